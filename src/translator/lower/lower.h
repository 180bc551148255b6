/* Lowering: prints instances as OpenCL C.
 *
 * Every node has two ways to be printed. Where no macro touches it, its own source text is copied
 * with its children's lowered text in place of theirs, so comments, layout, and operators survive
 * (lower/source/tokens.c). Else it is printed from the model. A macro's use survives where its body
 * means the same in OpenCL C (lower/form/macro.c). Declarations are printed from types
 * (lower/type/type.c, lower/form/decl.c), since only types know address spaces and template
 * arguments.
 *
 * A lowered text is a C string in the arena; lowering never looks into it again, except to see
 * whether it needs parentheses. */
#ifndef CU2CL_LOWER_H
#define CU2CL_LOWER_H

#include "analysis/addrspace.h"
#include "desugar/desugar.h"
#include "emit/ctree.h"
#include "emit/rule_text.h"
#include "port/port.h"

struct lower;

/* How a node is lowered; see lower/base/node.c. */
struct lower_ways {
    struct c_node *(*value)(struct lower *, struct node *);
    struct c_node *(*untagged)(struct lower *, struct node *);
    struct c_node *(*within_full_expression)(struct lower *, struct node *);
    struct c_node *(*pointer)(struct lower *, struct node *);
    struct c_node *(*address)(struct lower *, struct node *, struct type *);
};

/* What a function, or another thing of the .cl, uses; see lower/base/uses.c. */
struct uses {
    unsigned *needs;    /* bits of <cu2cl/needs.h> are added here; NULL: nowhere */
    const char *fault;  /* why nothing that uses it can be emitted; NULL */
    struct map things;  /* types, constants, ... -> themselves */
    struct map headers; /* names of prelude headers -> themselves */
};

/* What is collected while the module's functions are lowered, and emitted before them. */
struct lower_module {
    struct arena *arena;
    const struct lower_ways *ways;
    struct model *model;
    struct analysis *analysis;
    const struct rules *rules;
    struct diag *diag;
    struct source *source;
    struct map used_names;  /* those of file scope that the function being lowered names */
    struct map avoided;     /* names that locals must not have; see names_check_locals */
    bool must_avoid;        /* there are new ones */
    struct lower **lowered; /* the functions of this round */
    size_t lowered_count;
    struct map names; /* names in use at file scope, OpenCL C's own included -> what has it */
    struct map
        decl_names;      /* struct decl (types, constants, symbols, shared variables) -> its name */
    struct map headers;  /* prelude headers that what is kept uses */
    struct decl **types; /* records, enums, typedefs in use, kept or not */
    size_t type_count;
    struct decl **constants; /* STORAGE_STATIC_CONST variables in use */
    size_t constant_count;
    struct constant_text {
        struct decl *decl;
        const char *text;
        bool is_enumerator;
    } * constant_texts; /* the same, each behind those that it names */
    size_t constant_text_count;
    struct decl *
        *symbols; /* __device__, __constant__ variables in use; index as in module->symbols */
    size_t symbol_count;
    struct uses *user; /* gathers for the function, type, or constant being lowered; NULL */
    struct map uses;   /* see lower/base/uses.c */
    struct map kept;   /* what the functions that stay use -> itself */
    struct map local_alignments, private_alignments; /* see lower/fact/align.c */
    struct map layouts;                              /* struct decl (records) -> struct layout */
    struct map expansion_tokens;                     /* see lower/source/expansion.c */
    struct bit_function **bit_functions;             /* see lower/form/bits.c */
    size_t bit_function_count;
    struct decl **ids; /* functions and classes with virtual functions that have a number here */
    size_t id_count;
    struct map id_names;      /* struct decl -> name of its number */
    struct instance *current; /* the one being lowered; NULL between them */
};

/* One instance being lowered. */
struct lower {
    struct lower_module *module;
    struct arena *arena;
    struct instance *instance;
    struct map locals;       /* struct decl -> name inside this function */
    struct map local_names;  /* name -> struct decl */
    struct c_node *prologue; /* declarations to be put at the start of the body: a sequence */
    const struct expansion *expansion; /* macro whose body is being printed from the model */
    bool in_constant; /* the initialiser of a file-scope constant: no function around it */
    int temporaries;
    struct scope *scope; /* innermost open block, loop, or switch; see lower/form/destroy.c */
    struct full_expression *full; /* the one being printed; see lower/form/temporary.c */
    struct map changed; /* struct and bool parameters of a kernel that its body writes to, or takes
                           the address of -> themselves */
    struct map kept;    /* struct node -> the pointer that lower/form/place.c keeps to it */
    const struct node *moved_head; /* a loop's declaration that stands before the loop */
    bool joined_dynamic;           /* several dynamic shared arrays begin at the same place */
    bool only_reads;               /* the address being printed is not written through */
    const char *argument; /* the parameter being declared, where a variable is made from it; NULL */
    struct shared_body *shared; /* the body being printed, if it is for several instances; NULL */
    struct shared_body *made;   /* the body that the kernel being printed calls; NULL */
};

/* What stands between a function's parentheses. */
struct parameters {
    const char **texts; /* the declarations */
    size_t count;
    struct c_node **arguments; /* what a kernel passes on to a body that it shares */
    size_t argument_count;
};

/* --- lower.c: the module ----------------------------------------------------- */

/* Requires: linked instances. Fills source->module. */
void lower_emit(struct analysis *analysis, const struct rules *rules, struct source *source);

/* --- lower/module/verify.c --------------------------------------------------- */

