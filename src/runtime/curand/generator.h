/* cuRAND's generators: what their kinds have in common (curand.c). */
#ifndef RT_CURAND_GENERATOR_H
#define RT_CURAND_GENERATOR_H

#include "api/api.h"

#include <cu2cl/curand.h>
#include <cu2cl/module.h>

/* What the last kernel does differs: it makes states, or counts what Philox has dealt out. */
enum rt_rand_kernel { RAND_BITS, RAND_FLOATS, RAND_DOUBLES, RAND_BEGIN, RAND_KERNELS };
/* RAND_SINGLE_NORMAL: not in pairs, as a kernel draws them; the states keep the second ones. */
enum rt_rand_kind { RAND_UNIFORM, RAND_NORMAL, RAND_LOG_NORMAL, RAND_SINGLE_NORMAL };

#define RAND_POINTER                                                                               \
    {                                                                                              \
        CU2CL_ARG_POINTER, sizeof(void *), 0                                                       \
    }
#define RAND_VALUE(type)                                                                           \
    {                                                                                              \
        CU2CL_ARG_VALUE, sizeof(type), 0                                                           \
    }

struct rt_rand_family {
    const char *name, *text;
    size_t state_size; /* Philox has numbers instead of states, quasi-random ones have vectors */
    bool is_quasi, is_wide, is_scrambled; /* is_wide: of 64 bits */
    bool is_by_position; /* a number comes from one word, and has its own place (mtgp32.c) */
    /* From which lambda on Poisson's numbers are searched for in sums of probabilities, and from
     * which they are rounded normal ones (poisson.h); rounds_floats: the latter in floats. */
    double poisson_search, poisson_normal;
    bool rounds_floats;
    struct cu2clKernelInfo kernels[RAND_KERNELS];
    struct cu2clModuleInfo module; /* without a name: not registered */
};

struct curandGenerator_st {
    struct rt_rand_family *family;
    bool is_for_host, has_begun;
    unsigned sequences;
    unsigned dimensions;             /* of quasi-random numbers */
    unsigned long long seed, offset; /* offset: numbers, or pairs of normal ones, so far */
    unsigned long long start;        /* the offset when states were made last */
    unsigned long long first;        /* the sequence of the next number */
    void *states;                    /* NULL, or device memory of the generator's own */
    cu2clStream_t stream;
    void *poisson_table; /* NULL, or that of the lambda */
    double poisson_lambda;
};

/* Numbers of one launch. `mean` and `deviation` point to floats or doubles, as the kernel has
 * them. */
struct rt_rand_order {
    enum rt_rand_kernel kernel;
    enum rt_rand_kind kind;
    void *mean, *deviation;
    size_t size;   /* of a number */
    double lambda; /* 0, or Poisson's numbers come of these */
};

curandStatus_t rt_rand_launch(struct curandGenerator_st *g, enum rt_rand_kernel kernel, dim3 grid,
                              dim3 block, void **args);

/* --- quasi.c --- */

extern struct rt_rand_family rt_rand_sobol32, rt_rand_scrambled_sobol32, rt_rand_sobol64,
    rt_rand_scrambled_sobol64;

/* CURAND_STATUS_LENGTH_NOT_MULTIPLE: `count` is not one of the number of dimensions. */
curandStatus_t rt_rand_deal_quasi(struct curandGenerator_st *g, void *out, size_t count,
                                  const struct rt_rand_order *order);

/* --- mtgp32.c --- */

extern struct rt_rand_family rt_rand_mtgp32;

/* Fills the generator's states. */
curandStatus_t rt_rand_begin_mtgp32(struct curandGenerator_st *g);
curandStatus_t rt_rand_deal_mtgp32(struct curandGenerator_st *g, void *out, size_t count,
                                   const struct rt_rand_order *order);

#endif
