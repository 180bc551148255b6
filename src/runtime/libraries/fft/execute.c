/* Executes a plan: where it is, if what computes can take its layouts; else in the work area. */
#include "libraries/fft/fft.h"

/* The work area, in *area. */
static cufftResult take_area(struct fft_plan *plan, void **area)
{
    if (plan->area) {
        *area = plan->area;
        return CUFFT_SUCCESS;
    }
    if (!plan->has_own_area)
        return CUFFT_NO_WORKSPACE;
    if (!plan->own_area && cu2clMalloc(&plan->own_area, plan->area_size) != cu2clSuccess)
        return CUFFT_ALLOC_FAILED;
    *area = plan->own_area;
    return CUFFT_SUCCESS;
}

static bool backend_takes(const struct fft_job *job)
{
    return rt_fft_fftw_takes(job) || rt_fft_vkfft_takes(job);
}

static cufftResult backend_run(const struct fft_job *job)
{
    return rt_fft_fftw_takes(job) ? rt_fft_fftw_run(job) : rt_fft_vkfft_run(job);
}

static void copy_box(struct fft_copy *copy, const struct fft_shape *shape, long long row)
{
    for (int i = 0; i < FFT_DIMENSIONS; i++)
        copy->n[i] = shape->n[i];
    copy->n[FFT_DIMENSIONS - 1] = row;
    copy->batch = shape->batch;
}

/* The job as one in the work area: `shape` is what is computed there, `row` the room of a row of
 * complex elements. The changes say how the elements get there and back. */
struct detour {
    struct fft_shape shape;
    long long row;
    enum fft_change into, out_of;
};

static cufftResult run_detour(const struct fft_job *job, const struct detour *detour, void *area)
{
    const struct fft_shape *own = &job->plan->shape, *shape = &detour->shape;
    bool complex_in = rt_fft_has_complex_input(own), complex_out = rt_fft_has_complex_output(own);
    struct fft_side complex_side = rt_fft_dense_side(shape, detour->row);
    struct fft_side real_side = rt_fft_dense_side(shape, 2 * detour->row);
    struct fft_job inside = *job;
    inside.shape = *shape;
    inside.input = inside.output = area;
    inside.from = rt_fft_has_complex_input(shape) ? complex_side : real_side;
    inside.to = rt_fft_has_complex_output(shape) ? complex_side : real_side;

    struct fft_copy in = {area,        job->input, inside.from,  job->from, shape->format,
                          own->format, complex_in, detour->into, {0},       0};
    copy_box(&in, own, detour->into == FFT_MIRRORED ? own->n[2] : rt_fft_row(own, complex_in));
    struct fft_copy out = {job->output,   area,        job->to,        inside.to, own->format,
                           shape->format, complex_out, detour->out_of, {0},       0};
    out.is_complex = rt_fft_has_complex_output(shape);
    copy_box(&out, own, rt_fft_row(own, complex_out));

    cufftResult result = rt_fft_copy(&in, job->plan->stream);
    if (result == CUFFT_SUCCESS)
        result = backend_run(&inside);
    return result == CUFFT_SUCCESS ? rt_fft_copy(&out, job->plan->stream) : result;
}

/* A real transform as a complex one. */
static struct detour complex_detour(struct fft_shape shape)
{
    struct detour detour = {shape, shape.n[FFT_DIMENSIONS - 1], FFT_AS_IT_IS, FFT_AS_IT_IS};
    if (shape.kind == FFT_R2C)
        detour.into = FFT_TO_COMPLEX;
    if (shape.kind == FFT_C2R) {
        detour.into = FFT_MIRRORED;
        detour.out_of = FFT_TO_REAL;
    }
    detour.shape.kind = FFT_C2C;
    return detour;
}

static cufftResult run_in_area(const struct fft_job *job)
{
    struct detour detour = {job->shape, rt_fft_row(&job->shape, true), FFT_AS_IT_IS, FFT_AS_IT_IS};
    void *area;
    cufftResult result = take_area(job->plan, &area);
    if (result != CUFFT_SUCCESS)
        return result;
    result = run_detour(job, &detour, area);
    if (result != CUFFT_NOT_SUPPORTED || job->shape.kind == FFT_C2C)
        return result;
    detour = complex_detour(job->shape);
    return run_detour(job, &detour, area);
}

cufftResult rt_fft_execute(struct fft_plan *plan, void *input, void *output, bool is_inverse)
{
    struct fft_job job = {plan, plan->shape, input, output, is_inverse, {{0}, 0}, {{0}, 0}};
    enum fft_format format = plan->shape.format;
    if (!rt_fft_is_on_device(input) || !rt_fft_is_on_device(output))
        return CUFFT_INVALID_VALUE;
    rt_fft_sides(plan, input == output, &job.from, &job.to);
    job.shape.format = format == FFT_DOUBLE ? FFT_DOUBLE : FFT_FLOAT;
    if (format == job.shape.format && backend_takes(&job)) {
        cufftResult result = backend_run(&job);
        if (result != CUFFT_NOT_SUPPORTED)
            return result;
    }
    return run_in_area(&job);
}
