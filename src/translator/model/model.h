/* The model of device code: libclang's cursors, converted once into plain structs that all later
 * stages share.
 *
 * Stage order: model (this file) -> desugar (less of C++; the only stage that changes nodes) ->
 * addrspace (which functions are reachable from kernels, and which address space every pointer
 * points to; one `struct function` becomes several `struct instance` where it is used with several)
 * -> names -> lower (prints OpenCL C). What a stage learns lies in the fields that say so, or in
 * the instance. */
#ifndef CU2CL_MODEL_H
#define CU2CL_MODEL_H

#include "frontend/frontend.h"
#include "model/node_kind.h"
#include "rules/rules.h"
#include "util/str.h"

/* Nodes are read by model/ and changed by desugar/, whose files include model/make.h before all
 * else. For the stages above, the compiler takes care that no tree changes: what is FIXED can't be
 * written there. */
#ifdef CU2CL_CHANGES_NODES
#define FIXED
#else
#define FIXED const
#endif

/* --- types --------------------------------------------------------------- */

enum type_kind {
    TYPE_VOID,
    TYPE_BOOL,
    TYPE_INTEGER,
    TYPE_FLOATING,
    TYPE_ENUM,
    TYPE_POINTER,
    TYPE_REFERENCE,
    TYPE_ARRAY,
    TYPE_RECORD,
    TYPE_FUNCTION,
    TYPE_OTHER, /* dependent, member pointer, ... : can't be printed */
};

struct type {
    enum type_kind kind;
    CXType cx;
    const char *spelling; /* canonical C++ spelling, as rules name it */
    const char *opencl;   /* TYPE_VOID .. TYPE_FLOATING: the OpenCL C name */
    bool is_const, is_volatile, is_restrict;
    struct type *target;      /* pointee, referent, or element */
    long long count;          /* TYPE_ARRAY: elements; -1 when incomplete */
    struct decl *declaration; /* TYPE_RECORD, TYPE_ENUM: the declaration */
    struct decl *alias;       /* the user's typedef this type was written with, or NULL */
    const char
        *other_alias; /* the name of another typedef, of the system or of a class; empty for a
                                 template's parameter; or NULL */
    const struct rule *rule; /* a type of CUDA's headers with a device name (float4) */
    long long size, align;   /* in bytes; negative when incomplete */
    bool is_unsigned;
    bool is_function_pointer; /* or a reference to a function: an integer in OpenCL C, so that its
                                 kind is TYPE_INTEGER */
    CXType callee;            /* of function pointers: the function's type */
    struct decl *member_of;   /* of a pointer to a data member, an offset in OpenCL C and thus
                                 TYPE_INTEGER: the class; NULL for all others */
    struct type *member;      /* and the member's type */
    struct decl *method_of;   /* of a pointer to a member function, which is a function pointer
                                 here: the class; NULL for all others */
    unsigned depth;           /* number of pointer and reference levels, through arrays */
};

/* --- declarations -------------------------------------------------------- */

enum decl_kind {
    DECL_VARIABLE, /* local, global, or static member */
    DECL_PARAMETER,
    DECL_FIELD,
    DECL_FUNCTION, /* free function, method, constructor, conversion; template instances too */
    DECL_RECORD,
    DECL_ENUM,
    DECL_ENUMERATOR,
    DECL_TYPEDEF,
    DECL_OTHER,
};

enum storage {
    STORAGE_AUTO,           /* a local variable */
    STORAGE_SHARED,         /* __shared__ with a size */
    STORAGE_DYNAMIC_SHARED, /* extern __shared__ x[] */
    STORAGE_CONSTANT,       /* __constant__ */
    STORAGE_DEVICE,         /* __device__ variable */
    STORAGE_MANAGED,        /* __managed__ */
    STORAGE_STATIC_CONST,   /* a constant known to the compiler: namespace-scope const, constexpr,
                               static const member */
    STORAGE_STATIC,         /* a mutable static local of a device function */
    STORAGE_TEXTURE,        /* a texture or surface reference */
    STORAGE_HOST,           /* a host variable: can't be used by device code */
};

