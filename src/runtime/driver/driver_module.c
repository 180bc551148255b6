/* The driver API: modules. See driver.h and driver_image.c. */
#include "driver/driver.h"

struct CUmod_st {
    struct drv_modules parts;
    cu2clDrvContext context; /* that it goes with */
    cu2clDrvLibrary library; /* or NULL */
    int device;
    struct CUmod_st *next;
};

struct cu2clDrvLinkState_st {
    struct drv_modules parts;
    char *image;
};

static cu2clDrvModule modules; /* all that are loaded */

/* With the lock held. */
static bool is_module_loaded(cu2clDrvModule module)
{
    for (cu2clDrvModule m = modules; m; m = m->next)
        if (m == module)
            return true;
    return false;
}

void drv_module_set_library(cu2clDrvModule module, cu2clDrvLibrary library)
{
    rt_lock();
    if (is_module_loaded(module))
        module->library = library;
    rt_unlock();
}

bool drv_module_lives(cu2clDrvModule module, cu2clDrvLibrary library)
{
    rt_lock();
    bool lives = is_module_loaded(module) && module->library == library;
    rt_unlock();
    return lives;
}

static bool has_variables(const struct rt_module *module, bool that_kernels_write)
{
    for (unsigned i = 0; i < module->info->symbol_count; i++) {
        enum cu2clSymbolKind kind = module->info->symbols[i].kind;
        if (kind == CU2CL_SYMBOL_DEVICE || kind == CU2CL_SYMBOL_MANAGED ||
            (kind == CU2CL_SYMBOL_CONSTANT && !that_kernels_write))
            return true;
    }
    return false;
}

/* A module that is loaded twice has two sets of variables in CUDA. Here is one, which is enough for
 * constants that nobody writes. */
static bool can_share(const struct rt_module *module, int device)
{
    if (module->loads[device] == 0 ||
        (!has_variables(module, true) && !module->variables_given[device]))
        return true;
    rt_message("%s is loaded on the device already, and it has variables, of which CUDA would make "
               "a second set",
               module->info->name);
    return false;
}

static cu2clError_t reset_variables(struct rt_device *device, struct rt_module *module)
{
    for (unsigned i = 0; i < module->info->symbol_count; i++)
        if (module->info->symbols[i].kind != CU2CL_SYMBOL_TEXTURE)
            RT_TRY(rt_symbol_reset(device, &module->symbols[i]));
    return cu2clSuccess;
}

static cu2clError_t prepare_parts(struct rt_device *device, cu2clDrvModule made)
{
    int d = device->index;
    for (size_t i = 0; i < made->parts.count; i++) {
        struct rt_module *m = made->parts.list[i];
        if (m->loads[d] == 0 && m->loaded_before[d])
            RT_TRY(reset_variables(device, m));
        if (m->loads[d] == 0)
            m->variables_given[d] = false;
    }
    return cu2clSuccess;
}

/* With the lock held, which resetting variables may release. */
static cu2clDrvResult use_module(struct rt_device *device, cu2clDrvModule made)
{
    int d = device->index;
    for (size_t i = 0; i < made->parts.count; i++)
        if (!can_share(made->parts.list[i], d))
            return CU2CL_ERROR_NOT_SUPPORTED;
    cu2clError_t error = prepare_parts(device, made);
    if (error != cu2clSuccess)
        return drv_result_of(error);
    for (size_t i = 0; i < made->parts.count; i++) {
        made->parts.list[i]->loads[d]++;
        made->parts.list[i]->loaded_before[d] = true;
    }
    made->device = d;
    made->next = modules;
    modules = made;
    return CU2CL_SUCCESS;
}

/* Makes a module of the parts, which it takes over in any case. */
static cu2clDrvResult load(struct drv_modules *parts, cu2clDrvModule *module)
{
    struct rt_device *device;
    cu2clDrvModule made = calloc(1, sizeof *made);
    cu2clDrvResult result = made ? CU2CL_SUCCESS : CU2CL_ERROR_OUT_OF_MEMORY;
    if (made) {
        made->parts = *parts;
        made->context = drv_context();
    }
    drv_begin();
    cu2clError_t error = rt_enter(&device);
    if (result == CU2CL_SUCCESS && error == cu2clSuccess)
        result = use_module(device, made);
    rt_unlock();
    if (drv_end(error) != CU2CL_SUCCESS)
        result = drv_result_of(error);
    if (result == CU2CL_SUCCESS) {
        *module = made;
    } else {
        free(parts->list);
        free(made);
    }
    return result;
}

