/* Eigenvalues. Jacobi's methods are those of LAPACK's for symmetric matrices here, too. */
#include "libraries/solver/dense.h"

#include <string.h>

/* --- all eigenvalues, and which of them are wanted --- */

static void run_syevd(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *w = &t->matrices[1];

    if (rt_solver_is_complex(t->type))
        LAPACK(t, "", "heevd", P13, size_t, size_t)
    (t->options, t->options + 1, t->sizes, a->at, &a->ld, w->at, t->work, &t->lwork, t->rwork,
     &t->lrwork, t->iwork, &t->liwork, &t->info, 1, 1);
    else LAPACK(t, "syevd", "", P11, size_t, size_t)(t->options, t->options + 1, t->sizes, a->at,
                                                     &a->ld, w->at, t->work, &t->lwork, t->iwork,
                                                     &t->liwork, &t->info, 1, 1);
}

static void run_sygvd(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *w = &t->matrices[1], *b = &t->matrices[2];

    if (rt_solver_is_complex(t->type))
        LAPACK(t, "", "hegvd", P16, size_t, size_t)
    (t->sizes + 3, t->options, t->options + 1, t->sizes, a->at, &a->ld, b->at, &b->ld, w->at,
     t->work, &t->lwork, t->rwork, &t->lrwork, t->iwork, &t->liwork, &t->info, 1, 1);
    else LAPACK(t, "sygvd", "", P14, size_t,
                size_t)(t->sizes + 3, t->options, t->options + 1, t->sizes, a->at, &a->ld, b->at,
                        &b->ld, w->at, t->work, &t->lwork, t->iwork, &t->liwork, &t->info, 1, 1);
}

static double eigenvalue(const struct solver_task *t, int i)
{
    const void *w = t->matrices[1].at;

    return rt_solver_real_size(t->type) == sizeof(float) ? ((const float *)w)[i]
                                                         : ((const double *)w)[i];
}

/* Moves the wanted eigenvalues, which are in order, and their vectors to the front. */
static void select_some(struct solver_task *t)
{
    struct solver_matrix *a = &t->matrices[0], *w = &t->matrices[1];
    size_t real = rt_solver_real_size(t->type), column = (size_t)a->ld * rt_solver_size(t->type);
    int first = t->sizes[1] - 1, last = t->sizes[2], n = t->sizes[0];

    if (t->options[2] == 'V') {
        for (first = 0; first < n && eigenvalue(t, first) <= t->bounds[0];)
            first++;
        for (last = first; last < n && eigenvalue(t, last) <= t->bounds[1];)
            last++;
    }
    *t->host_count = t->info ? 0 : last - first;
    if (t->info || first == 0)
        return;
    memmove(w->at, (char *)w->at + (size_t)first * real, (size_t)(last - first) * real);
    for (int j = first; t->options[0] == 'V' && j < last; j++)
        memcpy((char *)a->at + (size_t)(j - first) * column, (char *)a->at + (size_t)j * column,
               (size_t)n * rt_solver_size(t->type));
}

static void run_syevdx(struct solver_task *t)
{
    bool asks = t->lwork < 0;

    run_syevd(t);
    if (!asks)
        select_some(t);
}

static void run_sygvdx(struct solver_task *t)
{
    bool asks = t->lwork < 0;

    run_sygvd(t);
    if (!asks)
        select_some(t);
}

static struct solver_task eigen_task(enum solver_type type, cusolverEigMode_t jobz,
                                     cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
                                     void *w, int *info)
{
    return (struct solver_task){
        .run = run_syevd,
        .type = type,
        .options = {jobz == CUSOLVER_EIG_MODE_VECTOR ? 'V' : 'N', fill_of(uplo)},
        .sizes = {(int)n},
        .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH),
                     SOLVER_VECTOR(w, SOLVER_REALS, n, SOLVER_OUT)},
        .lwork = -1,
        .lrwork = rt_solver_is_complex(type) ? -1 : 0,
        .liwork = -1,
        .device_info = info};
}

DENSE(syevd, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
      void *w, int *info)
{
    SOLVER_ENTER(handle, is_mode(jobz) && is_fill(uplo) && fits(n, n, lda));
    struct solver_task task = eigen_task(type, jobz, uplo, n, a, lda, w, info);
    return rt_solver_enqueue(&handle->queue, &task);
}

static bool is_range(cusolverEigRange_t range, int64_t n, double vl, double vu, int64_t il,
                     int64_t iu)
{
    switch (range) {
    case CUSOLVER_EIG_RANGE_ALL: return true;
    case CUSOLVER_EIG_RANGE_V: return vl < vu;
    case CUSOLVER_EIG_RANGE_I: return n == 0 || (il >= 1 && il <= iu && iu <= n);
    }
    return false;
}

