/* Transforms by VkFFT. It generates kernels for the sizes and layouts of a plan, so there is a
 * variant for each direction and layout that the program uses.
 *
 * VkFFT counts dimensions from the innermost, whose elements lie side by side. A real transform out
 * of place has its real side in VkFFT's `inputBuffer`, in both directions. */
#define CL_TARGET_OPENCL_VERSION 120
#define VKFFT_BACKEND            3
#include <vkFFT.h>

#include <cu2cl/opencl.h>

#include "libraries/fft/fft.h"
#include "libraries/fft/memory.h"

/* What a variant is made for. */
struct key {
    struct fft_shape shape;
    struct fft_side from, to;
    bool is_inverse, is_in_place;
};

struct vkfft_variant {
    struct vkfft_variant *next;
    struct key key;
    cl_device_id device;
    cl_context context;
    VkFFTApplication application;
    bool is_refused; /* VkFFT can't compute it */
};

/* --- layouts --- */

/* The dimensions that are larger than 1, from the innermost on. */
struct squeezed {
    unsigned count;
    long long n[FFT_DIMENSIONS], from[FFT_DIMENSIONS], to[FFT_DIMENSIONS];
};

static struct squeezed squeeze(const struct fft_job *job)
{
    struct squeezed s = {0};
    for (int i = FFT_DIMENSIONS - 1; i >= 0; i--) {
        if ((i < FFT_DIMENSIONS - 1 || job->shape.kind == FFT_C2C) && job->shape.n[i] == 1)
            continue;
        s.n[s.count] = job->shape.n[i];
        s.from[s.count] = job->from.stride[i];
        s.to[s.count++] = job->to.stride[i];
    }
    return s;
}

/* In place, both sides are the same memory, with half as many complex elements as real ones. */
static bool is_same_layout(const struct fft_job *job, const struct squeezed *s)
{
    long long of_from = job->shape.kind == FFT_C2R ? 2 : 1;
    long long of_to = job->shape.kind == FFT_R2C ? 2 : 1;
    for (unsigned i = 1; i < s->count; i++)
        if (s->from[i] * of_from != s->to[i] * of_to)
            return false;
    return job->shape.batch == 1 || job->from.distance * of_from == job->to.distance * of_to;
}

/* Long real rows are computed as complex ones of half the length, so they begin at even places. */
static bool has_even_rows(const struct fft_job *job, const struct squeezed *s)
{
    const long long *stride = job->shape.kind == FFT_R2C ? s->from : s->to;
    long long distance = job->shape.kind == FFT_R2C ? job->from.distance : job->to.distance;
    for (unsigned i = 1; i < s->count; i++)
        if (stride[i] % 2 != 0)
            return false;
    return job->shape.batch == 1 || distance % 2 == 0;
}

bool rt_fft_vkfft_takes(const struct fft_job *job)
{
    struct squeezed s = squeeze(job);
    int device = job->plan->device;
    if (s.count == 0 || s.n[0] == 1 || s.from[0] != 1 || s.to[0] != 1)
        return false;
    if (job->input == job->output && !is_same_layout(job, &s))
        return false;
    if (job->shape.kind != FFT_C2C && job->input != job->output && !has_even_rows(job, &s))
        return false;
    return rt_fft_has_buffer(device, job->input) && rt_fft_has_buffer(device, job->output);
}

/* --- variants --- */

static void set_strides(uint64_t strides[3], const long long *stride, unsigned count,
                        long long distance)
{
    for (unsigned i = 0; i < 3; i++)
        strides[i] = (uint64_t)(i + 1 < count ? stride[i + 1] : distance);
}

/* Bytes from the first element of a side to behind its last. */
static size_t reach(const struct fft_job *job, const struct fft_side *side, bool is_complex)
{
    long long last = (job->shape.batch - 1) * side->distance;
    for (int i = 0; i < FFT_DIMENSIONS; i++) {
        long long n =
            i < FFT_DIMENSIONS - 1 ? job->shape.n[i] : rt_fft_row(&job->shape, is_complex);
        last += (n - 1) * side->stride[i];
    }
    return (size_t)(last + 1) * rt_fft_element_size(&job->shape, is_complex);
}

static void configure(VkFFTConfiguration *configuration, struct vkfft_variant *variant,
                      const struct fft_job *job)
{
    const struct squeezed s = squeeze(job);
    bool is_out_of_place = job->input != job->output, returns = job->shape.kind == FFT_C2R;
    const long long *inner = returns ? s.from : s.to, *outer = returns ? s.to : s.from;
    long long inner_distance = returns ? job->from.distance : job->to.distance;
    long long outer_distance = returns ? job->to.distance : job->from.distance;
    long long one_distance = s.n[s.count - 1] * inner[s.count - 1]; /* of a single transform */
    configuration->FFTdim = s.count;
    for (unsigned i = 0; i < s.count; i++)
        configuration->size[i] = (uint64_t)s.n[i];
    configuration->numberBatches = (uint64_t)job->shape.batch;
    configuration->device = &variant->device;
    configuration->context = &variant->context;
    configuration->doublePrecision = rt_fft_is_double(&job->shape);
    configuration->performR2C = job->shape.kind != FFT_C2C;
    configuration->makeForwardPlanOnly = !job->is_inverse;
    configuration->makeInversePlanOnly = job->is_inverse;
    configuration->specifyOffsetsAtLaunch = 1;
    if (job->shape.batch == 1)
        outer_distance = 2 * (inner_distance = one_distance);
    set_strides(configuration->bufferStride, inner, s.count, inner_distance);
    if (is_out_of_place) {
        configuration->isInputFormatted = 1;
        configuration->inverseReturnToInputBuffer = returns;
        set_strides(configuration->inputBufferStride, outer, s.count, outer_distance);
    }
}

