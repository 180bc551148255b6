/* The functions of cuRAND's host interface.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_RANDOM_FUNCTIONS_H
#define CU2CL_CUDA_RANDOM_FUNCTIONS_H

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

curandStatus_t curandCreateGenerator(curandGenerator_t *__generator, curandRngType_t __type);
curandStatus_t curandCreateGeneratorHost(curandGenerator_t *__generator, curandRngType_t __type);
curandStatus_t curandCreatePoissonDistribution(double __lambda,
                                               curandDiscreteDistribution_t *__distribution);
curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t __distribution);
curandStatus_t curandDestroyGenerator(curandGenerator_t __generator);
curandStatus_t curandGenerate(curandGenerator_t __generator, unsigned int *__output,
                              size_t __count);
curandStatus_t curandGenerateLogNormal(curandGenerator_t __generator, float *__output,
                                       size_t __count, float __mean, float __deviation);
curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t __generator, double *__output,
                                             size_t __count, double __mean, double __deviation);
curandStatus_t curandGenerateLongLong(curandGenerator_t __generator, unsigned long long *__output,
                                      size_t __count);
curandStatus_t curandGenerateNormal(curandGenerator_t __generator, float *__output, size_t __count,
                                    float __mean, float __deviation);
curandStatus_t curandGenerateNormalDouble(curandGenerator_t __generator, double *__output,
                                          size_t __count, double __mean, double __deviation);
curandStatus_t curandGeneratePoisson(curandGenerator_t __generator, unsigned int *__output,
                                     size_t __count, double __lambda);
curandStatus_t curandGenerateSeeds(curandGenerator_t __generator);
curandStatus_t curandGenerateUniform(curandGenerator_t __generator, float *__output,
                                     size_t __count);
curandStatus_t curandGenerateUniformDouble(curandGenerator_t __generator, double *__output,
                                           size_t __count);
curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **__vectors,
                                           curandDirectionVectorSet_t __set);
curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **__vectors,
                                           curandDirectionVectorSet_t __set);
curandStatus_t curandGetScrambleConstants32(unsigned int **__constants);
curandStatus_t curandGetScrambleConstants64(unsigned long long **__constants);
curandStatus_t curandGetVersion(int *__version);
curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t *__parameters,
                                         mtgp32_kernel_params_t *__tables);
curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *__states,
                                           const mtgp32_params_fast_t *__parameters,
                                           mtgp32_kernel_params_t *__tables, int __count,
                                           unsigned long long __seed);
curandStatus_t curandSetGeneratorOffset(curandGenerator_t __generator, unsigned long long __offset);
curandStatus_t curandSetGeneratorOrdering(curandGenerator_t __generator, curandOrdering_t __order);
curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t __generator,
                                                  unsigned long long __seed);
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t __generator,
                                                       unsigned int __dimensions);
curandStatus_t curandSetStream(curandGenerator_t __generator, cudaStream_t __stream);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#endif
