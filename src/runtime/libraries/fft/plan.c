/* Plans by their handles. What computes a transform is made at its first execution, since only that
 * tells the direction and whether it is in place. */
#include "libraries/fft/fft.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Handles are places in a table, counted from 1. */
static pthread_mutex_t plans_lock = PTHREAD_MUTEX_INITIALIZER;
static struct fft_plan **plans;
static int plan_count;

static cufftResult store_plan(struct fft_plan *plan, cufftHandle *handle)
{
    int place = 0;
    while (place < plan_count && plans[place])
        place++;
    if (place == plan_count) {
        struct fft_plan **more = realloc(plans, (size_t)(2 * plan_count + 8) * sizeof(void *));
        if (!more)
            return CUFFT_ALLOC_FAILED;
        plans = more;
        memset(plans + plan_count, 0, (size_t)(plan_count + 8) * sizeof(void *));
        plan_count = 2 * plan_count + 8;
    }
    plans[place] = plan;
    *handle = place + 1;
    return CUFFT_SUCCESS;
}

static struct fft_plan *plan_of(cufftHandle handle)
{
    struct fft_plan *plan = NULL;
    pthread_mutex_lock(&plans_lock);
    if (handle > 0 && handle <= plan_count)
        plan = plans[handle - 1];
    pthread_mutex_unlock(&plans_lock);
    return plan;
}

cufftResult cufftCreate(cufftHandle *handle)
{
    if (!handle)
        return CUFFT_INVALID_VALUE;
    struct fft_plan *plan = calloc(1, sizeof *plan);
    if (!plan)
        return CUFFT_ALLOC_FAILED;
    plan->has_own_area = true;
    if (cu2clGetDevice(&plan->device) != cu2clSuccess) {
        free(plan);
        return CUFFT_SETUP_FAILED;
    }
    pthread_mutex_lock(&plans_lock);
    cufftResult result = store_plan(plan, handle);
    pthread_mutex_unlock(&plans_lock);
    if (result != CUFFT_SUCCESS)
        free(plan);
    return result;
}

cufftResult cufftDestroy(cufftHandle handle)
{
    struct fft_plan *plan = plan_of(handle);
    if (!plan)
        return CUFFT_INVALID_PLAN;
    pthread_mutex_lock(&plans_lock);
    plans[handle - 1] = NULL;
    pthread_mutex_unlock(&plans_lock);
    rt_fft_vkfft_release(plan);
    rt_fft_fftw_release(plan);
    cu2clFree(plan->own_area);
    free(plan);
    return CUFFT_SUCCESS;
}

/* --- sizes and layouts --- */

/* What all functions that make plans are given; `inembed` NULL: dense. */
struct wish {
    int rank;
    const long long *n, *inembed, *onembed;
    long long istride, idist, ostride, odist, batch;
};

static struct fft_side side_of(int rank, const long long *embed, long long stride,
                               long long distance)
{
    struct fft_side side = {{0, 0, stride}, distance};
    for (int i = FFT_DIMENSIONS - 1; i > 0; i--) {
        int own = i - (FFT_DIMENSIONS - rank); /* the dimension as the program counts */
        side.stride[i - 1] = own > 0 ? side.stride[i] * embed[own] : side.stride[i];
    }
    return side;
}

static cufftResult check_layouts(const struct wish *wish)
{
    if (wish->istride <= 0 || wish->ostride <= 0)
        return CUFFT_INVALID_VALUE;
    if (wish->batch > 1 && (wish->idist <= 0 || wish->odist <= 0))
        return CUFFT_INVALID_VALUE;
    for (int i = 1; i < wish->rank; i++)
        if (wish->inembed[i] <= 0 || wish->onembed[i] <= 0)
            return CUFFT_INVALID_SIZE;
    return CUFFT_SUCCESS;
}