/* Reports what clang rejects of the module's text; `order` are the functions in it. */
void lower_verify(struct lower_module *module, const char *text, struct instance **order,
                  size_t count);

/* --- lower/base/note.c: what all parts note ---------------------------------- */

/* Reports that something at the node can't be ported; the function around it is not emitted. */
void lower_refuse(struct lower *l, enum diag_id id, const struct node *node, const char *what);
/* The same without the message: the instance is not emitted, nor another that uses what is being
 * lowered. `why` may be about any of them. */
void note_fault(struct lower_module *module, struct instance *instance, const char *why);
void lower_use_header(struct lower_module *module, const char *header);
/* What is being lowered needs this of a device, as <cu2cl/needs.h> has it; other bits are
 * ignored. */
void lower_need(struct lower_module *module, unsigned needs);
/* The lvalue is written to: a kernel's struct argument needs a copy then. */
void lower_note_change(struct lower *l, struct node *node);

/* --- lower/module/head.c ----------------------------------------------------- */

/* The comment at the start of the .cl, with its line end; `instances` are the functions in it. */
void head_print(const struct lower_module *m, struct instance *const *instances, size_t count,
                struct str *out);

/* --- lower/base/uses.c ------------------------------------------------------------------- */

/* Begins to gather what `owner` uses, anew. Returns what was gathered for before, for uses_end. */
struct uses *uses_begin(struct lower_module *module, const void *owner, unsigned *needs);
/* The same, in addition to what was gathered for it. */
struct uses *uses_resume(struct lower_module *module, const void *owner);
void uses_end(struct lower_module *module, struct uses *outer);
/* What is being lowered uses the thing; where nothing is, it is kept. */
void uses_note(struct lower_module *module, const void *thing);
/* The fault of the owner, or of what it uses; NULL. */
const char *uses_fault(const struct lower_module *module, const void *owner);
/* Marks the owner, and all that it uses. */
void uses_keep(struct lower_module *module, const void *owner);
bool uses_is_kept(const struct lower_module *module, const void *thing);

/* --- lower/base/node.c: any expression or statement -------------------------- */

/* Expression or statement. */
struct c_node *lower_node(struct lower *l, struct node *node);
/* The same without what pointers to several address spaces need. */
struct c_node *lower_untagged(struct lower *l, struct node *node);
/* Lowers the node as a part of the full-expression that is open. */
struct c_node *lower_inside_full_expression(struct lower *l, struct node *node);
/* A pointer to the lvalue; rvalues get a temporary. */
struct c_node *lower_address(struct lower *l, struct node *node, struct type *type);
/* The pointer behind an lvalue that is printed as `*p`, or NULL. */
struct c_node *lower_pointer(struct lower *l, struct node *node);

/* --- lower/forms.c ----------------------------------------------------------- */

/* The forms of C++, for lower/base/node.c. */
extern const struct lower_ways forms_ways;

/* --- lower/base/spelling.c --------------------------------------------------- */

/* A binary operator's spelling; that of a compound assignment without its `=`. */
const char *lower_operator(const struct node *node);
const char *lower_assigned_operator(struct lower *l, const struct node *node);
/* The operator that a word of C++ stands for, such as `and`; NULL for others. */
const char *lower_operator_word(const char *text, size_t length);

/* --- lower/fact/query.c: questions before anything is lowered ---------------- */

/* Are they two classes? */
bool lower_record_differs(const struct type *a, const struct type *b);
/* Is something done with the value of the expression? */
bool lower_value_is_used(const struct node *node);
/* The bit-field that the lvalue is, or NULL. */
struct node *bits_target(struct node *node);
/* A bit-field, or the result of changing one: it has no address. */
bool lower_changes_bits(struct node *node);
/* `object.*p` or `pointer->*p`? */
bool member_is_access(const struct node *node);
/* Has the function a body that someone wrote? */
bool query_is_written(const struct function *f);
/* Does C do the same as this call of an operator=? */
bool lower_is_plain_assignment(struct lower *l, const struct node *call);

/* --- lower/base/names.c ------------------------------------------------------ */

void names_init(struct lower_module *module);
/* A free name at file scope like `wanted`; it is taken by `owner` then. */
const char *names_claim(struct lower_module *module, const char *wanted, void *owner);
/* Notes that the function being lowered names it; returns it. */
const char *names_use(struct lower_module *module, const char *name);
bool names_reserved(const char *name);
bool names_is_builtin_macro(const char *name);
const char *names_instance(struct lower_module *module, struct instance *instance);
/* As an instance of it would be called; not claimed. */
const char *names_function(struct lower_module *module, struct function *function);
/* The same without the template arguments that are no types. */
const char *names_of_types(struct lower_module *module, struct function *function);
const char *names_type(struct lower_module *module, struct decl *decl);
const char *names_symbol(struct lower_module *module, struct decl *decl);
/* A struct's field; keywords of OpenCL C get an underscore. */
const char *names_field(struct arena *arena, const struct decl *field);
const char *names_local(struct lower *l, struct decl *decl);
/* Notes the local variables that hide a name of file scope which their function uses: it came up
 * behind them, as `::n` behind `int n`. */
void names_check_locals(struct lower *l);
/* Requires: all functions of the round are lowered. The same for macros, which apply to all. True
 * when a local variable needs another name, so that another round is needed. */
bool names_check_macros(struct lower_module *module);
/* A valid C identifier out of any text: `unsigned int` -> `uint`, `Vec<float, 3>` ->
 * `Vec_float_3`. */
