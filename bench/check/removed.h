/* What CUDA 13 removed and Rodinia uses, for nvcc: `-include removed.h`. */
#ifndef CU2CL_BENCH_REMOVED_H
#define CU2CL_BENCH_REMOVED_H

#ifdef __cplusplus
#include <cuda_runtime.h>
#else
#include <cuda_runtime_api.h>
#endif

#if CUDART_VERSION >= 13000
#define cudaThreadSynchronize cudaDeviceSynchronize
#define cudaThreadExit        cudaDeviceReset
#define clockRate             l2CacheSize      /* printed, or compared with each other, only */
#define deviceOverlap         asyncEngineCount /* overlap: an engine that copies */
#define computeMode           integrated       /* 0: programs may use the device */
#endif

#endif
