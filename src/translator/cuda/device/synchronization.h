/* Barriers, fences, clocks, and what stops or prints. */
#ifndef CU2CL_CUDA_DEVICE_SYNCHRONIZATION_H
#define CU2CL_CUDA_DEVICE_SYNCHRONIZATION_H

#include "../vector_types.h"

extern "C" {
__device__ void __syncthreads(void);
__device__ int __syncthreads_count(int);
__device__ int __syncthreads_and(int);
__device__ int __syncthreads_or(int);
__device__ void __syncwarp(unsigned int __mask = 0xffffffff);
__device__ void __threadfence(void);
__device__ void __threadfence_block(void);
__device__ void __threadfence_system(void);

__device__ void __nanosleep(unsigned int);
__device__ void __trap(void);
__device__ void __brkpt(void);
__device__ void __prof_trigger(int);
__device__ int printf(const char *, ...);
__device__ void __assertfail(const char *, const char *, unsigned int, const char *, size_t);
__device__ void __assert_fail(const char *, const char *, unsigned int, const char *);
}

__device__ long clock(void);
__device__ long long clock64(void);
__device__ unsigned long long globaltimer(void);

/* Programmatic dependent launch, and clusters of blocks. */
__device__ void cudaTriggerProgrammaticLaunchCompletion(void);
__device__ void cudaGridDependencySynchronize(void);
__device__ void __cluster_barrier_arrive(void);
__device__ void __cluster_barrier_arrive_relaxed(void);
__device__ void __cluster_barrier_wait(void);
__device__ dim3 __clusterDim(void);
__device__ dim3 __clusterIdx(void);
__device__ dim3 __clusterGridDimInClusters(void);
__device__ dim3 __clusterRelativeBlockIdx(void);
__device__ unsigned int __clusterRelativeBlockRank(void);
__device__ unsigned int __clusterSizeInBlocks(void);

#endif
