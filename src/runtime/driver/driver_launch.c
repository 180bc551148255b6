/* The driver API: kernels, their launch and their attributes. See driver.h.
 *
 * A function's handle is the runtime's kernel. */
#include "driver/driver.h"

struct rt_kernel *drv_kernel(cu2clDrvFunction function)
{
    struct rt_kernel *kernel = (struct rt_kernel *)function, *found = NULL;
    rt_lock();
    for (struct rt_module *m = rt_modules_all(); m && !found; m = m->next)
        if (kernel >= m->kernels && kernel < m->kernels + m->info->kernel_count)
            found = kernel;
    rt_unlock();
    return found;
}

/* What nvcc's layout of its parameters is; NULL when the program does not say it. */
static const struct cu2clEntryInfo *entry_of(const struct rt_kernel *kernel)
{
    const struct rt_module *m = kernel->module;
    return m->entries ? &m->entries[kernel - m->kernels] : NULL;
}

/* --- launches --- */

struct launch {
    struct cu2clDim3 grid, block;
    size_t shared;
    cu2clStream_t stream;
    bool cooperative;
};

/* What `extra` says: a buffer with all parameters, and its size. */
static bool read_extra(void **extra, char **buffer, size_t *size)
{
    *buffer = NULL;
    *size = 0;
    for (; *extra != CU2CL_LAUNCH_PARAM_END; extra += 2) {
        if (*extra == CU2CL_LAUNCH_PARAM_BUFFER_POINTER)
            *buffer = extra[1];
        else if (*extra == CU2CL_LAUNCH_PARAM_BUFFER_SIZE && extra[1])
            *size = *(size_t *)extra[1];
        else
            return false;
    }
    return *buffer != NULL;
}

/* The bytes of a buffer that the visible arguments lie in. */
static size_t used_size(const struct rt_kernel *kernel, const struct cu2clEntryInfo *entry)
{
    size_t end = 0;
    for (unsigned i = 0; i < kernel->visible; i++) {
        size_t own = entry->parameters[i].offset + kernel->info->args[i].size;
        end = own > end ? own : end;
    }
    return end;
}

/* Copies a program's buffer, which need not be aligned for what is in it. `*copy` is the caller's
 * to free. */
static cu2clDrvResult copy_buffer(const struct rt_kernel *kernel, const char *buffer, size_t size,
                                  char **copy)
{
    const struct cu2clEntryInfo *entry = entry_of(kernel);
    size_t used = entry ? used_size(kernel, entry) : 0;
    if (!entry)
        return CU2CL_ERROR_NOT_SUPPORTED;
    if (used > size)
        return CU2CL_ERROR_INVALID_VALUE;
    *copy = malloc(used ? used : 1);
    if (!*copy)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    memcpy(*copy, buffer, used);
    return CU2CL_SUCCESS;
}

/* Fills the addresses of the visible arguments: those of the parameters, or in a copied buffer. */
static cu2clDrvResult find_arguments(const struct rt_kernel *kernel, void **parameters, char *copy,
                                     void **args)
{
    const struct cu2clEntryInfo *entry = entry_of(kernel);
    for (unsigned i = 0; i < kernel->visible; i++) {
        const struct cu2clParameterInfo *p = entry ? &entry->parameters[i] : NULL;
        args[i] = copy ? copy + p->offset : parameters[p ? p->index : i];
        if (!args[i])
            return CU2CL_ERROR_INVALID_VALUE;
    }
    return CU2CL_SUCCESS;
}

static cu2clDrvResult enqueue_kernel(struct rt_kernel *kernel, const struct launch *l, void **args)
{
    struct rt_device *device;
    drv_begin();
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess)
        error = rt_launch(device, kernel, l->grid, l->block, args, l->shared, l->stream,
                          l->cooperative);
    rt_unlock();
    return drv_end(error);
}

