/* The stand-in for nvcc: what its parts share. Private to nvcc/.
 *
 * A call goes through command.c (what is asked for), plan by plan through compile.c, archive and
 * link in link.c, and process.c runs the compilers. Everything that is made goes to a temporary
 * name first, and is renamed when it is complete. */
#ifndef CU2CL_NVCC_H
#define CU2CL_NVCC_H

#include "cli/flags.h"
#include "util/selfpath.h"
#include "util/str.h"

/* The version of CUDA that the stand-in says it is; its headers are of that version. */
#define NVCC_MAJOR "12"
#define NVCC_MINOR "8"
#define NVCC_PATCH "0"

enum nvcc_phase {
    NVCC_LINK,         /* to a program or a shared library */
    NVCC_COMPILE,      /* to objects */
    NVCC_PREPROCESS,   /* -E */
    NVCC_DEPENDENCIES, /* -M, -MM */
    NVCC_ARCHIVE,      /* -lib */
    NVCC_DEVICE_LINK,  /* -dlink */
    NVCC_DEVICE_CODE,  /* -ptx, -cubin, -fatbin */
    NVCC_HOST_CODE,    /* -cuda */
    NVCC_UNSUPPORTED,  /* -ltoir, -optix-ir */
    NVCC_NOTHING,      /* --help, --version, -clean */
};

/* -M and its like. */
struct nvcc_depend {
    bool wanted;         /* -MD, -MMD: beside the object */
    bool without_system; /* -MM, -MMD */
    bool phony;          /* -MP */
    const char *output;  /* -MF */
    const char *target;  /* -MT */
};

/* The words of a command. */
struct nvcc_words {
    const char **items;
    size_t count;
};

struct nvcc {
    struct arena *arena;
    struct diag *diag;
    struct selfpath paths;
    struct flags flags;
    enum nvcc_phase phase;
    const char *phase_flag; /* that asks for it; NULL: none */
    const char *output;     /* -o */
    const char *output_folder;
    const char *compiler; /* -ccbin */
    const char *archiver;
    const char *keep;        /* --keep-port, CU2CL_KEEP: where ports are left */
    const char *database;    /* --compile-commands */
    struct nvcc_words words; /* of the command line, without our own options */
    const char *temporary;   /* a folder of this call's; NULL until it is needed */
    const char **arguments;  /* of the program that --run runs */
    size_t argument_count;
    struct nvcc_depend depend;
    bool dryrun, verbose, shared, runs, leaves_devices, is_quiet, help, version;
    bool is_lone;                      /* what is made is not linked with other objects */
    size_t compiled;                   /* sources so far */
    struct nvcc_words wrapper_folders; /* what the host compiler adds to the folders of headers */
    bool knows_wrapper;                /* these were asked for */
    const char **lacking; /* libraries of CUDA's that are not ported, and were left out */
    size_t lacking_count;
};

/* --- command.c */
/* Reads the command line; false, with messages, for wrong usage. */
bool nvcc_read_command(struct nvcc *nvcc, int argc, const char *const *argv);
/* The same of words, without our own options, what the environment says, and checks of inputs. */
bool nvcc_read_words(struct nvcc *nvcc, const struct nvcc_words *words);
/* What a file is compiled as; INPUT_LINKED: an object or a library, INPUT_OTHER: nvcc does not know
 * it. */
enum nvcc_input { NVCC_CUDA, NVCC_CXX, NVCC_C, NVCC_LINKED, NVCC_OTHER };
enum nvcc_input nvcc_input_of(const struct nvcc *nvcc, const char *path);
/* `folder/name.ending` for a source. */
const char *nvcc_output_of(struct nvcc *nvcc, const char *source, const char *ending);

/* --- compile.c */
/* Compiles one source to `object`, which appears complete or not at all. */
bool nvcc_compile(struct nvcc *nvcc, const char *source, const char *object);
bool nvcc_preprocess(struct nvcc *nvcc, const char *source);
bool nvcc_list_dependencies(struct nvcc *nvcc, const char *source);
/* The folder of NVIDIA's headers, which ours stand for. */
bool nvcc_is_cuda_folder(struct nvcc *nvcc, const char *folder);

