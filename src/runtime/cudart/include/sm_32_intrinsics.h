/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_SM_32_INTRINSICS_H
#define CU2CL_NVCC_SM_32_INTRINSICS_H
#pragma GCC system_header

#include "cuda_runtime.h"

#endif
