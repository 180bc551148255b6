/* The source's own text: slices with holes for what is lowered, comments, macros and where they
 * are used. */
#ifndef CU2CL_LOWER_SOURCE_H
#define CU2CL_LOWER_SOURCE_H

#include "lower/fact/fact.h"

/* --- lower/source/origin.c --------------------------------------------------- */

/* Comments with their line ends, or "". `arguments`: texts of the template's arguments. */
const char *origin_template(struct lower_module *module, const struct function *function,
                            const char *const *arguments);
/* The use of the macro that writes the function, or its body. */
const char *origin_macro(struct lower_module *module, const struct function *function);

/* --- lower/source/gap.c ------------------------------------------------------ */

/* Copies source text, without preprocessor lines, skipped branches, and empty macros; NULL when a
 * macro is in the way. */
const char *lower_gap(struct lower *l, const struct source_file *file, size_t begin, size_t end);
/* The comment directly above a declaration, with its line end; "" when there is none. */
const char *lower_comment_above(struct lower_module *module, const struct decl *decl);
/* Where the comment that begins at `at` ends. */
size_t gap_skip_comment(const struct source_file *file, size_t at, size_t end);

/* --- lower/source/tokens.c --------------------------------------------------- */

/* A backslash at the end of a line, which joins it with the next one. */
bool source_is_splice(const struct source_file *file, size_t at);

/* The node's own text with the lowered children in place; NULL where macros or odd ranges forbid
 * it. */
struct c_node *lower_tokens(struct lower *l, struct node *node);

/* --- lower/source/macro_definition.c ----------------------------------------- */

struct macro_body_check {
    bool is_function_use; /* identifiers other than parameters are checked by the use's nodes */
    bool allow_types;
    int depth; /* 0 */
};

/* The only definition of its name, from a file of the user's; NULL. */
struct macro *macro_single_definition(struct lower_module *module, const char *name);
/* Does the macro's body mean the same in OpenCL C? */
bool macro_body_stands(struct lower_module *module, const struct macro *macro,
                       struct macro_body_check check);
/* Marks the definition and those its body uses. `depth`: 0. */
void macro_use_definition(struct lower_module *module, struct macro *macro, int depth);
/* Definitions of all used macros. */
void lower_print_macros(struct lower_module *module, struct str *out);
/* Marks a type-naming macro (`#define DATA_TYPE float`) as used when its body can stand; false
 * otherwise. */
bool lower_use_type_macro(struct lower_module *module, const char *name);

/* --- lower/source/expansion.c ------------------------------------------------ */

/* Is the node made of all tokens that the macro's use expands to, and of no others? */
bool expansion_is_whole(struct lower *l, const struct expansion *use, struct node *node);
/* Can the expression be printed from its text? Not where an operator outside of a macro's use has
 * taken a part of what it expands to. */
bool expansion_stays_in_children(struct lower *l, const struct node *node);
struct source_range {
    size_t begin, end;
};

/* The arguments of the macro's use; how many. */
size_t expansion_arguments(struct lower *l, const struct expansion *e,
                           struct source_range **ranges);
/* Is the node within one argument of the macro use around it? */
bool lower_within_argument(struct lower *l, const struct node *node);

/* --- lower/source/pragma.c --------------------------------------------------- */

/* The text `#pragma unroll 4`, where the line is such a pragma; NULL for others. */
const char *pragma_line(struct lower *l, const char *text, size_t length);
/* Where the use of a macro, or of _Pragma, ends, if it has nothing but pragmas, and the lines of
 * those that are kept; else 0. */
size_t pragma_use(struct lower *l, const struct expansion *e, const char **lines);
/* The lines in front of a loop that comes from the same macro. */
const char *pragma_in_macro(struct lower *l, const struct node *loop);

#endif
