/* What the stages hand to each other: the program being ported, its sources, and the module of
 * kernels of each source.
 *
 * Pipeline per source (passes.c): frontend_parse twice -> device_port fills `struct module`
 * (kernels, symbols, .cl text) -> host_port fills the edits of the ported files and the generated
 * .cl.h -> output_write writes everything. */
#ifndef CU2CL_PORT_H
#define CU2CL_PORT_H

#include "text/diag.h"
#include "text/edit.h"
#include "text/view.h"
#include "frontend/frontend.h"
#include "frontend/opencl.h"
#include "emit/ctree.h"
#include "rules/rules.h"

/* One argument of an emitted kernel, in order; mirrors struct cu2clArgInfo of <cu2cl/module.h>. */
enum kernel_arg_kind {
    ARG_VALUE,         /* `size` bytes copied from the host's argument */
    ARG_POINTER,       /* a device pointer */
    ARG_DYNAMIC_LOCAL, /* hidden: the launch's dynamic shared memory */
    ARG_SYMBOL,        /* hidden: the storage of symbol number `symbol` */
    ARG_TEXTURE,       /* hidden: what is bound to the reference that is symbol number `symbol` */
    ARG_STATUS,        /* hidden: `__global int *`, set by a failed assert or trap */
    ARG_GRID,          /* hidden: `__global uint *`, the barrier of the grid */
    ARG_HEAP,          /* hidden: `__global uint *`, the heap of malloc and new */
    ARG_OUTPUT,        /* hidden: `__global uint *`, what printf writes */
    ARG_LAUNCHES,      /* hidden: `__global uint *`, what kernels launch */
};

struct kernel_arg {
    enum kernel_arg_kind kind;
    size_t size;              /* of ARG_VALUE in bytes, as CUDA lays it out */
    size_t symbol;            /* of ARG_SYMBOL, ARG_TEXTURE: index into module->symbols */
    size_t parameter, offset; /* of visible ones: the parameter, and its place among all as CUDA
                                 lays them out */
};

/* One emitted kernel: an instance of a __global__ function. */
struct kernel {
    const char *name;      /* of the __kernel function in the .cl */
    const char *entry;     /* the name that nvcc gives it, `_Z6reducePf`, for the driver API */
    bool one_definition;   /* other sources can\'t define it, too */
    const char *host_name; /* C++ expression for the host stub: `reduce<float, 256>`, `ns::k` */
    const char *host_type; /* its function pointer type: `void (*)(float *, int)` */
    const char **closures; /* names of the lambdas that these two contain */
    size_t closure_count;
    struct kernel_arg *args;
    size_t arg_count;
    unsigned needs;        /* bits of <cu2cl/needs.h> */
    long most_threads;     /* of a block, by __launch_bounds__; 0: no bound */
    long cluster[3];       /* its blocks, by __cluster_dims__; 0: it has none */
    struct source_pos pos; /* of its definition; of a template's instance, the template's */
    const char *refused; /* why the kernel was not ported: a launch returns an error with this text;
                            NULL when ported */
    const char
        *no_lanes; /* it needs warps, and why it has no lanes form; NULL: it has, or needs none */
};

/* Pointers to data, one behind the other, in the first value of a symbol. */
struct module_pointers {
    long long offset, count;
    bool is_text; /* to a literal, where not to a variable */
};

/* A __constant__, __device__ or __managed__ variable that kernels of the module use. */
struct module_symbol {
    const char *name;        /* readable name */
    const char *entry;       /* the name that nvcc gives it */
    const char *host_name;   /* C++ expression of the host's shadow variable */
    const char *first_bytes; /* of a variable that the generated header has to make; else NULL */
    enum { SYMBOL_CONSTANT, SYMBOL_DEVICE, SYMBOL_MANAGED, SYMBOL_TEXTURE } kind;
    size_t size;
    bool initialised;     /* its first value is that of the host's shadow variable; else zero */
    bool holds_functions; /* that value has addresses of functions: numbers on the device */
    const char *shared;   /* of a local variable, or one of another source: how all sources name it
                             (lower/module/crossing.c); NULL: no other source can have it */
    const char *linker_name; /* of a variable of another source; NULL: the host text can name it */
    bool is_there;           /* another source has it, and says by `shared` where */
    bool is_merged;          /* each source that uses it has it, and the linker takes one */
    struct module_pointers *pointers; /* that the runtime makes the device's; none: NULL */
    size_t pointer_count;
    const char **targets; /* names of the symbols that they lead to */
    size_t target_count;
};

