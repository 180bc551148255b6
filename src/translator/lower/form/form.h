/* The forms of C++, one a file: each makes a C tree of the nodes that lower/forms.c gives it. */
#ifndef CU2CL_LOWER_FORM_H
#define CU2CL_LOWER_FORM_H

#include "lower/type/type.h"

/* --- lower/form/list.c ------------------------------------------------------- */

/* `(type){0}`, and the same of a vector. */
struct c_node *lower_zero_object(struct lower *l, const char *type);
struct c_node *lower_zero_vector(struct lower *l, const char *type);
/* A list that initialises an object of the type, as that object. */
struct c_node *lower_object_of_list(struct lower *l, struct c_node *list, struct type *type);
/* An initialiser for an object of this type: braces stay braces. */
struct c_node *lower_initialiser(struct lower *l, struct node *init, struct type *type);
/* Is it NULL for a pointer to a function? OpenCL's NULL is a pointer, a function's address is
 * none. */
bool lower_is_null_function(struct node *node, const struct type *type);
struct c_node *lower_list(struct lower *l, struct node *node);
/* Fills an array with a list's elements: `name[0] = a, name[1] = b, &name`, or `name`. */
struct c_node *lower_filled_array(struct lower *l, struct node *list, bool is_address);
struct c_node *lower_closure(struct lower *l, struct node *node);
struct c_node *lower_sizeof(struct lower *l, struct node *node);

/* --- lower/form/macro.c ------------------------------------------------------ */

/* The use of a macro that survives, with lowered arguments; NULL when it must be expanded. */
struct c_node *lower_macro_use(struct lower *l, struct node *node,
                               const struct expansion *expansion);

/* --- lower/form/object.c ----------------------------------------------------- */

struct c_node *lower_this_pointer(struct lower *l);
/* `base0.base1` from a class to one of its bases; NULL when it is none. */
const char *lower_base_path(struct lower *l, struct decl *from, const struct decl *to);
/* Is the pointer one to an object, before it is made one that lies so many bytes from it? NULL where
 * nobody need ask. *value: the pointer, behind the test. */
struct c_node *lower_null_test(struct lower *l, struct node *pointer, long long offset,
                               struct c_node **value);
/* A pointer to an object of the class as one to its base. */
struct c_node *lower_upcast(struct lower *l, struct node *pointer, struct decl *from,
                            const struct decl *to);
/* The same for a pointer with a tag. */
struct c_node *tagged_upcast(struct lower *l, struct c_node *pointer, struct decl *from,
                             const struct decl *to);
/* The class of what `this` points to: that of the method; NULL. */
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

/* --- lower/form/held.c ------------------------------------------------------- */

/* The field that an lvalue names, or an element of which it names, where it holds a pointer as an
 * integer: `p.next`, `p.rows[i]`, `p.row(i)`. NULL for all else. */
struct decl *held_field(struct lower *l, struct node *node);
/* Such an lvalue as it is stored, of type ulong; NULL. */
struct c_node *held_integer(struct lower *l, struct node *node);
/* The pointer that an element, or what a call returns a reference to, holds if it is such an
 * lvalue; `integer`: as it is stored, which is also given back for all else. */
struct c_node *held_element(struct lower *l, struct node *node, struct c_node *integer);
/* Refuses what makes a pointer of an array of such pointers, unless an element is named by it. */
void held_refuse_decay(struct lower *l, struct node *node, struct node *array);
/* The address of the integer, as a function returns it; NULL. `spaces`: of the function's result. */
struct c_node *held_address(struct lower *l, struct node *node, struct spaces spaces);
/* The result of a function as it is printed: its own, or a reference to an integer. */
struct type *held_result(struct lower *l, struct function *f);

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
const char *argument_fill_tiles(struct lower *l, const struct type *group, const char *to,
                                const char *header);

/* --- lower/form/assign.c ----------------------------------------------------- */

/* A pointer to the target, which can be computed only once: what sets it, and *kept, the pointer's
 * name. NULL where it has no type of its own. */
struct c_node *place_keep_pointer(struct lower *l, struct node *target, struct c_node **kept);
/* Refuses an assignment whose right operand must be computed before a pointer to its target. */
void place_check_order(struct lower *l, struct node *assignment);
/* `target = value` for an assignment with another operator; `value` gets the target's text. Where
 * the target can be computed only once, a pointer to it is kept. */
struct c_node *place_assign(struct lower *l, struct node *node,
                            struct c_node *(*value)(struct lower *, struct node *,
                                                    struct c_node *));

/* --- lower/form/expr.c ------------------------------------------------------- */

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

/* --- lower/form/operator.c --------------------------------------------------- */

struct c_node *lower_binary(struct lower *l, struct node *node);
struct c_node *lower_unary(struct lower *l, struct node *node);
struct c_node *lower_subscript(struct lower *l, struct node *node);

