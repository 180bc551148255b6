/* Lowering: instances become OpenCL C.
 *
 * Every node has two ways to be printed. Where no macro touches it, its own source text is copied
 * with its children's lowered text in place of theirs, so comments, layout, and operators survive
 * (lower/source/tokens.c). Else it is printed from the model. A macro's use survives where its body
 * means the same in OpenCL C (lower/form/macro.c). Declarations are printed from types
 * (lower/type/type.c, lower/form/decl.c), since only types know address spaces and template
 * arguments. */
#ifndef CU2CL_LOWER_H
#define CU2CL_LOWER_H

struct analysis;
struct rules;
struct source;

/* Requires: linked instances. Fills source->module. */
void lower_emit(struct analysis *analysis, const struct rules *rules, struct source *source);

#endif
