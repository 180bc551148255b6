/* cuRAND's functions that make states of MTGP32. */
#ifndef CU2CL_CUDA_CURAND_MTGP32_HOST_H
#define CU2CL_CUDA_CURAND_MTGP32_HOST_H

#include "curand_mtgp32.h"

#ifdef __cplusplus
extern "C" {
#endif
curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t *, mtgp32_kernel_params_t *);
curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t *, const mtgp32_params_fast_t *,
                                           mtgp32_kernel_params_t *, int, unsigned long long);
#ifdef __cplusplus
}
#endif

#endif
