// MTGP32: the threads of a block share a state, so a call is a barrier.
#include <cu2cl/cu2cl.h>
#include <cu2cl/curand_kernel.h>
#include <cu2cl/curand_mtgp32.h>

void numbers(curandStateMtgp32 *states, unsigned *out, float *normal)
CU2CL_KERNEL(numbers, states, out, normal)

void counts(curandStateMtgp32 *states, unsigned *out, curandDiscreteDistribution_t distribution)
CU2CL_KERNEL(counts, states, out, distribution)

bool run(curandStateMtgp32 *states, mtgp32_kernel_params *tables, unsigned *out, float *normal)
{
    curandStateMtgp32_t *same = states;
    mtgp32_kernel_params_t *room = tables;
    if (cu2clRandMakeMTGP32Constants(mtgp32dc_params_fast_11213, room) != CURAND_STATUS_SUCCESS ||
        cu2clRandMakeMTGP32KernelState(same, mtgp32dc_params_fast_11213, room, 64, 1234) != CURAND_STATUS_SUCCESS)
        return false;
    CU2CL_LAUNCH(numbers, (64, 64), (states, out, normal));
    return sizeof(mtgp32_params_fast_t) > 200;
}
#include "input.cl.h"
