#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/curand_mtgp32.clh>
#include <cu2cl/curand_poisson.clh>
#include <cu2cl/curand_poisson_mtgp32.clh>

__kernel void numbers(__global curandStateMtgp32 *states, __global uint *out,
                      __global float *normal)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    __global curandStateMtgp32 *state = &states[get_group_id(0)];
    out[i] = cu_curand_mtgp32_global(state) ^ cu_curand_mtgp32_specific_global(
            state, (uchar)(uint)get_local_id(0), (uchar)64);
    normal[i] = cu_curand_normal_mtgp32_global(state);
}

__kernel void counts(__global curandStateMtgp32 *states, __global uint *out,
                     __global curandDiscreteDistribution_st *distribution)
{
    out[get_local_id(0)] = cu_curand_poisson_mtgp32_global(states, 3.5)
        + cu_curand_discrete_mtgp32_global(states, distribution);
}
