/* The functions of cuBLAS that compute.
 * Made by scripts/blas_names.py; not edited by hand. */
#ifndef CU2CL_BLAS_FUNCTIONS_H
#define CU2CL_BLAS_FUNCTIONS_H

#ifdef __cplusplus
extern "C" {
#endif

cublasStatus_t cublasSnrm2_v2(cublasHandle_t __handle, int __n, const float *__x, int __incx,
                              float *__result);
cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t __handle, int64_t __n, const float *__x,
                                 int64_t __incx, float *__result);
cublasStatus_t cublasDnrm2_v2(cublasHandle_t __handle, int __n, const double *__x, int __incx,
                              double *__result);
cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t __handle, int64_t __n, const double *__x,
                                 int64_t __incx, double *__result);
cublasStatus_t cublasScnrm2_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                               float *__result);
cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                  int64_t __incx, float *__result);
cublasStatus_t cublasDznrm2_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                               int __incx, double *__result);
cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                  int64_t __incx, double *__result);
cublasStatus_t cublasSasum_v2(cublasHandle_t __handle, int __n, const float *__x, int __incx,
                              float *__result);
cublasStatus_t cublasSasum_v2_64(cublasHandle_t __handle, int64_t __n, const float *__x,
                                 int64_t __incx, float *__result);
cublasStatus_t cublasDasum_v2(cublasHandle_t __handle, int __n, const double *__x, int __incx,
                              double *__result);
cublasStatus_t cublasDasum_v2_64(cublasHandle_t __handle, int64_t __n, const double *__x,
                                 int64_t __incx, double *__result);
cublasStatus_t cublasScasum_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                               float *__result);
cublasStatus_t cublasScasum_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                  int64_t __incx, float *__result);
cublasStatus_t cublasDzasum_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                               int __incx, double *__result);
cublasStatus_t cublasDzasum_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                  int64_t __incx, double *__result);
cublasStatus_t cublasIsamax_v2(cublasHandle_t __handle, int __n, const float *__x, int __incx,
                               int *__result);
cublasStatus_t cublasIsamax_v2_64(cublasHandle_t __handle, int64_t __n, const float *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIdamax_v2(cublasHandle_t __handle, int __n, const double *__x, int __incx,
                               int *__result);
cublasStatus_t cublasIdamax_v2_64(cublasHandle_t __handle, int64_t __n, const double *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIcamax_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                               int *__result);
cublasStatus_t cublasIcamax_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIzamax_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                               int __incx, int *__result);
cublasStatus_t cublasIzamax_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIsamin_v2(cublasHandle_t __handle, int __n, const float *__x, int __incx,
                               int *__result);
cublasStatus_t cublasIsamin_v2_64(cublasHandle_t __handle, int64_t __n, const float *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIdamin_v2(cublasHandle_t __handle, int __n, const double *__x, int __incx,
                               int *__result);
cublasStatus_t cublasIdamin_v2_64(cublasHandle_t __handle, int64_t __n, const double *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIcamin_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                               int *__result);
cublasStatus_t cublasIcamin_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasIzamin_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                               int __incx, int *__result);
cublasStatus_t cublasIzamin_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                  int64_t __incx, int64_t *__result);
cublasStatus_t cublasSdot_v2(cublasHandle_t __handle, int __n, const float *__x, int __incx,
                             const float *__y, int __incy, float *__result);
cublasStatus_t cublasSdot_v2_64(cublasHandle_t __handle, int64_t __n, const float *__x,
                                int64_t __incx, const float *__y, int64_t __incy, float *__result);
cublasStatus_t cublasDdot_v2(cublasHandle_t __handle, int __n, const double *__x, int __incx,
                             const double *__y, int __incy, double *__result);
cublasStatus_t cublasDdot_v2_64(cublasHandle_t __handle, int64_t __n, const double *__x,
                                int64_t __incx, const double *__y, int64_t __incy,
                                double *__result);
cublasStatus_t cublasCdotu_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                              const cuComplex *__y, int __incy, cuComplex *__result);
cublasStatus_t cublasCdotu_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                 int64_t __incx, const cuComplex *__y, int64_t __incy,
                                 cuComplex *__result);
cublasStatus_t cublasZdotu_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__result);
cublasStatus_t cublasZdotu_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__result);
cublasStatus_t cublasCdotc_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                              const cuComplex *__y, int __incy, cuComplex *__result);
cublasStatus_t cublasCdotc_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                 int64_t __incx, const cuComplex *__y, int64_t __incy,
                                 cuComplex *__result);
cublasStatus_t cublasZdotc_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__result);
cublasStatus_t cublasZdotc_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__result);
cublasStatus_t cublasSscal_v2(cublasHandle_t __handle, int __n, const float *__alpha, float *__x,
                              int __incx);
cublasStatus_t cublasSscal_v2_64(cublasHandle_t __handle, int64_t __n, const float *__alpha,
                                 float *__x, int64_t __incx);
cublasStatus_t cublasDscal_v2(cublasHandle_t __handle, int __n, const double *__alpha, double *__x,
                              int __incx);
cublasStatus_t cublasDscal_v2_64(cublasHandle_t __handle, int64_t __n, const double *__alpha,
                                 double *__x, int64_t __incx);
cublasStatus_t cublasCscal_v2(cublasHandle_t __handle, int __n, const cuComplex *__alpha,
                              cuComplex *__x, int __incx);
cublasStatus_t cublasCscal_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__alpha,
                                 cuComplex *__x, int64_t __incx);
cublasStatus_t cublasZscal_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__alpha,
                              cuDoubleComplex *__x, int __incx);
cublasStatus_t cublasZscal_v2_64(cublasHandle_t __handle, int64_t __n,
                                 const cuDoubleComplex *__alpha, cuDoubleComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasCsscal_v2(cublasHandle_t __handle, int __n, const float *__alpha,
                               cuComplex *__x, int __incx);
cublasStatus_t cublasCsscal_v2_64(cublasHandle_t __handle, int64_t __n, const float *__alpha,
                                  cuComplex *__x, int64_t __incx);
cublasStatus_t cublasZdscal_v2(cublasHandle_t __handle, int __n, const double *__alpha,
                               cuDoubleComplex *__x, int __incx);
cublasStatus_t cublasZdscal_v2_64(cublasHandle_t __handle, int64_t __n, const double *__alpha,
                                  cuDoubleComplex *__x, int64_t __incx);
cublasStatus_t cublasSaxpy_v2(cublasHandle_t __handle, int __n, const float *__alpha,
                              const float *__x, int __incx, float *__y, int __incy);
cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t __handle, int64_t __n, const float *__alpha,
                                 const float *__x, int64_t __incx, float *__y, int64_t __incy);
cublasStatus_t cublasDaxpy_v2(cublasHandle_t __handle, int __n, const double *__alpha,
                              const double *__x, int __incx, double *__y, int __incy);
cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t __handle, int64_t __n, const double *__alpha,
                                 const double *__x, int64_t __incx, double *__y, int64_t __incy);
cublasStatus_t cublasCaxpy_v2(cublasHandle_t __handle, int __n, const cuComplex *__alpha,
                              const cuComplex *__x, int __incx, cuComplex *__y, int __incy);
cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__alpha,
                                 const cuComplex *__x, int64_t __incx, cuComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasZaxpy_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__alpha,
                              const cuDoubleComplex *__x, int __incx, cuDoubleComplex *__y,
                              int __incy);
cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t __handle, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                 int64_t __incx, cuDoubleComplex *__y, int64_t __incy);
cublasStatus_t cublasScopy_v2(cublasHandle_t __handle, int __n, const float *__x, int __incx,
                              float *__y, int __incy);
cublasStatus_t cublasScopy_v2_64(cublasHandle_t __handle, int64_t __n, const float *__x,
                                 int64_t __incx, float *__y, int64_t __incy);
cublasStatus_t cublasDcopy_v2(cublasHandle_t __handle, int __n, const double *__x, int __incx,
                              double *__y, int __incy);
cublasStatus_t cublasDcopy_v2_64(cublasHandle_t __handle, int64_t __n, const double *__x,
                                 int64_t __incx, double *__y, int64_t __incy);
cublasStatus_t cublasCcopy_v2(cublasHandle_t __handle, int __n, const cuComplex *__x, int __incx,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasCcopy_v2_64(cublasHandle_t __handle, int64_t __n, const cuComplex *__x,
                                 int64_t __incx, cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZcopy_v2(cublasHandle_t __handle, int __n, const cuDoubleComplex *__x,
                              int __incx, cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZcopy_v2_64(cublasHandle_t __handle, int64_t __n, const cuDoubleComplex *__x,
                                 int64_t __incx, cuDoubleComplex *__y, int64_t __incy);
cublasStatus_t cublasSswap_v2(cublasHandle_t __handle, int __n, float *__x, int __incx, float *__y,
                              int __incy);
cublasStatus_t cublasSswap_v2_64(cublasHandle_t __handle, int64_t __n, float *__x, int64_t __incx,
                                 float *__y, int64_t __incy);
cublasStatus_t cublasDswap_v2(cublasHandle_t __handle, int __n, double *__x, int __incx,
                              double *__y, int __incy);
cublasStatus_t cublasDswap_v2_64(cublasHandle_t __handle, int64_t __n, double *__x, int64_t __incx,
                                 double *__y, int64_t __incy);
cublasStatus_t cublasCswap_v2(cublasHandle_t __handle, int __n, cuComplex *__x, int __incx,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasCswap_v2_64(cublasHandle_t __handle, int64_t __n, cuComplex *__x,
                                 int64_t __incx, cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZswap_v2(cublasHandle_t __handle, int __n, cuDoubleComplex *__x, int __incx,
                              cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZswap_v2_64(cublasHandle_t __handle, int64_t __n, cuDoubleComplex *__x,
                                 int64_t __incx, cuDoubleComplex *__y, int64_t __incy);
cublasStatus_t cublasSrot_v2(cublasHandle_t __handle, int __n, float *__x, int __incx, float *__y,
                             int __incy, const float *__c, const float *__s);
cublasStatus_t cublasSrot_v2_64(cublasHandle_t __handle, int64_t __n, float *__x, int64_t __incx,
                                float *__y, int64_t __incy, const float *__c, const float *__s);
cublasStatus_t cublasDrot_v2(cublasHandle_t __handle, int __n, double *__x, int __incx, double *__y,
                             int __incy, const double *__c, const double *__s);
cublasStatus_t cublasDrot_v2_64(cublasHandle_t __handle, int64_t __n, double *__x, int64_t __incx,
                                double *__y, int64_t __incy, const double *__c, const double *__s);
cublasStatus_t cublasCrot_v2(cublasHandle_t __handle, int __n, cuComplex *__x, int __incx,
                             cuComplex *__y, int __incy, const float *__c, const cuComplex *__s);
cublasStatus_t cublasCrot_v2_64(cublasHandle_t __handle, int64_t __n, cuComplex *__x,
                                int64_t __incx, cuComplex *__y, int64_t __incy, const float *__c,
                                const cuComplex *__s);
cublasStatus_t cublasZrot_v2(cublasHandle_t __handle, int __n, cuDoubleComplex *__x, int __incx,
                             cuDoubleComplex *__y, int __incy, const double *__c,
                             const cuDoubleComplex *__s);
cublasStatus_t cublasZrot_v2_64(cublasHandle_t __handle, int64_t __n, cuDoubleComplex *__x,
                                int64_t __incx, cuDoubleComplex *__y, int64_t __incy,
                                const double *__c, const cuDoubleComplex *__s);
cublasStatus_t cublasCsrot_v2(cublasHandle_t __handle, int __n, cuComplex *__x, int __incx,
                              cuComplex *__y, int __incy, const float *__c, const float *__s);
cublasStatus_t cublasCsrot_v2_64(cublasHandle_t __handle, int64_t __n, cuComplex *__x,
                                 int64_t __incx, cuComplex *__y, int64_t __incy, const float *__c,
                                 const float *__s);
cublasStatus_t cublasZdrot_v2(cublasHandle_t __handle, int __n, cuDoubleComplex *__x, int __incx,
                              cuDoubleComplex *__y, int __incy, const double *__c,
                              const double *__s);
cublasStatus_t cublasZdrot_v2_64(cublasHandle_t __handle, int64_t __n, cuDoubleComplex *__x,
                                 int64_t __incx, cuDoubleComplex *__y, int64_t __incy,
                                 const double *__c, const double *__s);
cublasStatus_t cublasSrotg_v2(cublasHandle_t __handle, float *__a, float *__b, float *__c,
                              float *__s);
cublasStatus_t cublasDrotg_v2(cublasHandle_t __handle, double *__a, double *__b, double *__c,
                              double *__s);
cublasStatus_t cublasCrotg_v2(cublasHandle_t __handle, cuComplex *__a, cuComplex *__b, float *__c,
                              cuComplex *__s);
cublasStatus_t cublasZrotg_v2(cublasHandle_t __handle, cuDoubleComplex *__a, cuDoubleComplex *__b,
                              double *__c, cuDoubleComplex *__s);
cublasStatus_t cublasSrotm_v2(cublasHandle_t __handle, int __n, float *__x, int __incx, float *__y,
                              int __incy, const float *__param);
cublasStatus_t cublasSrotm_v2_64(cublasHandle_t __handle, int64_t __n, float *__x, int64_t __incx,
                                 float *__y, int64_t __incy, const float *__param);
cublasStatus_t cublasDrotm_v2(cublasHandle_t __handle, int __n, double *__x, int __incx,
                              double *__y, int __incy, const double *__param);
cublasStatus_t cublasDrotm_v2_64(cublasHandle_t __handle, int64_t __n, double *__x, int64_t __incx,
                                 double *__y, int64_t __incy, const double *__param);
cublasStatus_t cublasSrotmg_v2(cublasHandle_t __handle, float *__d1, float *__d2, float *__x1,
                               const float *__y1, float *__param);
cublasStatus_t cublasDrotmg_v2(cublasHandle_t __handle, double *__d1, double *__d2, double *__x1,
                               const double *__y1, double *__param);
cublasStatus_t cublasSgemv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              const float *__alpha, const float *__A, int __lda, const float *__x,
                              int __incx, const float *__beta, float *__y, int __incy);
cublasStatus_t cublasSgemv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__x, int64_t __incx, const float *__beta, float *__y,
                                 int64_t __incy);
cublasStatus_t cublasDgemv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              const double *__alpha, const double *__A, int __lda,
                              const double *__x, int __incx, const double *__beta, double *__y,
                              int __incy);
cublasStatus_t cublasDgemv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, const double *__alpha, const double *__A,
                                 int64_t __lda, const double *__x, int64_t __incx,
                                 const double *__beta, double *__y, int64_t __incy);
cublasStatus_t cublasCgemv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              const cuComplex *__alpha, const cuComplex *__A, int __lda,
                              const cuComplex *__x, int __incx, const cuComplex *__beta,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasCgemv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, const cuComplex *__alpha, const cuComplex *__A,
                                 int64_t __lda, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__beta, cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZgemv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__x, int __incx, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZgemv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, const cuDoubleComplex *__alpha,
                                 const cuDoubleComplex *__A, int64_t __lda,
                                 const cuDoubleComplex *__x, int64_t __incx,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasSgbmv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              int __kl, int __ku, const float *__alpha, const float *__A, int __lda,
                              const float *__x, int __incx, const float *__beta, float *__y,
                              int __incy);
cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, int64_t __kl, int64_t __ku, const float *__alpha,
                                 const float *__A, int64_t __lda, const float *__x, int64_t __incx,
                                 const float *__beta, float *__y, int64_t __incy);
