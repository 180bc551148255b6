/* cuSOLVER's dense part: handles, and its functions, each for all types. They check what they get,
 * and enqueue. Sizes are those of the functions for 64 bits; LAPACK's have 32. */
#ifndef CU2CL_SOLVER_DENSE_H
#define CU2CL_SOLVER_DENSE_H

#include "libraries/solver/solver.h"

struct cusolverDnContext {
    unsigned magic;
    struct solver_queue queue;
    cusolverDeterministicMode_t mode;
    struct cusolverDnContext *next; /* of those that were destroyed */
};

/* What a method of Jacobi's tells. */
struct syevjInfo {
    double residual;
    int sweeps; /* none are made */
    bool is_batched;
};
struct gesvdjInfo {
    double residual;
    int sweeps;
    bool is_batched;
};

bool rt_solver_is_handle(cusolverDnHandle_t handle);

#define SOLVER_ENTER(handle, condition)                                                            \
    do {                                                                                           \
        if (!rt_solver_is_handle(handle))                                                          \
            return CUSOLVER_STATUS_NOT_INITIALIZED;                                                \
        if (!(condition))                                                                          \
            return CUSOLVER_STATUS_INVALID_VALUE;                                                  \
    } while (0)

/* --- conditions --- */

static inline int64_t lda_of(int64_t rows)
{
    return rows > 1 ? rows : 1;
}
static inline bool fits(int64_t rows, int64_t columns, int64_t leading)
{
    return rows >= 0 && columns >= 0 && leading >= lda_of(rows) && leading <= INT32_MAX &&
           columns <= INT32_MAX;
}
static inline bool is_fill(cublasFillMode_t uplo)
{
    return uplo == CUBLAS_FILL_MODE_LOWER || uplo == CUBLAS_FILL_MODE_UPPER;
}
static inline char fill_of(cublasFillMode_t uplo)
{
    return uplo == CUBLAS_FILL_MODE_UPPER ? 'U' : 'L';
}
static inline bool is_operation(cublasOperation_t trans)
{
    return trans == CUBLAS_OP_N || trans == CUBLAS_OP_T || trans == CUBLAS_OP_C;
}
/* The adjoint of a real matrix is its transpose; LAPACK takes only the one or the other. */
static inline char operation_of(enum solver_type type, cublasOperation_t trans, bool wants_adjoint)
{
    if (trans == CUBLAS_OP_N)
        return 'N';
    if (!rt_solver_is_complex(type))
        return 'T';
    return trans == CUBLAS_OP_C || wants_adjoint ? 'C' : 'T';
}
static inline bool is_side(cublasSideMode_t side)
{
    return side == CUBLAS_SIDE_LEFT || side == CUBLAS_SIDE_RIGHT;
}
static inline char side_of(cublasSideMode_t side)
{
    return side == CUBLAS_SIDE_LEFT ? 'L' : 'R';
}
static inline bool is_mode(cusolverEigMode_t jobz)
{
    return jobz == CUSOLVER_EIG_MODE_NOVECTOR || jobz == CUSOLVER_EIG_MODE_VECTOR;
}

/* --- functions --- */

#define DENSE(name, ...)                                                                           \
    cusolverStatus_t rt_solver_##name(cusolverDnHandle_t handle, enum solver_type type, __VA_ARGS__)

/* Rooms: the least that is enough. */
cusolverStatus_t rt_solver_room(cusolverDnHandle_t handle, bool is_right, int64_t count,
                                int *elements);
cusolverStatus_t rt_solver_bytes(cusolverDnHandle_t handle, bool is_right, size_t *on_device,
                                 size_t *on_host);

/* Factors, and what is solved with them (factor.c). */
DENSE(potrf, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *info);
DENSE(potrs, cublasFillMode_t uplo, int64_t n, int64_t nrhs, const void *a, int64_t lda, void *b,
      int64_t ldb, int *info);
DENSE(potrf_batched, cublasFillMode_t uplo, int n, void **a, int lda, int *info, int count);
DENSE(potrs_batched, cublasFillMode_t uplo, int n, int nrhs, void **a, int lda, void **b, int ldb,
      int *info, int count);
DENSE(potri, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *info);
DENSE(lauum, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *info);
DENSE(trtri, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, void *a, int64_t lda,
      int *info);
DENSE(getrf, int64_t m, int64_t n, void *a, int64_t lda, int *pivots, int *info);
DENSE(getrs, cublasOperation_t trans, int64_t n, int64_t nrhs, const void *a, int64_t lda,
      const int *pivots, void *b, int64_t ldb, int *info);
DENSE(laswp, int n, void *a, int lda, int first, int last, const int *pivots, int step);
DENSE(sytrf, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *pivots, int *info);
DENSE(sytri, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, const int *pivots, int *info);
DENSE(sytrs, cublasFillMode_t uplo, int64_t n, int64_t nrhs, const void *a, int64_t lda,
      const int64_t *pivots, void *b, int64_t ldb, int *info);
