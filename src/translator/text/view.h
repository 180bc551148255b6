/* What the readers of one file need of its text.
 *
 * Sources that include a header see the branches that their macros choose, and know which edits
 * those need; of the others they can only guess. So one text serves two sources where each edit that
 * one of them has alone lies in what the other does not read. Where it doesn't, the header needs
 * several texts (variants.h). */
#ifndef CU2CL_TEXT_VIEW_H
#define CU2CL_TEXT_VIEW_H

#include "text/edit.h"

struct text_range {
    size_t begin, end;
};

struct text_ranges { /* sorted, and apart from each other */
    struct text_range *items;
    size_t count;
};

/* An #include line that was read. */
struct text_include {
    size_t at;          /* of the name, with its quotes */
    const char *target; /* the output that it leads to */
};

/* A text, for all that one source reads, or several. */
struct text_view {
    struct edit_list edits;
    struct text_ranges dead; /* what nobody of them reads */
    struct text_include *includes;
    size_t include_count;
};

/* Sources that have the same text of a file. */
struct text_group {
    struct text_view view;
    const char *first; /* the first reader's name, for messages */
    size_t *readers;   /* numbers of sources, the least first */
    size_t reader_count;
};

struct text_groups {
    struct text_group *items;
    size_t count;
};

/* Adds a range, and what it covers of others becomes one with it. */
void ranges_add(struct arena *arena, struct text_ranges *list, size_t begin, size_t end);
/* What lies in both. */
struct text_ranges ranges_intersect(struct arena *arena, const struct text_ranges *a,
                                    const struct text_ranges *b);
bool ranges_have(const struct text_ranges *list, size_t offset);
/* Whether it has just this edit. */
bool view_has(const struct text_view *view, const struct edit *edit);
/* Whether one text serves both. */
bool view_fits(const struct text_view *all, const struct text_view *one);
/* Requires: view_fits. Makes `all` the text of both, in the arena of its edits. */
void view_join(struct text_view *all, const struct text_view *one);
/* Adds a reader to the first group whose text serves it, or to one of its own. The view is copied;
 * the name lives as long as the arena. */
void groups_add(struct arena *arena, struct text_groups *groups, const struct text_view *view,
                const char *name, size_t reader);
/* Puts the groups in the order of their first readers, whatever the order in which these came. */
void groups_sort(struct text_groups *groups);
/* Requires: all readers. What a group's readers do not read becomes as it is for those that do, so that
 * texts differ only where they must. */
void groups_complete(struct text_groups *groups);

#endif
