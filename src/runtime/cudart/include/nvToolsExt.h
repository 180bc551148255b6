/* NVTX where version 2 had it. */
#ifndef CU2CL_NVCC_NVTOOLSEXT_H_TOP
#define CU2CL_NVCC_NVTOOLSEXT_H_TOP
#pragma GCC system_header

#include "nvtx3/nvToolsExt.h"

#endif
