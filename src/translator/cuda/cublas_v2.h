/* cuBLAS. */
#ifndef CU2CL_CUDA_CUBLAS_V2_H
#define CU2CL_CUDA_CUBLAS_V2_H
#define CUBLAS_V2_H_

#include "cublas_api.h"

#endif