/* Functions of a class that the compiler makes where nobody wrote them. (desugar/class.c) */
enum special {
    SPECIAL_DEFAULT,
    SPECIAL_COPY,
    SPECIAL_MOVE,
    SPECIAL_ASSIGN,
    SPECIAL_MOVE_ASSIGN,
    SPECIAL_DESTROY,
    SPECIAL_COUNT, /* none of them */
};

struct class_facts {
    bool is_scanned;                 /* else only `methods` is known */
    bool is_provided[SPECIAL_COUNT]; /* written by the user, not `= default` */
    CXCursor provided[SPECIAL_COUNT];
    struct function *functions[SPECIAL_COUNT];
    bool has_constructor;  /* a written one, of any kind */
    bool is_polymorphic;   /* has virtual functions, its own or a base's */
    struct decl **methods; /* of a class template's instance: those that are known */
    size_t method_count;
};

struct decl {
    enum decl_kind kind;
    CXCursor cursor; /* the definition where there is one */
    const char *name;
    const char
        *qualified; /* with namespaces and classes: `cooperative_groups::thread_block::sync` */
    struct type *type;
    struct source_file *file;
    size_t begin, end; /* byte range in the file; of a template instance, the pattern's */
    struct decl
        *parent;  /* record of a field or method; function of a local variable or parameter; NULL */
    size_t order; /* of first appearance in the translation unit's text, for stable output */
    bool in_system;  /* declared in a system header or in our CUDA headers, and not ported */
    bool is_library; /* declared there, and ported from there; see model/library.c */

    /* variables, parameters, fields */
    bool may_be_null; /* a null pointer flows into it; for functions: they may return one */
    enum storage storage;
    struct node *FIXED init; /* initialiser, default argument, in-class initialiser; NULL */
    struct node *FIXED *FIXED
        dimensions; /* array sizes as written, outermost first; count may be less than the type's */
    size_t dimension_count;
    bool is_static_member;
    bool is_defined_elsewhere; /* `extern`: its first value is another source's */
    bool is_loaded;            /* initialiser and array sizes are read */
    bool is_desugared;         /* by desugar_variable */
    unsigned index;            /* of a parameter, field, or structured binding */
    struct decl *binding_of;   /* structured bindings: the object whose part it names */
    struct decl **bindings;    /* of such an object */
    size_t binding_count;
    struct tie_parts *ties; /* model_ties: of such an object whose parts `get` gives; NULL */
    bool has_no_ties;       /* it was found that `get` gives no parts */
    bool by_value;          /* a `const T &` parameter that is passed by value */
    bool is_own;            /* of a pass: no other variable of the function may have its name */
    bool is_bit_field;
    int bit_width;
    bool is_apart;                  /* a bit-field behind one of width 0: it has bytes of its own */
    const char *lowered;            /* names stage: name in the .cl */
    const char *template_arguments; /* of a variable template's instance: `<float>`; else NULL */

    /* functions */
    struct function *function;
    /* records */
    struct decl **fields;
    size_t field_count;
    struct decl **bases; /* base class records; lowered as first members `base0`, ... */
    size_t base_count;
    bool is_union;
    bool has_virtual_base, has_unknown_base;
    bool holds_pointers_as_integers; /* passed to a kernel by value: pointer fields are emitted as
                                        ulong */
    bool fields_loaded;
    struct class_facts *facts; /* NULL until asked for */
    /* closures: the lambda expression; captured variables, parallel to `fields`, NULL for `this` */
    bool is_closure;
    CXCursor lambda;
    struct decl **captured;
    unsigned needs; /* types, constants: of the text of it, and of what it uses; <cu2cl/needs.h> */
    bool is_noted;  /* constants: desugar_reach has looked at the initialiser */
    /* enums: enumerators in `fields` */
    long long value; /* of an enumerator */
    /* typedefs: `type` is the aliased type */
};

/* --- functions ----------------------------------------------------------- */

