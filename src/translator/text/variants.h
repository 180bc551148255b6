/* One file with several texts: where they differ, all stand there under conditions.
 *
 *     #if CU2CL_TEXT_F_H == 2 // b.cu
 *     inline int f(void) { return 1; }
 *     #endif
 */
#ifndef CU2CL_VARIANTS_H
#define CU2CL_VARIANTS_H

#include "text/view.h"
#include "util/map.h"

/* The name of the macro that says which text of the file at `path` is meant: 2 is that of the second
 * group; the first one's needs no definition. `taken` gets it. */
const char *variants_macro(struct arena *arena, struct map *taken, const char *path);
/* The file with the texts of all groups, of which there are at least two. */
const char *variants_text(struct arena *arena, const char *original, size_t length,
                          const struct text_groups *groups, const char *macro,
                          size_t *result_length);

#endif