/* The count is the host's, so this waits. */
static cusolverStatus_t enqueue_some(cusolverDnHandle_t handle, struct solver_task *task,
                                     cusolverEigRange_t range, double vl, double vu, int64_t il,
                                     int64_t iu)
{
    task->options[2] = range == CUSOLVER_EIG_RANGE_V ? 'V' : 'I';
    task->sizes[1] = range == CUSOLVER_EIG_RANGE_ALL ? 1 : (int)il;
    task->sizes[2] = range == CUSOLVER_EIG_RANGE_ALL ? task->sizes[0] : (int)iu;
    task->bounds[0] = vl;
    task->bounds[1] = vu;
    SOLVER_TRY(rt_solver_enqueue(&handle->queue, task));
    return rt_solver_code(cu2clStreamSynchronize(handle->queue.stream));
}

DENSE(syevdx, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n,
      void *a, int64_t lda, double vl, double vu, int64_t il, int64_t iu, int *count, void *w,
      int *info)
{
    SOLVER_ENTER(handle, is_mode(jobz) && is_fill(uplo) && fits(n, n, lda) && count &&
                             is_range(range, n, vl, vu, il, iu));
    struct solver_task task = eigen_task(type, jobz, uplo, n, a, lda, w, info);
    task.run = run_syevdx;
    task.host_count = count;
    return enqueue_some(handle, &task, range, vl, vu, il, iu);
}

/* --- two matrices --- */

static bool is_pair(cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo,
                    int64_t n, int64_t lda, int64_t ldb)
{
    return itype >= CUSOLVER_EIG_TYPE_1 && itype <= CUSOLVER_EIG_TYPE_3 && is_mode(jobz) &&
           is_fill(uplo) && fits(n, n, lda) && fits(n, n, ldb);
}

static void add_second(struct solver_task *task, cusolverEigType_t itype, void *b, int64_t ldb)
{
    int64_t n = task->sizes[0];

    task->run = run_sygvd;
    task->sizes[3] = (int)itype;
    task->matrices[2] = (struct solver_matrix)SOLVER_MATRIX(b, n, n, ldb, SOLVER_BOTH);
}

DENSE(sygvd, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
      void *a, int64_t lda, void *b, int64_t ldb, void *w, int *info)
{
    SOLVER_ENTER(handle, is_pair(itype, jobz, uplo, n, lda, ldb));
    struct solver_task task = eigen_task(type, jobz, uplo, n, a, lda, w, info);
    add_second(&task, itype, b, ldb);
    return rt_solver_enqueue(&handle->queue, &task);
}

DENSE(sygvdx, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range,
      cublasFillMode_t uplo, int64_t n, void *a, int64_t lda, void *b, int64_t ldb, double vl,
      double vu, int64_t il, int64_t iu, int *count, void *w, int *info)
{
    SOLVER_ENTER(handle, is_pair(itype, jobz, uplo, n, lda, ldb) && count &&
                             is_range(range, n, vl, vu, il, iu));
    struct solver_task task = eigen_task(type, jobz, uplo, n, a, lda, w, info);
    add_second(&task, itype, b, ldb);
    task.run = run_sygvdx;
    task.host_count = count;
    return enqueue_some(handle, &task, range, vl, vu, il, iu);
}

DENSE(sygvj, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n,
      void *a, int64_t lda, void *b, int64_t ldb, void *w, int *info, syevjInfo_t params)
{
    SOLVER_ENTER(handle, params);
    params->is_batched = true; /* there is no residual of two matrices */
    return rt_solver_sygvd(handle, type, itype, jobz, uplo, n, a, lda, b, ldb, w, info);
}

/* --- with what is left over --- */

static void run_syevj(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *w = &t->matrices[1];
    int n = t->sizes[0];

    if (t->lwork < 0) {
        run_syevd(t);
        return;
    }
    rt_solver_copy(t->type, t->options[1], n, n, a->at, a->ld, t->scratch);
    run_syevd(t);
    const struct solver_product product = {n, n, n, a->at, w->at, a->at, a->ld, a->ld};
    *t->residual = t->options[0] == 'V' && !t->info
                       ? rt_solver_residual(t->type, &product, t->scratch)
                       : 0; /* nothing is left beside the diagonal */
}

