/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_CUDA_FP8_H
#define CU2CL_NVCC_CUDA_FP8_H
#pragma GCC system_header

#include "cu2cl/float8.h"

#endif
