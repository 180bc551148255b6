/* The arguments of a parse by libclang. */
#ifndef CU2CL_ARGUMENTS_H
#define CU2CL_ARGUMENTS_H

#include "frontend/frontend.h"

struct arguments {
    struct arena *arena;
    const char **items;
    size_t count;
    size_t given, given_end; /* those that the user gave */
};

void arguments_add(struct arguments *arguments, const char *text);
/* The source's language as clang names it. */
const char *arguments_language(const char *path, const struct frontend_options *options);
/* All but the first header. declare_cuda: C that calls the runtime without its header. */
void arguments_build(struct arguments *a, enum frontend_pass pass, const char *path,
                     const struct frontend_options *options, bool declare_cuda);

#endif