static bool is_same_key(const struct key *a, const struct key *b)
{
    bool is_same = a->is_inverse == b->is_inverse && a->is_in_place == b->is_in_place &&
                   a->shape.kind == b->shape.kind && a->shape.format == b->shape.format;
    is_same = is_same && a->from.distance == b->from.distance && a->to.distance == b->to.distance;
    for (int i = 0; i < FFT_DIMENSIONS; i++)
        is_same = is_same && a->shape.n[i] == b->shape.n[i] &&
                  a->from.stride[i] == b->from.stride[i] && a->to.stride[i] == b->to.stride[i];
    return is_same;
}

static cufftResult result_of(VkFFTResult code)
{
    switch ((int)code) {
    case VKFFT_SUCCESS: return CUFFT_SUCCESS;
    case VKFFT_ERROR_MALLOC_FAILED:
    case VKFFT_ERROR_FAILED_TO_ALLOCATE: return CUFFT_ALLOC_FAILED;
    case VKFFT_ERROR_UNSUPPORTED_RADIX:
    case VKFFT_ERROR_UNSUPPORTED_FFT_LENGTH:
    case VKFFT_ERROR_UNSUPPORTED_FFT_LENGTH_R2C: return CUFFT_NOT_SUPPORTED;
    default: return CUFFT_INTERNAL_ERROR;
    }
}

static cufftResult make_variant(const struct fft_job *job, const struct key *key,
                                struct vkfft_variant **made)
{
    VkFFTConfiguration configuration = {0};
    struct vkfft_variant *variant = calloc(1, sizeof *variant);
    if (!variant)
        return CUFFT_ALLOC_FAILED;
    variant->key = *key;
    if (cu2clOpenCLDevice(&variant->device, job->plan->device) != cu2clSuccess ||
        cu2clOpenCLContext(&variant->context, job->plan->device) != cu2clSuccess) {
        free(variant);
        return CUFFT_SETUP_FAILED;
    }
    configure(&configuration, variant, job);
    cufftResult result = result_of(initializeVkFFT(&variant->application, configuration));
    variant->is_refused = result == CUFFT_NOT_SUPPORTED;
    if (result != CUFFT_SUCCESS && !variant->is_refused) {
        free(variant);
        return result;
    }
    variant->next = job->plan->vkfft;
    job->plan->vkfft = variant;
    *made = variant;
    return CUFFT_SUCCESS;
}

static cufftResult find_variant(const struct fft_job *job, struct vkfft_variant **found)
{
    const struct key key = {job->shape, job->from, job->to, job->is_inverse,
                            job->input == job->output};
    for (struct vkfft_variant *v = job->plan->vkfft; v; v = v->next)
        if (is_same_key(&v->key, &key)) {
            *found = v;
            return CUFFT_SUCCESS;
        }
    return make_variant(job, &key, found);
}

void rt_fft_vkfft_release(struct fft_plan *plan)
{
    while (plan->vkfft) {
        struct vkfft_variant *variant = plan->vkfft;
        plan->vkfft = variant->next;
        if (!variant->is_refused)
            deleteVkFFT(&variant->application);
        free(variant);
    }
}

/* --- execution --- */

/* Enqueues the variant's kernels. */
static cufftResult enqueue_variant(struct vkfft_variant *variant, const struct fft_job *job,
                                   struct fft_memory *from, struct fft_memory *to)
{
    bool returns = job->shape.kind == FFT_C2R;
    struct fft_memory *inner = returns ? from : to, *outer = returns ? to : from;
    VkFFTLaunchParams launch = {0};
    cl_command_queue queue;
    if (cu2clOpenCLQueue(&queue, job->plan->stream) != cu2clSuccess)
        return CUFFT_EXEC_FAILED;
    launch.commandQueue = &queue;
    launch.buffer = &inner->buffer;
    launch.bufferOffset = inner->offset;
    if (job->input != job->output) {
        launch.inputBuffer = &outer->buffer;
        launch.inputBufferOffset = outer->offset;
    }
    VkFFTResult code = VkFFTAppend(&variant->application, job->is_inverse ? 1 : -1, &launch);
    return code == VKFFT_SUCCESS ? CUFFT_SUCCESS : CUFFT_EXEC_FAILED;
}

cufftResult rt_fft_vkfft_run(const struct fft_job *job)
{
    struct fft_memory from = {NULL, 0}, to = {NULL, 0};
    struct vkfft_variant *variant = NULL;
    const struct squeezed s = squeeze(job);
    if (s.count == 0) /* single numbers, in the work area */
        return CUFFT_SUCCESS;
    if (s.n[0] == 1)
        return CUFFT_NOT_SUPPORTED;
    int device = job->plan->device;
    size_t from_size = reach(job, &job->from, rt_fft_has_complex_input(&job->shape));
    size_t to_size = reach(job, &job->to, rt_fft_has_complex_output(&job->shape));
    if (job->input == job->output)
        from_size = to_size = from_size > to_size ? from_size : to_size;
    cufftResult result = find_variant(job, &variant);
    if (result != CUFFT_SUCCESS)
        return result;
    if (variant->is_refused)
        return CUFFT_NOT_SUPPORTED;
    if (rt_fft_take_memory(device, job->input, from_size, &from) &&
        rt_fft_take_memory(device, job->output, to_size, &to))
        result = enqueue_variant(variant, job, &from, &to);
    else
        result = CUFFT_INVALID_VALUE;
    rt_fft_give_back(&from);
    rt_fft_give_back(&to);
    return result;
}
