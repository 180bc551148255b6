/* Singular values. Methods of Jacobi's and those that approximate are LAPACK's gesvd here, too. */
#include "libraries/solver/dense.h"

#include <string.h>

static int64_t least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void call_gesvd(struct solver_task *t, void *a, const int *lda, void *s, void *u,
                       const int *ldu, void *vt, const int *ldvt)
{
    if (rt_solver_is_complex(t->type))
        LAPACK(t, "", "gesvd", P15, size_t, size_t)
    (t->options, t->options + 1, t->sizes, t->sizes + 1, a, lda, s, u, ldu, vt, ldvt, t->work,
     &t->lwork, t->rwork, &t->info, 1, 1);
    else LAPACK(t, "gesvd", "", P14, size_t, size_t)(t->options, t->options + 1, t->sizes,
                                                     t->sizes + 1, a, lda, s, u, ldu, vt, ldvt,
                                                     t->work, &t->lwork, &t->info, 1, 1);
}

static void run_gesvd(struct solver_task *t)
{
    const struct solver_matrix *m = t->matrices;

    call_gesvd(t, m[0].at, &m[0].ld, m[1].at, m[2].at, &m[2].ld, m[3].at, &m[3].ld);
}

/* Vectors that a job wants, of so many; -1: not a job. */
static int64_t vectors_of(signed char job, int64_t all, int64_t some)
{
    switch (job) {
    case 'A': return all;
    case 'S': return some;
    case 'O':
    case 'N': return 0;
    default: return -1;
    }
}

/* As CUDA's, not for matrices with more columns than rows. */
DENSE(gesvd, signed char jobu, signed char jobvt, int64_t m, int64_t n, void *a, int64_t lda,
      void *s, void *u, int64_t ldu, void *vt, int64_t ldvt, int *info)
{
    int64_t columns = vectors_of(jobu, m, n), rows = vectors_of(jobvt, n, n);

    SOLVER_ENTER(handle, columns >= 0 && rows >= 0 && !(jobu == 'O' && jobvt == 'O') && m >= n &&
                             fits(m, n, lda) && fits(columns ? m : 0, columns, ldu) &&
                             fits(rows, n, ldvt));
    struct solver_task task = {
        .run = run_gesvd,
        .type = type,
        .options = {(char)jobu, (char)jobvt},
        .sizes = {(int)m, (int)n},
        .matrices = {SOLVER_MATRIX(a, m, n, lda, SOLVER_BOTH),
                     SOLVER_VECTOR(s, SOLVER_REALS, n, SOLVER_OUT),
                     SOLVER_MATRIX(u, columns ? m : 0, columns, ldu, SOLVER_OUT),
                     SOLVER_MATRIX(vt, rows, rows ? n : 0, ldvt, SOLVER_OUT)},
        .lwork = -1,
        .lrwork = 5 * (int)n,
        .device_info = info};
    return rt_solver_enqueue(&handle->queue, &task);
}

/* --- with V as it is, and some of the values only --- */

/* Places in the scratch memory. */
struct svd_places {
    char *a, *u, *vt, *s, *copy;
    int columns_u, rows_vt; /* that LAPACK writes */
};

static size_t place_svd(const struct solver_task *t, struct svd_places *p)
{
    size_t size = rt_solver_size(t->type);
    size_t m = (size_t)t->sizes[0], n = (size_t)t->sizes[1], min = m < n ? m : n;
    char *at = t->scratch;
    size_t offsets[6] = {0};

    p->columns_u = t->options[0] == 'A' ? (int)m : t->options[0] == 'S' ? (int)min : 0;
    p->rows_vt = t->options[1] == 'A' ? (int)n : t->options[1] == 'S' ? (int)min : 0;
    offsets[1] = m * n * size;
    offsets[2] = offsets[1] + m * (size_t)p->columns_u * size;
    offsets[3] = offsets[2] + n * (size_t)p->rows_vt * size;
    offsets[4] = offsets[3] + (min + 1) * sizeof(double);
    offsets[5] = offsets[4] + (t->residual ? m * (n + min) * size : 0);
    if (at) {
        p->a = at;
        p->u = at + offsets[1];
        p->vt = at + offsets[2];
        p->s = at + offsets[3];
        p->copy = at + offsets[4];
    }
    return offsets[5] + size;
}

