/* Names for the host: how C++ text after the end of the source can write a function and its
 * type. */
#ifndef CU2CL_MODEL_HOST_NAME_H
#define CU2CL_MODEL_HOST_NAME_H

#include "model/model.h"

/* Of all functions of a module: tells closures apart. */
struct host_names {
    struct model *model;
    struct map closures;    /* what a closure is called on the host -> struct decl */
    const char **ambiguous; /* names of lambdas that stand for several closures */
    size_t ambiguous_count;
};

struct host_name {
    const char *expression; /* `reduce<float, 256>` */
    const char *type;       /* its function pointer type: `void (*)(float *, int)` */
    const char **closures;  /* names of the lambdas that these two contain */
    size_t closure_count;
};

/* Requires: the function's template arguments are loaded. All is in the model's arena. */
struct host_name host_name_of(struct host_names *names, const struct function *function);

#endif
