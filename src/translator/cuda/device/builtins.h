/* The built-in variables. Plain variables, unlike clang's own: those are properties, whose
 * component gets lost in libclang. */
#ifndef CU2CL_CUDA_DEVICE_BUILTINS_H
#define CU2CL_CUDA_DEVICE_BUILTINS_H

#include "../vector_types.h"

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
extern const __device__ int warpSize;

#endif