const char *names_identifier(struct arena *arena, const char *text);

/* --- lower/module/share.c ---------------------------------------------------- */

#define TEMPLATE_NONE ((size_t)-1) /* no parameter of a template */

/* An argument of a template that is a value. */
struct template_value {
    const char *name;    /* of the template's parameter; NULL: the argument is no value */
    struct type *type;   /* of that parameter; NULL: not known */
    bool is_number;      /* `number` is known */
    long long number;    /* of a tile: its size */
    struct c_node *text; /* as the body would have it; NULL: neither body nor macro name it */
    bool is_passed;      /* the body names it */
};

/* The body of an instance, with names of the template's parameters for their values. */
struct shared_body {
    struct instance *instance;
    struct template_value *values; /* one per template argument */
    const char *name;              /* of the function that it becomes; NULL: it is not shared */
    struct parameters parameters;
    struct c_node *body;
    struct parameters kernel;    /* of the kernel that calls it */
    struct c_node *declarations; /* in that kernel, before the call: a sequence */
    /* numbers that the body has by values of templates, in their order, and the parameters that
     * stand for them (TEMPLATE_NONE: the number does) */
    long long *numbers;
    size_t number_count;
    const size_t *named;
    size_t named_count;
};

/* Requires: hidden parameters are known. Lowers the functions that share bodies with others. */
void share_bodies(struct lower_module *module, const struct map *reachable);

/* --- lower/base/value.c ------------------------------------------------------ */

/* A number that is, or may be, a value of the template's in the body that is being printed: its
 * parameter's name, or the number. `type`: the name has this one; NULL: any. */
const char *share_number(struct lower *l, long long number, const char *type);
/* The values that a call of the shared function passes. */
void share_add_values(struct lower *l, const struct shared_body *callee, struct c_node ***arguments,
                      size_t *count);

/* --- lower/module/parameters.c ----------------------------------------------- */

/* `head` and the parameters, in lines of `width` at most, aligned behind the parenthesis, or on
 * lines of their own where that is too far to the right. `before`: the width of what stands before
 * the head. */
const char *lower_wrap_signature(struct arena *arena, const char *head, size_t before, size_t width,
                                 const struct parameters *parameters);
/* The parameters of the function, and what passes them on; adds what they are converted by to the
 * prologue. */
struct parameters parameters_list(struct lower *l);
/* `int *f(int a, int b)`, with the parameters as part of the declarator. */
const char *parameters_declare(struct lower *l, struct parameters *parameters);

/* --- lower/module/function.c ------------------------------------------------- */

/* Fills the instance's signature, note and body, or says why it is refused. */
void lower_instance(struct lower_module *module, struct instance *instance);
/* Requires: all refusals are known. Prints it, unless it has a text. */
void function_print(struct lower_module *module, struct instance *instance);
/* A function as it is printed; `note`: comments before it, with their line ends. */
const char *lower_function_text(struct lower_module *m, const char *note, const char *head,
                                const struct c_node *body);
/* Fills the body and its parameters. */
void lower_shared_body(struct lower_module *module, struct shared_body *shared);
/* Its head. */
const char *lower_shared_signature(struct lower_module *module, struct shared_body *shared);
/* Fills the kernel's parameters and declarations. */
void lower_sharing_kernel(struct lower_module *module, struct shared_body *shared);

/* --- lower/module/text.c ----------------------------------------------------- */

/* The whole .cl; `reachable` are the instances in it. */
const char *module_text(struct lower_module *module, const struct map *reachable);

/* --- lower/module/tables.c --------------------------------------------------- */

/* Requires: the text. Fills kernels, variables and functions of source->module. */
void tables_fill(struct lower_module *module, struct source *source);

/* --- lower/source/origin.c --------------------------------------------------- */

/* Comments with their line ends, or "". `arguments`: texts of the template's arguments. */
const char *origin_template(struct lower_module *module, const struct function *function,
                            const char *const *arguments);
/* The use of the macro that writes the function, or its body. */
const char *origin_macro(struct lower_module *module, const struct function *function);

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
/* The type alone, as in a cast. */
const char *lower_type_name(struct lower_module *module, struct type *type, struct spaces spaces);
/* The type of what can be assigned to: not `const` itself. */
struct type *type_without_const(struct arena *arena, struct type *type);
/* Declares a variable at the start of the function, one that can be assigned to; false where its
 * type can't be printed. */
bool lower_declare_first(struct lower *l, struct type *type, struct spaces spaces,
                         const char *name);
/* `(type){0}`, and the same of a vector. */
struct c_node *lower_zero_object(struct lower *l, const char *type);
struct c_node *lower_zero_vector(struct lower *l, const char *type);
/* A list that initialises an object of the type, as that object. */
struct c_node *lower_object_of_list(struct lower *l, struct c_node *list, struct type *type);
/* The same, keeping a macro that the source names the base type by (`DATA_TYPE *a`). */
const char *lower_declarator_as_written(struct lower_module *module, const struct decl *decl,
                                        struct type *type, struct spaces spaces, const char *name,
                                        const char *const *dimensions);
/* Marks a record, enum, or typedef as used, with everything it needs. */
void lower_use_type(struct lower_module *module, struct decl *decl);
const char *lower_space_prefix(enum space space);
/* Is the pointer field emitted as ulong? */
bool lower_field_is_integer(const struct decl *field);
/* Is there no type for the field, so that nothing can be done with it? */
bool lower_field_has_no_type(const struct decl *field);
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