cu2clDrvResult cu2clDrvModuleLoad(cu2clDrvModule *module, const char *path)
{
    struct drv_modules parts = {0};
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && (!module || !path))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = drv_modules_of_file(&parts, path);
    return result == CU2CL_SUCCESS ? load(&parts, module) : result;
}

cu2clDrvResult cu2clDrvModuleLoadData(cu2clDrvModule *module, const void *image)
{
    struct drv_modules parts = {0};
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && (!module || !image))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = drv_modules_of_image(&parts, image);
    if (result == CU2CL_SUCCESS)
        return load(&parts, module);
    free(parts.list);
    return result;
}

cu2clDrvResult cu2clDrvModuleLoadDataEx(cu2clDrvModule *module, const void *image,
                                        unsigned int count, cu2clDrvJitOption *options,
                                        void **values)
{
    drv_answer_options(count, options, values);
    return cu2clDrvModuleLoadData(module, image);
}

cu2clDrvResult cu2clDrvModuleLoadFatBinary(cu2clDrvModule *module, const void *image)
{
    return cu2clDrvModuleLoadData(module, image);
}

/* With the lock held. `at` is where the list has the module. A reset of the device has forgotten
 * how often its parts were loaded. */
static void unload(cu2clDrvModule *at)
{
    cu2clDrvModule module = *at;
    *at = module->next;
    for (size_t i = 0; i < module->parts.count; i++) {
        unsigned *loads = &module->parts.list[i]->loads[module->device];
        *loads -= *loads > 0;
    }
    free(module->parts.list);
    free(module);
}

cu2clDrvResult cu2clDrvModuleUnload(cu2clDrvModule module)
{
    cu2clDrvResult result = drv_started();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    cu2clDrvModule *at = &modules;
    while (*at && *at != module)
        at = &(*at)->next;
    if (*at)
        unload(at);
    else
        result = CU2CL_ERROR_INVALID_HANDLE;
    rt_unlock();
    return result;
}

void drv_modules_unload(const struct CUctx_st *context)
{
    rt_lock();
    cu2clDrvModule *at = &modules;
    while (*at)
        if ((*at)->context == context)
            unload(at);
        else
            at = &(*at)->next;
    rt_unlock();
}

/* --- what is in a module --- */

static cu2clDrvResult enter_module(cu2clDrvModule module, const char *name)
{
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && !name)
        result = CU2CL_ERROR_INVALID_VALUE;
    rt_lock();
    if (result == CU2CL_SUCCESS && !is_module_loaded(module))
        result = CU2CL_ERROR_INVALID_HANDLE;
    return result;
}

const char *drv_kernel_name(const struct rt_module *module, unsigned index)
{
    return module->entries ? module->entries[index].name : module->info->kernels[index].name;
}

struct rt_kernel *drv_find_kernel(const struct rt_module *module, const char *name)
{
    for (unsigned i = 0; i < module->info->kernel_count; i++)
        if (strcmp(drv_kernel_name(module, i), name) == 0)
            return &module->kernels[i];
    return NULL;
}

static struct rt_symbol *find_variable(const struct rt_module *module, const char *name)
{
    for (unsigned i = 0; i < module->info->symbol_count; i++)
        if (module->info->symbols[i].kind != CU2CL_SYMBOL_TEXTURE &&
            strcmp(module->variables ? module->variables[i] : module->info->symbols[i].name,
                   name) == 0)
            return module->symbols[i].first;
    return NULL;
}

cu2clDrvResult cu2clDrvModuleGetFunction(cu2clDrvFunction *function, cu2clDrvModule module,
                                         const char *name)
{
    struct rt_kernel *found = NULL;
    cu2clDrvResult result = enter_module(module, name);
    if (result == CU2CL_SUCCESS && !function)
        result = CU2CL_ERROR_INVALID_VALUE;
    for (size_t i = 0; result == CU2CL_SUCCESS && !found && i < module->parts.count; i++)
        found = drv_find_kernel(module->parts.list[i], name);
    rt_unlock();
    if (result == CU2CL_SUCCESS && !found)
        result = CU2CL_ERROR_NOT_FOUND;
    if (result == CU2CL_SUCCESS)
        *function = (cu2clDrvFunction)found;
    return result;
}

