/* cuBLAS: what stands for it.
 *
 * A layer over the runtime's public API. */
#ifndef CU2CL_RT_BLAS_H
#define CU2CL_RT_BLAS_H

#pragma GCC visibility push(default)
#include <cu2cl/blas.h>
#pragma GCC visibility pop

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cublasContext {
    cu2clStream_t stream;
    cublasMath_t math_mode;
    cublasPointerMode_t pointer_mode;
    cublasAtomicsMode_t atomics_mode;
};

#endif
