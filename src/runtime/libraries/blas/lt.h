/* cuBLASLt: what lies in its opaque structures. */
#ifndef CU2CL_RT_BLAS_LT_H
#define CU2CL_RT_BLAS_LT_H

#include "libraries/blas/blas.h"

#pragma GCC visibility push(default)
#include <cu2cl/blas_lt.h>
#pragma GCC visibility pop

struct rt_blas_layout {
    uint32_t type, order;
    uint64_t rows, columns;
    int64_t ld;
    int32_t count;
    int64_t stride;
};

struct rt_blas_matmul {
    uint32_t compute, scale, pointer_mode, trans_a, trans_b, trans_c, fill, epilogue;
    uint32_t bias_type, aux_type; /* UINT32_MAX: as D, or of the scalars for bytes */
    const void *bias;
    void *aux;
    int64_t aux_ld, bias_stride, aux_stride;
    int32_t processors; /* and this one: kept only */
    int8_t is_fast;
    const float *scale_a, *scale_b, *scale_c, *scale_d, *scale_aux; /* of the device; NULL: 1 */
    float *largest_d, *largest_aux; /* set to the largest size before the scale; NULL: not asked */
    uint32_t mode_a, mode_b, mode_c, mode_d;
};

struct rt_blas_preference {
    uint32_t search, reductions, align_a, align_b, align_c, align_d;
    uint64_t workspace, kinds;
    float waves;
};

struct rt_blas_transform {
    uint32_t scale, pointer_mode, trans_a, trans_b;
};

/* The handle is cuBLAS's. */
static inline cublasHandle_t rt_blas_lt_handle(cublasLtHandle_t handle)
{
    return (cublasHandle_t)(void *)handle;
}

#endif