static cu2clDrvResult launch_entry(cu2clDrvFunction function, const struct launch *l,
                                   void **parameters, char *buffer, size_t size)
{
    void *few[32];
    char *copy = NULL;
    cu2clDrvResult result = drv_ready();
    struct rt_kernel *kernel = result == CU2CL_SUCCESS ? drv_kernel(function) : NULL;
    if (result == CU2CL_SUCCESS && !kernel)
        result = CU2CL_ERROR_INVALID_HANDLE;
    if (result == CU2CL_SUCCESS && kernel->visible > 0 && !parameters && !buffer)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS && buffer && kernel->visible > 0)
        result = copy_buffer(kernel, buffer, size, &copy);
    if (result != CU2CL_SUCCESS)
        return result;
    bool many = kernel->visible > sizeof few / sizeof *few;
    void **args = many ? malloc(kernel->visible * sizeof *args) : few;
    result = args ? find_arguments(kernel, parameters, copy, args) : CU2CL_ERROR_OUT_OF_MEMORY;
    if (result == CU2CL_SUCCESS)
        result = enqueue_kernel(kernel, l, args);
    if (many)
        free(args);
    free(copy);
    return result;
}

cu2clDrvResult cu2clDrvLaunchKernel(cu2clDrvFunction function, unsigned int grid_x,
                                    unsigned int grid_y, unsigned int grid_z, unsigned int block_x,
                                    unsigned int block_y, unsigned int block_z, unsigned int shared,
                                    cu2clStream_t stream, void **parameters, void **extra)
{
    struct launch l = {
        {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared, stream, false};
    char *buffer = NULL;
    size_t size = 0;
    if (extra && (parameters || !read_extra(extra, &buffer, &size)))
        return CU2CL_ERROR_INVALID_VALUE;
    return launch_entry(function, &l, parameters, buffer, size);
}

cu2clDrvResult cu2clDrvLaunchCooperativeKernel(cu2clDrvFunction function, unsigned int grid_x,
                                               unsigned int grid_y, unsigned int grid_z,
                                               unsigned int block_x, unsigned int block_y,
                                               unsigned int block_z, unsigned int shared,
                                               cu2clStream_t stream, void **parameters)
{
    struct launch l = {{grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared, stream, true};
    return launch_entry(function, &l, parameters, NULL, 0);
}

static cu2clError_t read_options(const cu2clDrvLaunchConfig *config,
                                 struct rt_launch_options *options)
{
    for (unsigned i = 0; i < config->numAttrs; i++)
        RT_TRY(rt_launch_option(config->attrs[i].id, &config->attrs[i].value, options));
    return cu2clSuccess;
}

cu2clDrvResult cu2clDrvLaunchKernelEx(const cu2clDrvLaunchConfig *config, cu2clDrvFunction function,
                                      void **parameters, void **extra)
{
    struct rt_launch_options options = {false, {0, 0, 0}};
    char *buffer = NULL;
    size_t size = 0;
    if (!config || (config->numAttrs > 0 && !config->attrs) ||
        (extra && (parameters || !read_extra(extra, &buffer, &size))))
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clError_t error = read_options(config, &options);
    struct launch l = {{config->gridDimX, config->gridDimY, config->gridDimZ},
                       {config->blockDimX, config->blockDimY, config->blockDimZ},
                       config->sharedMemBytes,
                       config->hStream,
                       options.cooperative};
    cu2clDrvResult result = drv_ready();
    if (result != CU2CL_SUCCESS)
        return result;
    if (error != cu2clSuccess)
        return drv_result_of(error);
    struct rt_kernel *kernel = drv_kernel(function);
    if (kernel)
        error = rt_cluster_check(kernel, options.cluster, l.grid);
    if (error != cu2clSuccess)
        return drv_result_of(error);
    return launch_entry(function, &l, parameters, buffer, size);
}

cu2clDrvResult cu2clDrvLaunchHostFunc(cu2clStream_t stream, cu2clHostFn_t function, void *user_data)
{
    return DRV_CALL(cu2clLaunchHostFunc(stream, function, user_data));
}

/* --- launches in steps --- */

/* What was set for the next launches of a kernel. */
struct prepared {
    const struct rt_kernel *kernel;
    struct cu2clDim3 block;
    unsigned shared, size;
    char parameters[4096]; /* as many as CUDA takes */
    struct prepared *next;
};
static struct prepared *prepared;

static cu2clDrvResult prepare_entry(cu2clDrvFunction function, struct prepared **found)
{
    cu2clDrvResult result = drv_ready();
    struct rt_kernel *kernel = result == CU2CL_SUCCESS ? drv_kernel(function) : NULL;
    if (result == CU2CL_SUCCESS && !kernel)
        result = CU2CL_ERROR_INVALID_HANDLE;
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    struct prepared *p = prepared;
    while (p && p->kernel != kernel)
        p = p->next;
    if (!p && (p = calloc(1, sizeof *p))) {
        p->kernel = kernel;
        p->block = (struct cu2clDim3){1, 1, 1};
        p->next = prepared;
        prepared = p;
    }
    rt_unlock();
    *found = p;
    return p ? CU2CL_SUCCESS : CU2CL_ERROR_OUT_OF_MEMORY;
}

cu2clDrvResult cu2clDrvFuncSetBlockShape(cu2clDrvFunction function, int x, int y, int z)
{
    struct prepared *p;
    if (x <= 0 || y <= 0 || z <= 0)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = prepare_entry(function, &p);
    if (result == CU2CL_SUCCESS)
        p->block = (struct cu2clDim3){(unsigned)x, (unsigned)y, (unsigned)z};
    return result;
}

cu2clDrvResult cu2clDrvFuncSetSharedSize(cu2clDrvFunction function, unsigned int bytes)
{
    struct prepared *p;
    cu2clDrvResult result = prepare_entry(function, &p);
    if (result == CU2CL_SUCCESS)
        p->shared = bytes;
    return result;
}

cu2clDrvResult cu2clDrvParamSetSize(cu2clDrvFunction function, unsigned int bytes)
{
    struct prepared *p;
    cu2clDrvResult result = prepare_entry(function, &p);
    if (result == CU2CL_SUCCESS && bytes > sizeof p->parameters)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        p->size = bytes;
    return result;
}

cu2clDrvResult cu2clDrvParamSetv(cu2clDrvFunction function, int offset, void *value,
                                 unsigned int bytes)
{
    struct prepared *p;
    cu2clDrvResult result = prepare_entry(function, &p);
    if (result == CU2CL_SUCCESS && (!value || offset < 0 || bytes > sizeof p->parameters ||
                                    (unsigned)offset > sizeof p->parameters - bytes))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        memcpy(p->parameters + offset, value, bytes);
    return result;
}

cu2clDrvResult cu2clDrvParamSeti(cu2clDrvFunction function, int offset, unsigned int value)
{
    return cu2clDrvParamSetv(function, offset, &value, sizeof value);
}

cu2clDrvResult cu2clDrvParamSetf(cu2clDrvFunction function, int offset, float value)
{
    return cu2clDrvParamSetv(function, offset, &value, sizeof value);
}

cu2clDrvResult cu2clDrvLaunchGridAsync(cu2clDrvFunction function, int width, int height,
                                       cu2clStream_t stream)
{
    struct prepared *p;
    if (width <= 0 || height <= 0)
        return CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvResult result = prepare_entry(function, &p);
    if (result != CU2CL_SUCCESS)
        return result;
    struct launch l = {{(unsigned)width, (unsigned)height, 1}, p->block, p->shared, stream, false};
    return launch_entry(function, &l, NULL, p->parameters, p->size);
}

cu2clDrvResult cu2clDrvLaunchGrid(cu2clDrvFunction function, int width, int height)
{
    return cu2clDrvLaunchGridAsync(function, width, height, NULL);
}

cu2clDrvResult cu2clDrvLaunch(cu2clDrvFunction function)
{
    return cu2clDrvLaunchGridAsync(function, 1, 1, NULL);
}