/* With pivots of 64 bits. */
DENSE(getrf_wide, int64_t m, int64_t n, void *a, int64_t lda, int64_t *pivots, int *info);
DENSE(getrs_wide, cublasOperation_t trans, int64_t n, int64_t nrhs, const void *a, int64_t lda,
      const int64_t *pivots, void *b, int64_t ldb, int *info);
DENSE(gesv, int64_t n, int64_t nrhs, void *a, int64_t lda, int *pivots, void *b, int64_t ldb,
      void *x, int64_t ldx, int *iterations, int *info);
DENSE(gels, int64_t m, int64_t n, int64_t nrhs, void *a, int64_t lda, void *b, int64_t ldb, void *x,
      int64_t ldx, int *iterations, int *info);

/* Orthogonal factors, and reductions to forms with few diagonals (reflect.c). */
DENSE(geqrf, int64_t m, int64_t n, void *a, int64_t lda, void *tau, int *info);
DENSE(orgqr, int64_t m, int64_t n, int64_t k, void *a, int64_t lda, const void *tau, int *info);
DENSE(ormqr, cublasSideMode_t side, cublasOperation_t trans, int64_t m, int64_t n, int64_t k,
      const void *a, int64_t lda, const void *tau, void *c, int64_t ldc, int *info);
DENSE(gebrd, int64_t m, int64_t n, void *a, int64_t lda, void *d, void *e, void *tau_q, void *tau_p,
      int *info);
DENSE(orgbr, cublasSideMode_t side, int64_t m, int64_t n, int64_t k, void *a, int64_t lda,
      const void *tau, int *info);
DENSE(sytrd, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, void *d, void *e, void *tau,
      int *info);
DENSE(orgtr, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, const void *tau, int *info);
DENSE(ormtr, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int64_t m,
      int64_t n, const void *a, int64_t lda, const void *tau, void *c, int64_t ldc, int *info);

/* Eigenvalues (eigen.c). */
DENSE(syevd, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
      void *w, int *info);
DENSE(syevdx, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n,
      void *a, int64_t lda, double vl, double vu, int64_t il, int64_t iu, int *count, void *w,
      int *info);
DENSE(sygvd, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
      void *a, int64_t lda, void *b, int64_t ldb, void *w, int *info);
DENSE(sygvdx, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range,
      cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, void *b, int64_t ldb, double vl,
      double vu, int64_t il, int64_t iu, int *count, void *w, int *info);
DENSE(syevj, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
      void *w, int *info, syevjInfo_t params);
DENSE(syevj_batched, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
      void *w, int *info, syevjInfo_t params, int64_t count);
DENSE(sygvj, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
      void *a, int64_t lda, void *b, int64_t ldb, void *w, int *info, syevjInfo_t params);
/* `has_pairs`: eigenvalues of a real matrix are complex, too. */
DENSE(geev, bool has_pairs, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, void *a,
      int64_t lda, void *w, void *vl, int64_t ldvl, void *vr, int64_t ldvr, int *info);

/* Singular values (singular.c). */
DENSE(gesvd, signed char jobu, signed char jobvt, int64_t m, int64_t n, void *a, int64_t lda,
      void *s, void *u, int64_t ldu, void *vt, int64_t ldvt, int *info);
DENSE(gesvdj, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, void *a, int64_t lda, void *s,
      void *u, int64_t ldu, void *v, int64_t ldv, int *info, gesvdjInfo_t params);
DENSE(gesvdj_batched, cusolverEigMode_t jobz, int m, int n, void *a, int lda, void *s, void *u,
      int ldu, void *v, int ldv, int *info, gesvdjInfo_t params, int count);
DENSE(gesvda_strided, cusolverEigMode_t jobz, int rank, int m, int n, const void *a, int lda,
      int64_t stride_a, void *s, int64_t stride_s, void *u, int ldu, int64_t stride_u, void *v,
      int ldv, int64_t stride_v, int *info, double *residuals, int count);
/* The `k` largest, with `columns_u` and `columns_v` vectors; V is not transposed. `residual` is the
 * host's, or NULL. */
struct solver_svd {
    int64_t m, n, k, columns_u, columns_v;
    void *a, *s, *u, *v;
    int64_t lda, ldu, ldv;
    int *info;
    double *residual;
};
cusolverStatus_t rt_solver_svd(cusolverDnHandle_t handle, enum solver_type type,
                               const struct solver_svd *svd);

/* Norm of A - U diag(s) V^H, with `scratch` for m times (n + k) elements (residual.c). A is
 * m times n without gaps in `scratch`, and changed. */
struct solver_product {
    int m, n, k;
    const void *u, *s, *v;
    int ldu, ldv;
};
double rt_solver_residual(enum solver_type type, const struct solver_product *product,
                          void *scratch);
/* Copies a matrix to `to`, without gaps. `uplo`: what half of a Hermitian one is there, or 0. */
void rt_solver_copy(enum solver_type type, char uplo, int m, int n, const void *from, int ld,
                    void *to);
/* Writes the adjoint of n times m `from` to m times n `to`. */
void rt_solver_adjoint(enum solver_type type, int m, int n, const void *from, int ld_from, void *to,
                       int ld_to);

#endif
