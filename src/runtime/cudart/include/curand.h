/* cuRAND's host interface for host sources that are not ported. */
#ifndef CU2CL_NVCC_CURAND_H
#define CU2CL_NVCC_CURAND_H
#pragma GCC system_header

#include "cuda_runtime.h"
#include "cu2cl/curand_types.h"
#include "cu2cl_cuda/random_functions.h"
#include "cu2cl_cuda/random_refused.h"

#endif
