/* Transforms by FFTW on the host, for devices that are the host's CPU. FFTW is not linked: its
 * libraries are loaded if they are installed. A transform is a host function in the plan's stream.
 *
 * FFTW takes all layouts of CUDA's as they are. Its plans hold for addresses with the alignment that
 * they were made for, so there is a variant for each alignment that the program uses. */
#include "libraries/fft/fft.h"

#include "libraries/host_task.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cu2cl/opencl.h>

#define PRESERVE_INPUT (1u << 4) /* FFTW's flags */
#define ESTIMATE       (1u << 6)
#define MANY_POINTS    32768 /* from here on threads pay */

/* FFTW's description of a dimension. */
struct dimension {
    ptrdiff_t n, from_stride, to_stride;
};

/* A library: its functions for floats or doubles, whose types only differ in what is pointed to. */
struct fftw_library {
    const char *files[2]; /* the library, and its threads */
    const char *prefix;
    void *(*plan_c2c)(int, const struct dimension *, int, const struct dimension *, void *, void *,
                      int, unsigned);
    void *(*plan_r2c)(int, const struct dimension *, int, const struct dimension *, void *, void *,
                      unsigned);
    void *(*plan_c2r)(int, const struct dimension *, int, const struct dimension *, void *, void *,
                      unsigned);
    void (*run_c2c)(const void *, void *, void *);
    void (*run_r2c)(const void *, void *, void *);
    void (*run_c2r)(const void *, void *, void *);
    void (*destroy)(void *);
    int (*alignment)(void *);
    int (*init_threads)(void); /* NULL: without threads */
    void (*set_threads)(int);
};

struct fftw_variant {
    struct fftw_variant *next;
    bool is_inverse, is_in_place;
    int alignments[2];
    unsigned users; /* executions that have not ended, and the plan itself */
    const struct fftw_library *library;
    enum fft_kind kind;
    void *plan;
};

/* Guards loading, making plans, which FFTW does one at a time, and counts of users. */
static pthread_mutex_t fftw_lock = PTHREAD_MUTEX_INITIALIZER;

static struct fftw_library float_library = {.files = {"libfftw3f.so.3", "libfftw3f_threads.so.3"},
                                            .prefix = "fftwf_"};
static struct fftw_library double_library = {.files = {"libfftw3.so.3", "libfftw3_threads.so.3"},
                                             .prefix = "fftw_"};

/* --- loading --- */

static bool find_function(void *handle, const char *prefix, const char *name, void *function)
{
    char symbol[64];
    snprintf(symbol, sizeof symbol, "%s%s", prefix, name);
    void *found = dlsym(handle, symbol);
    memcpy(function, &found, sizeof found); /* a function's address has no other cast in C */
    return found != NULL;
}

static bool load_library(struct fftw_library *l)
{
    void *handle = dlopen(l->files[0], RTLD_NOW | RTLD_GLOBAL);
    void *threads = handle ? dlopen(l->files[1], RTLD_NOW) : NULL;
    if (!handle)
        return false;
    if (!threads || !find_function(threads, l->prefix, "init_threads", &l->init_threads) ||
        !find_function(threads, l->prefix, "plan_with_nthreads", &l->set_threads) ||
        !l->init_threads())
        l->set_threads = NULL;
    return find_function(handle, l->prefix, "plan_guru64_dft", &l->plan_c2c) &&
           find_function(handle, l->prefix, "plan_guru64_dft_r2c", &l->plan_r2c) &&
           find_function(handle, l->prefix, "plan_guru64_dft_c2r", &l->plan_c2r) &&
           find_function(handle, l->prefix, "execute_dft", &l->run_c2c) &&
           find_function(handle, l->prefix, "execute_dft_r2c", &l->run_r2c) &&
           find_function(handle, l->prefix, "execute_dft_c2r", &l->run_c2r) &&
           find_function(handle, l->prefix, "destroy_plan", &l->destroy) &&
           find_function(handle, l->prefix, "alignment_of", &l->alignment);
}

/* NULL: not installed, or not wanted (CU2CL_FFTW=0). */
static const struct fftw_library *library_for(bool is_double)
{
    static bool is_loaded, is_there;
    pthread_mutex_lock(&fftw_lock);
    if (!is_loaded) {
        const char *wish = getenv("CU2CL_FFTW");
        is_loaded = true;
        is_there = !(wish && strcmp(wish, "0") == 0) && load_library(&float_library) &&
                   load_library(&double_library);
    }
    pthread_mutex_unlock(&fftw_lock);
    return !is_there ? NULL : is_double ? &double_library : &float_library;
}

/* Where the host reads and writes the device's memory by the same addresses. */
static bool is_host_device(int device)
{
    cl_device_id id;
    cl_device_type type = 0;
    cl_bitfield svm = 0;
    const cl_device_info svm_capabilities = 0x1053;
    if (cu2clOpenCLDevice(&id, device) != cu2clSuccess)
        return false;
    clGetDeviceInfo(id, CL_DEVICE_TYPE, sizeof type, &type, NULL);
    if (clGetDeviceInfo(id, svm_capabilities, sizeof svm, &svm, NULL) != CL_SUCCESS)
        return false;
    return (type & CL_DEVICE_TYPE_CPU) && (svm & 2); /* fine-grained buffers */
}

