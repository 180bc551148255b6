// Generators and distributions that are not ported.
#include <curand_kernel.h>

__global__ void mersenne_twister(curandStateMtgp32 *states, unsigned *out) { out[0] = curand(states); }

__global__ void poisson(curandState *states, unsigned *out) { out[0] = curand_poisson(states, 3.5); }