/* --- lower/form/call.c ------------------------------------------------------- */

struct c_node *lower_call(struct lower *l, struct node *node);

/* --- lower/form/cast.c ------------------------------------------------------- */

struct c_node *lower_cast(struct lower *l, struct node *node);

/* --- lower/form/texture.c ---------------------------------------------------- */

/* A call whose rule has `access`. */
struct c_node *lower_access(struct lower *l, struct node *call, const struct rule *rule);
/* May it leave the surface, and report that? */
bool lower_access_may_trap(const struct node *call);

/* --- lower/form/shift.c ------------------------------------------------------ */

/* A shift, or an assignment that shifts, whose count may reach the width of its type; NULL for
 * others. */
struct c_node *lower_shift(struct lower *l, struct node *node);
bool lower_shift_is_plain(struct lower *l, struct node *node);
/* Refuses one that assigns to what is no plain object, such as a bit-field. */
void lower_shift_refuse(struct lower *l, struct node *node);

/* --- lower/form/divide.c ----------------------------------------------------- */

/* A division in single precision, or an assignment that divides, with -use_fast_math; NULL for
 * others. */
struct c_node *lower_divide(struct lower *l, struct node *node);
bool lower_divide_is_plain(struct lower *l, struct node *node);

/* --- lower/form/index.c ------------------------------------------------------ */

/* `s[~i]` in local memory with an unsigned index; NULL for others. */
struct c_node *lower_wrapped_subscript(struct lower *l, struct node *node);
/* `s + ~i` and `s -= -n`, likewise */
struct c_node *lower_wrapped_offset(struct lower *l, struct node *node);

/* --- lower/form/stmt.c ------------------------------------------------------- */

struct c_node *stmt_block(struct lower *l, struct node *node);
struct c_node *stmt_if(struct lower *l, struct node *node);
struct c_node *stmt_for(struct lower *l, struct node *node);
struct c_node *stmt_while(struct lower *l, struct node *node);
struct c_node *stmt_return(struct lower *l, struct node *node);
struct c_node *stmt_labelled(struct lower *l, struct node *node);
struct c_node *stmt_break(struct lower *l, struct node *node);
struct c_node *stmt_continue(struct lower *l, struct node *node);
struct c_node *stmt_goto(struct lower *l, struct node *node);
struct c_node *stmt_nothing(struct lower *l, struct node *node);
struct c_node *stmt_attributed(struct lower *l, struct node *node);

/* --- lower/form/decl.c ------------------------------------------------------- */

struct c_node *lower_declaration(struct lower *l, struct node *node);

/* --- lower/form/hidden.c ----------------------------------------------------- */

/* The argument that the caller passes for a hidden parameter. */
struct c_node *lower_hidden_argument(struct lower *l, const struct hidden *hidden);
/* Computes which hidden parameters each linked instance has. */
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

/* --- lower/form/conditional.c ------------------------------------------------ */

/* A `?:`, and `a ?: b` of GNU C++: a, its conversions for the condition and the result, and b; NULL
 * for other nodes, and where a has side effects. */
struct c_node *condition_full(struct lower *l, struct node *node);
struct c_node *condition_short(struct lower *l, struct node *node);

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
struct c_node *launch_body(struct lower *l);
const char *launch_comment(struct lower *l);
const char *heap_comment(struct lower *l);
/* The text that stands for the call, if it frees memory: by where its argument points. */
const char *heap_free_text(struct lower *l, const struct node *call, const char *to);

/* --- lower/form/class.c ------------------------------------------------------ */

/* What a constructor, or an assignment that nobody wrote, does before its body; lines. */
struct c_node *class_constructor_prologue(struct lower *l);
struct c_node *class_assignment_prologue(struct lower *l);
/* How far the base lies from the start of the class `to` around it; negative when `to` is not
 * derived from `from`. */
long long class_downcast_offset(struct lower *l, const struct type *from, const struct type *to);
/* The pointer to a base turned into one to the class around it; NULL when `to` is not derived from
 * `from`. */
struct c_node *class_downcast(struct lower *l, struct c_node *pointer, struct type *from,
                              struct type *to, enum space space);
/* Is `to` a base of `from` that has nothing, so that the class has no member for it? */
bool class_leaves_out(struct lower *l, struct decl *from, const struct decl *to);
/* The pointer to an object as one to such a base. */
struct c_node *class_left_out(struct lower *l, struct c_node *object, struct type *base,
                              enum space space);
/* The pointer behind a cast to a reference; NULL when the cast makes a value. */
struct c_node *class_reference_cast(struct lower *l, struct node *node);
/* Is it a constructor call that builds the elements of an array? */
bool class_is_array_construction(const struct node *init);
struct c_node *class_array_initialiser(struct lower *l, struct node *init, struct type *type);

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
