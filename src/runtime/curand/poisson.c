/* Poisson's distribution: tables for a lambda, and what makes numbers with them
 * (device/curand_poisson.clh). The columns and the order in which they are filled are those of
 * CUDA's tables, since they decide which number comes of a word. */
#include "curand/poisson.h"

#include <math.h>
#include <pthread.h>

#define THREADS      64
#define MOST_THREADS 65536
#define NORMAL_FROM  2000.0 /* for distributions that kernels draw from */

/* What the device reads: curandDiscreteDistribution_st of device/curand_poisson.clh. */
struct curandDiscreteDistribution_st {
    cl_double deviation, mean;
    cl_uint method, shift, length, unused;
};

bool rt_poisson_is_possible(double lambda)
{
    return lambda > 0 && lambda <= POISSON_MOST;
}

enum rt_poisson_method rt_poisson_method(const struct rt_rand_family *family, double lambda)
{
    return lambda >= family->poisson_normal   ? POISSON_NORMAL
           : lambda >= family->poisson_search ? POISSON_SEARCH
                                              : POISSON_HISTOGRAM;
}

/* --- tables --- */

static double probability(double lambda, unsigned k)
{
    int sign;
    return exp(-lambda + k * log(lambda) - lgamma_r(k + 1.0, &sign));
}

/* All numbers whose probability is not 0 in doubles. */
static void find_range(double lambda, unsigned *first, unsigned *length)
{
    unsigned begin = (unsigned)lambda, end = begin + 1;
    while (begin > 0 && probability(lambda, begin - 1) > 0)
        begin--;
    while (probability(lambda, end) > 0)
        end++;
    *first = begin;
    *length = end - begin;
}

/* `mass` has the probability of each column times their number. Again and again, the columns that
 * are not full are filled in their order, by the last one that has more than it needs; that may
 * leave it not full. */
static void fill_columns(double *mass, double *bounds, cl_uint *aliases, unsigned length)
{
    bool has_filled = true;
    long rich = (long)length - 1;
    for (unsigned i = 0; i < length; i++)
        aliases[i] = i;
    while (rich >= 0 && mass[rich] < 1)
        rich--;
    while (has_filled && rich >= 0) {
        has_filled = false;
        for (unsigned i = 0; i < length && rich >= 0; i++) {
            if (mass[i] >= 1 || aliases[i] != i)
                continue;
            aliases[i] = (cl_uint)rich;
            mass[rich] -= 1 - mass[i];
            has_filled = true;
            while (rich >= 0 && mass[rich] < 1)
                rich--;
        }
    }
    for (unsigned i = 0; i < length; i++)
        bounds[i] = (i + fmin(1, mass[i])) / length;
}

/* A malloc'ed table of `*size` bytes; NULL without memory. */
static struct curandDiscreteDistribution_st *make_table(double lambda,
                                                        enum rt_poisson_method method, size_t *size)
{
    unsigned first = 0, length = 0;
    if (method != POISSON_NORMAL)
        find_range(lambda, &first, &length);
    *size = sizeof(struct curandDiscreteDistribution_st) +
            length * (sizeof(cl_double) + sizeof(cl_uint));
    struct curandDiscreteDistribution_st *table = calloc(1, *size);
    double *mass = malloc((length + 1) * sizeof *mass);
    if (table && mass) {
        cl_double *bounds = (cl_double *)(table + 1), sum = 0;
        *table =
            (struct curandDiscreteDistribution_st){sqrt(lambda), lambda, method, first, length, 0};
        for (unsigned i = 0; i < length; i++) {
            double p = probability(lambda, first + i);
            mass[i] = p * length;
            bounds[i] = sum += p;
        }
        if (method == POISSON_HISTOGRAM)
            fill_columns(mass, bounds, (cl_uint *)(bounds + length), length);
    } else {
        free(table);
        table = NULL;
    }
    free(mass);
    return table;
}

static curandStatus_t copy_table(double lambda, enum rt_poisson_method method, void **on_device)
{
    size_t size;
    curandStatus_t status = CURAND_STATUS_SUCCESS;
    struct curandDiscreteDistribution_st *table = make_table(lambda, method, &size);
    if (!table || cu2clMalloc(on_device, size) != cu2clSuccess) {
        status = CURAND_STATUS_ALLOCATION_FAILED;
    } else if (cu2clMemcpy(*on_device, table, size, cu2clMemcpyHostToDevice) != cu2clSuccess) {
        cu2clFree(*on_device);
        status = CURAND_STATUS_LAUNCH_FAILURE;
    }
    free(table);
    return status;
}

/* --- distributions that kernels draw from --- */

curandStatus_t cu2clRandCreatePoissonDistribution(double lambda,
                                                  curandDiscreteDistribution_t *distribution)
{
    void *on_device = NULL;
    if (!distribution || !rt_poisson_is_possible(lambda))
        return CURAND_STATUS_OUT_OF_RANGE;
    curandStatus_t status =
        copy_table(lambda, lambda < NORMAL_FROM ? POISSON_HISTOGRAM : POISSON_NORMAL, &on_device);
    if (status == CURAND_STATUS_SUCCESS)
        *distribution = on_device;
    return status;
}

