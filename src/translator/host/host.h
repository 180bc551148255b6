/* What the parts of the host side share: the local files of one translation unit with their tokens,
 * and what the walk over the AST found in them. Private to host*.c. */
#ifndef CU2CL_HOST_H
#define CU2CL_HOST_H

#include "util/lex.h"
#include "port/port.h"

/* A local file: the main file, or one it includes. */
struct host_file {
    struct source_file *file;
    struct output *output;        /* with the edits of this source */
    struct output *shared;        /* of the program, with those of all */
    struct text_ranges claimed;   /* functions that stay for another source, as they are there */
    struct text_include *targets; /* of its #include lines, by the place of their names */
    size_t target_count;
    struct lexed lexed;
    bool is_main;
    size_t path_edits;               /* those of #include lines of local files */
    struct text_ranges skipped;      /* branches that the preprocessor did not take */
    struct text_ranges skipped_once; /* that it did not take in one of the readings, or in more */
    size_t read_count;               /* how often it was included */
    struct map make_static;          /* offset of an attribute -> replaced by `static` */
    struct map callees;  /* offset of <<< -> offset + 1 where the callee begins, from the AST */
    struct map prefixes; /* offset -> a macro is used here that may belong to a declaration */
    struct map includes; /* offset of the directive's line -> struct source_file */
};

enum host_target { TARGET_HOST, TARGET_BOTH, TARGET_DEVICE, TARGET_KERNEL };

/* A __global__, __device__ or __host__ __device__ function, as written once in a file. */
struct host_function {
    CXCursor cursor, body; /* body: null cursor for a declaration */
    bool is_host_too;      /* the source reads the same text as a host function, too */
    struct host_file *file;
    const char *name;
    size_t begin, end;       /* with attributes and the final semicolon */
    enum host_target target; /* not TARGET_HOST */
    bool kept;
    bool declared;     /* its type is asked for: it stays as a trap */
    bool needs_device; /* the same of a device function that stays */
    bool from_macro;   /* its text is a macro's: it can't be taken out */
};

struct host_name {
    CXCursor first;
    bool overloaded;
};

/* A lambda that the device runs. */
struct host_lambda {
    struct host_file *file;
    struct source_pos pos;
    size_t begin, end, body; /* of the expression, of `{` */
    size_t captures_end;     /* of `]` */
    bool captures_all;       /* by `=` */
    bool device_only, refused;
    bool needs_device;      /* an instance of its body uses device functions that leave the text */
    CXCursor top;           /* the outermost declaration around it */
    const char *name;       /* of the type that marks it */
    const char *arguments;  /* of the templates around it, each with a comma in front */
    const char *captures;   /* that are not written in the list; NULL when not known */
    const char *result;     /* type of a call, "void" where it is not known */
    const char *trap;       /* a body for the host, which does not call it */
    const char *parameters; /* of a call, for iterators that ask for its type; or NULL */
};

/* A host function that clang could not read all of. */
struct host_poisoned {
    const struct host_file *file;
    struct source_pos pos;
    const char *name, *reason;
};

/* A name of a kernel template. */
struct host_kernel_use {
    struct host_file *file;
    size_t at;
    CXCursor template;
};

struct host {
    struct program *program;
    struct tu *tu;
    struct source *source;
    struct arena *arena; /* the program's */
    struct map by_file;  /* struct source_file -> struct host_file */
    struct host_file **files;
    size_t file_count;
    struct host_function *functions;
    size_t function_count;
    struct map function_names; /* qualified name -> struct host_name */
    struct map user_names;     /* names with a rule that the program declares itself */
    struct map warned;
    struct map pasted;     /* names that macros put together -> struct rule */
    CXCursor *device_uses; /* device functions that code of the host file refers to */
    size_t device_use_count;
    struct source_pos
        *builtin_uses; /* where code that is not device code refers to what only device code has */
    size_t builtin_use_count;
    struct host_lambda **lambdas;
    size_t lambda_count;
    struct host_kernel_use *kernel_uses;
    size_t kernel_use_count;
    CXCursor top;                   /* the declaration of the file that the walk is in */
    struct host_poisoned *poisoned; /* functions with an error inside */
    size_t poisoned_count;
    bool is_alone; /* the program has no other source */
};

