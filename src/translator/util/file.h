/* Files as texts. */
#ifndef CU2CL_UTIL_FILE_H
#define CU2CL_UTIL_FILE_H

#include "util/arena.h"
#include <stdbool.h>

/* The bytes of a regular file and a NUL. Returns NULL, with errno set, where it can't be read. */
char *file_read(struct arena *arena, const char *path, size_t *length);

/* Writes a whole file over a temporary name beside it. Returns false, with errno set and nothing
 * changed, where that can't be done. */
bool file_replace(struct arena *arena, const char *path, const char *text, size_t length);

/* Is there room in the folder for what clang saves? clang ends the program when it can't write a file
 * to its end. */
bool file_has_room(const char *folder);

/* What stands behind the last slash of a path, a pointer into it. */
const char *file_name(const char *path);
/* The path up to the last dot of the file's name; itself where it has none, or begins with it. */
const char *file_without_ending(struct arena *arena, const char *path);

#endif