/* A variable that a device function of this source uses, which others may take in, and that only
 * this source can name. */
struct module_export {
    const char *shared;      /* as of a symbol */
    const char *host_name;   /* as of a symbol; of a static local variable its own */
    const char *first_bytes; /* of a static local variable; else NULL */
    size_t size;
};

/* A device function whose address is in the first value of a symbol. */
struct module_function {
    const char *host_name, *host_type; /* as of a kernel */
    const char *elsewhere; /* the symbol of one that another source defines; NULL: it is here */
    long number;           /* that stands for its address in the .cl */
};

/* A kernel, or a function that only device code can call, as it is written. */
struct device_code {
    const char *name;
    struct source_pos pos;
    bool is_kernel;
    bool is_reached; /* it is a kernel with an instance, or one of these calls it */
};

/* A function whose address device code takes, or a class with virtual functions that it builds. A
 * call with one of the keys may lead to it. */
struct module_target {
    struct frontend_target where;
    const char **keys;
    size_t key_count;
};

/* What only one source of a program may define: a device function or variable, a kernel. */
struct module_definition {
    const char *symbol;                   /* as nvcc's linker sees it */
    const char *name;                     /* as C++ has it */
    bool is_variable, is_kernel, is_host; /* is_host: host code has the function, too */
    struct source_pos pos;
};

struct module {
    struct kernel *kernels;
    size_t kernel_count;
    struct module_symbol *symbols;
    size_t symbol_count;
    struct module_export *exports;
    size_t export_count;
    struct module_function *functions;
    size_t function_count;
    struct kernel *launched; /* that kernels launch, by their numbers: only their host names */
    size_t launched_count;
    const char *cl_text;  /* the .cl, NULL when the source has no kernels */
    struct c_marks marks; /* of the source's lines in cl_text */
    struct opencl_unit
        *parsed;            /* cl_text as clang read it, until the lanes form is made; or NULL */
    const char *lanes_text; /* the lanes form of some kernels, NULL when there is none */
    struct module_definition *definitions;
    size_t definition_count;
    struct module_target *targets; /* that its pointers and objects lead to */
    size_t target_count;
    const char **lowered; /* see image/image.h */
    size_t lowered_count;
    const char **calls; /* keys of the targets that its calls may have */
    size_t call_count;
    struct device_code *code; /* all that the source has, and the headers that it includes */
    size_t code_count;
};

/* A file of the output. Headers that several sources include are one output with the edits of
 * all. */
struct output {
    const char *source_path;   /* NULL for generated files */
    const char *path;          /* relative to the output directory */
    struct edit_list edits;    /* of ported files: those of the first group */
    struct text_groups groups; /* of ported files: the texts that sources need */
    const char *text;          /* of generated files, and of those with several texts */
    const char *original;
    size_t length;
    const char *lines;  /* which line of which source each line is from; NULL: not known */
    const char *merged; /* what is written instead: with a person's edits; NULL: as it is made */
    size_t merged_length;
};

enum source_language { SOURCE_CUDA, SOURCE_CXX, SOURCE_C };

struct source {
    const char *path;
    enum source_language language;
    const struct flags *flags; /* that it is compiled with */
    const char
        *output_path; /* of the host file, relative to the output directory: `vector_add.cpp` */
    const char *base; /* output_path without its ending; `<base>.cl`, `<base>.cl.h` */
    struct module module;
    bool has_main;
    bool is_unreadable; /* clang's errors left nothing of it */
    unsigned number;    /* 0, 1, ... */
    uint64_t seed;      /* of the numbers of what it has of its own; see frontend_options */
    size_t top;         /* where text in front of all its code goes */
    const char **texts; /* definitions that say which texts of headers it reads: `M=2` */
    size_t text_count;
    const char **lambdas; /* those that have a name in the ported host text */
    size_t lambda_count;
    const char **ambiguous; /* names of lambdas that stand for several types */
    size_t ambiguous_count;
    const char **left_out; /* names of declarations that the host text has under a condition only */
    size_t left_out_count;
    struct frontend_read *reads; /* the files that its passes read, if wanted; some twice */
    size_t read_count;
};

