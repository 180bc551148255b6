// Generators and distributions that are not ported.
#include <cu2cl/cu2cl.h>
#include <cu2cl/curand_kernel.h>

#ifdef CU2CL_UNPORTED /* CU3001: 'curandStateSobol32' is not supported: quasi-random numbers are not ported */
void quasi_random(curandStateSobol32 *states, float *out) CU2CL_KERNEL(quasi_random, states, out)

void sobol(curandDirectionVectors32_t *vectors, float *out)
CU2CL_KERNEL(sobol, vectors, out)

void mersenne_twister(curandStateMtgp32 *states, unsigned *out) CU2CL_KERNEL(mersenne_twister, states, out)
#endif

void poisson(curandState *states, unsigned *out) CU2CL_KERNEL(poisson, states, out)
#include "input.cl.h"
