/* Numbers of 4 bits. Their functions have bodies, which kernels that use them get. */
#ifndef CU2CL_CUDA_FP4_H
#define CU2CL_CUDA_FP4_H
#define __CUDA_FP4_H__

#include "cuda_fp6.h"
#include <cu2cl/float6.h>

#endif