/* sizes: m, n, values, columns of U, columns of V. */
static void run_svd(struct solver_task *t)
{
    const struct solver_matrix *a = &t->matrices[0], *s = &t->matrices[1], *u = &t->matrices[2],
                               *v = &t->matrices[3];
    int m = t->sizes[0], n = t->sizes[1], k = t->sizes[2];
    int ld = m > 0 ? m : 1;
    size_t size = rt_solver_size(t->type);
    struct svd_places p = {0};

    place_svd(t, &p);
    const int ldvt = p.rows_vt > 0 ? p.rows_vt : 1;
    if (t->lwork < 0) {
        call_gesvd(t, NULL, &ld, NULL, NULL, &ld, NULL, &ldvt);
        return;
    }
    rt_solver_copy(t->type, 0, m, n, a->at, a->ld, p.a);
    if (t->residual)
        memcpy(p.copy, p.a, (size_t)m * (size_t)n * size);
    call_gesvd(t, p.a, &ld, p.s, p.u, &ld, p.vt, &ldvt);
    if (s->at)
        memcpy(s->at, p.s, (size_t)k * rt_solver_real_size(t->type));
    for (int j = 0; j < t->sizes[3]; j++)
        memcpy((char *)u->at + (size_t)j * (size_t)u->ld * size, p.u + (size_t)j * (size_t)m * size,
               (size_t)m * size);
    rt_solver_adjoint(t->type, n, t->sizes[4], p.vt, ldvt, v->at, v->ld);
    if (t->residual && t->sizes[3] >= k && t->sizes[4] >= k) {
        const struct solver_product product = {m, n, k, p.u, p.s, v->at, ld, v->ld};
        *t->residual = rt_solver_residual(t->type, &product, p.copy);
    } else if (t->residual) {
        *t->residual = 0;
    }
}

cusolverStatus_t rt_solver_svd(cusolverDnHandle_t handle, enum solver_type type,
                               const struct solver_svd *svd)
{
    const int64_t m = svd->m, n = svd->n, min = least(m, n);
    struct svd_places places = {0};

    SOLVER_ENTER(handle, fits(m, n, svd->lda) && svd->k >= 0 && svd->k <= min &&
                             fits(svd->columns_u ? m : 0, svd->columns_u, svd->ldu) &&
                             fits(svd->columns_v ? n : 0, svd->columns_v, svd->ldv));
    struct solver_task task = {
        .run = run_svd,
        .type = type,
        .options = {svd->columns_u > min ? 'A'
                    : svd->columns_u     ? 'S'
                                         : 'N',
                    svd->columns_v > min ? 'A'
                    : svd->columns_v     ? 'S'
                                         : 'N'},
        .sizes = {(int)m, (int)n, (int)svd->k, (int)svd->columns_u, (int)svd->columns_v},
        .matrices = {SOLVER_MATRIX(svd->a, m, n, svd->lda, SOLVER_IN),
                     SOLVER_VECTOR(svd->s, SOLVER_REALS, svd->k, SOLVER_OUT),
                     SOLVER_MATRIX(svd->u, m, svd->columns_u, svd->ldu, SOLVER_OUT),
                     SOLVER_MATRIX(svd->v, n, svd->columns_v, svd->ldv, SOLVER_OUT)},
        .lwork = -1,
        .lrwork = 5 * (int)min,
        .residual = svd->residual,
        .device_info = svd->info};
    task.scratch_size = place_svd(&task, &places);
    SOLVER_TRY(rt_solver_enqueue(&handle->queue, &task));
    return svd->residual ? rt_solver_code(cu2clStreamSynchronize(handle->queue.stream))
                         : CUSOLVER_STATUS_SUCCESS;
}

