/* Front end: one parse of one source file by libclang, as nvcc's device pass or host pass sees it.
 *
 * No CUDA Toolkit is read: the declarations come from src/translator/cuda/. Every file's text is
 * read once and kept, so that stages can copy from it by offset. What clang's errors mean for the
 * port is said by errors.h. Headers of libraries that are not ported are not read (libraries.h). */
#ifndef CU2CL_FRONTEND_H
#define CU2CL_FRONTEND_H

#include "text/diag.h"
#include "cli/flags.h"
#include "util/map.h"
#include <clang-c/Index.h>

struct absent_library;
struct elsewhere;
struct inserted;

enum frontend_pass {
    PASS_DEVICE, /* CUDA, --cuda-device-only: __CUDA_ARCH__ is defined */
    PASS_HOST,   /* CUDA, --cuda-host-only; for .c and .cpp files plain C or C++ with the CUDA
                    runtime's declarations at hand */
};

/* A fold expression, `(x + ...)`, with its parentheses. */
struct fold_range {
    size_t begin, end;
};

struct source_file {
    const char *path; /* as clang names it */
    const char *text; /* original bytes, NUL-terminated */
    size_t length;
    bool is_system;         /* a system header, or one of our CUDA declarations */
    bool is_cuda_header;    /* one of our CUDA declarations */
    bool is_library_header; /* one of Thrust's or CUB's: kernels are ported from there like the
                               program's own, host text includes it as it is */
    const struct absent_library *absent; /* whose header it is, which is not read; NULL */
    const char *stand_in; /* the header of ours that is read in its place, as #include lines name
                             it; NULL: none */
    const struct inserted *inserted; /* what clang reads besides (launches.h); NULL: nothing */
    CXFile handle;
    CXTranslationUnit unit; /* that has the handle */
    size_t *line_starts;    /* offsets of line beginnings */
    size_t line_count;
    struct fold_range *folds; /* see model/fold.c */
    size_t fold_count;
    bool folds_are_known;
};

/* A declaration that asks for a kernel's instance: `before`, a name, `after`. */
struct instance_probe {
    const char *before, *after;
};

struct tu {
    struct arena *arena;
    struct diag *diag;
    enum frontend_pass pass;
    const char *path;                           /* the main file */
    const char *cuda_headers, *library_headers; /* of the options */
    CXIndex index;
    CXTranslationUnit unit;
    struct map files;   /* CXFile's unique id as text -> struct source_file */
    CXFile last_handle; /* of the file that was last asked for */
    struct source_file *last_file;
    struct map inclusions;       /* CXFile -> bool: it is surely a system header */
    struct source_error *errors; /* of clang, also those inside headers */
    size_t error_count;
    struct damage *damage; /* see errors.c */
    const struct prefix
        *prefix; /* what was read before the source, from a kept form; NULL: nothing */
    struct CXUnsavedFile *unread; /* headers that are not read, as empty texts */
    size_t unread_count;
    struct CXUnsavedFile *patched; /* headers of the program, as dialect.c writes them for clang */
    size_t patched_count;
    const struct frontend_options *options;
    const char *instantiations; /* probes that bring out explicit ones; NULL: there are none */
    const char **bases;         /* classes that probes ask for; see probes.h */
    size_t base_count;
    const char **members; /* classes whose constructors and destructors probes ask for */
    size_t member_count;
    struct instance_probe *instances; /* kernels in lists, whose instances probes ask for */
    size_t instance_count;
    bool is_last_parse;     /* what is asked for now stays unknown */
    const char **overrides; /* methods of class templates' instances that probes ask for */
    size_t override_count;
    struct elsewhere *elsewhere; /* functions that are only declared; see elsewhere.h */
    size_t missing_count;
    struct tu **others; /* parses of other sources, for their definitions */
    size_t other_count;
    bool declares_cuda;  /* C that calls the runtime without its header */
    const char **ranges; /* classes that range-for loops go over; see probes.h */
    size_t range_count;
    const char **ties; /* structured bindings by `get`; see probes.h */
    size_t tie_count;
    const char **tables; /* constants that functions make; see probes.h */
    size_t table_count;
};

/* A source that may define what another one declares. */
struct frontend_source {
    const char *path;
    const struct flags *flags;
    uint64_t seed;
};

/* A function, or a class, of another source that a call of this one can lead to. */
struct frontend_target {
    const char *path; /* of the source */
    const char *name, *usr;
};

/* Of which kernels that need no lanes form it is made. */
enum frontend_lanes {
    FRONTEND_LANES_GAIN, /* those that lane loops should make faster */
    FRONTEND_LANES_ALL,  /* those that can be lane loops */
    FRONTEND_LANES_NONE
};

