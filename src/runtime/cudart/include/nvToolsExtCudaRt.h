/* NVTX where version 2 had it. */
#ifndef CU2CL_NVCC_NVTOOLSEXTCUDART_H
#define CU2CL_NVCC_NVTOOLSEXTCUDART_H
#pragma GCC system_header

#include "nvtx3/nvToolsExtCudaRt.h"

#endif
