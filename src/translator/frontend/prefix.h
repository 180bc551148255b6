/* What clang has read of the headers that stand before each CUDA source, kept on disk from run to run.
 *
 * To read cuda_runtime.h with what it includes of the C++ library takes most of the time of a short
 * source's parse. clang's form of it (a precompiled header) is kept in the user's cache, beside a
 * listing of all that it depends on. It is used only where nothing of that has changed and the flags
 * of the parse mean the same for it. Without room or rights, from C++20 on, or with CU2CL_CACHE=0 all is
 * read anew. */
#ifndef CU2CL_PREFIX_H
#define CU2CL_PREFIX_H

#include "frontend/frontend.h"

struct prefix {
    const char *path;            /* clang's form */
    struct frontend_read *reads; /* the files that were read, in their order */
    size_t read_count;
};

/* A parse that begins with `header`. */
struct prefix_parse {
    const char *header;
    const char *folder;     /* that the header lies in, which is looked into first */
    const char *const *own; /* arguments that our parses have, without the header */
    size_t own_count;
    const char *const *given; /* arguments that the user gave */
    size_t given_count;
    const struct CXUnsavedFile *unsaved; /* texts that stand for files */
    size_t unsaved_count;
};

/* The kept form for this parse; makes it where it is missing or out of date. NULL: there is none. The
 * result is in the arena. */
const struct prefix *prefix_find(struct arena *arena, const struct prefix_parse *parse);

#endif
