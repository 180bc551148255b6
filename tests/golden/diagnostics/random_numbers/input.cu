// Generators and distributions that are not ported.
#include <curand_kernel.h>

__global__ void quasi_random(curandStateSobol32 *states, float *out) { out[0] = curand_uniform(states); }

__global__ void sobol(curandDirectionVectors32_t *vectors, float *out)
{
    curandStateSobol32 state;
    curand_init(vectors[threadIdx.x], 0, &state);
    out[0] = curand_uniform(&state);
}

__global__ void mersenne_twister(curandStateMtgp32 *states, unsigned *out) { out[0] = curand(states); }

__global__ void poisson(curandState *states, unsigned *out) { out[0] = curand_poisson(states, 3.5); }
