/* The profiler, by CUDA's driver API. */
#ifndef CU2CL_NVCC_CUDAPROFILER_H
#define CU2CL_NVCC_CUDAPROFILER_H
#pragma GCC system_header

#include "cuda.h"

#endif
