/* What stands for cuRAND's host interface: see <cu2cl/curand.h>, and device/curand_generate.clh for
 * how numbers are dealt out.
 *
 * A layer over the public API. Each type of generators has a module, as ported programs have, which
 * is registered when the first generator of the type is made: other programs don't build it. */
#include "curand/generator.h"
#include "curand/poisson.h"
#include "curand/sobol.h"

#include <math.h>
#include <pthread.h>

#include <cu2cl/curand_kernel.h>

#define THREADS          64
#define PHILOX_SEQUENCES 65536

static struct rt_rand_family xorwow = {.name = "cuRAND's XORWOW",
                                       .text = "#include <cu2cl/curand_generate.clh>\n",
                                       .state_size = sizeof(struct curandStateXORWOW),
                                       .poisson_search = INFINITY,
                                       .poisson_normal = 2000};
static struct rt_rand_family mrg32k3a = {.name = "cuRAND's MRG32k3a",
                                         .text = "#define CU_RAND_MRG32K3A 1\n"
                                                 "#include <cu2cl/curand_generate.clh>\n",
                                         .state_size = sizeof(struct curandStateMRG32k3a),
                                         .poisson_search = INFINITY,
                                         .poisson_normal = 2000};
static struct rt_rand_family philox = {.name = "cuRAND's Philox4_32_10",
                                       .text = "#include <cu2cl/curand_generate_philox.clh>\n",
                                       .state_size = sizeof(cl_uint),
                                       .poisson_search = INFINITY,
                                       .poisson_normal = 2000};

/* --- modules --- */

static const struct cu2clArgInfo begin_args[] = {RAND_POINTER, RAND_VALUE(cl_ulong),
                                                 RAND_VALUE(cl_ulong), RAND_VALUE(cl_uint)};
static const struct cu2clArgInfo advance_args[] = {RAND_POINTER, RAND_VALUE(cl_ulong),
                                                   RAND_VALUE(cl_ulong)};
/* states, out, count, first, sequences; with Philox: states, out, count, offset, seed; for numbers
 * that are not bits their kind, mean and deviation */
static const struct cu2clArgInfo float_args[] = {
    RAND_POINTER,         RAND_POINTER,        RAND_VALUE(cl_ulong), RAND_VALUE(cl_ulong),
    RAND_VALUE(cl_ulong), RAND_VALUE(cl_uint), RAND_VALUE(cl_float), RAND_VALUE(cl_float)};
static const struct cu2clArgInfo double_args[] = {
    RAND_POINTER,         RAND_POINTER,        RAND_VALUE(cl_ulong),  RAND_VALUE(cl_ulong),
    RAND_VALUE(cl_ulong), RAND_VALUE(cl_uint), RAND_VALUE(cl_double), RAND_VALUE(cl_double)};

/* The address of a kernel's entry stands for the stub that a port has. */
static void register_family(struct rt_rand_family *f)
{
    unsigned needs = f == &mrg32k3a ? CU2CL_NEEDS_FP64 : 0;
    struct cu2clKernelInfo *k = f->kernels;
    if (f->module.name)
        return;
    k[RAND_BITS] =
        (struct cu2clKernelInfo){k + RAND_BITS, "cu_rand_bits", float_args, 5, needs, NULL};
    k[RAND_FLOATS] =
        (struct cu2clKernelInfo){k + RAND_FLOATS, "cu_rand_float", float_args, 8, needs, NULL};
    k[RAND_DOUBLES] = (struct cu2clKernelInfo){
        k + RAND_DOUBLES, "cu_rand_double", double_args, 8, CU2CL_NEEDS_FP64, NULL};
    const bool has_begin = !f->is_quasi && !f->is_by_position;
    if (f == &philox)
        k[RAND_BEGIN] = (struct cu2clKernelInfo){
            k + RAND_BEGIN, "cu_rand_advance", advance_args, 3, CU2CL_NEEDS_FP64, NULL};
    else if (has_begin)
        k[RAND_BEGIN] =
            (struct cu2clKernelInfo){k + RAND_BEGIN, "cu_rand_begin", begin_args, 4, needs, NULL};
    f->module.name = f->name;
    f->module.source = f->text;
    f->module.source_end = f->text + strlen(f->text);
    f->module.options = "";
    f->module.kernels = k;
    f->module.kernel_count = has_begin ? RAND_KERNELS : RAND_BEGIN;
    rt_components_connect();
    cu2clRegisterModule(&f->module);
}

