/* Which objects make which program or library, as far as the build's own files say it. */
#ifndef CU2CL_TREE_LINKS_H
#define CU2CL_TREE_LINKS_H

#include "port/port.h"
#include "tree/commands.h"

struct link {
    const char *name;      /* without folder, `lib` and ending: `bar` of `libbar.a` */
    const char *output;    /* absolute; NULL: an object library, or one that is not known */
    const char *directory; /* where the linker runs */
    enum program_kind kind;
    struct flag_list words; /* flags, and libraries by their paths */
    size_t *commands;       /* indices of the commands whose objects it takes */
    size_t command_count;
};

struct links {
    struct link *items;
    size_t count;
};

#define LINKS_NAME "links.json"

/* Finds the links of the commands: those that link themselves, those that the stand-in for nvcc has
 * noted in BUILD_DIR/links.json (a list of objects with `directory`, `output` and `arguments`),
 * CMake's link.txt beside the objects, and BUILD_DIR/build.ninja (CMake, Meson). What is left over makes an object library where its
 * folder has a target's name, `CMakeFiles/NAME.dir`; commands of which nothing is known are in no
 * link. */
void links_find(struct links *links, struct arena *arena, const struct commands *commands,
                const char *build_dir);
/* The end of `.../CMakeFiles/NAME.dir`, or of Meson's `.../NAME.p`, in an object's path; NULL. */
const char *links_target_folder_end(const char *object);

#endif