struct frontend_options {
    const char *cuda_headers;    /* directory of our declarations (src/translator/cuda) */
    const char *library_headers; /* directory that has thrust/; NULL: not installed */
    const char
        *runtime_headers; /* directory that holds cu2cl/cu2cl.h, so that ported text parses again */
    const char *device_headers; /* directory that holds cu2cl/base.clh; NULL: not installed */
    bool device_only;           /* there is no host pass: an image of kernels is made */
    enum frontend_lanes lanes;
    const struct flags *flags;             /* of the source; NULL: none */
    enum flag_language language;           /* of the source */
    const char *source_root;               /* __FILE__ is relative to this folder; NULL: none */
    const char *const *arguments;          /* more for the parse, NULL-terminated, or NULL */
    const struct frontend_source *sources; /* all of the program that are CUDA; NULL: but one */
    size_t source_count;
    const struct frontend_target *targets; /* in some of them */
    size_t target_count;
    uint64_t seed;      /* of numbers of what only this source has; 0: there is but one source */
    const char *probes; /* text appended to the main file in memory, or NULL */
    struct CXUnsavedFile *unread; /* of a parse before: headers that are not read */
    size_t unread_count;
    struct CXUnsavedFile *patched; /* likewise: headers written for clang */
    size_t patched_count;
    struct inserted *inserted; /* likewise: what clang reads besides; see launches.h */
    size_t inserted_count;
};

/* Parses `path`. Returns false, with a diagnostic, when there is no translation unit at all
 * (unreadable file, crash of the parser). */
bool frontend_parse(struct tu *tu, struct arena *arena, struct diag *diag, const char *path,
                    enum frontend_pass pass, const struct frontend_options *options);
/* Tells which macro is used where a message of `diag` is, and where that is defined, for macros of
 * local files. */
void frontend_find_macros(struct tu *tu, struct diag *diag);
void frontend_close(struct tu *tu);
/* Parses again with `probes` behind the main file's text. All cursors of before are invalid then;
 * the messages stay those of the first parse. False leaves everything as it was. */
bool frontend_probe(struct tu *tu, const char *probes);
/* Parses the source of `tu` once more, without messages, where some files have other texts of as
 * many bytes. False: that was not possible. `again` is to be closed. */
bool frontend_parse_texts(struct tu *again, const struct tu *tu, const struct CXUnsavedFile *texts,
                          size_t count);

/* The file with this handle; reads it on first use. NULL when the handle is NULL. */
struct source_file *frontend_file(struct tu *tu, CXFile handle);
/* What `__FILE__` is in the file that clang names `path`, in the parse's arena or `path` itself. */
const char *frontend_macro_path(struct tu *tu, const char *path);
/* Where in the file's own text clang's offset is. */
size_t frontend_offset(const struct source_file *file, size_t offset);
/* clang's place for an offset in the file's own text. */
CXSourceLocation frontend_location(struct tu *tu, const struct source_file *file, size_t offset);
/* The place where the token that starts `location` is written: file location, which for a macro
 * argument is the argument's text and for a token from a macro's body the macro's use. */
struct source_pos frontend_pos(struct tu *tu, CXSourceLocation location);
struct source_file *frontend_file_of(struct tu *tu, CXSourceLocation location);
/* A file that a parse read. */
struct frontend_read {
    const char *path; /* as clang names it */
    bool is_system;
};
/* Appends the files of the parse in the order in which they were read, the main file first. Memory
 * comes from the parse's arena. */
void frontend_list_reads(struct tu *tu, struct frontend_read **reads, size_t *count);
/* For a visitor of clang_getInclusions: is the included file surely not the program's? What a system
 * header includes is one, too, so most of them are known by `stack` alone; to ask clang where a file
 * lies takes far longer. False says nothing. */
bool frontend_is_system_include(struct tu *tu, CXFile handle, CXSourceLocation *stack,
                                unsigned depth);
/* Is the file, or the place, surely in a system header? Unlike frontend_file and frontend_file_of, they
 * do not read the file. */
bool frontend_is_system_file(const struct tu *tu, CXFile handle);
bool frontend_is_system_place(const struct tu *tu, CXSourceLocation location);
/* Did the preprocessor leave out the text at `offset`? Then `*end` is where it goes on. */
bool frontend_is_skipped(const struct source_file *file, size_t offset, size_t *end);
/* Does an #include of `name` in the file `includer` lead to a file of the program itself? Its folder
 * may have the name of a library's, such as `thrust/`. Looks on disk only, so the line need not
 * have been read. */
bool frontend_is_own_header(struct tu *tu, const char *includer, const char *name);
/* Whether the source includes a header of Thrust or CUB. */
bool frontend_reads_library(const struct tu *tu);
/* How an #include line names a file with `is_library_header`. */
const char *frontend_library_name(const struct tu *tu, const struct source_file *file);
/* A CXString copied into the arena and disposed. */
char *frontend_string(struct tu *tu, CXString string);
/* The name that both passes give to a closure type: after the function, or class, around the
 * lambda, and its place. */
const char *frontend_closure_name(struct tu *tu, CXCursor closure);
/* Whether the function was made from a template, or is a member of a class that was; not so where
 * the source writes the specialisation itself. */
bool frontend_is_instance(CXCursor function);

#endif