/* Fills shape and layouts of `plan`. */
static cufftResult shape_plan(struct fft_plan *plan, const struct wish *wish, enum fft_kind kind,
                              enum fft_format format)
{
    long long total = 1;
    plan->shape = (struct fft_shape){kind, format, {1, 1, 1}, wish->batch};
    if (wish->rank < 1 || wish->rank > FFT_DIMENSIONS || !wish->n)
        return CUFFT_INVALID_VALUE;
    if (wish->batch <= 0)
        return CUFFT_INVALID_SIZE;
    for (int i = 0; i < wish->rank; i++) {
        if (wish->n[i] <= 0 || wish->n[i] > LLONG_MAX / 64 / wish->batch / total)
            return CUFFT_INVALID_SIZE;
        total *= wish->n[i];
        plan->shape.n[FFT_DIMENSIONS - wish->rank + i] = wish->n[i];
    }
    plan->area_size = rt_fft_area_size(&plan->shape);
    plan->is_dense = !wish->inembed || !wish->onembed;
    if (plan->is_dense)
        return CUFFT_SUCCESS;
    cufftResult result = check_layouts(wish);
    if (result != CUFFT_SUCCESS)
        return result;
    plan->input = side_of(wish->rank, wish->inembed, wish->istride, wish->idist);
    plan->output = side_of(wish->rank, wish->onembed, wish->ostride, wish->odist);
    return CUFFT_SUCCESS;
}

static bool type_parts(cufftType type, enum fft_kind *kind, enum fft_format *format)
{
    *format = (type & 0x40) ? FFT_DOUBLE : FFT_FLOAT;
    switch (type) {
    case CUFFT_C2C:
    case CUFFT_Z2Z: *kind = FFT_C2C; return true;
    case CUFFT_R2C:
    case CUFFT_D2Z: *kind = FFT_R2C; return true;
    case CUFFT_C2R:
    case CUFFT_Z2D: *kind = FFT_C2R; return true;
    default: return false;
    }
}

static cufftResult make_plan(cufftHandle handle, const struct wish *wish, enum fft_kind kind,
                             enum fft_format format, size_t *size)
{
    struct fft_plan *plan = plan_of(handle);
    if (!plan || plan->is_made)
        return CUFFT_INVALID_PLAN;
    if (!size)
        return CUFFT_INVALID_VALUE;
    cufftResult result = shape_plan(plan, wish, kind, format);
    if (result != CUFFT_SUCCESS)
        return result;
    plan->is_made = true;
    *size = plan->area_size;
    return CUFFT_SUCCESS;
}

static cufftResult make_typed(cufftHandle handle, const struct wish *wish, cufftType type,
                              size_t *size)
{
    enum fft_kind kind;
    enum fft_format format;
    if (!type_parts(type, &kind, &format))
        return plan_of(handle) ? CUFFT_INVALID_TYPE : CUFFT_INVALID_PLAN;
    return make_plan(handle, wish, kind, format, size);
}

static cufftResult estimate(const struct wish *wish, enum fft_kind kind, enum fft_format format,
                            size_t *size)
{
    struct fft_plan plan = {0};
    if (!size)
        return CUFFT_INVALID_VALUE;
    cufftResult result = shape_plan(&plan, wish, kind, format);
    if (result == CUFFT_SUCCESS)
        *size = plan.area_size;
    return result;
}

static cufftResult estimate_typed(const struct wish *wish, cufftType type, size_t *size)
{
    enum fft_kind kind;
    enum fft_format format;
    return type_parts(type, &kind, &format) ? estimate(wish, kind, format, size)
                                            : CUFFT_INVALID_TYPE;
}

static cufftResult new_plan(cufftHandle *handle, const struct wish *wish, cufftType type)
{
    size_t size;
    cufftHandle made;
    if (!handle)
        return CUFFT_INVALID_VALUE;
    cufftResult result = cufftCreate(&made);
    if (result != CUFFT_SUCCESS)
        return result;
    result = make_typed(made, wish, type, &size);
    if (result == CUFFT_SUCCESS)
        *handle = made;
    else
        cufftDestroy(made);
    return result;
}

/* --- the forms that a program can give sizes in --- */

#define DENSE(rank, batch, ...)                                                                    \
    (&(struct wish){rank, (long long[]){__VA_ARGS__}, NULL, NULL, 1, 1, 1, 1, batch})

/* `int` parameters as long ones; `room` keeps them. */
struct long_sizes {
    long long n[FFT_DIMENSIONS], inembed[FFT_DIMENSIONS], onembed[FFT_DIMENSIONS];
};

