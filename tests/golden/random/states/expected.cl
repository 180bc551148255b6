#include <cu2cl/curand_philox.clh>
#include <cu2cl/curand_sobol.clh>
#include <cu2cl/curand_xorwow.clh>
#include <cu2cl/vector.clh>

typedef struct walker {
    float2 place;
    curandState random;
} walker;

__kernel void begin(__global curandState *states, __global walker *walkers, ulong seed)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    cu_curand_init_xorwow_global(seed, (ulong)i, (ulong)0, &states[i]);
    cu_curand_init_xorwow_global(seed, (ulong)0, (ulong)i, &walkers[i].random);
}

/* step<curandStateXORWOW> */
float step_curandStateXORWOW(curandState *state)
{
    return cu_curand_uniform_xorwow_private(state) < 0.5f ? -1.0f
        : cu_curand_normal_xorwow_private(state);
}

/* step<curandStateXORWOW> */
float step_curandStateXORWOW_global(__global curandState *state)
{
    return cu_curand_uniform_xorwow_global(state) < 0.5f ? -1.0f
        : cu_curand_normal_xorwow_global(state);
}

/* step<curandStatePhilox4_32_10> */
float step_curandStatePhilox4_32_10(__local curandStatePhilox4_32_10 *state)
{
    return cu_curand_uniform_philox_local(state) < 0.5f ? -1.0f
        : cu_curand_normal_philox_local(state);
}

__kernel void walk(__global curandState *states, __global walker *walkers)
{
    __local curandStatePhilox4_32_10 shared[4];
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    walker mine = walkers[i];
    mine.place.x += step_curandStateXORWOW(&mine.random);
    mine.place.y += step_curandStateXORWOW_global(states + i);
    walkers[i] = mine;
    if (get_local_id(0) < 4) {
        cu_curand_init_philox_local((ulong)1, (ulong)i, (ulong)0, shared + get_local_id(0));
        float4 four = cu_curand_normal4_philox_local(shared + get_local_id(0));
        ((__global cu_float2_parts *)&walkers[i].place)->x += four.w
            + step_curandStatePhilox4_32_10(&shared[get_local_id(0)]);
        cu_skipahead_xorwow_global((ulong)100, states + i);
    }
}

__kernel void quasi_random(__global uint (*vectors)[32],
                           __global curandStateScrambledSobol32 *states, __global uint *constants,
                           __global float *out, __constant ulong *wide_vectors)
{
    curandStateSobol64 wide;
    int i = get_local_id(0);
    cu_curand_init_scrambled_sobol32_global_global(vectors[i], constants[i], 7, states + i);
    cu_curand_init_sobol64_constant_private(wide_vectors, 1uL << 40, &wide);
    out[i] = cu_curand_uniform_sobol32_global(&states[i]) + cu_curand_normal_sobol64_private(&wide);
}
