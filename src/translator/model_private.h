/* What the files of the model stage share. */
#ifndef CU2CL_MODEL_PRIVATE_H
#define CU2CL_MODEL_PRIVATE_H

#include "model.h"

/* Converts a statement or expression with everything below it. */
struct node *model_node(struct model *model, CXCursor cursor, struct node *parent);
/* Records the macro definitions and expansions of the user's files. */
void model_collect_macros(struct model *model);

#endif
