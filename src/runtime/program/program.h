/* Programs: registered modules, their texts, and what is built of them.
 *
 * Modules, kernels and symbols live as long as the process. */
#ifndef CU2CL_RT_PROGRAM_H
#define CU2CL_RT_PROGRAM_H

#include "base/base.h"

#pragma GCC visibility push(hidden)

/* module.c: registered modules, their kernels and symbols by address. */
/* Kernels of a module that are built together for a device (units.c). */
struct rt_unit {
    const struct rt_module *module;
    unsigned kernels, kind; /* how many, and rt_program_kind of each */
    char
        name[256]; /* for messages: the module's, with the first kernel's if there are more units */
    char *text;    /* NULL: not made yet */
    char options[1024];
    bool is_part;   /* of the module's text */
    bool for_parts; /* it has a kernel for blocks that are no whole strips */
    bool ready;     /* the text is as the device gets it */
    bool tried;
    cu2clError_t error;
    cl_program program;
};

struct rt_units {
    struct rt_unit *list;
    unsigned count;
    unsigned *of;       /* by kernel; UINT_MAX for those that the device can't run */
    unsigned *of_parts; /* the same for blocks that are no whole strips; UINT_MAX: not made yet */
};

struct rt_symbol {
    const struct cu2clSymbolInfo *info;
    struct rt_symbol *first; /* of all that stand for the same variable, perhaps itself */
    void *initial;           /* value at registration, NULL when zero */
    char *storage[RT_MAX_DEVICES];
    cl_mem buffers[RT_MAX_DEVICES];           /* when the storage is a buffer of its own */
    struct rt_texture *bound[RT_MAX_DEVICES]; /* CU2CL_SYMBOL_TEXTURE: NULL while not bound */
    /* Pointers in the first value (symbol_pointers.c), none in most. `coming` is the storage while
     * its first value is made; `texts` has copies of the literals. */
    const struct cu2clPointersInfo *pointers;
    unsigned pointer_count;
    struct rt_symbol *module_symbols; /* of the module that knows the pointers */
    char *coming;
    char *texts[RT_MAX_DEVICES];
    size_t text_size;
};

#define RT_KERNEL_NAME 512

struct rt_module {
    const struct cu2clModuleInfo *info;
    /* What follows its text for the lanes form; NULL: nothing. */
    const char *lanes, *lanes_end;
    const void *const *launched; /* stubs of kernels that kernels launch, by number */
    unsigned launched_count;
    const void *object; /* where the executable or shared object that has it is loaded */
    /* For the driver API; NULL where the program does not load modules: the name of the source, the
     * kernels, and the variables' names. */
    const char *source;
    const struct cu2clEntryInfo *entries;
    const char *const *variables;
    /* driver_module.c: how often it is loaded, whether it ever was, whether the program got the
     * address of a variable since. */
    unsigned loads[RT_MAX_DEVICES];
    bool loaded_before[RT_MAX_DEVICES], variables_given[RT_MAX_DEVICES];
    struct rt_units units[RT_MAX_DEVICES];
    struct rt_kernel *kernels;
    struct rt_symbol *symbols;
    bool prints; /* kernels use OpenCL's own printf */
    struct rt_module *next;
};

/* An argument as it was last set. */
struct rt_arg_value {
    bool given; /* to the kernel object, in some launch */
    bool known; /* the bytes are its value */
    unsigned char *bytes;
};

struct rt_instance {
    cl_kernel kernel;
    struct rt_arg_value *values; /* one block of memory with all bytes */
    size_t max_work_group;
    size_t static_local;
    size_t dynamic_local; /* as last set, 0: not yet */
    unsigned chunk_version;
    enum rt_way way;
    /* Of a kernel in lane loops: what runs blocks that are no whole strips; itself, where it runs
     * all blocks; NULL: not made yet. */
    struct rt_instance *for_parts;
    bool is_for_parts;
    bool declared;        /* it was told of SVM allocations */
    bool measured;        /* resources.c: the following is known, as far as it can be */
    int registers;        /* of a work-item; 0: not known */
    bool registers_exact; /* of this compilation, or one that was the same */
};

struct rt_kernel {
    const struct cu2clKernelInfo *info;
    struct rt_module *module;
    unsigned visible; /* number of arguments that the host gives */
    struct rt_refusal refusal;
    bool prints;      /* into cu_output */
    bool launches;    /* other kernels */
    bool dynamic_set; /* max_dynamic_shared was */
    int max_dynamic_shared, carveout;
    int cluster[3], large_clusters, cluster_policy;
    bool has_cluster;             /* by __cluster_dims__ */
    struct rt_recorded *recorded; /* record/launches.c */
    struct rt_instance instances[RT_MAX_DEVICES];
};

