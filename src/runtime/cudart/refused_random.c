/* The functions of cuRAND's host interface that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

curandStatus_t curandGeneratePoisson(curandGenerator_t unused0 CU2CL_UNUSED,
                                     unsigned int *unused1 CU2CL_UNUSED,
                                     size_t unused2 CU2CL_UNUSED, double unused3 CU2CL_UNUSED)
{
    refuse("curandGeneratePoisson", "discrete distributions are not ported");
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