curandStatus_t rt_rand_launch(struct curandGenerator_st *g, enum rt_rand_kernel kernel, dim3 grid,
                              dim3 block, void **args)
{
    cu2clError_t error =
        cu2clLaunchKernel(g->family->kernels + kernel, grid, block, args, 0, g->stream);
    return error == cu2clSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_LAUNCH_FAILURE;
}

static curandStatus_t launch_generator(struct curandGenerator_st *g, enum rt_rand_kernel kernel,
                                       size_t threads, void **args)
{
    dim3 grid = {(unsigned)((threads + THREADS - 1) / THREADS), 1, 1}, block = {THREADS, 1, 1};
    return rt_rand_launch(g, kernel, grid, block, args);
}

/* --- generators --- */

static pthread_mutex_t families_lock = PTHREAD_MUTEX_INITIALIZER;

static struct rt_rand_family *family_of(curandRngType_t type)
{
    switch ((int)type) {
    case CURAND_RNG_PSEUDO_DEFAULT:
    case CURAND_RNG_PSEUDO_XORWOW: return &xorwow;
    case CURAND_RNG_PSEUDO_MRG32K3A: return &mrg32k3a;
    case CURAND_RNG_PSEUDO_PHILOX4_32_10: return &philox;
    case CURAND_RNG_PSEUDO_MTGP32: return &rt_rand_mtgp32;
    case CURAND_RNG_QUASI_DEFAULT:
    case CURAND_RNG_QUASI_SOBOL32: return &rt_rand_sobol32;
    case CURAND_RNG_QUASI_SCRAMBLED_SOBOL32: return &rt_rand_scrambled_sobol32;
    case CURAND_RNG_QUASI_SOBOL64: return &rt_rand_sobol64;
    case CURAND_RNG_QUASI_SCRAMBLED_SOBOL64: return &rt_rand_scrambled_sobol64;
    default: return NULL;
    }
}

static unsigned sequences_of(const struct rt_rand_family *family, curandOrdering_t order)
{
    if (family == &philox)
        return PHILOX_SEQUENCES;
    if (family == &rt_rand_mtgp32)
        return order == CURAND_ORDERING_PSEUDO_LEGACY ? 64 : 192;
    return family == &mrg32k3a && order != CURAND_ORDERING_PSEUDO_LEGACY ? 81920 : 4096;
}

static curandStatus_t create_generator(curandGenerator_t *generator, curandRngType_t type,
                                       bool is_for_host)
{
    struct rt_rand_family *family = family_of(type);
    int device;
    if (!generator)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (!family)
        return CURAND_STATUS_TYPE_ERROR;
    if (cu2clGetDevice(&device) != cu2clSuccess)
        return CURAND_STATUS_INITIALIZATION_FAILED;
    struct curandGenerator_st *g = calloc(1, sizeof *g);
    if (!g)
        return CURAND_STATUS_ALLOCATION_FAILED;
    pthread_mutex_lock(&families_lock);
    register_family(family);
    pthread_mutex_unlock(&families_lock);
    g->family = family;
    g->is_for_host = is_for_host;
    g->sequences = sequences_of(family, CURAND_ORDERING_PSEUDO_DEFAULT);
    g->dimensions = 1;
    *generator = g;
    return CURAND_STATUS_SUCCESS;
}

curandStatus_t cu2clRandCreateGenerator(curandGenerator_t *generator, curandRngType_t type)
{
    return create_generator(generator, type, false);
}

curandStatus_t cu2clRandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t type)
{
    return create_generator(generator, type, true);
}

curandStatus_t cu2clRandDestroyGenerator(curandGenerator_t g)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    cu2clFree(g->states);
    cu2clFree(g->poisson_table);
    free(g);
    return CURAND_STATUS_SUCCESS;
}

curandStatus_t cu2clRandGetVersion(int *version)
{
    if (!version)
        return CURAND_STATUS_OUT_OF_RANGE;
    *version = CURAND_VERSION;
    return CURAND_STATUS_SUCCESS;
}

