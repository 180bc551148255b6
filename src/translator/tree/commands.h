/* compile_commands.json: how each source of a project is compiled. */
#ifndef CU2CL_TREE_COMMANDS_H
#define CU2CL_TREE_COMMANDS_H

#include "cli/flags.h"

struct command {
    const char *directory;  /* absolute: where the compiler runs */
    const char *file;       /* absolute path of the source */
    const char *output;     /* absolute path of what it makes; NULL: not known */
    struct flag_list words; /* without the compiler and the sources */
    bool links;             /* `output` is a program or a library, not an object */
    bool is_cxx;            /* the compiler takes .c files as C++ */
};

struct commands {
    struct command *items; /* in the order of the file, once per source and output */
    size_t count;
};

/* Reads BUILD_DIR/compile_commands.json. Returns false, with CU1066, where there is none or it is
 * not what CMake, Bear and Meson write. Memory comes from `arena`. */
bool commands_read(struct commands *commands, struct arena *arena, struct diag *diag,
                   const char *build_dir);
/* `path`, seen from `directory`, as an absolute path without `.` and `..`. */
const char *commands_path(struct arena *arena, const char *directory, const char *path);

#endif
