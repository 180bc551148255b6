/* Complex numbers as vectors of two. */
#ifndef CU2CL_CUDA_CUCOMPLEX_H
#define CU2CL_CUDA_CUCOMPLEX_H
#define CU_COMPLEX_H_

#include "cuda_runtime.h"

#include <math.h>

typedef float2 cuFloatComplex;
typedef cuFloatComplex cuComplex;
typedef double2 cuDoubleComplex;

#define CU2CL_COMPLEX(type, real, name, ending)                                                    \
    __host__ __device__ type make_##name(real, real);                                              \
    __host__ __device__ real cuCreal##ending(type);                                                \
    __host__ __device__ real cuCimag##ending(type);                                                \
    __host__ __device__ real cuCabs##ending(type);                                                 \
    __host__ __device__ type cuConj##ending(type);                                                 \
    __host__ __device__ type cuCadd##ending(type, type);                                           \
    __host__ __device__ type cuCsub##ending(type, type);                                           \
    __host__ __device__ type cuCmul##ending(type, type);                                           \
    __host__ __device__ type cuCdiv##ending(type, type);                                           \
    __host__ __device__ type cuCfma##ending(type, type, type);
CU2CL_COMPLEX(cuFloatComplex, float, cuFloatComplex, f)
CU2CL_COMPLEX(cuDoubleComplex, double, cuDoubleComplex, )
#undef CU2CL_COMPLEX
__host__ __device__ cuComplex make_cuComplex(float, float);
__host__ __device__ cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex);
__host__ __device__ cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex);

#endif
