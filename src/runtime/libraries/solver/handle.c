/* Handles of the dense part, and the settings of its methods. */
#include "libraries/solver/dense.h"

#include <pthread.h>
#include <stdlib.h>

#define MAGIC 0x501e6u

/* Handles that were destroyed are kept, so that a call with one of them finds that out. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct cusolverDnContext *destroyed;

bool rt_solver_is_handle(cusolverDnHandle_t handle)
{
    return handle && handle->magic == MAGIC;
}

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)
{
    int device;

    if (!handle)
        return CUSOLVER_STATUS_INVALID_VALUE;
    if (cu2clGetDevice(&device) != cu2clSuccess || !rt_solver_has_lapack())
        return CUSOLVER_STATUS_NOT_INITIALIZED;
    pthread_mutex_lock(&lock);
    struct cusolverDnContext *new = destroyed;
    if (new)
        destroyed = new->next;
    pthread_mutex_unlock(&lock);
    if (!new && !(new = malloc(sizeof *new)))
        return CUSOLVER_STATUS_ALLOC_FAILED;
    *new = (struct cusolverDnContext){.magic = MAGIC, .mode = CUSOLVER_DETERMINISTIC_RESULTS};
    *handle = new;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)
{
    SOLVER_ENTER(handle, true);
    cusolverStatus_t status = rt_solver_end_queue(&handle->queue);
    handle->magic = 0;
    pthread_mutex_lock(&lock);
    handle->next = destroyed;
    destroyed = handle;
    pthread_mutex_unlock(&lock);
    return status;
}

cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cu2clStream_t stream)
{
    SOLVER_ENTER(handle, true);
    return rt_solver_set_stream(&handle->queue, stream);
}

cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cu2clStream_t *stream)
{
    SOLVER_ENTER(handle, stream);
    *stream = handle->queue.stream;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle,
                                                cusolverDeterministicMode_t mode)
{
    SOLVER_ENTER(handle, mode == CUSOLVER_DETERMINISTIC_RESULTS ||
                             mode == CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS);
    handle->mode = mode;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle,
                                                cusolverDeterministicMode_t *mode)
{
    SOLVER_ENTER(handle, mode);
    *mode = handle->mode;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)
{
    static const int parts[] = {CUSOLVER_VER_MAJOR, CUSOLVER_VER_MINOR, CUSOLVER_VER_PATCH};

    if (!value || (unsigned)type > PATCH_LEVEL)
        return CUSOLVER_STATUS_INVALID_VALUE;
    *value = parts[type];
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverGetVersion(int *version)
{
    if (!version)
        return CUSOLVER_STATUS_INVALID_VALUE;
    *version = CUSOLVER_VERSION;
    return CUSOLVER_STATUS_SUCCESS;
}

/* --- room that the program makes: it is not used --- */

cusolverStatus_t rt_solver_room(cusolverDnHandle_t handle, bool is_right, int64_t count,
                                int *elements)
{
    SOLVER_ENTER(handle, is_right && elements);
    if (count > INT32_MAX)
        count = INT32_MAX;
    *elements = count < 1 ? 1 : (int)count;
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t rt_solver_bytes(cusolverDnHandle_t handle, bool is_right, size_t *on_device,
                                 size_t *on_host)
{
    SOLVER_ENTER(handle, is_right && on_device);
    *on_device = sizeof(double);
    if (on_host)
        *on_host = 0;
    return CUSOLVER_STATUS_SUCCESS;
}

/* --- settings --- */

struct cusolverDnParams {
    cusolverAlgMode_t algorithms[CUSOLVERDN_SYEVBATCHED + 1];
};

cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)
{
    if (!params)
        return CUSOLVER_STATUS_INVALID_VALUE;
    *params = calloc(1, sizeof **params);
    return *params ? CUSOLVER_STATUS_SUCCESS : CUSOLVER_STATUS_ALLOC_FAILED;
}

cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)
{
    free(params);
    return CUSOLVER_STATUS_SUCCESS;
}

cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function,
                                         cusolverAlgMode_t algorithm)
{
    if (!params || (unsigned)function > CUSOLVERDN_SYEVBATCHED ||
        (unsigned)algorithm > CUSOLVER_ALG_2)
        return CUSOLVER_STATUS_INVALID_VALUE;
    params->algorithms[function] = algorithm; /* there is one way to compute */
    return CUSOLVER_STATUS_SUCCESS;
}

/* Jacobi's methods, which LAPACK's others stand for. */
#define JACOBI(Name, type)                                                                         \
    cusolverStatus_t cusolverDnCreate##Name##Info(type *info)                                      \
    {                                                                                              \
        if (!info)                                                                                 \
            return CUSOLVER_STATUS_INVALID_VALUE;                                                  \
        *info = calloc(1, sizeof **info);                                                          \
        return *info ? CUSOLVER_STATUS_SUCCESS : CUSOLVER_STATUS_ALLOC_FAILED;                     \
    }                                                                                              \
    cusolverStatus_t cusolverDnDestroy##Name##Info(type info)                                      \
    {                                                                                              \
        free(info);                                                                                \
        return CUSOLVER_STATUS_SUCCESS;                                                            \
    }
#define JACOBI_SETTING(name, type, parameter)                                                      \
    cusolverStatus_t cusolverDnX##name(type info, parameter value)                                 \
    {                                                                                              \
        (void)value; /* results are as exact as they can be, and sorted */                         \
        return info ? CUSOLVER_STATUS_SUCCESS : CUSOLVER_STATUS_INVALID_VALUE;                     \
    }
#define JACOBI_RESULT(name, type, result, member)                                                  \
    cusolverStatus_t cusolverDnX##name(cusolverDnHandle_t handle, type info, result *value)        \
    {                                                                                              \
        SOLVER_ENTER(handle, info &&value);                                                        \
        SOLVER_TRY(rt_solver_code(cu2clStreamSynchronize(handle->queue.stream)));                  \
        if (info->is_batched)                                                                      \
            return CUSOLVER_STATUS_NOT_SUPPORTED;                                                  \
        *value = info->member;                                                                     \
        return CUSOLVER_STATUS_SUCCESS;                                                            \
    }
JACOBI(Syevj, syevjInfo_t)
JACOBI_SETTING(syevjSetTolerance, syevjInfo_t, double)
JACOBI_SETTING(syevjSetMaxSweeps, syevjInfo_t, int)
JACOBI_SETTING(syevjSetSortEig, syevjInfo_t, int)
JACOBI_RESULT(syevjGetResidual, syevjInfo_t, double, residual)
JACOBI_RESULT(syevjGetSweeps, syevjInfo_t, int, sweeps)
JACOBI(Gesvdj, gesvdjInfo_t)
JACOBI_SETTING(gesvdjSetTolerance, gesvdjInfo_t, double)
JACOBI_SETTING(gesvdjSetMaxSweeps, gesvdjInfo_t, int)
JACOBI_SETTING(gesvdjSetSortEig, gesvdjInfo_t, int)
JACOBI_RESULT(gesvdjGetResidual, gesvdjInfo_t, double, residual)
JACOBI_RESULT(gesvdjGetSweeps, gesvdjInfo_t, int, sweeps)