/* --- depend.c */
struct frontend_read;
/* Writes a rule of make: `target` depends on the files. */
bool nvcc_write_dependencies(struct nvcc *nvcc, const char *path, const char *target,
                             const struct frontend_read *reads, size_t count);

/* --- link.c */
/* The static library that -lNAME names, in the folders of -L; NULL where none does. */
const char *nvcc_find_archive(struct nvcc *nvcc, const char *name);
/* Objects of the sources among the uses of FLAG_FILE are in `objects`, in order. */
bool nvcc_link(struct nvcc *nvcc, const char *const *objects, const struct nvcc_words *more);
bool nvcc_archive(struct nvcc *nvcc, const char *const *objects);
/* A shared library of one object, with the runtime. */
bool nvcc_link_image(struct nvcc *nvcc, const char *object, const char *output);

/* --- image.c */
/* -ptx, -cubin, -fatbin: makes what the driver API loads in place of device code. */
bool nvcc_make_image(struct nvcc *nvcc, const char *source);
/* -cuda: the host program, preprocessed, with its kernels. */
bool nvcc_make_host_code(struct nvcc *nvcc, const char *source);

/* --- separate.c */
/* Makes the objects of the sources that are incomplete in the objects and archives that are linked,
 * and adds their names to `more`. */
bool nvcc_link_devices(struct nvcc *nvcc, const char *const *objects, size_t count,
                       struct nvcc_words *more);
/* -dlink: the same as one object. */
bool nvcc_make_device_object(struct nvcc *nvcc, const char *const *objects, size_t count);

/* --- keep.c */
/* Requires: the call has made what it was asked for. Adds it to the port that --keep-port asks for;
 * true without it. */
bool nvcc_keep(struct nvcc *nvcc);

/* --- database.c */
/* Adds to the file of --compile-commands how `object` is made from a source. */
bool nvcc_note_command(struct nvcc *nvcc, const char *source, const char *object);

/* --- process.c */
void nvcc_add(struct nvcc *nvcc, struct nvcc_words *words, const char *word);
/* Runs a command and waits; prints it first where the command line asks. False, with a message or
 * the command's own, where it fails. */
bool nvcc_run(struct nvcc *nvcc, struct nvcc_words *words);
/* Runs it, and puts what it wrote as `temporary` in the place of `path`. */
bool nvcc_run_to(struct nvcc *nvcc, struct nvcc_words *words, const char *temporary,
                 const char *path);
/* A name beside `path` for it until it is complete; `path` itself where that is no regular file. */
const char *nvcc_temporary_for(struct nvcc *nvcc, const char *path);
/* A folder of this call's, below which anything may be; NULL, with a message, where none can be
 * made. */
const char *nvcc_temporary_folder(struct nvcc *nvcc);
void nvcc_clean_up(struct nvcc *nvcc);
/* The compiler of host code for the language, and the one that links. */
const char *nvcc_host_compiler(struct nvcc *nvcc, enum nvcc_input language);
/* Requires: at the start of a run. */
void nvcc_catch_signals(void);

/* --- wrapper.c */
/* The folders of headers that the host compiler adds of its own accord. */
void nvcc_add_wrapper_folders(struct nvcc *nvcc, struct flag_list *parse);
/* The command line links an MPI library. */
bool nvcc_links_mpi(const struct nvcc *nvcc);

/* --- show.c */
/* What nvcc -v and --dryrun print first. */
void nvcc_show_settings(struct nvcc *nvcc);
void nvcc_show_command(const struct nvcc_words *words);
void nvcc_print_help(void);
void nvcc_print_version(void);
/* The manual page, in troff's man macros. */
void nvcc_print_man(void);

/* --- run.c */
/* The whole command; returns the exit status. */
int nvcc_main(int argc, const char *const *argv);

#endif