struct function {
    struct decl *decl;
    struct decl **parameters;
    size_t parameter_count;
    struct type *result;
    struct node *FIXED body; /* NULL when there is no definition in this translation unit */
    struct decl *returned;   /* the local object that is built in the place of the result; NULL */
    struct decl *record;     /* of methods and constructors */
    bool is_kernel, is_device, is_host;
    bool is_static_method, is_constructor, is_destructor, is_const_method, is_virtual;
    bool is_volatile_method;
    bool is_implicit;     /* generated by the compiler: a plain C copy, or nothing */
    bool is_instance;     /* of a function template or of a member of a class template */
    bool is_synthesised;  /* made by desugar/class.c: does what C++ does without being told */
    bool is_delegating;   /* a constructor whose only initialiser is another constructor */
    enum special special; /* of synthesised functions */
    bool loaded;
    bool is_desugared;          /* by desugar_function */
    bool is_noted;              /* desugar_reach has looked at it */
    bool names_members;         /* of a closure: desugar_captures has been there */
    bool is_in_initialiser;     /* a device variable starts with its address */
    struct dispatch *dispatch;  /* of functions that choose among several at run time; else NULL */
    struct heap_function *heap; /* of functions that stand for `new` or `delete`; else NULL */
    struct function *launches; /* of functions that stand for launches of a kernel: it; else NULL */
    struct function *launcher; /* of a kernel that device code launches: that function */
    struct node *FIXED *FIXED initialisers; /* constructors: one per base and field that is
                                   initialised, in C++'s order, and its value in children[0]; ref is
                                   the field or the base. Assignments that are synthesised: the
                                   calls for bases and fields */
    size_t initialiser_count;
    struct type **template_types; /* template arguments, for readable names */
    const char **template_texts;  /* readable, `float`, `256` */
    size_t *template_places;      /* number of the template's parameter; a pack has several */
    size_t template_count;
    bool template_loaded;
    const char *poison; /* why it can't be ported; NULL */
};

/* A function made by desugar/dispatch.c that stands for one that is known at run time only: what a
 * pointer points to, or the overrider of a virtual function. Its body is one call per target. */
struct dispatch {
    struct function *function;
    struct decl *method;             /* the virtual function; NULL: a pointer is called */
    const char *signature;           /* of what a pointer points to */
    struct type *member;             /* of a pointer to a member function: its type; else NULL */
    struct decl **targets;           /* functions; classes for a virtual function */
    struct node *FIXED *FIXED calls; /* parallel to `targets`; NULL: nothing to do for this class */
    size_t target_count;
    const char *problem; /* why not all targets are known; NULL */
};

/* A function made by desugar/heap.c that stands for `new` or `delete` of objects with a value, a
 * constructor, or a destructor. Its body holds the calls that it makes. */
enum heap_kind { HEAP_NEW, HEAP_NEW_ARRAY, HEAP_DELETE, HEAP_DELETE_ARRAY };

struct heap_function {
    enum heap_kind kind;
    struct type *type; /* of the object, or of the array's elements */
    struct function *function;
    struct node *FIXED construct; /* of an array: makes each element; NULL */
    struct node *FIXED destroy;   /* destroys `*object`, or `array[i]` */
    struct node *FIXED own;       /* the call of the program's own operator; NULL: malloc, free */
    struct decl *index;           /* that i */
    bool is_zero;                 /* the array's elements start as zeros */
    bool has_count;               /* the array's length stands before it, for `delete[]` */
    long long ahead;              /* with an operator of the program's own: so many words before */
    struct type *words;           /* a pointer to these words */
    struct node *FIXED length;    /* that length, where `delete[]` reads it; NULL */
    size_t listed;                /* how many of the array's elements are arguments */
};

/* --- nodes --------------------------------------------------------------- */

/* Which children of a `new` or `delete` are what; NULL: there is none. (model/new.c) */
struct heap_parts {
    struct node *place, *count, *value;
    bool is_array, has_empty_parentheses;
};

/* What a range-for over a class does, as a probe's function writes it out: its parameter, its
 * variables, and the expressions, which are this loop's own nodes. (model/range.c) */
struct range_steps {
    struct decl *range, *begin, *end;
    struct node *first, *last, *differs, *up;
};

/* What a structured binding by `get` does, as a probe's function writes it out: the parameter that
 * stands for the object, and the parts, of this declaration alone. (model/tie.c) */
struct tie_parts {
    struct decl *object;
    struct type **types;
    struct node **values;
    size_t count; /* 0: they are not known */
};

/* The object with a destructor that a call, a list, a lambda expression, or a `?:` makes: who
 * destroys it? (desugar/destroy.c) */
enum object_owner {
    OWNER_NONE,  /* it has no destructor, or the node makes no object */
    OWNER_TAKEN, /* a variable, a member, a parameter, or the caller */
    OWNER_FULL,  /* a temporary: dies at the end of the full-expression */
    OWNER_UNKNOWN,
};

