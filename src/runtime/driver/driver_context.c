/* The driver API: contexts. See driver.h.
 *
 * A context is a handle for a device: memory, streams and programs belong to the device. Each
 * thread has a stack of contexts; the runtime API's current device follows its top. Under an empty
 * stack lies, in a thread that uses the runtime API, the primary context of its device. A context
 * that is destroyed while stacks have it lives until they don't. */
#include "driver/driver.h"

#include <stdatomic.h>

struct CUctx_st {
    int device; /* not of a primary context, which lies at its device's place */
    unsigned flags;
    unsigned users;   /* of a primary context: retained; of another: attached */
    unsigned stacked; /* how often it is in the threads' stacks */
    atomic_bool destroyed;
    struct CUctx_st *next;
};

#define STACK_LIMIT 64
static _Thread_local cu2clDrvContext stack[STACK_LIMIT];
static _Thread_local unsigned depth;

static struct CUctx_st primary[RT_MAX_DEVICES];
static cu2clDrvContext contexts; /* all that cu2clDrvCtxCreate made */

static bool is_primary(const struct CUctx_st *context)
{
    return context >= primary && context < primary + RT_MAX_DEVICES;
}

static int device_of(const struct CUctx_st *context)
{
    return is_primary(context) ? (int)(context - primary) : context->device;
}

/* With the lock held. */
static bool is_valid(cu2clDrvContext context)
{
    if (is_primary(context))
        return true;
    for (cu2clDrvContext c = contexts; c; c = c->next)
        if (c == context)
            return !c->destroyed;
    return false;
}

/* With the lock held. Forgets a destroyed context that no stack has. */
static void sweep_contexts(cu2clDrvContext context)
{
    cu2clDrvContext *at = &contexts;
    if (!context->destroyed || context->stacked > 0)
        return;
    while (*at != context)
        at = &(*at)->next;
    *at = context->next;
    free(context);
}

static cu2clDrvResult check_context(cu2clDrvContext context)
{
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS) {
        rt_lock();
        if (!is_valid(context))
            result = CU2CL_ERROR_INVALID_CONTEXT;
        rt_unlock();
    }
    return result;
}

static void follow_top(void)
{
    if (depth > 0 && stack[depth - 1]) {
        drv_begin();
        drv_end(cu2clSetDevice(device_of(stack[depth - 1])));
    }
}

/* cu2clSetDevice makes the primary context of the device current. */
cu2clDrvContext drv_context(void)
{
    int device = rt_current_device()->index;
    if (depth > 0 && (!stack[depth - 1] || device_of(stack[depth - 1]) == device))
        return stack[depth - 1];
    return depth > 0 || rt_thread_uses_runtime() ? &primary[device] : NULL;
}

bool drv_context_lives(const struct CUctx_st *context)
{
    return !context->destroyed;
}

cu2clDrvContext drv_context_of(int device)
{
    cu2clDrvContext current = drv_context();
    return current && device_of(current) == device ? current : &primary[device];
}

/* --- the primary context --- */

static cu2clDrvResult check_context_device(cu2clDrvDevice device)
{
    cu2clDrvDevice found;
    return cu2clDrvDeviceGet(&found, device);
}

cu2clDrvResult cu2clDrvDevicePrimaryCtxRetain(cu2clDrvContext *context, cu2clDrvDevice device)
{
    cu2clDrvResult result = check_context_device(device);
    if (result == CU2CL_SUCCESS && !context)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = DRV_QUERY(cu2clInitDevice(device, 0, 0));
    if (result == CU2CL_SUCCESS) {
        rt_lock();
        *context = &primary[device];
        (*context)->users++;
        rt_unlock();
    }
    return result;
}

cu2clDrvResult cu2clDrvDevicePrimaryCtxRelease(cu2clDrvDevice device)
{
    cu2clDrvResult result = check_context_device(device);
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    bool last = primary[device].users == 1;
    if (primary[device].users == 0)
        result = CU2CL_ERROR_INVALID_CONTEXT;
    else
        primary[device].users--;
    rt_unlock();
    if (last)
        drv_modules_unload(&primary[device]);
    return result;
}

