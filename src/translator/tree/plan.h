/* What there is to do for a tree: its sources with their flags, the targets that they make, and the
 * units that are ported one at a time. */
#ifndef CU2CL_TREE_PLAN_H
#define CU2CL_TREE_PLAN_H

#include "cli/options.h"
#include "tree/links.h"

struct index_list {
    size_t *items;
    size_t count;
};

/* A source with its flags. One that two targets compile with the same flags is there once. */
struct translation {
    const char *path;     /* as messages name it */
    const char *absolute; /* the same */
    const char *relative; /* seen from the root; the place in the output is made of it */
    const struct flags *flags;
    enum source_language language;
    const char *output_path, *base; /* see struct source */
    struct index_list targets;
};

/* A program or a library. */
struct target {
    const char *name;   /* of the CMake target, unique */
    const char *output; /* what is built, without folder and ending */
    const char *folder; /* where, below the build directory */
    const char *path;   /* absolute; NULL: not known */
    enum program_kind kind;
    struct index_list translations;
    const struct flags *link_flags;
    struct index_list linked; /* other targets */
};

/* Sources that are ported in one go, since what one of them has matters for the others. */
struct unit {
    const char *name; /* of its first target */
    struct index_list translations;
    bool is_part;            /* of what belongs together */
    struct index_list peers; /* where it is a part: CUDA sources of the whole */
    bool loads_modules;      /* a source of the whole may load kernels by the driver API */
    bool is_selected;        /* by --shard */
};

struct plan {
    struct arena *arena;
    const char *root; /* absolute: this folder is mirrored */
    const char *build_dir;
    const char *target_root; /* what is built below it is built in the same folder of the port */
    struct translation *translations; /* in the order of their relative paths */
    size_t translation_count;
    struct target *targets;
    size_t target_count;
    struct unit *units;
    size_t unit_count;
    struct surroundings around;
    struct map taken;
};

/* Reads the compile commands and links that the options name. Returns false, with messages, when
 * nothing can be ported. Sources that can't be read are reported and left out. */
bool plan_make(struct plan *plan, struct arena *arena, struct diag *diag,
               const struct options *options);
/* All that flags say, as one text. */
const char *plan_flags_key(struct arena *arena, const struct flags *flags);

#endif
