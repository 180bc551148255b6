/* The functions of cuBLAS: each calls one for all types.
 * Made by scripts/blas_names.py; not edited by hand. */
#include "libraries/blas/blas.h"

cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_S, n, x, incx, result);
}

cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
                                 float *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_S, n, x, incx, result);
}

cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx,
                              double *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_D, n, x, incx, result);
}

cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
                                 double *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_D, n, x, incx, result);
}

cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                               float *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_C, n, x, incx, result);
}

cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
                                  int64_t incx, float *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_C, n, x, incx, result);
}

cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                               double *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_Z, n, x, incx, result);
}

cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                  int64_t incx, double *result)
{
    return rt_blas_nrm2(handle, RT_BLAS_Z, n, x, incx, result);
}

cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)
{
    return rt_blas_asum(handle, RT_BLAS_S, n, x, incx, result);
}

cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
                                 float *result)
{
    return rt_blas_asum(handle, RT_BLAS_S, n, x, incx, result);
}

cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx,
                              double *result)
{
    return rt_blas_asum(handle, RT_BLAS_D, n, x, incx, result);
}

cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
                                 double *result)
{
    return rt_blas_asum(handle, RT_BLAS_D, n, x, incx, result);
}

cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                               float *result)
{
    return rt_blas_asum(handle, RT_BLAS_C, n, x, incx, result);
}

cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
                                  int64_t incx, float *result)
{
    return rt_blas_asum(handle, RT_BLAS_C, n, x, incx, result);
}

cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                               double *result)
{
    return rt_blas_asum(handle, RT_BLAS_Z, n, x, incx, result);
}

cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                  int64_t incx, double *result)
{
    return rt_blas_asum(handle, RT_BLAS_Z, n, x, incx, result);
}

cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)
{
    return rt_blas_iamax(handle, RT_BLAS_S, false, n, x, incx, result);
}

cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
                                  int64_t *result)
{
    return rt_blas_iamax(handle, RT_BLAS_S, true, n, x, incx, result);
}

cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)
{
    return rt_blas_iamax(handle, RT_BLAS_D, false, n, x, incx, result);
}

cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
                                  int64_t *result)
{
    return rt_blas_iamax(handle, RT_BLAS_D, true, n, x, incx, result);
}

cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                               int *result)
{
    return rt_blas_iamax(handle, RT_BLAS_C, false, n, x, incx, result);
}

cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
                                  int64_t incx, int64_t *result)
{
    return rt_blas_iamax(handle, RT_BLAS_C, true, n, x, incx, result);
}

cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                               int *result)
{
    return rt_blas_iamax(handle, RT_BLAS_Z, false, n, x, incx, result);
}

cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                  int64_t incx, int64_t *result)
{
    return rt_blas_iamax(handle, RT_BLAS_Z, true, n, x, incx, result);
}

cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)
{
    return rt_blas_iamin(handle, RT_BLAS_S, false, n, x, incx, result);
}

cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
                                  int64_t *result)
{
    return rt_blas_iamin(handle, RT_BLAS_S, true, n, x, incx, result);
}

cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)
{
    return rt_blas_iamin(handle, RT_BLAS_D, false, n, x, incx, result);
}

cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
                                  int64_t *result)
{
    return rt_blas_iamin(handle, RT_BLAS_D, true, n, x, incx, result);
}

cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                               int *result)
{
    return rt_blas_iamin(handle, RT_BLAS_C, false, n, x, incx, result);
}

cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x,
                                  int64_t incx, int64_t *result)
{
    return rt_blas_iamin(handle, RT_BLAS_C, true, n, x, incx, result);
}

cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                               int *result)
{
    return rt_blas_iamin(handle, RT_BLAS_Z, false, n, x, incx, result);
}

cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                  int64_t incx, int64_t *result)
{
    return rt_blas_iamin(handle, RT_BLAS_Z, true, n, x, incx, result);
}

cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y,
                             int incy, float *result)
{
    return rt_blas_dot(handle, RT_BLAS_S, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
                                const float *y, int64_t incy, float *result)
{
    return rt_blas_dot(handle, RT_BLAS_S, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx,
                             const double *y, int incy, double *result)
{
    return rt_blas_dot(handle, RT_BLAS_D, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
                                const double *y, int64_t incy, double *result)
{
    return rt_blas_dot(handle, RT_BLAS_D, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                              const cuComplex *y, int incy, cuComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_C, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_C, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                              const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_Z, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_Z, false, n, x, incx, y, incy, result);
}

cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                              const cuComplex *y, int incy, cuComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_C, true, n, x, incx, y, incy, result);
}

cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_C, true, n, x, incx, y, incy, result);
}

cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                              const cuDoubleComplex *y, int incy, cuDoubleComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_Z, true, n, x, incx, y, incy, result);
}

cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *result)
{
    return rt_blas_dot(handle, RT_BLAS_Z, true, n, x, incx, y, incy, result);
}

cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)
{
    return rt_blas_scal(handle, RT_BLAS_S, false, n, alpha, x, incx);
}

cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x,
                                 int64_t incx)
{
    return rt_blas_scal(handle, RT_BLAS_S, false, n, alpha, x, incx);
}

cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x,
                              int incx)
{
    return rt_blas_scal(handle, RT_BLAS_D, false, n, alpha, x, incx);
}

cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x,
                                 int64_t incx)
{
    return rt_blas_scal(handle, RT_BLAS_D, false, n, alpha, x, incx);
}

cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x,
                              int incx)
{
    return rt_blas_scal(handle, RT_BLAS_C, false, n, alpha, x, incx);
}

cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
                                 cuComplex *x, int64_t incx)
{
    return rt_blas_scal(handle, RT_BLAS_C, false, n, alpha, x, incx);
}

cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
                              cuDoubleComplex *x, int incx)
{
    return rt_blas_scal(handle, RT_BLAS_Z, false, n, alpha, x, incx);
}

cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
                                 cuDoubleComplex *x, int64_t incx)
{
    return rt_blas_scal(handle, RT_BLAS_Z, false, n, alpha, x, incx);
}

cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x,
                               int incx)
{
    return rt_blas_scal(handle, RT_BLAS_C, true, n, alpha, x, incx);
}

cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
                                  cuComplex *x, int64_t incx)
{
    return rt_blas_scal(handle, RT_BLAS_C, true, n, alpha, x, incx);
}

cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha,
                               cuDoubleComplex *x, int incx)
{
    return rt_blas_scal(handle, RT_BLAS_Z, true, n, alpha, x, incx);
}

cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
                                  cuDoubleComplex *x, int64_t incx)
{
    return rt_blas_scal(handle, RT_BLAS_Z, true, n, alpha, x, incx);
}

cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x,
                              int incx, float *y, int incy)
{
    return rt_blas_axpy(handle, RT_BLAS_S, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha,
                                 const float *x, int64_t incx, float *y, int64_t incy)
{
    return rt_blas_axpy(handle, RT_BLAS_S, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x,
                              int incx, double *y, int incy)
{
    return rt_blas_axpy(handle, RT_BLAS_D, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha,
                                 const double *x, int64_t incx, double *y, int64_t incy)
{
    return rt_blas_axpy(handle, RT_BLAS_D, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha,
                              const cuComplex *x, int incx, cuComplex *y, int incy)
{
    return rt_blas_axpy(handle, RT_BLAS_C, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha,
                                 const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)
{
    return rt_blas_axpy(handle, RT_BLAS_C, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha,
                              const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)
{
    return rt_blas_axpy(handle, RT_BLAS_Z, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha,
                                 const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y,
                                 int64_t incy)
{
    return rt_blas_axpy(handle, RT_BLAS_Z, n, alpha, x, incx, y, incy);
}

cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y,
                              int incy)
{
    return rt_blas_copy(handle, RT_BLAS_S, n, x, incx, y, incy);
}

cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx,
                                 float *y, int64_t incy)
{
    return rt_blas_copy(handle, RT_BLAS_S, n, x, incx, y, incy);
}

cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y,
                              int incy)
{
    return rt_blas_copy(handle, RT_BLAS_D, n, x, incx, y, incy);
}

cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx,
                                 double *y, int64_t incy)
{
    return rt_blas_copy(handle, RT_BLAS_D, n, x, incx, y, incy);
}

cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx,
                              cuComplex *y, int incy)
{
    return rt_blas_copy(handle, RT_BLAS_C, n, x, incx, y, incy);
}

cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx,
                                 cuComplex *y, int64_t incy)
{
    return rt_blas_copy(handle, RT_BLAS_C, n, x, incx, y, incy);
}

cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_copy(handle, RT_BLAS_Z, n, x, incx, y, incy);
}

cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x,
                                 int64_t incx, cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_copy(handle, RT_BLAS_Z, n, x, incx, y, incy);
}

cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)
{
    return rt_blas_swap(handle, RT_BLAS_S, n, x, incx, y, incy);
}

cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
                                 int64_t incy)
{
    return rt_blas_swap(handle, RT_BLAS_S, n, x, incx, y, incy);
}

cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
                              int incy)
{
    return rt_blas_swap(handle, RT_BLAS_D, n, x, incx, y, incy);
}

cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
                                 double *y, int64_t incy)
{
    return rt_blas_swap(handle, RT_BLAS_D, n, x, incx, y, incy);
}

cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
                              int incy)
{
    return rt_blas_swap(handle, RT_BLAS_C, n, x, incx, y, incy);
}

cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
                                 cuComplex *y, int64_t incy)
{
    return rt_blas_swap(handle, RT_BLAS_C, n, x, incx, y, incy);
}

cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_swap(handle, RT_BLAS_Z, n, x, incx, y, incy);
}

cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
                                 cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_swap(handle, RT_BLAS_Z, n, x, incx, y, incy);
}

cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
                             const float *c, const float *s)
{
    return rt_blas_rot(handle, RT_BLAS_S, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
                                int64_t incy, const float *c, const float *s)
{
    return rt_blas_rot(handle, RT_BLAS_S, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy,
                             const double *c, const double *s)
{
    return rt_blas_rot(handle, RT_BLAS_D, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
                                double *y, int64_t incy, const double *c, const double *s)
{
    return rt_blas_rot(handle, RT_BLAS_D, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
                             int incy, const float *c, const cuComplex *s)
{
    return rt_blas_rot(handle, RT_BLAS_C, false, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
                                cuComplex *y, int64_t incy, const float *c, const cuComplex *s)
{
    return rt_blas_rot(handle, RT_BLAS_C, false, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
                             cuDoubleComplex *y, int incy, const double *c,
                             const cuDoubleComplex *s)
{
    return rt_blas_rot(handle, RT_BLAS_Z, false, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
                                cuDoubleComplex *y, int64_t incy, const double *c,
                                const cuDoubleComplex *s)
{
    return rt_blas_rot(handle, RT_BLAS_Z, false, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y,
                              int incy, const float *c, const float *s)
{
    return rt_blas_rot(handle, RT_BLAS_C, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx,
                                 cuComplex *y, int64_t incy, const float *c, const float *s)
{
    return rt_blas_rot(handle, RT_BLAS_C, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx,
                              cuDoubleComplex *y, int incy, const double *c, const double *s)
{
    return rt_blas_rot(handle, RT_BLAS_Z, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
                                 cuDoubleComplex *y, int64_t incy, const double *c, const double *s)
{
    return rt_blas_rot(handle, RT_BLAS_Z, true, n, x, incx, y, incy, c, s);
}

cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)
{
    return rt_blas_rotg(handle, RT_BLAS_S, a, b, c, s);
}

cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)
{
    return rt_blas_rotg(handle, RT_BLAS_D, a, b, c, s);
}

cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c,
                              cuComplex *s)
{
    return rt_blas_rotg(handle, RT_BLAS_C, a, b, c, s);
}

cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b,
                              double *c, cuDoubleComplex *s)
{
    return rt_blas_rotg(handle, RT_BLAS_Z, a, b, c, s);
}

cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy,
                              const float *param)
{
    return rt_blas_rotm(handle, RT_BLAS_S, n, x, incx, y, incy, param);
}

cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y,
                                 int64_t incy, const float *param)
{
    return rt_blas_rotm(handle, RT_BLAS_S, n, x, incx, y, incy, param);
}

cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y,
                              int incy, const double *param)
{
    return rt_blas_rotm(handle, RT_BLAS_D, n, x, incx, y, incy, param);
}

cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx,
                                 double *y, int64_t incy, const double *param)
{
    return rt_blas_rotm(handle, RT_BLAS_D, n, x, incx, y, incy, param);
}

cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1,
                               const float *y1, float *param)
{
    return rt_blas_rotmg(handle, RT_BLAS_S, d1, d2, x1, y1, param);
}

cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1,
                               const double *y1, double *param)
{
    return rt_blas_rotmg(handle, RT_BLAS_D, d1, d2, x1, y1, param);
}

cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                              const float *alpha, const float *A, int lda, const float *x, int incx,
                              const float *beta, float *y, int incy)
{
    return rt_blas_gemv(handle, RT_BLAS_S, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, const float *alpha, const float *A, int64_t lda,
                                 const float *x, int64_t incx, const float *beta, float *y,
                                 int64_t incy)
{
    return rt_blas_gemv(handle, RT_BLAS_S, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                              const double *alpha, const double *A, int lda, const double *x,
                              int incx, const double *beta, double *y, int incy)
{
    return rt_blas_gemv(handle, RT_BLAS_D, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, const double *alpha, const double *A, int64_t lda,
                                 const double *x, int64_t incx, const double *beta, double *y,
                                 int64_t incy)
{
    return rt_blas_gemv(handle, RT_BLAS_D, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                              const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
                              int incy)
{
    return rt_blas_gemv(handle, RT_BLAS_C, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *x, int64_t incx, const cuComplex *beta,
                                 cuComplex *y, int64_t incy)
{
    return rt_blas_gemv(handle, RT_BLAS_C, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_gemv(handle, RT_BLAS_Z, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *x, int64_t incx,
                                 const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_gemv(handle, RT_BLAS_Z, trans, m, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl,
                              int ku, const float *alpha, const float *A, int lda, const float *x,
                              int incx, const float *beta, float *y, int incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_S, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, int64_t kl, int64_t ku, const float *alpha,
                                 const float *A, int64_t lda, const float *x, int64_t incx,
                                 const float *beta, float *y, int64_t incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_S, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl,
                              int ku, const double *alpha, const double *A, int lda,
                              const double *x, int incx, const double *beta, double *y, int incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_D, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, int64_t kl, int64_t ku, const double *alpha,
                                 const double *A, int64_t lda, const double *x, int64_t incx,
                                 const double *beta, double *y, int64_t incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_D, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl,
                              int ku, const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
                              int incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_C, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha,
                                 const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
                                 const cuComplex *beta, cuComplex *y, int64_t incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_C, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl,
                              int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                              int lda, const cuDoubleComplex *x, int incx,
                              const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_Z, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                 int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha,
                                 const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y,
                                 int64_t incy)
{
    return rt_blas_gbmv(handle, RT_BLAS_Z, trans, m, n, kl, ku, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const float *alpha, const float *A, int lda, const float *x, int incx,
                              const float *beta, float *y, int incy)
{
    return rt_blas_symv(handle, RT_BLAS_S, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const float *alpha, const float *A, int64_t lda, const float *x,
                                 int64_t incx, const float *beta, float *y, int64_t incy)
{
    return rt_blas_symv(handle, RT_BLAS_S, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const double *alpha, const double *A, int lda, const double *x,
                              int incx, const double *beta, double *y, int incy)
{
    return rt_blas_symv(handle, RT_BLAS_D, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const double *alpha, const double *A, int64_t lda, const double *x,
                                 int64_t incx, const double *beta, double *y, int64_t incy)
{
    return rt_blas_symv(handle, RT_BLAS_D, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
                              int incy)
{
    return rt_blas_symv(handle, RT_BLAS_C, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *x, int64_t incx, const cuComplex *beta,
                                 cuComplex *y, int64_t incy)
{
    return rt_blas_symv(handle, RT_BLAS_C, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_symv(handle, RT_BLAS_Z, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *x, int64_t incx,
                                 const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_symv(handle, RT_BLAS_Z, false, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
                              int incy)
{
    return rt_blas_symv(handle, RT_BLAS_C, true, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *x, int64_t incx, const cuComplex *beta,
                                 cuComplex *y, int64_t incy)
{
    return rt_blas_symv(handle, RT_BLAS_C, true, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_symv(handle, RT_BLAS_Z, true, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *x, int64_t incx,
                                 const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_symv(handle, RT_BLAS_Z, true, uplo, n, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
                              const float *alpha, const float *A, int lda, const float *x, int incx,
                              const float *beta, float *y, int incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_S, false, uplo, n, k, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
                                 const float *alpha, const float *A, int64_t lda, const float *x,
                                 int64_t incx, const float *beta, float *y, int64_t incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_S, false, uplo, n, k, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
                              const double *alpha, const double *A, int lda, const double *x,
                              int incx, const double *beta, double *y, int incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_D, false, uplo, n, k, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
                                 const double *alpha, const double *A, int64_t lda, const double *x,
                                 int64_t incx, const double *beta, double *y, int64_t incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_D, false, uplo, n, k, alpha, A, lda, x, incx, beta, y,
                        incy);
}

cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
                              const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
                              int incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_C, true, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *x, int64_t incx, const cuComplex *beta,
                                 cuComplex *y, int64_t incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_C, true, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_Z, true, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *x, int64_t incx,
                                 const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_sbmv(handle, RT_BLAS_Z, true, uplo, n, k, alpha, A, lda, x, incx, beta, y, incy);
}

cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const float *alpha, const float *AP, const float *x, int incx,
                              const float *beta, float *y, int incy)
{
    return rt_blas_spmv(handle, RT_BLAS_S, false, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const float *alpha, const float *AP, const float *x, int64_t incx,
                                 const float *beta, float *y, int64_t incy)
{
    return rt_blas_spmv(handle, RT_BLAS_S, false, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const double *alpha, const double *AP, const double *x, int incx,
                              const double *beta, double *y, int incy)
{
    return rt_blas_spmv(handle, RT_BLAS_D, false, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const double *alpha, const double *AP, const double *x,
                                 int64_t incx, const double *beta, double *y, int64_t incy)
{
    return rt_blas_spmv(handle, RT_BLAS_D, false, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuComplex *alpha, const cuComplex *AP, const cuComplex *x,
                              int incx, const cuComplex *beta, cuComplex *y, int incy)
{
    return rt_blas_spmv(handle, RT_BLAS_C, true, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuComplex *alpha, const cuComplex *AP, const cuComplex *x,
                                 int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)
{
    return rt_blas_spmv(handle, RT_BLAS_C, true, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *AP,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
                              cuDoubleComplex *y, int incy)
{
    return rt_blas_spmv(handle, RT_BLAS_Z, true, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *AP,
                                 const cuDoubleComplex *x, int64_t incx,
                                 const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)
{
    return rt_blas_spmv(handle, RT_BLAS_Z, true, uplo, n, alpha, AP, x, incx, beta, y, incy);
}

cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const float *A, int lda, float *x,
                              int incx)
{
    return rt_blas_trmv(handle, RT_BLAS_S, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const float *A, int64_t lda, float *x, int64_t incx)
{
    return rt_blas_trmv(handle, RT_BLAS_S, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const double *A, int lda, double *x,
                              int incx)
{
    return rt_blas_trmv(handle, RT_BLAS_D, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const double *A, int64_t lda, double *x, int64_t incx)
{
    return rt_blas_trmv(handle, RT_BLAS_D, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuComplex *A, int lda,
                              cuComplex *x, int incx)
{
    return rt_blas_trmv(handle, RT_BLAS_C, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)
{
    return rt_blas_trmv(handle, RT_BLAS_C, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
                              cuDoubleComplex *x, int incx)
{
    return rt_blas_trmv(handle, RT_BLAS_Z, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
                                 int64_t incx)
{
    return rt_blas_trmv(handle, RT_BLAS_Z, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const float *A, int lda,
                              float *x, int incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_S, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const float *A, int64_t lda, float *x, int64_t incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_S, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const double *A, int lda,
                              double *x, int incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_D, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const double *A, int64_t lda, double *x, int64_t incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_D, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
                              cuComplex *x, int incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_C, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
                                 int64_t incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_C, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
                              int lda, cuDoubleComplex *x, int incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_Z, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const cuDoubleComplex *A, int64_t lda,
                                 cuDoubleComplex *x, int64_t incx)
{
    return rt_blas_tbmv(handle, RT_BLAS_Z, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_S, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const float *AP, float *x, int64_t incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_S, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_D, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const double *AP, double *x, int64_t incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_D, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
                              int incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_C, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuComplex *AP, cuComplex *x, int64_t incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_C, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
                              cuDoubleComplex *x, int incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_Z, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)
{
    return rt_blas_tpmv(handle, RT_BLAS_Z, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const float *A, int lda, float *x,
                              int incx)
{
    return rt_blas_trsv(handle, RT_BLAS_S, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const float *A, int64_t lda, float *x, int64_t incx)
{
    return rt_blas_trsv(handle, RT_BLAS_S, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const double *A, int lda, double *x,
                              int incx)
{
    return rt_blas_trsv(handle, RT_BLAS_D, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const double *A, int64_t lda, double *x, int64_t incx)
{
    return rt_blas_trsv(handle, RT_BLAS_D, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuComplex *A, int lda,
                              cuComplex *x, int incx)
{
    return rt_blas_trsv(handle, RT_BLAS_C, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)
{
    return rt_blas_trsv(handle, RT_BLAS_C, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda,
                              cuDoubleComplex *x, int incx)
{
    return rt_blas_trsv(handle, RT_BLAS_Z, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x,
                                 int64_t incx)
{
    return rt_blas_trsv(handle, RT_BLAS_Z, uplo, trans, diag, n, A, lda, x, incx);
}

cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const float *A, int lda,
                              float *x, int incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_S, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const float *A, int64_t lda, float *x, int64_t incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_S, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const double *A, int lda,
                              double *x, int incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_D, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const double *A, int64_t lda, double *x, int64_t incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_D, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda,
                              cuComplex *x, int incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_C, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const cuComplex *A, int64_t lda, cuComplex *x,
                                 int64_t incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_C, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A,
                              int lda, cuDoubleComplex *x, int incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_Z, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 int64_t k, const cuDoubleComplex *A, int64_t lda,
                                 cuDoubleComplex *x, int64_t incx)
{
    return rt_blas_tbsv(handle, RT_BLAS_Z, uplo, trans, diag, n, k, A, lda, x, incx);
}

cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const float *AP, float *x, int incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_S, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const float *AP, float *x, int64_t incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_S, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const double *AP, double *x, int incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_D, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const double *AP, double *x, int64_t incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_D, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x,
                              int incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_C, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuComplex *AP, cuComplex *x, int64_t incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_C, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              cublasDiagType_t diag, int n, const cuDoubleComplex *AP,
                              cuDoubleComplex *x, int incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_Z, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, cublasDiagType_t diag, int64_t n,
                                 const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)
{
    return rt_blas_tpsv(handle, RT_BLAS_Z, uplo, trans, diag, n, AP, x, incx);
}

cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha,
                             const float *x, int incx, const float *y, int incy, float *A, int lda)
{
    return rt_blas_ger(handle, RT_BLAS_S, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha,
                                const float *x, int64_t incx, const float *y, int64_t incy,
                                float *A, int64_t lda)
{
    return rt_blas_ger(handle, RT_BLAS_S, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha,
                             const double *x, int incx, const double *y, int incy, double *A,
                             int lda)
{
    return rt_blas_ger(handle, RT_BLAS_D, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha,
                                const double *x, int64_t incx, const double *y, int64_t incy,
                                double *A, int64_t lda)
{
    return rt_blas_ger(handle, RT_BLAS_D, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
                              const cuComplex *x, int incx, const cuComplex *y, int incy,
                              cuComplex *A, int lda)
{
    return rt_blas_ger(handle, RT_BLAS_C, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
                                 const cuComplex *alpha, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    return rt_blas_ger(handle, RT_BLAS_C, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
                              int incy, cuDoubleComplex *A, int lda)
{
    return rt_blas_ger(handle, RT_BLAS_Z, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *A, int64_t lda)
{
    return rt_blas_ger(handle, RT_BLAS_Z, false, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha,
                              const cuComplex *x, int incx, const cuComplex *y, int incy,
                              cuComplex *A, int lda)
{
    return rt_blas_ger(handle, RT_BLAS_C, true, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
                                 const cuComplex *alpha, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    return rt_blas_ger(handle, RT_BLAS_C, true, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha,
                              const cuDoubleComplex *x, int incx, const cuDoubleComplex *y,
                              int incy, cuDoubleComplex *A, int lda)
{
    return rt_blas_ger(handle, RT_BLAS_Z, true, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *A, int64_t lda)
{
    return rt_blas_ger(handle, RT_BLAS_Z, true, m, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const float *alpha, const float *x, int incx, float *A, int lda)
{
    return rt_blas_syr(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const float *alpha, const float *x, int64_t incx, float *A,
                                int64_t lda)
{
    return rt_blas_syr(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const double *alpha, const double *x, int incx, double *A, int lda)
{
    return rt_blas_syr(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const double *alpha, const double *x, int64_t incx, double *A,
                                int64_t lda)
{
    return rt_blas_syr(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A,
                             int lda)
{
    return rt_blas_syr(handle, RT_BLAS_C, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const cuComplex *alpha, const cuComplex *x, int64_t incx,
                                cuComplex *A, int64_t lda)
{
    return rt_blas_syr(handle, RT_BLAS_C, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
                             cuDoubleComplex *A, int lda)
{
    return rt_blas_syr(handle, RT_BLAS_Z, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const cuDoubleComplex *alpha, const cuDoubleComplex *x,
                                int64_t incx, cuDoubleComplex *A, int64_t lda)
{
    return rt_blas_syr(handle, RT_BLAS_Z, false, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const float *alpha, const cuComplex *x, int incx, cuComplex *A,
                             int lda)
{
    return rt_blas_syr(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A,
                                int64_t lda)
{
    return rt_blas_syr(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const double *alpha, const cuDoubleComplex *x, int incx,
                             cuDoubleComplex *A, int lda)
{
    return rt_blas_syr(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const double *alpha, const cuDoubleComplex *x, int64_t incx,
                                cuDoubleComplex *A, int64_t lda)
{
    return rt_blas_syr(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, A, lda);
}

cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const float *alpha, const float *x, int incx, float *AP)
{
    return rt_blas_spr(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const float *alpha, const float *x, int64_t incx, float *AP)
{
    return rt_blas_spr(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const double *alpha, const double *x, int incx, double *AP)
{
    return rt_blas_spr(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const double *alpha, const double *x, int64_t incx, double *AP)
{
    return rt_blas_spr(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const float *alpha, const cuComplex *x, int incx, cuComplex *AP)
{
    return rt_blas_spr(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)
{
    return rt_blas_spr(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                             const double *alpha, const cuDoubleComplex *x, int incx,
                             cuDoubleComplex *AP)
{
    return rt_blas_spr(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                const double *alpha, const cuDoubleComplex *x, int64_t incx,
                                cuDoubleComplex *AP)
{
    return rt_blas_spr(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, AP);
}

cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const float *alpha, const float *x, int incx, const float *y,
                              int incy, float *A, int lda)
{
    return rt_blas_syr2(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const float *alpha, const float *x, int64_t incx, const float *y,
                                 int64_t incy, float *A, int64_t lda)
{
    return rt_blas_syr2(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const double *alpha, const double *x, int incx, const double *y,
                              int incy, double *A, int lda)
{
    return rt_blas_syr2(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const double *alpha, const double *x, int64_t incx,
                                 const double *y, int64_t incy, double *A, int64_t lda)
{
    return rt_blas_syr2(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuComplex *alpha, const cuComplex *x, int incx,
                              const cuComplex *y, int incy, cuComplex *A, int lda)
{
    return rt_blas_syr2(handle, RT_BLAS_C, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuComplex *alpha, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    return rt_blas_syr2(handle, RT_BLAS_C, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
                              const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)
{
    return rt_blas_syr2(handle, RT_BLAS_Z, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *A, int64_t lda)
{
    return rt_blas_syr2(handle, RT_BLAS_Z, false, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuComplex *alpha, const cuComplex *x, int incx,
                              const cuComplex *y, int incy, cuComplex *A, int lda)
{
    return rt_blas_syr2(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuComplex *alpha, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)
{
    return rt_blas_syr2(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
                              const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)
{
    return rt_blas_syr2(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *A, int64_t lda)
{
    return rt_blas_syr2(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, y, incy, A, lda);
}

cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const float *alpha, const float *x, int incx, const float *y,
                              int incy, float *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const float *alpha, const float *x, int64_t incx, const float *y,
                                 int64_t incy, float *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_S, false, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const double *alpha, const double *x, int incx, const double *y,
                              int incy, double *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const double *alpha, const double *x, int64_t incx,
                                 const double *y, int64_t incy, double *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_D, false, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuComplex *alpha, const cuComplex *x, int incx,
                              const cuComplex *y, int incy, cuComplex *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuComplex *alpha, const cuComplex *x, int64_t incx,
                                 const cuComplex *y, int64_t incy, cuComplex *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_C, true, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx,
                              const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *x,
                                 int64_t incx, const cuDoubleComplex *y, int64_t incy,
                                 cuDoubleComplex *AP)
{
    return rt_blas_spr2(handle, RT_BLAS_Z, true, uplo, n, alpha, x, incx, y, incy, AP);
}

cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int m, int n, int k, const float *alpha,
                              const float *A, int lda, const float *B, int ldb, const float *beta,
                              float *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_S, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
                                 cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                 const float *alpha, const float *A, int64_t lda, const float *B,
                                 int64_t ldb, const float *beta, float *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_S, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int m, int n, int k, const double *alpha,
                              const double *A, int lda, const double *B, int ldb,
                              const double *beta, double *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_D, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
                                 cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                 const double *alpha, const double *A, int64_t lda, const double *B,
                                 int64_t ldb, const double *beta, double *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_D, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
                              const cuComplex *A, int lda, const cuComplex *B, int ldb,
                              const cuComplex *beta, cuComplex *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
                                 cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *B, int64_t ldb, const cuComplex *beta,
                                 cuComplex *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int m, int n, int k,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta,
                              cuDoubleComplex *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa,
                                 cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *B, int64_t ldb,
                                 const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa,
                             cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
                             const cuComplex *A, int lda, const cuComplex *B, int ldb,
                             const cuComplex *beta, cuComplex *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
                                cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                const cuComplex *B, int64_t ldb, const cuComplex *beta,
                                cuComplex *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa,
                             cublasOperation_t transb, int m, int n, int k,
                             const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                             const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta,
                             cuDoubleComplex *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa,
                                cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
                                const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
                                cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa,
                           cublasOperation_t transb, int m, int n, int k, const __half *alpha,
                           const __half *A, int lda, const __half *B, int ldb, const __half *beta,
                           __half *C, int ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_H, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                              const __half *alpha, const __half *A, int64_t lda, const __half *B,
                              int64_t ldb, const __half *beta, __half *C, int64_t ldc)
{
    return rt_blas_gemm(handle, RT_BLAS_H, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              int m, int n, const float *alpha, const float *A, int lda,
                              const float *B, int ldb, const float *beta, float *C, int ldc)
{
    return rt_blas_symm(handle, RT_BLAS_S, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha,
                                 const float *A, int64_t lda, const float *B, int64_t ldb,
                                 const float *beta, float *C, int64_t ldc)
{
    return rt_blas_symm(handle, RT_BLAS_S, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              int m, int n, const double *alpha, const double *A, int lda,
                              const double *B, int ldb, const double *beta, double *C, int ldc)
{
    return rt_blas_symm(handle, RT_BLAS_D, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha,
                                 const double *A, int64_t lda, const double *B, int64_t ldb,
                                 const double *beta, double *C, int64_t ldc)
{
    return rt_blas_symm(handle, RT_BLAS_D, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C,
                              int ldc)
{
    return rt_blas_symm(handle, RT_BLAS_C, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, int64_t m, int64_t n,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *B, int64_t ldb, const cuComplex *beta,
                                 cuComplex *C, int64_t ldc)
{
    return rt_blas_symm(handle, RT_BLAS_C, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                              int lda, const cuDoubleComplex *B, int ldb,
                              const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    return rt_blas_symm(handle, RT_BLAS_Z, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, int64_t m, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *B, int64_t ldb,
                                 const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_symm(handle, RT_BLAS_Z, false, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C,
                              int ldc)
{
    return rt_blas_symm(handle, RT_BLAS_C, true, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, int64_t m, int64_t n,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *B, int64_t ldb, const cuComplex *beta,
                                 cuComplex *C, int64_t ldc)
{
    return rt_blas_symm(handle, RT_BLAS_C, true, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                              int lda, const cuDoubleComplex *B, int ldb,
                              const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    return rt_blas_symm(handle, RT_BLAS_Z, true, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, int64_t m, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *B, int64_t ldb,
                                 const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_symm(handle, RT_BLAS_Z, true, side, uplo, m, n, alpha, A, lda, B, ldb, beta, C,
                        ldc);
}

cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              int n, int k, const float *alpha, const float *A, int lda,
                              const float *beta, float *C, int ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_S, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
                                 const float *A, int64_t lda, const float *beta, float *C,
                                 int64_t ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_S, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              int n, int k, const double *alpha, const double *A, int lda,
                              const double *beta, double *C, int ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_D, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, int64_t n, int64_t k, const double *alpha,
                                 const double *A, int64_t lda, const double *beta, double *C,
                                 int64_t ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_D, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *beta, cuComplex *C, int ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, int64_t n, int64_t k,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *beta, cuComplex *C, int64_t ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                              int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_Z, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, int64_t n, int64_t k,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
                                 int64_t ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_Z, false, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              int n, int k, const float *alpha, const cuComplex *A, int lda,
                              const float *beta, cuComplex *C, int ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
                                 const cuComplex *A, int64_t lda, const float *beta, cuComplex *C,
                                 int64_t ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                              int n, int k, const double *alpha, const cuDoubleComplex *A, int lda,
                              const double *beta, cuDoubleComplex *C, int ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_Z, true, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                 cublasOperation_t trans, int64_t n, int64_t k, const double *alpha,
                                 const cuDoubleComplex *A, int64_t lda, const double *beta,
                                 cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_syrk(handle, RT_BLAS_Z, true, uplo, trans, n, k, alpha, A, lda, beta, C, ldc);
}

cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const float *alpha,
                               const float *A, int lda, const float *B, int ldb, const float *beta,
                               float *C, int ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_S, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
                                  const float *A, int64_t lda, const float *B, int64_t ldb,
                                  const float *beta, float *C, int64_t ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_S, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const double *alpha,
                               const double *A, int lda, const double *B, int ldb,
                               const double *beta, double *C, int ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_D, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k,
                                  const double *alpha, const double *A, int64_t lda,
                                  const double *B, int64_t ldb, const double *beta, double *C,
                                  int64_t ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_D, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const cuComplex *alpha,
                               const cuComplex *A, int lda, const cuComplex *B, int ldb,
                               const cuComplex *beta, cuComplex *C, int ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k,
                                  const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                  const cuComplex *B, int64_t ldb, const cuComplex *beta,
                                  cuComplex *C, int64_t ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
                               const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
                               const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_Z, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k,
                                  const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                  int64_t lda, const cuDoubleComplex *B, int64_t ldb,
                                  const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_Z, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const cuComplex *alpha,
                               const cuComplex *A, int lda, const cuComplex *B, int ldb,
                               const float *beta, cuComplex *C, int ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k,
                                  const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                  const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C,
                                  int64_t ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha,
                               const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
                               const double *beta, cuDoubleComplex *C, int ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_Z, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k,
                                  const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                  int64_t lda, const cuDoubleComplex *B, int64_t ldb,
                                  const double *beta, cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_syr2k(handle, RT_BLAS_Z, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                            int n, int k, const float *alpha, const float *A, int lda,
                            const float *B, int ldb, const float *beta, float *C, int ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_S, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
                               const float *A, int64_t lda, const float *B, int64_t ldb,
                               const float *beta, float *C, int64_t ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_S, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                            int n, int k, const double *alpha, const double *A, int lda,
                            const double *B, int ldb, const double *beta, double *C, int ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_D, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int64_t n, int64_t k, const double *alpha,
                               const double *A, int64_t lda, const double *B, int64_t ldb,
                               const double *beta, double *C, int64_t ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_D, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                            int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
                            const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C,
                            int ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int64_t n, int64_t k,
                               const cuComplex *alpha, const cuComplex *A, int64_t lda,
                               const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C,
                               int64_t ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                            int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                            int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta,
                            cuDoubleComplex *C, int ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_Z, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int64_t n, int64_t k,
                               const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
                               const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta,
                               cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_Z, false, uplo, trans, n, k, alpha, A, lda, B, ldb, beta,
                         C, ldc);
}

cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                            int n, int k, const cuComplex *alpha, const cuComplex *A, int lda,
                            const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int64_t n, int64_t k,
                               const cuComplex *alpha, const cuComplex *A, int64_t lda,
                               const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C,
                               int64_t ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                            int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                            int lda, const cuDoubleComplex *B, int ldb, const double *beta,
                            cuDoubleComplex *C, int ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_Z, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int64_t n, int64_t k,
                               const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
                               const cuDoubleComplex *B, int64_t ldb, const double *beta,
                               cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_syrkx(handle, RT_BLAS_Z, true, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C,
                         ldc);
}

cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const float *alpha, const float *A, int lda, float *B, int ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_S, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
                                 const float *A, int64_t lda, float *B, int64_t ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_S, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const double *alpha, const double *A, int lda, double *B, int ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_D, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
                                 const double *A, int64_t lda, double *B, int64_t ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_D, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B,
                              int ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_C, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 cuComplex *B, int64_t ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_C, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              cuDoubleComplex *B, int ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_Z, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, cuDoubleComplex *B, int64_t ldb)
{
    return rt_blas_trsm(handle, RT_BLAS_Z, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb);
}

cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const float *alpha, const float *A, int lda, const float *B, int ldb,
                              float *C, int ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_S, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha,
                                 const float *A, int64_t lda, const float *B, int64_t ldb, float *C,
                                 int64_t ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_S, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const double *alpha, const double *A, int lda, const double *B,
                              int ldb, double *C, int ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_D, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha,
                                 const double *A, int64_t lda, const double *B, int64_t ldb,
                                 double *C, int64_t ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_D, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const cuComplex *alpha, const cuComplex *A, int lda,
                              const cuComplex *B, int ldb, cuComplex *C, int ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_C, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n,
                                 const cuComplex *alpha, const cuComplex *A, int64_t lda,
                                 const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_C, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
                              cublasOperation_t trans, cublasDiagType_t diag, int m, int n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda,
                              const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_Z, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side,
                                 cublasFillMode_t uplo, cublasOperation_t trans,
                                 cublasDiagType_t diag, int64_t m, int64_t n,
                                 const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                 int64_t lda, const cuDoubleComplex *B, int64_t ldb,
                                 cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_trmm(handle, RT_BLAS_Z, side, uplo, trans, diag, m, n, alpha, A, lda, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
                                  cublasOperation_t transb, int m, int n, int k, const float *alpha,
                                  const float *const Aarray[], int lda, const float *const Barray[],
                                  int ldb, const float *beta, float *const Carray[], int ldc,
                                  int count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_S, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                     cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                     const float *alpha, const float *const Aarray[], int64_t lda,
                                     const float *const Barray[], int64_t ldb, const float *beta,
                                     float *const Carray[], int64_t ldc, int64_t count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_S, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
                                  cublasOperation_t transb, int m, int n, int k,
                                  const double *alpha, const double *const Aarray[], int lda,
                                  const double *const Barray[], int ldb, const double *beta,
                                  double *const Carray[], int ldc, int count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_D, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                     cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                     const double *alpha, const double *const Aarray[], int64_t lda,
                                     const double *const Barray[], int64_t ldb, const double *beta,
                                     double *const Carray[], int64_t ldc, int64_t count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_D, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
                                  cublasOperation_t transb, int m, int n, int k,
                                  const cuComplex *alpha, const cuComplex *const Aarray[], int lda,
                                  const cuComplex *const Barray[], int ldb, const cuComplex *beta,
                                  cuComplex *const Carray[], int ldc, int count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_C, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                     cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                     const cuComplex *alpha, const cuComplex *const Aarray[],
                                     int64_t lda, const cuComplex *const Barray[], int64_t ldb,
                                     const cuComplex *beta, cuComplex *const Carray[], int64_t ldc,
                                     int64_t count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_C, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
                                  cublasOperation_t transb, int m, int n, int k,
                                  const cuDoubleComplex *alpha,
                                  const cuDoubleComplex *const Aarray[], int lda,
                                  const cuDoubleComplex *const Barray[], int ldb,
                                  const cuDoubleComplex *beta, cuDoubleComplex *const Carray[],
                                  int ldc, int count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                     cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                     const cuDoubleComplex *alpha,
                                     const cuDoubleComplex *const Aarray[], int64_t lda,
                                     const cuDoubleComplex *const Barray[], int64_t ldb,
                                     const cuDoubleComplex *beta, cuDoubleComplex *const Carray[],
                                     int64_t ldc, int64_t count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa,
                                  cublasOperation_t transb, int m, int n, int k,
                                  const __half *alpha, const __half *const Aarray[], int lda,
                                  const __half *const Barray[], int ldb, const __half *beta,
                                  __half *const Carray[], int ldc, int count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_H, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                     cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                     const __half *alpha, const __half *const Aarray[], int64_t lda,
                                     const __half *const Barray[], int64_t ldb, const __half *beta,
                                     __half *const Carray[], int64_t ldc, int64_t count)
{
    return rt_blas_gemm_batched(handle, RT_BLAS_H, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, count);
}

cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
                                         cublasOperation_t transb, int m, int n, int k,
                                         const float *alpha, const float *A, int lda,
                                         long long strideA, const float *B, int ldb,
                                         long long strideB, const float *beta, float *C, int ldc,
                                         long long strideC, int count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_S, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                            cublasOperation_t transb, int64_t m, int64_t n,
                                            int64_t k, const float *alpha, const float *A,
                                            int64_t lda, long long strideA, const float *B,
                                            int64_t ldb, long long strideB, const float *beta,
                                            float *C, int64_t ldc, long long strideC, int64_t count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_S, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
                                         cublasOperation_t transb, int m, int n, int k,
                                         const double *alpha, const double *A, int lda,
                                         long long strideA, const double *B, int ldb,
                                         long long strideB, const double *beta, double *C, int ldc,
                                         long long strideC, int count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_D, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                            cublasOperation_t transb, int64_t m, int64_t n,
                                            int64_t k, const double *alpha, const double *A,
                                            int64_t lda, long long strideA, const double *B,
                                            int64_t ldb, long long strideB, const double *beta,
                                            double *C, int64_t ldc, long long strideC,
                                            int64_t count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_D, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
                                         cublasOperation_t transb, int m, int n, int k,
                                         const cuComplex *alpha, const cuComplex *A, int lda,
                                         long long strideA, const cuComplex *B, int ldb,
                                         long long strideB, const cuComplex *beta, cuComplex *C,
                                         int ldc, long long strideC, int count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                            cublasOperation_t transb, int64_t m, int64_t n,
                                            int64_t k, const cuComplex *alpha, const cuComplex *A,
                                            int64_t lda, long long strideA, const cuComplex *B,
                                            int64_t ldb, long long strideB, const cuComplex *beta,
                                            cuComplex *C, int64_t ldc, long long strideC,
                                            int64_t count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
                                         cublasOperation_t transb, int m, int n, int k,
                                         const cuDoubleComplex *alpha, const cuDoubleComplex *A,
                                         int lda, long long strideA, const cuDoubleComplex *B,
                                         int ldb, long long strideB, const cuDoubleComplex *beta,
                                         cuDoubleComplex *C, int ldc, long long strideC, int count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasZgemmStridedBatched_64(
    cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
    long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_Z, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa,
                                         cublasOperation_t transb, int m, int n, int k,
                                         const __half *alpha, const __half *A, int lda,
                                         long long strideA, const __half *B, int ldb,
                                         long long strideB, const __half *beta, __half *C, int ldc,
                                         long long strideC, int count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_H, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa,
                                            cublasOperation_t transb, int64_t m, int64_t n,
                                            int64_t k, const __half *alpha, const __half *A,
                                            int64_t lda, long long strideA, const __half *B,
                                            int64_t ldb, long long strideB, const __half *beta,
                                            __half *C, int64_t ldc, long long strideC,
                                            int64_t count)
{
    return rt_blas_gemm_strided(handle, RT_BLAS_H, transa, transb, m, n, k, alpha, A, lda, strideA,
                                B, ldb, strideB, beta, C, ldc, strideC, count);
}

cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  const float *alpha, const float *const Aarray[], int lda,
                                  const float *const xarray[], int incx, const float *beta,
                                  float *const yarray[], int incy, int count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_S, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                     int64_t n, const float *alpha, const float *const Aarray[],
                                     int64_t lda, const float *const xarray[], int64_t incx,
                                     const float *beta, float *const yarray[], int64_t incy,
                                     int64_t count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_S, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  const double *alpha, const double *const Aarray[], int lda,
                                  const double *const xarray[], int incx, const double *beta,
                                  double *const yarray[], int incy, int count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_D, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                     int64_t n, const double *alpha, const double *const Aarray[],
                                     int64_t lda, const double *const xarray[], int64_t incx,
                                     const double *beta, double *const yarray[], int64_t incy,
                                     int64_t count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_D, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  const cuComplex *alpha, const cuComplex *const Aarray[], int lda,
                                  const cuComplex *const xarray[], int incx, const cuComplex *beta,
                                  cuComplex *const yarray[], int incy, int count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_C, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                     int64_t n, const cuComplex *alpha,
                                     const cuComplex *const Aarray[], int64_t lda,
                                     const cuComplex *const xarray[], int64_t incx,
                                     const cuComplex *beta, cuComplex *const yarray[], int64_t incy,
                                     int64_t count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_C, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  const cuDoubleComplex *alpha,
                                  const cuDoubleComplex *const Aarray[], int lda,
                                  const cuDoubleComplex *const xarray[], int incx,
                                  const cuDoubleComplex *beta, cuDoubleComplex *const yarray[],
                                  int incy, int count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_Z, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m,
                                     int64_t n, const cuDoubleComplex *alpha,
                                     const cuDoubleComplex *const Aarray[], int64_t lda,
                                     const cuDoubleComplex *const xarray[], int64_t incx,
                                     const cuDoubleComplex *beta, cuDoubleComplex *const yarray[],
                                     int64_t incy, int64_t count)
{
    return rt_blas_gemv_batched(handle, RT_BLAS_Z, trans, m, n, alpha, (const void *const *)Aarray,
                                lda, (const void *const *)xarray, incx, beta, (void *const *)yarray,
                                incy, count);
}

cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
                                         int n, const float *alpha, const float *A, int lda,
                                         long long strideA, const float *x, int incx,
                                         long long stridex, const float *beta, float *y, int incy,
                                         long long stridey, int count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_S, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
                                            int64_t m, int64_t n, const float *alpha,
                                            const float *A, int64_t lda, long long strideA,
                                            const float *x, int64_t incx, long long stridex,
                                            const float *beta, float *y, int64_t incy,
                                            long long stridey, int64_t count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_S, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
                                         int n, const double *alpha, const double *A, int lda,
                                         long long strideA, const double *x, int incx,
                                         long long stridex, const double *beta, double *y, int incy,
                                         long long stridey, int count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_D, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
                                            int64_t m, int64_t n, const double *alpha,
                                            const double *A, int64_t lda, long long strideA,
                                            const double *x, int64_t incx, long long stridex,
                                            const double *beta, double *y, int64_t incy,
                                            long long stridey, int64_t count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_D, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
                                         int n, const cuComplex *alpha, const cuComplex *A, int lda,
                                         long long strideA, const cuComplex *x, int incx,
                                         long long stridex, const cuComplex *beta, cuComplex *y,
                                         int incy, long long stridey, int count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_C, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
                                            int64_t m, int64_t n, const cuComplex *alpha,
                                            const cuComplex *A, int64_t lda, long long strideA,
                                            const cuComplex *x, int64_t incx, long long stridex,
                                            const cuComplex *beta, cuComplex *y, int64_t incy,
                                            long long stridey, int64_t count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_C, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m,
                                         int n, const cuDoubleComplex *alpha,
                                         const cuDoubleComplex *A, int lda, long long strideA,
                                         const cuDoubleComplex *x, int incx, long long stridex,
                                         const cuDoubleComplex *beta, cuDoubleComplex *y, int incy,
                                         long long stridey, int count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_Z, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans,
                                            int64_t m, int64_t n, const cuDoubleComplex *alpha,
                                            const cuDoubleComplex *A, int64_t lda,
                                            long long strideA, const cuDoubleComplex *x,
                                            int64_t incx, long long stridex,
                                            const cuDoubleComplex *beta, cuDoubleComplex *y,
                                            int64_t incy, long long stridey, int64_t count)
{
    return rt_blas_gemv_strided(handle, RT_BLAS_Z, trans, m, n, alpha, A, lda, strideA, x, incx,
                                stridex, beta, y, incy, stridey, count);
}

cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans,
                                  cublasDiagType_t diag, int m, int n, const float *alpha,
                                  const float *const A[], int lda, float *const B[], int ldb,
                                  int count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_S, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
                                     cublasFillMode_t uplo, cublasOperation_t trans,
                                     cublasDiagType_t diag, int64_t m, int64_t n,
                                     const float *alpha, const float *const A[], int64_t lda,
                                     float *const B[], int64_t ldb, int64_t count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_S, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans,
                                  cublasDiagType_t diag, int m, int n, const double *alpha,
                                  const double *const A[], int lda, double *const B[], int ldb,
                                  int count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_D, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
                                     cublasFillMode_t uplo, cublasOperation_t trans,
                                     cublasDiagType_t diag, int64_t m, int64_t n,
                                     const double *alpha, const double *const A[], int64_t lda,
                                     double *const B[], int64_t ldb, int64_t count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_D, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans,
                                  cublasDiagType_t diag, int m, int n, const cuComplex *alpha,
                                  const cuComplex *const A[], int lda, cuComplex *const B[],
                                  int ldb, int count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_C, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
                                     cublasFillMode_t uplo, cublasOperation_t trans,
                                     cublasDiagType_t diag, int64_t m, int64_t n,
                                     const cuComplex *alpha, const cuComplex *const A[],
                                     int64_t lda, cuComplex *const B[], int64_t ldb, int64_t count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_C, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans,
                                  cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha,
                                  const cuDoubleComplex *const A[], int lda,
                                  cuDoubleComplex *const B[], int ldb, int count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_Z, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side,
                                     cublasFillMode_t uplo, cublasOperation_t trans,
                                     cublasDiagType_t diag, int64_t m, int64_t n,
                                     const cuDoubleComplex *alpha, const cuDoubleComplex *const A[],
                                     int64_t lda, cuDoubleComplex *const B[], int64_t ldb,
                                     int64_t count)
{
    return rt_blas_trsm_batched(handle, RT_BLAS_Z, side, uplo, trans, diag, m, n, alpha,
                                (const void *const *)A, lda, (void *const *)B, ldb, count);
}

cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa,
                           cublasOperation_t transb, int m, int n, const float *alpha,
                           const float *A, int lda, const float *beta, const float *B, int ldb,
                           float *C, int ldc)
{
    return rt_blas_geam(handle, RT_BLAS_S, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int64_t m, int64_t n, const float *alpha,
                              const float *A, int64_t lda, const float *beta, const float *B,
                              int64_t ldb, float *C, int64_t ldc)
{
    return rt_blas_geam(handle, RT_BLAS_S, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa,
                           cublasOperation_t transb, int m, int n, const double *alpha,
                           const double *A, int lda, const double *beta, const double *B, int ldb,
                           double *C, int ldc)
{
    return rt_blas_geam(handle, RT_BLAS_D, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int64_t m, int64_t n, const double *alpha,
                              const double *A, int64_t lda, const double *beta, const double *B,
                              int64_t ldb, double *C, int64_t ldc)
{
    return rt_blas_geam(handle, RT_BLAS_D, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa,
                           cublasOperation_t transb, int m, int n, const cuComplex *alpha,
                           const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B,
                           int ldb, cuComplex *C, int ldc)
{
    return rt_blas_geam(handle, RT_BLAS_C, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int64_t m, int64_t n,
                              const cuComplex *alpha, const cuComplex *A, int64_t lda,
                              const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C,
                              int64_t ldc)
{
    return rt_blas_geam(handle, RT_BLAS_C, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa,
                           cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha,
                           const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta,
                           const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)
{
    return rt_blas_geam(handle, RT_BLAS_Z, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa,
                              cublasOperation_t transb, int64_t m, int64_t n,
                              const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda,
                              const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb,
                              cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_geam(handle, RT_BLAS_Z, transa, transb, m, n, alpha, A, lda, beta, B, ldb, C,
                        ldc);
}

cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n,
                           const float *A, int lda, const float *x, int incx, float *C, int ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_S, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n,
                              const float *A, int64_t lda, const float *x, int64_t incx, float *C,
                              int64_t ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_S, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n,
                           const double *A, int lda, const double *x, int incx, double *C, int ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_D, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n,
                              const double *A, int64_t lda, const double *x, int64_t incx,
                              double *C, int64_t ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_D, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n,
                           const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C,
                           int ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_C, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n,
                              const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx,
                              cuComplex *C, int64_t ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_C, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t side, int m, int n,
                           const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx,
                           cuDoubleComplex *C, int ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_Z, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t side, int64_t m, int64_t n,
                              const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x,
                              int64_t incx, cuDoubleComplex *C, int64_t ldc)
{
    return rt_blas_dgmm(handle, RT_BLAS_Z, side, m, n, A, lda, x, incx, C, ldc);
}

cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP,
                            float *A, int lda)
{
    return rt_blas_tpttr(handle, RT_BLAS_S, uplo, n, AP, A, lda);
}

cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP,
                            double *A, int lda)
{
    return rt_blas_tpttr(handle, RT_BLAS_D, uplo, n, AP, A, lda);
}

cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                            const cuComplex *AP, cuComplex *A, int lda)
{
    return rt_blas_tpttr(handle, RT_BLAS_C, uplo, n, AP, A, lda);
}

cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                            const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)
{
    return rt_blas_tpttr(handle, RT_BLAS_Z, uplo, n, AP, A, lda);
}

cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A,
                            int lda, float *AP)
{
    return rt_blas_trttp(handle, RT_BLAS_S, uplo, n, A, lda, AP);
}

cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A,
                            int lda, double *AP)
{
    return rt_blas_trttp(handle, RT_BLAS_D, uplo, n, A, lda, AP);
}

cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A,
                            int lda, cuComplex *AP)
{
    return rt_blas_trttp(handle, RT_BLAS_C, uplo, n, A, lda, AP);
}

cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n,
                            const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)
{
    return rt_blas_trttp(handle, RT_BLAS_Z, uplo, n, A, lda, AP);
}

cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t transa[],
                                         const cublasOperation_t transb[], const int m[],
                                         const int n[], const int k[], const float alpha[],
                                         const float *const Aarray[], const int lda[],
                                         const float *const Barray[], const int ldb[],
                                         const float beta[], float *const Carray[], const int ldc[],
                                         int group_count, const int group_size[])
{
    return rt_blas_gemm_grouped(handle, RT_BLAS_S, false, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, group_count, group_size);
}

cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t transa[],
                                            const cublasOperation_t transb[], const int64_t m[],
                                            const int64_t n[], const int64_t k[],
                                            const float alpha[], const float *const Aarray[],
                                            const int64_t lda[], const float *const Barray[],
                                            const int64_t ldb[], const float beta[],
                                            float *const Carray[], const int64_t ldc[],
                                            int64_t group_count, const int64_t group_size[])
{
    return rt_blas_gemm_grouped(handle, RT_BLAS_S, true, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, group_count, group_size);
}

cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t transa[],
                                         const cublasOperation_t transb[], const int m[],
                                         const int n[], const int k[], const double alpha[],
                                         const double *const Aarray[], const int lda[],
                                         const double *const Barray[], const int ldb[],
                                         const double beta[], double *const Carray[],
                                         const int ldc[], int group_count, const int group_size[])
{
    return rt_blas_gemm_grouped(handle, RT_BLAS_D, false, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, group_count, group_size);
}

cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t transa[],
                                            const cublasOperation_t transb[], const int64_t m[],
                                            const int64_t n[], const int64_t k[],
                                            const double alpha[], const double *const Aarray[],
                                            const int64_t lda[], const double *const Barray[],
                                            const int64_t ldb[], const double beta[],
                                            double *const Carray[], const int64_t ldc[],
                                            int64_t group_count, const int64_t group_size[])
{
    return rt_blas_gemm_grouped(handle, RT_BLAS_D, true, transa, transb, m, n, k, alpha,
                                (const void *const *)Aarray, lda, (const void *const *)Barray, ldb,
                                beta, (void *const *)Carray, ldc, group_count, group_size);
}

cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const A[], int lda, int *P,
                                   int *info, int batchSize)
{
    return rt_blas_getrf(handle, RT_BLAS_S, n, (void *const *)A, lda, P, info, batchSize);
}

cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const A[], int lda, int *P,
                                   int *info, int batchSize)
{
    return rt_blas_getrf(handle, RT_BLAS_D, n, (void *const *)A, lda, P, info, batchSize);
}

cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const A[], int lda,
                                   int *P, int *info, int batchSize)
{
    return rt_blas_getrf(handle, RT_BLAS_C, n, (void *const *)A, lda, P, info, batchSize);
}

cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const A[],
                                   int lda, int *P, int *info, int batchSize)
{
    return rt_blas_getrf(handle, RT_BLAS_Z, n, (void *const *)A, lda, P, info, batchSize);
}

cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const A[], int lda,
                                   const int *P, float *const C[], int ldc, int *info,
                                   int batchSize)
{
    return rt_blas_getri(handle, RT_BLAS_S, n, (const void *const *)A, lda, P, (void *const *)C,
                         ldc, info, batchSize);
}

cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const A[], int lda,
                                   const int *P, double *const C[], int ldc, int *info,
                                   int batchSize)
{
    return rt_blas_getri(handle, RT_BLAS_D, n, (const void *const *)A, lda, P, (void *const *)C,
                         ldc, info, batchSize);
}

cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const A[],
                                   int lda, const int *P, cuComplex *const C[], int ldc, int *info,
                                   int batchSize)
{
    return rt_blas_getri(handle, RT_BLAS_C, n, (const void *const *)A, lda, P, (void *const *)C,
                         ldc, info, batchSize);
}

cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const A[],
                                   int lda, const int *P, cuDoubleComplex *const C[], int ldc,
                                   int *info, int batchSize)
{
    return rt_blas_getri(handle, RT_BLAS_Z, n, (const void *const *)A, lda, P, (void *const *)C,
                         ldc, info, batchSize);
}

cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
                                   const float *const A[], int lda, const int *P, float *const B[],
                                   int ldb, int *info, int batchSize)
{
    return rt_blas_getrs(handle, RT_BLAS_S, trans, n, nrhs, (const void *const *)A, lda, P,
                         (void *const *)B, ldb, info, batchSize);
}

cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
                                   const double *const A[], int lda, const int *P,
                                   double *const B[], int ldb, int *info, int batchSize)
{
    return rt_blas_getrs(handle, RT_BLAS_D, trans, n, nrhs, (const void *const *)A, lda, P,
                         (void *const *)B, ldb, info, batchSize);
}

cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
                                   const cuComplex *const A[], int lda, const int *P,
                                   cuComplex *const B[], int ldb, int *info, int batchSize)
{
    return rt_blas_getrs(handle, RT_BLAS_C, trans, n, nrhs, (const void *const *)A, lda, P,
                         (void *const *)B, ldb, info, batchSize);
}

cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs,
                                   const cuDoubleComplex *const A[], int lda, const int *P,
                                   cuDoubleComplex *const B[], int ldb, int *info, int batchSize)
{
    return rt_blas_getrs(handle, RT_BLAS_Z, trans, n, nrhs, (const void *const *)A, lda, P,
                         (void *const *)B, ldb, info, batchSize);
}

cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const A[], int lda,
                                    float *const Ainv[], int lda_inv, int *info, int batchSize)
{
    return rt_blas_matinv(handle, RT_BLAS_S, n, (const void *const *)A, lda, (void *const *)Ainv,
                          lda_inv, info, batchSize);
}

cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const A[], int lda,
                                    double *const Ainv[], int lda_inv, int *info, int batchSize)
{
    return rt_blas_matinv(handle, RT_BLAS_D, n, (const void *const *)A, lda, (void *const *)Ainv,
                          lda_inv, info, batchSize);
}

cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const A[],
                                    int lda, cuComplex *const Ainv[], int lda_inv, int *info,
                                    int batchSize)
{
    return rt_blas_matinv(handle, RT_BLAS_C, n, (const void *const *)A, lda, (void *const *)Ainv,
                          lda_inv, info, batchSize);
}

cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const A[],
                                    int lda, cuDoubleComplex *const Ainv[], int lda_inv, int *info,
                                    int batchSize)
{
    return rt_blas_matinv(handle, RT_BLAS_Z, n, (const void *const *)A, lda, (void *const *)Ainv,
                          lda_inv, info, batchSize);
}

cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  int nrhs, float *const Aarray[], int lda, float *const Carray[],
                                  int ldc, int *info, int *devInfoArray, int batchSize)
{
    return rt_blas_gels(handle, RT_BLAS_S, trans, m, n, nrhs, (void *const *)Aarray, lda,
                        (void *const *)Carray, ldc, info, devInfoArray, batchSize);
}

cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  int nrhs, double *const Aarray[], int lda, double *const Carray[],
                                  int ldc, int *info, int *devInfoArray, int batchSize)
{
    return rt_blas_gels(handle, RT_BLAS_D, trans, m, n, nrhs, (void *const *)Aarray, lda,
                        (void *const *)Carray, ldc, info, devInfoArray, batchSize);
}

cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  int nrhs, cuComplex *const Aarray[], int lda,
                                  cuComplex *const Carray[], int ldc, int *info, int *devInfoArray,
                                  int batchSize)
{
    return rt_blas_gels(handle, RT_BLAS_C, trans, m, n, nrhs, (void *const *)Aarray, lda,
                        (void *const *)Carray, ldc, info, devInfoArray, batchSize);
}

cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n,
                                  int nrhs, cuDoubleComplex *const Aarray[], int lda,
                                  cuDoubleComplex *const Carray[], int ldc, int *info,
                                  int *devInfoArray, int batchSize)
{
    return rt_blas_gels(handle, RT_BLAS_Z, trans, m, n, nrhs, (void *const *)Aarray, lda,
                        (void *const *)Carray, ldc, info, devInfoArray, batchSize);
}

cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa,
                            cublasOperation_t transb, int m, int n, int k, const void *alpha,
                            const void *A, cudaDataType Atype, int lda, const void *B,
                            cudaDataType Btype, int ldb, const void *beta, void *C,
                            cudaDataType Ctype, int ldc, cublasComputeType_t computeType,
                            cublasGemmAlgo_t algo)
{
    return rt_blas_gemm_ex(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb,
                           beta, C, Ctype, ldc, computeType, algo);
}

cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
                               cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                               const void *alpha, const void *A, cudaDataType Atype, int64_t lda,
                               const void *B, cudaDataType Btype, int64_t ldb, const void *beta,
                               void *C, cudaDataType Ctype, int64_t ldc,
                               cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    return rt_blas_gemm_ex(handle, transa, transb, m, n, k, alpha, A, Atype, lda, B, Btype, ldb,
                           beta, C, Ctype, ldc, computeType, algo);
}

cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa,
                                   cublasOperation_t transb, int m, int n, int k, const void *alpha,
                                   const void *const Aarray[], cudaDataType Atype, int lda,
                                   const void *const Barray[], cudaDataType Btype, int ldb,
                                   const void *beta, void *const Carray[], cudaDataType Ctype,
                                   int ldc, int count, cublasComputeType_t computeType,
                                   cublasGemmAlgo_t algo)
{
    return rt_blas_gemm_batched_ex(handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda,
                                   Barray, Btype, ldb, beta, Carray, Ctype, ldc, count, computeType,
                                   algo);
}

cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa,
                                      cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                      const void *alpha, const void *const Aarray[],
                                      cudaDataType Atype, int64_t lda, const void *const Barray[],
                                      cudaDataType Btype, int64_t ldb, const void *beta,
                                      void *const Carray[], cudaDataType Ctype, int64_t ldc,
                                      int64_t count, cublasComputeType_t computeType,
                                      cublasGemmAlgo_t algo)
{
    return rt_blas_gemm_batched_ex(handle, transa, transb, m, n, k, alpha, Aarray, Atype, lda,
                                   Barray, Btype, ldb, beta, Carray, Ctype, ldc, count, computeType,
                                   algo);
}

cublasStatus_t cublasGemmStridedBatchedEx(
    cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k,
    const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B,
    cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype,
    int ldc, long long strideC, int count, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    return rt_blas_gemm_strided_ex(handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA,
                                   B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, count,
                                   computeType, algo);
}

cublasStatus_t cublasGemmStridedBatchedEx_64(
    cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n,
    int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA,
    const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, long long strideC, int64_t count,
    cublasComputeType_t computeType, cublasGemmAlgo_t algo)
{
    return rt_blas_gemm_strided_ex(handle, transa, transb, m, n, k, alpha, A, Atype, lda, strideA,
                                   B, Btype, ldb, strideB, beta, C, Ctype, ldc, strideC, count,
                                   computeType, algo);
}

cublasStatus_t cublasGemmGroupedBatchedEx(
    cublasHandle_t handle, const cublasOperation_t transa[], const cublasOperation_t transb[],
    const int m[], const int n[], const int k[], const void *alpha, const void *const Aarray[],
    cudaDataType Atype, const int lda[], const void *const Barray[], cudaDataType Btype,
    const int ldb[], const void *beta, void *const Carray[], cudaDataType Ctype, const int ldc[],
    int group_count, const int group_size[], cublasComputeType_t computeType)
{
    return rt_blas_gemm_grouped_ex(handle, false, transa, transb, m, n, k, alpha, Aarray, Atype,
                                   lda, Barray, Btype, ldb, beta, Carray, Ctype, ldc, group_count,
                                   group_size, computeType);
}

cublasStatus_t cublasGemmGroupedBatchedEx_64(
    cublasHandle_t handle, const cublasOperation_t transa[], const cublasOperation_t transb[],
    const int64_t m[], const int64_t n[], const int64_t k[], const void *alpha,
    const void *const Aarray[], cudaDataType Atype, const int64_t lda[], const void *const Barray[],
    cudaDataType Btype, const int64_t ldb[], const void *beta, void *const Carray[],
    cudaDataType Ctype, const int64_t ldc[], int64_t group_count, const int64_t group_size[],
    cublasComputeType_t computeType)
{
    return rt_blas_gemm_grouped_ex(handle, true, transa, transb, m, n, k, alpha, Aarray, Atype, lda,
                                   Barray, Btype, ldb, beta, Carray, Ctype, ldc, group_count,
                                   group_size, computeType);
}

cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa,
                             cublasOperation_t transb, int m, int n, int k, const float *alpha,
                             const void *A, cudaDataType Atype, int lda, const void *B,
                             cudaDataType Btype, int ldb, const float *beta, void *C,
                             cudaDataType Ctype, int ldc)
{
    return rt_blas_gemm_typed(handle, RT_BLAS_S, transa, transb, m, n, k, alpha, A, Atype, lda, B,
                              Btype, ldb, beta, C, Ctype, ldc);
}

cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
                                cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                const float *alpha, const void *A, cudaDataType Atype, int64_t lda,
                                const void *B, cudaDataType Btype, int64_t ldb, const float *beta,
                                void *C, cudaDataType Ctype, int64_t ldc)
{
    return rt_blas_gemm_typed(handle, RT_BLAS_S, transa, transb, m, n, k, alpha, A, Atype, lda, B,
                              Btype, ldb, beta, C, Ctype, ldc);
}

cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa,
                             cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha,
                             const void *A, cudaDataType Atype, int lda, const void *B,
                             cudaDataType Btype, int ldb, const cuComplex *beta, void *C,
                             cudaDataType Ctype, int ldc)
{
    return rt_blas_gemm_typed(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, Atype, lda, B,
                              Btype, ldb, beta, C, Ctype, ldc);
}

cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa,
                                cublasOperation_t transb, int64_t m, int64_t n, int64_t k,
                                const cuComplex *alpha, const void *A, cudaDataType Atype,
                                int64_t lda, const void *B, cudaDataType Btype, int64_t ldb,
                                const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)
{
    return rt_blas_gemm_typed(handle, RT_BLAS_C, transa, transb, m, n, k, alpha, A, Atype, lda, B,
                              Btype, ldb, beta, C, Ctype, ldc);
}

cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
                            int incx, void *result, cudaDataType resultType,
                            cudaDataType executionType)
{
    return rt_blas_nrm2_ex(handle, n, x, xType, incx, result, resultType, executionType);
}

cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *result, cudaDataType resultType,
                               cudaDataType executionType)
{
    return rt_blas_nrm2_ex(handle, n, x, xType, incx, result, resultType, executionType);
}

cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
                           int incx, const void *y, cudaDataType yType, int incy, void *result,
                           cudaDataType resultType, cudaDataType executionType)
{
    return rt_blas_dot_ex(handle, false, n, x, xType, incx, y, yType, incy, result, resultType,
                          executionType);
}

cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                              int64_t incx, const void *y, cudaDataType yType, int64_t incy,
                              void *result, cudaDataType resultType, cudaDataType executionType)
{
    return rt_blas_dot_ex(handle, false, n, x, xType, incx, y, yType, incy, result, resultType,
                          executionType);
}

cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
                            int incx, const void *y, cudaDataType yType, int incy, void *result,
                            cudaDataType resultType, cudaDataType executionType)
{
    return rt_blas_dot_ex(handle, true, n, x, xType, incx, y, yType, incy, result, resultType,
                          executionType);
}

cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, const void *y, cudaDataType yType, int64_t incy,
                               void *result, cudaDataType resultType, cudaDataType executionType)
{
    return rt_blas_dot_ex(handle, true, n, x, xType, incx, y, yType, incy, result, resultType,
                          executionType);
}

cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
                            void *x, cudaDataType xType, int incx, cudaDataType executionType)
{
    return rt_blas_scal_ex(handle, n, alpha, alphaType, x, xType, incx, executionType);
}

cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
                               cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx,
                               cudaDataType executionType)
{
    return rt_blas_scal_ex(handle, n, alpha, alphaType, x, xType, incx, executionType);
}

cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
                            int incx, void *result, cudaDataType resultType,
                            cudaDataType executionType)
{
    return rt_blas_asum_ex(handle, n, x, xType, incx, result, resultType, executionType);
}

cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *result, cudaDataType resultType,
                               cudaDataType executionType)
{
    return rt_blas_asum_ex(handle, n, x, xType, incx, result, resultType, executionType);
}

cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType,
                            int incx, void *y, cudaDataType yType, int incy)
{
    return rt_blas_copy_ex(handle, n, x, xType, incx, y, yType, incy);
}

cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy)
{
    return rt_blas_copy_ex(handle, n, x, xType, incx, y, yType, incy);
}

cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
                            void *y, cudaDataType yType, int incy)
{
    return rt_blas_swap_ex(handle, n, x, xType, incx, y, yType, incy);
}

cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy)
{
    return rt_blas_swap_ex(handle, n, x, xType, incx, y, yType, incy);
}

cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx,
                           void *y, cudaDataType yType, int incy, const void *c, const void *s,
                           cudaDataType csType, cudaDataType executionType)
{
    return rt_blas_rot_ex(handle, n, x, xType, incx, y, yType, incy, c, s, csType, executionType);
}

cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType,
                              int64_t incx, void *y, cudaDataType yType, int64_t incy,
                              const void *c, const void *s, cudaDataType csType,
                              cudaDataType executionType)
{
    return rt_blas_rot_ex(handle, n, x, xType, incx, y, yType, incy, c, s, csType, executionType);
}

cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                             int n, int k, const cuComplex *alpha, const void *A,
                             cudaDataType Atype, int lda, const cuComplex *beta, void *C,
                             cudaDataType Ctype, int ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                cublasOperation_t trans, int64_t n, int64_t k,
                                const cuComplex *alpha, const void *A, cudaDataType Atype,
                                int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
                                int64_t ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
                             int n, int k, const float *alpha, const void *A, cudaDataType Atype,
                             int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
                                const void *A, cudaDataType Atype, int64_t lda, const float *beta,
                                void *C, cudaDataType Ctype, int64_t ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const cuComplex *alpha,
                               const void *A, cudaDataType Atype, int lda, const cuComplex *beta,
                               void *C, cudaDataType Ctype, int ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k,
                                  const cuComplex *alpha, const void *A, cudaDataType Atype,
                                  int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype,
                                  int64_t ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, false, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo,
                               cublasOperation_t trans, int n, int k, const float *alpha,
                               const void *A, cudaDataType Atype, int lda, const float *beta,
                               void *C, cudaDataType Ctype, int ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo,
                                  cublasOperation_t trans, int64_t n, int64_t k, const float *alpha,
                                  const void *A, cudaDataType Atype, int64_t lda, const float *beta,
                                  void *C, cudaDataType Ctype, int64_t ldc)
{
    return rt_blas_syrk_ex(handle, RT_BLAS_C, true, uplo, trans, n, k, alpha, A, Atype, lda, beta,
                           C, Ctype, ldc);
}

cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType,
                            const void *x, cudaDataType xType, int incx, void *y,
                            cudaDataType yType, int incy, cudaDataType executionType)
{
    return rt_blas_axpy_ex(handle, n, alpha, alphaType, x, xType, incx, y, yType, incy,
                           executionType);
}

cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha,
                               cudaDataType alphaType, const void *x, cudaDataType xType,
                               int64_t incx, void *y, cudaDataType yType, int64_t incy,
                               cudaDataType executionType)
{
    return rt_blas_axpy_ex(handle, n, alpha, alphaType, x, xType, incx, y, yType, incy,
                           executionType);
}
