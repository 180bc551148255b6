/* The driver API (<cu2cl/driver.h>) as a layer over the runtime API, one driver_*.c for each topic.
 *
 * Its functions call the public functions of the runtime API, so that traces show them, or the
 * runtime's own below. They take the runtime's lock for what is theirs: contexts and modules. */
#ifndef CU2CL_RT_DRIVER_H
#define CU2CL_RT_DRIVER_H

#define RT_CALLS_PUBLIC
#include "api/api.h"

#include <cu2cl/driver.h>

#pragma GCC visibility push(hidden)

/* --- driver.c: the frame of the functions --- */

/* The driver API's code for a runtime API's. */
cu2clDrvResult drv_result_of(cu2clError_t error);
/* cu2clDrvInit was called, or this thread uses the runtime API. */
cu2clDrvResult drv_started(void);
/* The same, and the calling thread has a current context. */
cu2clDrvResult drv_ready(void);
/* Around calls of the runtime API: they are not the program's own, and leave cu2clGetLastError as
 * it was. */
void drv_begin(void);
cu2clDrvResult drv_end(cu2clError_t error);

/* The result of one call of the runtime API, which is only made after drv_ready, or drv_started. */
#define DRV_CALL(call) (drv_ready() == CU2CL_SUCCESS ? (drv_begin(), drv_end(call)) : drv_ready())
#define DRV_QUERY(call)                                                                            \
    (drv_started() == CU2CL_SUCCESS ? (drv_begin(), drv_end(call)) : drv_started())

static inline void *drv_address(cu2clDrvDeviceptr pointer)
{
    return (void *)(uintptr_t)pointer;
}

static inline cu2clDrvDeviceptr drv_number(const void *pointer)
{
    return (cu2clDrvDeviceptr)(uintptr_t)pointer;
}

/* --- driver_context.c --- */

/* The calling thread's, or NULL; the primary one where it uses the runtime API. */
cu2clDrvContext drv_context(void);
/* False for the current context when it was destroyed. */
bool drv_context_lives(const struct CUctx_st *context);
/* The context of the device that a thread would see there. */
cu2clDrvContext drv_context_of(int device);

/* --- driver_image.c: what stands for a file of kernels --- */

/* A list of registered modules. */
struct drv_modules {
    struct rt_module **list;
    size_t count;
};

/* Adds the module that a file's name stands for, or those that an image names; CU2CL_ERROR_...
 * with a message when there are none. */
cu2clDrvResult drv_modules_of_file(struct drv_modules *modules, const char *path);
cu2clDrvResult drv_modules_of_image(struct drv_modules *modules, const char *image);
/* Adds one module, once; with the lock held. */
cu2clDrvResult drv_add_module(struct drv_modules *modules, struct rt_module *module);
/* The text begins as an image does. */
bool drv_is_image(const char *text);
/* The image that names the modules; malloc'ed, NULL without memory. */
char *drv_image_of(const struct drv_modules *modules);
/* What options of a compiler ask for. */
void drv_answer_options(unsigned int count, const cu2clDrvJitOption *options, void **values);

/* --- driver_foreign.c: PTX and machine code of NVIDIA's compilers --- */

bool drv_is_foreign(const char *image);
/* Adds the modules of the program that stand for the image; CU2CL_ERROR_INVALID_IMAGE, with a
 * message, where a kernel that it names is in none of them, or where two have kernels of one name. */
cu2clDrvResult drv_modules_of_foreign(struct drv_modules *modules, const char *image);

/* --- driver_object.c: images that hold their kernels --- */

bool drv_is_object(const char *text);
/* The text of a file that is such an image, malloc'ed; else NULL. */
char *drv_read_object(const char *path);
/* The module came with such an image; with the lock held. */
bool drv_is_of_object(const struct rt_module *module);
/* Loads such an image, and adds its modules. */
cu2clDrvResult drv_modules_of_object(struct drv_modules *modules, const char *text);

/* --- driver_kernels.c: images of OpenCL C with its tables --- */

bool drv_is_kernels(const char *text);
/* Makes the module of such an image known, for the life of the program; NULL, with a message, where
 * it is damaged or there is no memory. */
const struct cu2clModuleInfo *drv_register_kernels(const char *text);

/* --- driver_module.c --- */

/* The name that nvcc gives the kernel. */
const char *drv_kernel_name(const struct rt_module *module, unsigned index);
/* The kernel with this name; NULL: the module has none. */
struct rt_kernel *drv_find_kernel(const struct rt_module *module, const char *name);
/* Marks a module as a library's, and tells whether there still is one of it at that address. */
void drv_module_set_library(cu2clDrvModule module, cu2clDrvLibrary library);
bool drv_module_lives(cu2clDrvModule module, cu2clDrvLibrary library);
/* Unloads the modules of a context, which ends. */
void drv_modules_unload(const struct CUctx_st *context);

/* --- driver_launch.c --- */

/* The kernel of a handle, or NULL. */
struct rt_kernel *drv_kernel(cu2clDrvFunction function);

#pragma GCC visibility pop

#endif
