/* cuRAND's host interface: generators that fill arrays with pseudo-random numbers. Stands for
 * curand.h, with its types and constants; the functions are named cu2clRandX for curandX.
 *
 * The numbers are those of CUDA in the same order, for XORWOW, Philox4_32_10, MRG32k3a, and MTGP32;
 * normal ones up to the last bits of logarithm, sine and cosine; and those of Sobol's sequences, plain and
 * scrambled, of 32 and 64 bits. Other generators are not there: cu2clRandCreateGenerator returns
 * CURAND_STATUS_TYPE_ERROR for them.
 *
 * A generator belongs to the device that is current when it is made. Calls for the same generator
 * must not overlap. Each function returns CURAND_STATUS_NOT_INITIALIZED for a generator that is
 * NULL. */
#ifndef CU2CL_CURAND_H
#define CU2CL_CURAND_H

#include "hide_macros.h"

#include "cu2cl.h"

#include "curand_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Makes a generator with seed 0 for memory of the device; the caller destroys it.
 * CURAND_STATUS_ALLOCATION_FAILED: out of memory; CURAND_STATUS_INITIALIZATION_FAILED: no device.
 * Counterpart of curandCreateGenerator. */
curandStatus_t cu2clRandCreateGenerator(curandGenerator_t *__generator, curandRngType_t __type);
/* The same for memory of the host. The device computes the numbers; they are there when a call
 * returns. Counterpart of curandCreateGeneratorHost. */
curandStatus_t cu2clRandCreateGeneratorHost(curandGenerator_t *__generator, curandRngType_t __type);
curandStatus_t cu2clRandDestroyGenerator(curandGenerator_t __generator);
/* CURAND_VERSION. Counterpart of curandGetVersion. */
curandStatus_t cu2clRandGetVersion(int *__version);
/* The stream in which numbers are generated from now on. Counterpart of curandSetStream. */
curandStatus_t cu2clRandSetStream(curandGenerator_t __generator, cu2clStream_t __stream);
/* The next number keeps its place. Counterpart of curandSetPseudoRandomGeneratorSeed. */
curandStatus_t cu2clRandSetPseudoRandomGeneratorSeed(curandGenerator_t __generator,
                                                     unsigned long long __seed);
/* The next number is the one behind `offset` others. Counterpart of curandSetGeneratorOffset. */
curandStatus_t cu2clRandSetGeneratorOffset(curandGenerator_t __generator,
                                           unsigned long long __offset);
/* CURAND_STATUS_OUT_OF_RANGE: not one of the orderings above. Counterpart of
 * curandSetGeneratorOrdering. */
curandStatus_t cu2clRandSetGeneratorOrdering(curandGenerator_t __generator,
                                             curandOrdering_t __order);
/* Quasi-random numbers of so many dimensions, 1 ... 20000; a call makes numbers for the first
 * dimension, then as many for the second one, and so on. CURAND_STATUS_TYPE_ERROR: not a generator
 * of quasi-random numbers. Counterpart of curandSetQuasiRandomGeneratorDimensions. */
curandStatus_t cu2clRandSetQuasiRandomGeneratorDimensions(curandGenerator_t __generator,
                                                          unsigned int __dimensions);
/* The figures of 20000 dimensions, for curand_init; they belong to the library, whose first
 * call makes them. CURAND_STATUS_OUT_OF_RANGE: no set of this width. Counterparts of curandGetDirectionVectors32, and so on. */
curandStatus_t cu2clRandGetDirectionVectors32(curandDirectionVectors32_t **__vectors,
                                              curandDirectionVectorSet_t __set);
curandStatus_t cu2clRandGetDirectionVectors64(curandDirectionVectors64_t **__vectors,
                                              curandDirectionVectorSet_t __set);
curandStatus_t cu2clRandGetScrambleConstants32(unsigned int **__constants);
curandStatus_t cu2clRandGetScrambleConstants64(unsigned long long **__constants);
/* Makes the states of the sequences now, and not with the next numbers. Counterpart of
 * curandGenerateSeeds. */
