/* What stands for NVRTC: see <cu2cl/nvrtc.h>, and driver_image.c for the texts. */
#include "driver/driver.h"

#include <cu2cl/nvrtc.h>

struct cu2clRtcProgram_st {
    char *text;
    char *image; /* NULL: not compiled */
    const char *log;
};

const char *cu2clRtcGetErrorString(cu2clRtcResult result)
{
    static const char *const names[] = {
        "NVRTC_SUCCESS",
        "NVRTC_ERROR_OUT_OF_MEMORY",
        "NVRTC_ERROR_PROGRAM_CREATION_FAILURE",
        "NVRTC_ERROR_INVALID_INPUT",
        "NVRTC_ERROR_INVALID_PROGRAM",
        "NVRTC_ERROR_INVALID_OPTION",
        "NVRTC_ERROR_COMPILATION",
        "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE",
        "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION",
        "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION",
        "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID",
        "NVRTC_ERROR_INTERNAL_ERROR",
        "NVRTC_ERROR_TIME_FILE_WRITE_FAILED",
    };
    size_t i = (size_t)result;
    return i < sizeof names / sizeof *names ? names[i] : "NVRTC_ERROR unknown";
}

cu2clRtcResult cu2clRtcVersion(int *major, int *minor)
{
    if (!major || !minor)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    *major = CU2CL_CUDART_VERSION / 1000;
    *minor = CU2CL_CUDART_VERSION % 1000 / 10;
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcCreateProgram(cu2clRtcProgram *program, const char *text, const char *name,
                                     int header_count, const char *const *headers,
                                     const char *const *include_names)
{
    (void)name;
    if (!program || !text || header_count < 0 || (header_count > 0 && (!headers || !include_names)))
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    cu2clRtcProgram made = calloc(1, sizeof *made);
    char *copy = strdup(text);
    if (!made || !copy) {
        free(made);
        free(copy);
        return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    }
    made->text = copy;
    made->log = "";
    *program = made;
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcDestroyProgram(cu2clRtcProgram *program)
{
    if (!program || !*program)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    free((*program)->text);
    free((*program)->image);
    free(*program);
    *program = NULL;
    return CU2CL_RTC_SUCCESS;
}

static cu2clRtcResult refuse_source(cu2clRtcProgram program, cu2clRtcResult result, const char *log)
{
    rt_message("%s", log);
    program->log = log;
    return result;
}

static bool defines_macro(const char *option)
{
    static const char *const starts[] = {
        "-D", "-U", "--define-macro", "--undefine-macro", "-include", "--pre-include"};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncmp(option, starts[i], strlen(starts[i])) == 0)
            return true;
    return false;
}

cu2clRtcResult cu2clRtcCompileProgram(cu2clRtcProgram program, int count,
                                      const char *const *options)
{
    struct drv_modules modules = {0};
    if (!program)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    if (count < 0 || (count > 0 && !options))
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    for (int i = 0; i < count; i++)
        if (defines_macro(options[i]))
            return refuse_source(
                program, CU2CL_RTC_ERROR_INVALID_OPTION,
                "the kernels were compiled when the program was ported: options with "
                "macros have to be given there");
    if (!drv_is_image(program->text))
        return refuse_source(
            program, CU2CL_RTC_ERROR_COMPILATION,
            "kernels can't be compiled at run time: they have to be ported with the "
            "program, and the file that the port's build wrote has to be read");
    if (drv_modules_of_image(&modules, program->text) != CU2CL_SUCCESS) {
        free(modules.list);
        program->log = "the text names a source that was not ported with the program";
        return CU2CL_RTC_ERROR_COMPILATION;
    }
    free(program->image);
    program->image = drv_image_of(&modules);
    program->log = "";
    free(modules.list);
    return program->image ? CU2CL_RTC_SUCCESS : CU2CL_RTC_ERROR_OUT_OF_MEMORY;
}

static cu2clRtcResult give_size(cu2clRtcProgram program, const char *text, size_t *size)
{
    if (!program || !text)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    if (!size)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    *size = strlen(text) + 1;
    return CU2CL_RTC_SUCCESS;
}

static cu2clRtcResult give_text(cu2clRtcProgram program, const char *text, char *out)
{
    if (!program || !text)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    if (!out)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    memcpy(out, text, strlen(text) + 1);
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcGetPTXSize(cu2clRtcProgram program, size_t *size)
{
    return give_size(program, program ? program->image : NULL, size);
}

cu2clRtcResult cu2clRtcGetPTX(cu2clRtcProgram program, char *image)
{
    return give_text(program, program ? program->image : NULL, image);
}

cu2clRtcResult cu2clRtcGetCUBINSize(cu2clRtcProgram program, size_t *size)
{
    return cu2clRtcGetPTXSize(program, size);
}

cu2clRtcResult cu2clRtcGetCUBIN(cu2clRtcProgram program, char *image)
{
    return cu2clRtcGetPTX(program, image);
}

cu2clRtcResult cu2clRtcGetProgramLogSize(cu2clRtcProgram program, size_t *size)
{
    return give_size(program, program ? program->log : NULL, size);
}

cu2clRtcResult cu2clRtcGetProgramLog(cu2clRtcProgram program, char *log)
{
    return give_text(program, program ? program->log : NULL, log);
}
