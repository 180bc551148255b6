/* The functions of cuRAND's host interface that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t unused0 CU2CL_UNUSED,
                                                       unsigned int unused1 CU2CL_UNUSED)
{
    refuse("curandSetQuasiRandomGeneratorDimensions", "quasi-random numbers are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandGenerateLongLong(curandGenerator_t unused0 CU2CL_UNUSED,
                                      unsigned long long *unused1 CU2CL_UNUSED,
                                      size_t unused2 CU2CL_UNUSED)
{
    refuse("curandGenerateLongLong", "quasi-random numbers are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandGeneratePoisson(curandGenerator_t unused0 CU2CL_UNUSED,
                                     unsigned int *unused1 CU2CL_UNUSED,
                                     size_t unused2 CU2CL_UNUSED, double unused3 CU2CL_UNUSED)
{
    refuse("curandGeneratePoisson", "discrete distributions are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **unused0 CU2CL_UNUSED,
                                           curandDirectionVectorSet_t unused1 CU2CL_UNUSED)
{
    refuse("curandGetDirectionVectors32", "quasi-random numbers are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **unused0 CU2CL_UNUSED,
                                           curandDirectionVectorSet_t unused1 CU2CL_UNUSED)
{
    refuse("curandGetDirectionVectors64", "quasi-random numbers are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandGetScrambleConstants32(unsigned int **unused0 CU2CL_UNUSED)
{
    refuse("curandGetScrambleConstants32", "quasi-random numbers are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandGetScrambleConstants64(unsigned long long **unused0 CU2CL_UNUSED)
{
    refuse("curandGetScrambleConstants64", "quasi-random numbers are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandCreatePoissonDistribution(double unused0 CU2CL_UNUSED,
                                               curandDiscreteDistribution_t *unused1 CU2CL_UNUSED)
{
    refuse("curandCreatePoissonDistribution", "discrete distributions are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}

curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t unused0 CU2CL_UNUSED)
{
    refuse("curandDestroyDistribution", "discrete distributions are not ported");
    return CURAND_STATUS_INTERNAL_ERROR;
}
