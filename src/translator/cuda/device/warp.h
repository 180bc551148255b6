/* Functions of a warp: shuffles, votes, matches, reductions. The forms without a mask were removed
 * by CUDA for newer devices. */
#ifndef CU2CL_CUDA_DEVICE_WARP_H
#define CU2CL_CUDA_DEVICE_WARP_H

#include "../host_defines.h"

#define CU2CL_SHUFFLE(type)                                                                        \
    __device__ type __shfl_sync(unsigned int __mask, type, int, int __width = 32);                 \
    __device__ type __shfl_up_sync(unsigned int __mask, type, unsigned int, int __width = 32);     \
    __device__ type __shfl_down_sync(unsigned int __mask, type, unsigned int, int __width = 32);   \
    __device__ type __shfl_xor_sync(unsigned int __mask, type, int, int __width = 32);             \
    __device__ type __shfl(type, int, int __width = 32);                                           \
    __device__ type __shfl_up(type, unsigned int, int __width = 32);                               \
    __device__ type __shfl_down(type, unsigned int, int __width = 32);                             \
    __device__ type __shfl_xor(type, int, int __width = 32);
CU2CL_SHUFFLE(int)
CU2CL_SHUFFLE(unsigned int)
CU2CL_SHUFFLE(long)
CU2CL_SHUFFLE(unsigned long)
CU2CL_SHUFFLE(long long)
CU2CL_SHUFFLE(unsigned long long)
CU2CL_SHUFFLE(float)
CU2CL_SHUFFLE(double)
#undef CU2CL_SHUFFLE

__device__ unsigned int __activemask(void);
__device__ int __any_sync(unsigned int, int);
__device__ int __all_sync(unsigned int, int);
__device__ int __uni_sync(unsigned int, int);
__device__ unsigned int __ballot_sync(unsigned int, int);
__device__ int __any(int);
__device__ int __all(int);
__device__ unsigned int __ballot(int);

#define CU2CL_MATCH(type)                                                                          \
    __device__ unsigned int __match_any_sync(unsigned int, type);                                  \
    __device__ unsigned int __match_all_sync(unsigned int, type, int *);
CU2CL_MATCH(int)
CU2CL_MATCH(unsigned int)
CU2CL_MATCH(long)
CU2CL_MATCH(unsigned long)
CU2CL_MATCH(long long)
CU2CL_MATCH(unsigned long long)
CU2CL_MATCH(float)
CU2CL_MATCH(double)
#undef CU2CL_MATCH

__device__ int __reduce_add_sync(unsigned int, int);
__device__ unsigned int __reduce_add_sync(unsigned int, unsigned int);
__device__ int __reduce_min_sync(unsigned int, int);
__device__ unsigned int __reduce_min_sync(unsigned int, unsigned int);
__device__ int __reduce_max_sync(unsigned int, int);
__device__ unsigned int __reduce_max_sync(unsigned int, unsigned int);
__device__ unsigned int __reduce_and_sync(unsigned int, unsigned int);
__device__ unsigned int __reduce_or_sync(unsigned int, unsigned int);
__device__ unsigned int __reduce_xor_sync(unsigned int, unsigned int);

#endif
