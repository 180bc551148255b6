/* What all of lowering uses: the module and the function that are being lowered, names, what is used
 * and refused, the way to any node. */
#ifndef CU2CL_LOWER_BASE_H
#define CU2CL_LOWER_BASE_H

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
        struct c_node *tree;
        bool is_enumerator;
    } * constant_texts; /* the same, each behind those that it names */
    size_t constant_text_count;
    struct decl *
        *symbols; /* __device__, __constant__ variables in use; index as in module->symbols */
    size_t symbol_count;
    struct function **launched; /* kernels that kernels launch, by their numbers */
    size_t launched_count;
    struct uses *user; /* gathers for the function, type, or constant being lowered; NULL */
    struct map uses;   /* see lower/base/uses.c */
    struct map kept;   /* what the functions that stay use -> itself */
    struct map local_alignments, private_alignments; /* see lower/fact/align.c */
    bool has_fragments;                              /* likewise */
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
    struct full_expression *full; /* the one being printed; see lower/form/temporary.c */
    struct map changed;  /* struct and bool parameters of a kernel that its body writes to, or takes
                           the address of -> themselves */
    struct map kept;     /* struct node -> the pointer that lower/form/place.c keeps to it */
    bool joined_dynamic; /* several dynamic shared arrays begin at the same place */
    bool only_reads;     /* the address being printed is not written through */
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

/* --- lower/base/note.c ------------------------------------------------------- */

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
/* The same, if the node is an array that becomes a pointer through which may be written. */
void lower_note_decay(struct lower *l, struct node *node);

/* --- lower/base/uses.c ------------------------------------------------------- */

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

/* --- lower/base/node.c ------------------------------------------------------- */

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

/* --- lower/base/spelling.c --------------------------------------------------- */

/* A binary operator's spelling; that of a compound assignment without its `=`. */
const char *lower_operator(const struct node *node);
const char *lower_assigned_operator(struct lower *l, const struct node *node);
/* The operator that a word of C++ stands for, such as `and`; NULL for others. */
const char *lower_operator_word(const char *text, size_t length);

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

/* --- lower/base/value.c ------------------------------------------------------ */

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

/* A number that is, or may be, a value of the template's in the body that is being printed: its
 * parameter's name, or the number. `type`: the name has this one; NULL: any. */
const char *share_number(struct lower *l, long long number, const char *type);
/* The values that a call of the shared function passes. */
void share_add_values(struct lower *l, const struct shared_body *callee, struct c_node ***arguments,
                      size_t *count);

/* --- lower/base/scope.c ------------------------------------------------------ */

/* Warns where the user's text calls an atomic operation of system scope. */
void lower_check_scope(struct lower *l, const struct node *call, struct instance *callee);

/* --- lower/base/literal.c ---------------------------------------------------- */

/* The value as a number; NULL when clang computes none. */
struct c_node *lower_evaluated(struct lower *l, struct node *node);
/* The value of a literal, or the template's parameter that it stands for, where the body is
 * shared. */
struct c_node *lower_template_value(struct lower *l, struct node *literal, struct c_node *value);
const char *lower_spelled_token(struct lower *l, const struct node *node);
struct c_node *lower_string(struct lower *l, struct node *node);
/* The value that the compiler computes for an arithmetic expression; NULL when it can't. */
struct c_node *lower_constant_value(struct lower *l, struct node *node);
struct c_node *lower_literal_token(struct lower *l, struct node *node);

/* --- lower/base/condition.c -------------------------------------------------- */

/* Is it a `?:` that asks a floating-point number? OpenCL C has that for integers only. */
bool condition_is_floating(const struct node *node);
/* The condition of a `?:`. */
struct c_node *condition_text(struct lower *l, struct node *node);

/* --- lower/base/static.c ----------------------------------------------------- */

/* Is it a static variable inside a function, which no name of the host file leads to? */
bool static_is_local(const struct decl *decl);
/* Refuses it where its first value can't be computed. */
void static_check(struct lower *l, const struct node *node, struct decl *decl);
/* Whether its first value can be computed; of variables outside of functions, too. */
bool static_has_value(struct lower_module *m, struct decl *decl);
/* Its first bytes, separated by commas, without the zeros at the end. */
const char *static_initialiser(struct lower_module *m, struct decl *decl);

#endif
