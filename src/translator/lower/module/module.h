/* The .cl as a whole: functions and what they share, its text, and its tables. */
#ifndef CU2CL_LOWER_MODULE_H
#define CU2CL_LOWER_MODULE_H

#include "lower/form/form.h"

/* --- lower/module/verify.c --------------------------------------------------- */

/* Reports what clang rejects of the module's text; `order` are the functions in it. Returns what
 * clang read, which the caller closes: with no unit when it read nothing. */
struct opencl_unit *lower_verify(struct lower_module *module, const char *text,
                                 struct instance **order, size_t count);

/* --- lower/module/head.c ----------------------------------------------------- */

/* The comment at the start of the .cl, with its line end; `instances` are the functions in it. */
void head_print(const struct lower_module *m, struct instance *const *instances, size_t count,
                struct str *out);

/* --- lower/module/parameters.c ----------------------------------------------- */

/* `head` and the parameters, in lines of `width` at most, aligned behind the parenthesis, or on
 * lines of their own where that is too far to the right. `before`: the width of what stands before
 * the head. */
const char *lower_wrap_signature(struct arena *arena, const char *head, size_t before, size_t width,
                                 const struct parameters *parameters);
/* The parameters of the function, and what passes them on; adds what they are converted by to the
 * prologue. */
struct parameters parameters_list(struct lower *l);
/* `int *f(int a, int b)`, with the parameters as part of the declarator; before that, where the body
 * is shared, `storage`: `static `, or "". */
const char *parameters_declare(struct lower *l, const char *storage, struct parameters *parameters);

/* --- lower/module/function.c ------------------------------------------------- */

/* Fills the instance's signature, note and body, or says why it is refused. */
void lower_instance(struct lower_module *module, struct instance *instance);
/* Requires: all refusals are known. Prints it, unless it has a text. */
void function_print(struct lower_module *module, struct instance *instance);
/* A function as it is printed, for an instance, which gets its marks; `note`: comments before it,
 * with their line ends. */
const char *lower_function_text(struct lower_module *m, const char *note, const char *head,
                                struct instance *instance, const struct c_node *body);
/* Fills the body and its parameters. */
void lower_shared_body(struct lower_module *module, struct shared_body *shared);
/* Its head; `storage` stands before it in the same line: `static `, or "". */
const char *lower_shared_signature(struct lower_module *module, const char *storage,
                                   struct shared_body *shared);
/* Fills the kernel's parameters and declarations. */
void lower_sharing_kernel(struct lower_module *module, struct shared_body *shared);

/* --- lower/module/text.c ----------------------------------------------------- */

/* The whole .cl; `reachable` are the instances in it. */
const char *module_text(struct lower_module *module, const struct map *reachable);

/* --- lower/module/crossing.c ------------------------------------------------- */

/* How the source finds the variable, if another source may have it; the other fields are filled. */
void crossing_fill_symbol(struct lower_module *m, const struct decl *decl,
                          struct module_symbol *symbol);
/* What other sources may take from this one. */
void crossing_fill_exports(struct lower_module *m, struct module *module);

/* --- lower/module/pointers.c ------------------------------------------------- */

/* Fills the pointers of the symbol's first value, and adds the variables that they lead to. */
void pointers_fill(struct lower_module *m, struct decl *decl, struct module_symbol *symbol);

/* --- lower/module/tables.c --------------------------------------------------- */

/* Requires: the text. Fills kernels, variables and functions of source->module. */
void tables_fill(struct lower_module *module, struct source *source);

/* --- lower/module/recursion.c ------------------------------------------------ */

/* Requires: the final texts. Reports what calls itself, and adds CU2CL_NEEDS_RECURSION
 * to its needs. */
void recursion_find(struct lower_module *module, const struct map *reachable);

/* --- lower/module/copies.c --------------------------------------------------- */

/* Requires: the final texts, recursion_find. Marks functions that would make a kernel far longer
 * than it was written. */
void copies_limit(struct lower_module *module);

/* --- lower/module/share.c ---------------------------------------------------- */

/* Requires: hidden parameters are known. Lowers the functions that share bodies with others. */
void share_bodies(struct lower_module *module, const struct map *reachable);

#endif