cublasStatus_t cublasDgbmv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              int __kl, int __ku, const double *__alpha, const double *__A,
                              int __lda, const double *__x, int __incx, const double *__beta,
                              double *__y, int __incy);
cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, int64_t __kl, int64_t __ku, const double *__alpha,
                                 const double *__A, int64_t __lda, const double *__x,
                                 int64_t __incx, const double *__beta, double *__y, int64_t __incy);
cublasStatus_t cublasCgbmv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              int __kl, int __ku, const cuComplex *__alpha, const cuComplex *__A,
                              int __lda, const cuComplex *__x, int __incx, const cuComplex *__beta,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, int64_t __kl, int64_t __ku, const cuComplex *__alpha,
                                 const cuComplex *__A, int64_t __lda, const cuComplex *__x,
                                 int64_t __incx, const cuComplex *__beta, cuComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasZgbmv_v2(cublasHandle_t __handle, cublasOperation_t __trans, int __m, int __n,
                              int __kl, int __ku, const cuDoubleComplex *__alpha,
                              const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                              int __incy);
cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m,
                                 int64_t __n, int64_t __kl, int64_t __ku,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__x, int64_t __incx,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasSsymv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const float *__alpha, const float *__A, int __lda, const float *__x,
                              int __incx, const float *__beta, float *__y, int __incy);
cublasStatus_t cublasSsymv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__x, int64_t __incx, const float *__beta, float *__y,
                                 int64_t __incy);
cublasStatus_t cublasDsymv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const double *__alpha, const double *__A, int __lda,
                              const double *__x, int __incx, const double *__beta, double *__y,
                              int __incy);
cublasStatus_t cublasDsymv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const double *__alpha, const double *__A, int64_t __lda,
                                 const double *__x, int64_t __incx, const double *__beta,
                                 double *__y, int64_t __incy);
cublasStatus_t cublasCsymv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuComplex *__alpha, const cuComplex *__A, int __lda,
                              const cuComplex *__x, int __incx, const cuComplex *__beta,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasCsymv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__x, int64_t __incx, const cuComplex *__beta,
                                 cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZsymv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__x, int __incx, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZsymv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__x, int64_t __incx,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasChemv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuComplex *__alpha, const cuComplex *__A, int __lda,
                              const cuComplex *__x, int __incx, const cuComplex *__beta,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasChemv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__x, int64_t __incx, const cuComplex *__beta,
                                 cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZhemv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__x, int __incx, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZhemv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__x, int64_t __incx,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasSsbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n, int __k,
                              const float *__alpha, const float *__A, int __lda, const float *__x,
                              int __incx, const float *__beta, float *__y, int __incy);
cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 int64_t __k, const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__x, int64_t __incx, const float *__beta, float *__y,
                                 int64_t __incy);
cublasStatus_t cublasDsbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n, int __k,
                              const double *__alpha, const double *__A, int __lda,
                              const double *__x, int __incx, const double *__beta, double *__y,
                              int __incy);
cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 int64_t __k, const double *__alpha, const double *__A,
                                 int64_t __lda, const double *__x, int64_t __incx,
                                 const double *__beta, double *__y, int64_t __incy);
cublasStatus_t cublasChbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n, int __k,
                              const cuComplex *__alpha, const cuComplex *__A, int __lda,
                              const cuComplex *__x, int __incx, const cuComplex *__beta,
                              cuComplex *__y, int __incy);
cublasStatus_t cublasChbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 int64_t __k, const cuComplex *__alpha, const cuComplex *__A,
                                 int64_t __lda, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__beta, cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZhbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n, int __k,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__x, int __incx, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 int64_t __k, const cuDoubleComplex *__alpha,
                                 const cuDoubleComplex *__A, int64_t __lda,
                                 const cuDoubleComplex *__x, int64_t __incx,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasSspmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const float *__alpha, const float *__AP, const float *__x, int __incx,
                              const float *__beta, float *__y, int __incy);
cublasStatus_t cublasSspmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const float *__alpha, const float *__AP, const float *__x,
                                 int64_t __incx, const float *__beta, float *__y, int64_t __incy);
cublasStatus_t cublasDspmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const double *__alpha, const double *__AP, const double *__x,
                              int __incx, const double *__beta, double *__y, int __incy);
cublasStatus_t cublasDspmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const double *__alpha, const double *__AP, const double *__x,
                                 int64_t __incx, const double *__beta, double *__y, int64_t __incy);
cublasStatus_t cublasChpmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuComplex *__alpha, const cuComplex *__AP, const cuComplex *__x,
                              int __incx, const cuComplex *__beta, cuComplex *__y, int __incy);
cublasStatus_t cublasChpmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__AP,
                                 const cuComplex *__x, int64_t __incx, const cuComplex *__beta,
                                 cuComplex *__y, int64_t __incy);
cublasStatus_t cublasZhpmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__AP,
                              const cuDoubleComplex *__x, int __incx, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__y, int __incy);
cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__AP,
                                 const cuDoubleComplex *__x, int64_t __incx,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__y,
                                 int64_t __incy);
cublasStatus_t cublasStrmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const float *__A, int __lda, float *__x, int __incx);
cublasStatus_t cublasStrmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const float *__A, int64_t __lda, float *__x, int64_t __incx);
cublasStatus_t cublasDtrmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const double *__A, int __lda, double *__x, int __incx);
cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const double *__A, int64_t __lda, double *__x, int64_t __incx);
cublasStatus_t cublasCtrmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuComplex *__A, int __lda, cuComplex *__x, int __incx);
cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuComplex *__A, int64_t __lda, cuComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasZtrmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__x,
                              int __incx);
cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuDoubleComplex *__A, int64_t __lda, cuDoubleComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasStbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const float *__A, int __lda, float *__x, int __incx);
cublasStatus_t cublasStbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const float *__A, int64_t __lda, float *__x,
                                 int64_t __incx);
cublasStatus_t cublasDtbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const double *__A, int __lda, double *__x, int __incx);
cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const double *__A, int64_t __lda, double *__x,
                                 int64_t __incx);
cublasStatus_t cublasCtbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const cuComplex *__A, int __lda, cuComplex *__x, int __incx);
cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const cuComplex *__A, int64_t __lda, cuComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasZtbmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__x,
                              int __incx);
cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const cuDoubleComplex *__A, int64_t __lda,
                                 cuDoubleComplex *__x, int64_t __incx);
cublasStatus_t cublasStpmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const float *__AP, float *__x, int __incx);
cublasStatus_t cublasStpmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const float *__AP, float *__x, int64_t __incx);
cublasStatus_t cublasDtpmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const double *__AP, double *__x, int __incx);
cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const double *__AP, double *__x, int64_t __incx);
cublasStatus_t cublasCtpmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuComplex *__AP, cuComplex *__x, int __incx);
cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuComplex *__AP, cuComplex *__x, int64_t __incx);
cublasStatus_t cublasZtpmv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuDoubleComplex *__AP, cuDoubleComplex *__x, int __incx);
cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuDoubleComplex *__AP, cuDoubleComplex *__x, int64_t __incx);
cublasStatus_t cublasStrsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const float *__A, int __lda, float *__x, int __incx);
cublasStatus_t cublasStrsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const float *__A, int64_t __lda, float *__x, int64_t __incx);
cublasStatus_t cublasDtrsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const double *__A, int __lda, double *__x, int __incx);
cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const double *__A, int64_t __lda, double *__x, int64_t __incx);
cublasStatus_t cublasCtrsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuComplex *__A, int __lda, cuComplex *__x, int __incx);
cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuComplex *__A, int64_t __lda, cuComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasZtrsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__x,
                              int __incx);
cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuDoubleComplex *__A, int64_t __lda, cuDoubleComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasStbsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const float *__A, int __lda, float *__x, int __incx);
cublasStatus_t cublasStbsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const float *__A, int64_t __lda, float *__x,
                                 int64_t __incx);
cublasStatus_t cublasDtbsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const double *__A, int __lda, double *__x, int __incx);
cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const double *__A, int64_t __lda, double *__x,
                                 int64_t __incx);
cublasStatus_t cublasCtbsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const cuComplex *__A, int __lda, cuComplex *__x, int __incx);
cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const cuComplex *__A, int64_t __lda, cuComplex *__x,
                                 int64_t __incx);
cublasStatus_t cublasZtbsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n, int __k,
                              const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__x,
                              int __incx);
cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 int64_t __k, const cuDoubleComplex *__A, int64_t __lda,
                                 cuDoubleComplex *__x, int64_t __incx);
cublasStatus_t cublasStpsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const float *__AP, float *__x, int __incx);
cublasStatus_t cublasStpsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const float *__AP, float *__x, int64_t __incx);
cublasStatus_t cublasDtpsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const double *__AP, double *__x, int __incx);
cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const double *__AP, double *__x, int64_t __incx);
cublasStatus_t cublasCtpsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuComplex *__AP, cuComplex *__x, int __incx);
cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuComplex *__AP, cuComplex *__x, int64_t __incx);
cublasStatus_t cublasZtpsv_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, cublasDiagType_t __diag, int __n,
                              const cuDoubleComplex *__AP, cuDoubleComplex *__x, int __incx);
cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, cublasDiagType_t __diag, int64_t __n,
                                 const cuDoubleComplex *__AP, cuDoubleComplex *__x, int64_t __incx);
cublasStatus_t cublasSger_v2(cublasHandle_t __handle, int __m, int __n, const float *__alpha,
                             const float *__x, int __incx, const float *__y, int __incy, float *__A,
                             int __lda);
cublasStatus_t cublasSger_v2_64(cublasHandle_t __handle, int64_t __m, int64_t __n,
                                const float *__alpha, const float *__x, int64_t __incx,
                                const float *__y, int64_t __incy, float *__A, int64_t __lda);
cublasStatus_t cublasDger_v2(cublasHandle_t __handle, int __m, int __n, const double *__alpha,
                             const double *__x, int __incx, const double *__y, int __incy,
                             double *__A, int __lda);