/* --- lower/fact/layout.c ----------------------------------------------------- */

/* An integer, or an array of bytes, that holds bit-fields which follow each other. */
struct bit_unit {
    size_t first, count;    /* of the record's fields */
    long long offset, size; /* in bytes */
    bool is_bytes;
    const char *name;
};

struct layout {
    bool packed;
    long long overlap; /* where the fields start inside the padding of the base; 0: behind it */
    long long end;     /* of the last member; padding follows */
    long long aligned; /* attribute of the whole struct; 0: none */
    long long *fields; /* attributes of the fields, and of units at their first; 0: none */
    struct bit_unit *units;
    size_t unit_count;
    bool loses_bytes;     /* a union that needs a member for all its bytes, before the others */
    const char *problem;  /* how it differs from CUDA's; NULL: it is the same */
    struct decl *culprit; /* this record, or one inside or behind it, with a problem */
    bool searched;
};

const struct layout *layout_of(struct lower_module *module, struct decl *record);
/* The unit that holds the bit-field; NULL where its place is not known. */
const struct bit_unit *layout_unit(struct lower_module *module, const struct decl *field);
/* The bit-field's first bit in the unit, counted from the lowest. */
long long layout_bit(const struct decl *field, const struct bit_unit *unit);
/* The user's struct behind pointers and arrays, or NULL. */
struct decl *layout_record(struct type *type);
/* Where a derived class that is constructed has fields in the padding at the record's end; 0:
 * nowhere. */
long long layout_shared_padding(struct lower_module *module, const struct decl *record);
/* Reports a struct whose layout can't be mended, and refuses the instance that is being lowered. */
void layout_check(struct lower_module *module, struct decl *record);
/* Is the base printed in a union, with the rest of the record as its first member? */
bool layout_base_has_no_room(struct lower_module *module, struct decl *record, struct decl *base);
/* Has the record such a base? */
bool layout_has_empty_base(struct lower_module *module, struct decl *record);

/* --- lower/fact/align.c ------------------------------------------------------ */

/* Requires: linked instances. */
void lower_find_alignments(struct lower_module *module);
/* The attribute that a variable needs behind its declarator, or "". */
const char *lower_alignment(struct lower_module *module, const struct decl *decl);

/* --- lower/source/gap.c ------------------------------------------------------ */

/* Copies source text, without preprocessor lines, skipped branches, and empty macros; NULL when a
 * macro is in the way. */
const char *lower_gap(struct lower *l, const struct source_file *file, size_t begin, size_t end);
/* The comment directly above a declaration, with its line end; "" when there is none. */
const char *lower_comment_above(struct lower_module *module, const struct decl *decl);
/* Where the comment that begins at `at` ends. */
size_t gap_skip_comment(const struct source_file *file, size_t at, size_t end);

/* --- lower/source/tokens.c --------------------------------------------------- */

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

/* --- lower/form/macro.c ------------------------------------------------------ */

/* The use of a macro that survives, with lowered arguments; NULL when it must be expanded. */
struct c_node *lower_macro_use(struct lower *l, struct node *node,
                               const struct expansion *expansion);

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

/* --- lower/base/scope.c ------------------------------------------------------ */

/* Warns where the user's text calls an atomic operation of system scope. */
void lower_check_scope(struct lower *l, const struct node *call, struct instance *callee);

/* --- lower/form/object.c: methods, bases, members ---------------------------- */

struct c_node *lower_this_pointer(struct lower *l);
/* `base0.base1` from a class to one of its bases; NULL when it is none. */
const char *lower_base_path(struct lower *l, struct decl *from, const struct decl *to);
/* A pointer as one to the base at the end of the path. */
struct c_node *lower_upcast(struct lower *l, struct node *pointer, const char *path);
/* The same for a pointer with a tag. */
struct c_node *tagged_upcast(struct lower *l, struct c_node *pointer, struct decl *from,
                             const struct decl *to);
/* The class of what `this` points to: that of the method, or of the one around a lambda; NULL. */
struct decl *class_of_this(struct lower *l);
/* A pointer to the object whose method is being lowered, as one of its bases. */
struct c_node *class_own_base(struct lower *l, const struct decl *record);
/* Where a base lies in the class, in bytes; -1: it is none. */
long long class_base_offset(struct lower *l, struct decl *from, const struct decl *to);
/* The object whose member it is, without the anonymous structs and unions between; NULL for
 * `this`. */
struct node *lower_member_object(const struct node *member);
/* The class that names the field, which may lie in an anonymous struct or union of it. */
struct decl *lower_class_of_member(const struct decl *field);
/* A captured variable inside the lambda's body, a field of the closure: NULL: it is none.
 * *is_pointer: the field is a pointer to it. `decl`: NULL for `this`. */
struct c_node *object_captured(struct lower *l, struct decl *decl, bool *is_pointer);
/* The pointer that a field holds as an integer. */
struct c_node *object_pointer_of_field(struct lower *l, struct decl *field, struct c_node *access);

/* --- lower/form/variable.c --------------------------------------------------- */

struct c_node *lower_variable(struct lower *l, struct decl *decl, struct node *node);
/* The pointer behind a variable that is one in OpenCL C but none in CUDA; NULL for all others. */
struct c_node *variable_pointer(struct lower *l, struct decl *decl);
/* A pointer to an array that a kernel's argument is the first element of; NULL for all else. */
struct c_node *variable_array_pointer(struct lower *l, struct decl *decl);
struct c_node *variable_reference(struct lower *l, struct node *node);