struct rt_kernel *rt_kernel_find(const void *host);
struct rt_symbol *rt_symbol_find(const void *host);
/* The first of all, linked by `next`. */
struct rt_module *rt_modules_all(void);
/* component: forgets what the device has of all modules. */
void rt_modules_release(struct rt_device *device);
/* What follows a kernel's arguments in the lanes form: the block's size, and where it reports.
 * Coroutines have one more, local memory in which those of the items form tell what they wait for:
 * CU_TURN_SIZE of items.clh, and one for each thread, all of 16 bytes. */
#define RT_LANES_ARGUMENTS 4
#define RT_MEETING_BYTES   16
#define RT_TURN_SIZE       10
/* Lane loops take this many neighbours along x together: CU_STRIP and CU_WARP of block.clh. */
#define RT_STRIP         16
#define RT_STRIP_OF_WARP 32
/* ways.c: how the kernel runs on this device. */
enum rt_way rt_kernel_way(const struct rt_device *device, const struct rt_kernel *kernel);
/* The same for blocks that are no whole strips, and for those whose warps are no sub-groups. */
enum rt_way rt_kernel_way_of_parts(const struct rt_device *device, const struct rt_kernel *kernel);
/* Why it does not run in sub-groups, "" where nobody wants it to, NULL: it does. */
const char *rt_kernel_no_subgroups(const struct rt_device *device, const struct rt_kernel *kernel);
/* subgroups.c: sub-groups of 32 have passed the test, which runs at first use. */
bool rt_subgroups_usable(struct rt_device *device);
/* What stands before the text of kernels that run in them. */
const char *rt_subgroups_before(void);
/* How many arguments follow those that the kernel has as it is. */
unsigned rt_way_arguments(enum rt_way way, unsigned needs);
/* What the function is called that the device runs, or runs for blocks that are no whole strips;
 * `room` has space for it. */
const char *rt_kernel_name(const struct rt_device *device, const struct rt_kernel *kernel,
                           bool for_parts, char room[RT_KERNEL_NAME]);
/* The translator did not refuse it. */
bool rt_kernel_ported(const struct cu2clKernelInfo *info);
/* What the kernel needs and the device lacks, or NULL. */
const char *rt_kernel_lacks(const struct rt_device *device, const struct rt_kernel *kernel);
/* The kernel was ported, and the device has what it needs. */
bool rt_kernel_supported(const struct rt_device *device, const struct rt_kernel *kernel);

/* cache.c: program binaries on disk. */
struct rt_cache_key {
    const char *device, *driver, *options, *source;
};
unsigned char *rt_cache_load(const struct rt_cache_key *key, size_t *size);
void rt_cache_store(const struct rt_cache_key *key, const unsigned char *binary, size_t size);

/* program.c: the text of a module with the device library in it, from the program or from the
 * folder CU2CL_KERNEL_PATH, and its lanes form; malloc'ed, NULL without memory. */
char *rt_program_text(const struct rt_module *module);
/* The module's text alone; malloc'ed, NULL without memory. */
char *rt_program_own_text(const struct cu2clModuleInfo *info, size_t *length);
/* The lanes form was made from the text that the module has now. */
bool rt_program_lanes_fit(const struct cu2clModuleInfo *info, const char *lanes);
/* The driver's compiler may compute something else from kernels with barriers when it optimises. */
bool rt_program_loses_barriers(const struct rt_device *device);
/* Of a kind, beside what a kernel needs: the compiler shall make no vectors of work-items. */
#define RT_KIND_LONE_ITEMS (1u << 16)
/* The items form. */
#define RT_KIND_ITEMS (1u << 17)
/* The same: warps are sub-groups of 32. */
#define RT_KIND_SUBGROUPS (1u << 18)
/* Kernels that are built by the same options have the same answer. */
unsigned rt_program_kind(const struct rt_device *device, const struct rt_kernel *kernel,
                         bool for_parts);
void rt_program_options(const struct rt_device *device, const struct cu2clModuleInfo *info,
                        unsigned kind, char *options, size_t size);
/* Builds a text, or takes its program from the cache on disk; a log goes to stderr unless `quiet`.
 * Needs no lock. The caller leaves the C library's random numbers before. */
cu2clError_t rt_program_build(struct rt_device *device, const char *name, const char *text,
                              const char *options, bool quiet, cl_program *program);
