/* cuRAND's quasi-random generators: Sobol's sequences, plain and scrambled (curand.c has the calls,
 * sobol.c the figures, device/curand_generate_sobol.clh the kernels). */
#include "curand/generator.h"
#include "curand/sobol.h"

#include <pthread.h>

#include <cu2cl/curand_kernel.h>

#define THREADS      64
#define MOST_THREADS 65536

struct rt_rand_family rt_rand_sobol32 = {.name = "cuRAND's Sobol32",
                                         .text = "#include <cu2cl/curand_generate_sobol.clh>\n",
                                         .is_quasi = true,
                                         .poisson_search = 10,
                                         .poisson_normal = 8000};
struct rt_rand_family rt_rand_scrambled_sobol32 = {
    .name = "cuRAND's scrambled Sobol32",
    .text = "#include <cu2cl/curand_generate_sobol.clh>\n",
    .is_quasi = true,
    .is_scrambled = true,
    .poisson_search = 10,
    .poisson_normal = 8000};
struct rt_rand_family rt_rand_sobol64 = {.name = "cuRAND's Sobol64",
                                         .text = "#define CU_RAND_SOBOL64 1\n"
                                                 "#include <cu2cl/curand_generate_sobol.clh>\n",
                                         .is_quasi = true,
                                         .is_wide = true,
                                         .poisson_normal = 2000};
struct rt_rand_family rt_rand_scrambled_sobol64 = {
    .name = "cuRAND's scrambled Sobol64",
    .text = "#define CU_RAND_SOBOL64 1\n"
            "#include <cu2cl/curand_generate_sobol.clh>\n",
    .is_quasi = true,
    .is_scrambled = true,
    .is_wide = true,
    .poisson_normal = 2000};

/* --- figures --- */

/* Of all dimensions, for programs that ask for them. */
static pthread_mutex_t figures_lock = PTHREAD_MUTEX_INITIALIZER;
static struct rt_sobol_scramble *scramble;
static curandDirectionVectors32_t *vectors32[2];
static curandDirectionVectors64_t *vectors64[2];
static unsigned *constants32;

static const struct rt_sobol_scramble *make_scramble(void)
{
    if (!scramble)
        scramble = rt_sobol_scramble();
    return scramble;
}

/* The vectors of a number of dimensions, malloc'ed; NULL without memory. */
static uint64_t (*make_vectors(unsigned dimensions, bool is_scrambled))[SOBOL_BITS]
{
    uint64_t(*vectors)[SOBOL_BITS] = malloc(dimensions * sizeof *vectors);
    if (!vectors || (is_scrambled && !make_scramble())) {
        free(vectors);
        return NULL;
    }
    rt_sobol_vectors(dimensions, vectors);
    if (is_scrambled)
        rt_sobol_apply(scramble, dimensions, vectors);
    return vectors;
}

static curandDirectionVectors32_t *upper_halves(uint64_t (*vectors)[SOBOL_BITS],
                                                unsigned dimensions)
{
    curandDirectionVectors32_t *halves = vectors ? malloc(dimensions * sizeof *halves) : NULL;
    if (halves)
        for (unsigned d = 0; d < dimensions; d++)
            for (unsigned k = 0; k < 32; k++)
                halves[d][k] = (unsigned)(vectors[d][k] >> 32);
    return halves;
}

curandStatus_t cu2clRandGetDirectionVectors64(curandDirectionVectors64_t **vectors,
                                              curandDirectionVectorSet_t set)
{
    bool is_scrambled = set == CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6;
    if (!vectors || (!is_scrambled && set != CURAND_DIRECTION_VECTORS_64_JOEKUO6))
        return CURAND_STATUS_OUT_OF_RANGE;
    pthread_mutex_lock(&figures_lock);
    if (!vectors64[is_scrambled])
        vectors64[is_scrambled] =
            (curandDirectionVectors64_t *)make_vectors(SOBOL_DIMENSIONS, is_scrambled);
    *vectors = vectors64[is_scrambled];
    pthread_mutex_unlock(&figures_lock);
    return *vectors ? CURAND_STATUS_SUCCESS : CURAND_STATUS_ALLOCATION_FAILED;
}