/* --- lower/form/field.c ------------------------------------------------------ */

struct c_node *field_reference(struct lower *l, struct node *node);
/* The field of its object. */
struct c_node *field_access(struct lower *l, struct node *node);
/* A member, or a base, of the object or of what the pointer points to. */
struct c_node *field_of_object(struct lower *l, struct node *base, const char *member);
/* A struct field that holds a pointer as an integer: an lvalue of type ulong. NULL for all else. */
struct c_node *lower_integer_field(struct lower *l, struct node *node);

/* --- lower/form/boolean.c ---------------------------------------------------- */

/* A bool field is a byte, which C does not convert a value to as C++ does: is the lvalue one? */
bool class_is_bool_byte(struct node *node);
struct c_node *class_assign_bool(struct lower *l, struct node *node);
/* The value as 0 or 1. */
struct c_node *class_bool_value(struct lower *l, struct node *value);

/* --- lower/form/address.c ---------------------------------------------------- */

/* What lower_pointer and lower_address do. */
struct c_node *address_pointer(struct lower *l, struct node *node);
struct c_node *address_of(struct lower *l, struct node *node, struct type *type);

/* --- lower/form/argument.c --------------------------------------------------- */

/* An argument of a library's function, converted as C++ does. `replacement`: the text of the
 * function that is called; "" when it is not known. */
struct c_node *lower_converted_argument(struct lower *l, struct node *argument,
                                        const char *replacement);
/* What stands for an object without state where a function of the device library takes it. Where
 * nothing can, `node` is refused unless it is NULL. */
struct c_node *lower_group_value(struct lower *l, struct node *node, const struct type *type);
/* The rule's text with the number of threads of a tile for `{tile}`, and that of the tile around
 * it, or 0, for `{parent}`. Tiles larger than a warp have functions of their own, but no mask. NULL
 * when it is no tile, or there is no such function. */
const char *argument_fill_tiles(struct lower *l, const struct type *group, const char *to);

/* --- lower/form/assign.c ----------------------------------------------------- */

/* A pointer to the target, which can be computed only once: what sets it, and *kept, the pointer's
 * name. NULL where it has no type of its own. */
struct c_node *place_keep_pointer(struct lower *l, struct node *target, struct c_node **kept);
/* `target = value` for an assignment with another operator; `value` gets the target's text. Where
 * the target can be computed only once, a pointer to it is kept. */
struct c_node *place_assign(struct lower *l, struct node *node,
                            struct c_node *(*value)(struct lower *, struct node *,
                                                    struct c_node *));

/* --- lower/form/expr.c, lower/form/call.c, lower/form/stmt.c, lower/form/decl.c --- */

/* Forms of expressions; see lower/forms.c. They return NULL where they can't print the node. */
struct c_node *expr_call(struct lower *l, struct node *node);
struct c_node *expr_character(struct lower *l, struct node *node);
struct c_node *expr_boolean(struct lower *l, struct node *node);
struct c_node *expr_null(struct lower *l, struct node *node);
struct c_node *expr_parenthesised(struct lower *l, struct node *node);
struct c_node *expr_compound_literal(struct lower *l, struct node *node);
struct c_node *expr_block(struct lower *l, struct node *node);
struct c_node *expr_this(struct lower *l, struct node *node);
struct c_node *expr_unexposed(struct lower *l, struct node *node);
/* An implicit conversion of the operand. */
struct c_node *expr_implicit(struct lower *l, struct node *node, struct node *operand);
struct c_node *lower_binary(struct lower *l, struct node *node);
struct c_node *lower_unary(struct lower *l, struct node *node);
struct c_node *lower_subscript(struct lower *l, struct node *node);
struct c_node *lower_call(struct lower *l, struct node *node);
/* (lower/form/cast.c) */
struct c_node *lower_cast(struct lower *l, struct node *node);
/* A call whose rule has `access`. (lower/form/texture.c) */
struct c_node *lower_access(struct lower *l, struct node *call, const struct rule *rule);
/* May it leave the surface, and report that? */
bool lower_access_may_trap(const struct node *call);
/* A shift, or an assignment that shifts, whose count may reach the width of its type; NULL for
 * others. (lower/form/shift.c) */
struct c_node *lower_shift(struct lower *l, struct node *node);
bool lower_shift_is_plain(struct lower *l, struct node *node);
/* Refuses one that assigns to what is no plain object, such as a bit-field. */
void lower_shift_refuse(struct lower *l, struct node *node);
/* The text `#pragma unroll 4`, where the line is such a pragma; NULL for others.
 * (lower/source/pragma.c) */
const char *pragma_line(struct lower *l, const char *text, size_t length);
/* Where the use of a macro, or of _Pragma, ends, if it has nothing but pragmas, and the lines of
 * those that are kept; else 0. */
size_t pragma_use(struct lower *l, const struct expansion *e, const char **lines);
/* The lines in front of a loop that comes from the same macro. */
const char *pragma_in_macro(struct lower *l, const struct node *loop);
/* A division in single precision, or an assignment that divides, with -use_fast_math; NULL for
 * others. (lower/form/divide.c) */
struct c_node *lower_divide(struct lower *l, struct node *node);
bool lower_divide_is_plain(struct lower *l, struct node *node);
/* `s[~i]` in local memory with an unsigned index; NULL for others. (lower/form/index.c) */
struct c_node *lower_wrapped_subscript(struct lower *l, struct node *node);
/* `s + ~i` and `s -= -n`, likewise */
struct c_node *lower_wrapped_offset(struct lower *l, struct node *node);
struct interval {
    long long low, high;
};
/* The values that an integer expression can have; false where nothing is known.
 * (lower/fact/interval.c) */
