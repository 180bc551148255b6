/* Handles, their settings, and the words for status codes. */
#include "libraries/blas/blas.h"

#include "libraries/host_task.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#include <cu2cl/graph.h>

#define MAGIC 0x62ca5u

/* Handles that were destroyed are kept, so that a call with one of them finds that out. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct cublasContext *destroyed;

bool rt_blas_is_handle(cublasHandle_t handle)
{
    return handle && handle->magic == MAGIC;
}

cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)
{
    int device;

    if (!handle)
        return CUBLAS_STATUS_INVALID_VALUE;
    if (cu2clGetDevice(&device) != cu2clSuccess)
        return CUBLAS_STATUS_NOT_INITIALIZED;
    pthread_mutex_lock(&lock);
    struct cublasContext *new = destroyed;
    if (new)
        destroyed = new->next;
    pthread_mutex_unlock(&lock);
    if (!new && !(new = malloc(sizeof *new)))
        return CUBLAS_STATUS_ALLOC_FAILED;
    *new = (struct cublasContext){
        .magic = MAGIC, .emulation.values = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT};
    *handle = new;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)
{
    RT_BLAS_ENTER(handle, true);
    cu2clError_t error = cu2clDeviceSynchronize();
    cu2clFree(handle->workspace);
    handle->magic = 0;
    pthread_mutex_lock(&lock);
    handle->next = destroyed;
    destroyed = handle;
    pthread_mutex_unlock(&lock);
    return rt_blas_status(error);
}

static void free_workspace(void *workspace)
{
    cu2clFree(workspace);
}

/* The graph's own, since the handle's may be another one, or gone, when the graph is launched. */
static void *workspace_of_graph(cublasHandle_t handle, size_t size)
{
    enum cu2clStreamCaptureMode mode = cu2clStreamCaptureModeRelaxed;
    void *workspace = NULL;
    bool is_captured;

    cu2clThreadExchangeStreamCaptureMode(&mode); /* memory can be had in a capture, too */
    cu2clError_t error = cu2clMalloc(&workspace, size);
    cu2clThreadExchangeStreamCaptureMode(&mode);
    if (!error)
        error = rt_give_to_graph(handle->stream, workspace, free_workspace, &is_captured);
    return error ? NULL : workspace;
}

void *rt_blas_workspace(cublasHandle_t handle, size_t size)
{
    enum cu2clStreamCaptureStatus status;

    if (cu2clStreamIsCapturing(handle->stream, &status) == cu2clSuccess &&
        status == cu2clStreamCaptureStatusActive)
        return workspace_of_graph(handle, size);
    if (handle->workspace_size >= size)
        return handle->workspace;
    cu2clFree(handle->workspace); /* waits */
    handle->workspace = NULL;
    handle->workspace_size = 0;
    if (cu2clMalloc(&handle->workspace, size) != cu2clSuccess)
        return NULL;
    handle->workspace_size = size;
    return handle->workspace;
}

cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cu2clStream_t stream)
{
    RT_BLAS_ENTER(handle, true);
    if (stream != handle->stream && handle->workspace) /* the old stream may still use it */
        RT_BLAS_TRY(rt_blas_status(cu2clStreamSynchronize(handle->stream)));
    handle->stream = stream;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cu2clStream_t *stream)
{
    RT_BLAS_ENTER(handle, stream);
    *stream = handle->stream;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t size)
{
    RT_BLAS_ENTER(handle, workspace || !size);
    return CUBLAS_STATUS_SUCCESS;
}

#define SETTING(name, version, type, member, last)                                                 \
    cublasStatus_t cublasSet##name##version(cublasHandle_t handle, type value)                     \
    {                                                                                              \
        RT_BLAS_ENTER(handle, (unsigned)value <= (unsigned)(last));                                \
        handle->member = value;                                                                    \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }                                                                                              \
    cublasStatus_t cublasGet##name##version(cublasHandle_t handle, type *value)                    \
    {                                                                                              \
        RT_BLAS_ENTER(handle, value);                                                              \
        *value = handle->member;                                                                   \
        return CUBLAS_STATUS_SUCCESS;                                                              \
    }
SETTING(PointerMode, _v2, cublasPointerMode_t, pointer_mode, CUBLAS_POINTER_MODE_DEVICE)
SETTING(MathMode, , cublasMath_t, math_mode,
        CUBLAS_TF32_TENSOR_OP_MATH | CUBLAS_FP32_EMULATED_BF16X9_MATH |
            CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH | CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION)
SETTING(AtomicsMode, , cublasAtomicsMode_t, atomics_mode, CUBLAS_ATOMICS_ALLOWED)
SETTING(EmulationStrategy, , cublasEmulationStrategy_t, emulation.strategy,
        CUBLAS_EMULATION_STRATEGY_EAGER)
