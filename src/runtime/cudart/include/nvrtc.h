/* NVRTC for host sources that are not ported. */
#ifndef CU2CL_NVCC_NVRTC_H
#define CU2CL_NVCC_NVRTC_H
#pragma GCC system_header

#include "cu2cl_cuda/nvrtc_names.h"
#include "cu2cl_cuda/nvrtc_functions.h"
#include "cu2cl_cuda/nvrtc_refused.h"

#endif