static const long long *lengthened(long long *room, const int *from, int rank)
{
    for (int i = 0; from && i < rank && i < FFT_DIMENSIONS; i++)
        room[i] = from[i];
    return from ? room : NULL;
}

#define MANY(room)                                                                                 \
    (&(struct wish){                                                                               \
        rank, lengthened((room).n, n, rank), lengthened((room).inembed, inembed, rank),            \
        lengthened((room).onembed, onembed, rank), istride, idist, ostride, odist, batch})

cufftResult cufftPlan1d(cufftHandle *plan, int n0, cufftType type, int batch)
{
    return new_plan(plan, DENSE(1, batch, n0), type);
}

cufftResult cufftPlan2d(cufftHandle *plan, int n0, int n1, cufftType type)
{
    return new_plan(plan, DENSE(2, 1, n0, n1), type);
}

cufftResult cufftPlan3d(cufftHandle *plan, int n0, int n1, int n2, cufftType type)
{
    return new_plan(plan, DENSE(3, 1, n0, n1, n2), type);
}

cufftResult cufftPlanMany(cufftHandle *plan, int rank, int *n, int *inembed, int istride, int idist,
                          int *onembed, int ostride, int odist, cufftType type, int batch)
{
    struct long_sizes room;
    return new_plan(plan, MANY(room), type);
}

cufftResult cufftMakePlan1d(cufftHandle plan, int n0, cufftType type, int batch, size_t *size)
{
    return make_typed(plan, DENSE(1, batch, n0), type, size);
}

cufftResult cufftMakePlan2d(cufftHandle plan, int n0, int n1, cufftType type, size_t *size)
{
    return make_typed(plan, DENSE(2, 1, n0, n1), type, size);
}

cufftResult cufftMakePlan3d(cufftHandle plan, int n0, int n1, int n2, cufftType type, size_t *size)
{
    return make_typed(plan, DENSE(3, 1, n0, n1, n2), type, size);
}

cufftResult cufftMakePlanMany(cufftHandle plan, int rank, int *n, int *inembed, int istride,
                              int idist, int *onembed, int ostride, int odist, cufftType type,
                              int batch, size_t *size)
{
    struct long_sizes room;
    return make_typed(plan, MANY(room), type, size);
}

cufftResult cufftMakePlanMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
                                long long istride, long long idist, long long *onembed,
                                long long ostride, long long odist, cufftType type, long long batch,
                                size_t *size)
{
    const struct wish wish = {rank, n, inembed, onembed, istride, idist, ostride, odist, batch};
    return make_typed(plan, &wish, type, size);
}

/* Precision and domain of a type of elements. */
static bool data_parts(cudaDataType type, enum fft_format *format, bool *is_complex)
{
    switch ((int)type) {
    case CUDA_R_16F:
    case CUDA_C_16F: *format = FFT_HALF; break;
    case CUDA_R_16BF:
    case CUDA_C_16BF: *format = FFT_BFLOAT16; break;
    case CUDA_R_32F:
    case CUDA_C_32F: *format = FFT_FLOAT; break;
    case CUDA_R_64F:
    case CUDA_C_64F: *format = FFT_DOUBLE; break;
    default: return false;
    }
    *is_complex =
        type == CUDA_C_16F || type == CUDA_C_16BF || type == CUDA_C_32F || type == CUDA_C_64F;
    return true;
}

/* The transform between these types. */
static bool data_kind(cudaDataType input, cudaDataType output, cudaDataType execution,
                      enum fft_kind *kind, enum fft_format *format)
{
    enum fft_format to, between;
    bool complex_from, complex_to, complex_between;
    if (!data_parts(input, format, &complex_from) || !data_parts(output, &to, &complex_to) ||
        !data_parts(execution, &between, &complex_between))
        return false;
    *kind = !complex_from ? FFT_R2C : !complex_to ? FFT_C2R : FFT_C2C;
    return *format == to && *format == between && (complex_from || complex_to);
}

