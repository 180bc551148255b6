/* The report of a tree: a line for each program, source, file and message, in an order that does
 * not depend on how they were found, so that reports of shards make up that of the whole. */
#ifndef CU2CL_TREE_LINES_H
#define CU2CL_TREE_LINES_H

#include "util/map.h"

struct line_list {
    struct line {
        const char *key; /* sorts; lines with one key have to be equal */
        const char *text;
    } * items;
    size_t count;
};

struct tree_lines {
    struct arena *arena;
    int status;
    size_t any, nvidia; /* kernels, see report_for_warps */
    struct line_list programs, sources, files, messages;
};

void lines_add(struct arena *arena, struct line_list *list, const char *key, const char *text);
/* The key of a message. */
const char *lines_message_key(struct arena *arena, const char *file, size_t line, size_t column,
                              const char *number, const char *text);
/* The line of a program; names are those of the report. */
const char *lines_program(struct arena *arena, const char *name, const char *kind, int status,
                          const char *const *sources, size_t count);
/* Sorts the lists, and returns the whole report as JSON. */
const char *lines_text(struct tree_lines *lines);

#endif