/* An expression or statement. A NODE_UNEXPOSED_EXPR with one child is an implicit conversion or
 * another wrapper without text of its own. */
struct node {
    FIXED enum node_kind kind;
    FIXED CXCursor cursor;
    struct type *FIXED type; /* of expressions, without reference */
    struct decl *FIXED ref;  /* the declaration an expression refers to; callee of calls */
    struct node *FIXED parent;
    struct node *FIXED *FIXED children;
    FIXED size_t child_count;
    struct node *FIXED *FIXED arguments; /* of calls, with default arguments filled in; elements are
                                            also children where they are written */
    FIXED size_t argument_count;
    struct decl *FIXED *FIXED declared; /* DeclStmt: what it declares */
    FIXED size_t declared_count;

    struct source_file *FIXED file; /* where its first token is written (file location) */
    FIXED size_t begin, end;
    FIXED bool from_macro_body;              /* its first token comes from a macro's body */
    FIXED bool from_macro_argument;          /* its first token is written in a macro's argument */
    struct source_file *FIXED spelling_file; /* where the first token's characters are */
    FIXED size_t spelling;
    FIXED bool is_default_argument;
    FIXED bool is_synthetic; /* made by the model: it has no text */
    FIXED bool is_sequence;  /* a CompoundStmt that needs no braces of its own */
    FIXED bool is_fold; /* an operator of an instantiated fold expression; its range is that of the
                           expression with its parentheses */
    FIXED long long value;      /* of a literal that was made */
    const char *FIXED assembly; /* of an `asm`: all of it, as clang prints it; of a literal that was
                                   made: how it is written; NULL: not known */
    struct node_constant *FIXED constant; /* what model_evaluate_bits knows; NULL: it is made */
    FIXED enum operator_kind op;
    const char *FIXED refusal;       /* why the node can't be lowered; NULL */
    struct heap_parts *FIXED parts;  /* of `new` and `delete`; NULL: they are not known */
    struct range_steps *FIXED steps; /* of a range-for over a class; NULL: they are not known */
    FIXED bool is_completed;         /* a list whose missing elements are filled in */
    FIXED enum object_owner owner;
    struct node *FIXED cleanup;   /* of a temporary object: the call that destroys it; the object in
                                   it is a variable that stands for the temporary */
    FIXED bool is_made_sometimes; /* such an object, in an operand that is not always computed */
};

/* --- macros -------------------------------------------------------------- */

struct macro {
    const char *name;
    struct source_file *file;
    size_t begin, end; /* of `NAME(a, b) body` */
    bool is_function_like;
    const char **parameters;
    size_t parameter_count;
    size_t body; /* offset of the body */
    size_t order;
};

struct expansion {
    struct macro *macro; /* NULL for builtin macros */
    struct source_file *file;
    size_t begin, end;             /* of the use with its arguments */
    bool is_name_of_other;         /* it becomes the name of the macro that takes the arguments */
    const struct expansion *outer; /* the innermost one that it is written in; NULL */
};

/* --- the model of a translation unit ------------------------------------- */

struct cursor_entry {
    CXCursor cursor;
    struct decl *decl;
};

