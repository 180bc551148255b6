/* The command line. options.def holds the tables that the parser, --help and the manual page come
 * from. */
#ifndef CU2CL_OPTIONS_H
#define CU2CL_OPTIONS_H

#include "text/diag.h"
#include "cli/flags.h"
#include <stdbool.h>
#include <stdio.h>

struct option_list {
    const char **items; /* NULL-terminated once parsed */
    size_t count;
};

struct options {
    struct option_list files;
    struct option_list rules;
    struct option_list flag_words; /* all of `flags` as they were given */
    const char *build_dir;         /* of a whole project; NULL: files are ported */
    const char *in_root;           /* NULL: to be found */
    const char *target_root;       /* targets are built below it; NULL: build_dir */
    struct option_list excluded;   /* patterns */
    unsigned shard, shard_count;   /* 1...; 0: all */
    bool merge;                    /* the files are reports */
    bool merge_shards;             /* the files are folders of shards */
    struct flags flags;            /* every -I, -D, -U, -std, ... and everything after `--` */
    const struct flags
        *source_flags;   /* of each of `files`; NULL: `flags` are all sources'; set by the caller */
    const char *output;  /* NULL when --dump needs none */
    const char *dump;    /* NULL: no dump */
    const char *depfile; /* NULL: no rule of make */
    const char *html, *sarif; /* NULL: not asked for */
    unsigned jobs;            /* 0: as many as there are cores */
    bool terminal;            /* somebody watches: progress and a summary; set by the caller */
    bool overwrite;           /* files that somebody edited, or that cu2cl never wrote */
    bool is_part;             /* other sources of the program are ported alone; set by the caller */
    bool keeps_results;       /* each source of a tree is a unit; set by the caller */
    bool is_image;            /* host code elsewhere loads the kernels; set by the caller */
    bool device_only;         /* an image of kernels is made, the file `output` */
    bool is_nobodys;          /* the output is not for a person to edit; set by the caller */
    bool diff;                /* print what would change in OUT, and write nothing */
    bool lists_reads;         /* the result names the files that were read; set by the caller */
    bool lanes, no_lanes; /* the lanes form of all kernels that may gain by it, of none of them */
    bool werror, print_man, version, help;
    const char *print_completion; /* for this shell; NULL: not asked for */
};

/* Reads the command line. Returns false, with CU101x or CU1030 in `diag`, for wrong usage. With
 * --help, --version or --print-man nothing else is required. */
bool options_parse(struct options *options, struct arena *arena, struct diag *diag, int argc,
                   const char *const *argv);
/* What --help prints (help.c). */
void options_print_help(FILE *stream);
/* The exit statuses of a command, for its --help (help.c). */
void command_print_statuses(const char *command);
/* Prints text so that troff takes nothing in it as a request (help.c). */
void print_troff(FILE *stream, const char *text);
/* The manual page, in troff's man macros (help.c). */
void options_print_man(FILE *stream);

enum file_kind { FILE_UNKNOWN, FILE_CUDA, FILE_CXX, FILE_C };
/* By the ending: .cu; .cpp .cc .cxx .c++ .C; .c */
enum file_kind options_file_kind(const char *path);

#endif
