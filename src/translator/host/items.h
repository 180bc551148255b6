/* Declarations of a file's host text, by their tokens.
 *
 * clang drops declarations that it can't read, so the tree does not tell where they begin and end.
 * Braces, parentheses and semicolons do: of the text that the preprocessor keeps, since a branch
 * that is not taken may open the same brace again. */
#ifndef CU2CL_HOST_ITEMS_H
#define CU2CL_HOST_ITEMS_H

#include "host/host.h"

/* The tokens of a file that are code: no comments, no lines of the preprocessor, nothing
 * skipped. */
struct host_code {
    const struct lexed *lexed;
    struct arena *arena;
    size_t *tokens;  /* indices into lexed->tokens */
    size_t *partner; /* of each bracket, its other end; itself: no bracket, or none */
    size_t count;
};

/* One declaration outside functions: `Keys keys;`, a function, a whole class. */
struct host_item {
    size_t begin, end;           /* bytes */
    size_t body_begin, body_end; /* bytes of a function's body with its braces, and what is
                                     initialised in front; equal: none */
    size_t first, last;          /* tokens of the code, both included */
    const char *around;          /* the name of the class that it is a member of; NULL */
    bool is_kernel, is_device;   /* for the caller to fill */
    bool is_constant_expression; /* `constexpr` */
    bool has_initializers;       /* of a constructor */
};

void host_read_code(struct host_code *code, struct arena *arena, const struct host_file *file);
/* The innermost declaration outside functions that has the byte; false: none. */
bool host_find_item(const struct host_code *code, size_t offset, struct host_item *item);
/* Puts the names that it declares into `names`. */
void host_name_item(const struct host_code *code, const struct host_item *item, struct map *names,
                    void *value);

#endif
