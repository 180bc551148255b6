/* Factors of Cholesky and Gauss, and what is solved with them. */
#include "libraries/solver/dense.h"

#include <complex.h>
#include <string.h>

/* --- Cholesky --- */

static void run_potrf(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0];

    LAPACK(t, "potrf", "potrf", P5, size_t)(t->options, t->sizes, a->at, &a->ld, &t->info, 1);
}

static void run_potri(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0];

    LAPACK(t, "potri", "potri", P5, size_t)(t->options, t->sizes, a->at, &a->ld, &t->info, 1);
}

static void run_lauum(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0];

    LAPACK(t, "lauum", "lauum", P5, size_t)(t->options, t->sizes, a->at, &a->ld, &t->info, 1);
}

static void run_trtri(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0];

    LAPACK(t, "trtri", "trtri", P6, size_t, size_t)
    (t->options, t->options + 1, t->sizes, a->at, &a->ld, &t->info, 1, 1);
}

static cusolverStatus_t in_place(cusolverDnHandle_t handle, enum solver_type type,
                                 void (*run)(struct solver_task *), cublasFillMode_t uplo,
                                 int64_t n, void *a, int64_t lda, int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda));
    struct solver_task task = {.run = run,
                               .type = type,
                               .options = {fill_of(uplo), 'N'},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH)},
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

DENSE(potrf, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *info)
{
    return in_place(handle, type, run_potrf, uplo, n, a, lda, info);
}

DENSE(potri, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *info)
{
    return in_place(handle, type, run_potri, uplo, n, a, lda, info);
}

DENSE(lauum, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *info)
{
    return in_place(handle, type, run_lauum, uplo, n, a, lda, info);
}

DENSE(trtri, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, void *a, int64_t lda,
      int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda) &&
                             (diag == CUBLAS_DIAG_NON_UNIT || diag == CUBLAS_DIAG_UNIT));
    struct solver_task task = {.run = run_trtri,
                               .type = type,
                               .options = {fill_of(uplo), diag == CUBLAS_DIAG_UNIT ? 'U' : 'N'},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH)},
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_potrs(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *b = &t->matrices[1];

    LAPACK(t, "potrs", "potrs", P8, size_t)
    (t->options, t->sizes, t->sizes + 1, a->at, &a->ld, b->at, &b->ld, &t->info, 1);
}

DENSE(potrs, cublasFillMode_t uplo, int64_t n, int64_t nrhs, const void *a, int64_t lda, void *b,
      int64_t ldb, int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda) && fits(n, nrhs, ldb));
    struct solver_task task = {.run = run_potrs,
                               .type = type,
                               .options = {fill_of(uplo)},
                               .sizes = {(int)n, (int)nrhs},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_IN),
                                            SOLVER_MATRIX(b, n, nrhs, ldb, SOLVER_BOTH)},
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

/* --- batches: one task after another --- */

#define SOME 64 /* pointers that are read at a time */

DENSE(potrf_batched, cublasFillMode_t uplo, int n, void **a, int lda, int *info, int count)
{
    void *some[SOME];

    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda) && count >= 0);
    for (int i = 0; i < count; i++) {
        int rest = count - i < SOME ? count - i : SOME;
        if (i % SOME == 0)
            SOLVER_TRY(rt_solver_fetch(&handle->queue, some, a + i, (size_t)rest * sizeof *some));
        SOLVER_TRY(rt_solver_potrf(handle, type, uplo, n, some[i % SOME], lda, info + i));
    }
    return CUSOLVER_STATUS_SUCCESS;
}

DENSE(potrs_batched, cublasFillMode_t uplo, int n, int nrhs, void **a, int lda, void **b, int ldb,
      int *info, int count)
{
    void *some_a[SOME], *some_b[SOME];

    SOLVER_ENTER(handle,
                 is_fill(uplo) && fits(n, n, lda) && fits(n, nrhs, ldb) && nrhs == 1 && count >= 0);
    for (int i = 0; i < count; i++) {
        size_t rest = (size_t)(count - i < SOME ? count - i : SOME);
        if (i % SOME == 0) {
            SOLVER_TRY(rt_solver_fetch(&handle->queue, some_a, a + i, rest * sizeof *some_a));
            SOLVER_TRY(rt_solver_fetch(&handle->queue, some_b, b + i, rest * sizeof *some_b));
        }
        SOLVER_TRY(rt_solver_potrs(handle, type, uplo, n, nrhs, some_a[i % SOME], lda,
                                   some_b[i % SOME], ldb, info)); /* one number for all */
    }
    return CUSOLVER_STATUS_SUCCESS;
}

