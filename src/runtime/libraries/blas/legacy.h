/* The old API: one handle, and letters for what is chosen. */
#ifndef CU2CL_RT_BLAS_LEGACY_H
#define CU2CL_RT_BLAS_LEGACY_H

#include "libraries/blas/blas.h"

/* The handle of the program; NULL before cublasInit. */
#define the_handle rt_blas_the_handle
cublasHandle_t rt_blas_the_handle(void);
/* Keeps an error for cublasGetError. */
#define note rt_blas_note
void rt_blas_note(cublasStatus_t status);

/* Other letters become what no function takes. */
static inline cublasOperation_t operation_of(char letter)
{
    return letter == 'n' || letter == 'N'   ? CUBLAS_OP_N
           : letter == 't' || letter == 'T' ? CUBLAS_OP_T
           : letter == 'c' || letter == 'C' ? CUBLAS_OP_C
                                            : (cublasOperation_t)-1;
}

static inline cublasFillMode_t fill_of(char letter)
{
    return letter == 'l' || letter == 'L'   ? CUBLAS_FILL_MODE_LOWER
           : letter == 'u' || letter == 'U' ? CUBLAS_FILL_MODE_UPPER
                                            : (cublasFillMode_t)-1;
}

static inline cublasDiagType_t diagonal_of(char letter)
{
    return letter == 'u' || letter == 'U' ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
}

static inline cublasSideMode_t side_of(char letter)
{
    return letter == 'r' || letter == 'R' ? CUBLAS_SIDE_RIGHT : CUBLAS_SIDE_LEFT;
}

#endif