bool interval_of(struct lower *l, struct node *node, struct interval *out);
/* Is the local variable never changed, as far as the function's text says it? */
bool interval_is_only_read(struct lower *l, const struct decl *decl);
struct real {
    double low, high;
    bool may_be_nan;
};
/* The values that an arithmetic expression can have. (lower/fact/real.c) */
struct real real_of(struct lower *l, struct node *node);
/* The result of a binary operator, or of an assignment's, in the floating-point type. */
struct real real_combine(struct real a, int op, struct real b, const struct type *type);
struct c_node *stmt_block(struct lower *l, struct node *node);
struct c_node *stmt_if(struct lower *l, struct node *node);
struct c_node *stmt_for(struct lower *l, struct node *node);
struct c_node *stmt_while(struct lower *l, struct node *node);
struct c_node *stmt_return(struct lower *l, struct node *node);
struct c_node *stmt_labelled(struct lower *l, struct node *node);
struct c_node *stmt_break(struct lower *l, struct node *node);
struct c_node *stmt_continue(struct lower *l, struct node *node);
struct c_node *stmt_nothing(struct lower *l, struct node *node);
struct c_node *stmt_attributed(struct lower *l, struct node *node);
struct c_node *lower_declaration(struct lower *l, struct node *node);
/* An initialiser for an object of this type: braces stay braces. */
struct c_node *lower_initialiser(struct lower *l, struct node *init, struct type *type);
/* The value as a number; NULL when clang computes none. */
struct c_node *lower_evaluated(struct lower *l, struct node *node);
/* The value of a literal, or the template's parameter that it stands for, where the body is
 * shared. */
struct c_node *lower_template_value(struct lower *l, struct node *literal, struct c_node *value);
const char *lower_spelled_token(struct lower *l, const struct node *node);
struct c_node *lower_string(struct lower *l, struct node *node);
/* Is it NULL for a pointer to a function? OpenCL's NULL is a pointer, a function's address is
 * none. */
bool lower_is_null_function(struct node *node, const struct type *type);
struct c_node *lower_list(struct lower *l, struct node *node);
/* Fills an array with a list's elements: `name[0] = a, name[1] = b, &name`, or `name`. */
struct c_node *lower_filled_array(struct lower *l, struct node *list, bool is_address);
struct c_node *lower_closure(struct lower *l, struct node *node);
struct c_node *lower_sizeof(struct lower *l, struct node *node);
/* The value that the compiler computes for an arithmetic expression; NULL when it can't. */
struct c_node *lower_constant_value(struct lower *l, struct node *node);
struct c_node *lower_literal_token(struct lower *l, struct node *node);
/* The argument that the caller passes for a hidden parameter. */
struct c_node *lower_hidden_argument(struct lower *l, const struct hidden *hidden);
/* Computes which hidden parameters each linked instance has. (lower/form/hidden.c) */
void lower_find_hidden(struct lower_module *module);
/* Makes it one of the module's symbols. */
void hidden_add_symbol(struct lower_module *module, struct decl *decl);
/* Is it memory that the kernel declares itself, and that other functions get from it? */
bool hidden_lives_in_kernel(const struct hidden *hidden);
const char *hidden_name(struct lower_module *module, const struct hidden *hidden);
const char *hidden_declaration(struct lower_module *module, struct instance *instance,
                               const struct hidden *hidden);
/* The same in two parts, of a variable's. */
bool hidden_declare(struct lower_module *module, struct instance *instance,
                    const struct hidden *hidden, struct declared *out);
/* The type of a variable's hidden parameter; NULL where it can't be printed. */
const char *hidden_type(struct lower_module *module, struct instance *instance,
                        const struct hidden *hidden);
/* Is it a variable in shared memory that the kernel declares itself, in a body that it shares? */
bool hidden_is_own(const struct hidden *hidden);
bool hidden_is_hoisted_in_kernel(const struct instance *instance, const struct decl *decl);

/* --- lower/form/decided.c ---------------------------------------------------- */

/* What is left of a statement. */
struct decided {
    struct node *kept; /* NULL: nothing */
};

/* Requires: it is known which functions share bodies. Finds what the arguments of a template decide
 * in the others, and forgets the calls that are gone; true: more than was known before. */
bool decided_find(struct lower_module *module, const struct map *reachable);
/* What is left of the `if`; NULL: it is not decided. */
struct c_node *decided_if(struct lower *l, struct node *node);

/* --- lower/form/compare.c ---------------------------------------------------- */

/* `a <=> b` of numbers or pointers. */
struct c_node *compare_values(struct lower *l, struct node *node);
/* std::strong_ordering::less and its like; NULL for all else. */
struct c_node *compare_constant(struct lower *l, const struct decl *decl);

/* --- lower/base/condition.c -------------------------------------------------- */

/* Is it a `?:` that asks a floating-point number? OpenCL C has that for integers only. */
bool condition_is_floating(const struct node *node);
/* The condition of a `?:`. */
struct c_node *condition_text(struct lower *l, struct node *node);
/* A `?:`, and `a ?: b` of GNU C++: a, its conversions for the condition and the result, and b; NULL
 * for other nodes, and where a has side effects. */
struct c_node *condition_full(struct lower *l, struct node *node);
struct c_node *condition_short(struct lower *l, struct node *node);

/* --- lower/form/asm.c -------------------------------------------------------- */

