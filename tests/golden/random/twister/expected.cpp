// Generators and distributions that are not ported.
#include <cu2cl/cu2cl.h>
#include <cu2cl/curand_kernel.h>

#ifdef CU2CL_UNPORTED /* CU3001: 'curandStateMtgp32' is not supported: the generator MTGP32 is not ported; XORWOW, Philox4_32_10, and MRG32k3a are */
void mersenne_twister(curandStateMtgp32 *states, unsigned *out) CU2CL_KERNEL(mersenne_twister, states, out)
#endif

void poisson(curandState *states, unsigned *out) CU2CL_KERNEL(poisson, states, out)
#include "input.cl.h"