curandStatus_t cu2clRandDestroyDistribution(curandDiscreteDistribution_t distribution)
{
    if (!distribution)
        return CURAND_STATUS_NOT_INITIALIZED;
    return cu2clFree(distribution) == cu2clSuccess ? CURAND_STATUS_SUCCESS
                                                   : CURAND_STATUS_OUT_OF_RANGE;
}

/* --- numbers of the host's interface --- */

enum { OF_WORDS, OF_WIDE_WORDS, OF_NORMAL, OF_NORMAL_FLOAT, KERNELS };

static const struct cu2clArgInfo words_args[] = {RAND_POINTER, RAND_POINTER, RAND_VALUE(cl_ulong)};
static const struct cu2clArgInfo wide_args[] = {RAND_POINTER, RAND_POINTER, RAND_POINTER,
                                                RAND_VALUE(cl_ulong)};
static const struct cu2clArgInfo round_args[] = {RAND_POINTER, RAND_VALUE(cl_double),
                                                 RAND_VALUE(cl_double), RAND_VALUE(cl_ulong)};
static const struct cu2clArgInfo round_float_args[] = {RAND_POINTER, RAND_VALUE(cl_float),
                                                       RAND_VALUE(cl_float), RAND_VALUE(cl_ulong)};

/* The address of an entry stands for the stub that a port has. */
static struct cu2clKernelInfo kernels[KERNELS] = {
    {kernels + OF_WORDS, "cu_rand_poisson", words_args, 3, CU2CL_NEEDS_FP64, NULL},
    {kernels + OF_WIDE_WORDS, "cu_rand_poisson_wide", wide_args, 4, CU2CL_NEEDS_FP64, NULL},
    {kernels + OF_NORMAL, "cu_rand_poisson_round", round_args, 4, CU2CL_NEEDS_FP64, NULL},
    {kernels + OF_NORMAL_FLOAT, "cu_rand_poisson_round_float", round_float_args, 4, 0, NULL}};

static struct cu2clModuleInfo module;
static pthread_once_t registration = PTHREAD_ONCE_INIT;

static void register_poisson(void)
{
    static const char text[] = "#include <cu2cl/curand_generate_poisson.clh>\n";
    module.name = "cuRAND's Poisson distribution";
    module.source = text;
    module.source_end = text + sizeof text - 1;
    module.options = "";
    module.kernels = kernels;
    module.kernel_count = KERNELS;
    rt_components_connect();
    cu2clRegisterModule(&module);
}

/* The table of the last lambda is kept. */
static curandStatus_t find_table(struct curandGenerator_st *g, double lambda,
                                 enum rt_poisson_method method)
{
    if (g->poisson_table && g->poisson_lambda == lambda)
        return CURAND_STATUS_SUCCESS;
    cu2clFree(g->poisson_table);
    g->poisson_table = NULL;
    g->poisson_lambda = lambda;
    return copy_table(lambda, method, &g->poisson_table);
}

static cu2clError_t launch(struct curandGenerator_st *g, unsigned kernel, cl_ulong count,
                           void **args)
{
    size_t threads = count < MOST_THREADS ? count : MOST_THREADS;
    dim3 grid = {(unsigned)((threads + THREADS - 1) / THREADS), 1, 1}, block = {THREADS, 1, 1};
    pthread_once(&registration, register_poisson);
    return cu2clLaunchKernel(kernels + kernel, grid, block, args, 0, g->stream);
}

curandStatus_t rt_poisson_of_words(struct curandGenerator_st *g, void *out, void *words,
                                   size_t count, double lambda)
{
    enum rt_poisson_method method = rt_poisson_method(g->family, lambda);
    cl_ulong numbers = count;
    cl_double deviation = sqrt(lambda);
    cl_float narrow_deviation = sqrtf((float)lambda), narrow_lambda = (float)lambda;
    cu2clError_t error;
    if (method != POISSON_NORMAL) {
        curandStatus_t status = find_table(g, lambda, method);
        if (status != CURAND_STATUS_SUCCESS)
            return status;
    }
    if (method == POISSON_NORMAL && g->family->rounds_floats)
        error = launch(g, OF_NORMAL_FLOAT, numbers,
                       (void *[]){&out, &narrow_deviation, &narrow_lambda, &numbers});
    else if (method == POISSON_NORMAL)
        error = launch(g, OF_NORMAL, numbers, (void *[]){&out, &deviation, &lambda, &numbers});
    else if (g->family->is_wide)
        error = launch(g, OF_WIDE_WORDS, numbers,
                       (void *[]){&out, &words, &g->poisson_table, &numbers});
    else
        error = launch(g, OF_WORDS, numbers, (void *[]){&out, &g->poisson_table, &numbers});
    return error == cu2clSuccess ? CURAND_STATUS_SUCCESS : CURAND_STATUS_LAUNCH_FAILURE;
}
