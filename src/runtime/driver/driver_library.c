/* The driver API: libraries, which are modules for all contexts. See driver.h.
 *
 * A library becomes a module of a device when something of it is asked for there. A kernel's handle
 * is the function's. */
#include "driver/driver.h"

struct cu2clDrvLibrary_st {
    struct drv_modules parts;
    cu2clDrvModule modules[RT_MAX_DEVICES]; /* NULL: not asked for there yet */
    struct cu2clDrvLibrary_st *next;
};

static cu2clDrvLibrary libraries;

/* With the lock held. */
static bool is_library_loaded(cu2clDrvLibrary library)
{
    for (cu2clDrvLibrary l = libraries; l; l = l->next)
        if (l == library)
            return true;
    return false;
}

static cu2clDrvResult check_library(cu2clDrvLibrary library)
{
    cu2clDrvResult result = drv_started();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    if (!is_library_loaded(library))
        result = CU2CL_ERROR_INVALID_HANDLE;
    rt_unlock();
    return result;
}

/* Makes a library of what was found, or forgets it. */
static cu2clDrvResult finish_library(cu2clDrvResult result, struct drv_modules *parts,
                                     cu2clDrvLibrary *library)
{
    cu2clDrvLibrary made = result == CU2CL_SUCCESS ? calloc(1, sizeof *made) : NULL;
    if (result == CU2CL_SUCCESS && !made)
        result = CU2CL_ERROR_OUT_OF_MEMORY;
    if (result != CU2CL_SUCCESS) {
        free(parts->list);
        return result;
    }
    made->parts = *parts;
    rt_lock();
    made->next = libraries;
    libraries = made;
    rt_unlock();
    *library = made;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvLibraryLoadData(cu2clDrvLibrary *library, const void *image,
                                       cu2clDrvJitOption *jit_options, void **jit_values,
                                       unsigned int jit_count, cu2clDrvLibraryOption *options,
                                       void **values, unsigned int count)
{
    struct drv_modules parts = {0};
    cu2clDrvResult result = drv_started();
    (void)options, (void)values, (void)count; /* how the image is kept */
    if (result == CU2CL_SUCCESS && (!library || !image))
        result = CU2CL_ERROR_INVALID_VALUE;
    drv_answer_options(jit_count, jit_options, jit_values);
    if (result == CU2CL_SUCCESS)
        result = drv_modules_of_image(&parts, image);
    return finish_library(result, &parts, library);
}

cu2clDrvResult cu2clDrvLibraryLoadFromFile(cu2clDrvLibrary *library, const char *path,
                                           cu2clDrvJitOption *jit_options, void **jit_values,
                                           unsigned int jit_count, cu2clDrvLibraryOption *options,
                                           void **values, unsigned int count)
{
    struct drv_modules parts = {0};
    cu2clDrvResult result = drv_started();
    (void)options, (void)values, (void)count;
    if (result == CU2CL_SUCCESS && (!library || !path))
        result = CU2CL_ERROR_INVALID_VALUE;
    drv_answer_options(jit_count, jit_options, jit_values);
    if (result == CU2CL_SUCCESS)
        result = drv_modules_of_file(&parts, path);
    return finish_library(result, &parts, library);
}

cu2clDrvResult cu2clDrvLibraryUnload(cu2clDrvLibrary library)
{
    cu2clDrvResult result = check_library(library);
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    cu2clDrvLibrary *at = &libraries;
    while (*at != library)
        at = &(*at)->next;
    *at = library->next;
    rt_unlock();
    for (int i = 0; i < RT_MAX_DEVICES; i++)
        if (drv_module_lives(library->modules[i], library)) /* else its context is gone */
            cu2clDrvModuleUnload(library->modules[i]);
    free(library->parts.list);
    free(library);
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvLibraryGetModule(cu2clDrvModule *module, cu2clDrvLibrary library)
{
    cu2clDrvDevice device = 0;
    cu2clDrvResult result = check_library(library);
    if (result == CU2CL_SUCCESS && !module)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = cu2clDrvCtxGetDevice(&device);
    if (result != CU2CL_SUCCESS)
        return result;
    if (!drv_module_lives(library->modules[device], library)) {
        char *image = drv_image_of(&library->parts);
        cu2clDrvModule made = NULL;
        result = image ? cu2clDrvModuleLoadData(&made, image) : CU2CL_ERROR_OUT_OF_MEMORY;
        free(image);
        library->modules[device] = made;
        if (result == CU2CL_SUCCESS)
            drv_module_set_library(made, library);
    }
    if (result == CU2CL_SUCCESS)
        *module = library->modules[device];
    return result;
}

cu2clDrvResult cu2clDrvLibraryGetKernel(cu2clDrvKernel *kernel, cu2clDrvLibrary library,
                                        const char *name)
{
    cu2clDrvModule module;
    cu2clDrvFunction function;
    cu2clDrvResult result =
        kernel ? cu2clDrvLibraryGetModule(&module, library) : CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = cu2clDrvModuleGetFunction(&function, module, name);
    if (result == CU2CL_SUCCESS)
        *kernel = (cu2clDrvKernel)function;
    return result;
}

cu2clDrvResult cu2clDrvLibraryGetGlobal(cu2clDrvDeviceptr *pointer, size_t *bytes,
                                        cu2clDrvLibrary library, const char *name)
{
    cu2clDrvModule module;
    cu2clDrvResult result = cu2clDrvLibraryGetModule(&module, library);
    return result == CU2CL_SUCCESS ? cu2clDrvModuleGetGlobal(pointer, bytes, module, name) : result;
}

cu2clDrvResult cu2clDrvKernelGetFunction(cu2clDrvFunction *function, cu2clDrvKernel kernel)
{
    cu2clDrvResult result = drv_ready();
    if (result == CU2CL_SUCCESS && !function)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS && !drv_kernel((cu2clDrvFunction)kernel))
        result = CU2CL_ERROR_INVALID_HANDLE;
    if (result == CU2CL_SUCCESS)
        *function = (cu2clDrvFunction)kernel;
    return result;
}