/* The runtime API resets the current device. */
static cu2clError_t reset_device(int device)
{
    int current;
    RT_TRY(cu2clGetDevice(&current));
    RT_TRY(cu2clSetDevice(device));
    cu2clError_t error = cu2clDeviceReset();
    cu2clSetDevice(current);
    return error;
}

cu2clDrvResult cu2clDrvDevicePrimaryCtxReset(cu2clDrvDevice device)
{
    cu2clDrvResult result = check_context_device(device);
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    for (cu2clDrvContext c = contexts; c; c = c->next)
        if (c->device == device && !c->destroyed)
            result = CU2CL_ERROR_NOT_SUPPORTED;
    rt_unlock();
    return result == CU2CL_SUCCESS ? DRV_QUERY(reset_device(device)) : result;
}

cu2clDrvResult cu2clDrvDevicePrimaryCtxGetState(cu2clDrvDevice device, unsigned int *flags,
                                                int *active)
{
    cu2clDrvResult result = check_context_device(device);
    if (result == CU2CL_SUCCESS && (!flags || !active))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS) {
        bool used = drv_context() == &primary[device];
        rt_lock();
        *flags = primary[device].flags;
        *active = primary[device].users > 0 || used;
        rt_unlock();
    }
    return result;
}

cu2clDrvResult cu2clDrvDevicePrimaryCtxSetFlags(cu2clDrvDevice device, unsigned int flags)
{
    cu2clDrvResult result = check_context_device(device);
    if (result == CU2CL_SUCCESS && (flags & ~(unsigned)CU2CL_CTX_FLAGS_MASK))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS) {
        rt_lock();
        primary[device].flags = flags;
        rt_unlock();
    }
    return result;
}

/* --- contexts and the stack --- */

/* `context` is valid, or the caller's own. */
static cu2clDrvResult push(cu2clDrvContext context)
{
    if (depth >= STACK_LIMIT)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    rt_lock();
    context->stacked++;
    rt_unlock();
    stack[depth++] = context;
    follow_top();
    return CU2CL_SUCCESS;
}

/* Expects that there is one. */
static void pop(void)
{
    cu2clDrvContext context = stack[--depth];
    rt_lock();
    context->stacked--;
    sweep_contexts(context);
    rt_unlock();
}

cu2clDrvResult cu2clDrvCtxCreate(cu2clDrvContext *context, unsigned int flags,
                                 cu2clDrvDevice device)
{
    cu2clDrvResult result = check_context_device(device);
    if (result == CU2CL_SUCCESS && (!context || (flags & ~(unsigned)CU2CL_CTX_FLAGS_MASK)))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = DRV_QUERY(cu2clInitDevice(device, 0, 0));
    if (result != CU2CL_SUCCESS)
        return result;
    cu2clDrvContext made = calloc(1, sizeof *made);
    if (!made)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    made->device = device;
    made->flags = flags;
    made->users = 1;
    result = push(made);
    if (result != CU2CL_SUCCESS) {
        free(made);
        return result;
    }
    rt_lock();
    made->next = contexts;
    contexts = made;
    rt_unlock();
    *context = made;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvCtxDestroy(cu2clDrvContext context)
{
    cu2clDrvResult result = check_context(context);
    if (result == CU2CL_SUCCESS && is_primary(context))
        result = CU2CL_ERROR_INVALID_CONTEXT;
    if (result != CU2CL_SUCCESS)
        return result;
    drv_modules_unload(context);
    bool current = depth > 0 && stack[depth - 1] == context;
    rt_lock();
    context->destroyed = true;
    if (!current)
        sweep_contexts(context);
    rt_unlock();
    if (current)
        pop();
    follow_top();
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvCtxPushCurrent(cu2clDrvContext context)
{
    cu2clDrvResult result = check_context(context);
    return result == CU2CL_SUCCESS ? push(context) : result;
}

cu2clDrvResult cu2clDrvCtxPopCurrent(cu2clDrvContext *context)
{
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS && depth == 0)
        result = CU2CL_ERROR_INVALID_CONTEXT;
    if (result != CU2CL_SUCCESS)
        return result;
    if (context)
        *context = stack[depth - 1];
    pop();
    follow_top();
    return CU2CL_SUCCESS;
}

/* Replaces the top; NULL takes it away. */
cu2clDrvResult cu2clDrvCtxSetCurrent(cu2clDrvContext context)
{
    cu2clDrvResult result = context ? check_context(context) : drv_started();
    if (result != CU2CL_SUCCESS)
        return result;
    if (depth > 0)
        pop();
    if (context)
        return push(context);
    follow_top();
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvCtxGetCurrent(cu2clDrvContext *context)
{
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS && !context)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        *context = drv_context();
    return result;
}

cu2clDrvResult cu2clDrvCtxGetDevice(cu2clDrvDevice *device)
{
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && !device)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        *device = device_of(drv_context());
    return result;
}

