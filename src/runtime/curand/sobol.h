/* The figures of cuRAND's quasi-random generators. */
#ifndef RT_CURAND_SOBOL_H
#define RT_CURAND_SOBOL_H

#include <stdint.h>

#define SOBOL_DIMENSIONS 20000
#define SOBOL_BITS       64

/* Writes the direction vectors of the first `dimensions`, as words of 64 bits. Sobol32 has the
 * upper halves of the first 32 of each. */
void rt_sobol_vectors(unsigned dimensions, uint64_t (*vectors)[SOBOL_BITS]);

/* Words that scramble: for each dimension the rows of a matrix, then a constant for each. */
struct rt_sobol_scramble {
    uint64_t rows[SOBOL_DIMENSIONS][SOBOL_BITS], constants[SOBOL_DIMENSIONS];
};

/* These words, malloc'ed (10 MB); NULL without memory. */
struct rt_sobol_scramble *rt_sobol_scramble(void);

/* Multiplies the vectors of each dimension with its matrix. */
void rt_sobol_apply(const struct rt_sobol_scramble *scramble, unsigned dimensions,
                    uint64_t (*vectors)[SOBOL_BITS]);

#endif