/* --- Gauss --- */

/* Without pivots, which LAPACK has not: the first zero on the diagonal is told. */
#define WITHOUT_PIVOTS(name, element)                                                              \
    static int name(int m, int n, element *a, size_t ld)                                           \
    {                                                                                              \
        int info = 0;                                                                              \
                                                                                                   \
        for (int k = 0; k < m && k < n; k++) {                                                     \
            element *column = a + (size_t)k * ld, pivot = column[k];                               \
            if (pivot == 0) {                                                                      \
                info = info ? info : k + 1;                                                        \
                continue;                                                                          \
            }                                                                                      \
            for (int i = k + 1; i < m; i++)                                                        \
                column[i] /= pivot;                                                                \
            for (int j = k + 1; j < n; j++) {                                                      \
                element *other = a + (size_t)j * ld, factor = other[k];                            \
                for (int i = k + 1; i < m; i++)                                                    \
                    other[i] -= column[i] * factor;                                                \
            }                                                                                      \
        }                                                                                          \
        return info;                                                                               \
    }
WITHOUT_PIVOTS(float_factors, float)
WITHOUT_PIVOTS(double_factors, double)
WITHOUT_PIVOTS(complex_factors, float complex)
WITHOUT_PIVOTS(double_complex_factors, double complex)

static int factors_without_pivots(enum solver_type type, int m, int n, void *a, int lda)
{
    size_t ld = (size_t)lda;

    switch (type) {
    case RT_SOLVER_S: return float_factors(m, n, a, ld);
    case RT_SOLVER_D: return double_factors(m, n, a, ld);
    case RT_SOLVER_C: return complex_factors(m, n, a, ld);
    default: return double_complex_factors(m, n, a, ld);
    }
}

/* LAPACK's pivots: those of the program, or for other bits or none at all, the task's. */
static int *pivots_of(struct solver_task *t, const struct solver_matrix *p)
{
    return p->kind == SOLVER_INTS && p->at ? p->at : t->iwork;
}

static int *read_pivots(struct solver_task *t, const struct solver_matrix *p, int count)
{
    int *pivots = pivots_of(t, p);
    const int64_t *wide = p->at;

    for (int i = 0; i < count && !p->at; i++)
        pivots[i] = i + 1;
    for (int i = 0; i < count && p->at && p->kind == SOLVER_WIDE; i++)
        pivots[i] = (int)wide[i];
    return pivots;
}

static void write_pivots(struct solver_task *t, const struct solver_matrix *p, int count)
{
    int64_t *wide = p->at;

    for (int i = 0; i < count && wide && p->kind == SOLVER_WIDE; i++)
        wide[i] = t->iwork[i];
}

static void run_getrf(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1];
    int m = t->sizes[0], n = t->sizes[1];

    if (!p->device) {
        t->info = factors_without_pivots(t->type, m, n, a->at, a->ld);
        return;
    }
    LAPACK(t, "getrf", "getrf", P6)
    (t->sizes, t->sizes + 1, a->at, &a->ld, pivots_of(t, p), &t->info);
    write_pivots(t, p, m < n ? m : n);
}

static cusolverStatus_t lu(cusolverDnHandle_t handle, enum solver_type type, int64_t m, int64_t n,
                           void *a, int64_t lda, void *pivots, enum solver_kind kind, int *info)
{
    int64_t count = m < n ? m : n;

    SOLVER_ENTER(handle, fits(m, n, lda));
    struct solver_task task = {.run = run_getrf,
                               .type = type,
                               .sizes = {(int)m, (int)n},
                               .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(pivots, kind, count, SOLVER_OUT)},
                               .liwork = (int)count,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

DENSE(getrf, int64_t m, int64_t n, void *a, int64_t lda, int *pivots, int *info)
{
    return lu(handle, type, m, n, a, lda, pivots, SOLVER_INTS, info);
}

DENSE(getrf_wide, int64_t m, int64_t n, void *a, int64_t lda, int64_t *pivots, int *info)
{
    return lu(handle, type, m, n, a, lda, pivots, SOLVER_WIDE, info);
}

static void run_getrs(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1], *b = &t->matrices[2];
    const int *pivots = read_pivots(t, p, t->sizes[0]);

    LAPACK(t, "getrs", "getrs", P9, size_t)
    (t->options, t->sizes, t->sizes + 1, a->at, &a->ld, pivots, b->at, &b->ld, &t->info, 1);
}

