/* Paths as texts: without a look at the disk, but for path_absolute. */
#ifndef CU2CL_PATH_H
#define CU2CL_PATH_H

#include "util/arena.h"
#include <stdbool.h>

/* The absolute path without symbolic links in its folder, `.` and `..`. */
const char *path_absolute(struct arena *arena, const char *path);
/* The folder of a path, "" where it names none. */
const char *path_folder(struct arena *arena, const char *path);
/* `path` relative to `folder`, both absolute or both relative to the same place. */
const char *path_relative(struct arena *arena, const char *folder, const char *path);
/* `folder`/`path`, with `.` and `..` resolved as text; folder may be "". */
const char *path_join(struct arena *arena, const char *folder, const char *path);
bool path_is_inside(const char *path, const char *folder);

#endif
