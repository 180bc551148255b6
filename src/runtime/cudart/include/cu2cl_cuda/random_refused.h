/* What is not ported of cuRAND's host interface: a function says so and returns an error, and the
 * compiler warns of calls. Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_RANDOM_REFUSED_H
#define CU2CL_CUDA_RANDOM_REFUSED_H
#include "refused.h"
#include <cu2cl/hide_macros.h>

#define CURAND_RNG_PSEUDO_MTGP32           ((enum curandRngType)141)
#define CURAND_RNG_PSEUDO_MT19937          ((enum curandRngType)142)
#define CURAND_RNG_QUASI_DEFAULT           ((enum curandRngType)200)
#define CURAND_RNG_QUASI_SOBOL32           ((enum curandRngType)201)
#define CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 ((enum curandRngType)202)
#define CURAND_RNG_QUASI_SOBOL64           ((enum curandRngType)203)
#define CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 ((enum curandRngType)204)
#define CURAND_ORDERING_PSEUDO_SEEDED      ((enum curandOrdering)102)
#define CURAND_ORDERING_PSEUDO_DYNAMIC     ((enum curandOrdering)104)
#define CURAND_ORDERING_QUASI_DEFAULT      ((enum curandOrdering)201)
typedef enum curandDirectionVectorSet {
    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101,
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102,
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103,
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104
} curandDirectionVectorSet_t;
typedef struct curandDistribution_st *curandDiscreteDistribution_t;
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

CU2CL_REFUSED("quasi-random numbers are not ported")
curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t, unsigned int);
CU2CL_REFUSED("quasi-random numbers are not ported")
curandStatus_t curandGenerateLongLong(curandGenerator_t, unsigned long long *, size_t);
CU2CL_REFUSED("discrete distributions are not ported")
curandStatus_t curandGeneratePoisson(curandGenerator_t, unsigned int *, size_t, double);
CU2CL_REFUSED("quasi-random numbers are not ported")
curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **,
                                           curandDirectionVectorSet_t);
CU2CL_REFUSED("quasi-random numbers are not ported")
curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **,
                                           curandDirectionVectorSet_t);
CU2CL_REFUSED("quasi-random numbers are not ported")
curandStatus_t curandGetScrambleConstants32(unsigned int **);
CU2CL_REFUSED("quasi-random numbers are not ported")
curandStatus_t curandGetScrambleConstants64(unsigned long long **);
CU2CL_REFUSED("discrete distributions are not ported")
curandStatus_t curandCreatePoissonDistribution(double, curandDiscreteDistribution_t *);
CU2CL_REFUSED("discrete distributions are not ported")
curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#include <cu2cl/show_macros.h>

#endif
