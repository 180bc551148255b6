/* What is not ported of NVRTC: a function says so and returns an error, and the compiler warns of calls.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_NVRTC_REFUSED_H
#define CU2CL_CUDA_NVRTC_REFUSED_H
#include "refused.h"
#include "cu2cl/hide_macros.h"

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

CU2CL_REFUSED("there is no optimisation at link time")
nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram, size_t *);
CU2CL_REFUSED("there is no optimisation at link time")
nvrtcResult nvrtcGetLTOIR(nvrtcProgram, char *);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#include "cu2cl/show_macros.h"

#endif