curandStatus_t cu2clRandSetStream(curandGenerator_t g, cu2clStream_t stream)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    g->stream = stream;
    return CURAND_STATUS_SUCCESS;
}

/* The next numbers come from new states. With Philox4_32_10, CUDA counts groups of four here. */
static void restart(struct curandGenerator_st *g)
{
    if (g->has_begun && g->family == &philox)
        g->offset = g->start + (g->offset - g->start) / 4;
    g->has_begun = false;
}

curandStatus_t cu2clRandSetPseudoRandomGeneratorSeed(curandGenerator_t g, unsigned long long seed)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (g->family->is_quasi)
        return CURAND_STATUS_TYPE_ERROR;
    if (seed != g->seed && !g->family->is_by_position) /* there numbers go on, as in CUDA */
        restart(g);
    g->seed = seed;
    return CURAND_STATUS_SUCCESS;
}

curandStatus_t cu2clRandSetGeneratorOffset(curandGenerator_t g, unsigned long long offset)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (g->family->is_by_position) /* as CUDA's: there is no way to jump */
        return CURAND_STATUS_TYPE_ERROR;
    g->offset = offset;
    g->has_begun = false;
    return CURAND_STATUS_SUCCESS;
}

curandStatus_t cu2clRandSetGeneratorOrdering(curandGenerator_t g, curandOrdering_t order)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (g->family->is_quasi)
        return order == CURAND_ORDERING_QUASI_DEFAULT ? CURAND_STATUS_SUCCESS
                                                      : CURAND_STATUS_OUT_OF_RANGE;
    if (order != CURAND_ORDERING_PSEUDO_BEST && order != CURAND_ORDERING_PSEUDO_DEFAULT &&
        order != CURAND_ORDERING_PSEUDO_LEGACY)
        return CURAND_STATUS_OUT_OF_RANGE;
    unsigned sequences = sequences_of(g->family, order);
    if (sequences != g->sequences && g->family->is_by_position && g->offset > 0)
        return CURAND_STATUS_TYPE_ERROR; /* CUDA's numbers are not known */
    if (sequences != g->sequences) {
        cu2clFree(g->states);
        g->states = NULL;
        g->sequences = sequences;
        restart(g);
    }
    return CURAND_STATUS_SUCCESS;
}

curandStatus_t cu2clRandSetQuasiRandomGeneratorDimensions(curandGenerator_t g, unsigned dimensions)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (!g->family->is_quasi)
        return CURAND_STATUS_TYPE_ERROR;
    if (dimensions < 1 || dimensions > SOBOL_DIMENSIONS)
        return CURAND_STATUS_OUT_OF_RANGE;
    if (dimensions != g->dimensions) {
        cu2clFree(g->states);
        g->states = NULL;
    }
    g->dimensions = dimensions;
    return CURAND_STATUS_SUCCESS;
}

/* --- numbers --- */

static curandStatus_t allocate_numbers(struct curandGenerator_st *g)
{
    size_t size = g->sequences * g->family->state_size;
    if (g->states)
        return CURAND_STATUS_SUCCESS;
    if (cu2clMalloc(&g->states, size) != cu2clSuccess)
        return CURAND_STATUS_ALLOCATION_FAILED;
    return cu2clMemsetAsync(g->states, 0, size, g->stream) == cu2clSuccess
               ? CURAND_STATUS_SUCCESS
               : CURAND_STATUS_LAUNCH_FAILURE;
}

/* States for the next number. */
static curandStatus_t begin_sequence(struct curandGenerator_st *g)
{
    cl_ulong seed = g->seed, offset = g->offset;
    cl_uint sequences = g->sequences;
    curandStatus_t status = CURAND_STATUS_SUCCESS;
    if (g->has_begun)
        return CURAND_STATUS_SUCCESS;
    if (g->family == &philox) {
        cu2clFree(g->states);
        g->states = NULL;
    } else {
        status = allocate_numbers(g);
        if (status == CURAND_STATUS_SUCCESS && g->family->is_by_position)
            status = rt_rand_begin_mtgp32(g);
        else if (status == CURAND_STATUS_SUCCESS)
            status = launch_generator(g, RAND_BEGIN, sequences,
                                      (void *[]){&g->states, &seed, &offset, &sequences});
    }
    g->has_begun = status == CURAND_STATUS_SUCCESS;
    g->first = g->offset % sequences;
    g->start = g->offset;
    return status;
}

