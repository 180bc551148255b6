/* `cu2cl analyze`: what porting a program or a tree would take, before it is ported. */
#ifndef CU2CL_ANALYZE_H
#define CU2CL_ANALYZE_H

#include "view/view.h"

struct source_list {
    const char **items; /* absolute */
    size_t count;
};

/* Runs `cu2cl analyze`; argv[0] is `analyze`. Returns the exit status. */
int analyze_main(int argc, const char *const *argv);

/* --- its parts ------------------------------------------------------------------------------- */

/* Appends the sources below a folder that have CUDA, in the order of their paths: .cu files, and host
 * sources that include a header of CUDA's. Left out is what is hidden, and what a pattern of
 * `excluded` matches, seen from the folder. (scan.c) */
void scan_tree(struct arena *arena, struct source_list *sources, const char *folder,
               const char *const *excluded, size_t excluded_count);
/* Prints the table of files, and the causes. (table.c) */
void table_print(const struct view_facts *facts, struct arena *arena, FILE *stream);

#endif