struct model {
    struct arena *arena;
    struct tu *tu;
    struct diag *diag;
    const struct rules *rules;
    const struct desugar_passes *passes; /* of desugar/desugar.c */
    const struct function *desugared;    /* the function that the passes go through; NULL */
    struct map types;                    /* QualType's address -> struct type */
    struct cursor_entry *decl_slots;     /* hash table of declarations by cursor */
    size_t decl_slot_count, decl_count;
    struct function *
        *kernels; /* with a body, in order of appearance; template instances where they are found */
    size_t kernel_count;
    CXTranslationUnit collected; /* whose macros are being collected */
    struct macro **macros;
    size_t macro_count;
    struct map macros_by_name;    /* name -> struct macro (last definition) */
    struct map macros_by_place;   /* "file:offset" -> struct macro */
    struct expansion *expansions; /* of user files, sorted by file and begin; outermost first */
    size_t expansion_count;
    CXSourceRangeList *skipped; /* per file, from the preprocessor */
    CXCursor *ranges;           /* the probes' functions for tu->ranges */
    CXCursor *ties;             /* the probes' functions for tu->ties */
    size_t tie_count;
    CXCursor *tables; /* the probes' variables for tu->tables */
    size_t table_count;
    /* Of functions of the library, which each stage asks for at each call: struct decl -> ... */
    struct map function_rules;  /* struct rule */
    struct map parameter_types; /* const char *[] */
    struct map shared;          /* with other sources' parses: USR, file -> struct decl */
    struct map bases;           /* what probes found: a base as clang prints it -> struct type */
    bool *found_instances;      /* by probe: kernels in lists whose instances are known */
    size_t next_order;
    /* What calls through pointers and virtual calls may reach; see desugar/dispatch.c. */
    struct dispatch **dispatches;
    size_t dispatch_count;
    struct decl **taken; /* functions whose address device code or a device variable takes */
    size_t taken_count;
    struct decl **constructed; /* classes with virtual functions that device code builds */
    size_t constructed_count;
    struct decl **function_variables; /* device variables that hold function pointers */
    size_t function_variable_count;
    struct decl **pointer_variables; /* device variables that hold pointers to data */
    size_t pointer_variable_count;
    struct decl **host_variables; /* device variables that host code names */
    size_t host_variable_count;
    struct decl **own_variables; /* that device functions use, and no other source can name */
    size_t own_variable_count;
    bool dispatches_changed; /* since desugar_fill_dispatches */
    struct heap_function **heap_functions;
    size_t heap_function_count;
    int heap_operators; /* device code has its own operators new or delete: 1; none: -1 */
};

/* Requires: a device-pass translation unit. Fills: macros, kernels with their bodies. */
struct model *model_build(struct tu *tu, const struct rules *rules);
/* Takes a kernel up that is not among them. */
void model_add_kernel(struct model *model, struct function *kernel);
/* Converts a function's parameters and body on first use. */
void model_load_function(struct model *model, struct function *function);
/* Fills only the template arguments, which are wanted of host functions as well. */
void model_load_template_arguments(struct model *model, struct function *function);
/* The name of the template's parameter that has the argument; NULL where that is one of a pack.
 * *type: of its values, as it is written; NULL: it has none, but is a type or a template. */
const char *model_template_parameter(struct model *model, const struct function *function,
                                     size_t argument, struct type **type);
/* The most threads of a block that the kernel's __launch_bounds__ allows, 0: it has none, or it was
 * not `understood`. */
long model_launch_bounds(struct model *model, const struct function *kernel, bool *understood);
/* The blocks of a cluster by the kernel's __cluster_dims__: zeroes where it has none. False: it was not
 * understood. */
bool model_cluster_size(struct model *model, const struct function *kernel, long size[3]);
/* Fills initialiser and array sizes of a variable, parameter, or field; local variables have theirs
 * already. */
void model_load_variable(struct model *model, struct decl *decl);
void model_load_record(struct model *model, struct decl *record);
/* Has it a `mutable` member, or a part with one? */
bool model_has_mutable(struct model *model, struct decl *record);
/* The class of an object, or of an array's elements; NULL for other types. */
struct decl *model_element_record(const struct type *type);
/* Does C do by itself what the special member does? */
bool model_special_is_plain(struct model *model, struct decl *record, enum special special);
/* The same of all parts of the class; whether it has virtual functions does not count. */
bool model_parts_are_plain(struct model *model, struct decl *record, enum special special);
bool model_special_moves(enum special special);
/* The copy that stands for a move. */
enum special model_special_without_move(enum special special);
/* What the class declares. */
struct class_facts *model_class_facts(struct model *model, struct decl *record);
/* The methods of a class that the model knows. */
struct decl *const *model_class_methods(struct model *model, struct decl *record, size_t *count);
/* Does a vtable pointer come first in the class, which no base has brought? */
bool model_has_own_vptr(struct model *model, struct decl *record);
bool model_is_polymorphic(struct model *model, struct decl *record);
struct decl *model_decl(struct model *model, CXCursor cursor);
struct type *model_type(struct model *model, CXType cx);
/* Remembers which lambda expression a closure type comes from. */
void model_note_lambda(struct model *model, CXCursor lambda);
/* The field of the closure that stands for a variable of the function around the lambda, as long as
 * the body names that; NULL where it is none. */
