// MTGP32: the threads of a block share a state, so a call is a barrier.
#include <curand_kernel.h>
#include <curand_mtgp32_host.h>
#include <curand_mtgp32dc_p_11213.h>

__global__ void numbers(curandStateMtgp32 *states, unsigned *out, float *normal)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    curandStateMtgp32 *state = &states[blockIdx.x];
    out[i] = curand(state) ^ curand_mtgp32_specific(state, threadIdx.x, 64);
    normal[i] = curand_normal(state);
}

__global__ void counts(curandStateMtgp32 *states, unsigned *out, curandDiscreteDistribution_t distribution)
{
    out[threadIdx.x] = curand_poisson(states, 3.5) + curand_discrete(states, distribution);
}

bool run(curandStateMtgp32 *states, mtgp32_kernel_params *tables, unsigned *out, float *normal)
{
    curandStateMtgp32_t *same = states;
    mtgp32_kernel_params_t *room = tables;
    if (curandMakeMTGP32Constants(mtgp32dc_params_fast_11213, room) != CURAND_STATUS_SUCCESS ||
        curandMakeMTGP32KernelState(same, mtgp32dc_params_fast_11213, room, 64, 1234) != CURAND_STATUS_SUCCESS)
        return false;
    numbers<<<64, 64>>>(states, out, normal);
    return sizeof(mtgp32_params_fast_t) > 200;
}