/* --- host/host.c */
/* A declaration of the program, and not of a system's or CUDA's header. */
bool host_is_of_program(struct host *host, CXCursor declaration);
/* Whether it is declared by CUDA's headers, for device code alone. */
bool host_is_device_builtin(struct host *host, CXCursor declaration);
/* The device function stays in the text, since code that stays refers to it. */
void host_keep_device_function(struct host *host, CXCursor function);

/* --- host/file.c */
struct host_file *host_file_of(struct host *host, struct source_file *file);
/* The local file and offset where the cursor's first token is written, in a macro's body where it
 * comes from there; NULL when it is not in a local file. */
struct host_file *host_spelling(struct host *host, CXSourceLocation location, size_t *offset);
struct source_pos host_position(const struct host_file *file, size_t offset);
bool host_is_skipped(const struct host_file *file, size_t offset);
/* Replaces, or reports CU3008 when another edit of the source is in the way. */
void host_edit(struct host *host, struct host_file *file, size_t begin, size_t end,
               const char *text);

/* Requires: the walk. Fills each file's `skipped`, `skipped_once`, and `read_count`. */
void host_collect_skipped(struct host *host);

/* --- host/name.c */
/* The rule for a name that host code may use; NULL when there is none. */
const struct rule *host_rule(const struct host *host, const char *name);
/* The text with every CUDA type name replaced by its counterpart. */
const char *host_port_type(struct program *program, const char *type);

/* --- host/attribute.c */
/* Ports one: takes it out, or writes what the host's compiler has for it. */
void host_rewrite_attribute(struct host *host, struct host_file *file, size_t token);
/* Removes the attributes of device code inside [begin, end), also in branches not taken. */
void host_remove_attributes(struct host *host, struct host_file *file, size_t begin, size_t end);
bool host_is_attribute(const struct lexed *lexed, size_t token);

/* --- host/declaration.c */
struct host_attributes {
    bool global, device, host, constant, shared, managed;
};

struct host_attributes host_attributes_of(CXCursor declaration);
/* TARGET_HOST for what is no function, too. */
enum host_target host_function_target(CXCursor function);
/* Deletes whole declarations, with their lines when nothing else is on them, but keeps preprocessor
 * lines whose partner is outside. `replacement` stands at the beginning. */
void host_remove(struct host *host, struct host_file *file, size_t begin, size_t end,
                 const char *replacement);
/* Moves `begin` over the attributes and specifiers written in front of a declaration. */
size_t host_declaration_begin(const struct host_file *file, size_t begin);
CXCursor host_template_of(CXCursor function);
/* The start of the line, and of the comments above it, when only blanks are before `begin`; else
 * `begin`. */
size_t host_above(const struct host_file *file, size_t begin);

/* --- host/function.c */
/* Returns whether a macro writes the function, so that its text stays. */
bool host_add_function(struct host *host, CXCursor cursor, enum host_target target);
void host_count_name(struct host *host, CXCursor function);
/* `{ (void)a; __builtin_trap(); }` */
const char *host_trap_body(struct host *host, CXCursor function);
/* Requires: the walk. Rewrites kernels as stubs, deletes device functions that no host code refers
 * to. */
void host_rewrite_functions(struct host *host);

/* --- host/role.c */
/* A host function, from its attributes to the end of its body: its text stays, whatever it was for
 * an earlier source. */
void host_claim(struct host *host, struct host_file *file, CXCursor function);
/* Requires: host_collect_skipped. Fills `is_host_too` of all functions, and keeps device functions
 * that are host functions when the source reads their text once more. */
void host_find_read_twice(struct host *host);
/* Whether the text can't be right for all of the source's readings. `needs_device`: it uses what
 * only device code has. */
bool host_is_refused_twice(const struct host *host, const struct host_function *function,
                           bool needs_device);
/* Whether another source has the function as a host function, and its text serves here, too.
 * `needs_device`: it uses what only device code has. */
bool host_is_claimed(struct host *host, const struct host_function *function, bool needs_device);

/* --- host/share.c */
/* Requires: all edits of the source. Adds them to those of other sources. */
void host_share(struct host *host);

/* --- host/macro.c */

