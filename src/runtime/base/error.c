/* Names and texts of errors, from the table <cu2cl/errors.def>. They are CUDA's, so that programs
 * print what they printed; a launch that can't be has its reason for a text. */
#include "base/base.h"

static const struct {
    int value;
    const char *name, *text;
} errors[] = {
    {0, "cudaSuccess", "no error"},
#define CU2CL_ERROR(name, value, text) {value, "cudaError" #name, text},
#include <cu2cl/errors.def>
#undef CU2CL_ERROR
};

const char *cu2clGetErrorName(cu2clError_t error)
{
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (errors[i].value == (int)error)
            return errors[i].name;
    return "unrecognized error code";
}

const char *rt_error_text(cu2clError_t error)
{
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
        if (errors[i].value == (int)error)
            return errors[i].text;
    return "unrecognized error code";
}

const char *cu2clGetErrorString(cu2clError_t error)
{
    const char *reason = rt_refusal_reason(error);
    return reason ? reason : rt_error_text(error);
}
