// cuRAND's host interface, with a generator that is not ported.
#include <cu2cl/cu2cl.h>
#include <cu2cl/curand.h>

void scale(float *numbers, float factor)
CU2CL_KERNEL(scale, numbers, factor)

static bool check(curandStatus_t status)
{
    return status == CURAND_STATUS_SUCCESS;
}

bool run(float *numbers, int blocks, cu2clStream_t stream)
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU3001: 'CURAND_RNG_PSEUDO_MT19937' is not supported: the generator MT19937 is not ported; XORWOW, Philox4_32_10, MRG32k3a, and MTGP32 are");
#else
    curandGenerator_t generator;
    if (!check(cu2clRandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT)))
        return false;
    cu2clRandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
    cu2clRandSetStream(generator, stream);
    bool done = check(cu2clRandGenerateNormal(generator, numbers, blocks * 64, 0.0f, 1.0f));
    CU2CL_LAUNCH(scale, (blocks, 64, 0, stream), (numbers, 0.5f));
    cu2clRandDestroyGenerator(generator);
    return done && check(cu2clRandCreateGenerator(&generator, CURAND_RNG_PSEUDO_MT19937));
#endif
}
#include "input.cl.h"