/* A file that a literal of host code names: of kernels for the driver API, `vector_add.ptx`, or
 * what NVRTC compiles, `vector_add.cu` and CUDA's headers. */
struct module_file {
    const char *path;
    bool is_header, is_source;
    struct source_pos pos;
};

/* A function that several sources of the program see in one file: what it is for one of them. */
struct function_role {
    const struct output *output;
    unsigned source; /* its number */
    size_t begin, end;
    enum { ROLE_HOST, ROLE_DEVICE, ROLE_KERNEL } role;
    bool needs_device; /* a device function that uses what only device code has */
    const char *name;
    struct source_pos pos;
};

/* What the build makes of the sources. */
enum program_kind {
    PROGRAM_EXECUTABLE,
    PROGRAM_STATIC,
    PROGRAM_SHARED,
    PROGRAM_OBJECTS, /* linked into others, or it is not known how */
};

/* What is around a program that is ported with others into one directory. */
struct surroundings {
    const char *root;                    /* see host_source_root */
    const struct map *taken;             /* paths of ported sources in the output -> anything */
    struct host_include_folder *folders; /* of all sources' -I */
    size_t folder_count;
};

struct program {
    struct arena *arena;
    struct diag *diag;
    const struct rules *rules;
    struct frontend_options frontend;
    struct source *sources;
    size_t source_count;
    const char *output_directory;
    const char *executable;            /* what is built, without folder and ending */
    const struct surroundings *around; /* NULL: nothing */
    struct frontend_source *peers;     /* of a part: CUDA sources of the whole; NULL: none */
    size_t peer_count;
    unsigned components;     /* of the runtime that host code calls: bits, see rules/components.h */
    bool uses_openmp;        /* host code calls functions of omp.h */
    bool uses_architectures; /* host code reads __CUDA_ARCH_LIST__ */
    bool loads_modules;      /* host code loads kernels by the driver API */
    bool compiles_kernels;   /* host code compiles kernels by NVRTC */
    bool makes_streams;      /* host code makes streams, or may */
    bool is_part;            /* other sources of the program are ported alone */
    bool is_nobodys;         /* the output directory is not for a person: its texts are not kept */
    bool lists_reads;        /* source->reads is wanted */
    bool has_main;           /* the sources are a program, not a library */
    bool declares_api;       /* host code declares functions of CUDA itself, which was reported */
    struct module_file *module_files; /* that literals of host code name */
    size_t module_file_count;
    struct function_role *roles; /* see host/role.c */
    size_t role_count;
    struct output **outputs;
    size_t output_count;
};

/* Requires: a device pass of a CUDA source. Fills: source->module. Reports what can't be ported to
 * tu->diag. (device.c) */
void device_port(struct tu *tu, const struct rules *rules, struct source *source);
/* The model, spaces, ... of the device pass as stable text, for --dump. */
void device_dump(struct tu *tu, const struct rules *rules, struct source *source, const char *stage,
                 FILE *stream);

struct model;
/* Requires: all analyses of the device pass. Fills source->module.code. (reach.c) */
void reach_collect(struct model *model, struct source *source);
/* Requires: the device pass. Fills source->module.targets and calls. (target.c) */
void target_collect(struct model *model, struct source *source);
/* Requires: the device passes of all sources. Adds to `targets` what calls of the source can lead
 * to in others and its own device pass does not know; false: nothing. (target.c) */
bool target_find(struct program *program, const struct source *source,
                 struct frontend_target **targets, size_t *count);
/* Requires: the device pass. Fills source->module.definitions. (defines.c) */
void defines_collect(struct model *model, struct source *source);
/* Whether other sources of the program can't define it. Without -rdc=true, a variable belongs to its
 * source, and so does everything that is compiled to a file of its own. Kernels of two sources are
 * looked at where they are loaded (host/load.c). (defines.c) */