curandStatus_t cu2clRandGenerateSeeds(curandGenerator_t __generator);

/* These fill `count` elements at `out`: with 32 random bits; with numbers of 0 ... 1, without 0 and
 * with 1; normally and log-normally distributed. Without a generator for the host, they return
 * before the numbers are there. CURAND_STATUS_LENGTH_NOT_MULTIPLE: normal numbers come in pairs,
 * `count` must be even, but with Philox4_32_10 and quasi-random numbers, whose count must be a
 * multiple of the dimensions; CURAND_STATUS_LAUNCH_FAILURE: a kernel could not be
 * launched, as by a device without double precision. Counterparts of curandGenerate,
 * curandGenerateUniform, and so on. */
curandStatus_t cu2clRandGenerate(curandGenerator_t __generator, unsigned int *__output,
                                 size_t __count);
/* 64 bits, by Sobol's sequences of 64; these have no numbers of 32. CURAND_STATUS_TYPE_ERROR: not
 * of this generator. */
curandStatus_t cu2clRandGenerateLongLong(curandGenerator_t __generator,
                                         unsigned long long *__output, size_t __count);
curandStatus_t cu2clRandGenerateUniform(curandGenerator_t __generator, float *__output,
                                        size_t __count);
curandStatus_t cu2clRandGenerateUniformDouble(curandGenerator_t __generator, double *__output,
                                              size_t __count);
curandStatus_t cu2clRandGenerateNormal(curandGenerator_t __generator, float *__output,
                                       size_t __count, float __mean, float __deviation);
curandStatus_t cu2clRandGenerateNormalDouble(curandGenerator_t __generator, double *__output,
                                             size_t __count, double __mean, double __deviation);
curandStatus_t cu2clRandGenerateLogNormal(curandGenerator_t __generator, float *__output,
                                          size_t __count, float __mean, float __deviation);
curandStatus_t cu2clRandGenerateLogNormalDouble(curandGenerator_t __generator, double *__output,
                                                size_t __count, double __mean, double __deviation);

/* Poisson's numbers, also odd counts. CURAND_STATUS_OUT_OF_RANGE: lambda is not of 0 ... 400000, or
 * 0. Counterpart of curandGeneratePoisson. */
curandStatus_t cu2clRandGeneratePoisson(curandGenerator_t __generator, unsigned int *__output,
                                        size_t __count, double __lambda);

/* A distribution for kernels, curand_discrete, in memory of the current device; the caller destroys
 * it. CURAND_STATUS_OUT_OF_RANGE as above, or NULL. Counterpart of
 * curandCreatePoissonDistribution. */
curandStatus_t cu2clRandCreatePoissonDistribution(double __lambda,
                                                  curandDiscreteDistribution_t *__distribution);
/* CURAND_STATUS_NOT_INITIALIZED: NULL. Counterpart of curandDestroyDistribution. */
curandStatus_t cu2clRandDestroyDistribution(curandDiscreteDistribution_t __distribution);

/* MTGP32 in kernels. */
/* Writes the tables of 200 sequences to `tables` on the device. Counterpart of
 * curandMakeMTGP32Constants. */
curandStatus_t cu2clRandMakeMTGP32Constants(const mtgp32_params_fast_t *__parameters,
                                            mtgp32_kernel_params_t *__tables);
/* Makes `count` states, at most 200, on the device. CURAND_STATUS_INITIALIZATION_FAILED: another
 * number, or NULL. Counterpart of curandMakeMTGP32KernelState. */
curandStatus_t cu2clRandMakeMTGP32KernelState(curandStateMtgp32_t *__states,
                                              const mtgp32_params_fast_t *__parameters,
                                              mtgp32_kernel_params_t *__tables, int __count,
                                              unsigned long long __seed);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