static cusolverStatus_t solve(cusolverDnHandle_t handle, const struct solver_task *model,
                              int64_t lda, int64_t ldb)
{
    struct solver_task task = *model;
    int64_t n = task.sizes[0], nrhs = task.sizes[1];

    task.liwork = (int)n;
    task.matrices[0] =
        (struct solver_matrix)SOLVER_MATRIX(task.matrices[0].device, n, n, lda, SOLVER_IN);
    task.matrices[1].rows = n;
    task.matrices[1].columns = 1;
    task.matrices[1].leading = n;
    task.matrices[1].flow = SOLVER_IN;
    task.matrices[2] =
        (struct solver_matrix)SOLVER_MATRIX(task.matrices[2].device, n, nrhs, ldb, SOLVER_BOTH);
    return rt_solver_enqueue(&handle->queue, &task);
}

#define SOLVE(run_it, option, pivot_kind)                                                          \
    &(struct solver_task)                                                                          \
    {                                                                                              \
        .run = run_it, .type = type, .options = {option}, .sizes = {(int)n, (int)nrhs},            \
        .matrices = {{.device = (void *)a},                                                        \
                     {.device = (void *)pivots, .kind = pivot_kind},                               \
                     {.device = b}},                                                               \
        .device_info = info                                                                        \
    }

DENSE(getrs, cublasOperation_t trans, int64_t n, int64_t nrhs, const void *a, int64_t lda,
      const int *pivots, void *b, int64_t ldb, int *info)
{
    SOLVER_ENTER(handle, is_operation(trans) && fits(n, n, lda) && fits(n, nrhs, ldb));
    return solve(handle, SOLVE(run_getrs, operation_of(type, trans, false), SOLVER_INTS), lda, ldb);
}

DENSE(getrs_wide, cublasOperation_t trans, int64_t n, int64_t nrhs, const void *a, int64_t lda,
      const int64_t *pivots, void *b, int64_t ldb, int *info)
{
    SOLVER_ENTER(handle, is_operation(trans) && fits(n, n, lda) && fits(n, nrhs, ldb));
    return solve(handle, SOLVE(run_getrs, operation_of(type, trans, false), SOLVER_WIDE), lda, ldb);
}

static void run_laswp(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1];

    LAPACK(t, "laswp", "laswp", P7)
    (t->sizes, a->at, &a->ld, t->sizes + 1, t->sizes + 2, p->at, t->sizes + 3);
}

/* The pivots say how many rows A has: all of them may be swapped. */
DENSE(laswp, int n, void *a, int lda, int first, int last, const int *pivots, int step)
{
    int64_t stride = step < 0 ? -(int64_t)step : step;
    int64_t count = last < first ? 0 : first + (last - first) * stride;

    SOLVER_ENTER(handle, n >= 0 && lda >= 1 && first >= 1 && last >= 0 && step && pivots);
    struct solver_task task = {.run = run_laswp,
                               .type = type,
                               .sizes = {n, first, last, step},
                               .matrices = {SOLVER_MATRIX(a, lda, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(pivots, SOLVER_INTS, count, SOLVER_IN)}};
    return rt_solver_enqueue(&handle->queue, &task);
}

/* --- symmetric, not definite --- */

static void run_sytrf(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1];

    LAPACK(t, "sytrf", "sytrf", P8, size_t)
    (t->options, t->sizes, a->at, &a->ld, p->at, t->work, &t->lwork, &t->info, 1);
}

static void run_sytri(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1];

    LAPACK(t, "sytri", "sytri", P7, size_t)
    (t->options, t->sizes, a->at, &a->ld, p->at, t->work, &t->info, 1);
}

static void run_sytrs(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1], *b = &t->matrices[2];
    const int *pivots = read_pivots(t, p, t->sizes[0]);

    LAPACK(t, "sytrs", "sytrs", P9, size_t)
    (t->options, t->sizes, t->sizes + 1, a->at, &a->ld, pivots, b->at, &b->ld, &t->info, 1);
}

DENSE(sytrf, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, int *pivots, int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda) && pivots);
    struct solver_task task = {.run = run_sytrf,
                               .type = type,
                               .options = {fill_of(uplo)},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(pivots, SOLVER_INTS, n, SOLVER_OUT)},
                               .lwork = -1,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

