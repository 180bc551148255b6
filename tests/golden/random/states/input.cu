// States of cuRAND's generators in global, local and private memory, in structures, and behind pointers.
#include <curand_kernel.h>

struct walker {
    float2 place;
    curandState random;
};

__global__ void begin(curandState *states, walker *walkers, unsigned long long seed)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    curand_init(seed, i, 0, &states[i]);
    curand_init(seed, 0, i, &walkers[i].random);
}

template <typename State> __device__ float step(State *state)
{
    return curand_uniform(state) < 0.5f ? -1.0f : curand_normal(state);
}

__global__ void walk(curandState *states, walker *walkers)
{
    __shared__ curandStatePhilox4_32_10_t shared[4];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    walker mine = walkers[i];
    mine.place.x += step(&mine.random);
    mine.place.y += step(states + i);
    walkers[i] = mine;
    if (threadIdx.x < 4) {
        curand_init(1, i, 0, shared + threadIdx.x);
        float4 four = curand_normal4(shared + threadIdx.x);
        walkers[i].place.x += four.w + step(&shared[threadIdx.x]);
        skipahead(100, states + i);
    }
}

// Vectors come in arrays of 32 or 64, a constant for the scrambled ones beside them.
__constant__ curandDirectionVectors64_t wide_vectors;

__global__ void quasi_random(curandDirectionVectors32_t *vectors, curandStateScrambledSobol32_t *states, unsigned *constants, float *out)
{
    curandStateSobol64_t wide;
    int i = threadIdx.x;
    curand_init(vectors[i], constants[i], 7, states + i);
    curand_init(wide_vectors, 1ull << 40, &wide);
    out[i] = curand_uniform(&states[i]) + curand_normal(&wide);
}

void run(int blocks)
{
    curandState *states;
    walker *walkers;
    cudaMalloc(&states, blocks * 64 * sizeof(curandState));
    cudaMalloc(&walkers, blocks * 64 * sizeof(walker));
    begin<<<blocks, 64>>>(states, walkers, 1234);
    walk<<<blocks, 64>>>(states, walkers);
}