cublasStatus_t cublasDger_v2_64(cublasHandle_t __handle, int64_t __m, int64_t __n,
                                const double *__alpha, const double *__x, int64_t __incx,
                                const double *__y, int64_t __incy, double *__A, int64_t __lda);
cublasStatus_t cublasCgeru_v2(cublasHandle_t __handle, int __m, int __n, const cuComplex *__alpha,
                              const cuComplex *__x, int __incx, const cuComplex *__y, int __incy,
                              cuComplex *__A, int __lda);
cublasStatus_t cublasCgeru_v2_64(cublasHandle_t __handle, int64_t __m, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__y, int64_t __incy, cuComplex *__A,
                                 int64_t __lda);
cublasStatus_t cublasZgeru_v2(cublasHandle_t __handle, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasZgeru_v2_64(cublasHandle_t __handle, int64_t __m, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__A, int64_t __lda);
cublasStatus_t cublasCgerc_v2(cublasHandle_t __handle, int __m, int __n, const cuComplex *__alpha,
                              const cuComplex *__x, int __incx, const cuComplex *__y, int __incy,
                              cuComplex *__A, int __lda);
cublasStatus_t cublasCgerc_v2_64(cublasHandle_t __handle, int64_t __m, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__y, int64_t __incy, cuComplex *__A,
                                 int64_t __lda);
cublasStatus_t cublasZgerc_v2(cublasHandle_t __handle, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasZgerc_v2_64(cublasHandle_t __handle, int64_t __m, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__A, int64_t __lda);
cublasStatus_t cublasSsyr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const float *__alpha, const float *__x, int __incx, float *__A,
                             int __lda);
cublasStatus_t cublasSsyr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const float *__alpha, const float *__x, int64_t __incx, float *__A,
                                int64_t __lda);
cublasStatus_t cublasDsyr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const double *__alpha, const double *__x, int __incx, double *__A,
                             int __lda);
cublasStatus_t cublasDsyr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const double *__alpha, const double *__x, int64_t __incx,
                                double *__A, int64_t __lda);
cublasStatus_t cublasCsyr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const cuComplex *__alpha, const cuComplex *__x, int __incx,
                             cuComplex *__A, int __lda);
cublasStatus_t cublasCsyr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const cuComplex *__alpha, const cuComplex *__x, int64_t __incx,
                                cuComplex *__A, int64_t __lda);
cublasStatus_t cublasZsyr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const cuDoubleComplex *__alpha, const cuDoubleComplex *__x, int __incx,
                             cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasZsyr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                int64_t __incx, cuDoubleComplex *__A, int64_t __lda);
cublasStatus_t cublasCher_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const float *__alpha, const cuComplex *__x, int __incx, cuComplex *__A,
                             int __lda);
cublasStatus_t cublasCher_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const float *__alpha, const cuComplex *__x, int64_t __incx,
                                cuComplex *__A, int64_t __lda);
cublasStatus_t cublasZher_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const double *__alpha, const cuDoubleComplex *__x, int __incx,
                             cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasZher_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const double *__alpha, const cuDoubleComplex *__x, int64_t __incx,
                                cuDoubleComplex *__A, int64_t __lda);
cublasStatus_t cublasSspr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const float *__alpha, const float *__x, int __incx, float *__AP);
cublasStatus_t cublasSspr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const float *__alpha, const float *__x, int64_t __incx,
                                float *__AP);
cublasStatus_t cublasDspr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const double *__alpha, const double *__x, int __incx, double *__AP);
cublasStatus_t cublasDspr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const double *__alpha, const double *__x, int64_t __incx,
                                double *__AP);
cublasStatus_t cublasChpr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const float *__alpha, const cuComplex *__x, int __incx,
                             cuComplex *__AP);
cublasStatus_t cublasChpr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const float *__alpha, const cuComplex *__x, int64_t __incx,
                                cuComplex *__AP);
cublasStatus_t cublasZhpr_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                             const double *__alpha, const cuDoubleComplex *__x, int __incx,
                             cuDoubleComplex *__AP);
cublasStatus_t cublasZhpr_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                const double *__alpha, const cuDoubleComplex *__x, int64_t __incx,
                                cuDoubleComplex *__AP);
cublasStatus_t cublasSsyr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const float *__alpha, const float *__x, int __incx, const float *__y,
                              int __incy, float *__A, int __lda);
cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const float *__alpha, const float *__x, int64_t __incx,
                                 const float *__y, int64_t __incy, float *__A, int64_t __lda);
cublasStatus_t cublasDsyr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const double *__alpha, const double *__x, int __incx,
                              const double *__y, int __incy, double *__A, int __lda);
cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const double *__alpha, const double *__x, int64_t __incx,
                                 const double *__y, int64_t __incy, double *__A, int64_t __lda);
cublasStatus_t cublasCsyr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuComplex *__alpha, const cuComplex *__x, int __incx,
                              const cuComplex *__y, int __incy, cuComplex *__A, int __lda);
cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__y, int64_t __incy, cuComplex *__A,
                                 int64_t __lda);
cublasStatus_t cublasZsyr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__A, int64_t __lda);
cublasStatus_t cublasCher2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuComplex *__alpha, const cuComplex *__x, int __incx,
                              const cuComplex *__y, int __incy, cuComplex *__A, int __lda);
cublasStatus_t cublasCher2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__y, int64_t __incy, cuComplex *__A,
                                 int64_t __lda);
cublasStatus_t cublasZher2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasZher2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__A, int64_t __lda);
cublasStatus_t cublasSspr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const float *__alpha, const float *__x, int __incx, const float *__y,
                              int __incy, float *__AP);
cublasStatus_t cublasSspr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const float *__alpha, const float *__x, int64_t __incx,
                                 const float *__y, int64_t __incy, float *__AP);
cublasStatus_t cublasDspr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const double *__alpha, const double *__x, int __incx,
                              const double *__y, int __incy, double *__AP);
cublasStatus_t cublasDspr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const double *__alpha, const double *__x, int64_t __incx,
                                 const double *__y, int64_t __incy, double *__AP);
cublasStatus_t cublasChpr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuComplex *__alpha, const cuComplex *__x, int __incx,
                              const cuComplex *__y, int __incy, cuComplex *__AP);
cublasStatus_t cublasChpr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__x, int64_t __incx,
                                 const cuComplex *__y, int64_t __incy, cuComplex *__AP);
cublasStatus_t cublasZhpr2_v2(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                              int __incx, const cuDoubleComplex *__y, int __incy,
                              cuDoubleComplex *__AP);
cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__x,
                                 int64_t __incx, const cuDoubleComplex *__y, int64_t __incy,
                                 cuDoubleComplex *__AP);
cublasStatus_t cublasSgemm_v2(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int __m, int __n, int __k,
                              const float *__alpha, const float *__A, int __lda, const float *__B,
                              int __ldb, const float *__beta, float *__C, int __ldc);
cublasStatus_t cublasSgemm_v2_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                 cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                 const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__B, int64_t __ldb, const float *__beta, float *__C,
                                 int64_t __ldc);
cublasStatus_t cublasDgemm_v2(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int __m, int __n, int __k,
                              const double *__alpha, const double *__A, int __lda,
                              const double *__B, int __ldb, const double *__beta, double *__C,
                              int __ldc);
cublasStatus_t cublasDgemm_v2_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                 cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                 const double *__alpha, const double *__A, int64_t __lda,
                                 const double *__B, int64_t __ldb, const double *__beta,
                                 double *__C, int64_t __ldc);
cublasStatus_t cublasCgemm_v2(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int __m, int __n, int __k,
                              const cuComplex *__alpha, const cuComplex *__A, int __lda,
                              const cuComplex *__B, int __ldb, const cuComplex *__beta,
                              cuComplex *__C, int __ldc);
cublasStatus_t cublasCgemm_v2_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                 cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__B, int64_t __ldb, const cuComplex *__beta,
                                 cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZgemm_v2(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int __m, int __n, int __k,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__B, int __ldb, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZgemm_v2_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                 cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                 int64_t __ldc);
cublasStatus_t cublasCgemm3m(cublasHandle_t __handle, cublasOperation_t __transa,
                             cublasOperation_t __transb, int __m, int __n, int __k,
                             const cuComplex *__alpha, const cuComplex *__A, int __lda,
                             const cuComplex *__B, int __ldb, const cuComplex *__beta,
                             cuComplex *__C, int __ldc);
cublasStatus_t cublasCgemm3m_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                const cuComplex *__B, int64_t __ldb, const cuComplex *__beta,
                                cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZgemm3m(cublasHandle_t __handle, cublasOperation_t __transa,
                             cublasOperation_t __transb, int __m, int __n, int __k,
                             const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                             const cuDoubleComplex *__B, int __ldb, const cuDoubleComplex *__beta,
                             cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZgemm3m_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                const cuDoubleComplex *__beta, cuDoubleComplex *__C, int64_t __ldc);
cublasStatus_t cublasHgemm(cublasHandle_t __handle, cublasOperation_t __transa,
                           cublasOperation_t __transb, int __m, int __n, int __k,
                           const __half *__alpha, const __half *__A, int __lda, const __half *__B,
                           int __ldb, const __half *__beta, __half *__C, int __ldc);
cublasStatus_t cublasHgemm_64(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                              const __half *__alpha, const __half *__A, int64_t __lda,
                              const __half *__B, int64_t __ldb, const __half *__beta, __half *__C,
                              int64_t __ldc);
cublasStatus_t cublasSsymm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, int __m, int __n, const float *__alpha,
                              const float *__A, int __lda, const float *__B, int __ldb,
                              const float *__beta, float *__C, int __ldc);
cublasStatus_t cublasSsymm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, int64_t __m, int64_t __n,
                                 const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__B, int64_t __ldb, const float *__beta, float *__C,
                                 int64_t __ldc);
cublasStatus_t cublasDsymm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, int __m, int __n, const double *__alpha,
                              const double *__A, int __lda, const double *__B, int __ldb,
                              const double *__beta, double *__C, int __ldc);
cublasStatus_t cublasDsymm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, int64_t __m, int64_t __n,
                                 const double *__alpha, const double *__A, int64_t __lda,
                                 const double *__B, int64_t __ldb, const double *__beta,
                                 double *__C, int64_t __ldc);
cublasStatus_t cublasCsymm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, int __m, int __n, const cuComplex *__alpha,
                              const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb,
                              const cuComplex *__beta, cuComplex *__C, int __ldc);
cublasStatus_t cublasCsymm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, int64_t __m, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__B, int64_t __ldb, const cuComplex *__beta,
                                 cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZsymm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__B, int __ldb, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZsymm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, int64_t __m, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                 int64_t __ldc);
cublasStatus_t cublasChemm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, int __m, int __n, const cuComplex *__alpha,
                              const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb,
                              const cuComplex *__beta, cuComplex *__C, int __ldc);
cublasStatus_t cublasChemm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, int64_t __m, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__B, int64_t __ldb, const cuComplex *__beta,
                                 cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZhemm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__B, int __ldb, const cuDoubleComplex *__beta,
                              cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZhemm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, int64_t __m, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                 const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                 int64_t __ldc);
cublasStatus_t cublasSsyrk_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, int __n, int __k, const float *__alpha,
                              const float *__A, int __lda, const float *__beta, float *__C,
                              int __ldc);
cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, int64_t __n, int64_t __k,
                                 const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__beta, float *__C, int64_t __ldc);
cublasStatus_t cublasDsyrk_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, int __n, int __k, const double *__alpha,
                              const double *__A, int __lda, const double *__beta, double *__C,
                              int __ldc);
cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, int64_t __n, int64_t __k,
                                 const double *__alpha, const double *__A, int64_t __lda,
                                 const double *__beta, double *__C, int64_t __ldc);
cublasStatus_t cublasCsyrk_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, int __n, int __k, const cuComplex *__alpha,
                              const cuComplex *__A, int __lda, const cuComplex *__beta,
                              cuComplex *__C, int __ldc);
cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, int64_t __n, int64_t __k,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__beta, cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZsyrk_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, int __n, int __k,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__beta, cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, int64_t __n, int64_t __k,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                 int64_t __ldc);
cublasStatus_t cublasCherk_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, int __n, int __k, const float *__alpha,
                              const cuComplex *__A, int __lda, const float *__beta, cuComplex *__C,
                              int __ldc);
cublasStatus_t cublasCherk_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, int64_t __n, int64_t __k,
                                 const float *__alpha, const cuComplex *__A, int64_t __lda,
                                 const float *__beta, cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZherk_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                              cublasOperation_t __trans, int __n, int __k, const double *__alpha,
                              const cuDoubleComplex *__A, int __lda, const double *__beta,
                              cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZherk_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                 cublasOperation_t __trans, int64_t __n, int64_t __k,
                                 const double *__alpha, const cuDoubleComplex *__A, int64_t __lda,
                                 const double *__beta, cuDoubleComplex *__C, int64_t __ldc);
