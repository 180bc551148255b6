/* The functions of NVRTC.
 * Made by scripts/cuda_names.py; not edited by hand. */
#ifndef CU2CL_CUDA_NVRTC_FUNCTIONS_H
#define CU2CL_CUDA_NVRTC_FUNCTIONS_H

#ifdef __cplusplus
#define CU2CL_DEFAULT(value) = value
extern "C" {
#else
#define CU2CL_DEFAULT(value)
#endif

nvrtcResult nvrtcAddNameExpression(nvrtcProgram __program, const char *__expression);
nvrtcResult nvrtcCompileProgram(nvrtcProgram __program, int __count, const char *const *__options);
nvrtcResult nvrtcCreateProgram(nvrtcProgram *__program, const char *__text, const char *__name,
                               int __header_count, const char *const *__headers,
                               const char *const *__include_names);
nvrtcResult nvrtcDestroyProgram(nvrtcProgram *__program);
nvrtcResult nvrtcGetCUBIN(nvrtcProgram __program, char *__image);
nvrtcResult nvrtcGetCUBINSize(nvrtcProgram __program, size_t *__size);
const char *nvrtcGetErrorString(nvrtcResult __result);
nvrtcResult nvrtcGetLoweredName(nvrtcProgram __program, const char *__expression,
                                const char **__lowered);
nvrtcResult nvrtcGetNumSupportedArchs(int *__count);
nvrtcResult nvrtcGetPTX(nvrtcProgram __program, char *__image);
nvrtcResult nvrtcGetPTXSize(nvrtcProgram __program, size_t *__size);
nvrtcResult nvrtcGetProgramLog(nvrtcProgram __program, char *__log);
nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram __program, size_t *__size);
nvrtcResult nvrtcGetSupportedArchs(int *__list);
nvrtcResult nvrtcVersion(int *__major, int *__minor);

#ifdef __cplusplus
}
#endif
#undef CU2CL_DEFAULT

#endif
