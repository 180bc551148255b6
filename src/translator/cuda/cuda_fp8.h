/* Numbers of 8 bits. Their functions have bodies, which kernels that use them get. */
#ifndef CU2CL_CUDA_FP8_H
#define CU2CL_CUDA_FP8_H
#define __CUDA_FP8_H__

#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include <cu2cl/float8.h>

#endif