cublasStatus_t cublasSsyr2k_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k, const float *__alpha,
                               const float *__A, int __lda, const float *__B, int __ldb,
                               const float *__beta, float *__C, int __ldc);
cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const float *__alpha, const float *__A, int64_t __lda,
                                  const float *__B, int64_t __ldb, const float *__beta, float *__C,
                                  int64_t __ldc);
cublasStatus_t cublasDsyr2k_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k, const double *__alpha,
                               const double *__A, int __lda, const double *__B, int __ldb,
                               const double *__beta, double *__C, int __ldc);
cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const double *__alpha, const double *__A, int64_t __lda,
                                  const double *__B, int64_t __ldb, const double *__beta,
                                  double *__C, int64_t __ldc);
cublasStatus_t cublasCsyr2k_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k,
                               const cuComplex *__alpha, const cuComplex *__A, int __lda,
                               const cuComplex *__B, int __ldb, const cuComplex *__beta,
                               cuComplex *__C, int __ldc);
cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                  const cuComplex *__B, int64_t __ldb, const cuComplex *__beta,
                                  cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZsyr2k_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k,
                               const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                               int __lda, const cuDoubleComplex *__B, int __ldb,
                               const cuDoubleComplex *__beta, cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                  int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                  const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                  int64_t __ldc);
cublasStatus_t cublasCher2k_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k,
                               const cuComplex *__alpha, const cuComplex *__A, int __lda,
                               const cuComplex *__B, int __ldb, const float *__beta, cuComplex *__C,
                               int __ldc);
cublasStatus_t cublasCher2k_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                  const cuComplex *__B, int64_t __ldb, const float *__beta,
                                  cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZher2k_v2(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k,
                               const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                               int __lda, const cuDoubleComplex *__B, int __ldb,
                               const double *__beta, cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZher2k_v2_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                  int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                  const double *__beta, cuDoubleComplex *__C, int64_t __ldc);
cublasStatus_t cublasSsyrkx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                            cublasOperation_t __trans, int __n, int __k, const float *__alpha,
                            const float *__A, int __lda, const float *__B, int __ldb,
                            const float *__beta, float *__C, int __ldc);
cublasStatus_t cublasSsyrkx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int64_t __n, int64_t __k,
                               const float *__alpha, const float *__A, int64_t __lda,
                               const float *__B, int64_t __ldb, const float *__beta, float *__C,
                               int64_t __ldc);
cublasStatus_t cublasDsyrkx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                            cublasOperation_t __trans, int __n, int __k, const double *__alpha,
                            const double *__A, int __lda, const double *__B, int __ldb,
                            const double *__beta, double *__C, int __ldc);
cublasStatus_t cublasDsyrkx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int64_t __n, int64_t __k,
                               const double *__alpha, const double *__A, int64_t __lda,
                               const double *__B, int64_t __ldb, const double *__beta, double *__C,
                               int64_t __ldc);
cublasStatus_t cublasCsyrkx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                            cublasOperation_t __trans, int __n, int __k, const cuComplex *__alpha,
                            const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb,
                            const cuComplex *__beta, cuComplex *__C, int __ldc);
cublasStatus_t cublasCsyrkx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int64_t __n, int64_t __k,
                               const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                               const cuComplex *__B, int64_t __ldb, const cuComplex *__beta,
                               cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZsyrkx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                            cublasOperation_t __trans, int __n, int __k,
                            const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                            const cuDoubleComplex *__B, int __ldb, const cuDoubleComplex *__beta,
                            cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZsyrkx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int64_t __n, int64_t __k,
                               const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                               int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                               const cuDoubleComplex *__beta, cuDoubleComplex *__C, int64_t __ldc);
cublasStatus_t cublasCherkx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                            cublasOperation_t __trans, int __n, int __k, const cuComplex *__alpha,
                            const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb,
                            const float *__beta, cuComplex *__C, int __ldc);
cublasStatus_t cublasCherkx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int64_t __n, int64_t __k,
                               const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                               const cuComplex *__B, int64_t __ldb, const float *__beta,
                               cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZherkx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                            cublasOperation_t __trans, int __n, int __k,
                            const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                            const cuDoubleComplex *__B, int __ldb, const double *__beta,
                            cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZherkx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int64_t __n, int64_t __k,
                               const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                               int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                               const double *__beta, cuDoubleComplex *__C, int64_t __ldc);
cublasStatus_t cublasStrsm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n, const float *__alpha,
                              const float *__A, int __lda, float *__B, int __ldb);
cublasStatus_t cublasStrsm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const float *__alpha, const float *__A, int64_t __lda, float *__B,
                                 int64_t __ldb);
cublasStatus_t cublasDtrsm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n, const double *__alpha,
                              const double *__A, int __lda, double *__B, int __ldb);
cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const double *__alpha, const double *__A, int64_t __lda,
                                 double *__B, int64_t __ldb);
cublasStatus_t cublasCtrsm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n, const cuComplex *__alpha,
                              const cuComplex *__A, int __lda, cuComplex *__B, int __ldb);
cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 cuComplex *__B, int64_t __ldb);
cublasStatus_t cublasZtrsm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              cuDoubleComplex *__B, int __ldb);
cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, cuDoubleComplex *__B, int64_t __ldb);
cublasStatus_t cublasStrmm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n, const float *__alpha,
                              const float *__A, int __lda, const float *__B, int __ldb, float *__C,
                              int __ldc);
cublasStatus_t cublasStrmm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const float *__alpha, const float *__A, int64_t __lda,
                                 const float *__B, int64_t __ldb, float *__C, int64_t __ldc);
cublasStatus_t cublasDtrmm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n, const double *__alpha,
                              const double *__A, int __lda, const double *__B, int __ldb,
                              double *__C, int __ldc);
cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const double *__alpha, const double *__A, int64_t __lda,
                                 const double *__B, int64_t __ldb, double *__C, int64_t __ldc);
cublasStatus_t cublasCtrmm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n, const cuComplex *__alpha,
                              const cuComplex *__A, int __lda, const cuComplex *__B, int __ldb,
                              cuComplex *__C, int __ldc);
cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                                 const cuComplex *__B, int64_t __ldb, cuComplex *__C,
                                 int64_t __ldc);
cublasStatus_t cublasZtrmm_v2(cublasHandle_t __handle, cublasSideMode_t __side,
                              cublasFillMode_t __uplo, cublasOperation_t __trans,
                              cublasDiagType_t __diag, int __m, int __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                              const cuDoubleComplex *__B, int __ldb, cuDoubleComplex *__C,
                              int __ldc);
cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                 cublasFillMode_t __uplo, cublasOperation_t __trans,
                                 cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                 const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                 int64_t __lda, const cuDoubleComplex *__B, int64_t __ldb,
                                 cuDoubleComplex *__C, int64_t __ldc);
cublasStatus_t cublasSgemmBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                  cublasOperation_t __transb, int __m, int __n, int __k,
                                  const float *__alpha, const float *const __Aarray[], int __lda,
                                  const float *const __Barray[], int __ldb, const float *__beta,
                                  float *const __Carray[], int __ldc, int __count);
cublasStatus_t cublasSgemmBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                     cublasOperation_t __transb, int64_t __m, int64_t __n,
                                     int64_t __k, const float *__alpha,
                                     const float *const __Aarray[], int64_t __lda,
                                     const float *const __Barray[], int64_t __ldb,
                                     const float *__beta, float *const __Carray[], int64_t __ldc,
                                     int64_t __count);
cublasStatus_t cublasDgemmBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                  cublasOperation_t __transb, int __m, int __n, int __k,
                                  const double *__alpha, const double *const __Aarray[], int __lda,
                                  const double *const __Barray[], int __ldb, const double *__beta,
                                  double *const __Carray[], int __ldc, int __count);
cublasStatus_t cublasDgemmBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                     cublasOperation_t __transb, int64_t __m, int64_t __n,
                                     int64_t __k, const double *__alpha,
                                     const double *const __Aarray[], int64_t __lda,
                                     const double *const __Barray[], int64_t __ldb,
                                     const double *__beta, double *const __Carray[], int64_t __ldc,
                                     int64_t __count);
cublasStatus_t cublasCgemmBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                  cublasOperation_t __transb, int __m, int __n, int __k,
                                  const cuComplex *__alpha, const cuComplex *const __Aarray[],
                                  int __lda, const cuComplex *const __Barray[], int __ldb,
                                  const cuComplex *__beta, cuComplex *const __Carray[], int __ldc,
                                  int __count);
cublasStatus_t cublasCgemmBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                     cublasOperation_t __transb, int64_t __m, int64_t __n,
                                     int64_t __k, const cuComplex *__alpha,
                                     const cuComplex *const __Aarray[], int64_t __lda,
                                     const cuComplex *const __Barray[], int64_t __ldb,
                                     const cuComplex *__beta, cuComplex *const __Carray[],
                                     int64_t __ldc, int64_t __count);
cublasStatus_t cublasZgemmBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                  cublasOperation_t __transb, int __m, int __n, int __k,
                                  const cuDoubleComplex *__alpha,
                                  const cuDoubleComplex *const __Aarray[], int __lda,
                                  const cuDoubleComplex *const __Barray[], int __ldb,
                                  const cuDoubleComplex *__beta, cuDoubleComplex *const __Carray[],
                                  int __ldc, int __count);
cublasStatus_t cublasZgemmBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                     cublasOperation_t __transb, int64_t __m, int64_t __n,
                                     int64_t __k, const cuDoubleComplex *__alpha,
                                     const cuDoubleComplex *const __Aarray[], int64_t __lda,
                                     const cuDoubleComplex *const __Barray[], int64_t __ldb,
                                     const cuDoubleComplex *__beta,
                                     cuDoubleComplex *const __Carray[], int64_t __ldc,
                                     int64_t __count);
cublasStatus_t cublasHgemmBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                  cublasOperation_t __transb, int __m, int __n, int __k,
                                  const __half *__alpha, const __half *const __Aarray[], int __lda,
                                  const __half *const __Barray[], int __ldb, const __half *__beta,
                                  __half *const __Carray[], int __ldc, int __count);
cublasStatus_t cublasHgemmBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                     cublasOperation_t __transb, int64_t __m, int64_t __n,
                                     int64_t __k, const __half *__alpha,
                                     const __half *const __Aarray[], int64_t __lda,
                                     const __half *const __Barray[], int64_t __ldb,
                                     const __half *__beta, __half *const __Carray[], int64_t __ldc,
                                     int64_t __count);
cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                         cublasOperation_t __transb, int __m, int __n, int __k,
                                         const float *__alpha, const float *__A, int __lda,
                                         long long __strideA, const float *__B, int __ldb,
                                         long long __strideB, const float *__beta, float *__C,
                                         int __ldc, long long __strideC, int __count);
cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                            cublasOperation_t __transb, int64_t __m, int64_t __n,
                                            int64_t __k, const float *__alpha, const float *__A,
                                            int64_t __lda, long long __strideA, const float *__B,
                                            int64_t __ldb, long long __strideB, const float *__beta,
                                            float *__C, int64_t __ldc, long long __strideC,
                                            int64_t __count);
cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                         cublasOperation_t __transb, int __m, int __n, int __k,
                                         const double *__alpha, const double *__A, int __lda,
                                         long long __strideA, const double *__B, int __ldb,
                                         long long __strideB, const double *__beta, double *__C,
                                         int __ldc, long long __strideC, int __count);
cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                            cublasOperation_t __transb, int64_t __m, int64_t __n,
                                            int64_t __k, const double *__alpha, const double *__A,
                                            int64_t __lda, long long __strideA, const double *__B,
                                            int64_t __ldb, long long __strideB,
                                            const double *__beta, double *__C, int64_t __ldc,
                                            long long __strideC, int64_t __count);
cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                         cublasOperation_t __transb, int __m, int __n, int __k,
                                         const cuComplex *__alpha, const cuComplex *__A, int __lda,
                                         long long __strideA, const cuComplex *__B, int __ldb,
                                         long long __strideB, const cuComplex *__beta,
                                         cuComplex *__C, int __ldc, long long __strideC,
                                         int __count);
cublasStatus_t cublasCgemmStridedBatched_64(
    cublasHandle_t __handle, cublasOperation_t __transa, cublasOperation_t __transb, int64_t __m,
    int64_t __n, int64_t __k, const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
    long long __strideA, const cuComplex *__B, int64_t __ldb, long long __strideB,
    const cuComplex *__beta, cuComplex *__C, int64_t __ldc, long long __strideC, int64_t __count);
cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                         cublasOperation_t __transb, int __m, int __n, int __k,
                                         const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                                         int __lda, long long __strideA, const cuDoubleComplex *__B,
                                         int __ldb, long long __strideB,
                                         const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                         int __ldc, long long __strideC, int __count);
cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                            cublasOperation_t __transb, int64_t __m, int64_t __n,
                                            int64_t __k, const cuDoubleComplex *__alpha,
                                            const cuDoubleComplex *__A, int64_t __lda,
                                            long long __strideA, const cuDoubleComplex *__B,
                                            int64_t __ldb, long long __strideB,
                                            const cuDoubleComplex *__beta, cuDoubleComplex *__C,
                                            int64_t __ldc, long long __strideC, int64_t __count);
cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t __handle, cublasOperation_t __transa,
                                         cublasOperation_t __transb, int __m, int __n, int __k,
                                         const __half *__alpha, const __half *__A, int __lda,
                                         long long __strideA, const __half *__B, int __ldb,
                                         long long __strideB, const __half *__beta, __half *__C,
                                         int __ldc, long long __strideC, int __count);
cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                            cublasOperation_t __transb, int64_t __m, int64_t __n,
                                            int64_t __k, const __half *__alpha, const __half *__A,
                                            int64_t __lda, long long __strideA, const __half *__B,
                                            int64_t __ldb, long long __strideB,
                                            const __half *__beta, __half *__C, int64_t __ldc,
                                            long long __strideC, int64_t __count);
cublasStatus_t cublasSgemvBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, const float *__alpha, const float *const __Aarray[],
                                  int __lda, const float *const __xarray[], int __incx,
                                  const float *__beta, float *const __yarray[], int __incy,
                                  int __count);
cublasStatus_t cublasSgemvBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                     int64_t __m, int64_t __n, const float *__alpha,
                                     const float *const __Aarray[], int64_t __lda,
                                     const float *const __xarray[], int64_t __incx,
                                     const float *__beta, float *const __yarray[], int64_t __incy,
                                     int64_t __count);
cublasStatus_t cublasDgemvBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, const double *__alpha, const double *const __Aarray[],
                                  int __lda, const double *const __xarray[], int __incx,
                                  const double *__beta, double *const __yarray[], int __incy,
                                  int __count);
cublasStatus_t cublasDgemvBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                     int64_t __m, int64_t __n, const double *__alpha,
                                     const double *const __Aarray[], int64_t __lda,
                                     const double *const __xarray[], int64_t __incx,
                                     const double *__beta, double *const __yarray[], int64_t __incy,
                                     int64_t __count);
cublasStatus_t cublasCgemvBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, const cuComplex *__alpha,
                                  const cuComplex *const __Aarray[], int __lda,
                                  const cuComplex *const __xarray[], int __incx,
                                  const cuComplex *__beta, cuComplex *const __yarray[], int __incy,
                                  int __count);
cublasStatus_t cublasCgemvBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                     int64_t __m, int64_t __n, const cuComplex *__alpha,
                                     const cuComplex *const __Aarray[], int64_t __lda,
                                     const cuComplex *const __xarray[], int64_t __incx,
                                     const cuComplex *__beta, cuComplex *const __yarray[],
                                     int64_t __incy, int64_t __count);
cublasStatus_t cublasZgemvBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, const cuDoubleComplex *__alpha,
                                  const cuDoubleComplex *const __Aarray[], int __lda,
                                  const cuDoubleComplex *const __xarray[], int __incx,
                                  const cuDoubleComplex *__beta, cuDoubleComplex *const __yarray[],
                                  int __incy, int __count);
cublasStatus_t cublasZgemvBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                     int64_t __m, int64_t __n, const cuDoubleComplex *__alpha,
                                     const cuDoubleComplex *const __Aarray[], int64_t __lda,
                                     const cuDoubleComplex *const __xarray[], int64_t __incx,
                                     const cuDoubleComplex *__beta,
                                     cuDoubleComplex *const __yarray[], int64_t __incy,
                                     int64_t __count);
cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t __handle, cublasOperation_t __trans,
                                         int __m, int __n, const float *__alpha, const float *__A,
                                         int __lda, long long __strideA, const float *__x,
                                         int __incx, long long __stridex, const float *__beta,
                                         float *__y, int __incy, long long __stridey, int __count);
cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                            int64_t __m, int64_t __n, const float *__alpha,
                                            const float *__A, int64_t __lda, long long __strideA,
                                            const float *__x, int64_t __incx, long long __stridex,
                                            const float *__beta, float *__y, int64_t __incy,
                                            long long __stridey, int64_t __count);
cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t __handle, cublasOperation_t __trans,
                                         int __m, int __n, const double *__alpha, const double *__A,
                                         int __lda, long long __strideA, const double *__x,
                                         int __incx, long long __stridex, const double *__beta,
                                         double *__y, int __incy, long long __stridey, int __count);
cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                            int64_t __m, int64_t __n, const double *__alpha,
                                            const double *__A, int64_t __lda, long long __strideA,
                                            const double *__x, int64_t __incx, long long __stridex,
                                            const double *__beta, double *__y, int64_t __incy,
                                            long long __stridey, int64_t __count);
cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t __handle, cublasOperation_t __trans,
                                         int __m, int __n, const cuComplex *__alpha,
                                         const cuComplex *__A, int __lda, long long __strideA,
                                         const cuComplex *__x, int __incx, long long __stridex,
                                         const cuComplex *__beta, cuComplex *__y, int __incy,
                                         long long __stridey, int __count);
cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t __handle, cublasOperation_t __trans,
                                            int64_t __m, int64_t __n, const cuComplex *__alpha,
                                            const cuComplex *__A, int64_t __lda,
                                            long long __strideA, const cuComplex *__x,
                                            int64_t __incx, long long __stridex,
                                            const cuComplex *__beta, cuComplex *__y, int64_t __incy,
                                            long long __stridey, int64_t __count);
cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t __handle, cublasOperation_t __trans,
                                         int __m, int __n, const cuDoubleComplex *__alpha,
                                         const cuDoubleComplex *__A, int __lda, long long __strideA,
                                         const cuDoubleComplex *__x, int __incx,
                                         long long __stridex, const cuDoubleComplex *__beta,
                                         cuDoubleComplex *__y, int __incy, long long __stridey,
                                         int __count);
cublasStatus_t cublasZgemvStridedBatched_64(
    cublasHandle_t __handle, cublasOperation_t __trans, int64_t __m, int64_t __n,
    const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int64_t __lda, long long __strideA,
    const cuDoubleComplex *__x, int64_t __incx, long long __stridex, const cuDoubleComplex *__beta,
    cuDoubleComplex *__y, int64_t __incy, long long __stridey, int64_t __count);
cublasStatus_t cublasStrsmBatched(cublasHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans,
                                  cublasDiagType_t __diag, int __m, int __n, const float *__alpha,
                                  const float *const __A[], int __lda, float *const __B[],
                                  int __ldb, int __count);
cublasStatus_t cublasStrsmBatched_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                     cublasFillMode_t __uplo, cublasOperation_t __trans,
                                     cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                     const float *__alpha, const float *const __A[], int64_t __lda,
                                     float *const __B[], int64_t __ldb, int64_t __count);
cublasStatus_t cublasDtrsmBatched(cublasHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans,
                                  cublasDiagType_t __diag, int __m, int __n, const double *__alpha,
                                  const double *const __A[], int __lda, double *const __B[],
                                  int __ldb, int __count);
cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                     cublasFillMode_t __uplo, cublasOperation_t __trans,
                                     cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                     const double *__alpha, const double *const __A[],
                                     int64_t __lda, double *const __B[], int64_t __ldb,
                                     int64_t __count);
cublasStatus_t cublasCtrsmBatched(cublasHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans,
                                  cublasDiagType_t __diag, int __m, int __n,
                                  const cuComplex *__alpha, const cuComplex *const __A[], int __lda,
                                  cuComplex *const __B[], int __ldb, int __count);
cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                     cublasFillMode_t __uplo, cublasOperation_t __trans,
                                     cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                     const cuComplex *__alpha, const cuComplex *const __A[],
                                     int64_t __lda, cuComplex *const __B[], int64_t __ldb,
                                     int64_t __count);
cublasStatus_t cublasZtrsmBatched(cublasHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans,
                                  cublasDiagType_t __diag, int __m, int __n,
                                  const cuDoubleComplex *__alpha,
                                  const cuDoubleComplex *const __A[], int __lda,
                                  cuDoubleComplex *const __B[], int __ldb, int __count);
cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t __handle, cublasSideMode_t __side,
                                     cublasFillMode_t __uplo, cublasOperation_t __trans,
                                     cublasDiagType_t __diag, int64_t __m, int64_t __n,
                                     const cuDoubleComplex *__alpha,
                                     const cuDoubleComplex *const __A[], int64_t __lda,
                                     cuDoubleComplex *const __B[], int64_t __ldb, int64_t __count);
cublasStatus_t cublasSgeam(cublasHandle_t __handle, cublasOperation_t __transa,
                           cublasOperation_t __transb, int __m, int __n, const float *__alpha,
                           const float *__A, int __lda, const float *__beta, const float *__B,
                           int __ldb, float *__C, int __ldc);
cublasStatus_t cublasSgeam_64(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int64_t __m, int64_t __n,
                              const float *__alpha, const float *__A, int64_t __lda,
                              const float *__beta, const float *__B, int64_t __ldb, float *__C,
                              int64_t __ldc);
cublasStatus_t cublasDgeam(cublasHandle_t __handle, cublasOperation_t __transa,
                           cublasOperation_t __transb, int __m, int __n, const double *__alpha,
                           const double *__A, int __lda, const double *__beta, const double *__B,
                           int __ldb, double *__C, int __ldc);
cublasStatus_t cublasDgeam_64(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int64_t __m, int64_t __n,
                              const double *__alpha, const double *__A, int64_t __lda,
                              const double *__beta, const double *__B, int64_t __ldb, double *__C,
                              int64_t __ldc);
cublasStatus_t cublasCgeam(cublasHandle_t __handle, cublasOperation_t __transa,
                           cublasOperation_t __transb, int __m, int __n, const cuComplex *__alpha,
                           const cuComplex *__A, int __lda, const cuComplex *__beta,
                           const cuComplex *__B, int __ldb, cuComplex *__C, int __ldc);
