/* What the parts of the reader of inline PTX share. */
#ifndef CU2CL_PTX_READING_H
#define CU2CL_PTX_READING_H

#include "ptx/ptx.h"

struct ptx_reading {
    struct arena *arena;
    const char *at;
    const char *const *operand_names;
    size_t operand_count;
    int depth; /* of braces */
    struct ptx_text *out;
};

void ptx_skip_blanks(struct ptx_reading *r);
bool ptx_take_char(struct ptx_reading *r, char c);
/* Notes the first problem; false. */
bool ptx_reading_problem(struct ptx_reading *r, const char *what);
/* A number without a sign. */
bool ptx_read_number(struct ptx_reading *r, struct ptx_operand *out);

/* An expression of whole numbers; it begins here. */
bool ptx_read_constant(struct ptx_reading *r, struct ptx_operand *out);
/* Behind a number: an operator of such an expression is here. */
bool ptx_goes_on(struct ptx_reading *r);

#endif
