/* The functions of NVRTC, which are the runtime's with another name.
 * Made by scripts/cuda_names.py; not edited by hand. */
#include "calls.h"

nvrtcResult nvrtcAddNameExpression(nvrtcProgram program, const char *expression)
{
    return cu2clRtcAddNameExpression(program, expression);
}

nvrtcResult nvrtcCompileProgram(nvrtcProgram program, int count, const char *const *options)
{
    return cu2clRtcCompileProgram(program, count, options);
}

nvrtcResult nvrtcCreateProgram(nvrtcProgram *program, const char *text, const char *name,
                               int header_count, const char *const *headers,
                               const char *const *include_names)
{
    return cu2clRtcCreateProgram(program, text, name, header_count, headers, include_names);
}

nvrtcResult nvrtcDestroyProgram(nvrtcProgram *program)
{
    return cu2clRtcDestroyProgram(program);
}

nvrtcResult nvrtcGetCUBIN(nvrtcProgram program, char *image)
{
    return cu2clRtcGetCUBIN(program, image);
}

nvrtcResult nvrtcGetCUBINSize(nvrtcProgram program, size_t *size)
{
    return cu2clRtcGetCUBINSize(program, size);
}

const char *nvrtcGetErrorString(nvrtcResult result)
{
    return cu2clRtcGetErrorString(result);
}

nvrtcResult nvrtcGetLoweredName(nvrtcProgram program, const char *expression, const char **lowered)
{
    return cu2clRtcGetLoweredName(program, expression, lowered);
}

nvrtcResult nvrtcGetNumSupportedArchs(int *count)
{
    return cu2clRtcGetNumSupportedArchs(count);
}

nvrtcResult nvrtcGetPTX(nvrtcProgram program, char *image)
{
    return cu2clRtcGetPTX(program, image);
}

nvrtcResult nvrtcGetPTXSize(nvrtcProgram program, size_t *size)
{
    return cu2clRtcGetPTXSize(program, size);
}

nvrtcResult nvrtcGetProgramLog(nvrtcProgram program, char *log)
{
    return cu2clRtcGetProgramLog(program, log);
}

nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram program, size_t *size)
{
    return cu2clRtcGetProgramLogSize(program, size);
}

nvrtcResult nvrtcGetSupportedArchs(int *list)
{
    return cu2clRtcGetSupportedArchs(list);
}

nvrtcResult nvrtcVersion(int *major, int *minor)
{
    return cu2clRtcVersion(major, minor);
}
