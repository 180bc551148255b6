/* The built-in variables of kernels, which a header that host sources share may name. */
#ifndef CU2CL_NVCC_DEVICE_LAUNCH_PARAMETERS_H
#define CU2CL_NVCC_DEVICE_LAUNCH_PARAMETERS_H
#pragma GCC system_header

#ifndef __DEVICE_LAUNCH_PARAMETERS_H__ /* programs test it */
#define __DEVICE_LAUNCH_PARAMETERS_H__
#endif

#include "vector_types.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const uint3 threadIdx, blockIdx;
extern const dim3 blockDim, gridDim;
extern const int warpSize;

#ifdef __cplusplus
}
#endif

#endif
