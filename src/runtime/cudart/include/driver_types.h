/* The types and constants of CUDA's runtime API. */
#ifndef CU2CL_NVCC_DRIVER_TYPES_H
#define CU2CL_NVCC_DRIVER_TYPES_H
#pragma GCC system_header

#include "vector_types.h"
#include "cu2cl_cuda/runtime_names.h"

#define make_cudaExtent     make_cu2clExtent
#define make_cudaPitchedPtr make_cu2clPitchedPtr
#define make_cudaPos        make_cu2clPos

#endif