SETTING(EmulationSpecialValuesSupport, , cudaEmulationSpecialValuesSupport, emulation.values,
        CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT)
SETTING(FixedPointEmulationMantissaControl, , cudaEmulationMantissaControl, emulation.control,
        CUDA_EMULATION_MANTISSA_CONTROL_FIXED)
SETTING(FixedPointEmulationMaxMantissaBitCount, , int, emulation.bits, INT_MAX)
SETTING(FixedPointEmulationMantissaBitOffset, , int, emulation.offset, UINT_MAX)
SETTING(SmCountTarget, , int, multiprocessors, INT_MAX)

cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *bits)
{
    RT_BLAS_ENTER(handle, true);
    return bits ? CUBLAS_STATUS_NOT_SUPPORTED : CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle,
                                                                   int **bits)
{
    RT_BLAS_ENTER(handle, bits);
    *bits = NULL;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)
{
    RT_BLAS_ENTER(handle, version);
    *version = CUBLAS_VERSION;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)
{
    static const int parts[] = {CUBLAS_VER_MAJOR, CUBLAS_VER_MINOR, CUBLAS_VER_PATCH};

    if (!value || (unsigned)type > PATCH_LEVEL)
        return CUBLAS_STATUS_INVALID_VALUE;
    *value = parts[type];
    return CUBLAS_STATUS_SUCCESS;
}

size_t cublasGetCudartVersion(void)
{
    return (size_t)CUBLAS_VERSION / 100 * 10;
}

static const struct status {
    cublasStatus_t status;
    const char *name, *text;
} statuses[] = {
    {CUBLAS_STATUS_SUCCESS, "CUBLAS_STATUS_SUCCESS", "success"},
    {CUBLAS_STATUS_NOT_INITIALIZED, "CUBLAS_STATUS_NOT_INITIALIZED", "not a handle, or no device"},
    {CUBLAS_STATUS_ALLOC_FAILED, "CUBLAS_STATUS_ALLOC_FAILED", "out of memory"},
    {CUBLAS_STATUS_INVALID_VALUE, "CUBLAS_STATUS_INVALID_VALUE", "a parameter is wrong"},
    {CUBLAS_STATUS_ARCH_MISMATCH, "CUBLAS_STATUS_ARCH_MISMATCH", "the device can't do this"},
    {CUBLAS_STATUS_MAPPING_ERROR, "CUBLAS_STATUS_MAPPING_ERROR", "memory could not be copied"},
    {CUBLAS_STATUS_EXECUTION_FAILED, "CUBLAS_STATUS_EXECUTION_FAILED", "a kernel failed"},
    {CUBLAS_STATUS_INTERNAL_ERROR, "CUBLAS_STATUS_INTERNAL_ERROR", "internal error"},
    {CUBLAS_STATUS_NOT_SUPPORTED, "CUBLAS_STATUS_NOT_SUPPORTED", "not supported"},
    {CUBLAS_STATUS_LICENSE_ERROR, "CUBLAS_STATUS_LICENSE_ERROR", "no license"},
};

static const struct status *find_status(cublasStatus_t status)
{
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        if (statuses[i].status == status)
            return &statuses[i];
    return NULL;
}

const char *cublasGetStatusName(cublasStatus_t status)
{
    const struct status *found = find_status(status);

    return found ? found->name : "unknown status";
}

const char *cublasGetStatusString(cublasStatus_t status)
{
    const struct status *found = find_status(status);

    return found ? found->text : "unknown status";
}

cublasStatus_t rt_blas_status(cu2clError_t error)
{
    switch ((int)error) {
    case cu2clSuccess: return CUBLAS_STATUS_SUCCESS;
    case cu2clErrorMemoryAllocation: return CUBLAS_STATUS_ALLOC_FAILED;
    case cu2clErrorNotSupported: return CUBLAS_STATUS_ARCH_MISMATCH;
    case cu2clErrorInvalidValue: return CUBLAS_STATUS_INVALID_VALUE;
    default: return CUBLAS_STATUS_EXECUTION_FAILED;
    }
}

cublasStatus_t cublasLoggerConfigure(int is_on, int to_stdout, int to_stderr, const char *file)
{
    (void)is_on, (void)to_stdout, (void)to_stderr, (void)file;
    return CUBLAS_STATUS_SUCCESS;
}

static cublasLogCallback log_callback;

cublasStatus_t cublasSetLoggerCallback(cublasLogCallback callback)
{
    log_callback = callback;
    return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *callback)
{
    if (!callback)
        return CUBLAS_STATUS_INVALID_VALUE;
    *callback = log_callback;
    return CUBLAS_STATUS_SUCCESS;
}