/* A statement of inline assembly, without its semicolon; NULL where it is not understood. */
struct c_node *lower_asm(struct lower *l, struct node *node);
/* Does it end the kernel with an error? */
bool asm_traps(struct arena *arena, const struct node *node);

/* --- lower/form/place.c ------------------------------------------------------ */

/* The target of an assignment or a step whose result is the target itself; NULL for all else. */
struct node *place_assigned(struct lower *l, struct node *node);
/* Is it an object in C++, and a copy in C? `(a = b)`, `(c ? a : b)` */
bool place_is_copied_in_c(struct lower *l, struct node *node);
/* `&(a = b)`: the assignment, and then the address of what was assigned to. */
struct c_node *place_address_after(struct lower *l, struct node *assignment, struct type *type);

/* --- lower/form/vector.c ----------------------------------------------------- */

/* `&v.y`, which is not allowed: the component's address is computed; NULL for what is no component
 * of a vector. */
struct c_node *vector_component_address(struct lower *l, struct node *node);
/* A component that is changed, of a vector that other work-items see, as a member of a struct; NULL
 * for all else. */
struct c_node *vector_component_stored(struct lower *l, struct node *node);

/* --- lower/form/convert.c ---------------------------------------------------- */

/* A floating-point value as an integer, by an implicit conversion or a cast, if it needs a
 * function; else NULL. `cast`: the type as the cast writes it; NULL: there is none. */
struct c_node *convert_to_integer(struct lower *l, struct node *node, const char *cast);
/* Is the node such a conversion, whose text has the node's type? */
bool convert_has_type(struct lower *l, struct node *node);
/* `i += f` as `i = cu_float2int(i + f)`, if it needs the function; else NULL. */
struct c_node *convert_assignment(struct lower *l, struct node *node);
/* Does C convert as CUDA does at this node, and at those in it? */
bool convert_is_plain(struct lower *l, struct node *node);
bool convert_is_plain_within(struct lower *l, struct node *node);
/* Refuses such an assignment to what is no plain object, such as a bit-field. */
void convert_refuse(struct lower *l, struct node *node);

/* --- lower/fact/width.c ------------------------------------------------------ */

/* Does the program do the same when a member of a built-in variable, such as `threadIdx.x`, has 64
 * bits? */
bool width_is_free(struct node *variable);

/* --- lower/form/member.c ----------------------------------------------------- */

/* The pointer to the member that it names. */
struct c_node *member_pointer(struct lower *l, struct node *node);
/* A pointer to a data member that is a constant, or is converted; NULL for all else. */
struct c_node *member_value(struct lower *l, struct node *node);

/* --- lower/form/tagged.c ----------------------------------------------------- */

/* Is it a pointer to several address spaces, printed as a number with a tag? */
bool tagged_is(struct lower *l, struct node *node);
/* The node where it accesses memory through such a pointer; NULL where it does not. */
struct c_node *tagged_access(struct lower *l, struct node *node);
/* The same for the address of an lvalue. */
struct c_node *tagged_address_of(struct lower *l, struct node *node, struct type *type);
/* Gives the node's text a tag where its value flows into such a pointer. */
struct c_node *tagged_convert(struct lower *l, struct node *node, struct c_node *value);
/* lower_address, with a tag where the pointer that it becomes is one to the spaces `wanted`. */
struct c_node *tagged_address(struct lower *l, struct node *node, struct type *type,
                              struct spaces wanted);
/* The same for what a member that is a reference is initialised with. */
struct c_node *tagged_initialiser(struct lower *l, struct node *value, struct type *type);
/* The same for the text of an argument, and of the object of a method's call. */
struct c_node *tagged_argument(struct lower *l, struct node *argument, struct c_node *value,
                               struct spaces wanted);
struct c_node *tagged_object(struct lower *l, struct node *call, enum space wanted,
                             struct c_node *object);
/* Sums, differences, and steps of such pointers; NULL for others. */
struct c_node *tagged_arithmetic(struct lower *l, struct node *node);
/* What stands for the expression, whose space is known where it is being printed; NULL. */
const struct chosen *tagged_chosen(const struct lower *l, const struct node *node);

/* --- lower/form/dispatch.c --------------------------------------------------- */

/* The number that stands for a function's address, or for a class with virtual functions. */
const char *dispatch_id(struct lower_module *module, struct decl *decl);
long dispatch_number(struct lower_module *module, const struct decl *decl);
/* The body of a function that chooses among several. */
struct c_node *dispatch_body(struct lower *l);
/* The comment above it, with its line end. */
const char *dispatch_comment(struct lower *l);
/* Refuses a call that nothing is known to be called by. */
void dispatch_check(struct lower *l, struct node *call);
/* A function whose address is taken. */
struct c_node *dispatch_address(struct lower *l, struct node *node);
/* Sets the class of the object that is being built, or destroyed; lines. */
struct c_node *dispatch_set_class(struct lower *l);
/* Gives an object that was assigned to its own class back; lines. */
struct c_node *dispatch_keep_class(struct lower *l, struct c_node *old);
void dispatch_print_ids(struct lower_module *module, struct str *out);

/* --- lower/form/heap.c ------------------------------------------------------- */

/* The body of a function that stands for `new` or `delete`, and the comment above it. */
struct c_node *heap_body(struct lower *l);
const char *heap_comment(struct lower *l);
/* The text that stands for the call, if it frees memory: by where its argument points. */
const char *heap_free_text(struct lower *l, const struct node *call, const char *to);

