/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_CURAND_MTGP32DC_P_11213_H
#define CU2CL_NVCC_CURAND_MTGP32DC_P_11213_H
#pragma GCC system_header

#include "cu2cl/curand_mtgp32.h"

#endif
