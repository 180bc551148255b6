/* Device functions that another source of the program defines (`nvcc -rdc=true`): a module of
 * OpenCL has no linker that knows address spaces, so a kernel's source takes the definition in.
 *
 * What the model misses it notes; the sources that can have it are parsed, and the model is built
 * again with their declarations at hand. */
#ifndef CU2CL_ELSEWHERE_H
#define CU2CL_ELSEWHERE_H

#include "frontend/frontend.h"

/* Notes a function that this source only declares. */
void elsewhere_miss(struct tu *tu, CXCursor function);
/* Parses the sources that have the targets of the options. */
void elsewhere_seek_targets(struct tu *tu);
/* The target with this number; a null cursor where it was not found. */
CXCursor elsewhere_target(struct tu *tu, size_t index);
/* Parses the sources that mention what is missing, and remembers their definitions. */
void elsewhere_find(struct tu *tu);
/* The definition in another source; a null cursor where none is known. */
CXCursor elsewhere_definition(struct tu *tu, CXCursor function);
/* The parse that the declaration is of. */
struct tu *elsewhere_parse_of(struct tu *tu, CXCursor declaration);
/* Is it a variable that only another source can name? */
bool elsewhere_hides(struct tu *tu, CXCursor variable);
void elsewhere_close(struct tu *tu);

#endif