DENSE(syevj, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
      void *w, int *info, syevjInfo_t params)
{
    SOLVER_ENTER(handle, params && is_mode(jobz) && is_fill(uplo) && fits(n, n, lda));
    struct solver_task task = eigen_task(type, jobz, uplo, n, a, lda, w, info);
    task.run = run_syevj;
    task.scratch_size = 2 * (size_t)(n * n) * rt_solver_size(type);
    task.residual = &params->residual;
    params->is_batched = false;
    SOLVER_TRY(rt_solver_enqueue(&handle->queue, &task));
    /* The program may destroy `params` when this returns. */
    return rt_solver_code(cu2clStreamSynchronize(handle->queue.stream));
}

DENSE(syevj_batched, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, void *a, int64_t lda,
      void *w, int *info, syevjInfo_t params, int64_t count)
{
    size_t matrix = (size_t)(lda * n) * rt_solver_size(type);
    size_t vector = (size_t)n * rt_solver_real_size(type);

    SOLVER_ENTER(handle, is_mode(jobz) && is_fill(uplo) && fits(n, n, lda) && count >= 0);
    if (params)
        params->is_batched = true;
    for (int64_t i = 0; i < count; i++)
        SOLVER_TRY(rt_solver_syevd(handle, type, jobz, uplo, n, (char *)a + (size_t)i * matrix, lda,
                                   (char *)w + (size_t)i * vector, info + i));
    return CUSOLVER_STATUS_SUCCESS;
}

/* --- any square matrix --- */

/* Of real matrices LAPACK has the real and the imaginary parts side by side. */
static void pair_eigenvalues(struct solver_task *t)
{
    int n = t->sizes[0];
    bool is_float = t->type == RT_SOLVER_S;
    const float *floats = t->scratch;
    const double *doubles = t->scratch;

    for (int i = 0; i < 2 * n; i++) {
        int from = t->matrices[1].kind == SOLVER_PAIRS ? i % 2 * n + i / 2 : i;
        if (is_float)
            ((float *)t->matrices[1].at)[i] = floats[from];
        else
            ((double *)t->matrices[1].at)[i] = doubles[from];
    }
}

static void run_geev(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *w = &t->matrices[1], *l = &t->matrices[2],
                               *r = &t->matrices[3];
    bool is_complex = rt_solver_is_complex(t->type), asks = t->lwork < 0;
    char *parts = t->scratch;
    char *imaginary = parts ? parts + (size_t)t->sizes[0] * rt_solver_real_size(t->type) : NULL;

    if (is_complex)
        LAPACK(t, "", "geev", P14, size_t, size_t)
    (t->options, t->options + 1, t->sizes, a->at, &a->ld, w->at, l->at, &l->ld, r->at, &r->ld,
     t->work, &t->lwork, t->rwork, &t->info, 1, 1);
    else LAPACK(t, "geev", "", P14, size_t, size_t)(t->options, t->options + 1, t->sizes, a->at,
                                                    &a->ld, parts, imaginary, l->at, &l->ld, r->at,
                                                    &r->ld, t->work, &t->lwork, &t->info, 1, 1);
    if (!asks && !is_complex)
        pair_eigenvalues(t);
}

DENSE(geev, bool has_pairs, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, void *a,
      int64_t lda, void *w, void *vl, int64_t ldvl, void *vr, int64_t ldvr, int *info)
{
    int64_t left = jobvl == CUSOLVER_EIG_MODE_VECTOR ? n : 0;
    int64_t right = jobvr == CUSOLVER_EIG_MODE_VECTOR ? n : 0;
    enum solver_kind kind = rt_solver_is_complex(type) ? SOLVER_ELEMENTS
                            : has_pairs                ? SOLVER_PAIRS
                                                       : SOLVER_REALS;
    int64_t values = kind == SOLVER_REALS ? 2 * n : n;

    SOLVER_ENTER(handle, is_mode(jobvl) && is_mode(jobvr) && fits(n, n, lda) &&
                             fits(left, left, ldvl) && fits(right, right, ldvr));
    struct solver_task task = {.run = run_geev,
                               .type = type,
                               .options = {left ? 'V' : 'N', right ? 'V' : 'N'},
                               .sizes = {(int)n},
                               .matrices = {SOLVER_MATRIX(a, n, n, lda, SOLVER_BOTH),
                                            SOLVER_VECTOR(w, kind, values, SOLVER_OUT),
                                            SOLVER_MATRIX(vl, left, left, ldvl, SOLVER_OUT),
                                            SOLVER_MATRIX(vr, right, right, ldvr, SOLVER_OUT)},
                               .lwork = -1,
                               .lrwork = 2 * (int)n,
                               .scratch_size = (size_t)(2 * n) * sizeof(double),
                               .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}
