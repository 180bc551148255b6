// cuRAND's host interface, with a generator that is not ported.
#include <cuda_runtime.h>
#include <curand.h>

__global__ void scale(float *numbers, float factor)
{
    numbers[blockIdx.x * blockDim.x + threadIdx.x] *= factor;
}

static bool check(curandStatus_t status)
{
    return status == CURAND_STATUS_SUCCESS;
}

bool run(float *numbers, int blocks, cudaStream_t stream)
{
    curandGenerator_t generator;
    if (!check(curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT)))
        return false;
    curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
    curandSetStream(generator, stream);
    bool done = check(curandGenerateNormal(generator, numbers, blocks * 64, 0.0f, 1.0f));
    scale<<<blocks, 64, 0, stream>>>(numbers, 0.5f);
    curandDestroyGenerator(generator);
    return done && check(curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_MT19937));
}
