/* The states of cuRAND's generators, which host sources allocate and copy. */
#ifndef CU2CL_NVCC_CURAND_KERNEL_H
#define CU2CL_NVCC_CURAND_KERNEL_H
#pragma GCC system_header

#include "curand.h"
#include "cu2cl/curand_kernel.h"

#endif
