/* Vectors: one kernel each. Sums are made in two launches. */
#include "libraries/blas/blas.h"

#include <string.h>

#define LANES      128u
#define MAX_GROUPS 256
#define PARTIAL    (size_t)32 /* bytes of a partial result, at most */

static struct rt_blas_launch vectors(enum rt_blas_type type, int64_t n, const void *x, int64_t incx,
                                     const void *y, int64_t incy)
{
    int data = rt_blas_data_type(type);
    struct rt_blas_launch launch = {
        .v = {.n = n, .lda = incx, .ldc = incy, .type_a = data, .type_c = data, .type_s = data},
        .a = x,
        .c = y};
    return launch;
}

static cublasStatus_t launch_vectors(cublasHandle_t handle, enum rt_blas_type type,
                                     enum rt_blas_kernel kernel, struct rt_blas_launch *launch)
{
    int64_t n = launch->v.n < 1 << 22 ? launch->v.n : 1 << 22;

    return n > 0 ? rt_blas_launch_each(handle, type, kernel, launch, n, 1, 1)
                 : CUBLAS_STATUS_SUCCESS;
}

/* --- sums --- */

/* Launches twice; the result, of `size` bytes, goes where the pointer mode says. */
static cublasStatus_t reduce(cublasHandle_t handle, enum rt_blas_type type,
                             struct rt_blas_launch *launch, void *result, size_t size)
{
    bool to_host = handle->pointer_mode == CUBLAS_POINTER_MODE_HOST;
    struct rt_blas_launch last = *launch;

    if (launch->v.n <= 0) {
        if (to_host)
            memset(result, 0, size);
        return to_host ? CUBLAS_STATUS_SUCCESS
                       : rt_blas_status(cu2clMemsetAsync(result, 0, size, handle->stream));
    }
    size_t groups = ((size_t)launch->v.n + (size_t)LANES * 4 - 1) / ((size_t)LANES * 4);
    if (groups > MAX_GROUPS)
        groups = MAX_GROUPS;
    char *partials = rt_blas_workspace(handle, PARTIAL * (MAX_GROUPS + 1));
    if (!partials)
        return CUBLAS_STATUS_ALLOC_FAILED;
    launch->info = partials;
    RT_BLAS_TRY(rt_blas_launch(handle, type, RT_BLAS_KERNEL_reduce, launch,
                               (size_t[]){groups, 1, 1}, LANES, 1));
    last.a = partials;
    last.v.m = (int64_t)groups;
    last.c = to_host ? partials + PARTIAL * MAX_GROUPS : result;
    RT_BLAS_TRY(
        rt_blas_launch(handle, type, RT_BLAS_KERNEL_reduce, &last, (size_t[]){1, 1, 1}, LANES, 1));
    if (!to_host)
        return CUBLAS_STATUS_SUCCESS;
    cu2clError_t error =
        cu2clMemcpyAsync(result, last.c, size, cu2clMemcpyDeviceToHost, handle->stream);
    return rt_blas_status(error ? error : cu2clStreamSynchronize(handle->stream));
}

static cublasStatus_t reduce_vector(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                                    const void *x, int64_t incx, int wanted, int flags,
                                    void *result, size_t size)
{
    struct rt_blas_launch launch = vectors(type, incx <= 0 ? 0 : n, x, incx, NULL, 0);

    RT_BLAS_ENTER(handle, result && (x || n <= 0));
    launch.v.k = wanted;
    launch.v.flags = flags;
    return reduce(handle, type, &launch, result, size);
}

cublasStatus_t rt_blas_nrm2(cublasHandle_t handle, enum rt_blas_type type, int64_t n, const void *x,
                            int64_t incx, void *result)
{
    return reduce_vector(handle, type, n, x, incx, RT_BLAS_NRM2, 0, result,
                         rt_blas_real_size(type));
}

cublasStatus_t rt_blas_asum(cublasHandle_t handle, enum rt_blas_type type, int64_t n, const void *x,
                            int64_t incx, void *result)
{
    return reduce_vector(handle, type, n, x, incx, RT_BLAS_ASUM, 0, result,
                         rt_blas_real_size(type));
}

cublasStatus_t rt_blas_iamax(cublasHandle_t handle, enum rt_blas_type type, bool wide, int64_t n,
                             const void *x, int64_t incx, void *result)
{
    return reduce_vector(handle, type, n, x, incx, RT_BLAS_IAMAX, wide ? RT_BLAS_WIDE : 0, result,
                         wide ? 8 : 4);
}

