/* Declarations of any type as OpenCL C has them, and the definitions of the types in use. */
#ifndef CU2CL_LOWER_TYPE_H
#define CU2CL_LOWER_TYPE_H

#include "lower/source/source.h"

/* --- lower/type/type.c ------------------------------------------------------- */

/* A declaration in two parts, `float` and `*a[4]`: what several declarators share, and one. */
struct declared {
    const char *type, *declarator;
};

/* Both, as a parameter has them. */
const char *declared_text(struct arena *arena, const struct declared *declared);
/* `name` as a variable of the type; false when the type can't be printed. `dimensions`: texts of
 * array sizes as they are written; NULL: numbers. */
bool lower_declare(struct lower_module *module, struct type *type, struct spaces spaces,
                   const char *name, const char *const *dimensions, struct declared *out);
/* The same, keeping a macro that the source names the base type by (`DATA_TYPE *a`). */
bool lower_declare_as_written(struct lower_module *module, const struct decl *decl,
                              struct type *type, struct spaces spaces, const char *name,
                              const char *const *dimensions, struct declared *out);
/* `type name` as a parameter; name may be "" for an abstract type; NULL. */
const char *lower_declarator(struct lower_module *module, struct type *type, struct spaces spaces,
                             const char *name, const char *const *dimensions);
/* The same, keeping a macro that the source names the base type by */
const char *lower_declarator_as_written(struct lower_module *module, const struct decl *decl,
                                        struct type *type, struct spaces spaces, const char *name,
                                        const char *const *dimensions);
/* The type alone, as in a cast. */
const char *lower_type_name(struct lower_module *module, struct type *type, struct spaces spaces);
/* The type of what can be assigned to: not `const` itself. */
struct type *type_without_const(struct arena *arena, struct type *type);
/* Declares a variable at the start of the function, one that can be assigned to; false where its
 * type can't be printed. */
bool lower_declare_first(struct lower *l, struct type *type, struct spaces spaces,
                         const char *name);
/* Marks a record, enum, or typedef as used, with everything it needs. */
void lower_use_type(struct lower_module *module, struct decl *decl);
const char *lower_space_prefix(enum space space);
/* Is the pointer field emitted as ulong? */
bool lower_field_is_integer(const struct decl *field);
/* The same of the elements of an array, too. */
bool lower_field_holds_integers(const struct decl *field);
/* Is there no type for the field, so that nothing can be done with it? */
bool lower_field_has_no_type(const struct decl *field);
/* Can the text of a cast to a number's type, in the body of a macro, stand in OpenCL C? Then the type
 * that it names is part of the .cl. */
bool lower_cast_stands(struct lower_module *module, const struct type *type);
/* Can the declaration's own text of its type stand in OpenCL C? */
bool lower_type_text_stands(struct lower_module *module, const struct decl *decl);
/* An enumerator as C has it: its name, or a number, with C++'s type. */
struct c_node *lower_enumerator(struct lower_module *module, struct decl *decl);
/* The typedef's name if declarations may use it, else NULL. */
const char *lower_alias(struct lower_module *module, struct decl *alias);
/* A field's declaration without its semicolon; NULL when its type can't be printed. */
const char *type_field_text(struct lower_module *module, struct decl *field);
/* What takes the room of such a field. */
const char *type_placeholder(struct lower_module *module, const struct decl *field);
const char *type_enum_promoted(struct lower_module *module, const struct decl *decl);
bool type_enum_is_unnamed(struct lower_module *module, struct decl *decl);
bool type_alias_can_stand(const struct type *type);

/* --- lower/type/type_definitions.c ------------------------------------------- */

/* Definitions of all used types, in source order as far as dependencies allow. */
void lower_print_types(struct lower_module *module, struct str *out);

#endif