cublasStatus_t cublasCgeam_64(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int64_t __m, int64_t __n,
                              const cuComplex *__alpha, const cuComplex *__A, int64_t __lda,
                              const cuComplex *__beta, const cuComplex *__B, int64_t __ldb,
                              cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZgeam(cublasHandle_t __handle, cublasOperation_t __transa,
                           cublasOperation_t __transb, int __m, int __n,
                           const cuDoubleComplex *__alpha, const cuDoubleComplex *__A, int __lda,
                           const cuDoubleComplex *__beta, const cuDoubleComplex *__B, int __ldb,
                           cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZgeam_64(cublasHandle_t __handle, cublasOperation_t __transa,
                              cublasOperation_t __transb, int64_t __m, int64_t __n,
                              const cuDoubleComplex *__alpha, const cuDoubleComplex *__A,
                              int64_t __lda, const cuDoubleComplex *__beta,
                              const cuDoubleComplex *__B, int64_t __ldb, cuDoubleComplex *__C,
                              int64_t __ldc);
cublasStatus_t cublasSdgmm(cublasHandle_t __handle, cublasSideMode_t __side, int __m, int __n,
                           const float *__A, int __lda, const float *__x, int __incx, float *__C,
                           int __ldc);
cublasStatus_t cublasSdgmm_64(cublasHandle_t __handle, cublasSideMode_t __side, int64_t __m,
                              int64_t __n, const float *__A, int64_t __lda, const float *__x,
                              int64_t __incx, float *__C, int64_t __ldc);
cublasStatus_t cublasDdgmm(cublasHandle_t __handle, cublasSideMode_t __side, int __m, int __n,
                           const double *__A, int __lda, const double *__x, int __incx, double *__C,
                           int __ldc);
cublasStatus_t cublasDdgmm_64(cublasHandle_t __handle, cublasSideMode_t __side, int64_t __m,
                              int64_t __n, const double *__A, int64_t __lda, const double *__x,
                              int64_t __incx, double *__C, int64_t __ldc);
cublasStatus_t cublasCdgmm(cublasHandle_t __handle, cublasSideMode_t __side, int __m, int __n,
                           const cuComplex *__A, int __lda, const cuComplex *__x, int __incx,
                           cuComplex *__C, int __ldc);
cublasStatus_t cublasCdgmm_64(cublasHandle_t __handle, cublasSideMode_t __side, int64_t __m,
                              int64_t __n, const cuComplex *__A, int64_t __lda,
                              const cuComplex *__x, int64_t __incx, cuComplex *__C, int64_t __ldc);
cublasStatus_t cublasZdgmm(cublasHandle_t __handle, cublasSideMode_t __side, int __m, int __n,
                           const cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__x,
                           int __incx, cuDoubleComplex *__C, int __ldc);
cublasStatus_t cublasZdgmm_64(cublasHandle_t __handle, cublasSideMode_t __side, int64_t __m,
                              int64_t __n, const cuDoubleComplex *__A, int64_t __lda,
                              const cuDoubleComplex *__x, int64_t __incx, cuDoubleComplex *__C,
                              int64_t __ldc);
cublasStatus_t cublasStpttr(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const float *__AP, float *__A, int __lda);
cublasStatus_t cublasDtpttr(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const double *__AP, double *__A, int __lda);
cublasStatus_t cublasCtpttr(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const cuComplex *__AP, cuComplex *__A, int __lda);
cublasStatus_t cublasZtpttr(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const cuDoubleComplex *__AP, cuDoubleComplex *__A, int __lda);
cublasStatus_t cublasStrttp(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const float *__A, int __lda, float *__AP);
cublasStatus_t cublasDtrttp(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const double *__A, int __lda, double *__AP);
cublasStatus_t cublasCtrttp(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const cuComplex *__A, int __lda, cuComplex *__AP);
cublasStatus_t cublasZtrttp(cublasHandle_t __handle, cublasFillMode_t __uplo, int __n,
                            const cuDoubleComplex *__A, int __lda, cuDoubleComplex *__AP);
cublasStatus_t
cublasSgemmGroupedBatched(cublasHandle_t __handle, const cublasOperation_t __transa[],
                          const cublasOperation_t __transb[], const int __m[], const int __n[],
                          const int __k[], const float __alpha[], const float *const __Aarray[],
                          const int __lda[], const float *const __Barray[], const int __ldb[],
                          const float __beta[], float *const __Carray[], const int __ldc[],
                          int __group_count, const int __group_size[]);
cublasStatus_t cublasSgemmGroupedBatched_64(
    cublasHandle_t __handle, const cublasOperation_t __transa[], const cublasOperation_t __transb[],
    const int64_t __m[], const int64_t __n[], const int64_t __k[], const float __alpha[],
    const float *const __Aarray[], const int64_t __lda[], const float *const __Barray[],
    const int64_t __ldb[], const float __beta[], float *const __Carray[], const int64_t __ldc[],
    int64_t __group_count, const int64_t __group_size[]);
cublasStatus_t
cublasDgemmGroupedBatched(cublasHandle_t __handle, const cublasOperation_t __transa[],
                          const cublasOperation_t __transb[], const int __m[], const int __n[],
                          const int __k[], const double __alpha[], const double *const __Aarray[],
                          const int __lda[], const double *const __Barray[], const int __ldb[],
                          const double __beta[], double *const __Carray[], const int __ldc[],
                          int __group_count, const int __group_size[]);
cublasStatus_t cublasDgemmGroupedBatched_64(
    cublasHandle_t __handle, const cublasOperation_t __transa[], const cublasOperation_t __transb[],
    const int64_t __m[], const int64_t __n[], const int64_t __k[], const double __alpha[],
    const double *const __Aarray[], const int64_t __lda[], const double *const __Barray[],
    const int64_t __ldb[], const double __beta[], double *const __Carray[], const int64_t __ldc[],
    int64_t __group_count, const int64_t __group_size[]);
cublasStatus_t cublasSgetrfBatched(cublasHandle_t __handle, int __n, float *const __A[], int __lda,
                                   int *__P, int *__info, int __batchSize);
cublasStatus_t cublasDgetrfBatched(cublasHandle_t __handle, int __n, double *const __A[], int __lda,
                                   int *__P, int *__info, int __batchSize);
cublasStatus_t cublasCgetrfBatched(cublasHandle_t __handle, int __n, cuComplex *const __A[],
                                   int __lda, int *__P, int *__info, int __batchSize);
cublasStatus_t cublasZgetrfBatched(cublasHandle_t __handle, int __n, cuDoubleComplex *const __A[],
                                   int __lda, int *__P, int *__info, int __batchSize);
cublasStatus_t cublasSgetriBatched(cublasHandle_t __handle, int __n, const float *const __A[],
                                   int __lda, const int *__P, float *const __C[], int __ldc,
                                   int *__info, int __batchSize);
cublasStatus_t cublasDgetriBatched(cublasHandle_t __handle, int __n, const double *const __A[],
                                   int __lda, const int *__P, double *const __C[], int __ldc,
                                   int *__info, int __batchSize);
cublasStatus_t cublasCgetriBatched(cublasHandle_t __handle, int __n, const cuComplex *const __A[],
                                   int __lda, const int *__P, cuComplex *const __C[], int __ldc,
                                   int *__info, int __batchSize);
cublasStatus_t cublasZgetriBatched(cublasHandle_t __handle, int __n,
                                   const cuDoubleComplex *const __A[], int __lda, const int *__P,
                                   cuDoubleComplex *const __C[], int __ldc, int *__info,
                                   int __batchSize);
cublasStatus_t cublasSgetrsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __n,
                                   int __nrhs, const float *const __A[], int __lda, const int *__P,
                                   float *const __B[], int __ldb, int *__info, int __batchSize);
cublasStatus_t cublasDgetrsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __n,
                                   int __nrhs, const double *const __A[], int __lda, const int *__P,
                                   double *const __B[], int __ldb, int *__info, int __batchSize);
cublasStatus_t cublasCgetrsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __n,
                                   int __nrhs, const cuComplex *const __A[], int __lda,
                                   const int *__P, cuComplex *const __B[], int __ldb, int *__info,
                                   int __batchSize);
cublasStatus_t cublasZgetrsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __n,
                                   int __nrhs, const cuDoubleComplex *const __A[], int __lda,
                                   const int *__P, cuDoubleComplex *const __B[], int __ldb,
                                   int *__info, int __batchSize);
cublasStatus_t cublasSmatinvBatched(cublasHandle_t __handle, int __n, const float *const __A[],
                                    int __lda, float *const __Ainv[], int __lda_inv, int *__info,
                                    int __batchSize);
cublasStatus_t cublasDmatinvBatched(cublasHandle_t __handle, int __n, const double *const __A[],
                                    int __lda, double *const __Ainv[], int __lda_inv, int *__info,
                                    int __batchSize);
cublasStatus_t cublasCmatinvBatched(cublasHandle_t __handle, int __n, const cuComplex *const __A[],
                                    int __lda, cuComplex *const __Ainv[], int __lda_inv,
                                    int *__info, int __batchSize);
cublasStatus_t cublasZmatinvBatched(cublasHandle_t __handle, int __n,
                                    const cuDoubleComplex *const __A[], int __lda,
                                    cuDoubleComplex *const __Ainv[], int __lda_inv, int *__info,
                                    int __batchSize);
cublasStatus_t cublasSgelsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, int __nrhs, float *const __Aarray[], int __lda,
                                  float *const __Carray[], int __ldc, int *__info,
                                  int *__devInfoArray, int __batchSize);
cublasStatus_t cublasDgelsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, int __nrhs, double *const __Aarray[], int __lda,
                                  double *const __Carray[], int __ldc, int *__info,
                                  int *__devInfoArray, int __batchSize);
cublasStatus_t cublasCgelsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, int __nrhs, cuComplex *const __Aarray[], int __lda,
                                  cuComplex *const __Carray[], int __ldc, int *__info,
                                  int *__devInfoArray, int __batchSize);
cublasStatus_t cublasZgelsBatched(cublasHandle_t __handle, cublasOperation_t __trans, int __m,
                                  int __n, int __nrhs, cuDoubleComplex *const __Aarray[], int __lda,
                                  cuDoubleComplex *const __Carray[], int __ldc, int *__info,
                                  int *__devInfoArray, int __batchSize);
cublasStatus_t cublasGemmEx(cublasHandle_t __handle, cublasOperation_t __transa,
                            cublasOperation_t __transb, int __m, int __n, int __k,
                            const void *__alpha, const void *__A, cudaDataType __Atype, int __lda,
                            const void *__B, cudaDataType __Btype, int __ldb, const void *__beta,
                            void *__C, cudaDataType __Ctype, int __ldc,
                            cublasComputeType_t __computeType, cublasGemmAlgo_t __algo);
cublasStatus_t cublasGemmEx_64(cublasHandle_t __handle, cublasOperation_t __transa,
                               cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                               const void *__alpha, const void *__A, cudaDataType __Atype,
                               int64_t __lda, const void *__B, cudaDataType __Btype, int64_t __ldb,
                               const void *__beta, void *__C, cudaDataType __Ctype, int64_t __ldc,
                               cublasComputeType_t __computeType, cublasGemmAlgo_t __algo);
cublasStatus_t cublasGemmBatchedEx(cublasHandle_t __handle, cublasOperation_t __transa,
                                   cublasOperation_t __transb, int __m, int __n, int __k,
                                   const void *__alpha, const void *const __Aarray[],
                                   cudaDataType __Atype, int __lda, const void *const __Barray[],
                                   cudaDataType __Btype, int __ldb, const void *__beta,
                                   void *const __Carray[], cudaDataType __Ctype, int __ldc,
                                   int __count, cublasComputeType_t __computeType,
                                   cublasGemmAlgo_t __algo);
cublasStatus_t cublasGemmBatchedEx_64(
    cublasHandle_t __handle, cublasOperation_t __transa, cublasOperation_t __transb, int64_t __m,
    int64_t __n, int64_t __k, const void *__alpha, const void *const __Aarray[],
    cudaDataType __Atype, int64_t __lda, const void *const __Barray[], cudaDataType __Btype,
    int64_t __ldb, const void *__beta, void *const __Carray[], cudaDataType __Ctype, int64_t __ldc,
    int64_t __count, cublasComputeType_t __computeType, cublasGemmAlgo_t __algo);
cublasStatus_t cublasGemmStridedBatchedEx(
    cublasHandle_t __handle, cublasOperation_t __transa, cublasOperation_t __transb, int __m,
    int __n, int __k, const void *__alpha, const void *__A, cudaDataType __Atype, int __lda,
    long long __strideA, const void *__B, cudaDataType __Btype, int __ldb, long long __strideB,
    const void *__beta, void *__C, cudaDataType __Ctype, int __ldc, long long __strideC,
    int __count, cublasComputeType_t __computeType, cublasGemmAlgo_t __algo);
cublasStatus_t cublasGemmStridedBatchedEx_64(
    cublasHandle_t __handle, cublasOperation_t __transa, cublasOperation_t __transb, int64_t __m,
    int64_t __n, int64_t __k, const void *__alpha, const void *__A, cudaDataType __Atype,
    int64_t __lda, long long __strideA, const void *__B, cudaDataType __Btype, int64_t __ldb,
    long long __strideB, const void *__beta, void *__C, cudaDataType __Ctype, int64_t __ldc,
    long long __strideC, int64_t __count, cublasComputeType_t __computeType,
    cublasGemmAlgo_t __algo);
cublasStatus_t cublasGemmGroupedBatchedEx(
    cublasHandle_t __handle, const cublasOperation_t __transa[], const cublasOperation_t __transb[],
    const int __m[], const int __n[], const int __k[], const void *__alpha,
    const void *const __Aarray[], cudaDataType __Atype, const int __lda[],
    const void *const __Barray[], cudaDataType __Btype, const int __ldb[], const void *__beta,
    void *const __Carray[], cudaDataType __Ctype, const int __ldc[], int __group_count,
    const int __group_size[], cublasComputeType_t __computeType);
cublasStatus_t cublasGemmGroupedBatchedEx_64(
    cublasHandle_t __handle, const cublasOperation_t __transa[], const cublasOperation_t __transb[],
    const int64_t __m[], const int64_t __n[], const int64_t __k[], const void *__alpha,
    const void *const __Aarray[], cudaDataType __Atype, const int64_t __lda[],
    const void *const __Barray[], cudaDataType __Btype, const int64_t __ldb[], const void *__beta,
    void *const __Carray[], cudaDataType __Ctype, const int64_t __ldc[], int64_t __group_count,
    const int64_t __group_size[], cublasComputeType_t __computeType);
cublasStatus_t cublasSgemmEx(cublasHandle_t __handle, cublasOperation_t __transa,
                             cublasOperation_t __transb, int __m, int __n, int __k,
                             const float *__alpha, const void *__A, cudaDataType __Atype, int __lda,
                             const void *__B, cudaDataType __Btype, int __ldb, const float *__beta,
                             void *__C, cudaDataType __Ctype, int __ldc);
