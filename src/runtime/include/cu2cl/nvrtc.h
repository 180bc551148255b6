/* What stands for NVRTC, CUDA's compiler at run time, for C and C++: nvrtcX is cu2clRtcX, NVRTC_X
 * is CU2CL_RTC_X.
 *
 * A text is ported by the translator, `cu2cl --image`, which has to be installed where the program
 * runs. Where the program reads a source file that was ported with it, x.cu, the port's build has
 * written a file of that name that says `cu2cl module x`; that text stands for the kernels in the
 * program. Both give an image for cu2clDrvModuleLoadData. */
#ifndef CU2CL_NVRTC_H
#define CU2CL_NVRTC_H
#ifndef __NVRTC_H__ /* programs test it */
#define __NVRTC_H__
#endif

#include <stddef.h>

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum cu2clRtcResult {
    CU2CL_RTC_SUCCESS = 0,
    CU2CL_RTC_ERROR_OUT_OF_MEMORY = 1,
    CU2CL_RTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
    CU2CL_RTC_ERROR_INVALID_INPUT = 3,
    CU2CL_RTC_ERROR_INVALID_PROGRAM = 4,
    CU2CL_RTC_ERROR_INVALID_OPTION = 5,
    CU2CL_RTC_ERROR_COMPILATION = 6,
    CU2CL_RTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
    CU2CL_RTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
    CU2CL_RTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
    CU2CL_RTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
    CU2CL_RTC_ERROR_INTERNAL_ERROR = 11,
    CU2CL_RTC_ERROR_TIME_FILE_WRITE_FAILED = 12,
} cu2clRtcResult;

typedef struct cu2clRtcProgram_st *cu2clRtcProgram;

const char *cu2clRtcGetErrorString(cu2clRtcResult __result);
cu2clRtcResult cu2clRtcVersion(int *__major, int *__minor);
cu2clRtcResult cu2clRtcGetNumSupportedArchs(int *__count);
cu2clRtcResult cu2clRtcGetSupportedArchs(int *__list);
cu2clRtcResult cu2clRtcCreateProgram(cu2clRtcProgram *__program, const char *__text,
                                     const char *__name, int __header_count,
                                     const char *const *__headers,
                                     const char *const *__include_names);
/* `*program` becomes NULL. */
cu2clRtcResult cu2clRtcDestroyProgram(cu2clRtcProgram *__program);
/* Before the program is compiled: asks for the name of a kernel's instance, or of a variable. */
cu2clRtcResult cu2clRtcAddNameExpression(cu2clRtcProgram __program, const char *__expression);
/* For cu2clDrvModuleGetFunction or cu2clDrvModuleGetGlobal; lives as long as the program. */
cu2clRtcResult cu2clRtcGetLoweredName(cu2clRtcProgram __program, const char *__expression,
                                      const char **__lowered);
/* CU2CL_RTC_ERROR_COMPILATION: something of the text is wrong or can't be ported.
 * CU2CL_RTC_ERROR_INVALID_OPTION: an option is unknown, or can't be followed. Where the text stands
 * for kernels of the program, options with macros and name expressions are refused. The log and a
 * message say which. */
cu2clRtcResult cu2clRtcCompileProgram(cu2clRtcProgram __program, int __count,
                                      const char *const *__options);
/* The image, with the null byte at its end; CU2CL_RTC_ERROR_INVALID_PROGRAM before it was
 * compiled. */
cu2clRtcResult cu2clRtcGetPTXSize(cu2clRtcProgram __program, size_t *__size);
cu2clRtcResult cu2clRtcGetPTX(cu2clRtcProgram __program, char *__image);
cu2clRtcResult cu2clRtcGetCUBINSize(cu2clRtcProgram __program, size_t *__size);
cu2clRtcResult cu2clRtcGetCUBIN(cu2clRtcProgram __program, char *__image);
/* The log, with the null byte at its end. */
cu2clRtcResult cu2clRtcGetProgramLogSize(cu2clRtcProgram __program, size_t *__size);
cu2clRtcResult cu2clRtcGetProgramLog(cu2clRtcProgram __program, char *__log);

#ifdef __cplusplus
}
#endif

#include "show_macros.h"

#endif
