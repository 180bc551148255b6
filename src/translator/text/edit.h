/* Byte edits of source files: a sorted list of non-overlapping replacements, applied once.
 *
 * Offsets refer to the original text, so edits never see each other. Insertions at the same offset
 * keep the order in which they were added. Adding the same edit again (a header that two passes
 * visit) is ignored. */
#ifndef CU2CL_EDIT_H
#define CU2CL_EDIT_H

#include "util/arena.h"
#include <stdbool.h>

struct edit {
    size_t begin, end; /* byte range replaced; begin == end inserts */
    const char *text;
    size_t order;
};

struct edit_list {
    struct arena *arena;
    struct edit *edits;
    size_t count;
};

/* Returns false, and adds nothing, when the range overlaps an edit that replaces other bytes or
 * other text. */
bool edit_replace(struct edit_list *list, size_t begin, size_t end, const char *text);
bool edit_insert(struct edit_list *list, size_t at, const char *text);
/* Whether an edit replaces the byte at `offset`. */
bool edit_covers(const struct edit_list *list, size_t offset);
/* Removes the edits that lie wholly inside [begin, end), for a range that is about to be deleted;
 * what is inserted at `begin` stands before the range and stays. */
void edit_drop_inside(struct edit_list *list, size_t begin, size_t end);
/* Removes the edits that replace anything of [begin, end): what they changed comes back. */
void edit_drop_overlapping(struct edit_list *list, size_t begin, size_t end);
/* The text with all edits applied; `*result_length` gets its length. */
char *edit_apply(const struct edit_list *list, const char *text, size_t length,
                 size_t *result_length);
/* The part [begin, end) of the text with the edits inside it applied. */
char *edit_apply_range(const struct edit_list *list, const char *text, size_t begin, size_t end,
                       size_t *result_length);

#endif
