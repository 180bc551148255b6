/* QR factors, and reductions by reflections to two or three diagonals. */
#include "libraries/solver/dense.h"

static void run_geqrf(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *tau = &t->matrices[1];

    LAPACK(t, "geqrf", "geqrf", P8)
    (t->sizes, t->sizes + 1, a->at, &a->ld, tau->at, t->work, &t->lwork, &t->info);
}

DENSE(geqrf, int64_t m, int64_t n, void *a, int64_t lda, void *tau, int *info)
{
    SOLVER_ENTER(handle, fits(m, n, lda));
    struct solver_task task = {
        .run = run_geqrf,
        .type = type,
        .sizes = {(int)m, (int)n},
        .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_BOTH),
                     SOLVER_VECTOR(tau, SOLVER_ELEMENTS, m < n ? m : n, SOLVER_OUT)},
        .lwork = -1,
        .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_orgqr(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *tau = &t->matrices[1];

    LAPACK(t, "orgqr", "ungqr", P9)
    (t->sizes, t->sizes + 1, t->sizes + 2, a->at, &a->ld, tau->at, t->work, &t->lwork, &t->info);
}

DENSE(orgqr, int64_t m, int64_t n, int64_t k, void *a, int64_t lda, const void *tau, int *info)
{
    SOLVER_ENTER(handle, fits(m, n, lda) && n <= m && k >= 0 && k <= n);
    struct solver_task task = {.run = run_orgqr,
                               .type = type,
                               .sizes = {(int)m, (int)n, (int)k},
                               .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(tau, SOLVER_ELEMENTS, k, SOLVER_IN)},
                               .lwork = -1,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_ormqr(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *tau = &t->matrices[1], *c = &t->matrices[2];

    LAPACK(t, "ormqr", "unmqr", P13, size_t, size_t)
    (t->options, t->options + 1, t->sizes, t->sizes + 1, t->sizes + 2, a->at, &a->ld, tau->at,
     c->at, &c->ld, t->work, &t->lwork, &t->info, 1, 1);
}

DENSE(ormqr, cublasSideMode_t side, cublasOperation_t trans, int64_t m, int64_t n, int64_t k,
      const void *a, int64_t lda, const void *tau, void *c, int64_t ldc, int *info)
{
    int64_t rows = side == CUBLAS_SIDE_LEFT ? m : n;

    SOLVER_ENTER(handle, is_side(side) && is_operation(trans) && fits(m, n, ldc) && k >= 0 &&
                             k <= rows && fits(rows, k, lda));
    struct solver_task task = {.run = run_ormqr,
                               .type = type,
                               .options = {side_of(side), operation_of(type, trans, true)},
                               .sizes = {(int)m, (int)n, (int)k},
                               .matrices = {SOLVER_MATRIX(a, rows, k, lda, SOLVER_IN),
                                            SOLVER_VECTOR(tau, SOLVER_ELEMENTS, k, SOLVER_IN),
                                            SOLVER_MATRIX(c, m, n, ldc, SOLVER_BOTH)},
                               .lwork = -1,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

/* --- two diagonals --- */

static void run_gebrd(struct solver_task *t)
{
    const struct solver_matrix *m = t->matrices;

    LAPACK(t, "gebrd", "gebrd", P11)
    (t->sizes, t->sizes + 1, m[0].at, &m[0].ld, m[1].at, m[2].at, m[3].at, m[4].at, t->work,
     &t->lwork, &t->info);
}

DENSE(gebrd, int64_t m, int64_t n, void *a, int64_t lda, void *d, void *e, void *tau_q, void *tau_p,
      int *info)
{
    SOLVER_ENTER(handle, fits(m, n, lda));
    int64_t least = m < n ? m : n;
    struct solver_task task = {
        .run = run_gebrd,
        .type = type,
        .sizes = {(int)m, (int)n},
        .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_BOTH),
                     SOLVER_VECTOR(d, SOLVER_REALS, least, SOLVER_OUT),
                     SOLVER_VECTOR(e, SOLVER_REALS, least - 1, SOLVER_OUT),
                     SOLVER_VECTOR(tau_q, SOLVER_ELEMENTS, least, SOLVER_OUT),
                     SOLVER_VECTOR(tau_p, SOLVER_ELEMENTS, least, SOLVER_OUT)},
        .lwork = -1,
        .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_orgbr(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *tau = &t->matrices[1];

    LAPACK(t, "orgbr", "ungbr", P10, size_t)
    (t->options, t->sizes, t->sizes + 1, t->sizes + 2, a->at, &a->ld, tau->at, t->work, &t->lwork,
     &t->info, 1);
}

DENSE(orgbr, cublasSideMode_t side, int64_t m, int64_t n, int64_t k, void *a, int64_t lda,
      const void *tau, int *info)
{
    int64_t least = side == CUBLAS_SIDE_LEFT ? (m < k ? m : k) : (n < k ? n : k);

    SOLVER_ENTER(handle, is_side(side) && fits(m, n, lda) && k >= 0);
    struct solver_task task = {.run = run_orgbr,
                               .type = type,
                               .options = {side == CUBLAS_SIDE_LEFT ? 'Q' : 'P'},
                               .sizes = {(int)m, (int)n, (int)k},
                               .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(tau, SOLVER_ELEMENTS, least, SOLVER_IN)},
                               .lwork = -1,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

/* --- three diagonals --- */

static void run_sytrd(struct solver_task *t)
{
    const struct solver_matrix *m = t->matrices;

    LAPACK(t, "sytrd", "hetrd", P10, size_t)
    (t->options, t->sizes, m[0].at, &m[0].ld, m[1].at, m[2].at, m[3].at, t->work, &t->lwork,
     &t->info, 1);
}

DENSE(sytrd, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, void *d, void *e, void *tau,
      int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda));
    struct solver_task task = {.run = run_sytrd,
                               .type = type,
                               .options = {fill_of(uplo)},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(d, SOLVER_REALS, n, SOLVER_OUT),
                                            SOLVER_VECTOR(e, SOLVER_REALS, n - 1, SOLVER_OUT),
                                            SOLVER_VECTOR(tau, SOLVER_ELEMENTS, n - 1, SOLVER_OUT)},
                               .lwork = -1,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_orgtr(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *tau = &t->matrices[1];

    LAPACK(t, "orgtr", "ungtr", P8, size_t)
    (t->options, t->sizes, a->at, &a->ld, tau->at, t->work, &t->lwork, &t->info, 1);
}

DENSE(orgtr, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, const void *tau, int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda));
    struct solver_task task = {.run = run_orgtr,
                               .type = type,
                               .options = {fill_of(uplo)},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(tau, SOLVER_ELEMENTS, n - 1, SOLVER_IN)},
                               .lwork = -1,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_ormtr(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *tau = &t->matrices[1], *c = &t->matrices[2];

    LAPACK(t, "ormtr", "unmtr", P13, size_t, size_t, size_t)
    (t->options, t->options + 1, t->options + 2, t->sizes, t->sizes + 1, a->at, &a->ld, tau->at,
     c->at, &c->ld, t->work, &t->lwork, &t->info, 1, 1, 1);
}

DENSE(ormtr, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int64_t m,
      int64_t n, const void *a, int64_t lda, const void *tau, void *c, int64_t ldc, int *info)
{
    int64_t order = side == CUBLAS_SIDE_LEFT ? m : n;

    SOLVER_ENTER(handle, is_side(side) && is_fill(uplo) && is_operation(trans) && fits(m, n, ldc) &&
                             fits(order, order, lda));
    struct solver_task task = {
        .run = run_ormtr,
        .type = type,
        .options = {side_of(side), fill_of(uplo), operation_of(type, trans, true)},
        .sizes = {(int)m, (int)n},
        .matrices = {SOLVER_MATRIX(a, order, order, lda, SOLVER_IN),
                     SOLVER_VECTOR(tau, SOLVER_ELEMENTS, order - 1, SOLVER_IN),
                     SOLVER_MATRIX(c, m, n, ldc, SOLVER_BOTH)},
        .lwork = -1,
        .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}
