/* Stands for CUDA's header of this name. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_NVCC_VECTOR_FUNCTIONS_HPP
#define CU2CL_NVCC_VECTOR_FUNCTIONS_HPP
#pragma GCC system_header

#include "vector_types.h"

#endif