static curandStatus_t deal(struct curandGenerator_st *g, void *out, size_t count,
                           const struct rt_rand_order *order)
{
    bool in_pairs = order->kind == RAND_NORMAL || order->kind == RAND_LOG_NORMAL;
    cl_ulong items = in_pairs ? count / 2 : count, first = g->first, sequences = g->sequences;
    cl_uint kind = order->kind;
    curandStatus_t status =
        launch_generator(g, order->kernel, g->sequences,
                         (void *[]){&g->states, &out, &items, &first, &sequences, &kind,
                                    order->mean, order->deviation});
    if (status == CURAND_STATUS_SUCCESS) {
        g->offset += items;
        g->first = (first + items) % sequences;
    }
    return status;
}

static curandStatus_t deal_groups(struct curandGenerator_st *g, void *out, size_t count,
                                  const struct rt_rand_order *order)
{
    cl_ulong numbers = count, offset = g->offset, seed = g->seed;
    cl_ulong group = offset / 4, completed = (offset + count) / 4 - group;
    cl_uint kind = order->kind;
    size_t groups = count / 4 + 2 < PHILOX_SEQUENCES ? count / 4 + 2 : PHILOX_SEQUENCES;
    curandStatus_t status =
        order->kernel == RAND_DOUBLES ? allocate_numbers(g) : CURAND_STATUS_SUCCESS;
    if (status == CURAND_STATUS_SUCCESS)
        status = launch_generator(g, order->kernel, groups,
                                  (void *[]){&g->states, &out, &numbers, &offset, &seed, &kind,
                                             order->mean, order->deviation});
    if (status == CURAND_STATUS_SUCCESS && order->kernel == RAND_DOUBLES)
        status =
            launch_generator(g, RAND_BEGIN, groups, (void *[]){&g->states, &group, &completed});
    if (status == CURAND_STATUS_SUCCESS)
        g->offset += count;
    return status;
}

static bool deals_pairs(const struct rt_rand_family *family)
{
    return !family->is_quasi && !family->is_by_position && family != &philox;
}

static curandStatus_t deal_on_device(struct curandGenerator_st *g, void *out, size_t count,
                                     const struct rt_rand_order *order)
{
    bool in_pairs = order->kind == RAND_NORMAL || order->kind == RAND_LOG_NORMAL;
    if (g->family->is_quasi)
        return rt_rand_deal_quasi(g, out, count, order);
    if (deals_pairs(g->family) && in_pairs && count % 2 != 0)
        return CURAND_STATUS_LENGTH_NOT_MULTIPLE;
    curandStatus_t status = begin_sequence(g);
    if (status != CURAND_STATUS_SUCCESS)
        return status;
    if (g->family->is_by_position)
        return rt_rand_deal_mtgp32(g, out, count, order);
    return g->family == &philox ? deal_groups(g, out, count, order) : deal(g, out, count, order);
}

static curandStatus_t generate_on_device(struct curandGenerator_st *g, void *out, size_t count,
                                         const struct rt_rand_order *order)
{
    void *words = out;
    if (order->lambda == 0)
        return deal_on_device(g, out, count, order);
    bool is_wide = g->family->is_wide && order->kernel == RAND_BITS;
    if (is_wide && cu2clMalloc(&words, count * sizeof(cl_ulong)) != cu2clSuccess)
        return CURAND_STATUS_ALLOCATION_FAILED;
    curandStatus_t status = deal_on_device(g, words, count, order);
    if (status == CURAND_STATUS_SUCCESS)
        status = rt_poisson_of_words(g, out, words, count, order->lambda);
    if (is_wide)
        cu2clFree(words);
    return status;
}

static curandStatus_t generate(struct curandGenerator_st *g, void *out, size_t count,
                               const struct rt_rand_order *order)
{
    void *on_device = NULL;
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (count == 0)
        return CURAND_STATUS_SUCCESS;
    if (!g->is_for_host)
        return generate_on_device(g, out, count, order);
    if (cu2clMalloc(&on_device, count * order->size) != cu2clSuccess)
        return CURAND_STATUS_ALLOCATION_FAILED;
    curandStatus_t status = generate_on_device(g, on_device, count, order);
    if (status == CURAND_STATUS_SUCCESS &&
        (cu2clMemcpyAsync(out, on_device, count * order->size, cu2clMemcpyDeviceToHost,
                          g->stream) != cu2clSuccess ||
         cu2clStreamSynchronize(g->stream) != cu2clSuccess))
        status = CURAND_STATUS_LAUNCH_FAILURE;
    cu2clFree(on_device);
    return status;
}

