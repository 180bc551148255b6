/* Libraries for CUDA that are not ported, or not all of them: which headers and names are theirs.
 *
 * Their own headers are never read, also where they are installed: they need the toolkit's
 * declarations. For some there are headers of ours. What a program uses beyond these is unknown
 * then, and is reported with the library's name. */
#ifndef CU2CL_LIBRARIES_H
#define CU2CL_LIBRARIES_H

#include <stdbool.h>
#include <stddef.h>

struct absent_library {
    const char *name;
    const char *headers, *marker, *names; /* as in libraries.def */
};

/* The library that has a header of this name, as an #include line writes it; NULL: none. */
const struct absent_library *libraries_by_header(const char *name);
/* Whether a folder has one of the library's headers. */
bool libraries_has_part(const struct absent_library *library, const char *folder);
/* The library that this file belongs to, also one of the toolkit that is in no table; NULL: none.
 * Looks at the disk. */
const struct absent_library *libraries_by_path(const char *path);
/* How an #include line would name this file of the library, from wherever the library lies; NULL:
 * it is none of its files. Looks at the disk. */
const char *libraries_own_name(const struct absent_library *library, const char *path);
/* The library that an identifier is of; NULL: none. */
const struct absent_library *libraries_by_name(const char *name);
/* Headers of the C++ library that the library's own include, for sources in C++: #include lines,
 * each with its line break. "": none. */
const char *libraries_brought(const struct absent_library *library);
/* The header of the C++ library that has `std::name`; NULL: none that such libraries bring. */
const char *libraries_standard_header(const char *name);
/* Whether an identifier of `length` bytes is the library's. */
bool libraries_own(const struct absent_library *library, const char *name, size_t length);

#endif