bool rt_fft_fftw_takes(const struct fft_job *job)
{
    cl_mem buffer;
    size_t offset;
    return is_host_device(job->plan->device) && library_for(false) &&
           cu2clOpenCLBuffer(&buffer, &offset, job->input) == cu2clSuccess && !buffer &&
           cu2clOpenCLBuffer(&buffer, &offset, job->output) == cu2clSuccess && !buffer;
}

/* --- plans --- */

static int count_threads(const struct fft_shape *shape)
{
    long long points = shape->batch * shape->n[0] * shape->n[1] * shape->n[2];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return points < MANY_POINTS || cores < 1 ? 1 : (int)cores;
}

static void *make_fftw_plan(const struct fftw_library *l, const struct fft_job *job)
{
    struct dimension n[FFT_DIMENSIONS];
    const struct fft_shape *shape = &job->shape;
    const struct dimension batch = {shape->batch, job->from.distance, job->to.distance};
    unsigned flags = ESTIMATE;
    int rank = 0;
    for (int i = 0; i < FFT_DIMENSIONS; i++)
        if (shape->n[i] > 1 || i == FFT_DIMENSIONS - 1)
            n[rank++] = (struct dimension){shape->n[i], job->from.stride[i], job->to.stride[i]};
    if (l->set_threads)
        l->set_threads(count_threads(shape));
    if (job->input != job->output && (shape->kind != FFT_C2R || rank == 1))
        flags |= PRESERVE_INPUT;
    if (shape->kind == FFT_R2C)
        return l->plan_r2c(rank, n, 1, &batch, job->input, job->output, flags);
    if (shape->kind == FFT_C2R)
        return l->plan_c2r(rank, n, 1, &batch, job->input, job->output, flags);
    return l->plan_c2c(rank, n, 1, &batch, job->input, job->output, job->is_inverse ? 1 : -1,
                       flags);
}

static void drop_user(struct fftw_variant *variant)
{
    pthread_mutex_lock(&fftw_lock);
    bool is_last = --variant->users == 0;
    if (is_last)
        variant->library->destroy(variant->plan);
    pthread_mutex_unlock(&fftw_lock);
    if (is_last)
        free(variant);
}

void rt_fft_fftw_release(struct fft_plan *plan)
{
    while (plan->fftw) {
        struct fftw_variant *variant = plan->fftw;
        plan->fftw = variant->next;
        drop_user(variant);
    }
}

static struct fftw_variant *make_fftw_variant(const struct fft_job *job,
                                              const struct fftw_variant *wanted)
{
    struct fftw_variant *variant = malloc(sizeof *variant);
    if (!variant)
        return NULL;
    *variant = *wanted;
    pthread_mutex_lock(&fftw_lock);
    variant->plan = make_fftw_plan(variant->library, job);
    pthread_mutex_unlock(&fftw_lock);
    if (!variant->plan) {
        free(variant);
        return NULL;
    }
    variant->next = job->plan->fftw;
    job->plan->fftw = variant;
    return variant;
}

static struct fftw_variant *fftw_variant_for(const struct fft_job *job)
{
    const struct fftw_library *l = library_for(rt_fft_is_double(&job->shape));
    const struct fftw_variant wanted = {
        .is_inverse = job->is_inverse,
        .is_in_place = job->input == job->output,
        .alignments = {l->alignment(job->input), l->alignment(job->output)},
        .users = 1,
        .library = l,
        .kind = job->shape.kind};
    for (struct fftw_variant *v = job->plan->fftw; v; v = v->next)
        if (v->is_inverse == wanted.is_inverse && v->is_in_place == wanted.is_in_place &&
            v->alignments[0] == wanted.alignments[0] && v->alignments[1] == wanted.alignments[1])
            return v;
    return make_fftw_variant(job, &wanted);
}

/* --- execution --- */

struct call {
    struct rt_host_task task;
    struct fftw_variant *variant;
    void *input, *output;
};

static void compute(void *data)
{
    struct call *call = data;
    const struct fftw_variant *v = call->variant;
    if (v->kind == FFT_R2C)
        v->library->run_r2c(v->plan, call->input, call->output);
    else if (v->kind == FFT_C2R)
        v->library->run_c2r(v->plan, call->input, call->output);
    else
        v->library->run_c2c(v->plan, call->input, call->output);
}

static void release_call(void *data)
{
    struct call *call = data;
    drop_user(call->variant);
    free(call);
}

cufftResult rt_fft_fftw_run(const struct fft_job *job)
{
    struct fftw_variant *variant = fftw_variant_for(job);
    struct call *call = malloc(sizeof *call);
    if (!variant || !call) {
        free(call);
        return CUFFT_ALLOC_FAILED;
    }
    *call =
        (struct call){{.run = compute, .release = release_call}, variant, job->input, job->output};
    pthread_mutex_lock(&fftw_lock);
    variant->users++;
    pthread_mutex_unlock(&fftw_lock);
    return rt_host_task_launch(job->plan->stream, &call->task) == cu2clSuccess ? CUFFT_SUCCESS
                                                                               : CUFFT_EXEC_FAILED;
}
