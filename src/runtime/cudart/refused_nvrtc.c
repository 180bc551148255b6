/* The functions of NVRTC that are not ported.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

nvrtcResult nvrtcGetNumSupportedArchs(int *unused0 CU2CL_UNUSED)
{
    refuse("nvrtcGetNumSupportedArchs", "kernels are compiled when the program is ported");
    return NVRTC_ERROR_INTERNAL_ERROR;
}

nvrtcResult nvrtcGetSupportedArchs(int *unused0 CU2CL_UNUSED)
{
    refuse("nvrtcGetSupportedArchs", "kernels are compiled when the program is ported");
    return NVRTC_ERROR_INTERNAL_ERROR;
}

nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram unused0 CU2CL_UNUSED, size_t *unused1 CU2CL_UNUSED)
{
    refuse("nvrtcGetLTOIRSize", "kernels are compiled when the program is ported");
    return NVRTC_ERROR_INTERNAL_ERROR;
}

nvrtcResult nvrtcGetLTOIR(nvrtcProgram unused0 CU2CL_UNUSED, char *unused1 CU2CL_UNUSED)
{
    refuse("nvrtcGetLTOIR", "kernels are compiled when the program is ported");
    return NVRTC_ERROR_INTERNAL_ERROR;
}

nvrtcResult nvrtcAddNameExpression(nvrtcProgram unused0 CU2CL_UNUSED,
                                   const char *unused1 CU2CL_UNUSED)
{
    refuse("nvrtcAddNameExpression",
           "kernels are ported before the program runs; write their mangled names");
    return NVRTC_ERROR_INTERNAL_ERROR;
}

nvrtcResult nvrtcGetLoweredName(nvrtcProgram unused0 CU2CL_UNUSED, const char *unused1 CU2CL_UNUSED,
                                const char **unused2 CU2CL_UNUSED)
{
    refuse("nvrtcGetLoweredName",
           "kernels are ported before the program runs; write their mangled names");
    return NVRTC_ERROR_INTERNAL_ERROR;
}
