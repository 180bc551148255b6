/* The model as text, for --dump=model. */
#ifndef CU2CL_MODEL_DUMP_H
#define CU2CL_MODEL_DUMP_H

#include "model/model.h"

#include <stdio.h>

/* Prints the functions, which are loaded, as indented trees, and before each the types and
 * variables of the program that it is the first to use. A node is one line: what it is in the tree
 * above it, its kind, operator, name or value, type, and place. */
void model_dump(struct model *model, struct function *const *functions, size_t count, FILE *stream);

#endif
