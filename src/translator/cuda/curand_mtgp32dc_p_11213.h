/* cuRAND's parameters of MTGP32. */
#ifndef CU2CL_CUDA_CURAND_MTGP32DC_P_11213_H
#define CU2CL_CUDA_CURAND_MTGP32DC_P_11213_H

#include "curand_mtgp32.h"

#ifdef __cplusplus
extern "C" {
#endif
extern const mtgp32_params_fast_t mtgp32dc_params_fast_11213[200];
#ifdef __cplusplus
}
#endif

#endif
