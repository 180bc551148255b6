/* The functions of cuSOLVER's dense part that compute.
 * Made by scripts/solver_names.py; not edited by hand. */
#ifndef CU2CL_SOLVER_FUNCTIONS_H
#define CU2CL_SOLVER_FUNCTIONS_H

#ifdef __cplusplus
extern "C" {
#endif

cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, float *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, float *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, double *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, double *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuDoubleComplex *__A, int __lda,
                                             int *__lwork);
cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  int __nrhs, const float *__A, int __lda, float *__B, int __ldb,
                                  int *__devInfo);
cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  int __nrhs, const double *__A, int __lda, double *__B, int __ldb,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  int __nrhs, const cuComplex *__A, int __lda, cuComplex *__B,
                                  int __ldb, int *__devInfo);
cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  int __nrhs, const cuDoubleComplex *__A, int __lda,
                                  cuDoubleComplex *__B, int __ldb, int *__devInfo);
cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, float *__Aarray[], int __lda, int *__infoArray,
                                         int __batchSize);
cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, double *__Aarray[], int __lda, int *__infoArray,
                                         int __batchSize);
cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, cuComplex *__Aarray[], int __lda,
                                         int *__infoArray, int __batchSize);
cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, cuDoubleComplex *__Aarray[], int __lda,
                                         int *__infoArray, int __batchSize);
cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, int __nrhs, float *__A[], int __lda, float *__B[],
                                         int __ldb, int *__d_info, int __batchSize);
cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, int __nrhs, double *__A[], int __lda,
                                         double *__B[], int __ldb, int *__d_info, int __batchSize);
cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, int __nrhs, cuComplex *__A[], int __lda,
                                         cuComplex *__B[], int __ldb, int *__d_info,
                                         int __batchSize);
cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                         int __n, int __nrhs, cuDoubleComplex *__A[], int __lda,
                                         cuDoubleComplex *__B[], int __ldb, int *__d_info,
                                         int __batchSize);
cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, float *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, float *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, double *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, double *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuDoubleComplex *__A, int __lda,
                                             int *__lwork);
cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, float *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, float *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, double *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, double *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuDoubleComplex *__A, int __lda,
                                             int *__lwork);
cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t __handle, int __m, int __n, float *__A,
                                  int __lda, float *__work, int *__devIpiv, int *__devInfo);
cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             float *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t __handle, int __m, int __n, double *__A,
                                  int __lda, double *__work, int *__devIpiv, int *__devInfo);
cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             double *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t __handle, int __m, int __n, cuComplex *__A,
                                  int __lda, cuComplex *__work, int *__devIpiv, int *__devInfo);
cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             cuComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t __handle, int __m, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__work,
                                  int *__devIpiv, int *__devInfo);
cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             cuDoubleComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t __handle, int __n, float *__A, int __lda,
                                  int __k1, int __k2, const int *__devIpiv, int __incx);
cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t __handle, int __n, double *__A, int __lda,
                                  int __k1, int __k2, const int *__devIpiv, int __incx);
cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t __handle, int __n, cuComplex *__A, int __lda,
                                  int __k1, int __k2, const int *__devIpiv, int __incx);
cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t __handle, int __n, cuDoubleComplex *__A,
                                  int __lda, int __k1, int __k2, const int *__devIpiv, int __incx);
cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t __handle, cublasOperation_t __trans, int __n,
                                  int __nrhs, const float *__A, int __lda, const int *__devIpiv,
                                  float *__B, int __ldb, int *__devInfo);
cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t __handle, cublasOperation_t __trans, int __n,
                                  int __nrhs, const double *__A, int __lda, const int *__devIpiv,
                                  double *__B, int __ldb, int *__devInfo);
cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t __handle, cublasOperation_t __trans, int __n,
                                  int __nrhs, const cuComplex *__A, int __lda, const int *__devIpiv,
                                  cuComplex *__B, int __ldb, int *__devInfo);
cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t __handle, cublasOperation_t __trans, int __n,
                                  int __nrhs, const cuDoubleComplex *__A, int __lda,
                                  const int *__devIpiv, cuDoubleComplex *__B, int __ldb,
                                  int *__devInfo);
cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t __handle, int __m, int __n, float *__A,
                                  int __lda, float *__TAU, float *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             float *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t __handle, int __m, int __n, double *__A,
                                  int __lda, double *__TAU, double *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             double *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t __handle, int __m, int __n, cuComplex *__A,
                                  int __lda, cuComplex *__TAU, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             cuComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t __handle, int __m, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__TAU,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             cuDoubleComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                  float *__A, int __lda, const float *__tau, float *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                             const float *__A, int __lda, const float *__tau,
                                             int *__lwork);
cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                  double *__A, int __lda, const double *__tau, double *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                             const double *__A, int __lda, const double *__tau,
                                             int *__lwork);
cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                  cuComplex *__A, int __lda, const cuComplex *__tau,
                                  cuComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                             const cuComplex *__A, int __lda,
                                             const cuComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                  cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__tau,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t __handle, int __m, int __n, int __k,
                                             const cuDoubleComplex *__A, int __lda,
                                             const cuDoubleComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasOperation_t __trans, int __m, int __n, int __k,
                                  const float *__A, int __lda, const float *__tau, float *__C,
                                  int __ldc, float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasOperation_t __trans, int __m, int __n, int __k,
                                             const float *__A, int __lda, const float *__tau,
                                             const float *__C, int __ldc, int *__lwork);
cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasOperation_t __trans, int __m, int __n, int __k,
                                  const double *__A, int __lda, const double *__tau, double *__C,
                                  int __ldc, double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasOperation_t __trans, int __m, int __n, int __k,
                                             const double *__A, int __lda, const double *__tau,
                                             const double *__C, int __ldc, int *__lwork);
cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasOperation_t __trans, int __m, int __n, int __k,
                                  const cuComplex *__A, int __lda, const cuComplex *__tau,
                                  cuComplex *__C, int __ldc, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasOperation_t __trans, int __m, int __n, int __k,
                                             const cuComplex *__A, int __lda,
                                             const cuComplex *__tau, const cuComplex *__C,
                                             int __ldc, int *__lwork);
cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasOperation_t __trans, int __m, int __n, int __k,
                                  const cuDoubleComplex *__A, int __lda,
                                  const cuDoubleComplex *__tau, cuDoubleComplex *__C, int __ldc,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasOperation_t __trans, int __m, int __n, int __k,
                                             const cuDoubleComplex *__A, int __lda,
                                             const cuDoubleComplex *__tau,
                                             const cuDoubleComplex *__C, int __ldc, int *__lwork);
cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, int *__ipiv, float *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t __handle, int __n, float *__A,
                                             int __lda, int *__lwork);
cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, int *__ipiv, double *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t __handle, int __n, double *__A,
                                             int __lda, int *__lwork);
cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, int *__ipiv, cuComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t __handle, int __n, cuComplex *__A,
                                             int __lda, int *__lwork);
cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, int *__ipiv,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t __handle, int __n,
                                             cuDoubleComplex *__A, int __lda, int *__lwork);
cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, const int *__ipiv, float *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, float *__A, int __lda, const int *__ipiv,
                                             int *__lwork);
cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, const int *__ipiv, double *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, double *__A, int __lda, const int *__ipiv,
                                             int *__lwork);
cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, const int *__ipiv, cuComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuComplex *__A, int __lda, const int *__ipiv,
                                             int *__lwork);
cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, const int *__ipiv,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, cuDoubleComplex *__A, int __lda,
                                             const int *__ipiv, int *__lwork);
cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t __handle, int __m, int __n, float *__A,
                                  int __lda, float *__D, float *__E, float *__TAUQ, float *__TAUP,
                                  float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t __handle, int __m, int __n, double *__A,
                                  int __lda, double *__D, double *__E, double *__TAUQ,
                                  double *__TAUP, double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t __handle, int __m, int __n, cuComplex *__A,
                                  int __lda, float *__D, float *__E, cuComplex *__TAUQ,
                                  cuComplex *__TAUP, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t __handle, int __m, int __n,
                                  cuDoubleComplex *__A, int __lda, double *__D, double *__E,
                                  cuDoubleComplex *__TAUQ, cuDoubleComplex *__TAUP,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t __handle, cublasSideMode_t __side, int __m,
                                  int __n, int __k, float *__A, int __lda, const float *__tau,
                                  float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             int __m, int __n, int __k, const float *__A, int __lda,
                                             const float *__tau, int *__lwork);
cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t __handle, cublasSideMode_t __side, int __m,
                                  int __n, int __k, double *__A, int __lda, const double *__tau,
                                  double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             int __m, int __n, int __k, const double *__A,
                                             int __lda, const double *__tau, int *__lwork);
cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t __handle, cublasSideMode_t __side, int __m,
                                  int __n, int __k, cuComplex *__A, int __lda,
                                  const cuComplex *__tau, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             int __m, int __n, int __k, const cuComplex *__A,
                                             int __lda, const cuComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t __handle, cublasSideMode_t __side, int __m,
                                  int __n, int __k, cuDoubleComplex *__A, int __lda,
                                  const cuDoubleComplex *__tau, cuDoubleComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             int __m, int __n, int __k, const cuDoubleComplex *__A,
                                             int __lda, const cuDoubleComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, float *__d, float *__e, float *__tau,
                                  float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const float *__A, int __lda, const float *__d,
                                             const float *__e, const float *__tau, int *__lwork);
cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, double *__d, double *__e, double *__tau,
                                  double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const double *__A, int __lda,
                                             const double *__d, const double *__e,
                                             const double *__tau, int *__lwork);
cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, float *__d, float *__e,
                                  cuComplex *__tau, cuComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const cuComplex *__A, int __lda,
                                             const float *__d, const float *__e,
                                             const cuComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, double *__d, double *__e,
                                  cuDoubleComplex *__tau, cuDoubleComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const cuDoubleComplex *__A, int __lda,
                                             const double *__d, const double *__e,
                                             const cuDoubleComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, const float *__tau, float *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const float *__A, int __lda,
                                             const float *__tau, int *__lwork);
cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, const double *__tau, double *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const double *__A, int __lda,
                                             const double *__tau, int *__lwork);
cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, const cuComplex *__tau,
                                  cuComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const cuComplex *__A, int __lda,
                                             const cuComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, const cuDoubleComplex *__tau,
                                  cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int __n, const cuDoubleComplex *__A, int __lda,
                                             const cuDoubleComplex *__tau, int *__lwork);
cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans, int __m,
                                  int __n, float *__A, int __lda, float *__tau, float *__C,
                                  int __ldc, float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasFillMode_t __uplo, cublasOperation_t __trans,
                                             int __m, int __n, const float *__A, int __lda,
                                             const float *__tau, const float *__C, int __ldc,
                                             int *__lwork);
cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans, int __m,
                                  int __n, double *__A, int __lda, double *__tau, double *__C,
                                  int __ldc, double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasFillMode_t __uplo, cublasOperation_t __trans,
                                             int __m, int __n, const double *__A, int __lda,
                                             const double *__tau, const double *__C, int __ldc,
                                             int *__lwork);
cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans, int __m,
                                  int __n, cuComplex *__A, int __lda, cuComplex *__tau,
                                  cuComplex *__C, int __ldc, cuComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasFillMode_t __uplo, cublasOperation_t __trans,
                                             int __m, int __n, const cuComplex *__A, int __lda,
                                             const cuComplex *__tau, const cuComplex *__C,
                                             int __ldc, int *__lwork);
cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                  cublasFillMode_t __uplo, cublasOperation_t __trans, int __m,
                                  int __n, cuDoubleComplex *__A, int __lda, cuDoubleComplex *__tau,
                                  cuDoubleComplex *__C, int __ldc, cuDoubleComplex *__work,
                                  int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t __handle, cublasSideMode_t __side,
                                             cublasFillMode_t __uplo, cublasOperation_t __trans,
                                             int __m, int __n, const cuDoubleComplex *__A,
                                             int __lda, const cuDoubleComplex *__tau,
                                             const cuDoubleComplex *__C, int __ldc, int *__lwork);
cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t __handle, signed char __jobu,
                                  signed char __jobvt, int __m, int __n, float *__A, int __lda,
                                  float *__S, float *__U, int __ldu, float *__VT, int __ldvt,
                                  float *__work, int __lwork, float *__rwork, int *__devInfo);
cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t __handle, signed char __jobu,
                                  signed char __jobvt, int __m, int __n, double *__A, int __lda,
                                  double *__S, double *__U, int __ldu, double *__VT, int __ldvt,
                                  double *__work, int __lwork, double *__rwork, int *__devInfo);
cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t __handle, signed char __jobu,
                                  signed char __jobvt, int __m, int __n, cuComplex *__A, int __lda,
                                  float *__S, cuComplex *__U, int __ldu, cuComplex *__VT,
                                  int __ldvt, cuComplex *__work, int __lwork, float *__rwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t __handle, signed char __jobu,
                                  signed char __jobvt, int __m, int __n, cuDoubleComplex *__A,
                                  int __lda, double *__S, cuDoubleComplex *__U, int __ldu,
                                  cuDoubleComplex *__VT, int __ldvt, cuDoubleComplex *__work,
                                  int __lwork, double *__rwork, int *__devInfo);
cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t __handle, int __m, int __n,
                                             int *__lwork);
cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, float *__A, int __lda,
                                  float *__W, float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n, const float *__A,
                                             int __lda, const float *__W, int *__lwork);
cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, double *__A, int __lda,
                                  double *__W, double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n, const double *__A,
                                             int __lda, const double *__W, int *__lwork);
cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, cuComplex *__A, int __lda,
                                  float *__W, cuComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n, const cuComplex *__A,
                                             int __lda, const float *__W, int *__lwork);
cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, cuDoubleComplex *__A, int __lda,
                                  double *__W, cuDoubleComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n,
                                             const cuDoubleComplex *__A, int __lda,
                                             const double *__W, int *__lwork);
cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   cusolverEigRange_t __range, cublasFillMode_t __uplo, int __n,
                                   float *__A, int __lda, float __vl, float __vu, int __il,
                                   int __iu, int *__meig, float *__W, float *__work, int __lwork,
                                   int *__devInfo);
cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const float *__A, int __lda, float __vl,
                                              float __vu, int __il, int __iu, int *__meig,
                                              const float *__W, int *__lwork);
cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   cusolverEigRange_t __range, cublasFillMode_t __uplo, int __n,
                                   double *__A, int __lda, double __vl, double __vu, int __il,
                                   int __iu, int *__meig, double *__W, double *__work, int __lwork,
                                   int *__devInfo);
cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const double *__A, int __lda, double __vl,
                                              double __vu, int __il, int __iu, int *__meig,
                                              const double *__W, int *__lwork);
cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   cusolverEigRange_t __range, cublasFillMode_t __uplo, int __n,
                                   cuComplex *__A, int __lda, float __vl, float __vu, int __il,
                                   int __iu, int *__meig, float *__W, cuComplex *__work,
                                   int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const cuComplex *__A, int __lda, float __vl,
                                              float __vu, int __il, int __iu, int *__meig,
                                              const float *__W, int *__lwork);
cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   cusolverEigRange_t __range, cublasFillMode_t __uplo, int __n,
                                   cuDoubleComplex *__A, int __lda, double __vl, double __vu,
                                   int __il, int __iu, int *__meig, double *__W,
                                   cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const cuDoubleComplex *__A, int __lda,
                                              double __vl, double __vu, int __il, int __iu,
                                              int *__meig, const double *__W, int *__lwork);
cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, float *__B, int __ldb, float *__W,
                                  float *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const float *__A, int __lda, const float *__B,
                                             int __ldb, const float *__W, int *__lwork);
cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, double *__B, int __ldb, double *__W,
                                  double *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const double *__A, int __lda,
                                             const double *__B, int __ldb, const double *__W,
                                             int *__lwork);
cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, cuComplex *__B, int __ldb, float *__W,
                                  cuComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const cuComplex *__A, int __lda,
                                             const cuComplex *__B, int __ldb, const float *__W,
                                             int *__lwork);
cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__B, int __ldb,
                                  double *__W, cuDoubleComplex *__work, int __lwork,
                                  int *__devInfo);
cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const cuDoubleComplex *__A, int __lda,
                                             const cuDoubleComplex *__B, int __ldb,
                                             const double *__W, int *__lwork);
cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                   cusolverEigMode_t __jobz, cusolverEigRange_t __range,
                                   cublasFillMode_t __uplo, int __n, float *__A, int __lda,
                                   float *__B, int __ldb, float __vl, float __vu, int __il,
                                   int __iu, int *__meig, float *__W, float *__work, int __lwork,
                                   int *__devInfo);
cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t __handle,
                                              cusolverEigType_t __itype, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const float *__A, int __lda,
                                              const float *__B, int __ldb, float __vl, float __vu,
                                              int __il, int __iu, int *__meig, const float *__W,
                                              int *__lwork);
cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                   cusolverEigMode_t __jobz, cusolverEigRange_t __range,
                                   cublasFillMode_t __uplo, int __n, double *__A, int __lda,
                                   double *__B, int __ldb, double __vl, double __vu, int __il,
                                   int __iu, int *__meig, double *__W, double *__work, int __lwork,
                                   int *__devInfo);
cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t __handle,
                                              cusolverEigType_t __itype, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const double *__A, int __lda,
                                              const double *__B, int __ldb, double __vl,
                                              double __vu, int __il, int __iu, int *__meig,
                                              const double *__W, int *__lwork);
cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                   cusolverEigMode_t __jobz, cusolverEigRange_t __range,
                                   cublasFillMode_t __uplo, int __n, cuComplex *__A, int __lda,
                                   cuComplex *__B, int __ldb, float __vl, float __vu, int __il,
                                   int __iu, int *__meig, float *__W, cuComplex *__work,
                                   int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t __handle,
                                              cusolverEigType_t __itype, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const cuComplex *__A, int __lda,
                                              const cuComplex *__B, int __ldb, float __vl,
                                              float __vu, int __il, int __iu, int *__meig,
                                              const float *__W, int *__lwork);
cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                   cusolverEigMode_t __jobz, cusolverEigRange_t __range,
                                   cublasFillMode_t __uplo, int __n, cuDoubleComplex *__A,
                                   int __lda, cuDoubleComplex *__B, int __ldb, double __vl,
                                   double __vu, int __il, int __iu, int *__meig, double *__W,
                                   cuDoubleComplex *__work, int __lwork, int *__devInfo);
cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t __handle,
                                              cusolverEigType_t __itype, cusolverEigMode_t __jobz,
                                              cusolverEigRange_t __range, cublasFillMode_t __uplo,
                                              int __n, const cuDoubleComplex *__A, int __lda,
                                              const cuDoubleComplex *__B, int __ldb, double __vl,
                                              double __vu, int __il, int __iu, int *__meig,
                                              const double *__W, int *__lwork);
cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, float *__A, int __lda,
                                  float *__W, float *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n, const float *__A,
                                             int __lda, const float *__W, int *__lwork,
                                             syevjInfo_t __params);
cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, double *__A, int __lda,
                                  double *__W, double *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n, const double *__A,
                                             int __lda, const double *__W, int *__lwork,
                                             syevjInfo_t __params);
cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, cuComplex *__A, int __lda,
                                  float *__W, cuComplex *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n, const cuComplex *__A,
                                             int __lda, const float *__W, int *__lwork,
                                             syevjInfo_t __params);
cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                  cublasFillMode_t __uplo, int __n, cuDoubleComplex *__A, int __lda,
                                  double *__W, cuDoubleComplex *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int __n,
                                             const cuDoubleComplex *__A, int __lda,
                                             const double *__W, int *__lwork, syevjInfo_t __params);
cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                         cublasFillMode_t __uplo, int __n, float *__A, int __lda,
                                         float *__W, float *__work, int __lwork, int *__devInfo,
                                         syevjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t __handle,
                                                    cusolverEigMode_t __jobz,
                                                    cublasFillMode_t __uplo, int __n,
                                                    const float *__A, int __lda, const float *__W,
                                                    int *__lwork, syevjInfo_t __params,
                                                    int __batchSize);
cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                         cublasFillMode_t __uplo, int __n, double *__A, int __lda,
                                         double *__W, double *__work, int __lwork, int *__devInfo,
                                         syevjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t __handle,
                                                    cusolverEigMode_t __jobz,
                                                    cublasFillMode_t __uplo, int __n,
                                                    const double *__A, int __lda, const double *__W,
                                                    int *__lwork, syevjInfo_t __params,
                                                    int __batchSize);
cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                         cublasFillMode_t __uplo, int __n, cuComplex *__A,
                                         int __lda, float *__W, cuComplex *__work, int __lwork,
                                         int *__devInfo, syevjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t __handle,
                                                    cusolverEigMode_t __jobz,
                                                    cublasFillMode_t __uplo, int __n,
                                                    const cuComplex *__A, int __lda,
                                                    const float *__W, int *__lwork,
                                                    syevjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                         cublasFillMode_t __uplo, int __n, cuDoubleComplex *__A,
                                         int __lda, double *__W, cuDoubleComplex *__work,
                                         int __lwork, int *__devInfo, syevjInfo_t __params,
                                         int __batchSize);
cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t __handle,
                                                    cusolverEigMode_t __jobz,
                                                    cublasFillMode_t __uplo, int __n,
                                                    const cuDoubleComplex *__A, int __lda,
                                                    const double *__W, int *__lwork,
                                                    syevjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  float *__A, int __lda, float *__B, int __ldb, float *__W,
                                  float *__work, int __lwork, int *__devInfo, syevjInfo_t __params);
cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const float *__A, int __lda, const float *__B,
                                             int __ldb, const float *__W, int *__lwork,
                                             syevjInfo_t __params);
cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  double *__A, int __lda, double *__B, int __ldb, double *__W,
                                  double *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const double *__A, int __lda,
                                             const double *__B, int __ldb, const double *__W,
                                             int *__lwork, syevjInfo_t __params);
cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  cuComplex *__A, int __lda, cuComplex *__B, int __ldb, float *__W,
                                  cuComplex *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const cuComplex *__A, int __lda,
                                             const cuComplex *__B, int __ldb, const float *__W,
                                             int *__lwork, syevjInfo_t __params);
cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int __n,
                                  cuDoubleComplex *__A, int __lda, cuDoubleComplex *__B, int __ldb,
                                  double *__W, cuDoubleComplex *__work, int __lwork, int *__devInfo,
                                  syevjInfo_t __params);
cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t __handle, cusolverEigType_t __itype,
                                             cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                             int __n, const cuDoubleComplex *__A, int __lda,
                                             const cuDoubleComplex *__B, int __ldb,
                                             const double *__W, int *__lwork, syevjInfo_t __params);
cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   int __econ, int __m, int __n, float *__A, int __lda, float *__S,
                                   float *__U, int __ldu, float *__V, int __ldv, float *__work,
                                   int __lwork, int *__devInfo, gesvdjInfo_t __params);
cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              int __econ, int __m, int __n, const float *__A,
                                              int __lda, const float *__S, const float *__U,
                                              int __ldu, const float *__V, int __ldv, int *__lwork,
                                              gesvdjInfo_t __params);
cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   int __econ, int __m, int __n, double *__A, int __lda,
                                   double *__S, double *__U, int __ldu, double *__V, int __ldv,
                                   double *__work, int __lwork, int *__devInfo,
                                   gesvdjInfo_t __params);
cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              int __econ, int __m, int __n, const double *__A,
                                              int __lda, const double *__S, const double *__U,
                                              int __ldu, const double *__V, int __ldv, int *__lwork,
                                              gesvdjInfo_t __params);
cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   int __econ, int __m, int __n, cuComplex *__A, int __lda,
                                   float *__S, cuComplex *__U, int __ldu, cuComplex *__V, int __ldv,
                                   cuComplex *__work, int __lwork, int *__devInfo,
                                   gesvdjInfo_t __params);
cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              int __econ, int __m, int __n, const cuComplex *__A,
                                              int __lda, const float *__S, const cuComplex *__U,
                                              int __ldu, const cuComplex *__V, int __ldv,
                                              int *__lwork, gesvdjInfo_t __params);
cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                   int __econ, int __m, int __n, cuDoubleComplex *__A, int __lda,
                                   double *__S, cuDoubleComplex *__U, int __ldu,
                                   cuDoubleComplex *__V, int __ldv, cuDoubleComplex *__work,
                                   int __lwork, int *__devInfo, gesvdjInfo_t __params);
cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                              int __econ, int __m, int __n,
                                              const cuDoubleComplex *__A, int __lda,
                                              const double *__S, const cuDoubleComplex *__U,
                                              int __ldu, const cuDoubleComplex *__V, int __ldv,
                                              int *__lwork, gesvdjInfo_t __params);
cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                          int __m, int __n, float *__A, int __lda, float *__S,
                                          float *__U, int __ldu, float *__V, int __ldv,
                                          float *__work, int __lwork, int *__devInfo,
                                          gesvdjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t __handle,
                                                     cusolverEigMode_t __jobz, int __m, int __n,
                                                     const float *__A, int __lda, const float *__S,
                                                     const float *__U, int __ldu, const float *__V,
                                                     int __ldv, int *__lwork, gesvdjInfo_t __params,
                                                     int __batchSize);
cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                          int __m, int __n, double *__A, int __lda, double *__S,
                                          double *__U, int __ldu, double *__V, int __ldv,
                                          double *__work, int __lwork, int *__devInfo,
                                          gesvdjInfo_t __params, int __batchSize);
cusolverStatus_t
cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __m,
                                    int __n, const double *__A, int __lda, const double *__S,
                                    const double *__U, int __ldu, const double *__V, int __ldv,
                                    int *__lwork, gesvdjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                          int __m, int __n, cuComplex *__A, int __lda, float *__S,
                                          cuComplex *__U, int __ldu, cuComplex *__V, int __ldv,
                                          cuComplex *__work, int __lwork, int *__devInfo,
                                          gesvdjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __m, int __n, const cuComplex *__A,
    int __lda, const float *__S, const cuComplex *__U, int __ldu, const cuComplex *__V, int __ldv,
    int *__lwork, gesvdjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz,
                                          int __m, int __n, cuDoubleComplex *__A, int __lda,
                                          double *__S, cuDoubleComplex *__U, int __ldu,
                                          cuDoubleComplex *__V, int __ldv, cuDoubleComplex *__work,
                                          int __lwork, int *__devInfo, gesvdjInfo_t __params,
                                          int __batchSize);
cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __m, int __n,
    const cuDoubleComplex *__A, int __lda, const double *__S, const cuDoubleComplex *__U, int __ldu,
    const cuDoubleComplex *__V, int __ldv, int *__lwork, gesvdjInfo_t __params, int __batchSize);
cusolverStatus_t cusolverDnSgesvdaStridedBatched(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank, int __m, int __n,
    const float *__A, int __lda, long long int __strideA, float *__S, long long int __strideS,
    float *__U, int __ldu, long long int __strideU, float *__V, int __ldv, long long int __strideV,
    float *__work, int __lwork, int *__d_info, double *__h_R_nrmF, int __batchSize);
cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank, int __m, int __n,
    const float *__A, int __lda, long long int __strideA, const float *__S, long long int __strideS,
    const float *__U, int __ldu, long long int __strideU, const float *__V, int __ldv,
    long long int __strideV, int *__lwork, int __batchSize);
cusolverStatus_t
cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank,
                                int __m, int __n, const double *__A, int __lda,
                                long long int __strideA, double *__S, long long int __strideS,
                                double *__U, int __ldu, long long int __strideU, double *__V,
                                int __ldv, long long int __strideV, double *__work, int __lwork,
                                int *__d_info, double *__h_R_nrmF, int __batchSize);
cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank, int __m, int __n,
    const double *__A, int __lda, long long int __strideA, const double *__S,
    long long int __strideS, const double *__U, int __ldu, long long int __strideU,
    const double *__V, int __ldv, long long int __strideV, int *__lwork, int __batchSize);
cusolverStatus_t
cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank,
                                int __m, int __n, const cuComplex *__A, int __lda,
                                long long int __strideA, float *__S, long long int __strideS,
                                cuComplex *__U, int __ldu, long long int __strideU, cuComplex *__V,
                                int __ldv, long long int __strideV, cuComplex *__work, int __lwork,
                                int *__d_info, double *__h_R_nrmF, int __batchSize);
cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank, int __m, int __n,
    const cuComplex *__A, int __lda, long long int __strideA, const float *__S,
    long long int __strideS, const cuComplex *__U, int __ldu, long long int __strideU,
    const cuComplex *__V, int __ldv, long long int __strideV, int *__lwork, int __batchSize);
cusolverStatus_t cusolverDnZgesvdaStridedBatched(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank, int __m, int __n,
    const cuDoubleComplex *__A, int __lda, long long int __strideA, double *__S,
    long long int __strideS, cuDoubleComplex *__U, int __ldu, long long int __strideU,
    cuDoubleComplex *__V, int __ldv, long long int __strideV, cuDoubleComplex *__work, int __lwork,
    int *__d_info, double *__h_R_nrmF, int __batchSize);
cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverEigMode_t __jobz, int __rank, int __m, int __n,
    const cuDoubleComplex *__A, int __lda, long long int __strideA, const double *__S,
    long long int __strideS, const cuDoubleComplex *__U, int __ldu, long long int __strideU,
    const cuDoubleComplex *__V, int __ldv, long long int __strideV, int *__lwork, int __batchSize);
cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                  cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                  cuDoubleComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                  cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                  cuDoubleComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                  cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                  cuDoubleComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                  cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                  cuDoubleComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                  cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                  cuDoubleComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuComplex *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuComplex *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuComplex *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, cuComplex *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, cuComplex *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, double *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, double *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             double *__dB, cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, double *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, double *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             double *__dB, cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, double *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, double *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             double *__dB, cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, double *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, double *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             double *__dB, cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, double *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, double *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             double *__dB, cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, float *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             float *__dB, cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, float *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             float *__dB, cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, float *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             float *__dB, cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                  cusolver_int_t __nrhs, float *__dA, cusolver_int_t __ldda,
                                  cusolver_int_t *__dipiv, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __n,
                                             cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, cusolver_int_t *__dipiv,
                                             float *__dB, cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cuDoubleComplex *__dB,
                                  cusolver_int_t __lddb, cuDoubleComplex *__dX,
                                  cusolver_int_t __lddx, void *__dWorkspace, size_t __lwork_bytes,
                                  cusolver_int_t *__niters, cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuDoubleComplex *__dA, cusolver_int_t __ldda,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cuDoubleComplex *__dB,
                                  cusolver_int_t __lddb, cuDoubleComplex *__dX,
                                  cusolver_int_t __lddx, void *__dWorkspace, size_t __lwork_bytes,
                                  cusolver_int_t *__niters, cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuDoubleComplex *__dA, cusolver_int_t __ldda,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cuDoubleComplex *__dB,
                                  cusolver_int_t __lddb, cuDoubleComplex *__dX,
                                  cusolver_int_t __lddx, void *__dWorkspace, size_t __lwork_bytes,
                                  cusolver_int_t *__niters, cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuDoubleComplex *__dA, cusolver_int_t __ldda,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cuDoubleComplex *__dB,
                                  cusolver_int_t __lddb, cuDoubleComplex *__dX,
                                  cusolver_int_t __lddx, void *__dWorkspace, size_t __lwork_bytes,
                                  cusolver_int_t *__niters, cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuDoubleComplex *__dA, cusolver_int_t __ldda,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuDoubleComplex *__dA,
                                  cusolver_int_t __ldda, cuDoubleComplex *__dB,
                                  cusolver_int_t __lddb, cuDoubleComplex *__dX,
                                  cusolver_int_t __lddx, void *__dWorkspace, size_t __lwork_bytes,
                                  cusolver_int_t *__niters, cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuDoubleComplex *__dA, cusolver_int_t __ldda,
                                             cuDoubleComplex *__dB, cusolver_int_t __lddb,
                                             cuDoubleComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuComplex *__dA,
                                  cusolver_int_t __ldda, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuComplex *__dA, cusolver_int_t __ldda,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuComplex *__dA,
                                  cusolver_int_t __ldda, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuComplex *__dA, cusolver_int_t __ldda,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuComplex *__dA,
                                  cusolver_int_t __ldda, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuComplex *__dA, cusolver_int_t __ldda,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, cuComplex *__dA,
                                  cusolver_int_t __ldda, cuComplex *__dB, cusolver_int_t __lddb,
                                  cuComplex *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             cuComplex *__dA, cusolver_int_t __ldda,
                                             cuComplex *__dB, cusolver_int_t __lddb,
                                             cuComplex *__dX, cusolver_int_t __lddx,
                                             void *__dWorkspace, size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, double *__dA,
                                  cusolver_int_t __ldda, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             double *__dA, cusolver_int_t __ldda, double *__dB,
                                             cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, double *__dA,
                                  cusolver_int_t __ldda, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             double *__dA, cusolver_int_t __ldda, double *__dB,
                                             cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, double *__dA,
                                  cusolver_int_t __ldda, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             double *__dA, cusolver_int_t __ldda, double *__dB,
                                             cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, double *__dA,
                                  cusolver_int_t __ldda, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             double *__dA, cusolver_int_t __ldda, double *__dB,
                                             cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, double *__dA,
                                  cusolver_int_t __ldda, double *__dB, cusolver_int_t __lddb,
                                  double *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs,
                                             double *__dA, cusolver_int_t __ldda, double *__dB,
                                             cusolver_int_t __lddb, double *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                  cusolver_int_t __ldda, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, float *__dB,
                                             cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                  cusolver_int_t __ldda, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, float *__dB,
                                             cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                  cusolver_int_t __ldda, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, float *__dB,
                                             cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                  cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                  cusolver_int_t __ldda, float *__dB, cusolver_int_t __lddb,
                                  float *__dX, cusolver_int_t __lddx, void *__dWorkspace,
                                  size_t __lwork_bytes, cusolver_int_t *__niters,
                                  cusolver_int_t *__dinfo);
cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t __handle, cusolver_int_t __m,
                                             cusolver_int_t __n, cusolver_int_t __nrhs, float *__dA,
                                             cusolver_int_t __ldda, float *__dB,
                                             cusolver_int_t __lddb, float *__dX,
                                             cusolver_int_t __lddx, void *__dWorkspace,
                                             size_t *__lwork_bytes);
cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  cublasFillMode_t __uplo, int64_t __n, cudaDataType __dataTypeA,
                                  void *__A, int64_t __lda, cudaDataType __computeType,
                                  void *__bufferOnDevice, size_t __sizeOnDevice,
                                  void *__bufferOnHost, size_t __sizeOnHost, int *__info);
cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t __handle,
                                             cusolverDnParams_t __params, cublasFillMode_t __uplo,
                                             int64_t __n, cudaDataType __dataTypeA, const void *__A,
                                             int64_t __lda, cudaDataType __computeType,
                                             size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  cublasFillMode_t __uplo, int64_t __n, int64_t __nrhs,
                                  cudaDataType __dataTypeA, const void *__A, int64_t __lda,
                                  cudaDataType __dataTypeB, void *__B, int64_t __ldb, int *__info);
cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  int64_t __m, int64_t __n, cudaDataType __dataTypeA, void *__A,
                                  int64_t __lda, cudaDataType __dataTypeTau, void *__tau,
                                  cudaDataType __computeType, void *__bufferOnDevice,
                                  size_t __sizeOnDevice, void *__bufferOnHost, size_t __sizeOnHost,
                                  int *__info);
cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t __handle,
                                             cusolverDnParams_t __params, int64_t __m, int64_t __n,
                                             cudaDataType __dataTypeA, const void *__A,
                                             int64_t __lda, cudaDataType __dataTypeTau,
                                             const void *__tau, cudaDataType __computeType,
                                             size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  int64_t __m, int64_t __n, cudaDataType __dataTypeA, void *__A,
                                  int64_t __lda, int64_t *__ipiv, cudaDataType __computeType,
                                  void *__bufferOnDevice, size_t __sizeOnDevice,
                                  void *__bufferOnHost, size_t __sizeOnHost, int *__info);
cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t __handle,
                                             cusolverDnParams_t __params, int64_t __m, int64_t __n,
                                             cudaDataType __dataTypeA, const void *__A,
                                             int64_t __lda, cudaDataType __computeType,
                                             size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  cublasOperation_t __trans, int64_t __n, int64_t __nrhs,
                                  cudaDataType __dataTypeA, const void *__A, int64_t __lda,
                                  const int64_t *__ipiv, cudaDataType __dataTypeB, void *__B,
                                  int64_t __ldb, int *__info);
cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  cusolverEigMode_t __jobz, cublasFillMode_t __uplo, int64_t __n,
                                  cudaDataType __dataTypeA, void *__A, int64_t __lda,
                                  cudaDataType __dataTypeW, void *__W, cudaDataType __computeType,
                                  void *__bufferOnDevice, size_t __sizeOnDevice,
                                  void *__bufferOnHost, size_t __sizeOnHost, int *__info);
cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t __handle,
                                             cusolverDnParams_t __params, cusolverEigMode_t __jobz,
                                             cublasFillMode_t __uplo, int64_t __n,
                                             cudaDataType __dataTypeA, const void *__A,
                                             int64_t __lda, cudaDataType __dataTypeW,
                                             const void *__W, cudaDataType __computeType,
                                             size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                   cusolverEigMode_t __jobz, cusolverEigRange_t __range,
                                   cublasFillMode_t __uplo, int64_t __n, cudaDataType __dataTypeA,
                                   void *__A, int64_t __lda, void *__vl, void *__vu, int64_t __il,
                                   int64_t __iu, int64_t *__meig64, cudaDataType __dataTypeW,
                                   void *__W, cudaDataType __computeType, void *__bufferOnDevice,
                                   size_t __sizeOnDevice, void *__bufferOnHost, size_t __sizeOnHost,
                                   int *__info);
cusolverStatus_t cusolverDnXsyevdx_bufferSize(
    cusolverDnHandle_t __handle, cusolverDnParams_t __params, cusolverEigMode_t __jobz,
    cusolverEigRange_t __range, cublasFillMode_t __uplo, int64_t __n, cudaDataType __dataTypeA,
    const void *__A, int64_t __lda, void *__vl, void *__vu, int64_t __il, int64_t __iu,
    int64_t *__meig64, cudaDataType __dataTypeW, const void *__W, cudaDataType __computeType,
    size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                        cusolverEigMode_t __jobz, cublasFillMode_t __uplo,
                                        int64_t __n, cudaDataType __dataTypeA, void *__A,
                                        int64_t __lda, cudaDataType __dataTypeW, void *__W,
                                        cudaDataType __computeType, void *__bufferOnDevice,
                                        size_t __sizeOnDevice, void *__bufferOnHost,
                                        size_t __sizeOnHost, int *__info, int64_t __batchSize);
cusolverStatus_t cusolverDnXsyevBatched_bufferSize(
    cusolverDnHandle_t __handle, cusolverDnParams_t __params, cusolverEigMode_t __jobz,
    cublasFillMode_t __uplo, int64_t __n, cudaDataType __dataTypeA, const void *__A, int64_t __lda,
    cudaDataType __dataTypeW, const void *__W, cudaDataType __computeType, size_t *__sizeOnDevice,
    size_t *__sizeOnHost, int64_t __batchSize);
cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                  signed char __jobu, signed char __jobvt, int64_t __m, int64_t __n,
                                  cudaDataType __dataTypeA, void *__A, int64_t __lda,
                                  cudaDataType __dataTypeS, void *__S, cudaDataType __dataTypeU,
                                  void *__U, int64_t __ldu, cudaDataType __dataTypeVT, void *__VT,
                                  int64_t __ldvt, cudaDataType __computeType,
                                  void *__bufferOnDevice, size_t __sizeOnDevice,
                                  void *__bufferOnHost, size_t __sizeOnHost, int *__info);
cusolverStatus_t cusolverDnXgesvd_bufferSize(
    cusolverDnHandle_t __handle, cusolverDnParams_t __params, signed char __jobu,
    signed char __jobvt, int64_t __m, int64_t __n, cudaDataType __dataTypeA, const void *__A,
    int64_t __lda, cudaDataType __dataTypeS, const void *__S, cudaDataType __dataTypeU,
    const void *__U, int64_t __ldu, cudaDataType __dataTypeVT, const void *__VT, int64_t __ldvt,
    cudaDataType __computeType, size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                   cusolverEigMode_t __jobz, int __econ, int64_t __m, int64_t __n,
                                   cudaDataType __dataTypeA, void *__A, int64_t __lda,
                                   cudaDataType __dataTypeS, void *__S, cudaDataType __dataTypeU,
                                   void *__U, int64_t __ldu, cudaDataType __dataTypeV, void *__V,
                                   int64_t __ldv, cudaDataType __computeType,
                                   void *__bufferOnDevice, size_t __sizeOnDevice,
                                   void *__bufferOnHost, size_t __sizeOnHost, int *__info,
                                   double *__h_err_sigma);
cusolverStatus_t cusolverDnXgesvdp_bufferSize(
    cusolverDnHandle_t __handle, cusolverDnParams_t __params, cusolverEigMode_t __jobz, int __econ,
    int64_t __m, int64_t __n, cudaDataType __dataTypeA, const void *__A, int64_t __lda,
    cudaDataType __dataTypeS, const void *__S, cudaDataType __dataTypeU, const void *__U,
    int64_t __ldu, cudaDataType __dataTypeV, const void *__V, int64_t __ldv,
    cudaDataType __computeType, size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                   signed char __jobu, signed char __jobv, int64_t __m, int64_t __n,
                                   int64_t __k, int64_t __p, int64_t __niters,
                                   cudaDataType __dataTypeA, void *__A, int64_t __lda,
                                   cudaDataType __dataTypeS, void *__S, cudaDataType __dataTypeU,
                                   void *__U, int64_t __ldu, cudaDataType __dataTypeV, void *__V,
                                   int64_t __ldv, cudaDataType __computeType,
                                   void *__bufferOnDevice, size_t __sizeOnDevice,
                                   void *__bufferOnHost, size_t __sizeOnHost, int *__info);
cusolverStatus_t cusolverDnXgesvdr_bufferSize(
    cusolverDnHandle_t __handle, cusolverDnParams_t __params, signed char __jobu,
    signed char __jobv, int64_t __m, int64_t __n, int64_t __k, int64_t __p, int64_t __niters,
    cudaDataType __dataTypeA, const void *__A, int64_t __lda, cudaDataType __dataTypeS,
    const void *__S, cudaDataType __dataTypeU, const void *__U, int64_t __ldu,
    cudaDataType __dataTypeV, const void *__V, int64_t __ldv, cudaDataType __computeType,
    size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t __handle, cusolverDnParams_t __params,
                                 cusolverEigMode_t __jobvl, cusolverEigMode_t __jobvr, int64_t __n,
                                 cudaDataType __dataTypeA, void *__A, int64_t __lda,
                                 cudaDataType __dataTypeW, void *__W, cudaDataType __dataTypeVL,
                                 void *__VL, int64_t __ldvl, cudaDataType __dataTypeVR, void *__VR,
                                 int64_t __ldvr, cudaDataType __computeType, void *__bufferOnDevice,
                                 size_t __sizeOnDevice, void *__bufferOnHost, size_t __sizeOnHost,
                                 int *__info);
cusolverStatus_t cusolverDnXgeev_bufferSize(
    cusolverDnHandle_t __handle, cusolverDnParams_t __params, cusolverEigMode_t __jobvl,
    cusolverEigMode_t __jobvr, int64_t __n, cudaDataType __dataTypeA, const void *__A,
    int64_t __lda, cudaDataType __dataTypeW, const void *__W, cudaDataType __dataTypeVL,
    const void *__VL, int64_t __ldvl, cudaDataType __dataTypeVR, const void *__VR, int64_t __ldvr,
    cudaDataType __computeType, size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                  cublasDiagType_t __diag, int64_t __n, cudaDataType __dataTypeA,
                                  void *__A, int64_t __lda, void *__bufferOnDevice,
                                  size_t __sizeOnDevice, void *__bufferOnHost, size_t __sizeOnHost,
                                  int *__devInfo);
cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             cublasDiagType_t __diag, int64_t __n,
                                             cudaDataType __dataTypeA, void *__A, int64_t __lda,
                                             size_t *__sizeOnDevice, size_t *__sizeOnHost);
cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t __handle, cublasFillMode_t __uplo, int64_t __n,
                                  int64_t __nrhs, cudaDataType __dataTypeA, const void *__A,
                                  int64_t __lda, const int64_t *__ipiv, cudaDataType __dataTypeB,
                                  void *__B, int64_t __ldb, void *__bufferOnDevice,
                                  size_t __sizeOnDevice, void *__bufferOnHost, size_t __sizeOnHost,
                                  int *__info);
cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t __handle, cublasFillMode_t __uplo,
                                             int64_t __n, int64_t __nrhs, cudaDataType __dataTypeA,
                                             const void *__A, int64_t __lda, const int64_t *__ipiv,
                                             cudaDataType __dataTypeB, void *__B, int64_t __ldb,
                                             size_t *__sizeOnDevice, size_t *__sizeOnHost);

#ifdef __cplusplus
}
#endif

#endif