cufftResult cufftXtMakePlanMany(cufftHandle plan, int rank, long long *n, long long *inembed,
                                long long istride, long long idist, cudaDataType input,
                                long long *onembed, long long ostride, long long odist,
                                cudaDataType output, long long batch, size_t *size,
                                cudaDataType execution)
{
    const struct wish wish = {rank, n, inembed, onembed, istride, idist, ostride, odist, batch};
    enum fft_kind kind;
    enum fft_format format;
    if (!data_kind(input, output, execution, &kind, &format))
        return plan_of(plan) ? CUFFT_INVALID_TYPE : CUFFT_INVALID_PLAN;
    return make_plan(plan, &wish, kind, format, size);
}

cufftResult cufftXtGetSizeMany(cufftHandle plan, int rank, long long *n, long long *inembed,
                               long long istride, long long idist, cudaDataType input,
                               long long *onembed, long long ostride, long long odist,
                               cudaDataType output, long long batch, size_t *size,
                               cudaDataType execution)
{
    const struct wish wish = {rank, n, inembed, onembed, istride, idist, ostride, odist, batch};
    enum fft_kind kind;
    enum fft_format format;
    if (!plan_of(plan))
        return CUFFT_INVALID_PLAN;
    if (!data_kind(input, output, execution, &kind, &format))
        return CUFFT_INVALID_TYPE;
    return estimate(&wish, kind, format, size);
}

cufftResult cufftEstimate1d(int n0, cufftType type, int batch, size_t *size)
{
    return estimate_typed(DENSE(1, batch, n0), type, size);
}

cufftResult cufftEstimate2d(int n0, int n1, cufftType type, size_t *size)
{
    return estimate_typed(DENSE(2, 1, n0, n1), type, size);
}

cufftResult cufftEstimate3d(int n0, int n1, int n2, cufftType type, size_t *size)
{
    return estimate_typed(DENSE(3, 1, n0, n1, n2), type, size);
}

cufftResult cufftEstimateMany(int rank, int *n, int *inembed, int istride, int idist, int *onembed,
                              int ostride, int odist, cufftType type, int batch, size_t *size)
{
    struct long_sizes room;
    return estimate_typed(MANY(room), type, size);
}

cufftResult cufftGetSize1d(cufftHandle plan, int n0, cufftType type, int batch, size_t *size)
{
    return plan_of(plan) ? cufftEstimate1d(n0, type, batch, size) : CUFFT_INVALID_PLAN;
}

cufftResult cufftGetSize2d(cufftHandle plan, int n0, int n1, cufftType type, size_t *size)
{
    return plan_of(plan) ? cufftEstimate2d(n0, n1, type, size) : CUFFT_INVALID_PLAN;
}

cufftResult cufftGetSize3d(cufftHandle plan, int n0, int n1, int n2, cufftType type, size_t *size)
{
    return plan_of(plan) ? cufftEstimate3d(n0, n1, n2, type, size) : CUFFT_INVALID_PLAN;
}

cufftResult cufftGetSizeMany(cufftHandle plan, int rank, int *n, int *inembed, int istride,
                             int idist, int *onembed, int ostride, int odist, cufftType type,
                             int batch, size_t *size)
{
    struct long_sizes room;
    return plan_of(plan) ? estimate_typed(MANY(room), type, size) : CUFFT_INVALID_PLAN;
}

cufftResult cufftGetSizeMany64(cufftHandle plan, int rank, long long *n, long long *inembed,
                               long long istride, long long idist, long long *onembed,
                               long long ostride, long long odist, cufftType type, long long batch,
                               size_t *size)
{
    const struct wish wish = {rank, n, inembed, onembed, istride, idist, ostride, odist, batch};
    return plan_of(plan) ? estimate_typed(&wish, type, size) : CUFFT_INVALID_PLAN;
}

/* --- settings --- */

cufftResult cufftGetSize(cufftHandle handle, size_t *size)
{
    const struct fft_plan *plan = plan_of(handle);
    if (!plan || !plan->is_made)
        return CUFFT_INVALID_PLAN;
    if (!size)
        return CUFFT_INVALID_VALUE;
    *size = plan->area_size;
    return CUFFT_SUCCESS;
}