/* --- lower/form/class.c, lower/form/destroy.c -------------------------------- */

/* What a constructor, or an assignment that nobody wrote, does before its body; lines. */
struct c_node *class_constructor_prologue(struct lower *l);
struct c_node *class_assignment_prologue(struct lower *l);
/* Where the constructor stores its object's address, or passes it to what stores it; NULL.
 * (lower/fact/escape.c) */
const struct node *escape_find(struct model *model, struct function *constructor);
/* The pointer to a base turned into one to the class around it; NULL when `to` is not derived from
 * `from`. */
struct c_node *class_downcast(struct lower *l, struct c_node *pointer, struct type *from,
                              struct type *to, enum space space);
/* The pointer behind a cast to a reference; NULL when the cast makes a value. */
struct c_node *class_reference_cast(struct lower *l, struct node *node);
/* Is it a constructor call that builds the elements of an array? */
bool class_is_array_construction(const struct node *init);
struct c_node *class_array_initialiser(struct lower *l, struct node *init, struct type *type);
/* Prints a block, loop, or switch, with the destructors of what it declares. */
/* Whether an expression or statement has objects with destructors in it. */
bool destroy_is_within(struct lower *l, const struct node *node);
struct c_node *destroy_scope(struct lower *l, struct node *node,
                             struct c_node *(*lower)(struct lower *, struct node *));
/* Enters a declaration's objects into the scope around it. */
void destroy_declared(struct lower *l, struct node *statement);
struct c_node *destroy_before_jump(struct lower *l, struct node *node, const char *jump);
/* The whole statement when objects die before the function returns `value` (NULL: nothing); else
 * NULL. */
struct c_node *destroy_before_return(struct lower *l, struct node *node, struct c_node *value);
/* The name of the local object that is returned without a copy; NULL where a copy is made. */
const char *destroy_returned_object(struct lower *l, const struct node *statement);
struct c_node *destroy_members(struct lower *l);
struct c_node *destroy_before_goto(struct lower *l, struct node *node);
/* A call that destroys an object, or each element of an array; without a semicolon. */
struct c_node *destroy_call(struct lower *l, struct node *call);
/* Adds a call to the scope around it. */
void destroy_at_end(struct lower *l, struct c_node *call);
/* Does the for loop's head declare an object with a destructor? */
bool destroy_has_head(const struct node *loop);

/* --- lower/form/temporary.c -------------------------------------------------- */

/* Begins a full-expression: the temporary objects that it makes are gathered. */
void temporary_begin(struct lower *l, struct full_expression *full);
/* Ends it: `lowered` is what it has become. Fills in what has to run before it, and what destroys
 * the objects behind it. */
void temporary_end(struct lower *l, const struct node *node, const struct c_node *lowered,
                   struct full_expression *full);
/* The statement with what has to run before and behind it. `lowered` may be NULL. */
void temporary_append(struct lower *l, const struct full_expression *full, struct c_node *lowered,
                      struct c_node *statements);
/* The same for an expression as a whole: lowers it, and adds what it needs. */
struct c_node *temporary_full_expression(struct lower *l, struct node *node);
bool temporary_is_full_expression(const struct lower *l, const struct node *node);
/* A call that makes an object, with the variable that it lies in where it is a temporary. */
struct c_node *temporary_call(struct lower *l, struct node *call, struct c_node *value);
/* The variable that the temporary object lies in; NULL where its destructor is not known. */
const char *temporary_name(struct lower *l, struct node *call);
/* Does the expression make an object with a destructor? */
bool temporary_is_made_in(struct lower *l, struct node *node);

struct full_expression {
    struct full_expression *outer;
    struct node **calls; /* that make objects, in order */
    const char **names;
    const char **flags; /* of objects that may not be made: a bool variable; NULL */
    size_t count;
    struct c_node *before, *after; /* when it has ended: sequences of expressions */
};

/* --- lower/module/recursion.c ------------------------------------------------ */

/* Requires: the final texts. Reports what calls itself, and adds CU2CL_NEEDS_RECURSION
 * to its needs. */
void recursion_find(struct lower_module *module, const struct map *reachable);

/* --- lower/module/copies.c --------------------------------------------------- */

/* Requires: the final texts, recursion_find. Marks functions that would make a kernel far longer
 * than it was written. */
void copies_limit(struct lower_module *module);

/* --- lower/base/static.c ----------------------------------------------------- */

/* Is it a static variable inside a function, which no name of the host file leads to? */
bool static_is_local(const struct decl *decl);
/* Refuses it where its first value can't be computed. */
void static_check(struct lower *l, const struct node *node, struct decl *decl);
/* Its first bytes, separated by commas, without the zeros at the end. */
const char *static_initialiser(struct lower_module *m, struct decl *decl);

/* --- lower/form/bits.c ------------------------------------------------------- */

struct c_node *bits_read(struct lower *l, struct node *member);
/* `f.low = 3`, `f.low += 3`: op is the operator with its `=`. */
struct c_node *bits_assign(struct lower *l, struct node *node);
struct c_node *bits_step(struct lower *l, struct node *node);
/* What a constructor does for a bit-field, without its semicolon. */
struct c_node *bits_initialise(struct lower *l, struct decl *field, struct node *value);
/* The initialiser of the unit that begins at a list's element; *used: of how many elements. */
struct c_node *bits_elements(struct lower *l, struct node *list, struct decl *record, size_t first,
                             size_t *used);
/* The functions that read and write bit-fields. */
void bits_print_functions(const struct lower_module *m, struct str *out);

#endif
