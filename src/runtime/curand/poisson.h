/* Poisson's distribution: its tables, and the step that turns a generator's words into its numbers.
 * Which of these CUDA takes for a lambda depends on the generator (rt_rand_family). */
#ifndef RT_CURAND_POISSON_H
#define RT_CURAND_POISSON_H

#include "curand/generator.h"

#define POISSON_MOST 400000.0

/* The same as in device/curand_poisson.clh. */
enum rt_poisson_method { POISSON_HISTOGRAM, POISSON_SEARCH, POISSON_NORMAL };

/* CUDA has numbers of 0 < lambda <= 400000. */
bool rt_poisson_is_possible(double lambda);

enum rt_poisson_method rt_poisson_method(const struct rt_rand_family *family, double lambda);

/* Writes the numbers to `out` on the device, in the stream of the generator. `words` are `count`
 * words that it has dealt, or, for POISSON_NORMAL, normal numbers; they may lie at `out` if they
 * are of 32 bits. */
curandStatus_t rt_poisson_of_words(struct curandGenerator_st *g, void *out, void *words,
                                   size_t count, double lambda);

#endif