cublasStatus_t rt_blas_iamin(cublasHandle_t handle, enum rt_blas_type type, bool wide, int64_t n,
                             const void *x, int64_t incx, void *result)
{
    return reduce_vector(handle, type, n, x, incx, RT_BLAS_IAMAX,
                         RT_BLAS_SMALLEST | (wide ? RT_BLAS_WIDE : 0), result, wide ? 8 : 4);
}

cublasStatus_t rt_blas_dot(cublasHandle_t handle, enum rt_blas_type type, bool conjugated,
                           int64_t n, const void *x, int64_t incx, const void *y, int64_t incy,
                           void *result)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, NULL, 0);

    RT_BLAS_ENTER(handle, result && ((x && y) || n <= 0));
    launch.b = y;
    launch.v.ldb = incy;
    launch.v.type_b = rt_blas_data_type(type);
    launch.v.k = RT_BLAS_DOT;
    launch.v.flags = conjugated ? RT_BLAS_CONJUGATE : 0;
    return reduce(handle, type, &launch, result, rt_blas_size(type));
}

cublasStatus_t rt_blas_sum(cublasHandle_t handle, enum rt_blas_type type, int wanted,
                           bool conjugated, int64_t n, const void *x, int data, int64_t incx,
                           const void *y, int64_t incy, void *result)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, NULL, 0);
    size_t size = data == CUDA_R_16F || data == CUDA_R_16BF ? 2
                  : wanted == RT_BLAS_DOT                   ? rt_blas_size(type)
                                                            : rt_blas_real_size(type);

    launch.b = y;
    launch.v.ldb = incy;
    launch.v.type_a = launch.v.type_b = launch.v.type_c = data;
    launch.v.k = wanted;
    launch.v.flags = conjugated ? RT_BLAS_CONJUGATE : 0;
    return reduce(handle, type, &launch, result, size);
}

/* --- vectors --- */

cublasStatus_t rt_blas_vector(cublasHandle_t handle, enum rt_blas_type type,
                              enum rt_blas_kernel kernel, int64_t n, const void *alpha,
                              const void *x, int64_t incx, void *y, int64_t incy, int data)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, y, incy);

    launch.v.type_a = launch.v.type_c = data;
    rt_blas_scalars(handle, &launch, alpha, NULL, rt_blas_size(type));
    return launch_vectors(handle, type, kernel, &launch);
}

cublasStatus_t rt_blas_scal(cublasHandle_t handle, enum rt_blas_type type, bool real_alpha,
                            int64_t n, const void *alpha, void *x, int64_t incx)
{
    struct rt_blas_launch launch = vectors(type, incx <= 0 ? 0 : n, NULL, 0, x, incx);

    RT_BLAS_ENTER(handle, alpha && (x || n <= 0));
    launch.v.flags = real_alpha ? RT_BLAS_REAL_ALPHA : 0;
    rt_blas_scalars(handle, &launch, alpha, NULL,
                    real_alpha ? rt_blas_real_size(type) : rt_blas_size(type));
    return launch_vectors(handle, type, RT_BLAS_KERNEL_scal, &launch);
}

cublasStatus_t rt_blas_axpy(cublasHandle_t handle, enum rt_blas_type type, int64_t n,
                            const void *alpha, const void *x, int64_t incx, void *y, int64_t incy)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, y, incy);

    RT_BLAS_ENTER(handle, alpha && ((x && y) || n <= 0));
    rt_blas_scalars(handle, &launch, alpha, NULL, rt_blas_size(type));
    return launch_vectors(handle, type, RT_BLAS_KERNEL_axpy, &launch);
}

cublasStatus_t rt_blas_copy(cublasHandle_t handle, enum rt_blas_type type, int64_t n, const void *x,
                            int64_t incx, void *y, int64_t incy)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, y, incy);

    RT_BLAS_ENTER(handle, (x && y) || n <= 0);
    return launch_vectors(handle, type, RT_BLAS_KERNEL_copy, &launch);
}

cublasStatus_t rt_blas_swap(cublasHandle_t handle, enum rt_blas_type type, int64_t n, void *x,
                            int64_t incx, void *y, int64_t incy)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, y, incy);

    RT_BLAS_ENTER(handle, (x && y) || n <= 0);
    return launch_vectors(handle, type, RT_BLAS_KERNEL_swap, &launch);
}

