/* Macros of the declarations of the runtime API. */
#ifndef CU2CL_CUDA_RUNTIME_API_MACROS_H
#define CU2CL_CUDA_RUNTIME_API_MACROS_H

#include "../host_defines.h"

/* A default argument, which C has not. */
#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
#else
#define CU2CL_DEFAULT(value)
#endif

/* Functions that kernels may call, too (dynamic parallelism). */
#define CU2CL_BOTH   __host__ __device__
#define CU2CL_DEVICE __device__

#endif
