/* Lines that are too long: where they can be broken. The printer of the C tree uses it for its lines,
 * others for texts that are made without a tree. */
#ifndef CU2CL_EMIT_LINES_H
#define CU2CL_EMIT_LINES_H

#include "util/arena.h"
#include <stddef.h>

/* Where a line goes on in the next one. */
struct line_break {
    size_t at;     /* of the first character on the next line, in the whole line */
    size_t indent; /* of the next line */
};

struct line_breaks {
    struct line_break *items;
    size_t count;
};

/* The breaks that a line with more columns than `width` needs, as far as there are places for them.
 * Comments and directives stay as they are. */
struct line_breaks lines_find_breaks(struct arena *arena, const char *line, size_t width);

/* Where the comments begin that the line ends with; 0: there are none, or nothing else. */
size_t lines_trailing_comment(const char *line);

/* The text with its long lines broken, those of macros as lines of macros. */
const char *lines_wrap(struct arena *arena, const char *text);

/* `text` as a comment, in as many lines as it takes. */
const char *lines_comment(struct arena *arena, const char *text);

#endif