/* With the lock held, which making the storage may release. */
static cu2clDrvResult give_variable(int index, struct rt_module *part, struct rt_symbol *symbol,
                                    char **address)
{
    struct rt_device *device = &rt.devices[index];
    if (part->loads[index] > 1) {
        rt_message("%s is loaded several times, and has its variables once", part->info->name);
        return CU2CL_ERROR_NOT_SUPPORTED;
    }
    cu2clError_t error = device->ready ? cu2clSuccess : rt_device_ready(device);
    if (error == cu2clSuccess)
        error = rt_symbol_storage(device, symbol, address);
    if (error != cu2clSuccess)
        return drv_result_of(error);
    part->variables_given[index] = true;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvModuleGetGlobal(cu2clDrvDeviceptr *pointer, size_t *bytes,
                                       cu2clDrvModule module, const char *name)
{
    struct rt_symbol *found = NULL;
    struct rt_module *part = NULL;
    char *address = NULL;
    cu2clDrvResult result = enter_module(module, name);
    for (size_t i = 0; result == CU2CL_SUCCESS && !found && i < module->parts.count; i++) {
        part = module->parts.list[i];
        found = find_variable(part, name);
    }
    if (result == CU2CL_SUCCESS && !found)
        result = CU2CL_ERROR_NOT_FOUND;
    if (result == CU2CL_SUCCESS)
        result = give_variable(module->device, part, found, &address);
    rt_unlock();
    if (result == CU2CL_SUCCESS && pointer)
        *pointer = drv_number(address);
    if (result == CU2CL_SUCCESS && bytes)
        *bytes = found->info->size;
    return result;
}

/* --- linking --- */

cu2clDrvResult cu2clDrvLinkCreate(unsigned int count, cu2clDrvJitOption *options, void **values,
                                  cu2clDrvLinkState *state)
{
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && !state)
        result = CU2CL_ERROR_INVALID_VALUE;
    cu2clDrvLinkState made = result == CU2CL_SUCCESS ? calloc(1, sizeof *made) : NULL;
    if (result == CU2CL_SUCCESS && !made)
        result = CU2CL_ERROR_OUT_OF_MEMORY;
    if (result == CU2CL_SUCCESS) {
        drv_answer_options(count, options, values);
        *state = made;
    }
    return result;
}

cu2clDrvResult cu2clDrvLinkAddData(cu2clDrvLinkState state, cu2clDrvJitInputType type, void *data,
                                   size_t size, const char *name, unsigned int count,
                                   cu2clDrvJitOption *options, void **values)
{
    (void)type;
    (void)name;
    drv_answer_options(count, options, values);
    if (!state || !data || size == 0)
        return CU2CL_ERROR_INVALID_VALUE;
    char *image = strndup(data, size); /* need not end in a null byte */
    if (!image)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    cu2clDrvResult result = drv_modules_of_image(&state->parts, image);
    free(image);
    return result;
}

cu2clDrvResult cu2clDrvLinkAddFile(cu2clDrvLinkState state, cu2clDrvJitInputType type,
                                   const char *path, unsigned int count, cu2clDrvJitOption *options,
                                   void **values)
{
    (void)type;
    drv_answer_options(count, options, values);
    return state && path ? drv_modules_of_file(&state->parts, path) : CU2CL_ERROR_INVALID_VALUE;
}

cu2clDrvResult cu2clDrvLinkComplete(cu2clDrvLinkState state, void **image, size_t *size)
{
    if (!state || !image || state->parts.count == 0)
        return CU2CL_ERROR_INVALID_VALUE;
    char *made = drv_image_of(&state->parts);
    if (!made)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    free(state->image);
    state->image = made;
    *image = made;
    if (size)
        *size = strlen(made) + 1;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvLinkDestroy(cu2clDrvLinkState state)
{
    if (!state)
        return CU2CL_ERROR_INVALID_VALUE;
    free(state->parts.list);
    free(state->image);
    free(state);
    return CU2CL_SUCCESS;
}