bool defines_is_of_program(const struct program *program, const struct source *source,
                           const struct module_definition *definition);
/* Sources with a main() each are programs each. (defines.c) */
bool defines_are_of_one_program(const struct source *first, const struct source *second);
/* Requires: all passes of all sources. Reports what two sources of the program define, CU1085.
 * (defines.c) */
void defines_report(struct program *program);
/* Requires: all passes of all sources. Reports the device code that no kernel of any source
 * reaches. (reach.c) */
void reach_report(struct program *program);

/* By the flag -x, by the name, or, where a C++ file has kernels (CU1031), by what is in it. CMake
 * compiles such files as CUDA, too, and nvcc does with -x cu. (host/language.c) */
enum source_language host_language(struct arena *arena, struct diag *diag, const char *path,
                                   const struct flags *flags);
/* The deepest folder that holds all sources, as an absolute path; "/" where there are none.
 * (host/path.c) */
const char *host_source_root(const struct program *program);
/* The path of a file below that folder, relative to it; of others as it is. `path` may be NULL.
 * (host/path.c) */
const char *host_from_root(struct program *program, const char *path);
/* Fills output_path and base of every source that has none.
 * (host/path.c) */
void host_name_outputs(struct program *program);
/* Requires: a host pass. Brings out what libclang shows only when it is asked; touches only `tu`.
 * (host.c) */
void host_prepare(struct tu *tu);
/* Requires: host_prepare. Adds the edits of the main file and of the local headers it includes to
 * program->outputs. Does not need the device pass. (host.c) */
void host_port(struct program *program, struct tu *tu, struct source *source);
/* Requires: all passes of all sources. Where sources need different texts of a file, it gets all of
 * them, and the sources define which one they mean. (host/share.c) */
void host_settle_texts(struct program *program);
/* Outputs whose readers are `sources`. */
struct text_settling {
    struct arena *arena;
    struct diag *diag;
    struct output **outputs;
    size_t output_count;
    struct source *sources; /* by number */
};
/* Writes all texts of each output, reports CU1096, and fills source->texts. (host/share.c) */
void host_settle_outputs(const struct text_settling *settling);
/* Which line of which source each line of a .cl is from, as a text; `marks` are those of `text`.
 * (host/lines.c) */
const char *host_lines_text(struct program *program, const char *text, const struct c_marks *marks);
/* Requires: all passes of all sources. Adds <base>.cl.h, which registers the module's kernels and
 * symbols, and <base>.cl. (host/module.c) */
void host_emit_module(struct program *program, struct source *source);
/* Requires: the modules. Adds kernels that were ported before, and reports those that are defined
 * twice. (host/load.c, host/build.c) */
void host_finish_modules(struct program *program);
/* Requires: host_finish_modules. Adds CMakeLists.txt. (host/build.c) */
void host_emit_build(struct program *program);

/* How a program is linked, in a build of several. */
struct build_target {
    struct program *program;
    const char *name; /* of the CMake target, unique */
    enum program_kind kind;
    const struct flags *link_flags; /* NULL: those of the sources */
    const char *const *linked;      /* other targets */
    size_t linked_count;
    const char *folder; /* where it is built, below the build directory; "": there */
};
/* The CMakeLists.txt of several programs; all are in one output directory, and their outputs are
 * those of the first. Names come from host_target_name. (host/build.c) */
const char *host_build_text(const struct build_target *targets, size_t count, const char *project);
/* A name that CMake takes for a target. (host/build.c) */
const char *host_target_name(struct arena *arena, const char *name);

/* The text of an output, which lives as long as the program. (output.c) */
const char *output_text(const struct output *output, size_t *length);
/* Writes all outputs to temporary names in the output directory and renames them when all are
 * complete; files that would not change are left alone. Returns false with nothing renamed: with
 * CU1004 on the first failure, and, unless `overwrite`, with CU1020 or CU1021 for each file that
 * somebody edited or that cu2cl never wrote. (output.c) */
bool output_write(struct program *program, bool overwrite);
/* Adds cu2cl-report.json as an output. With `failed`, it tells of a run that ports nothing.
 * (report.c) */
void report_emit(struct program *program, bool failed);

#endif
