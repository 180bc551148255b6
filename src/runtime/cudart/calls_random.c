/* The functions of cuRAND's host interface, which are the runtime's with another name.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t type)
{
    return cu2clRandCreateGenerator(generator, type);
}

curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t type)
{
    return cu2clRandCreateGeneratorHost(generator, type);
}

curandStatus_t curandCreatePoissonDistribution(double lambda,
                                               curandDiscreteDistribution_t *distribution)
{
    return cu2clRandCreatePoissonDistribution(lambda, distribution);
}

curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t distribution)
{
    return cu2clRandDestroyDistribution(distribution);
}

curandStatus_t curandDestroyGenerator(curandGenerator_t generator)
{
    return cu2clRandDestroyGenerator(generator);
}

curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *output, size_t count)
{
    return cu2clRandGenerate(generator, output, count);
}

curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *output, size_t count,
                                       float mean, float deviation)
{
    return cu2clRandGenerateLogNormal(generator, output, count, mean, deviation);
}

curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *output,
                                             size_t count, double mean, double deviation)
{
    return cu2clRandGenerateLogNormalDouble(generator, output, count, mean, deviation);
}

curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *output,
                                      size_t count)
{
    return cu2clRandGenerateLongLong(generator, output, count);
}

curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *output, size_t count,
                                    float mean, float deviation)
{
    return cu2clRandGenerateNormal(generator, output, count, mean, deviation);
}

curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *output, size_t count,
                                          double mean, double deviation)
{
    return cu2clRandGenerateNormalDouble(generator, output, count, mean, deviation);
}

curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *output,
                                     size_t count, double lambda)
{
    return cu2clRandGeneratePoisson(generator, output, count, lambda);
}

curandStatus_t curandGenerateSeeds(curandGenerator_t generator)
{
    return cu2clRandGenerateSeeds(generator);
}

curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *output, size_t count)
{
    return cu2clRandGenerateUniform(generator, output, count);
}

curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *output,
                                           size_t count)
{
    return cu2clRandGenerateUniformDouble(generator, output, count);
}

curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors,
                                           curandDirectionVectorSet_t set)
{
    return cu2clRandGetDirectionVectors32(vectors, set);
}

curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors,
                                           curandDirectionVectorSet_t set)
{
    return cu2clRandGetDirectionVectors64(vectors, set);
}

curandStatus_t curandGetScrambleConstants32(unsigned int **constants)
{
    return cu2clRandGetScrambleConstants32(constants);
}

curandStatus_t curandGetScrambleConstants64(unsigned long long **constants)
{
    return cu2clRandGetScrambleConstants64(constants);
}

curandStatus_t curandGetVersion(int *version)
{
    return cu2clRandGetVersion(version);
}

curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t *parameters,
                                         mtgp32_kernel_params_t *tables)
{
    return cu2clRandMakeMTGP32Constants(parameters, tables);
}

curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *states,
                                           const mtgp32_params_fast_t *parameters,
                                           mtgp32_kernel_params_t *tables, int count,
                                           unsigned long long seed)
{
    return cu2clRandMakeMTGP32KernelState(states, parameters, tables, count, seed);
}

curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)
{
    return cu2clRandSetGeneratorOffset(generator, offset);
}

curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)
{
    return cu2clRandSetGeneratorOrdering(generator, order);
}

curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator,
                                                  unsigned long long seed)
{
    return cu2clRandSetPseudoRandomGeneratorSeed(generator, seed);
}

curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator,
                                                       unsigned int dimensions)
{
    return cu2clRandSetQuasiRandomGeneratorDimensions(generator, dimensions);
}

curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)
{
    return cu2clRandSetStream(generator, stream);
}
