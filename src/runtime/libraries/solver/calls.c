/* The functions of cuSOLVER's dense part: each calls one for all types.
 * Made by scripts/solver_names.py; not edited by hand. */
#include "libraries/solver/dense.h"

cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potrf(handle, RT_SOLVER_S, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, float *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potrf(handle, RT_SOLVER_D, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, double *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potrf(handle, RT_SOLVER_C, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuComplex *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potrf(handle, RT_SOLVER_Z, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuDoubleComplex *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const float *A, int lda, float *B, int ldb, int *devInfo)
{
    return rt_solver_potrs(handle, RT_SOLVER_S, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const double *A, int lda, double *B, int ldb, int *devInfo)
{
    return rt_solver_potrs(handle, RT_SOLVER_D, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)
{
    return rt_solver_potrs(handle, RT_SOLVER_C, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
                                  const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb,
                                  int *devInfo)
{
    return rt_solver_potrs(handle, RT_SOLVER_Z, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         float *Aarray[], int lda, int *infoArray, int batchSize)
{
    return rt_solver_potrf_batched(handle, RT_SOLVER_S, uplo, n, (void **)Aarray, lda, infoArray,
                                   batchSize);
}

cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         double *Aarray[], int lda, int *infoArray, int batchSize)
{
    return rt_solver_potrf_batched(handle, RT_SOLVER_D, uplo, n, (void **)Aarray, lda, infoArray,
                                   batchSize);
}

cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         cuComplex *Aarray[], int lda, int *infoArray,
                                         int batchSize)
{
    return rt_solver_potrf_batched(handle, RT_SOLVER_C, uplo, n, (void **)Aarray, lda, infoArray,
                                   batchSize);
}

cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         cuDoubleComplex *Aarray[], int lda, int *infoArray,
                                         int batchSize)
{
    return rt_solver_potrf_batched(handle, RT_SOLVER_Z, uplo, n, (void **)Aarray, lda, infoArray,
                                   batchSize);
}

cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, float *A[], int lda, float *B[], int ldb,
                                         int *d_info, int batchSize)
{
    return rt_solver_potrs_batched(handle, RT_SOLVER_S, uplo, n, nrhs, (void **)A, lda, (void **)B,
                                   ldb, d_info, batchSize);
}

cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, double *A[], int lda, double *B[], int ldb,
                                         int *d_info, int batchSize)
{
    return rt_solver_potrs_batched(handle, RT_SOLVER_D, uplo, n, nrhs, (void **)A, lda, (void **)B,
                                   ldb, d_info, batchSize);
}

cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, cuComplex *A[], int lda, cuComplex *B[], int ldb,
                                         int *d_info, int batchSize)
{
    return rt_solver_potrs_batched(handle, RT_SOLVER_C, uplo, n, nrhs, (void **)A, lda, (void **)B,
                                   ldb, d_info, batchSize);
}

cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                         int nrhs, cuDoubleComplex *A[], int lda,
                                         cuDoubleComplex *B[], int ldb, int *d_info, int batchSize)
{
    return rt_solver_potrs_batched(handle, RT_SOLVER_Z, uplo, n, nrhs, (void **)A, lda, (void **)B,
                                   ldb, d_info, batchSize);
}

cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potri(handle, RT_SOLVER_S, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, float *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potri(handle, RT_SOLVER_D, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, double *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potri(handle, RT_SOLVER_C, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuComplex *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_potri(handle, RT_SOLVER_Z, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuDoubleComplex *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_lauum(handle, RT_SOLVER_S, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, float *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_lauum(handle, RT_SOLVER_D, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, double *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_lauum(handle, RT_SOLVER_C, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuComplex *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_lauum(handle, RT_SOLVER_Z, uplo, n, A, lda, devInfo);
}

cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuDoubleComplex *A, int lda, int *lwork)
{
    (void)uplo, (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda,
                                  float *work, int *devIpiv, int *devInfo)
{
    (void)work;
    return rt_solver_getrf(handle, RT_SOLVER_S, m, n, A, lda, devIpiv, devInfo);
}

cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda,
                                  double *work, int *devIpiv, int *devInfo)
{
    (void)work;
    return rt_solver_getrf(handle, RT_SOLVER_D, m, n, A, lda, devIpiv, devInfo);
}

cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda,
                                  cuComplex *work, int *devIpiv, int *devInfo)
{
    (void)work;
    return rt_solver_getrf(handle, RT_SOLVER_C, m, n, A, lda, devIpiv, devInfo);
}

cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A,
                                  int lda, cuDoubleComplex *work, int *devIpiv, int *devInfo)
{
    (void)work;
    return rt_solver_getrf(handle, RT_SOLVER_Z, m, n, A, lda, devIpiv, devInfo);
}

cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n,
                                             cuDoubleComplex *A, int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1,
                                  int k2, const int *devIpiv, int incx)
{
    return rt_solver_laswp(handle, RT_SOLVER_S, n, A, lda, k1, k2, devIpiv, incx);
}

cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1,
                                  int k2, const int *devIpiv, int incx)
{
    return rt_solver_laswp(handle, RT_SOLVER_D, n, A, lda, k1, k2, devIpiv, incx);
}

cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1,
                                  int k2, const int *devIpiv, int incx)
{
    return rt_solver_laswp(handle, RT_SOLVER_C, n, A, lda, k1, k2, devIpiv, incx);
}

cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda,
                                  int k1, int k2, const int *devIpiv, int incx)
{
    return rt_solver_laswp(handle, RT_SOLVER_Z, n, A, lda, k1, k2, devIpiv, incx);
}

cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const float *A, int lda, const int *devIpiv, float *B,
                                  int ldb, int *devInfo)
{
    return rt_solver_getrs(handle, RT_SOLVER_S, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const double *A, int lda, const int *devIpiv, double *B,
                                  int ldb, int *devInfo)
{
    return rt_solver_getrs(handle, RT_SOLVER_D, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const cuComplex *A, int lda, const int *devIpiv,
                                  cuComplex *B, int ldb, int *devInfo)
{
    return rt_solver_getrs(handle, RT_SOLVER_C, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n,
                                  int nrhs, const cuDoubleComplex *A, int lda, const int *devIpiv,
                                  cuDoubleComplex *B, int ldb, int *devInfo)
{
    return rt_solver_getrs(handle, RT_SOLVER_Z, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda,
                                  float *TAU, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_geqrf(handle, RT_SOLVER_S, m, n, A, lda, TAU, devInfo);
}

cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda,
                                  double *TAU, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_geqrf(handle, RT_SOLVER_D, m, n, A, lda, TAU, devInfo);
}

cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda,
                                  cuComplex *TAU, cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_geqrf(handle, RT_SOLVER_C, m, n, A, lda, TAU, devInfo);
}

cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A,
                                  int lda, cuDoubleComplex *TAU, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_geqrf(handle, RT_SOLVER_Z, m, n, A, lda, TAU, devInfo);
}

cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n,
                                             cuDoubleComplex *A, int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda,
                                  const float *tau, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgqr(handle, RT_SOLVER_S, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k,
                                             const float *A, int lda, const float *tau, int *lwork)
{
    (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A,
                                  int lda, const double *tau, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgqr(handle, RT_SOLVER_D, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k,
                                             const double *A, int lda, const double *tau,
                                             int *lwork)
{
    (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A,
                                  int lda, const cuComplex *tau, cuComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgqr(handle, RT_SOLVER_C, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k,
                                             const cuComplex *A, int lda, const cuComplex *tau,
                                             int *lwork)
{
    (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k,
                                  cuDoubleComplex *A, int lda, const cuDoubleComplex *tau,
                                  cuDoubleComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgqr(handle, RT_SOLVER_Z, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k,
                                             const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *tau, int *lwork)
{
    (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasOperation_t trans, int m, int n, int k, const float *A,
                                  int lda, const float *tau, float *C, int ldc, float *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormqr(handle, RT_SOLVER_S, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasOperation_t trans, int m, int n, int k,
                                             const float *A, int lda, const float *tau,
                                             const float *C, int ldc, int *lwork)
{
    (void)side, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, k >= 0 && fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasOperation_t trans, int m, int n, int k, const double *A,
                                  int lda, const double *tau, double *C, int ldc, double *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormqr(handle, RT_SOLVER_D, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasOperation_t trans, int m, int n, int k,
                                             const double *A, int lda, const double *tau,
                                             const double *C, int ldc, int *lwork)
{
    (void)side, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, k >= 0 && fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasOperation_t trans, int m, int n, int k, const cuComplex *A,
                                  int lda, const cuComplex *tau, cuComplex *C, int ldc,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormqr(handle, RT_SOLVER_C, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasOperation_t trans, int m, int n, int k,
                                             const cuComplex *A, int lda, const cuComplex *tau,
                                             const cuComplex *C, int ldc, int *lwork)
{
    (void)side, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, k >= 0 && fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasOperation_t trans, int m, int n, int k,
                                  const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau,
                                  cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormqr(handle, RT_SOLVER_Z, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasOperation_t trans, int m, int n, int k,
                                             const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *tau, const cuDoubleComplex *C,
                                             int ldc, int *lwork)
{
    (void)side, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, k >= 0 && fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, int *ipiv, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrf(handle, RT_SOLVER_S, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda,
                                             int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, int *ipiv, double *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrf(handle, RT_SOLVER_D, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda,
                                             int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, int *ipiv, cuComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrf(handle, RT_SOLVER_C, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, int *ipiv, cuDoubleComplex *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrf(handle, RT_SOLVER_Z, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A,
                                             int lda, int *lwork)
{
    (void)A;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, const int *ipiv, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytri(handle, RT_SOLVER_S, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, float *A, int lda, const int *ipiv, int *lwork)
{
    (void)uplo, (void)A, (void)ipiv;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, const int *ipiv, double *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytri(handle, RT_SOLVER_D, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, double *A, int lda, const int *ipiv, int *lwork)
{
    (void)uplo, (void)A, (void)ipiv;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, const int *ipiv, cuComplex *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytri(handle, RT_SOLVER_C, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuComplex *A, int lda, const int *ipiv,
                                             int *lwork)
{
    (void)uplo, (void)A, (void)ipiv;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, const int *ipiv,
                                  cuDoubleComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytri(handle, RT_SOLVER_Z, uplo, n, A, lda, ipiv, devInfo);
}

cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, cuDoubleComplex *A, int lda, const int *ipiv,
                                             int *lwork)
{
    (void)uplo, (void)A, (void)ipiv;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda,
                                  float *D, float *E, float *TAUQ, float *TAUP, float *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_gebrd(handle, RT_SOLVER_S, m, n, A, lda, D, E, TAUQ, TAUP, devInfo);
}

cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= 0 && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda,
                                  double *D, double *E, double *TAUQ, double *TAUP, double *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_gebrd(handle, RT_SOLVER_D, m, n, A, lda, D, E, TAUQ, TAUP, devInfo);
}

cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= 0 && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda,
                                  float *D, float *E, cuComplex *TAUQ, cuComplex *TAUP,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_gebrd(handle, RT_SOLVER_C, m, n, A, lda, D, E, TAUQ, TAUP, devInfo);
}

cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= 0 && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A,
                                  int lda, double *D, double *E, cuDoubleComplex *TAUQ,
                                  cuDoubleComplex *TAUP, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_gebrd(handle, RT_SOLVER_Z, m, n, A, lda, D, E, TAUQ, TAUP, devInfo);
}

cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= 0 && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n,
                                  int k, float *A, int lda, const float *tau, float *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgbr(handle, RT_SOLVER_S, side, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             int m, int n, int k, const float *A, int lda,
                                             const float *tau, int *lwork)
{
    (void)side, (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n,
                                  int k, double *A, int lda, const double *tau, double *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgbr(handle, RT_SOLVER_D, side, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             int m, int n, int k, const double *A, int lda,
                                             const double *tau, int *lwork)
{
    (void)side, (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n,
                                  int k, cuComplex *A, int lda, const cuComplex *tau,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgbr(handle, RT_SOLVER_C, side, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             int m, int n, int k, const cuComplex *A, int lda,
                                             const cuComplex *tau, int *lwork)
{
    (void)side, (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n,
                                  int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau,
                                  cuDoubleComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgbr(handle, RT_SOLVER_Z, side, m, n, k, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             int m, int n, int k, const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *tau, int *lwork)
{
    (void)side, (void)A, (void)tau;
    return rt_solver_room(handle, k >= 0 && fits(m, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *d, float *e, float *tau, float *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrd(handle, RT_SOLVER_S, uplo, n, A, lda, d, e, tau, devInfo);
}

cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const float *A, int lda, const float *d,
                                             const float *e, const float *tau, int *lwork)
{
    (void)uplo, (void)A, (void)d, (void)e, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, double *d, double *e, double *tau,
                                  double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrd(handle, RT_SOLVER_D, uplo, n, A, lda, d, e, tau, devInfo);
}

cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const double *A, int lda, const double *d,
                                             const double *e, const double *tau, int *lwork)
{
    (void)uplo, (void)A, (void)d, (void)e, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, float *d, float *e, cuComplex *tau,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrd(handle, RT_SOLVER_C, uplo, n, A, lda, d, e, tau, devInfo);
}

cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const cuComplex *A, int lda, const float *d,
                                             const float *e, const cuComplex *tau, int *lwork)
{
    (void)uplo, (void)A, (void)d, (void)e, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, double *d, double *e,
                                  cuDoubleComplex *tau, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sytrd(handle, RT_SOLVER_Z, uplo, n, A, lda, d, e, tau, devInfo);
}

cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const cuDoubleComplex *A, int lda,
                                             const double *d, const double *e,
                                             const cuDoubleComplex *tau, int *lwork)
{
    (void)uplo, (void)A, (void)d, (void)e, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
                                  int lda, const float *tau, float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgtr(handle, RT_SOLVER_S, uplo, n, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const float *A, int lda, const float *tau,
                                             int *lwork)
{
    (void)uplo, (void)A, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  double *A, int lda, const double *tau, double *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgtr(handle, RT_SOLVER_D, uplo, n, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const double *A, int lda, const double *tau,
                                             int *lwork)
{
    (void)uplo, (void)A, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, const cuComplex *tau, cuComplex *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgtr(handle, RT_SOLVER_C, uplo, n, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const cuComplex *A, int lda,
                                             const cuComplex *tau, int *lwork)
{
    (void)uplo, (void)A, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, const cuDoubleComplex *tau,
                                  cuDoubleComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_orgtr(handle, RT_SOLVER_Z, uplo, n, A, lda, tau, devInfo);
}

cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int n, const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *tau, int *lwork)
{
    (void)uplo, (void)A, (void)tau;
    return rt_solver_room(handle, fits(n, n, lda), 32 * (int64_t)n, lwork);
}

cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans, int m, int n,
                                  float *A, int lda, float *tau, float *C, int ldc, float *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormtr(handle, RT_SOLVER_S, side, uplo, trans, m, n, A, lda, tau, C, ldc,
                           devInfo);
}

cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasFillMode_t uplo, cublasOperation_t trans, int m,
                                             int n, const float *A, int lda, const float *tau,
                                             const float *C, int ldc, int *lwork)
{
    (void)side, (void)uplo, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans, int m, int n,
                                  double *A, int lda, double *tau, double *C, int ldc, double *work,
                                  int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormtr(handle, RT_SOLVER_D, side, uplo, trans, m, n, A, lda, tau, C, ldc,
                           devInfo);
}

cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasFillMode_t uplo, cublasOperation_t trans, int m,
                                             int n, const double *A, int lda, const double *tau,
                                             const double *C, int ldc, int *lwork)
{
    (void)side, (void)uplo, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans, int m, int n,
                                  cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormtr(handle, RT_SOLVER_C, side, uplo, trans, m, n, A, lda, tau, C, ldc,
                           devInfo);
}

cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasFillMode_t uplo, cublasOperation_t trans, int m,
                                             int n, const cuComplex *A, int lda,
                                             const cuComplex *tau, const cuComplex *C, int ldc,
                                             int *lwork)
{
    (void)side, (void)uplo, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side,
                                  cublasFillMode_t uplo, cublasOperation_t trans, int m, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *tau,
                                  cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_ormtr(handle, RT_SOLVER_Z, side, uplo, trans, m, n, A, lda, tau, C, ldc,
                           devInfo);
}

cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side,
                                             cublasFillMode_t uplo, cublasOperation_t trans, int m,
                                             int n, const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *tau, const cuDoubleComplex *C,
                                             int ldc, int *lwork)
{
    (void)side, (void)uplo, (void)trans, (void)A, (void)lda, (void)tau, (void)C;
    return rt_solver_room(handle, fits(m, n, ldc), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt,
                                  int m, int n, float *A, int lda, float *S, float *U, int ldu,
                                  float *VT, int ldvt, float *work, int lwork, float *rwork,
                                  int *devInfo)
{
    (void)work, (void)lwork, (void)rwork;
    return rt_solver_gesvd(handle, RT_SOLVER_S, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt,
                           devInfo);
}

cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= n && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt,
                                  int m, int n, double *A, int lda, double *S, double *U, int ldu,
                                  double *VT, int ldvt, double *work, int lwork, double *rwork,
                                  int *devInfo)
{
    (void)work, (void)lwork, (void)rwork;
    return rt_solver_gesvd(handle, RT_SOLVER_D, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt,
                           devInfo);
}

cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= n && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt,
                                  int m, int n, cuComplex *A, int lda, float *S, cuComplex *U,
                                  int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork,
                                  float *rwork, int *devInfo)
{
    (void)work, (void)lwork, (void)rwork;
    return rt_solver_gesvd(handle, RT_SOLVER_C, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt,
                           devInfo);
}

cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= n && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt,
                                  int m, int n, cuDoubleComplex *A, int lda, double *S,
                                  cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt,
                                  cuDoubleComplex *work, int lwork, double *rwork, int *devInfo)
{
    (void)work, (void)lwork, (void)rwork;
    return rt_solver_gesvd(handle, RT_SOLVER_Z, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt,
                           devInfo);
}

cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)
{
    return rt_solver_room(handle, m >= n && n >= 0, 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, float *A, int lda, float *W,
                                  float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevd(handle, RT_SOLVER_S, jobz, uplo, n, A, lda, W, devInfo);
}

cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const float *A, int lda,
                                             const float *W, int *lwork)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, double *A, int lda, double *W,
                                  double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevd(handle, RT_SOLVER_D, jobz, uplo, n, A, lda, W, devInfo);
}

cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const double *A, int lda,
                                             const double *W, int *lwork)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevd(handle, RT_SOLVER_C, jobz, uplo, n, A, lda, W, devInfo);
}

cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const cuComplex *A,
                                             int lda, const float *W, int *lwork)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda,
                                  double *W, cuDoubleComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevd(handle, RT_SOLVER_Z, jobz, uplo, n, A, lda, W, devInfo);
}

cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const cuDoubleComplex *A,
                                             int lda, const double *W, int *lwork)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                   cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A,
                                   int lda, float vl, float vu, int il, int iu, int *meig, float *W,
                                   float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevdx(handle, RT_SOLVER_S, jobz, range, uplo, n, A, lda, vl, vu, il, iu, meig,
                            W, devInfo);
}

cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              cusolverEigRange_t range, cublasFillMode_t uplo,
                                              int n, const float *A, int lda, float vl, float vu,
                                              int il, int iu, int *meig, const float *W, int *lwork)
{
    (void)jobz, (void)range, (void)uplo, (void)A, (void)vl, (void)vu, (void)il, (void)iu,
        (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                   cusolverEigRange_t range, cublasFillMode_t uplo, int n,
                                   double *A, int lda, double vl, double vu, int il, int iu,
                                   int *meig, double *W, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevdx(handle, RT_SOLVER_D, jobz, range, uplo, n, A, lda, vl, vu, il, iu, meig,
                            W, devInfo);
}

cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              cusolverEigRange_t range, cublasFillMode_t uplo,
                                              int n, const double *A, int lda, double vl, double vu,
                                              int il, int iu, int *meig, const double *W,
                                              int *lwork)
{
    (void)jobz, (void)range, (void)uplo, (void)A, (void)vl, (void)vu, (void)il, (void)iu,
        (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                   cusolverEigRange_t range, cublasFillMode_t uplo, int n,
                                   cuComplex *A, int lda, float vl, float vu, int il, int iu,
                                   int *meig, float *W, cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevdx(handle, RT_SOLVER_C, jobz, range, uplo, n, A, lda, vl, vu, il, iu, meig,
                            W, devInfo);
}

cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              cusolverEigRange_t range, cublasFillMode_t uplo,
                                              int n, const cuComplex *A, int lda, float vl,
                                              float vu, int il, int iu, int *meig, const float *W,
                                              int *lwork)
{
    (void)jobz, (void)range, (void)uplo, (void)A, (void)vl, (void)vu, (void)il, (void)iu,
        (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                   cusolverEigRange_t range, cublasFillMode_t uplo, int n,
                                   cuDoubleComplex *A, int lda, double vl, double vu, int il,
                                   int iu, int *meig, double *W, cuDoubleComplex *work, int lwork,
                                   int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_syevdx(handle, RT_SOLVER_Z, jobz, range, uplo, n, A, lda, vl, vu, il, iu, meig,
                            W, devInfo);
}

cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              cusolverEigRange_t range, cublasFillMode_t uplo,
                                              int n, const cuDoubleComplex *A, int lda, double vl,
                                              double vu, int il, int iu, int *meig, const double *W,
                                              int *lwork)
{
    (void)jobz, (void)range, (void)uplo, (void)A, (void)vl, (void)vu, (void)il, (void)iu,
        (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *B, int ldb, float *W, float *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvd(handle, RT_SOLVER_S, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const float *A, int lda, const float *B, int ldb,
                                             const float *W, int *lwork)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A,
                                  int lda, double *B, int ldb, double *W, double *work, int lwork,
                                  int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvd(handle, RT_SOLVER_D, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const double *A, int lda, const double *B, int ldb,
                                             const double *W, int *lwork)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *B, int ldb, float *W,
                                  cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvd(handle, RT_SOLVER_C, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const cuComplex *A, int lda, const cuComplex *B,
                                             int ldb, const float *W, int *lwork)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb,
                                  double *W, cuDoubleComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvd(handle, RT_SOLVER_Z, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *B, int ldb, const double *W,
                                             int *lwork)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                   cusolverEigMode_t jobz, cusolverEigRange_t range,
                                   cublasFillMode_t uplo, int n, float *A, int lda, float *B,
                                   int ldb, float vl, float vu, int il, int iu, int *meig, float *W,
                                   float *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvdx(handle, RT_SOLVER_S, itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                            vu, il, iu, meig, W, devInfo);
}

cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                              cusolverEigMode_t jobz, cusolverEigRange_t range,
                                              cublasFillMode_t uplo, int n, const float *A, int lda,
                                              const float *B, int ldb, float vl, float vu, int il,
                                              int iu, int *meig, const float *W, int *lwork)
{
    (void)itype, (void)jobz, (void)range, (void)uplo, (void)A, (void)B, (void)vl, (void)vu,
        (void)il, (void)iu, (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                   cusolverEigMode_t jobz, cusolverEigRange_t range,
                                   cublasFillMode_t uplo, int n, double *A, int lda, double *B,
                                   int ldb, double vl, double vu, int il, int iu, int *meig,
                                   double *W, double *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvdx(handle, RT_SOLVER_D, itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                            vu, il, iu, meig, W, devInfo);
}

cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                              cusolverEigMode_t jobz, cusolverEigRange_t range,
                                              cublasFillMode_t uplo, int n, const double *A,
                                              int lda, const double *B, int ldb, double vl,
                                              double vu, int il, int iu, int *meig, const double *W,
                                              int *lwork)
{
    (void)itype, (void)jobz, (void)range, (void)uplo, (void)A, (void)B, (void)vl, (void)vu,
        (void)il, (void)iu, (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                   cusolverEigMode_t jobz, cusolverEigRange_t range,
                                   cublasFillMode_t uplo, int n, cuComplex *A, int lda,
                                   cuComplex *B, int ldb, float vl, float vu, int il, int iu,
                                   int *meig, float *W, cuComplex *work, int lwork, int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvdx(handle, RT_SOLVER_C, itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                            vu, il, iu, meig, W, devInfo);
}

cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                              cusolverEigMode_t jobz, cusolverEigRange_t range,
                                              cublasFillMode_t uplo, int n, const cuComplex *A,
                                              int lda, const cuComplex *B, int ldb, float vl,
                                              float vu, int il, int iu, int *meig, const float *W,
                                              int *lwork)
{
    (void)itype, (void)jobz, (void)range, (void)uplo, (void)A, (void)B, (void)vl, (void)vu,
        (void)il, (void)iu, (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                   cusolverEigMode_t jobz, cusolverEigRange_t range,
                                   cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda,
                                   cuDoubleComplex *B, int ldb, double vl, double vu, int il,
                                   int iu, int *meig, double *W, cuDoubleComplex *work, int lwork,
                                   int *devInfo)
{
    (void)work, (void)lwork;
    return rt_solver_sygvdx(handle, RT_SOLVER_Z, itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                            vu, il, iu, meig, W, devInfo);
}

cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                              cusolverEigMode_t jobz, cusolverEigRange_t range,
                                              cublasFillMode_t uplo, int n,
                                              const cuDoubleComplex *A, int lda,
                                              const cuDoubleComplex *B, int ldb, double vl,
                                              double vu, int il, int iu, int *meig, const double *W,
                                              int *lwork)
{
    (void)itype, (void)jobz, (void)range, (void)uplo, (void)A, (void)B, (void)vl, (void)vu,
        (void)il, (void)iu, (void)meig, (void)W;
    return rt_solver_room(handle, fits(n, n, lda) && ldb >= lda_of(n), n * ((int64_t)n + 32),
                          lwork);
}

cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, float *A, int lda, float *W,
                                  float *work, int lwork, int *devInfo, syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_syevj(handle, RT_SOLVER_S, jobz, uplo, n, A, lda, W, devInfo, params);
}

cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const float *A, int lda,
                                             const float *W, int *lwork, syevjInfo_t params)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, double *A, int lda, double *W,
                                  double *work, int lwork, int *devInfo, syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_syevj(handle, RT_SOLVER_D, jobz, uplo, n, A, lda, W, devInfo, params);
}

cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const double *A, int lda,
                                             const double *W, int *lwork, syevjInfo_t params)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W,
                                  cuComplex *work, int lwork, int *devInfo, syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_syevj(handle, RT_SOLVER_C, jobz, uplo, n, A, lda, W, devInfo, params);
}

cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const cuComplex *A,
                                             int lda, const float *W, int *lwork,
                                             syevjInfo_t params)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                  cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda,
                                  double *W, cuDoubleComplex *work, int lwork, int *devInfo,
                                  syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_syevj(handle, RT_SOLVER_Z, jobz, uplo, n, A, lda, W, devInfo, params);
}

cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                             cublasFillMode_t uplo, int n, const cuDoubleComplex *A,
                                             int lda, const double *W, int *lwork,
                                             syevjInfo_t params)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda), n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                         cublasFillMode_t uplo, int n, float *A, int lda, float *W,
                                         float *work, int lwork, int *devInfo, syevjInfo_t params,
                                         int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_syevj_batched(handle, RT_SOLVER_S, jobz, uplo, n, A, lda, W, devInfo, params,
                                   batchSize);
}

cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle,
                                                    cusolverEigMode_t jobz, cublasFillMode_t uplo,
                                                    int n, const float *A, int lda, const float *W,
                                                    int *lwork, syevjInfo_t params, int batchSize)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && batchSize >= 0 && fits(n, n, lda),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                         cublasFillMode_t uplo, int n, double *A, int lda,
                                         double *W, double *work, int lwork, int *devInfo,
                                         syevjInfo_t params, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_syevj_batched(handle, RT_SOLVER_D, jobz, uplo, n, A, lda, W, devInfo, params,
                                   batchSize);
}

cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle,
                                                    cusolverEigMode_t jobz, cublasFillMode_t uplo,
                                                    int n, const double *A, int lda,
                                                    const double *W, int *lwork, syevjInfo_t params,
                                                    int batchSize)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && batchSize >= 0 && fits(n, n, lda),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                         cublasFillMode_t uplo, int n, cuComplex *A, int lda,
                                         float *W, cuComplex *work, int lwork, int *devInfo,
                                         syevjInfo_t params, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_syevj_batched(handle, RT_SOLVER_C, jobz, uplo, n, A, lda, W, devInfo, params,
                                   batchSize);
}

cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle,
                                                    cusolverEigMode_t jobz, cublasFillMode_t uplo,
                                                    int n, const cuComplex *A, int lda,
                                                    const float *W, int *lwork, syevjInfo_t params,
                                                    int batchSize)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && batchSize >= 0 && fits(n, n, lda),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                         cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda,
                                         double *W, cuDoubleComplex *work, int lwork, int *devInfo,
                                         syevjInfo_t params, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_syevj_batched(handle, RT_SOLVER_Z, jobz, uplo, n, A, lda, W, devInfo, params,
                                   batchSize);
}

cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle,
                                                    cusolverEigMode_t jobz, cublasFillMode_t uplo,
                                                    int n, const cuDoubleComplex *A, int lda,
                                                    const double *W, int *lwork, syevjInfo_t params,
                                                    int batchSize)
{
    (void)jobz, (void)uplo, (void)A, (void)W;
    return rt_solver_room(handle, params && batchSize >= 0 && fits(n, n, lda),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A,
                                  int lda, float *B, int ldb, float *W, float *work, int lwork,
                                  int *devInfo, syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_sygvj(handle, RT_SOLVER_S, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo,
                           params);
}

cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const float *A, int lda, const float *B, int ldb,
                                             const float *W, int *lwork, syevjInfo_t params)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda) && ldb >= lda_of(n),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A,
                                  int lda, double *B, int ldb, double *W, double *work, int lwork,
                                  int *devInfo, syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_sygvj(handle, RT_SOLVER_D, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo,
                           params);
}

cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const double *A, int lda, const double *B, int ldb,
                                             const double *W, int *lwork, syevjInfo_t params)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda) && ldb >= lda_of(n),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                  cuComplex *A, int lda, cuComplex *B, int ldb, float *W,
                                  cuComplex *work, int lwork, int *devInfo, syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_sygvj(handle, RT_SOLVER_C, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo,
                           params);
}

cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const cuComplex *A, int lda, const cuComplex *B,
                                             int ldb, const float *W, int *lwork,
                                             syevjInfo_t params)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda) && ldb >= lda_of(n),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                  cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb,
                                  double *W, cuDoubleComplex *work, int lwork, int *devInfo,
                                  syevjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_sygvj(handle, RT_SOLVER_Z, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo,
                           params);
}

cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
                                             const cuDoubleComplex *A, int lda,
                                             const cuDoubleComplex *B, int ldb, const double *W,
                                             int *lwork, syevjInfo_t params)
{
    (void)itype, (void)jobz, (void)uplo, (void)A, (void)B, (void)W;
    return rt_solver_room(handle, params && fits(n, n, lda) && ldb >= lda_of(n),
                          n * ((int64_t)n + 32), lwork);
}

cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ,
                                   int m, int n, float *A, int lda, float *S, float *U, int ldu,
                                   float *V, int ldv, float *work, int lwork, int *devInfo,
                                   gesvdjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj(handle, RT_SOLVER_S, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv,
                            devInfo, params);
}

cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              int econ, int m, int n, const float *A, int lda,
                                              const float *S, const float *U, int ldu,
                                              const float *V, int ldv, int *lwork,
                                              gesvdjInfo_t params)
{
    (void)jobz, (void)econ, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ,
                                   int m, int n, double *A, int lda, double *S, double *U, int ldu,
                                   double *V, int ldv, double *work, int lwork, int *devInfo,
                                   gesvdjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj(handle, RT_SOLVER_D, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv,
                            devInfo, params);
}

cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              int econ, int m, int n, const double *A, int lda,
                                              const double *S, const double *U, int ldu,
                                              const double *V, int ldv, int *lwork,
                                              gesvdjInfo_t params)
{
    (void)jobz, (void)econ, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ,
                                   int m, int n, cuComplex *A, int lda, float *S, cuComplex *U,
                                   int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork,
                                   int *devInfo, gesvdjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj(handle, RT_SOLVER_C, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv,
                            devInfo, params);
}

cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              int econ, int m, int n, const cuComplex *A, int lda,
                                              const float *S, const cuComplex *U, int ldu,
                                              const cuComplex *V, int ldv, int *lwork,
                                              gesvdjInfo_t params)
{
    (void)jobz, (void)econ, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ,
                                   int m, int n, cuDoubleComplex *A, int lda, double *S,
                                   cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv,
                                   cuDoubleComplex *work, int lwork, int *devInfo,
                                   gesvdjInfo_t params)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj(handle, RT_SOLVER_Z, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv,
                            devInfo, params);
}

cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                              int econ, int m, int n, const cuDoubleComplex *A,
                                              int lda, const double *S, const cuDoubleComplex *U,
                                              int ldu, const cuDoubleComplex *V, int ldv,
                                              int *lwork, gesvdjInfo_t params)
{
    (void)jobz, (void)econ, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m,
                                          int n, float *A, int lda, float *S, float *U, int ldu,
                                          float *V, int ldv, float *work, int lwork, int *devInfo,
                                          gesvdjInfo_t params, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj_batched(handle, RT_SOLVER_S, jobz, m, n, A, lda, S, U, ldu, V, ldv,
                                    devInfo, params, batchSize);
}

cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle,
                                                     cusolverEigMode_t jobz, int m, int n,
                                                     const float *A, int lda, const float *S,
                                                     const float *U, int ldu, const float *V,
                                                     int ldv, int *lwork, gesvdjInfo_t params,
                                                     int batchSize)
{
    (void)jobz, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && batchSize >= 0 && m <= 32 && n <= 32 && fits(m, n, lda),
                          32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m,
                                          int n, double *A, int lda, double *S, double *U, int ldu,
                                          double *V, int ldv, double *work, int lwork, int *devInfo,
                                          gesvdjInfo_t params, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj_batched(handle, RT_SOLVER_D, jobz, m, n, A, lda, S, U, ldu, V, ldv,
                                    devInfo, params, batchSize);
}

cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle,
                                                     cusolverEigMode_t jobz, int m, int n,
                                                     const double *A, int lda, const double *S,
                                                     const double *U, int ldu, const double *V,
                                                     int ldv, int *lwork, gesvdjInfo_t params,
                                                     int batchSize)
{
    (void)jobz, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && batchSize >= 0 && m <= 32 && n <= 32 && fits(m, n, lda),
                          32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m,
                                          int n, cuComplex *A, int lda, float *S, cuComplex *U,
                                          int ldu, cuComplex *V, int ldv, cuComplex *work,
                                          int lwork, int *devInfo, gesvdjInfo_t params,
                                          int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj_batched(handle, RT_SOLVER_C, jobz, m, n, A, lda, S, U, ldu, V, ldv,
                                    devInfo, params, batchSize);
}

cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle,
                                                     cusolverEigMode_t jobz, int m, int n,
                                                     const cuComplex *A, int lda, const float *S,
                                                     const cuComplex *U, int ldu,
                                                     const cuComplex *V, int ldv, int *lwork,
                                                     gesvdjInfo_t params, int batchSize)
{
    (void)jobz, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && batchSize >= 0 && m <= 32 && n <= 32 && fits(m, n, lda),
                          32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m,
                                          int n, cuDoubleComplex *A, int lda, double *S,
                                          cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv,
                                          cuDoubleComplex *work, int lwork, int *devInfo,
                                          gesvdjInfo_t params, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvdj_batched(handle, RT_SOLVER_Z, jobz, m, n, A, lda, S, U, ldu, V, ldv,
                                    devInfo, params, batchSize);
}

cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle,
                                                     cusolverEigMode_t jobz, int m, int n,
                                                     const cuDoubleComplex *A, int lda,
                                                     const double *S, const cuDoubleComplex *U,
                                                     int ldu, const cuDoubleComplex *V, int ldv,
                                                     int *lwork, gesvdjInfo_t params, int batchSize)
{
    (void)jobz, (void)A, (void)S, (void)U, (void)ldu, (void)V, (void)ldv;
    return rt_solver_room(handle, params && batchSize >= 0 && m <= 32 && n <= 32 && fits(m, n, lda),
                          32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                                 int rank, int m, int n, const float *A, int lda,
                                                 long long int strideA, float *S,
                                                 long long int strideS, float *U, int ldu,
                                                 long long int strideU, float *V, int ldv,
                                                 long long int strideV, float *work, int lwork,
                                                 int *d_info, double *h_R_nrmF, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvda_strided(handle, RT_SOLVER_S, jobz, rank, m, n, A, lda, strideA, S,
                                    strideS, U, ldu, strideU, V, ldv, strideV, d_info, h_R_nrmF,
                                    batchSize);
}

cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *A,
    int lda, long long int strideA, const float *S, long long int strideS, const float *U, int ldu,
    long long int strideU, const float *V, int ldv, long long int strideV, int *lwork,
    int batchSize)
{
    (void)jobz, (void)rank, (void)A, (void)strideA, (void)S, (void)strideS, (void)U, (void)ldu,
        (void)strideU, (void)V, (void)ldv, (void)strideV;
    return rt_solver_room(handle, batchSize >= 0 && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                                 int rank, int m, int n, const double *A, int lda,
                                                 long long int strideA, double *S,
                                                 long long int strideS, double *U, int ldu,
                                                 long long int strideU, double *V, int ldv,
                                                 long long int strideV, double *work, int lwork,
                                                 int *d_info, double *h_R_nrmF, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvda_strided(handle, RT_SOLVER_D, jobz, rank, m, n, A, lda, strideA, S,
                                    strideS, U, ldu, strideU, V, ldv, strideV, d_info, h_R_nrmF,
                                    batchSize);
}

cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *A,
    int lda, long long int strideA, const double *S, long long int strideS, const double *U,
    int ldu, long long int strideU, const double *V, int ldv, long long int strideV, int *lwork,
    int batchSize)
{
    (void)jobz, (void)rank, (void)A, (void)strideA, (void)S, (void)strideS, (void)U, (void)ldu,
        (void)strideU, (void)V, (void)ldv, (void)strideV;
    return rt_solver_room(handle, batchSize >= 0 && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                                 int rank, int m, int n, const cuComplex *A,
                                                 int lda, long long int strideA, float *S,
                                                 long long int strideS, cuComplex *U, int ldu,
                                                 long long int strideU, cuComplex *V, int ldv,
                                                 long long int strideV, cuComplex *work, int lwork,
                                                 int *d_info, double *h_R_nrmF, int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvda_strided(handle, RT_SOLVER_C, jobz, rank, m, n, A, lda, strideA, S,
                                    strideS, U, ldu, strideU, V, ldv, strideV, d_info, h_R_nrmF,
                                    batchSize);
}

cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *A,
    int lda, long long int strideA, const float *S, long long int strideS, const cuComplex *U,
    int ldu, long long int strideU, const cuComplex *V, int ldv, long long int strideV, int *lwork,
    int batchSize)
{
    (void)jobz, (void)rank, (void)A, (void)strideA, (void)S, (void)strideS, (void)U, (void)ldu,
        (void)strideU, (void)V, (void)ldv, (void)strideV;
    return rt_solver_room(handle, batchSize >= 0 && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
                                                 int rank, int m, int n, const cuDoubleComplex *A,
                                                 int lda, long long int strideA, double *S,
                                                 long long int strideS, cuDoubleComplex *U, int ldu,
                                                 long long int strideU, cuDoubleComplex *V, int ldv,
                                                 long long int strideV, cuDoubleComplex *work,
                                                 int lwork, int *d_info, double *h_R_nrmF,
                                                 int batchSize)
{
    (void)work, (void)lwork;
    return rt_solver_gesvda_strided(handle, RT_SOLVER_Z, jobz, rank, m, n, A, lda, strideA, S,
                                    strideS, U, ldu, strideU, V, ldv, strideV, d_info, h_R_nrmF,
                                    batchSize);
}

cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(
    cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n,
    const cuDoubleComplex *A, int lda, long long int strideA, const double *S,
    long long int strideS, const cuDoubleComplex *U, int ldu, long long int strideU,
    const cuDoubleComplex *V, int ldv, long long int strideV, int *lwork, int batchSize)
{
    (void)jobz, (void)rank, (void)A, (void)strideA, (void)S, (void)strideS, (void)U, (void)ldu,
        (void)strideU, (void)V, (void)ldv, (void)strideV;
    return rt_solver_room(handle, batchSize >= 0 && fits(m, n, lda), 32 * ((int64_t)m + n), lwork);
}

cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_Z, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuDoubleComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_Z, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuDoubleComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_Z, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuDoubleComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_Z, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuDoubleComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_Z, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuDoubleComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_C, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_C, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_C, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_C, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cusolver_int_t *dipiv,
                                             cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_D, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, double *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_D, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, double *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_D, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, double *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_D, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, double *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv,
                                  double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_D, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, double *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_S, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, float *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_S, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, float *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_S, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, float *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
                                  float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gesv(handle, RT_SOLVER_S, n, nrhs, dA, ldda, dipiv, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n,
                                             cusolver_int_t nrhs, float *dA, cusolver_int_t ldda,
                                             cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dipiv, (void)dB, (void)dX, (void)dWorkspace;
    return rt_solver_bytes(handle, fits(n, nrhs, lddb) && ldda >= lda_of(n) && lddx >= lda_of(n),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_Z, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs,
                                             cuDoubleComplex *dA, cusolver_int_t ldda,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_Z, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs,
                                             cuDoubleComplex *dA, cusolver_int_t ldda,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_Z, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs,
                                             cuDoubleComplex *dA, cusolver_int_t ldda,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_Z, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs,
                                             cuDoubleComplex *dA, cusolver_int_t ldda,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda,
                                  cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_Z, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs,
                                             cuDoubleComplex *dA, cusolver_int_t ldda,
                                             cuDoubleComplex *dB, cusolver_int_t lddb,
                                             cuDoubleComplex *dX, cusolver_int_t lddx,
                                             void *dWorkspace, size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_C, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cuComplex *dB,
                                             cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_C, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cuComplex *dB,
                                             cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_C, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cuComplex *dB,
                                             cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda,
                                  cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
                                  cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes,
                                  cusolver_int_t *niters, cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_C, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
                                             cusolver_int_t ldda, cuComplex *dB,
                                             cusolver_int_t lddb, cuComplex *dX,
                                             cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB,
                                  cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_D, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, double *dA,
                                             cusolver_int_t ldda, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB,
                                  cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_D, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, double *dA,
                                             cusolver_int_t ldda, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB,
                                  cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_D, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, double *dA,
                                             cusolver_int_t ldda, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB,
                                  cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_D, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, double *dA,
                                             cusolver_int_t ldda, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB,
                                  cusolver_int_t lddb, double *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_D, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, double *dA,
                                             cusolver_int_t ldda, double *dB, cusolver_int_t lddb,
                                             double *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_S, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, float *dA,
                                             cusolver_int_t ldda, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_S, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, float *dA,
                                             cusolver_int_t ldda, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_S, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, float *dA,
                                             cusolver_int_t ldda, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
                                  cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB,
                                  cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
                                  void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
                                  cusolver_int_t *dinfo)
{
    (void)dWorkspace, (void)lwork_bytes;
    return rt_solver_gels(handle, RT_SOLVER_S, m, n, nrhs, dA, ldda, dB, lddb, dX, lddx, niters,
                          dinfo);
}

cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m,
                                             cusolver_int_t n, cusolver_int_t nrhs, float *dA,
                                             cusolver_int_t ldda, float *dB, cusolver_int_t lddb,
                                             float *dX, cusolver_int_t lddx, void *dWorkspace,
                                             size_t *lwork_bytes)
{
    (void)dA, (void)dB, (void)dX, (void)lddx, (void)dWorkspace;
    return rt_solver_bytes(handle, m >= n && fits(m, n, ldda) && nrhs >= 0 && lddb >= lda_of(m),
                           lwork_bytes, NULL);
}

cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             cublasFillMode_t uplo, int64_t n,
                                             cudaDataType dataTypeA, const void *A, int64_t lda,
                                             cudaDataType computeType, size_t *sizeOnDevice,
                                             size_t *sizeOnHost)
{
    (void)params, (void)uplo, (void)dataTypeA, (void)A, (void)lda, (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             int64_t m, int64_t n, cudaDataType dataTypeA,
                                             const void *A, int64_t lda, cudaDataType dataTypeTau,
                                             const void *tau, cudaDataType computeType,
                                             size_t *sizeOnDevice, size_t *sizeOnHost)
{
    (void)params, (void)m, (void)dataTypeA, (void)A, (void)lda, (void)dataTypeTau, (void)tau,
        (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             int64_t m, int64_t n, cudaDataType dataTypeA,
                                             const void *A, int64_t lda, cudaDataType computeType,
                                             size_t *sizeOnDevice, size_t *sizeOnHost)
{
    (void)params, (void)m, (void)dataTypeA, (void)A, (void)lda, (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             cusolverEigMode_t jobz, cublasFillMode_t uplo,
                                             int64_t n, cudaDataType dataTypeA, const void *A,
                                             int64_t lda, cudaDataType dataTypeW, const void *W,
                                             cudaDataType computeType, size_t *sizeOnDevice,
                                             size_t *sizeOnHost)
{
    (void)params, (void)jobz, (void)uplo, (void)dataTypeA, (void)A, (void)lda, (void)dataTypeW,
        (void)W, (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                              cusolverEigMode_t jobz, cusolverEigRange_t range,
                                              cublasFillMode_t uplo, int64_t n,
                                              cudaDataType dataTypeA, const void *A, int64_t lda,
                                              void *vl, void *vu, int64_t il, int64_t iu,
                                              int64_t *meig64, cudaDataType dataTypeW,
                                              const void *W, cudaDataType computeType,
                                              size_t *sizeOnDevice, size_t *sizeOnHost)
{
    (void)params, (void)jobz, (void)range, (void)uplo, (void)dataTypeA, (void)A, (void)lda,
        (void)vl, (void)vu, (void)il, (void)iu, (void)meig64, (void)dataTypeW, (void)W,
        (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t
cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
                                  cudaDataType dataTypeA, const void *A, int64_t lda,
                                  cudaDataType dataTypeW, const void *W, cudaDataType computeType,
                                  size_t *sizeOnDevice, size_t *sizeOnHost, int64_t batchSize)
{
    (void)params, (void)jobz, (void)uplo, (void)dataTypeA, (void)A, (void)lda, (void)dataTypeW,
        (void)W, (void)computeType, (void)batchSize;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             signed char jobu, signed char jobvt, int64_t m,
                                             int64_t n, cudaDataType dataTypeA, const void *A,
                                             int64_t lda, cudaDataType dataTypeS, const void *S,
                                             cudaDataType dataTypeU, const void *U, int64_t ldu,
                                             cudaDataType dataTypeVT, const void *VT, int64_t ldvt,
                                             cudaDataType computeType, size_t *sizeOnDevice,
                                             size_t *sizeOnHost)
{
    (void)params, (void)jobu, (void)jobvt, (void)m, (void)dataTypeA, (void)A, (void)lda,
        (void)dataTypeS, (void)S, (void)dataTypeU, (void)U, (void)ldu, (void)dataTypeVT, (void)VT,
        (void)ldvt, (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                              cusolverEigMode_t jobz, int econ, int64_t m,
                                              int64_t n, cudaDataType dataTypeA, const void *A,
                                              int64_t lda, cudaDataType dataTypeS, const void *S,
                                              cudaDataType dataTypeU, const void *U, int64_t ldu,
                                              cudaDataType dataTypeV, const void *V, int64_t ldv,
                                              cudaDataType computeType, size_t *sizeOnDevice,
                                              size_t *sizeOnHost)
{
    (void)params, (void)jobz, (void)econ, (void)m, (void)dataTypeA, (void)A, (void)lda,
        (void)dataTypeS, (void)S, (void)dataTypeU, (void)U, (void)ldu, (void)dataTypeV, (void)V,
        (void)ldv, (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXgesvdr_bufferSize(
    cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv,
    int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA,
    const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU,
    const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv,
    cudaDataType computeType, size_t *sizeOnDevice, size_t *sizeOnHost)
{
    (void)params, (void)jobu, (void)jobv, (void)m, (void)k, (void)p, (void)niters, (void)dataTypeA,
        (void)A, (void)lda, (void)dataTypeS, (void)S, (void)dataTypeU, (void)U, (void)ldu,
        (void)dataTypeV, (void)V, (void)ldv, (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                            cusolverEigMode_t jobvl, cusolverEigMode_t jobvr,
                                            int64_t n, cudaDataType dataTypeA, const void *A,
                                            int64_t lda, cudaDataType dataTypeW, const void *W,
                                            cudaDataType dataTypeVL, const void *VL, int64_t ldvl,
                                            cudaDataType dataTypeVR, const void *VR, int64_t ldvr,
                                            cudaDataType computeType, size_t *sizeOnDevice,
                                            size_t *sizeOnHost)
{
    (void)params, (void)jobvl, (void)jobvr, (void)dataTypeA, (void)A, (void)lda, (void)dataTypeW,
        (void)W, (void)dataTypeVL, (void)VL, (void)ldvl, (void)dataTypeVR, (void)VR, (void)ldvr,
        (void)computeType;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             cublasDiagType_t diag, int64_t n,
                                             cudaDataType dataTypeA, void *A, int64_t lda,
                                             size_t *sizeOnDevice, size_t *sizeOnHost)
{
    (void)uplo, (void)diag, (void)dataTypeA, (void)A, (void)lda;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}

cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                             int64_t n, int64_t nrhs, cudaDataType dataTypeA,
                                             const void *A, int64_t lda, const int64_t *ipiv,
                                             cudaDataType dataTypeB, void *B, int64_t ldb,
                                             size_t *sizeOnDevice, size_t *sizeOnHost)
{
    (void)uplo, (void)nrhs, (void)dataTypeA, (void)A, (void)lda, (void)ipiv, (void)dataTypeB,
        (void)B, (void)ldb;
    return rt_solver_bytes(handle, n >= 0, sizeOnDevice, sizeOnHost);
}
