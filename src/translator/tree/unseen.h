/* Host sources of a build under the stand-in for nvcc that it has not compiled itself. */
#ifndef CU2CL_TREE_UNSEEN_H
#define CU2CL_TREE_UNSEEN_H

#include "text/diag.h"
#include "tree/commands.h"

/* Where BUILD_DIR/links.json is there: adds a command for each host source of CMake's targets that
 * are linked with sources of CUDA, and for each object of a noted link that no command makes and
 * that has a source beside it, with CU1095. */
void unseen_add(struct commands *commands, struct arena *arena, struct diag *diag,
                const char *build_dir);

#endif
