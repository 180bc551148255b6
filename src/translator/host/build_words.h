/* What the flags of sources become in CMakeLists.txt. Private to host/build*.c. */
#ifndef CU2CL_HOST_BUILD_WORDS_H
#define CU2CL_HOST_BUILD_WORDS_H

#include "host/host.h"

enum build_kind {
    BUILD_DEFINITION,
    BUILD_OPTION,
    BUILD_FORCED, /* -include */
    BUILD_INCLUDE,
    BUILD_SYSTEM, /* -isystem */
    BUILD_COMPILE_KINDS,
    BUILD_FOLDER = BUILD_COMPILE_KINDS, /* of libraries */
    BUILD_LINK,
    BUILD_LIBRARY,
    BUILD_KINDS
};

/* One argument of a CMake command, quoted. */
struct build_word {
    const char *target; /* in a command for a target */
    const char
        *source; /* in a property of a source: those know no SHELL:, but take several words */
};

struct build_words {
    struct build_word *items;
    size_t count;
};

/* The words of a target, and what its sources have more. */
struct build_flags {
    struct build_words target[BUILD_KINDS];
    struct build_words (*sources)[BUILD_COMPILE_KINDS]; /* one entry for each source */
    const char *standard;                               /* `c++17`; NULL: none given */
};

/* An argument of a CMake command, with its quotes. */
const char *build_quoted(struct arena *arena, const char *text);
/* Fills the words of a target. What all sources agree on is the target's; compilers read options
 * in order, so the target has the words that all lists of options begin with, or that all lists of
 * folders end with. Reports libraries that have no counterpart (CU3012). */
void build_read_flags(const struct build_target *target, struct build_flags *flags);

#endif
