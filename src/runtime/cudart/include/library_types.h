/* Stands for CUDA's header of this name. */
#ifndef CU2CL_NVCC_LIBRARY_TYPES_H
#define CU2CL_NVCC_LIBRARY_TYPES_H
#pragma GCC system_header

#include "cu2cl/library_types.h"

#endif