/* The key that the cache has a text under; `driver` is room for a part of it. */
struct rt_cache_key rt_program_key(const struct rt_device *device, const char *text,
                                   const char *options, char *driver, size_t size);

/* units.c: builds the program of a kernel unless that was done. */
cu2clError_t rt_unit_get(struct rt_device *device, const struct rt_kernel *kernel,
                         struct rt_unit **unit);
/* The same for blocks that are no whole strips; NULL, and no error: the kernel runs all blocks. */
cu2clError_t rt_unit_get_for_parts(struct rt_device *device, const struct rt_kernel *kernel,
                                   struct rt_unit **unit);
/* Builds a unit of the device that was not built yet, with kernels of the runtime's own in front.
 * Returns the program, which the caller releases; NULL: there is no unit, or it does not build with
 * them. The caller leaves the C library's random numbers before. */
cl_program rt_units_build_with(struct rt_device *device, const char *added);
void rt_units_release(struct rt_units *units);
/* Compilers may refuse to enable what the device lacks; here no kernel of the text needs it. */
void rt_unit_without_fp64(char *text);
/* component: builds the kernels of all modules registered so far that the device can run, as many
 * as a second allows, when the device is first used. A failure stays unnoticed until one is
 * launched. */
cu2clError_t rt_modules_prepare(struct rt_device *device);

/* resources.c: what the kernel uses on NVIDIA's devices, found at the first call. */
void rt_resources_find(struct rt_device *device, const struct rt_kernel *kernel,
                       struct rt_instance *instance);
/* Keeps what the build of the program told. */
void rt_resources_keep(struct rt_device *device, cl_program program,
                       const struct rt_cache_key *key);
/* Reads a log of NVIDIA's compiler; false when it does not tell of the kernel. */
bool rt_resources_read(const char *log, const char *kernel, int *registers, size_t *shared);

/* slice.c: what kernels need of a text. Opens a text, which has to stay; NULL if it was not
 * understood, or without memory. */
struct rt_slice *rt_slice_open(const char *text);
void rt_slice_close(struct rt_slice *slice);
/* Begins anew, without a kernel. */
void rt_slice_clear(struct rt_slice *slice);
/* Adds a kernel with what it needs; false: the text has no such function. */
bool rt_slice_add(struct rt_slice *slice, const char *name);
/* The bytes of the functions that were added. */
size_t rt_slice_size(const struct rt_slice *slice);
/* The text of all that was added, line by line; malloc'ed, NULL without memory. */
char *rt_slice_text(const struct rt_slice *slice);

/* oclgrind.c: a text whose lines Oclgrind shows as they are. */
struct rt_oclgrind {
    char *text;
    char options[1200], file[32]; /* with the rest of it */
};
/* False on other devices, and where the text stays as it is. Undone by rt_oclgrind_done. */
bool rt_oclgrind_prepare(const struct rt_device *device, const char *text, const char *options,
                         struct rt_oclgrind *prepared);
void rt_oclgrind_done(struct rt_oclgrind *prepared);
/* The .cl's own lines, each at its place, and what comes before them, both malloc'ed; false: that
 * can't be, or there is no memory. */
bool rt_oclgrind_split(const char *text, char **own, char **library);

/* prelude.c: `source` with its `#include <cu2cl/...>` lines replaced; malloc'ed, NULL without
 * memory. */
char *rt_prelude_expand(const char *name, const char *source, size_t length);
struct rt_prelude_file {
    const char *name;
    const char *text, *end;
};
extern const struct rt_prelude_file rt_prelude_files[];
/* memory/service.cl */
extern const char *const rt_service_cl;
extern const char *const rt_subgroups_cl;
/* record/ */
extern const char *const rt_digest_h, *const rt_digest_cl;
/* log.c: the build log with the places of the .cl files in it; malloc'ed, NULL without memory. */
char *rt_log_locate(const char *log, const char *source);
/* offsets.c: gives the kernel `name` one more `ulong` parameter per set bit of `pointers`, the byte
 * offset to add to that pointer; malloc'ed, NULL when the kernel's text was not understood. */
char *rt_offsets_add(const char *source, const char *name, const bool *pointers, unsigned count);
/* A parameter's text, and the name in it; `start` is NULL where it was not understood. */
struct rt_parameter {
    const char *start, *end, *name;
    size_t name_length;
};
/* Finds the first `count` parameters of the kernel `name` in a text. */
void rt_parameters_read(const char *source, const char *name, struct rt_parameter *list,
                        unsigned count);

#pragma GCC visibility pop

#endif
