/* The text of inline PTX, read: what stands between the quotes of an `asm`. Only its form is known
 * here; what an instruction does is in rules/device/ptx.yaml and desugar/. */
#ifndef CU2CL_PTX_H
#define CU2CL_PTX_H

#include "util/arena.h"
#include <stdbool.h>

/* Stands for a single % in front of a special register, which clang would take for an operand. */
#define PTX_PERCENT '`'

enum ptx_operand_kind {
    PTX_ARGUMENT, /* `%0`, `%[name]`: an operand of the asm; `number` */
    PTX_NAME,     /* a register, `t` or `%t` as it is declared, or a label; `name` */
    PTX_SPECIAL,  /* `%laneid`, `%tid.x`; `name` with the sign */
    PTX_INTEGER,  /* `number`; `name`: as it is written, with `0x`; NULL */
    PTX_REAL,     /* `name` as it is written: `0f3f800000`, `1.5` */
    PTX_ADDRESS,  /* `[base + number]`; the base in items[0]; in items[1] what else is there */
    PTX_LIST,     /* `{a, b}`; `items` */
    PTX_PAIR,     /* `p|q`; `items` */
};

struct ptx_operand {
    enum ptx_operand_kind kind;
    const char *name;
    long long number;
    bool is_unsigned;     /* of a number: it is written with U, or needs the highest bit */
    bool is_negated;      /* `!p` */
    bool is_minus;        /* `-a`, of a register, as vmad has it */
    const char *selector; /* `.b0`, `.h1` behind an argument or a register; NULL */
    struct ptx_operand *items;
    size_t count;
};

enum ptx_statement_kind { PTX_INSTRUCTION, PTX_LABEL };

struct ptx_statement {
    enum ptx_statement_kind kind;
    const char *name;          /* of the instruction with its modifiers; of the label */
    struct ptx_operand *guard; /* `@p`, `@!p`; NULL */
    struct ptx_operand *operands;
    size_t count;
};

#define PTX_CLOSED (-1)

struct ptx_register {
    const char *name, *type; /* `t`, `%t`; `u32` */
    int depth;               /* of the braces around it; PTX_CLOSED behind them */
};

struct ptx_text {
    struct ptx_statement *statements;
    size_t count;
    struct ptx_register *registers;
    size_t register_count;
    const char *problem; /* what is not understood, for a message; NULL */
};

/* Reads the instructions. `operand_names` has the symbolic names of the asm's operands, NULL for
 * those without one. All lies in the arena. */
struct ptx_text ptx_read(struct arena *arena, const char *text, const char *const *operand_names,
                         size_t operand_count);

/* An asm as clang prints it, with all macros expanded: the instructions, and what is said of the
 * operands. */
struct ptx_constraint {
    const char *text; /* `=r`, `+l`, `n` */
    const char *name; /* `[name]`; NULL */
};

struct ptx_assembly {
    const char *text;                /* without escapes; NULL: not understood */
    struct ptx_constraint *operands; /* outputs, then inputs */
    size_t output_count, operand_count;
    bool clobbers_memory;
};

struct ptx_assembly ptx_read_assembly(struct arena *arena, const char *printed);
/* The asm statements in a function as clang prints it, in their order. Returns their number. */
size_t ptx_find_assembly(struct arena *arena, const char *printed, const char ***all);

#endif