cublasStatus_t cublasSgemmEx_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                const float *__alpha, const void *__A, cudaDataType __Atype,
                                int64_t __lda, const void *__B, cudaDataType __Btype, int64_t __ldb,
                                const float *__beta, void *__C, cudaDataType __Ctype,
                                int64_t __ldc);
cublasStatus_t cublasCgemmEx(cublasHandle_t __handle, cublasOperation_t __transa,
                             cublasOperation_t __transb, int __m, int __n, int __k,
                             const cuComplex *__alpha, const void *__A, cudaDataType __Atype,
                             int __lda, const void *__B, cudaDataType __Btype, int __ldb,
                             const cuComplex *__beta, void *__C, cudaDataType __Ctype, int __ldc);
cublasStatus_t cublasCgemmEx_64(cublasHandle_t __handle, cublasOperation_t __transa,
                                cublasOperation_t __transb, int64_t __m, int64_t __n, int64_t __k,
                                const cuComplex *__alpha, const void *__A, cudaDataType __Atype,
                                int64_t __lda, const void *__B, cudaDataType __Btype, int64_t __ldb,
                                const cuComplex *__beta, void *__C, cudaDataType __Ctype,
                                int64_t __ldc);
cublasStatus_t cublasNrm2Ex(cublasHandle_t __handle, int __n, const void *__x, cudaDataType __xType,
                            int __incx, void *__result, cudaDataType __resultType,
                            cudaDataType __executionType);
cublasStatus_t cublasNrm2Ex_64(cublasHandle_t __handle, int64_t __n, const void *__x,
                               cudaDataType __xType, int64_t __incx, void *__result,
                               cudaDataType __resultType, cudaDataType __executionType);
cublasStatus_t cublasDotEx(cublasHandle_t __handle, int __n, const void *__x, cudaDataType __xType,
                           int __incx, const void *__y, cudaDataType __yType, int __incy,
                           void *__result, cudaDataType __resultType, cudaDataType __executionType);
cublasStatus_t cublasDotEx_64(cublasHandle_t __handle, int64_t __n, const void *__x,
                              cudaDataType __xType, int64_t __incx, const void *__y,
                              cudaDataType __yType, int64_t __incy, void *__result,
                              cudaDataType __resultType, cudaDataType __executionType);
cublasStatus_t cublasDotcEx(cublasHandle_t __handle, int __n, const void *__x, cudaDataType __xType,
                            int __incx, const void *__y, cudaDataType __yType, int __incy,
                            void *__result, cudaDataType __resultType,
                            cudaDataType __executionType);
cublasStatus_t cublasDotcEx_64(cublasHandle_t __handle, int64_t __n, const void *__x,
                               cudaDataType __xType, int64_t __incx, const void *__y,
                               cudaDataType __yType, int64_t __incy, void *__result,
                               cudaDataType __resultType, cudaDataType __executionType);
cublasStatus_t cublasScalEx(cublasHandle_t __handle, int __n, const void *__alpha,
                            cudaDataType __alphaType, void *__x, cudaDataType __xType, int __incx,
                            cudaDataType __executionType);
cublasStatus_t cublasScalEx_64(cublasHandle_t __handle, int64_t __n, const void *__alpha,
                               cudaDataType __alphaType, void *__x, cudaDataType __xType,
                               int64_t __incx, cudaDataType __executionType);
cublasStatus_t cublasAsumEx(cublasHandle_t __handle, int __n, const void *__x, cudaDataType __xType,
                            int __incx, void *__result, cudaDataType __resultType,
                            cudaDataType __executionType);
cublasStatus_t cublasAsumEx_64(cublasHandle_t __handle, int64_t __n, const void *__x,
                               cudaDataType __xType, int64_t __incx, void *__result,
                               cudaDataType __resultType, cudaDataType __executionType);
cublasStatus_t cublasCopyEx(cublasHandle_t __handle, int __n, const void *__x, cudaDataType __xType,
                            int __incx, void *__y, cudaDataType __yType, int __incy);
cublasStatus_t cublasCopyEx_64(cublasHandle_t __handle, int64_t __n, const void *__x,
                               cudaDataType __xType, int64_t __incx, void *__y,
                               cudaDataType __yType, int64_t __incy);
cublasStatus_t cublasSwapEx(cublasHandle_t __handle, int __n, void *__x, cudaDataType __xType,
                            int __incx, void *__y, cudaDataType __yType, int __incy);
cublasStatus_t cublasSwapEx_64(cublasHandle_t __handle, int64_t __n, void *__x,
                               cudaDataType __xType, int64_t __incx, void *__y,
                               cudaDataType __yType, int64_t __incy);
cublasStatus_t cublasRotEx(cublasHandle_t __handle, int __n, void *__x, cudaDataType __xType,
                           int __incx, void *__y, cudaDataType __yType, int __incy, const void *__c,
                           const void *__s, cudaDataType __csType, cudaDataType __executionType);
cublasStatus_t cublasRotEx_64(cublasHandle_t __handle, int64_t __n, void *__x, cudaDataType __xType,
                              int64_t __incx, void *__y, cudaDataType __yType, int64_t __incy,
                              const void *__c, const void *__s, cudaDataType __csType,
                              cudaDataType __executionType);
cublasStatus_t cublasCsyrkEx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                             cublasOperation_t __trans, int __n, int __k, const cuComplex *__alpha,
                             const void *__A, cudaDataType __Atype, int __lda,
                             const cuComplex *__beta, void *__C, cudaDataType __Ctype, int __ldc);
cublasStatus_t cublasCsyrkEx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                cublasOperation_t __trans, int64_t __n, int64_t __k,
                                const cuComplex *__alpha, const void *__A, cudaDataType __Atype,
                                int64_t __lda, const cuComplex *__beta, void *__C,
                                cudaDataType __Ctype, int64_t __ldc);
cublasStatus_t cublasCherkEx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                             cublasOperation_t __trans, int __n, int __k, const float *__alpha,
                             const void *__A, cudaDataType __Atype, int __lda, const float *__beta,
                             void *__C, cudaDataType __Ctype, int __ldc);
cublasStatus_t cublasCherkEx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                cublasOperation_t __trans, int64_t __n, int64_t __k,
                                const float *__alpha, const void *__A, cudaDataType __Atype,
                                int64_t __lda, const float *__beta, void *__C, cudaDataType __Ctype,
                                int64_t __ldc);
cublasStatus_t cublasCsyrk3mEx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k,
                               const cuComplex *__alpha, const void *__A, cudaDataType __Atype,
                               int __lda, const cuComplex *__beta, void *__C, cudaDataType __Ctype,
                               int __ldc);
cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const cuComplex *__alpha, const void *__A, cudaDataType __Atype,
                                  int64_t __lda, const cuComplex *__beta, void *__C,
                                  cudaDataType __Ctype, int64_t __ldc);
cublasStatus_t cublasCherk3mEx(cublasHandle_t __handle, cublasFillMode_t __uplo,
                               cublasOperation_t __trans, int __n, int __k, const float *__alpha,
                               const void *__A, cudaDataType __Atype, int __lda,
                               const float *__beta, void *__C, cudaDataType __Ctype, int __ldc);
cublasStatus_t cublasCherk3mEx_64(cublasHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasOperation_t __trans, int64_t __n, int64_t __k,
                                  const float *__alpha, const void *__A, cudaDataType __Atype,
                                  int64_t __lda, const float *__beta, void *__C,
                                  cudaDataType __Ctype, int64_t __ldc);
cublasStatus_t cublasAxpyEx(cublasHandle_t __handle, int __n, const void *__alpha,
                            cudaDataType __alphaType, const void *__x, cudaDataType __xType,
                            int __incx, void *__y, cudaDataType __yType, int __incy,
                            cudaDataType __executionType);
cublasStatus_t cublasAxpyEx_64(cublasHandle_t __handle, int64_t __n, const void *__alpha,
                               cudaDataType __alphaType, const void *__x, cudaDataType __xType,
                               int64_t __incx, void *__y, cudaDataType __yType, int64_t __incy,
                               cudaDataType __executionType);

#ifdef __cplusplus
}
#endif