DENSE(sytri, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, const int *pivots, int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda) && pivots);
    struct solver_task task = {.run = run_sytri,
                               .type = type,
                               .options = {fill_of(uplo)},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(pivots, SOLVER_INTS, n, SOLVER_IN)},
                               .lwork = 2 * (int)n,
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

DENSE(sytrs, cublasFillMode_t uplo, int64_t n, int64_t nrhs, const void *a, int64_t lda,
      const int64_t *pivots, void *b, int64_t ldb, int *info)
{
    SOLVER_ENTER(handle, is_fill(uplo) && fits(n, n, lda) && fits(n, nrhs, ldb));
    return solve(handle, SOLVE(run_sytrs, fill_of(uplo), SOLVER_WIDE), lda, ldb);
}

/* --- systems at once: A and B stay as they are --- */

static void run_gesv(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *p = &t->matrices[1], *b = &t->matrices[2],
                               *x = &t->matrices[3];
    int n = t->sizes[0], ld = n > 0 ? n : 1;

    rt_solver_copy(t->type, 0, n, n, a->at, a->ld, t->scratch);
    for (int j = 0; j < t->sizes[1]; j++)
        memcpy((char *)x->at + (size_t)j * (size_t)x->ld * rt_solver_size(t->type),
               (char *)b->at + (size_t)j * (size_t)b->ld * rt_solver_size(t->type),
               (size_t)n * rt_solver_size(t->type));
    LAPACK(t, "gesv", "gesv", P8)
    (t->sizes, t->sizes + 1, t->scratch, &ld, pivots_of(t, p), x->at, &x->ld, &t->info);
}

/* No steps of refinement are made: it is computed with the type of the result. */
DENSE(gesv, int64_t n, int64_t nrhs, void *a, int64_t lda, int *pivots, void *b, int64_t ldb,
      void *x, int64_t ldx, int *iterations, int *info)
{
    SOLVER_ENTER(handle, fits(n, n, lda) && fits(n, nrhs, ldb) && fits(n, nrhs, ldx) && iterations);
    *iterations = 0;
    struct solver_task task = {.run = run_gesv,
                               .type = type,
                               .sizes = {(int)n, (int)nrhs},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_IN),
                                            SOLVER_VECTOR(pivots, SOLVER_INTS, n, SOLVER_OUT),
                                            SOLVER_MATRIX(b, n, nrhs, ldb, SOLVER_IN),
                                            SOLVER_MATRIX(x, n, nrhs, ldx, SOLVER_OUT)},
                               .liwork = (int)n,
                               .scratch_size = (size_t)(n * n) * rt_solver_size(type),
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

static void run_gels(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *b = &t->matrices[1], *x = &t->matrices[2];
    int m = t->sizes[0], n = t->sizes[1], nrhs = t->sizes[2], ld = m > 0 ? m : 1;
    size_t size = rt_solver_size(t->type);
    char *right = t->scratch ? (char *)t->scratch + (size_t)m * (size_t)n * size : NULL;

    if (t->lwork >= 0) {
        rt_solver_copy(t->type, 0, m, n, a->at, a->ld, t->scratch);
        rt_solver_copy(t->type, 0, m, nrhs, b->at, b->ld, right);
    }
    LAPACK(t, "gels", "gels", P11, size_t)
    ("N", t->sizes, t->sizes + 1, t->sizes + 2, t->scratch, &ld, right, &ld, t->work, &t->lwork,
     &t->info, 1);
    for (int j = 0; j < nrhs && t->lwork >= 0; j++)
        memcpy((char *)x->at + (size_t)j * (size_t)x->ld * size,
               right + (size_t)j * (size_t)m * size, (size_t)n * size);
}

DENSE(gels, int64_t m, int64_t n, int64_t nrhs, void *a, int64_t lda, void *b, int64_t ldb, void *x,
      int64_t ldx, int *iterations, int *info)
{
    SOLVER_ENTER(handle, m >= n && fits(m, n, lda) && fits(m, nrhs, ldb) && fits(n, nrhs, ldx) &&
                             iterations);
    *iterations = 0;
    struct solver_task task = {.run = run_gels,
                               .type = type,
                               .sizes = {(int)m, (int)n, (int)nrhs},
                               .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_IN),
                                            SOLVER_MATRIX(b, m, nrhs, ldb, SOLVER_IN),
                                            SOLVER_MATRIX(x, n, nrhs, ldx, SOLVER_OUT)},
                               .lwork = -1,
                               .scratch_size = (size_t)(m * (n + nrhs)) * rt_solver_size(type),
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}