DENSE(gesvdj, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, void *a, int64_t lda, void *s,
      void *u, int64_t ldu, void *v, int64_t ldv, int *info, gesvdjInfo_t params)
{
    bool wants = jobz == CUSOLVER_EIG_MODE_VECTOR;
    int64_t min = least(m, n);

    SOLVER_ENTER(handle, params && is_mode(jobz));
    params->is_batched = false;
    const struct solver_svd svd = {.m = m,
                                   .n = n,
                                   .k = min,
                                   .columns_u = !wants ? 0
                                                : econ ? min
                                                       : m,
                                   .columns_v = !wants ? 0
                                                : econ ? min
                                                       : n,
                                   .a = a,
                                   .s = s,
                                   .u = u,
                                   .v = v,
                                   .lda = lda,
                                   .ldu = ldu,
                                   .ldv = ldv,
                                   .info = info,
                                   .residual = &params->residual};
    return rt_solver_svd(handle, type, &svd);
}

DENSE(gesvdj_batched, cusolverEigMode_t jobz, int m, int n, void *a, int lda, void *s, void *u,
      int ldu, void *v, int ldv, int *info, gesvdjInfo_t params, int count)
{
    bool wants = jobz == CUSOLVER_EIG_MODE_VECTOR;
    size_t size = rt_solver_size(type);

    SOLVER_ENTER(handle, params && is_mode(jobz) && m <= 32 && n <= 32 && fits(m, n, lda) &&
                             fits(m, m, ldu) && fits(n, n, ldv) && count >= 0);
    params->is_batched = true;
    for (size_t i = 0; i < (size_t)count; i++) {
        const struct solver_svd svd = {.m = m,
                                       .n = n,
                                       .k = least(m, n),
                                       .columns_u = wants ? m : 0,
                                       .columns_v = wants ? n : 0,
                                       .a = (char *)a + i * (size_t)lda * (size_t)n * size,
                                       .s = (char *)s +
                                            i * (size_t)least(m, n) * rt_solver_real_size(type),
                                       .u = (char *)u + i * (size_t)ldu * (size_t)m * size,
                                       .v = (char *)v + i * (size_t)ldv * (size_t)n * size,
                                       .lda = lda,
                                       .ldu = ldu,
                                       .ldv = ldv,
                                       .info = info + i};
        SOLVER_TRY(rt_solver_svd(handle, type, &svd));
    }
    return CUSOLVER_STATUS_SUCCESS;
}

DENSE(gesvda_strided, cusolverEigMode_t jobz, int rank, int m, int n, const void *a, int lda,
      int64_t stride_a, void *s, int64_t stride_s, void *u, int ldu, int64_t stride_u, void *v,
      int ldv, int64_t stride_v, int *info, double *residuals, int count)
{
    bool wants = jobz == CUSOLVER_EIG_MODE_VECTOR;
    int64_t size = (int64_t)rt_solver_size(type), real = (int64_t)rt_solver_real_size(type);

    SOLVER_ENTER(handle, is_mode(jobz) && rank >= 0 && rank <= least(m, n) && fits(m, n, lda) &&
                             count >= 0);
    for (int64_t i = 0; i < count; i++) {
        const struct solver_svd svd = {.m = m,
                                       .n = n,
                                       .k = rank,
                                       .columns_u = wants ? rank : 0,
                                       .columns_v = wants ? rank : 0,
                                       .a = (char *)a + i * stride_a * size,
                                       .s = (char *)s + i * stride_s * real,
                                       .u = (char *)u + i * stride_u * size,
                                       .v = (char *)v + i * stride_v * size,
                                       .lda = lda,
                                       .ldu = ldu,
                                       .ldv = ldv,
                                       .info = info + i,
                                       .residual = wants && residuals ? residuals + i : NULL};
        SOLVER_TRY(rt_solver_svd(handle, type, &svd));
    }
    return CUSOLVER_STATUS_SUCCESS;
}
