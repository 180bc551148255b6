/* Files as texts. */
#ifndef CU2CL_UTIL_FILE_H
#define CU2CL_UTIL_FILE_H

#include "util/arena.h"

/* The bytes of a regular file and a NUL. Returns NULL, with errno set, where it can't be read. */
char *file_read(struct arena *arena, const char *path, size_t *length);

#endif
