/* What the files share that make statements of inline PTX: asm.c (the statement), ptx_value.c
 * (values and what they are stored in), ptx_memory.c, ptx_special.c (instructions that are more
 * than one rule), ptx_logic.c, ptx_compare.c, ptx_video.c, ptx_warp.c, ptx_matrix.c. */
#ifndef CU2CL_DESUGAR_PTX_H
#define CU2CL_DESUGAR_PTX_H

#include "desugar/private.h"

#include "ptx/ptx.h"

/* An operand of the asm. */
struct ptx_argument {
    struct type *type; /* of its register, by the constraint's letter */
    bool is_output, is_input;
    size_t uses;        /* in instructions */
    size_t first, last; /* the statements that name it */
    struct node *expression;
    bool is_taken;         /* the expression has its place; others need copies */
    struct decl *variable; /* stands for the register; NULL: the expression does */
    bool is_declared;      /* the variable is */
};

/* A register of the text. */
struct ptx_variable {
    struct decl *decl;
    bool is_declared;
    bool is_shared; /* cvta.to.shared gave it its address */
};

struct ptx_build {
    struct model *model;
    struct node *node; /* the asm */
    struct ptx_text text;
    struct ptx_argument *arguments;
    size_t argument_count;
    struct ptx_variable *variables; /* parallel to text.registers */
    const char **names;             /* of the variables made so far */
    size_t name_count;
    struct node *outer, *block; /* the whole, and where statements go now */
    const char *problem;        /* why it can't be ported; NULL */
};

typedef void ptx_maker(struct ptx_build *b, const struct ptx_statement *s);

/* --- types and values (ptx_value.c) ---------------------------------------- */

/* The type that PTX calls so, `u32`; NULL. */
struct type *ptx_type(const char *name);
/* The type of `index` words in the list; NULL behind the last one, and for `-`. */
struct type *ptx_type_in(const char *types, size_t index);
struct node *ptx_problem(struct ptx_build *b, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
struct node *ptx_number(struct ptx_build *b, struct type *type, unsigned long long value);
struct node *ptx_cast(struct ptx_build *b, struct type *type, struct node *value);
struct node *ptx_binary(struct ptx_build *b, enum operator_kind op, struct type *type,
                        struct node *left, struct node *right);
struct node *ptx_not(struct ptx_build *b, enum operator_kind op, struct node *value);
/* A copy of an expression without side effects. */
struct node *ptx_copy(struct ptx_build *b, const struct node *node);
/* A name that no operand of the asm has, and no variable that was made for it. */
const char *ptx_free_name(struct ptx_build *b, const char *name);
/* A call of the function, or of the instruction, with this name. */
struct node *ptx_call(struct ptx_build *b, const char *name, struct type *result, size_t count,
                      struct node *const *arguments);
/* What the operand holds, as it is, with the type that it has here. */
struct node *ptx_read_operand(struct ptx_build *b, const struct ptx_operand *operand);
/* The same as a value of the type: its bits, where `converts` is not set and the sizes agree. */
struct node *ptx_value(struct ptx_build *b, const struct ptx_operand *operand, struct type *type);
struct node *ptx_converted(struct ptx_build *b, struct node *value, struct type *type,
                           bool may_truncate);
/* The type that the operand has here; NULL: it is no register. */
const struct type *ptx_type_of(struct ptx_build *b, const struct ptx_operand *operand);
/* Is it a constant, and which? */
bool ptx_constant(struct ptx_build *b, const struct ptx_operand *operand, long long *value);
/* Adds the statement; the assignment of a value to an operand. */
void ptx_add(struct ptx_build *b, struct node *statement);
void ptx_assign(struct ptx_build *b, const struct ptx_operand *to, struct node *value);
/* Declares the variable of an argument at the start of the block. */
void ptx_declare_argument(struct ptx_build *b, struct ptx_argument *a);
/* A variable of the block with this first value; without one it is not declared yet. */
struct decl *ptx_variable(struct ptx_build *b, const char *name, struct type *type,
                          struct node *init);

/* --- instructions ----------------------------------------------------------- */

/* The instruction by its rule; a problem where it has none. */
void ptx_make_by_rule(struct ptx_build *b, const struct ptx_statement *s);
/* Those that are more than one rule: NULL where it is none of them. */
ptx_maker *ptx_special(const char *name);
ptx_maker ptx_make_load, ptx_make_store, ptx_make_atomic, ptx_make_reduction;
ptx_maker ptx_make_lop3;
/* Makes the instruction where it is a sum with a pointer, which stays one; false: it is none. */
bool ptx_make_address_sum(struct ptx_build *b, const struct ptx_statement *s);
/* The address as a number of 32 bits, as shared memory has; as a pointer to bytes of global memory. */
struct node *ptx_shared_number(struct ptx_build *b, const struct ptx_operand *operand);
struct node *ptx_source_pointer(struct ptx_build *b, const struct ptx_operand *operand);
/* OpenCL's vector of the type, which only passes from call to call; its parts go to the list. */
struct type *ptx_vector_type(struct ptx_build *b, const struct type *type, size_t width);
void ptx_assign_parts(struct ptx_build *b, const struct ptx_operand *list, struct decl *vector,
                      struct type *type);
/* The rule of an instruction, whose name becomes the one that the rule has; NULL. */
const struct rule *ptx_find_rule(struct ptx_build *b, const char **name);
/* Reports an instruction that has no rule, with the reason that a rule of its family has: that is of
 * its name up to one of its dots. Returns NULL. */
struct node *ptx_refuse(struct ptx_build *b, const struct ptx_statement *s);
ptx_maker ptx_make_matrix, ptx_make_matrix_store, ptx_make_copy, ptx_make_mbarrier, ptx_make_bulk;
ptx_maker ptx_make_comparison;
/* Makes the instruction where it is one for video that no rule has; false: it is none. */
bool ptx_make_video(struct ptx_build *b, const struct ptx_statement *s);
ptx_maker ptx_make_shuffle, ptx_make_match, ptx_make_election, ptx_make_vote_of_block;
ptx_maker ptx_make_space_test;
/* `t = value;` as a new variable, whose value may be used often. */
struct node *ptx_keep(struct ptx_build *b, struct decl **variable, const char *name,
                      struct node *value);
struct node *ptx_call_1(struct ptx_build *b, const char *name, const char *type,
                        struct node *value);
struct node *ptx_call_2(struct ptx_build *b, const char *name, const char *type, struct node *first,
                        struct node *second);
/* Does the name begin with these parts? `ld` does not begin `ldu.u32`. */
bool ptx_begins(const char *name, const char *parts);

#endif
