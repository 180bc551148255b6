/* Facts of the model that are asked before anything is lowered: layouts, alignments, ranges of
 * values. */
#ifndef CU2CL_LOWER_FACT_H
#define CU2CL_LOWER_FACT_H

#include "lower/base/base.h"

/* --- lower/fact/query.c ------------------------------------------------------ */

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
/* A class without members, and whose bases have none. */
bool layout_is_empty(struct lower_module *module, struct decl *record);
/* Is the base printed in a union, with the rest of the record as its first member? */
bool layout_base_has_no_room(struct lower_module *module, struct decl *record, struct decl *base);
/* Has the record such a base? */
/* A base that has types for members alone, as thrust::unary_function: nothing asks for it. */
bool layout_base_is_left_out(struct lower_module *module, struct decl *record, struct decl *base);
/* One that is printed. */
bool layout_has_empty_base(struct lower_module *module, struct decl *record);

/* --- lower/fact/align.c ------------------------------------------------------ */

/* Requires: linked instances. */
void lower_find_alignments(struct lower_module *module);
/* The attribute that a variable needs behind its declarator, or "". */
const char *lower_alignment(struct lower_module *module, const struct decl *decl);

/* --- lower/fact/interval.c --------------------------------------------------- */

struct interval {
    long long low, high;
};

/* The values that an integer expression can have; false where nothing is known. */
bool interval_of(struct lower *l, struct node *node, struct interval *out);
/* Is the local variable never changed, as far as the function's text says it? */
bool interval_is_only_read(struct lower *l, const struct decl *decl);

/* --- lower/fact/real.c ------------------------------------------------------- */

struct real {
    double low, high;
    bool may_be_nan;
};

/* The values that an arithmetic expression can have. */
struct real real_of(struct lower *l, struct node *node);
/* The result of a binary operator, or of an assignment's, in the floating-point type. */
struct real real_combine(struct real a, int op, struct real b, const struct type *type);

/* --- lower/fact/width.c ------------------------------------------------------ */

/* Does the program do the same when a member of a built-in variable, such as `threadIdx.x`, has 64
 * bits? */
bool width_is_free(struct node *variable);

/* --- lower/fact/order.c ------------------------------------------------------ */

/* Is it an assignment by a function, in the notation of an operator? */
bool order_is_assignment(const struct node *call);
/* Is the value an object that the expression makes, or a number, and no object that is named? */
bool order_makes_object(const struct node *node);
/* Must the right operand of an assignment be computed before the left one, and C would not? */
bool order_right_first(struct lower *l, const struct node *left, const struct node *right);

/* --- lower/fact/escape.c ----------------------------------------------------- */

/* Where the constructor stores its object's address, or passes it to what stores it; NULL. */
const struct node *escape_find(struct model *model, struct function *constructor);

#endif