curandStatus_t cu2clRandGetDirectionVectors32(curandDirectionVectors32_t **vectors,
                                              curandDirectionVectorSet_t set)
{
    bool is_scrambled = set == CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6;
    if (!vectors || (!is_scrambled && set != CURAND_DIRECTION_VECTORS_32_JOEKUO6))
        return CURAND_STATUS_OUT_OF_RANGE;
    pthread_mutex_lock(&figures_lock);
    if (!vectors32[is_scrambled]) {
        uint64_t(*wide)[SOBOL_BITS] = make_vectors(SOBOL_DIMENSIONS, is_scrambled);
        vectors32[is_scrambled] = upper_halves(wide, SOBOL_DIMENSIONS);
        free(wide);
    }
    *vectors = vectors32[is_scrambled];
    pthread_mutex_unlock(&figures_lock);
    return *vectors ? CURAND_STATUS_SUCCESS : CURAND_STATUS_ALLOCATION_FAILED;
}

curandStatus_t cu2clRandGetScrambleConstants64(unsigned long long **constants)
{
    if (!constants)
        return CURAND_STATUS_OUT_OF_RANGE;
    pthread_mutex_lock(&figures_lock);
    *constants = make_scramble() ? (unsigned long long *)scramble->constants : NULL;
    pthread_mutex_unlock(&figures_lock);
    return *constants ? CURAND_STATUS_SUCCESS : CURAND_STATUS_ALLOCATION_FAILED;
}

curandStatus_t cu2clRandGetScrambleConstants32(unsigned int **constants)
{
    if (!constants)
        return CURAND_STATUS_OUT_OF_RANGE;
    pthread_mutex_lock(&figures_lock);
    if (!constants32 && make_scramble()) {
        constants32 = malloc(SOBOL_DIMENSIONS * sizeof *constants32);
        for (unsigned d = 0; constants32 && d < SOBOL_DIMENSIONS; d++)
            constants32[d] = (unsigned)(scramble->constants[d] >> 32);
    }
    *constants = constants32;
    pthread_mutex_unlock(&figures_lock);
    return *constants ? CURAND_STATUS_SUCCESS : CURAND_STATUS_ALLOCATION_FAILED;
}

/* --- numbers --- */

/* For each dimension its vectors and its constant, as words of the generator; malloc'ed. */
static void *figures_of(const struct curandGenerator_st *g, size_t *size)
{
    const struct rt_rand_family *family = g->family;
    unsigned bits = family->is_wide ? 64 : 32;
    uint64_t(*vectors)[SOBOL_BITS] = make_vectors(g->dimensions, family->is_scrambled);
    *size = (size_t)g->dimensions * (bits + 1) * (bits / 8);
    char *figures = vectors ? malloc(*size) : NULL, *next = figures;
    for (unsigned d = 0; figures && d < g->dimensions; d++)
        for (unsigned k = 0; k <= bits; k++) {
            uint64_t constant = family->is_scrambled ? scramble->constants[d] : 0;
            uint64_t word = (k < bits ? vectors[d][k] : constant) >> (SOBOL_BITS - bits);
            memcpy(next, &word, bits / 8); /* little-endian, as devices are */
            next += bits / 8;
        }
    free(vectors);
    return figures;
}

static curandStatus_t begin_quasi(struct curandGenerator_st *g)
{
    curandStatus_t status = CURAND_STATUS_SUCCESS;
    size_t size;
    if (g->states)
        return status;
    pthread_mutex_lock(&figures_lock);
    void *figures = figures_of(g, &size);
    pthread_mutex_unlock(&figures_lock);
    if (!figures || cu2clMalloc(&g->states, size) != cu2clSuccess)
        status = CURAND_STATUS_ALLOCATION_FAILED;
    else if (cu2clMemcpy(g->states, figures, size, cu2clMemcpyHostToDevice) != cu2clSuccess)
        status = CURAND_STATUS_LAUNCH_FAILURE;
    free(figures);
    return status;
}

curandStatus_t rt_rand_deal_quasi(struct curandGenerator_st *g, void *out, size_t count,
                                  const struct rt_rand_order *order)
{
    cl_ulong each = count / g->dimensions, offset = g->offset, stride_bits = 6;
    cl_uint kind = order->kind;
    if (count % g->dimensions != 0)
        return CURAND_STATUS_LENGTH_NOT_MULTIPLE;
    curandStatus_t status = begin_quasi(g);
    if (status != CURAND_STATUS_SUCCESS)
        return status;
    while (1ull << stride_bits < each && (cl_ulong)g->dimensions << stride_bits < MOST_THREADS)
        stride_bits++;
    dim3 grid = {(1u << stride_bits) / THREADS, g->dimensions, 1}, block = {THREADS, 1, 1};
    status = rt_rand_launch(g, order->kernel, grid, block,
                            (void *[]){&g->states, &out, &each, &offset, &stride_bits, &kind,
                                       order->mean, order->deviation});
    if (status == CURAND_STATUS_SUCCESS)
        g->offset += each;
    return status;
}