cublasStatus_t rt_blas_rot(cublasHandle_t handle, enum rt_blas_type type, bool real_sine, int64_t n,
                           void *x, int64_t incx, void *y, int64_t incy, const void *c,
                           const void *s)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, y, incy);
    bool is_complex = type == RT_BLAS_C || type == RT_BLAS_Z;

    RT_BLAS_ENTER(handle, c && s && ((x && y) || n <= 0));
    launch.v.flags = is_complex && real_sine ? RT_BLAS_REAL_BETA : 0;
    rt_blas_scalars(handle, &launch, c, NULL, rt_blas_real_size(type));
    rt_blas_scalars(handle, &launch, launch.alpha, s,
                    real_sine ? rt_blas_real_size(type) : rt_blas_size(type));
    if (handle->pointer_mode == CUBLAS_POINTER_MODE_HOST)
        memcpy(launch.v.alpha, c, rt_blas_real_size(type));
    return launch_vectors(handle, type, RT_BLAS_KERNEL_rot, &launch);
}

/* --- rotations, whose numbers a kernel with one work-item makes: `count` operands of `size` bytes
 * each, one behind the other in the workspace --- */

struct operand {
    void *memory;
    size_t size;
};

static cublasStatus_t move_operands(cublasHandle_t handle, const struct operand *operands,
                                    size_t count, size_t element, char *workspace, bool back)
{
    bool on_host = handle->pointer_mode == CUBLAS_POINTER_MODE_HOST;
    enum cu2clMemcpyKind kind = !on_host ? cu2clMemcpyDeviceToDevice
                                : back   ? cu2clMemcpyDeviceToHost
                                         : cu2clMemcpyHostToDevice;

    for (size_t i = 0; i < count; i++) {
        char *at = workspace + i * element;
        cu2clError_t error =
            cu2clMemcpyAsync(back ? operands[i].memory : at, back ? at : operands[i].memory,
                             operands[i].size, kind, handle->stream);
        if (error != cu2clSuccess)
            return rt_blas_status(error);
    }
    return on_host ? rt_blas_status(cu2clStreamSynchronize(handle->stream)) : CUBLAS_STATUS_SUCCESS;
}

static cublasStatus_t make_rotation(cublasHandle_t handle, enum rt_blas_type type,
                                    enum rt_blas_kernel kernel, const struct operand *operands,
                                    size_t count)
{
    size_t element = rt_blas_size(type);
    char *workspace = rt_blas_workspace(handle, PARTIAL * (MAX_GROUPS + 1));
    struct rt_blas_launch launch = {.a = workspace};

    if (!workspace)
        return CUBLAS_STATUS_ALLOC_FAILED;
    RT_BLAS_TRY(move_operands(handle, operands, count, element, workspace, false));
    RT_BLAS_TRY(rt_blas_launch(handle, type, kernel, &launch, (size_t[]){1, 1, 1}, 1, 1));
    return move_operands(handle, operands, count, element, workspace, true);
}

cublasStatus_t rt_blas_rotg(cublasHandle_t handle, enum rt_blas_type type, void *a, void *b,
                            void *c, void *s)
{
    size_t size = rt_blas_size(type);
    const struct operand operands[] = {
        {a, size}, {b, size}, {c, rt_blas_real_size(type)}, {s, size}};

    RT_BLAS_ENTER(handle, a && b && c && s);
    return make_rotation(handle, type, RT_BLAS_KERNEL_rotg, operands, 4);
}

cublasStatus_t rt_blas_rotmg(cublasHandle_t handle, enum rt_blas_type type, void *d1, void *d2,
                             void *x1, const void *y1, void *param)
{
    size_t size = rt_blas_size(type);
    const struct operand operands[] = {
        {d1, size}, {d2, size}, {x1, size}, {(void *)(uintptr_t)y1, size}, {param, 5 * size}};

    RT_BLAS_ENTER(handle, d1 && d2 && x1 && y1 && param);
    return make_rotation(handle, type, RT_BLAS_KERNEL_rotmg, operands, 5);
}

cublasStatus_t rt_blas_rotm(cublasHandle_t handle, enum rt_blas_type type, int64_t n, void *x,
                            int64_t incx, void *y, int64_t incy, const void *param)
{
    struct rt_blas_launch launch = vectors(type, n, x, incx, y, incy);
    const struct operand operand = {(void *)(uintptr_t)param, 5 * rt_blas_size(type)};

    RT_BLAS_ENTER(handle, param && ((x && y) || n <= 0));
    launch.b = param;
    if (handle->pointer_mode == CUBLAS_POINTER_MODE_HOST) {
        char *workspace = rt_blas_workspace(handle, PARTIAL * (MAX_GROUPS + 1));
        if (!workspace)
            return CUBLAS_STATUS_ALLOC_FAILED;
        RT_BLAS_TRY(move_operands(handle, &operand, 1, operand.size, workspace, false));
        launch.b = workspace;
    }
    return launch_vectors(handle, type, RT_BLAS_KERNEL_rotm, &launch);
}
