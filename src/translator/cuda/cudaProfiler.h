/* The profiler, by both APIs. */
#ifndef CU2CL_CUDA_CUDAPROFILER_H
#define CU2CL_CUDA_CUDAPROFILER_H
#define cuda_profiler_H

#include "cuda.h"
#include "cuda_profiler_api.h"

#ifdef __cplusplus
extern "C" {
#endif
CUresult cuProfilerStart(void);
CUresult cuProfilerStop(void);
#ifdef __cplusplus
}
#endif

#endif
