/* Handles, descriptions of matrices, and names of status codes. */
#include "libraries/sparse/sparse.h"

#include <stdlib.h>

cusparseStatus_t cusparseCreate(cusparseHandle_t *handle)
{
    int device;
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (cu2clGetDevice(&device) != cu2clSuccess)
        return CUSPARSE_STATUS_NOT_INITIALIZED;
    *handle = calloc(1, sizeof **handle);
    return *handle ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ALLOC_FAILED;
}

cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)
{
    free(handle);
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!version)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *version = CUSPARSE_VERSION;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value)
{
    static const int parts[] = {CUSPARSE_VER_MAJOR, CUSPARSE_VER_MINOR, CUSPARSE_VER_PATCH};
    if (!value || (unsigned)type > PATCH_LEVEL)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *value = parts[type];
    return CUSPARSE_STATUS_SUCCESS;
}

static const struct {
    const char *name, *text;
} status_texts[] = {
    [CUSPARSE_STATUS_SUCCESS] = {"CUSPARSE_STATUS_SUCCESS", "success"},
    [CUSPARSE_STATUS_NOT_INITIALIZED] = {"CUSPARSE_STATUS_NOT_INITIALIZED", "there is no handle"},
    [CUSPARSE_STATUS_ALLOC_FAILED] = {"CUSPARSE_STATUS_ALLOC_FAILED", "out of memory"},
    [CUSPARSE_STATUS_INVALID_VALUE] = {"CUSPARSE_STATUS_INVALID_VALUE",
                                       "an argument has no valid value"},
    [CUSPARSE_STATUS_ARCH_MISMATCH] = {"CUSPARSE_STATUS_ARCH_MISMATCH",
                                       "the device lacks a feature"},
    [CUSPARSE_STATUS_MAPPING_ERROR] = {"CUSPARSE_STATUS_MAPPING_ERROR", "memory was not found"},
    [CUSPARSE_STATUS_EXECUTION_FAILED] = {"CUSPARSE_STATUS_EXECUTION_FAILED",
                                          "a kernel could not be run"},
    [CUSPARSE_STATUS_INTERNAL_ERROR] = {"CUSPARSE_STATUS_INTERNAL_ERROR", "internal error"},
    [CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED] = {"CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED",
                                                   "not for a matrix of this type"},
    [CUSPARSE_STATUS_ZERO_PIVOT] = {"CUSPARSE_STATUS_ZERO_PIVOT",
                                    "an element of the diagonal is missing or 0"},
    [CUSPARSE_STATUS_NOT_SUPPORTED] = {"CUSPARSE_STATUS_NOT_SUPPORTED",
                                       "not for these types or formats"},
    [CUSPARSE_STATUS_INSUFFICIENT_RESOURCES] = {"CUSPARSE_STATUS_INSUFFICIENT_RESOURCES",
                                                "the device has not what it takes"},
};

const char *cusparseGetErrorName(cusparseStatus_t status)
{
    unsigned number = (unsigned)status;
    return number < sizeof status_texts / sizeof *status_texts ? status_texts[number].name
                                                               : "unrecognized error code";
}

const char *cusparseGetErrorString(cusparseStatus_t status)
{
    unsigned number = (unsigned)status;
    return number < sizeof status_texts / sizeof *status_texts ? status_texts[number].text
                                                               : "unrecognized error code";
}

cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cu2clStream_t stream)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    handle->stream = stream;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cu2clStream_t *stream)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!stream)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *stream = handle->stream;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if ((unsigned)mode > CUSPARSE_POINTER_MODE_DEVICE)
        return CUSPARSE_STATUS_INVALID_VALUE;
    handle->pointer_mode = mode;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode)
{
    if (!handle)
        return CUSPARSE_STATUS_INVALID_VALUE;
    if (!mode)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *mode = handle->pointer_mode;
    return CUSPARSE_STATUS_SUCCESS;
}

cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descr)
{
    if (!descr)
        return CUSPARSE_STATUS_INVALID_VALUE;
    *descr = calloc(1, sizeof **descr);
    return *descr ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_ALLOC_FAILED;
}

cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descr)
{
    free(descr);
    return CUSPARSE_STATUS_SUCCESS;
}

#define SETTING(name, type, member, most)                                                          \
    cusparseStatus_t cusparseSetMat##name(cusparseMatDescr_t descr, type value)                    \
    {                                                                                              \
        if (!descr || (unsigned)value > (most))                                                    \
            return CUSPARSE_STATUS_INVALID_VALUE;                                                  \
        descr->member = value;                                                                     \
        return CUSPARSE_STATUS_SUCCESS;                                                            \
    }                                                                                              \
    type cusparseGetMat##name(cusparseMatDescr_t descr)                                            \
    {                                                                                              \
        return descr ? descr->member : (type)0;                                                    \
    }
SETTING(Type, cusparseMatrixType_t, type, CUSPARSE_MATRIX_TYPE_TRIANGULAR)
SETTING(FillMode, cusparseFillMode_t, fill, CUSPARSE_FILL_MODE_UPPER)
SETTING(DiagType, cusparseDiagType_t, diagonal, CUSPARSE_DIAG_TYPE_UNIT)
SETTING(IndexBase, cusparseIndexBase_t, base, CUSPARSE_INDEX_BASE_ONE)