struct decl *model_captured_field(struct model *model, const struct function *function,
                                  const struct decl *variable);
struct source_pos model_pos(const struct node *node);
struct source_pos model_decl_pos(const struct decl *decl);
/* The expansion of a macro that is used exactly at `begin`, or NULL; the outermost one. */
const struct expansion *model_expansion_at(const struct model *model,
                                           const struct source_file *file, size_t begin);
/* The innermost use that begins before the place and ends behind it; NULL. */
const struct expansion *model_expansion_around(const struct model *model,
                                               const struct source_file *file, size_t place);
/* The outermost use that starts inside (begin, end) and ends behind `end`; NULL. */
const struct expansion *model_expansion_across(const struct model *model,
                                               const struct source_file *file, size_t begin,
                                               size_t end);
/* Constant value of an integer expression; false when it has none. */
bool model_evaluate(const struct node *node, long long *value);
/* The same of any type that is stored as a number: a null pointer's bits are 0. */
bool model_evaluate_bits(const struct node *node, unsigned long long *bits);

/* The rule for a function of a library; NULL when there is none. */
const struct rule *model_function_rule(struct model *model, const struct decl *callee);
/* Canonical spellings of the parameters' types without references, as rules name them;
 * NULL-terminated. */
const char *const *model_parameter_types(struct model *model, const struct decl *function);
/* Is it this class of the standard library, std::`name`? */
bool model_is_std(const struct decl *record, const char *name);
/* One that is emitted as a struct, or a struct of C's library that is, too, such as `struct tm`. */
bool model_is_std_data(const struct decl *record);

/* Skips wrappers without text: implicit conversions, full-expressions, substituted template
 * parameters. */
struct node *node_skip_implicit(struct node *node);
/* The same, and parentheses. */
struct node *node_skip_parens(struct node *node);
/* The last child; NULL where there is none. */
struct node *node_last_child(const struct node *node);
/* Is it one of the node's children; one of the call's arguments? */
bool node_is_child(const struct node *node, const struct node *child);
bool node_is_argument(const struct node *call, const struct node *node);
/* Has it a pointer's type? */
bool node_is_pointer(const struct node *node);
/* What a call's callee names, without parentheses, `&`, and `*`. */
struct node *model_callee(const struct node *call);
/* Is it `object.*f` or `object->*f`? */
bool node_is_member_call(const struct node *callee);
/* A call through a pointer to a function, or of what another call gives. */
bool model_is_indirect_call(const struct node *call);
/* Where the callee is a known function behind a template's parameter, the call is one of it. */
void model_resolve_callee(struct node *call);
/* The variable that stands for the temporary object that the node makes, and something has to
 * destroy; NULL. */
const struct decl *model_temporary(const struct node *node);
/* The variable that steps through a range-for, found in the loop variable's initialiser; NULL. */
struct decl *model_range_begin(const struct node *init);
/* Is it `++` or `--`; `=` or `+=` and its like? */
bool node_is_step(const struct node *node);
bool node_is_assignment(const struct node *node);
/* An implicit conversion's operand, or NULL when the node is none. */
struct node *node_implicit_operand(const struct node *node);
bool type_is_arithmetic(const struct type *type);
/* Is it one, or does it contain one? */
bool type_holds_function_pointer(struct model *model, const struct type *type);
/* Or in an array or struct, a pointer to data? */
bool type_holds_data_pointer(struct model *model, const struct type *type);
/* A pointer to a member function, or something that leads to one. */
bool type_holds_method_pointer(const struct type *type);
/* The type behind references and arrays of it. */
struct type *type_strip_reference(struct type *type);
/* An object without content, such as a cooperative thread block: it has no counterpart, and needs
 * none. */
bool type_is_stateless(const struct type *type);
/* Are they the same, but for a `const` in front? */
bool type_is_same_but_for_const(const struct type *a, const struct type *b);
bool type_is_vector(const struct type *type);
/* Is it this class, struct, or union? */
bool type_is_record(const struct type *type, const struct decl *record);
/* A reference through which one can write. */
bool type_is_mutable_reference(const struct type *type);
/* Does it change something, as far as its own nodes show? */
bool model_has_side_effects(const struct node *node);
const char *node_source(const struct node *node, struct arena *arena);

#endif