/* A function's signature as a macro's definition has it. */
struct host_macro_function {
    struct host_file *file;
    size_t begin, end;      /* of the body, with its braces */
    const char *name;       /* `fill_##T` */
    const char *parameters; /* their names, each with a comma in front */
    const char *types;      /* their types */
    size_t count;
    bool is_clear; /* the parameters could be read */
};

/* Reads the function whose body this is; false when no macro's definition holds all of it, with
 * this attribute. */
bool host_read_macro_function(struct host *host, CXCursor body, const char *attribute,
                              struct host_macro_function *function);

/* --- host/instances.c */
/* Requires: the walk. Completes what only instances of templates tell: captures of lambdas, and what
 * bodies that stay in the text use. True: more device functions have to stay. */
bool host_read_instances(struct host *host);

/* --- host/lambda.c */
void host_add_lambda(struct host *host, CXCursor cursor);
void host_note_kernel_use(struct host *host, CXCursor kernel, CXSourceLocation location);
/* Requires: the walk. Marks device lambdas, with their captures. */
void host_rewrite_lambdas(struct host *host);
/* The operator that a call of the lambda `expression` runs. */
CXCursor host_lambda_call(CXCursor expression);
/* What a lambda captures, which is written there or in an instance. */
void host_note_captures(struct host *host, struct host_lambda *lambda, CXCursor expression);
/* The lambda that begins there, or NULL. */
struct host_lambda *host_lambda_at(struct host *host, const struct host_file *file, size_t begin);
/* Whether the place is in the body of a lambda that only the device runs. */
bool host_in_lambda(const struct host *host, const struct source_pos *pos);

/* --- host/text.c */
/* Requires: host_rewrite_functions. Ports what is decided token by token: attributes, launches,
 * names in macro bodies and in branches not taken, conditions. */
void host_rewrite_text(struct host *host, struct host_file *file);

/* --- host/exclude.c */
/* Requires: all edits of the source. Puts what can't be compiled, because it uses what is not
 * ported, under a condition. */
void host_exclude(struct host *host);

/* --- host/errors.c */
/* Requires: all edits of the source. Reports what clang could not read, and fills
 * source->is_unreadable. */
void host_report_errors(struct host *host);

/* --- host/include.c */
/* Requires: host->files and their `includes`. */
/* Where text in front of all code goes: behind the comments that open the file. */
size_t host_top_position(const struct lexed *lexed);
void host_rewrite_includes(struct host *host, struct host_file *file);
/* A header's name as a rule has it, without its brackets or quotes. */
const char *host_plain_header(struct arena *arena, const char *to);
/* The absolute path of the file that `-include NAME` reads for the source, when it lies in the
 * current folder or an -I folder; NULL where only the compiler knows. */
const char *host_forced_file(struct program *program, const struct source *source,
                             const char *name);
/* Adds the files that -include names, which no line of a file tells of. */
void host_add_forced(struct host *host);

/* --- host/load.c */
/* A name that the host uses: perhaps one of the driver API's functions that load kernels. */
void host_note_loading(struct host *host, CXCursor declaration);
/* A literal: perhaps the name of a file with kernels. */
void host_note_literal(struct host *host, CXCursor literal);
/* Requires: the modules. Reports kernels that two sources define: as separate files of kernels that
 * is right, in the port they are linked. */
void host_check_kernels(struct program *program);
/* Requires: the modules. The source whose kernels such a file stands for; NULL when there is none,
 * or several. */
const struct source *host_loaded_source(const struct program *program, const char *path,
                                        bool *exact);

/* --- host/path.c */
/* Whether a file belongs to software installed on this machine, such as MPI found by -I; it is not
 * ported. */
bool host_is_foreign(struct program *program, const char *absolute);
/* Where a local file that is included goes. */
const char *host_included_output(struct program *program, const char *absolute);
/* The folders of the output that stand for the -I folders of a source, or of all sources where it
 * is NULL, in order; for files that were found there. */
struct host_include_folder {
    const char *absolute;
    const char *output; /* relative to the output directory; "" is the directory itself */
};
size_t host_include_folders(struct program *program, const struct source *source,
                            struct host_include_folder **folders);

/* Finds the output with this path, or adds one. */
struct output *host_output(struct program *program, const char *path);

#endif