cufftResult cufftSetWorkArea(cufftHandle handle, void *area)
{
    struct fft_plan *plan = plan_of(handle);
    if (!plan)
        return CUFFT_INVALID_PLAN;
    plan->area = area;
    return CUFFT_SUCCESS;
}

cufftResult cufftSetAutoAllocation(cufftHandle handle, int allocate)
{
    struct fft_plan *plan = plan_of(handle);
    if (!plan || plan->is_made)
        return CUFFT_INVALID_PLAN;
    plan->has_own_area = allocate != 0;
    return CUFFT_SUCCESS;
}

cufftResult cufftSetStream(cufftHandle handle, cu2clStream_t stream)
{
    struct fft_plan *plan = plan_of(handle);
    if (!plan)
        return CUFFT_INVALID_PLAN;
    plan->stream = stream;
    return CUFFT_SUCCESS;
}

cufftResult cufftGetVersion(int *version)
{
    if (!version)
        return CUFFT_INVALID_VALUE;
    *version = CUFFT_VERSION;
    return CUFFT_SUCCESS;
}

cufftResult cufftGetProperty(libraryPropertyType type, int *value)
{
    if (!value)
        return CUFFT_INVALID_VALUE;
    switch (type) {
    case MAJOR_VERSION: *value = CUFFT_VER_MAJOR; return CUFFT_SUCCESS;
    case MINOR_VERSION: *value = CUFFT_VER_MINOR; return CUFFT_SUCCESS;
    case PATCH_LEVEL: *value = CUFFT_VER_PATCH; return CUFFT_SUCCESS;
    default: return CUFFT_INVALID_VALUE;
    }
}

/* --- execution --- */

static cufftResult execute(cufftHandle handle, enum fft_kind kind, enum fft_format format,
                           void *input, void *output, int direction)
{
    struct fft_plan *plan = plan_of(handle);
    if (!plan || !plan->is_made)
        return CUFFT_INVALID_PLAN;
    if (plan->shape.kind != kind || plan->shape.format != format)
        return CUFFT_INVALID_TYPE;
    if (!input || !output || (direction != CUFFT_FORWARD && direction != CUFFT_INVERSE))
        return CUFFT_INVALID_VALUE;
    return rt_fft_execute(plan, input, output, direction == CUFFT_INVERSE);
}

cufftResult cufftExecC2C(cufftHandle plan, cufftComplex *input, cufftComplex *output, int direction)
{
    return execute(plan, FFT_C2C, FFT_FLOAT, input, output, direction);
}

cufftResult cufftExecR2C(cufftHandle plan, cufftReal *input, cufftComplex *output)
{
    return execute(plan, FFT_R2C, FFT_FLOAT, input, output, CUFFT_FORWARD);
}

cufftResult cufftExecC2R(cufftHandle plan, cufftComplex *input, cufftReal *output)
{
    return execute(plan, FFT_C2R, FFT_FLOAT, input, output, CUFFT_INVERSE);
}

cufftResult cufftExecZ2Z(cufftHandle plan, cufftDoubleComplex *input, cufftDoubleComplex *output,
                         int direction)
{
    return execute(plan, FFT_C2C, FFT_DOUBLE, input, output, direction);
}

cufftResult cufftExecD2Z(cufftHandle plan, cufftDoubleReal *input, cufftDoubleComplex *output)
{
    return execute(plan, FFT_R2C, FFT_DOUBLE, input, output, CUFFT_FORWARD);
}

cufftResult cufftExecZ2D(cufftHandle plan, cufftDoubleComplex *input, cufftDoubleReal *output)
{
    return execute(plan, FFT_C2R, FFT_DOUBLE, input, output, CUFFT_INVERSE);
}

cufftResult cufftXtExec(cufftHandle handle, void *input, void *output, int direction)
{
    const struct fft_plan *plan = plan_of(handle);
    if (!plan || !plan->is_made)
        return CUFFT_INVALID_PLAN;
    if (plan->shape.kind != FFT_C2C)
        direction = plan->shape.kind == FFT_R2C ? CUFFT_FORWARD : CUFFT_INVERSE;
    return execute(handle, plan->shape.kind, plan->shape.format, input, output, direction);
}
