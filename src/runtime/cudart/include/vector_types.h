/* CUDA's vector types, dim3, and the functions that make vectors. */
#ifndef CU2CL_NVCC_VECTOR_TYPES_H
#define CU2CL_NVCC_VECTOR_TYPES_H
#pragma GCC system_header

#include "host_defines.h"
#include "cu2cl/vector_types.h"

#endif
