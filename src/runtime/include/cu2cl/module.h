/* The interface between generated code (`<name>.cl.h`) and the runtime. Users do not call it.
 *
 * A module is one .cl file: its text, its kernels with the address of their host stubs, and its
 * symbols with the address of their host shadow variables. A host stub is a C++ function with the
 * kernel's own name and signature; CU2CL_LAUNCH configures a launch and calls the stub, whose body
 * (CU2CL_KERNEL) hands the addresses of its arguments to the runtime, as CUDA's stubs do. */
#ifndef CU2CL_MODULE_H
#define CU2CL_MODULE_H

#include <stddef.h>

#include "needs.h"

#include "hide_macros.h"

#ifdef __cplusplus
extern "C" {
#endif

enum cu2clArgKind {
    CU2CL_ARG_VALUE,   /* `size` bytes, passed as they are; device pointers inside are left alone */
    CU2CL_ARG_POINTER, /* a device pointer */
    CU2CL_ARG_DYNAMIC_LOCAL, /* hidden: local memory of the launch's dynamic shared size */
    CU2CL_ARG_SYMBOL,        /* hidden: the storage of symbol number `symbol` of the module */
    CU2CL_ARG_STATUS,  /* hidden: `__global int *`; an assert or trap stores its error code there */
    CU2CL_ARG_TEXTURE, /* hidden: `ulong`, the texture or surface that is bound to the reference
                          that is symbol number `symbol` of the module */
    CU2CL_ARG_GRID,    /* hidden: `__global uint *`, the barrier of the grid */
    CU2CL_ARG_HEAP,    /* hidden: `__global uint *`, the heap of malloc and new in kernels */
    CU2CL_ARG_OUTPUT,  /* hidden: `__global uint *`, where printf writes */
    CU2CL_ARG_LAUNCHES /* hidden: `__global uint *`, where the kernel writes what it launches */
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
                            cu2clErrorNotSupported and this reason. With CU2CL_NEEDS_WARP: it was
                            ported, and this is why it has no lanes form */
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
    int initialised; /* cu2clFirstValue */
};

enum cu2clFirstValue {
    CU2CL_ZERO,
    CU2CL_INITIALISED,               /* the shadow variable's at registration */
    CU2CL_INITIALISED_WITH_FUNCTIONS /* in which addresses of functions are replaced, too */
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
/* A shared object is unloaded, such as a plug-in by dlclose: forgets all modules of the object that
 * has this address. Those of the executable stay. */
void cu2clUnregisterModules(const void *__address);
/* A place for the address of a device function that another source defines, which leaves host text:
 * host variables start with it, and nobody calls it there. */
#define CU2CL_ADDRESS_ALONE(symbol)                                                                \
    __asm__("    .pushsection .text\n    .weak " symbol "\n    .type " symbol                      \
            ", %function\n" symbol ":\n    .long 0\n    .popsection\n");

/* Kernels of the module launch these, by their numbers: addresses of host stubs, NULL for one that
 * has none. The table stays valid like the module. */
void cu2clRegisterLaunched(const struct cu2clModuleInfo *__module, const void *const *__stubs,
                           unsigned __count);

/* The kernel's __cluster_dims__: it can only be launched with a whole number of such clusters. */
void cu2clRegisterCluster(const struct cu2clModuleInfo *__module, const char *__kernel, int __x,
                          int __y, int __z);

/* The module has kernels in the lanes form (docs/lanes.md): those with CU2CL_HAS_LANES, whose names
 * there end with `_lanes`. The text follows the module's own, and stays valid like it. */
void cu2clRegisterLanes(const struct cu2clModuleInfo *__module, const char *__text,
                        const char *__end);
/* The same for a module whose symbols start with addresses of device functions: `functions` are all
 * of these. They are read before the call returns. */
void cu2clRegisterModuleFunctions(const struct cu2clModuleInfo *__module,
                                  const struct cu2clFunctionInfo *__functions, unsigned __count);

/* Pointers in the first value of a variable, one behind the other. Where they lead to the shadow of
 * one of the variables that are named, they lead to that variable on the device there. */
enum cu2clPointersKind {
    CU2CL_ADDRESSES,
    CU2CL_TEXTS,   /* others lead to texts that end with zero */
    CU2CL_LEADS_TO /* no pointers: `offset` is the row of a variable that some lead to */
};

struct cu2clPointersInfo {
    unsigned symbol; /* its row in the module's table */
    enum cu2clPointersKind kind;
    size_t offset, count;
};

/* The table stays valid like the module; the rows of one symbol lie together. */
void cu2clRegisterPointers(const struct cu2clModuleInfo *__module,
                           const struct cu2clPointersInfo *__pointers, unsigned __count);

/* The architecture that the kernels were ported for, the value of __CUDA_ARCH__; 750 where no
 * module says another. Devices that are not NVIDIA's report it as their compute capability, so that
 * host code takes the way that the device code was made for. The highest of all modules counts. */
void cu2clRegisterArchitecture(unsigned __architecture);

/* The program makes no streams of its own: said by each module of it. Where all modules say so, an
 * NVIDIA device gets fewer hardware queues, which take most of the time until a program's first
 * kernel. */
void cu2clRegisterOneStream(void);

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

/* Rows of the tables in `<name>.cl.h`. A table that a module has not is nullptr, which is smaller
 * than any row, so that its count is 0.
 *
 * What comes last in a row is a C++ expression without the `&`, which may have commas in it:
 * `scale<float, 2>`. `type` is that of a pointer to it: `void (*)(float *, int)`. */
#define CU2CL_COUNT(table, row) (sizeof(table) / sizeof(row))

/* An argument: `size` bytes as they are, or a pointer to device memory. */
#define CU2CL_VALUE(size)                                                                          \
    {                                                                                              \
        CU2CL_ARG_VALUE, size, 0                                                                   \
    }
#define CU2CL_POINTER                                                                              \
    {                                                                                              \
        CU2CL_ARG_POINTER, sizeof(void *), 0                                                       \
    }
/* One that the runtime passes: DYNAMIC_LOCAL, STATUS, GRID, HEAP, OUTPUT or LAUNCHES. */
#define CU2CL_HIDDEN(kind)                                                                         \
    {                                                                                              \
        CU2CL_ARG_##kind, 0, 0                                                                     \
    }
/* The same: SYMBOL or TEXTURE, with the name of its row in the table of symbols. */
#define CU2CL_HIDDEN_VARIABLE(kind, name)                                                          \
    {                                                                                              \
        CU2CL_ARG_##kind, 0, cu2cl_symbol_##name                                                   \
    }

/* A kernel: its name in the .cl, its table of arguments, and what it needs (needs.h). */
#define CU2CL_KERNEL_ENTRY(name, arguments, needs, type, ...)                                      \
    {                                                                                              \
        reinterpret_cast<const void *>(static_cast<type>(&__VA_ARGS__)), #name, arguments,         \
            CU2CL_COUNT(arguments, cu2clArgInfo), needs, nullptr                                   \
    }
/* One that needs warps of 32 and has no lanes form; `reason` is a literal. */
#define CU2CL_WARPS_ENTRY(name, arguments, needs, reason, type, ...)                               \
    {                                                                                              \
        reinterpret_cast<const void *>(static_cast<type>(&__VA_ARGS__)), #name, arguments,         \
            CU2CL_COUNT(arguments, cu2clArgInfo), needs, reason                                    \
    }
/* One that was not ported; `reason` is a literal. */
#define CU2CL_REFUSED_ENTRY(name, arguments, reason, type, ...)                                    \
    {                                                                                              \
        reinterpret_cast<const void *>(static_cast<type>(&__VA_ARGS__)), #name, arguments,         \
            CU2CL_COUNT(arguments, cu2clArgInfo), 0, reason                                        \
    }

/* A variable: its name in the .cl, its kind (CONSTANT, DEVICE, MANAGED, TEXTURE), its size, and its
 * first value, a cu2clFirstValue. The cast is C's, which takes away volatile, too. */
#define CU2CL_SYMBOL_ENTRY(name, kind, size, first, ...)                                           \
    {                                                                                              \
        (const void *)&__VA_ARGS__, #name, size, CU2CL_SYMBOL_##kind, first                        \
    }

/* Where a variable is that its own source alone can name, such as a static one: a constant, so that
 * it is there before any constructor runs. The program, or the library, has it for itself. */
#define CU2CL_SYMBOL_ADDRESS(address)                                                              \
    extern "C" {                                                                                   \
    extern __attribute__((visibility("hidden"))) const void *const address;                        \
    }
/* The first bytes of a static variable of a device function, for all sources that take it in. */
#define CU2CL_STATIC_BYTES(bytes, size)                                                            \
    extern "C" {                                                                                   \
    extern __attribute__((visibility("hidden"))) unsigned char bytes[size];                        \
    }
/* The same where each source has the function, such as an inline one: the linker takes one. */
#define CU2CL_MERGED_BYTES(bytes, size)                                                            \
    extern "C" {                                                                                   \
    extern __attribute__((visibility("hidden"), weak)) unsigned char bytes[size];                  \
    }
/* A variable of another source by the linker's name for it. */
#define CU2CL_VARIABLE_NAMED(variable, size, symbol)                                               \
    extern unsigned char variable[size] __asm__(symbol);

/* The module: name, text and build options as in cu2clModuleInfo, and the tables. */
#define CU2CL_MODULE(name, text, text_end, options, kernels, symbols)                              \
    {                                                                                              \
        name, text, text_end, options, kernels, CU2CL_COUNT(kernels, cu2clKernelInfo), symbols,    \
            CU2CL_COUNT(symbols, cu2clSymbolInfo)                                                  \
    }
#endif

#include "show_macros.h"

#endif
