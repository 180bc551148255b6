/* Errors: what the last one was about. */
#include "libraries/nccl/private.h"

#include <stdarg.h>
#include <stdio.h>

static _Thread_local char last_text[400] = "no error";

ncclResult_t rt_nccl_fail(ncclResult_t result, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(last_text, sizeof last_text, format, arguments);
    va_end(arguments);
    fprintf(stderr, "cu2cl: NCCL: %s\n", last_text);
    return result;
}

ncclResult_t rt_nccl_cuda(cu2clError_t error, const char *what)
{
    if (error == cu2clSuccess)
        return ncclSuccess;
    return rt_nccl_fail(ncclUnhandledCudaError, "%s: %s", what, cu2clGetErrorString(error));
}

const char *ncclGetLastError(ncclComm_t comm)
{
    (void)comm;
    return last_text;
}

const char *ncclGetErrorString(ncclResult_t result)
{
    switch (result) {
    case ncclSuccess: return "no error";
    case ncclUnhandledCudaError: return "unhandled cuda error";
    case ncclSystemError: return "unhandled system error";
    case ncclInternalError: return "internal error";
    case ncclInvalidArgument: return "invalid argument";
    case ncclInvalidUsage: return "invalid usage";
    case ncclRemoteError: return "remote process exited or there was a network error";
    case ncclInProgress: return "NCCL operation in progress";
    default: return "unknown result code";
    }
}

ncclResult_t ncclGetVersion(int *version)
{
    if (!version)
        return ncclInvalidArgument;
    *version = NCCL_VERSION_CODE;
    return ncclSuccess;
}
