/* The interface between generated code (`<name>.cl.h`) and the runtime. Users do not call it.
 *
 * A module is one .cl file: its text, its kernels with the address of their host stubs, and its
 * symbols with the address of their host shadow variables. A host stub is a C++ function with the
 * kernel's own name and signature; CU2CL_LAUNCH configures a launch and calls the stub, whose body
 * (CU2CL_KERNEL) hands the addresses of its arguments to the runtime, as CUDA's stubs do. */
#ifndef CU2CL_MODULE_H
#define CU2CL_MODULE_H

#include <stddef.h>

#include <cu2cl/needs.h>

#include <cu2cl/hide_macros.h>

#ifdef __cplusplus
extern "C" {
#endif

enum cu2clArgKind {
    CU2CL_ARG_VALUE,   /* `size` bytes, passed as they are; device pointers inside are left alone */
    CU2CL_ARG_POINTER, /* a device pointer */
    CU2CL_ARG_DYNAMIC_LOCAL, /* hidden: local memory of the launch's dynamic shared size */
    CU2CL_ARG_SYMBOL,        /* hidden: the storage of symbol number `symbol` of the module */
    CU2CL_ARG_STATUS,  /* hidden: `__global int *`; a kernel stores an error code there (assert,
                          trap) */
    CU2CL_ARG_TEXTURE, /* hidden: `ulong`, the texture or surface that is bound to the reference
                          that is symbol number `symbol` of the module */
    CU2CL_ARG_GRID,    /* hidden: `__global uint *`, the barrier of the grid */
    CU2CL_ARG_HEAP,    /* hidden: `__global uint *`, the heap of malloc and new in kernels */
    CU2CL_ARG_OUTPUT   /* hidden: `__global uint *`, where printf writes */
};

struct cu2clArgInfo {
    enum cu2clArgKind kind;
    size_t size;
    unsigned symbol;
};

struct cu2clKernelInfo {
    const void *host;                /* address of the host stub: the key of the kernel */
    const char *name;                /* of the __kernel function */
    const struct cu2clArgInfo *args; /* visible arguments first, in order, then the hidden ones */
    unsigned arg_count;
    unsigned needs;      /* bits of needs.h, and CU2CL_MAX_THREADS */
    const char *refused; /* not NULL: the kernel was not ported; a launch fails with
                            cu2clErrorNotSupported and this reason */
};

enum cu2clSymbolKind {
    CU2CL_SYMBOL_CONSTANT,
    CU2CL_SYMBOL_DEVICE,
    CU2CL_SYMBOL_MANAGED,
    CU2CL_SYMBOL_TEXTURE /* a texture or surface reference: has no memory on the device */
};

struct cu2clSymbolInfo {
    const void *host; /* address of the host's shadow variable: the key of the symbol */
    const char *name;
    size_t size;
    enum cu2clSymbolKind kind;
    int initialised; /* 0: the first value is zero; else it is the shadow variable's at
                        registration; 2: in which addresses of the module's functions are replaced
                      */
};

/* A device function that a shadow variable points to. Kernels know its address by a number. */
struct cu2clFunctionInfo {
    const void *host;
    unsigned long long number;
};

struct cu2clModuleInfo {
    const char *name;                /* `vector_add.cl`, for messages and CU2CL_KERNEL_PATH */
    const char *source, *source_end; /* the text of the .cl */
    const char *options;             /* build options beside the runtime's own */
    const struct cu2clKernelInfo *kernels;
    unsigned kernel_count;
    const struct cu2clSymbolInfo *symbols;
    unsigned symbol_count;
};

/* Makes a module known. Called by a constructor before main, possibly before any other part of the
 * runtime; starts no OpenCL. `module` stays valid for the life of the program. A second module with
 * the same stub address (a template that two sources instantiate) leaves the first in place. */
void cu2clRegisterModule(const struct cu2clModuleInfo *__module);
/* The same for a module whose symbols start with addresses of device functions: `functions` are all
 * of these. They are read before the call returns. */
void cu2clRegisterModuleFunctions(const struct cu2clModuleInfo *__module,
                                  const struct cu2clFunctionInfo *__functions, unsigned __count);

/* The architecture that the kernels were ported for, the value of __CUDA_ARCH__; 750 where no
 * module says another. Devices that are not NVIDIA's report it as their compute capability, so that
 * host code takes the way that the device code was made for. The highest of all modules counts. */
void cu2clRegisterArchitecture(unsigned __architecture);

/* What the driver API needs to know of a kernel: its name in nvcc's output, and where its visible
 * arguments come from. */
struct cu2clParameterInfo {
    unsigned
        index;     /* of the parameter; some parameters are no arguments of the kernel in the .cl */
    size_t offset; /* in a buffer with all parameters */
};

struct cu2clEntryInfo {
    const char *name;
    const struct cu2clParameterInfo *parameters; /* one for each visible argument */
};

/* The same for a program that loads modules by the driver API, after the module was registered.
 * `source` is the name of the file that the module was ported from, without ending: files of its
 * kernels are called so. There is one entry for each kernel, and one name, as nvcc has it, for each
 * symbol, in the module's order. */
void cu2clRegisterModuleEntries(const struct cu2clModuleInfo *__module, const char *__source,
                                const struct cu2clEntryInfo *__kernels,
                                const char *const *__variables);

/* A launch in three steps, as CUDA's <<<>>> does it: push the configuration, call the stub, whose
 * body pops it. `kernel` is the stub's address; slot[0] caches the lookup and starts as NULL;
 * slot[1] is the kernel's name with its template arguments, for messages.
 * args[i] is the address of the i-th visible argument. Errors are kept for cu2clGetLastError. */
struct cu2clDim3 {
    unsigned x, y, z;
};
void cu2clPushLaunchConfiguration(struct cu2clDim3 __grid, struct cu2clDim3 __threads,
                                  size_t __shared, void *__stream);
void cu2clLaunchPushed(void **__slot, const void *__kernel, void **__args);

/* Builds the kernels of all modules for all devices and prints what was built: what cu2cl-build
 * runs in place of main. Returns an exit status. */
int cu2clBuildAll(void);

/* Where the managed variable lies whose shadow variable is at `shadow`. Ends the program when there
 * is no memory for it. */
void *cu2clManagedVariable(const void *__shadow);

#ifdef __cplusplus
}
#endif

#include <cu2cl/show_macros.h>

#endif
