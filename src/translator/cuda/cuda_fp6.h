/* Numbers of 6 bits. Their functions have bodies, which kernels that use them get. */
#ifndef CU2CL_CUDA_FP6_H
#define CU2CL_CUDA_FP6_H
#define __CUDA_FP6_H__

#include "cuda_fp8.h"
#include <cu2cl/float6.h>

#endif
