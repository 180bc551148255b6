/* Launches that can't be: of kernels that the translator refused or never saw, that need what the
 * device lacks, or whose text does not build.
 *
 * A program that does not look at a launch's error goes on with memory that nobody wrote. So the
 * reason is printed once for each kernel, cudaGetErrorString gives it to the thread, their number
 * is printed at the end, and CU2CL_ON_REFUSAL=abort ends the program there and then. Launches that
 * CUDA refuses, too, are not among these: programs try them on purpose. Reasons are never freed:
 * programs keep the pointers that cudaGetErrorString returns. */
#include "base/base.h"

#include <stdarg.h>

static unsigned long launches, kernels;
/* Of this thread: the kernel of the last error, and of the one that is on its way. */
static _Thread_local const struct rt_refusal *last, *coming;
static _Thread_local cu2clError_t last_error;

static void report_refusals(void)
{
    rt_message("%lu launch%s of %lu kernel%s did not run: results are incomplete", launches,
               launches == 1 ? "" : "es", kernels, kernels == 1 ? "" : "s");
}

static bool is_fatal(void)
{
    const char *wanted = getenv("CU2CL_ON_REFUSAL");
    if (!wanted || !*wanted || strcmp(wanted, "error") == 0)
        return false;
    if (strcmp(wanted, "abort") == 0)
        return true;
    rt_message("CU2CL_ON_REFUSAL=%s is none of error, abort; ignored", wanted);
    return false;
}

cu2clError_t rt_refusal_explain(struct rt_refusal *kernel, cu2clError_t error, const char *format,
                                ...)
{
    char text[512];
    int length = snprintf(text, sizeof text, "%s: ", rt_error_text(error));
    va_list args;
    coming = kernel;
    if (kernel->reason)
        return error;
    va_start(args, format);
    vsnprintf(text + length, sizeof text - (size_t)length, format, args);
    va_end(args);
    kernel->reason = strdup(text);
    rt_message("%s", text + length);
    return error;
}

cu2clError_t rt_refusal(struct rt_refusal *kernel, cu2clError_t error)
{
    static bool fatal;
    if (coming != kernel || !kernel->reason)
        return error;
    if (launches++ == 0) {
        fatal = is_fatal();
        atexit(report_refusals);
    }
    if (!kernel->counted)
        kernels++;
    kernel->counted = true;
    if (!fatal)
        return error;
    rt_message("ended by CU2CL_ON_REFUSAL=abort: %s", kernel->reason);
    fflush(stdout);
    abort();
}

void rt_refusal_recorded(cu2clError_t error)
{
    last = coming;
    last_error = error;
    coming = NULL;
}

const char *rt_refusal_reason(cu2clError_t error)
{
    return last && error == last_error ? last->reason : NULL;
}
