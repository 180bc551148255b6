// States of cuRAND's generators in global, local and private memory, in structures, and behind pointers.
#include <cu2cl/cu2cl.h>
#include <cu2cl/curand_kernel.h>

struct walker {
    float2 place;
    curandState random;
};

void begin(curandState *states, walker *walkers, unsigned long long seed)
CU2CL_KERNEL(begin, states, walkers, seed)

void walk(curandState *states, walker *walkers)
CU2CL_KERNEL(walk, states, walkers)

// Vectors come in arrays of 32 or 64, a constant for the scrambled ones beside them.
curandDirectionVectors64_t wide_vectors;

void quasi_random(curandDirectionVectors32_t *vectors, curandStateScrambledSobol32_t *states, unsigned *constants, float *out)
CU2CL_KERNEL(quasi_random, vectors, states, constants, out)

void run(int blocks)
{
    curandState *states;
    walker *walkers;
    cu2clMalloc(&states, blocks * 64 * sizeof(curandState));
    cu2clMalloc(&walkers, blocks * 64 * sizeof(walker));
    CU2CL_LAUNCH(begin, (blocks, 64), (states, walkers, 1234));
    CU2CL_LAUNCH(walk, (blocks, 64), (states, walkers));
}
#include "input.cl.h"
