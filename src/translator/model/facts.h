/* What libclang knows of declarations, types, and constants beyond the model's fields, asked on
 * demand and answered in plain types: lowering and the analyses call no function of libclang.
 * Objects that the model made itself have no such facts; each function says what it gives then. */
#ifndef CU2CL_MODEL_FACTS_H
#define CU2CL_MODEL_FACTS_H

#include "model/model.h"

/* --- constants ------------------------------------------------------------ */

/* Constant value of a floating-point expression; false when it has none. */
bool model_evaluate_real(const struct node *node, double *value);
/* The characters of a constant string, in the arena; NULL when it has none. */
const char *model_evaluate_string(struct arena *arena, const struct node *node);
/* A string literal as clang spells it, in the arena: in quotes, with escapes. */
const char *model_string_literal(struct arena *arena, const struct node *node);

/* --- nodes ---------------------------------------------------------------- */

/* Was it read, and not made by the model? */
bool model_node_is_read(const struct node *node);
/* The node as a value of another type: without text, constant value, or children but itself. */
struct node *model_wrap(struct arena *arena, struct node *node, struct type *type);
/* The label in `body` that a `goto` leads to; NULL when it is not there. */
const struct node *model_goto_target(const struct node *body, const struct node *jump);
/* The name of a label, or of the one that a `goto` leads to. */
const char *model_label_name(struct arena *arena, const struct node *node);

/* --- declarations --------------------------------------------------------- */

bool model_decl_is_read(const struct decl *decl);
/* Where its name stands in its file. */
size_t model_name_offset(struct model *model, const struct decl *decl);
/* Does it ask for an alignment, by `__align__` or `alignas`? */
bool model_asks_for_alignment(const struct decl *decl);
/* The name that the Itanium ABI gives it. */
const char *model_mangled_name(struct model *model, const struct decl *decl);
/* What the driver API finds a kernel or variable by. */
const char *model_entry_name(struct model *model, const struct decl *decl);
/* A variable that only another source can name. */
/* A number for a function or a class that is the same in all sources of a program, also in those
 * that are ported alone. Requires: options.seed. */
long model_identity(const struct model *model, const struct decl *decl);
/* Does no text of this source define the function? */
bool model_is_of_other_source(struct model *model, const struct decl *function);
bool model_is_hidden_elsewhere(struct model *model, const struct decl *variable);
/* Has it external linkage? */
bool model_is_external(const struct decl *decl);
/* Is it of another source's parse? */
bool model_is_of_other_parse(struct model *model, const struct decl *decl);
/* Can device code of this source be taken in by others, or the other way round? */
bool model_crosses_sources(const struct model *model);
/* A number for a static local variable of a function that each source has, the same in all. */
long model_merged_identity(const struct model *model, const struct decl *variable);

/* --- functions ------------------------------------------------------------ */

/* Which special member a declaration is; SPECIAL_COUNT: none. */
enum special model_special_of(const struct decl *function);
/* The default argument of a call, as it is written at the parameter: the parameter's own
 * initialiser, or nodes that are read for the call; NULL. */
struct node *model_default_argument(struct model *model, const struct node *call, unsigned index);
/* The type of a function, as calls through pointers see it: a text that is the same for the same
 * types, and the types as they are written. */
struct signature {
    const char *text;
    struct type *result;
    struct type **parameters;
    size_t count;
    bool is_variadic;
};
/* Of what a pointer to a function leads to. (model/signature.c) */
struct signature model_signature(struct model *model, const struct type *pointer);
/* The text alone, of a function. */
const char *model_signature_of(struct model *model, const struct decl *function);
/* The type of a pointer to functions of this type. */
struct type *model_pointer_to_function(struct model *model, const struct type *function);

/* --- members of classes (model/members.c) ---------------------------------- */