cu2clDrvResult cu2clDrvCtxGetFlags(unsigned int *flags)
{
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && !flags)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        *flags = drv_context()->flags;
    return result;
}

cu2clDrvResult cu2clDrvCtxGetApiVersion(cu2clDrvContext context, unsigned int *version)
{
    cu2clDrvResult result = context ? check_context(context) : drv_ready();
    if (result == CU2CL_SUCCESS && !version)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        *version = 3020; /* as CUDA has it since 4.0 */
    return result;
}

cu2clDrvResult cu2clDrvCtxAttach(cu2clDrvContext *context, unsigned int flags)
{
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && (!context || flags != 0))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS) {
        rt_lock();
        *context = drv_context();
        (*context)->users++;
        rt_unlock();
    }
    return result;
}

cu2clDrvResult cu2clDrvCtxDetach(cu2clDrvContext context)
{
    cu2clDrvResult result = check_context(context);
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    bool last = context->users <= 1;
    context->users -= context->users > 0;
    rt_unlock();
    return last && !is_primary(context) ? cu2clDrvCtxDestroy(context) : CU2CL_SUCCESS;
}

/* --- of the current context --- */

cu2clDrvResult cu2clDrvCtxSynchronize(void)
{
    return DRV_CALL(cu2clDeviceSynchronize());
}

cu2clDrvResult cu2clDrvCtxSetLimit(cu2clDrvLimit limit, size_t value)
{
    return DRV_CALL(cu2clDeviceSetLimit(limit, value));
}

cu2clDrvResult cu2clDrvCtxGetLimit(size_t *value, cu2clDrvLimit limit)
{
    return DRV_CALL(cu2clDeviceGetLimit(value, limit));
}

cu2clDrvResult cu2clDrvCtxSetCacheConfig(cu2clDrvFuncCache config)
{
    return DRV_CALL(cu2clDeviceSetCacheConfig(config));
}

cu2clDrvResult cu2clDrvCtxGetCacheConfig(cu2clDrvFuncCache *config)
{
    return DRV_CALL(cu2clDeviceGetCacheConfig(config));
}

cu2clDrvResult cu2clDrvCtxSetSharedMemConfig(cu2clDrvSharedConfig config)
{
    return DRV_CALL(cu2clDeviceSetSharedMemConfig(config));
}

cu2clDrvResult cu2clDrvCtxGetSharedMemConfig(cu2clDrvSharedConfig *config)
{
    return DRV_CALL(cu2clDeviceGetSharedMemConfig(config));
}

cu2clDrvResult cu2clDrvCtxGetStreamPriorityRange(int *least, int *greatest)
{
    return DRV_CALL(cu2clDeviceGetStreamPriorityRange(least, greatest));
}

cu2clDrvResult cu2clDrvCtxEnablePeerAccess(cu2clDrvContext peer, unsigned int flags)
{
    cu2clDrvResult result = check_context(peer);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clDeviceEnablePeerAccess(device_of(peer), flags))
                                   : result;
}

cu2clDrvResult cu2clDrvCtxDisablePeerAccess(cu2clDrvContext peer)
{
    cu2clDrvResult result = check_context(peer);
    return result == CU2CL_SUCCESS ? DRV_CALL(cu2clDeviceDisablePeerAccess(device_of(peer)))
                                   : result;
}
