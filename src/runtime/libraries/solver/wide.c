/* The functions for 64 bits, whose types are arguments. */
#include "libraries/solver/dense.h"

static bool find_type(cudaDataType data, enum solver_type *type)
{
    switch (data) {
    case CUDA_R_32F: *type = RT_SOLVER_S; return true;
    case CUDA_R_64F: *type = RT_SOLVER_D; return true;
    case CUDA_C_32F: *type = RT_SOLVER_C; return true;
    case CUDA_C_64F: *type = RT_SOLVER_Z; return true;
    default: return false;
    }
}

static bool is_real_of(enum solver_type type, cudaDataType data)
{
    return data == (rt_solver_real_size(type) == sizeof(float) ? CUDA_R_32F : CUDA_R_64F);
}

/* Enters a function whose matrix A has a type, and that needs `condition`. */
#define ENTER_WIDE(condition)                                                                      \
    enum solver_type type;                                                                         \
    SOLVER_ENTER(handle, true);                                                                    \
    if (!find_type(dataTypeA, &type))                                                              \
        return CUSOLVER_STATUS_NOT_SUPPORTED;                                                      \
    if (!(condition))                                                                              \
        return CUSOLVER_STATUS_INVALID_VALUE;                                                      \
    (void)type
#define NO_ROOM                                                                                    \
    (void)params, (void)computeType, (void)bufferOnDevice, (void)sizeOnDevice, (void)bufferOnHost, \
        (void)sizeOnHost

cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A,
                                  int64_t lda, cudaDataType computeType, void *bufferOnDevice,
                                  size_t sizeOnDevice, void *bufferOnHost, size_t sizeOnHost,
                                  int *info)
{
    ENTER_WIDE(true);
    NO_ROOM;
    return rt_solver_potrf(handle, type, uplo, n, A, lda, info);
}

cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  cublasFillMode_t uplo, int64_t n, int64_t nrhs,
                                  cudaDataType dataTypeA, const void *A, int64_t lda,
                                  cudaDataType dataTypeB, void *B, int64_t ldb, int *info)
{
    ENTER_WIDE(dataTypeB == dataTypeA);
    (void)params;
    return rt_solver_potrs(handle, type, uplo, n, nrhs, A, lda, B, ldb, info);
}

cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
                                  int64_t n, cudaDataType dataTypeA, void *A, int64_t lda,
                                  cudaDataType dataTypeTau, void *tau, cudaDataType computeType,
                                  void *bufferOnDevice, size_t sizeOnDevice, void *bufferOnHost,
                                  size_t sizeOnHost, int *info)
{
    ENTER_WIDE(dataTypeTau == dataTypeA);
    NO_ROOM;
    return rt_solver_geqrf(handle, type, m, n, A, lda, tau, info);
}

cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
                                  int64_t n, cudaDataType dataTypeA, void *A, int64_t lda,
                                  int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice,
                                  size_t sizeOnDevice, void *bufferOnHost, size_t sizeOnHost,
                                  int *info)
{
    ENTER_WIDE(true);
    NO_ROOM;
    return rt_solver_getrf_wide(handle, type, m, n, A, lda, ipiv, info);
}

cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  cublasOperation_t trans, int64_t n, int64_t nrhs,
                                  cudaDataType dataTypeA, const void *A, int64_t lda,
                                  const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb,
                                  int *info)
{
    ENTER_WIDE(dataTypeB == dataTypeA);
    (void)params;
    return rt_solver_getrs_wide(handle, type, trans, n, nrhs, A, lda, ipiv, B, ldb, info);
}

cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n,
                                  int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda,
                                  const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb,
                                  void *bufferOnDevice, size_t sizeOnDevice, void *bufferOnHost,
                                  size_t sizeOnHost, int *info)
{
    ENTER_WIDE(dataTypeB == dataTypeA);
    (void)bufferOnDevice, (void)sizeOnDevice, (void)bufferOnHost, (void)sizeOnHost;
    return rt_solver_sytrs(handle, type, uplo, n, nrhs, A, lda, ipiv, B, ldb, info);
}

cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo,
                                  cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A,
                                  int64_t lda, void *bufferOnDevice, size_t sizeOnDevice,
                                  void *bufferOnHost, size_t sizeOnHost, int *devInfo)
{
    ENTER_WIDE(true);
    (void)bufferOnDevice, (void)sizeOnDevice, (void)bufferOnHost, (void)sizeOnHost;
    return rt_solver_trtri(handle, type, uplo, diag, n, A, lda, devInfo);
}

/* --- eigenvalues --- */

cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
                                  cudaDataType dataTypeA, void *A, int64_t lda,
                                  cudaDataType dataTypeW, void *W, cudaDataType computeType,
                                  void *bufferOnDevice, size_t sizeOnDevice, void *bufferOnHost,
                                  size_t sizeOnHost, int *info)
{
    ENTER_WIDE(is_real_of(type, dataTypeW));
    NO_ROOM;
    return rt_solver_syevd(handle, type, jobz, uplo, n, A, lda, W, info);
}

cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                        cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
                                        cudaDataType dataTypeA, void *A, int64_t lda,
                                        cudaDataType dataTypeW, void *W, cudaDataType computeType,
                                        void *bufferOnDevice, size_t sizeOnDevice,
                                        void *bufferOnHost, size_t sizeOnHost, int *info,
                                        int64_t batchSize)
{
    ENTER_WIDE(is_real_of(type, dataTypeW));
    NO_ROOM;
    return rt_solver_syevj_batched(handle, type, jobz, uplo, n, A, lda, W, info, NULL, batchSize);
}

static double bound(cudaDataType type, const void *at)
{
    return !at ? 0 : type == CUDA_R_32F ? *(const float *)at : *(const double *)at;
}

cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                   cusolverEigMode_t jobz, cusolverEigRange_t range,
                                   cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA,
                                   void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu,
                                   int64_t *meig64, cudaDataType dataTypeW, void *W,
                                   cudaDataType computeType, void *bufferOnDevice,
                                   size_t sizeOnDevice, void *bufferOnHost, size_t sizeOnHost,
                                   int *info)
{
    int count = 0;

    ENTER_WIDE(is_real_of(type, dataTypeW) && meig64);
    NO_ROOM;
    SOLVER_TRY(rt_solver_syevdx(handle, type, jobz, range, uplo, n, A, lda, bound(dataTypeW, vl),
                                bound(dataTypeW, vu), il, iu, &count, W, info));
    *meig64 = count;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                 cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n,
                                 cudaDataType dataTypeA, void *A, int64_t lda,
                                 cudaDataType dataTypeW, void *W, cudaDataType dataTypeVL, void *VL,
                                 int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr,
                                 cudaDataType computeType, void *bufferOnDevice,
                                 size_t sizeOnDevice, void *bufferOnHost, size_t sizeOnHost,
                                 int *info)
{
    bool has_pairs = dataTypeW == CUDA_C_32F || dataTypeW == CUDA_C_64F;

    ENTER_WIDE((has_pairs || dataTypeW == dataTypeA) && dataTypeVR == dataTypeA &&
               dataTypeVL == dataTypeA);
    NO_ROOM;
    return rt_solver_geev(handle, type, has_pairs, jobvl, jobvr, n, A, lda, W, VL, ldvl, VR, ldvr,
                          info);
}

/* --- singular values --- */

cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  signed char jobu, signed char jobvt, int64_t m, int64_t n,
                                  cudaDataType dataTypeA, void *A, int64_t lda,
                                  cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U,
                                  int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt,
                                  cudaDataType computeType, void *bufferOnDevice,
                                  size_t sizeOnDevice, void *bufferOnHost, size_t sizeOnHost,
                                  int *info)
{
    ENTER_WIDE(is_real_of(type, dataTypeS) && dataTypeU == dataTypeA && dataTypeVT == dataTypeA);
    NO_ROOM;
    return rt_solver_gesvd(handle, type, jobu, jobvt, m, n, A, lda, S, U, ldu, VT, ldvt, info);
}

cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                   cusolverEigMode_t jobz, int econ, int64_t m, int64_t n,
                                   cudaDataType dataTypeA, void *A, int64_t lda,
                                   cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U,
                                   int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv,
                                   cudaDataType computeType, void *bufferOnDevice,
                                   size_t sizeOnDevice, void *bufferOnHost, size_t sizeOnHost,
                                   int *info, double *h_err_sigma)
{
    int64_t min = m < n ? m : n;
    bool wants = jobz == CUSOLVER_EIG_MODE_VECTOR;

    ENTER_WIDE(is_mode(jobz) && is_real_of(type, dataTypeS) && dataTypeU == dataTypeA &&
               dataTypeV == dataTypeA);
    NO_ROOM;
    const struct solver_svd svd = {.m = m,
                                   .n = n,
                                   .k = min,
                                   .columns_u = !wants ? 0
                                                : econ ? min
                                                       : m,
                                   .columns_v = !wants ? 0
                                                : econ ? min
                                                       : n,
                                   .a = A,
                                   .s = S,
                                   .u = U,
                                   .v = V,
                                   .lda = lda,
                                   .ldu = ldu,
                                   .ldv = ldv,
                                   .info = info};
    if (h_err_sigma)
        *h_err_sigma = 0; /* the matrix is not changed to make small values larger */
    return rt_solver_svd(handle, type, &svd);
}

/* All values are computed, without random numbers: `p` and `niters` change nothing. */
cusolverStatus_t
cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu,
                  signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters,
                  cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S,
                  cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V,
                  int64_t ldv, cudaDataType computeType, void *bufferOnDevice, size_t sizeOnDevice,
                  void *bufferOnHost, size_t sizeOnHost, int *info)
{
    ENTER_WIDE(is_real_of(type, dataTypeS) && dataTypeU == dataTypeA && dataTypeV == dataTypeA &&
               (jobu == 'S' || jobu == 'N') && (jobv == 'S' || jobv == 'N') && p >= 0 &&
               niters >= 0);
    NO_ROOM;
    const struct solver_svd svd = {.m = m,
                                   .n = n,
                                   .k = k,
                                   .columns_u = jobu == 'S' ? k : 0,
                                   .columns_v = jobv == 'S' ? k : 0,
                                   .a = A,
                                   .s = S,
                                   .u = U,
                                   .v = V,
                                   .lda = lda,
                                   .ldu = ldu,
                                   .ldv = ldv,
                                   .info = info};
    return rt_solver_svd(handle, type, &svd);
}