#ifndef CU2CL_BLAS_LEGACY
#define cublasSnrm2     cublasSnrm2_v2
#define cublasSnrm2_64  cublasSnrm2_v2_64
#define cublasDnrm2     cublasDnrm2_v2
#define cublasDnrm2_64  cublasDnrm2_v2_64
#define cublasScnrm2    cublasScnrm2_v2
#define cublasScnrm2_64 cublasScnrm2_v2_64
#define cublasDznrm2    cublasDznrm2_v2
#define cublasDznrm2_64 cublasDznrm2_v2_64
#define cublasSasum     cublasSasum_v2
#define cublasSasum_64  cublasSasum_v2_64
#define cublasDasum     cublasDasum_v2
#define cublasDasum_64  cublasDasum_v2_64
#define cublasScasum    cublasScasum_v2
#define cublasScasum_64 cublasScasum_v2_64
#define cublasDzasum    cublasDzasum_v2
#define cublasDzasum_64 cublasDzasum_v2_64
#define cublasIsamax    cublasIsamax_v2
#define cublasIsamax_64 cublasIsamax_v2_64
#define cublasIdamax    cublasIdamax_v2
#define cublasIdamax_64 cublasIdamax_v2_64
#define cublasIcamax    cublasIcamax_v2
#define cublasIcamax_64 cublasIcamax_v2_64
#define cublasIzamax    cublasIzamax_v2
#define cublasIzamax_64 cublasIzamax_v2_64
#define cublasIsamin    cublasIsamin_v2
#define cublasIsamin_64 cublasIsamin_v2_64
#define cublasIdamin    cublasIdamin_v2
#define cublasIdamin_64 cublasIdamin_v2_64
#define cublasIcamin    cublasIcamin_v2
#define cublasIcamin_64 cublasIcamin_v2_64
#define cublasIzamin    cublasIzamin_v2
#define cublasIzamin_64 cublasIzamin_v2_64
#define cublasSdot      cublasSdot_v2
#define cublasSdot_64   cublasSdot_v2_64
#define cublasDdot      cublasDdot_v2
#define cublasDdot_64   cublasDdot_v2_64
#define cublasCdotu     cublasCdotu_v2
#define cublasCdotu_64  cublasCdotu_v2_64
#define cublasZdotu     cublasZdotu_v2
#define cublasZdotu_64  cublasZdotu_v2_64
#define cublasCdotc     cublasCdotc_v2
#define cublasCdotc_64  cublasCdotc_v2_64
#define cublasZdotc     cublasZdotc_v2
#define cublasZdotc_64  cublasZdotc_v2_64
#define cublasSscal     cublasSscal_v2
#define cublasSscal_64  cublasSscal_v2_64
#define cublasDscal     cublasDscal_v2
#define cublasDscal_64  cublasDscal_v2_64
#define cublasCscal     cublasCscal_v2
#define cublasCscal_64  cublasCscal_v2_64
#define cublasZscal     cublasZscal_v2
#define cublasZscal_64  cublasZscal_v2_64
#define cublasCsscal    cublasCsscal_v2
#define cublasCsscal_64 cublasCsscal_v2_64
#define cublasZdscal    cublasZdscal_v2
#define cublasZdscal_64 cublasZdscal_v2_64
#define cublasSaxpy     cublasSaxpy_v2
#define cublasSaxpy_64  cublasSaxpy_v2_64
#define cublasDaxpy     cublasDaxpy_v2
#define cublasDaxpy_64  cublasDaxpy_v2_64
#define cublasCaxpy     cublasCaxpy_v2
#define cublasCaxpy_64  cublasCaxpy_v2_64
#define cublasZaxpy     cublasZaxpy_v2
#define cublasZaxpy_64  cublasZaxpy_v2_64
#define cublasScopy     cublasScopy_v2
#define cublasScopy_64  cublasScopy_v2_64
#define cublasDcopy     cublasDcopy_v2
#define cublasDcopy_64  cublasDcopy_v2_64
#define cublasCcopy     cublasCcopy_v2
#define cublasCcopy_64  cublasCcopy_v2_64
#define cublasZcopy     cublasZcopy_v2
#define cublasZcopy_64  cublasZcopy_v2_64
#define cublasSswap     cublasSswap_v2
#define cublasSswap_64  cublasSswap_v2_64
#define cublasDswap     cublasDswap_v2
#define cublasDswap_64  cublasDswap_v2_64
#define cublasCswap     cublasCswap_v2
#define cublasCswap_64  cublasCswap_v2_64
#define cublasZswap     cublasZswap_v2
#define cublasZswap_64  cublasZswap_v2_64
#define cublasSrot      cublasSrot_v2
#define cublasSrot_64   cublasSrot_v2_64
#define cublasDrot      cublasDrot_v2
#define cublasDrot_64   cublasDrot_v2_64
#define cublasCrot      cublasCrot_v2
#define cublasCrot_64   cublasCrot_v2_64
#define cublasZrot      cublasZrot_v2
#define cublasZrot_64   cublasZrot_v2_64
#define cublasCsrot     cublasCsrot_v2
#define cublasCsrot_64  cublasCsrot_v2_64
#define cublasZdrot     cublasZdrot_v2
#define cublasZdrot_64  cublasZdrot_v2_64
#define cublasSrotg     cublasSrotg_v2
#define cublasDrotg     cublasDrotg_v2
#define cublasCrotg     cublasCrotg_v2
#define cublasZrotg     cublasZrotg_v2
#define cublasSrotm     cublasSrotm_v2
#define cublasSrotm_64  cublasSrotm_v2_64
#define cublasDrotm     cublasDrotm_v2
#define cublasDrotm_64  cublasDrotm_v2_64
#define cublasSrotmg    cublasSrotmg_v2
#define cublasDrotmg    cublasDrotmg_v2
#define cublasSgemv     cublasSgemv_v2
#define cublasSgemv_64  cublasSgemv_v2_64
#define cublasDgemv     cublasDgemv_v2
#define cublasDgemv_64  cublasDgemv_v2_64
#define cublasCgemv     cublasCgemv_v2
#define cublasCgemv_64  cublasCgemv_v2_64
#define cublasZgemv     cublasZgemv_v2
#define cublasZgemv_64  cublasZgemv_v2_64
#define cublasSgbmv     cublasSgbmv_v2
#define cublasSgbmv_64  cublasSgbmv_v2_64
#define cublasDgbmv     cublasDgbmv_v2
#define cublasDgbmv_64  cublasDgbmv_v2_64
#define cublasCgbmv     cublasCgbmv_v2
#define cublasCgbmv_64  cublasCgbmv_v2_64
#define cublasZgbmv     cublasZgbmv_v2
#define cublasZgbmv_64  cublasZgbmv_v2_64
#define cublasSsymv     cublasSsymv_v2
#define cublasSsymv_64  cublasSsymv_v2_64
#define cublasDsymv     cublasDsymv_v2
#define cublasDsymv_64  cublasDsymv_v2_64
#define cublasCsymv     cublasCsymv_v2
#define cublasCsymv_64  cublasCsymv_v2_64
#define cublasZsymv     cublasZsymv_v2
#define cublasZsymv_64  cublasZsymv_v2_64
#define cublasChemv     cublasChemv_v2
#define cublasChemv_64  cublasChemv_v2_64
#define cublasZhemv     cublasZhemv_v2
#define cublasZhemv_64  cublasZhemv_v2_64
#define cublasSsbmv     cublasSsbmv_v2
#define cublasSsbmv_64  cublasSsbmv_v2_64
#define cublasDsbmv     cublasDsbmv_v2
#define cublasDsbmv_64  cublasDsbmv_v2_64
#define cublasChbmv     cublasChbmv_v2
#define cublasChbmv_64  cublasChbmv_v2_64
#define cublasZhbmv     cublasZhbmv_v2
#define cublasZhbmv_64  cublasZhbmv_v2_64
#define cublasSspmv     cublasSspmv_v2
#define cublasSspmv_64  cublasSspmv_v2_64
#define cublasDspmv     cublasDspmv_v2
#define cublasDspmv_64  cublasDspmv_v2_64
#define cublasChpmv     cublasChpmv_v2
#define cublasChpmv_64  cublasChpmv_v2_64
#define cublasZhpmv     cublasZhpmv_v2
#define cublasZhpmv_64  cublasZhpmv_v2_64
#define cublasStrmv     cublasStrmv_v2
#define cublasStrmv_64  cublasStrmv_v2_64
#define cublasDtrmv     cublasDtrmv_v2
#define cublasDtrmv_64  cublasDtrmv_v2_64
#define cublasCtrmv     cublasCtrmv_v2
#define cublasCtrmv_64  cublasCtrmv_v2_64
#define cublasZtrmv     cublasZtrmv_v2
#define cublasZtrmv_64  cublasZtrmv_v2_64
#define cublasStbmv     cublasStbmv_v2
#define cublasStbmv_64  cublasStbmv_v2_64
#define cublasDtbmv     cublasDtbmv_v2
#define cublasDtbmv_64  cublasDtbmv_v2_64
#define cublasCtbmv     cublasCtbmv_v2
#define cublasCtbmv_64  cublasCtbmv_v2_64
#define cublasZtbmv     cublasZtbmv_v2
#define cublasZtbmv_64  cublasZtbmv_v2_64
#define cublasStpmv     cublasStpmv_v2
#define cublasStpmv_64  cublasStpmv_v2_64
#define cublasDtpmv     cublasDtpmv_v2
#define cublasDtpmv_64  cublasDtpmv_v2_64
#define cublasCtpmv     cublasCtpmv_v2
#define cublasCtpmv_64  cublasCtpmv_v2_64
#define cublasZtpmv     cublasZtpmv_v2
#define cublasZtpmv_64  cublasZtpmv_v2_64
#define cublasStrsv     cublasStrsv_v2
#define cublasStrsv_64  cublasStrsv_v2_64
#define cublasDtrsv     cublasDtrsv_v2
#define cublasDtrsv_64  cublasDtrsv_v2_64
#define cublasCtrsv     cublasCtrsv_v2
#define cublasCtrsv_64  cublasCtrsv_v2_64
#define cublasZtrsv     cublasZtrsv_v2
#define cublasZtrsv_64  cublasZtrsv_v2_64
#define cublasStbsv     cublasStbsv_v2
#define cublasStbsv_64  cublasStbsv_v2_64
#define cublasDtbsv     cublasDtbsv_v2
#define cublasDtbsv_64  cublasDtbsv_v2_64
#define cublasCtbsv     cublasCtbsv_v2
#define cublasCtbsv_64  cublasCtbsv_v2_64
#define cublasZtbsv     cublasZtbsv_v2
#define cublasZtbsv_64  cublasZtbsv_v2_64
#define cublasStpsv     cublasStpsv_v2
#define cublasStpsv_64  cublasStpsv_v2_64
#define cublasDtpsv     cublasDtpsv_v2
#define cublasDtpsv_64  cublasDtpsv_v2_64
#define cublasCtpsv     cublasCtpsv_v2
#define cublasCtpsv_64  cublasCtpsv_v2_64
#define cublasZtpsv     cublasZtpsv_v2
#define cublasZtpsv_64  cublasZtpsv_v2_64
#define cublasSger      cublasSger_v2
#define cublasSger_64   cublasSger_v2_64
#define cublasDger      cublasDger_v2
#define cublasDger_64   cublasDger_v2_64
#define cublasCgeru     cublasCgeru_v2
#define cublasCgeru_64  cublasCgeru_v2_64
#define cublasZgeru     cublasZgeru_v2
#define cublasZgeru_64  cublasZgeru_v2_64
#define cublasCgerc     cublasCgerc_v2
#define cublasCgerc_64  cublasCgerc_v2_64
#define cublasZgerc     cublasZgerc_v2
#define cublasZgerc_64  cublasZgerc_v2_64
#define cublasSsyr      cublasSsyr_v2
#define cublasSsyr_64   cublasSsyr_v2_64
#define cublasDsyr      cublasDsyr_v2
#define cublasDsyr_64   cublasDsyr_v2_64
#define cublasCsyr      cublasCsyr_v2
#define cublasCsyr_64   cublasCsyr_v2_64
#define cublasZsyr      cublasZsyr_v2
#define cublasZsyr_64   cublasZsyr_v2_64
#define cublasCher      cublasCher_v2
#define cublasCher_64   cublasCher_v2_64
#define cublasZher      cublasZher_v2
#define cublasZher_64   cublasZher_v2_64
#define cublasSspr      cublasSspr_v2
#define cublasSspr_64   cublasSspr_v2_64
#define cublasDspr      cublasDspr_v2
#define cublasDspr_64   cublasDspr_v2_64
#define cublasChpr      cublasChpr_v2
#define cublasChpr_64   cublasChpr_v2_64
#define cublasZhpr      cublasZhpr_v2
#define cublasZhpr_64   cublasZhpr_v2_64
#define cublasSsyr2     cublasSsyr2_v2
#define cublasSsyr2_64  cublasSsyr2_v2_64
#define cublasDsyr2     cublasDsyr2_v2
#define cublasDsyr2_64  cublasDsyr2_v2_64
#define cublasCsyr2     cublasCsyr2_v2
#define cublasCsyr2_64  cublasCsyr2_v2_64
#define cublasZsyr2     cublasZsyr2_v2
#define cublasZsyr2_64  cublasZsyr2_v2_64
#define cublasCher2     cublasCher2_v2
#define cublasCher2_64  cublasCher2_v2_64
#define cublasZher2     cublasZher2_v2
#define cublasZher2_64  cublasZher2_v2_64
#define cublasSspr2     cublasSspr2_v2
#define cublasSspr2_64  cublasSspr2_v2_64
#define cublasDspr2     cublasDspr2_v2
#define cublasDspr2_64  cublasDspr2_v2_64
#define cublasChpr2     cublasChpr2_v2
#define cublasChpr2_64  cublasChpr2_v2_64
#define cublasZhpr2     cublasZhpr2_v2
#define cublasZhpr2_64  cublasZhpr2_v2_64
#define cublasSgemm     cublasSgemm_v2
#define cublasSgemm_64  cublasSgemm_v2_64
#define cublasDgemm     cublasDgemm_v2
#define cublasDgemm_64  cublasDgemm_v2_64
#define cublasCgemm     cublasCgemm_v2
#define cublasCgemm_64  cublasCgemm_v2_64
#define cublasZgemm     cublasZgemm_v2
#define cublasZgemm_64  cublasZgemm_v2_64
#define cublasSsymm     cublasSsymm_v2
#define cublasSsymm_64  cublasSsymm_v2_64
#define cublasDsymm     cublasDsymm_v2
#define cublasDsymm_64  cublasDsymm_v2_64
#define cublasCsymm     cublasCsymm_v2
#define cublasCsymm_64  cublasCsymm_v2_64
#define cublasZsymm     cublasZsymm_v2
#define cublasZsymm_64  cublasZsymm_v2_64
#define cublasChemm     cublasChemm_v2
#define cublasChemm_64  cublasChemm_v2_64
#define cublasZhemm     cublasZhemm_v2
#define cublasZhemm_64  cublasZhemm_v2_64
#define cublasSsyrk     cublasSsyrk_v2
#define cublasSsyrk_64  cublasSsyrk_v2_64
#define cublasDsyrk     cublasDsyrk_v2
#define cublasDsyrk_64  cublasDsyrk_v2_64
#define cublasCsyrk     cublasCsyrk_v2
#define cublasCsyrk_64  cublasCsyrk_v2_64
#define cublasZsyrk     cublasZsyrk_v2
#define cublasZsyrk_64  cublasZsyrk_v2_64
#define cublasCherk     cublasCherk_v2
#define cublasCherk_64  cublasCherk_v2_64
#define cublasZherk     cublasZherk_v2
#define cublasZherk_64  cublasZherk_v2_64
#define cublasSsyr2k    cublasSsyr2k_v2
#define cublasSsyr2k_64 cublasSsyr2k_v2_64
#define cublasDsyr2k    cublasDsyr2k_v2
#define cublasDsyr2k_64 cublasDsyr2k_v2_64
#define cublasCsyr2k    cublasCsyr2k_v2
#define cublasCsyr2k_64 cublasCsyr2k_v2_64
#define cublasZsyr2k    cublasZsyr2k_v2
#define cublasZsyr2k_64 cublasZsyr2k_v2_64
#define cublasCher2k    cublasCher2k_v2
#define cublasCher2k_64 cublasCher2k_v2_64
#define cublasZher2k    cublasZher2k_v2
#define cublasZher2k_64 cublasZher2k_v2_64
#define cublasStrsm     cublasStrsm_v2
#define cublasStrsm_64  cublasStrsm_v2_64
#define cublasDtrsm     cublasDtrsm_v2
#define cublasDtrsm_64  cublasDtrsm_v2_64
#define cublasCtrsm     cublasCtrsm_v2
#define cublasCtrsm_64  cublasCtrsm_v2_64
#define cublasZtrsm     cublasZtrsm_v2
#define cublasZtrsm_64  cublasZtrsm_v2_64
#define cublasStrmm     cublasStrmm_v2
#define cublasStrmm_64  cublasStrmm_v2_64
#define cublasDtrmm     cublasDtrmm_v2
#define cublasDtrmm_64  cublasDtrmm_v2_64
#define cublasCtrmm     cublasCtrmm_v2
#define cublasCtrmm_64  cublasCtrmm_v2_64
#define cublasZtrmm     cublasZtrmm_v2
#define cublasZtrmm_64  cublasZtrmm_v2_64
#endif

#endif