bool model_is_pure_virtual(const struct decl *method);
/* Is a virtual function chosen by the object's own class? `Base::f()` is not. */
bool model_is_dynamic_call(const struct node *call);
/* The method of the class itself that overrides `method`; NULL when it has none. A class template's
 * instance does not show its methods: a probe asks for one of the same name, and *problem says that
 * it is hidden. */
struct decl *model_own_overrider(struct model *model, const struct decl *method,
                                 struct decl *record, const char **problem);
/* In the order of the source. */
struct decl **model_constructors(struct model *model, const struct decl *record, size_t *count);
bool model_has_same_parameters(const struct decl *a, const struct decl *b);
/* The special member that the program has written; NULL where libclang hides it. */
struct decl *model_provided_special(struct model *model, struct decl *record, enum special special);
/* Of a lambda expression's class; NULL: it is generic. */
struct decl *model_call_operator(struct model *model, const struct decl *closure);
/* The field that `.x = 1` names; NULL. */
struct decl *model_designated_field(struct model *model, const struct node *element);
/* Has the program a std::tuple_size for the class, by which its parts are what `get` gives? */
bool model_has_own_parts(struct model *model, const struct decl *record);
/* What `get` gives for the object behind a structured binding; NULL: its parts are its members. */
struct tie_parts *model_ties(struct model *model, struct decl *object);
/* Is there a `static_cast<const Derived *>(this)`, say, in the class's text? */
bool model_casts_this(struct model *model, const struct decl *record);
/* `operator new[]`, say, with so many parameters; `second`: of what a `new` hands it beside the size;
 * NULL: a `delete`'s second parameter is the size. */
struct heap_operator {
    const char *name;
    size_t parameters;
    const struct type *second;
};

/* The class's own one, or its bases'; the program's, in no class. *found: NULL where there is none.
 * False: it is not known which it is. */
bool model_heap_operator(struct model *model, struct decl *record,
                         const struct heap_operator *wanted, struct decl **found);
bool model_global_operator(struct model *model, const struct heap_operator *wanted,
                           struct decl **found);

/* Has it external linkage, and is it not inline: can no other source define it, too? */
bool model_has_one_definition(const struct decl *function);
bool model_is_copy_or_move(const struct function *constructor);
/* The type that a parameter is declared with; a negative index counts from behind. NULL: it has no
 * such parameter. */
struct type *model_parameter_type(struct model *model, const struct decl *function, int index);
/* Is it a `T &`, and T not const? */
bool model_parameter_is_output(const struct decl *function, size_t index);

/* --- types ---------------------------------------------------------------- */

/* The type behind all typedefs. */
struct type *model_canonical_type(struct model *model, const struct type *type);
/* As clang lays it out, in bytes, also where OpenCL C has no such type; negative when it is
 * unknown. A typedef's own alignment does not count. */
long long model_size_in_cxx(const struct type *type);
long long model_align_in_cxx(const struct type *type);
/* The integer type of an enumeration. */
struct type *model_enum_type(struct model *model, const struct decl *enumeration);
/* `enum class` */
bool model_enum_is_scoped(const struct decl *enumeration);
/* A struct or union whose members are named as those of the class around it. */
/* Does the class declare functions of its own? */
bool model_declares_functions(struct model *model, const struct decl *record);
bool model_is_anonymous(const struct decl *record);
/* The offset of a field in bits; negative when the class is not complete. */
long long model_field_bit(const struct decl *field);
/* The name that both passes give to a closure's class. */
const char *model_closure_name(struct model *model, const struct decl *closure);
/* Template arguments of a class: how many, and the one at `index`, which is a type or a number. */
int model_template_count(const struct decl *record);
struct type *model_template_type(struct model *model, const struct decl *record, unsigned index);
long long model_template_number(const struct decl *record, unsigned index);
/* Template arguments of a type: how many, and the one at `index`; NULL where it is no type. */
int model_type_argument_count(const struct type *type);
struct type *model_type_argument(struct model *model, const struct type *type, unsigned index);

#endif
