/* What stands for NVRTC: see <cu2cl/nvrtc.h>, driver_image.c for the texts that builds write, and
 * nvrtc_compile.c for all others. */
#include "driver/nvrtc.h"

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

/* What __CUDA_ARCH__ may be; all of them are the same to the port. */
static const int architectures[] = {75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121};

cu2clRtcResult cu2clRtcVersion(int *major, int *minor)
{
    if (!major || !minor)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    *major = CU2CL_CUDART_VERSION / 1000;
    *minor = CU2CL_CUDART_VERSION % 1000 / 10;
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcGetNumSupportedArchs(int *count)
{
    if (!count)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    *count = sizeof architectures / sizeof *architectures;
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcGetSupportedArchs(int *list)
{
    if (!list)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    memcpy(list, architectures, sizeof architectures);
    return CU2CL_RTC_SUCCESS;
}

/* --- programs --- */

static void free_program(cu2clRtcProgram program)
{
    for (size_t i = 0; i < program->header_count; i++) {
        free(program->headers[i]);
        free(program->include_names[i]);
    }
    for (size_t i = 0; i < program->expression_count; i++) {
        free(program->expressions[i].text);
        free(program->expressions[i].lowered);
    }
    free(program->headers);
    free(program->include_names);
    free(program->expressions);
    free(program->text);
    free(program->name);
    free(program->image);
    free(program->log);
    free(program);
}

static bool copy_headers(cu2clRtcProgram program, int count, const char *const *headers,
                         const char *const *names)
{
    program->headers = calloc((size_t)count + 1, sizeof *program->headers);
    program->include_names = calloc((size_t)count + 1, sizeof *program->include_names);
    if (!program->headers || !program->include_names)
        return false;
    for (int i = 0; i < count; i++) {
        program->header_count++;
        program->headers[i] = strdup(headers[i]);
        program->include_names[i] = strdup(names[i]);
        if (!program->headers[i] || !program->include_names[i])
            return false;
    }
    return true;
}

static bool has_all_headers(int count, const char *const *headers, const char *const *names)
{
    if (count < 0 || (count > 0 && (!headers || !names)))
        return false;
    for (int i = 0; i < count; i++)
        if (!headers[i] || !names[i])
            return false;
    return true;
}

cu2clRtcResult cu2clRtcCreateProgram(cu2clRtcProgram *program, const char *text, const char *name,
                                     int header_count, const char *const *headers,
                                     const char *const *include_names)
{
    if (!program || !text || !has_all_headers(header_count, headers, include_names))
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    cu2clRtcProgram made = calloc(1, sizeof *made);
    if (!made)
        return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    made->text = strdup(text);
    made->name = strdup(name ? name : "");
    if (!copy_headers(made, header_count, headers, include_names) || !made->text || !made->name) {
        free_program(made);
        return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    }
    *program = made;
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcDestroyProgram(cu2clRtcProgram *program)
{
    if (!program || !*program)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    free_program(*program);
    *program = NULL;
    return CU2CL_RTC_SUCCESS;
}

/* --- name expressions --- */

static struct nvrtc_expression *find_expression(cu2clRtcProgram program, const char *text)
{
    for (size_t i = 0; i < program->expression_count; i++)
        if (strcmp(program->expressions[i].text, text) == 0)
            return &program->expressions[i];
    return NULL;
}

cu2clRtcResult cu2clRtcAddNameExpression(cu2clRtcProgram program, const char *expression)
{
    if (!program)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    if (!expression)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    if (program->image)
        return CU2CL_RTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION;
    if (find_expression(program, expression))
        return CU2CL_RTC_SUCCESS;
    struct nvrtc_expression *grown =
        realloc(program->expressions, (program->expression_count + 1) * sizeof *grown);
    if (!grown)
        return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    program->expressions = grown;
    grown[program->expression_count] = (struct nvrtc_expression){strdup(expression), NULL};
    if (!grown[program->expression_count].text)
        return CU2CL_RTC_ERROR_OUT_OF_MEMORY;
    program->expression_count++;
    return CU2CL_RTC_SUCCESS;
}

cu2clRtcResult cu2clRtcGetLoweredName(cu2clRtcProgram program, const char *expression,
                                      const char **lowered)
{
    if (!program)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    if (!expression || !lowered)
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    if (!program->image)
        return CU2CL_RTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION;
    const struct nvrtc_expression *found = find_expression(program, expression);
    if (!found || !found->lowered)
        return CU2CL_RTC_ERROR_NAME_EXPRESSION_NOT_VALID;
    *lowered = found->lowered;
    return CU2CL_RTC_SUCCESS;
}

/* --- texts that the port's build wrote --- */

static cu2clRtcResult refuse_source(cu2clRtcProgram program, cu2clRtcResult result, const char *log)
{
    rt_message("%s", log);
    free(program->log);
    program->log = strdup(log);
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

static cu2clRtcResult take_ported(cu2clRtcProgram program, int count, const char *const *options)
{
    struct drv_modules modules = {0};
    for (int i = 0; i < count; i++)
        if (defines_macro(options[i]))
            return refuse_source(
                program, CU2CL_RTC_ERROR_INVALID_OPTION,
                "the kernels were compiled when the program was ported: options with "
                "macros have to be given there");
    if (program->expression_count)
        return refuse_source(
            program, CU2CL_RTC_ERROR_COMPILATION,
            "the kernels were compiled when the program was ported: name expressions need the "
            "source itself, in place of the file that the port's build wrote");
    if (drv_modules_of_image(&modules, program->text) != CU2CL_SUCCESS) {
        free(modules.list);
        return refuse_source(program, CU2CL_RTC_ERROR_COMPILATION,
                             "the text names a source that was not ported with the program");
    }
    program->image = drv_image_of(&modules);
    free(modules.list);
    return program->image ? CU2CL_RTC_SUCCESS : CU2CL_RTC_ERROR_OUT_OF_MEMORY;
}

static void forget_results(cu2clRtcProgram program)
{
    free(program->image);
    free(program->log);
    program->image = program->log = NULL;
    for (size_t i = 0; i < program->expression_count; i++) {
        free(program->expressions[i].lowered);
        program->expressions[i].lowered = NULL;
    }
}

cu2clRtcResult cu2clRtcCompileProgram(cu2clRtcProgram program, int count,
                                      const char *const *options)
{
    if (!program)
        return CU2CL_RTC_ERROR_INVALID_PROGRAM;
    if (count < 0 || (count > 0 && !options))
        return CU2CL_RTC_ERROR_INVALID_INPUT;
    for (int i = 0; i < count; i++)
        if (!options[i])
            return CU2CL_RTC_ERROR_INVALID_INPUT;
    forget_results(program);
    return drv_is_image(program->text) ? take_ported(program, count, options)
                                       : nvrtc_compile(program, count, options);
}

/* --- results --- */

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

static const char *log_text(cu2clRtcProgram program)
{
    return program && !program->log ? "" : program ? program->log : NULL;
}

cu2clRtcResult cu2clRtcGetProgramLogSize(cu2clRtcProgram program, size_t *size)
{
    return give_size(program, log_text(program), size);
}

cu2clRtcResult cu2clRtcGetProgramLog(cu2clRtcProgram program, char *log)
{
    return give_text(program, log_text(program), log);
}