static curandStatus_t floats(curandGenerator_t g, float *out, size_t count, enum rt_rand_kind kind,
                             float mean, float deviation)
{
    const struct rt_rand_order order = {RAND_FLOATS, kind, &mean, &deviation, sizeof *out, 0};
    return generate(g, out, count, &order);
}

static curandStatus_t doubles(curandGenerator_t g, double *out, size_t count,
                              enum rt_rand_kind kind, double mean, double deviation)
{
    const struct rt_rand_order order = {RAND_DOUBLES, kind, &mean, &deviation, sizeof *out, 0};
    return generate(g, out, count, &order);
}

curandStatus_t cu2clRandGenerateSeeds(curandGenerator_t g)
{
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (g->family->is_quasi)
        return CURAND_STATUS_SUCCESS;
    if (g->family->is_by_position && g->offset > 0)
        return CURAND_STATUS_TYPE_ERROR; /* CUDA's numbers are not known */
    restart(g);
    return begin_sequence(g);
}

static curandStatus_t generate_bits(curandGenerator_t g, void *out, size_t count, bool is_wide)
{
    const struct rt_rand_order order = {RAND_BITS, RAND_UNIFORM, NULL, NULL, is_wide ? 8 : 4, 0};
    if (g && g->family->is_wide != is_wide)
        return CURAND_STATUS_TYPE_ERROR;
    return generate(g, out, count, &order);
}

curandStatus_t cu2clRandGenerate(curandGenerator_t g, unsigned *out, size_t count)
{
    return generate_bits(g, out, count, false);
}

curandStatus_t cu2clRandGenerateLongLong(curandGenerator_t g, unsigned long long *out, size_t count)
{
    return generate_bits(g, out, count, true);
}

curandStatus_t cu2clRandGenerateUniform(curandGenerator_t g, float *out, size_t count)
{
    return floats(g, out, count, RAND_UNIFORM, 0, 1);
}

curandStatus_t cu2clRandGenerateUniformDouble(curandGenerator_t g, double *out, size_t count)
{
    return doubles(g, out, count, RAND_UNIFORM, 0, 1);
}

curandStatus_t cu2clRandGenerateNormal(curandGenerator_t g, float *out, size_t count, float mean,
                                       float deviation)
{
    return floats(g, out, count, RAND_NORMAL, mean, deviation);
}

curandStatus_t cu2clRandGenerateNormalDouble(curandGenerator_t g, double *out, size_t count,
                                             double mean, double deviation)
{
    return doubles(g, out, count, RAND_NORMAL, mean, deviation);
}

curandStatus_t cu2clRandGenerateLogNormal(curandGenerator_t g, float *out, size_t count, float mean,
                                          float deviation)
{
    return floats(g, out, count, RAND_LOG_NORMAL, mean, deviation);
}

curandStatus_t cu2clRandGenerateLogNormalDouble(curandGenerator_t g, double *out, size_t count,
                                                double mean, double deviation)
{
    return doubles(g, out, count, RAND_LOG_NORMAL, mean, deviation);
}

curandStatus_t cu2clRandGeneratePoisson(curandGenerator_t g, unsigned *out, size_t count,
                                        double lambda)
{
    float zero = 0, one = 1;
    struct rt_rand_order order = {RAND_BITS, RAND_UNIFORM, NULL, NULL, sizeof *out, lambda};
    if (!g)
        return CURAND_STATUS_NOT_INITIALIZED;
    if (!rt_poisson_is_possible(lambda))
        return CURAND_STATUS_OUT_OF_RANGE;
    if (rt_poisson_method(g->family, lambda) == POISSON_NORMAL) {
        order.kernel = RAND_FLOATS;
        order.kind = deals_pairs(g->family) ? RAND_SINGLE_NORMAL : RAND_NORMAL;
        order.mean = &zero;
        order.deviation = &one;
    }
    return generate(g, out, count, &order);
}
