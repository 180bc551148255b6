/* The functions of NVRTC that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED)
{
    refuse("nvrtcGetLTOIRSize", "there is no optimisation at link time");
    return NVRTC_ERROR_INTERNAL_ERROR;
}

nvrtcResult nvrtcGetLTOIR(nvrtcProgram unused0 CU2CL_UNUSED, char *unused1 CU2CL_UNUSED)
{
    refuse("nvrtcGetLTOIR", "there is no optimisation at link time");
    return NVRTC_ERROR_INTERNAL_ERROR;
}
