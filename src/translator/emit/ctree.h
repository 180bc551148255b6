/* The C tree: OpenCL C as a tree of expressions, statements, and declarations, with verbatim slices
 * of the source for what stays as its author wrote it.
 *
 * Lowering makes it, ctree_print.c prints it. The printer owns parentheses, semicolons, indentation
 * and line breaks: a maker says what a thing is, never how it is delimited. Nobody looks into a
 * printed text.
 *
 * All constructors take their arguments as they are, copy no text, and never return NULL. Nodes and
 * texts live in the arena; a node may stand at several places. */
#ifndef CU2CL_EMIT_CTREE_H
#define CU2CL_EMIT_CTREE_H

#include "util/arena.h"
#include "util/str.h"
#include <stdbool.h>

/* How tight an expression binds: C's levels of precedence, loosest first. */
enum c_level {
    LEVEL_COMMA,
    LEVEL_ASSIGNMENT,
    LEVEL_CONDITIONAL,
    LEVEL_LOGICAL_OR,
    LEVEL_LOGICAL_AND,
    LEVEL_BIT_OR,
    LEVEL_BIT_XOR,
    LEVEL_BIT_AND,
    LEVEL_EQUALITY,
    LEVEL_RELATIONAL,
    LEVEL_SHIFT,
    LEVEL_ADDITIVE,
    LEVEL_MULTIPLICATIVE,
    LEVEL_UNARY, /* prefix operators and casts */
    LEVEL_POSTFIX,
    LEVEL_PRIMARY,
};

enum c_kind {
    /* expressions */
    C_NAME,        /* text: a name, a number, a string, or a macro's use */
    C_PREFIX,      /* text: the operator */
    C_POSTFIX,     /* text: `++` or `--` */
    C_CAST,        /* text: the type */
    C_BINARY,      /* text: the operator; also of assignments, and the comma */
    C_TERNARY,     /* condition, then, else */
    C_CALL,        /* the function, and its arguments */
    C_INDEX,       /* array, index */
    C_MEMBER,      /* object; text: `.x` or `->x` */
    C_LIST,        /* `{a, b}`; text: NULL, or the type of a compound literal */
    C_VECTOR,      /* `(float4)(a, b)`; text: the type */
    C_PARENS,      /* parentheses that the source has */
    C_BLOCK_VALUE, /* `({ ... })` */
    /* statements */
    C_NOTHING,     /* no text at all */
    C_EXPRESSION,  /* an expression as a statement */
    C_DECLARATION, /* text: the type; parts: declarators */
    C_DECLARATOR,  /* text: `*a[4]`; part: the initialiser, if there is one */
    C_BLOCK,       /* `{ ... }` */
    C_SEQUENCE,    /* statements in the place of one; a block of their own where C takes one only */
    C_IF,          /* condition, then, else if there is one */
    C_FOR,         /* start, condition, step (C_NOTHING for none), body */
    C_WHILE,       /* condition, body */
    C_DO,          /* body, condition */
    C_SWITCH,      /* value, body */
    C_LABEL,       /* text: `case 1`, `default`, or a name; the statement behind it */
    C_JUMP,        /* text: `break`, `continue`, `goto x`, `return`; the value of `return` */
    C_DIRECTIVE,   /* text: lines of the preprocessor; the statement behind them */
    C_LINES,       /* text: lines that stand as they are, such as comments */
    /* the source's own text */
    C_SLICE, /* parts: C_TEXT and C_HOLE */
    C_TEXT,  /* text of the source */
    C_HOLE,  /* a node in a slice; level: what may stand there without parentheses */
};

/* What may stand in a hole. */
enum c_place {
    PLACE_EXPRESSION,
    PLACE_STATEMENT,  /* one statement, with its semicolon: the body of a loop */
    PLACE_STATEMENTS, /* any number of them: inside a block */
    PLACE_HEAD,       /* the declaration in the head of a loop, with its semicolon */
};

struct c_node {
    enum c_kind kind;
    enum c_level level; /* of expressions; of a hole: the loosest that needs no parentheses */
    enum c_place place; /* of a hole */
    const char *text;
    struct c_node **parts;
    size_t count;
    bool is_statement; /* C_SLICE: its holes have the semicolons that it needs */
    /* C_BLOCK with the layout of the source, the slice between its braces; NULL: the parts are
     * statements, a line each. `first` and `last` are what was added to it; NULL: nothing. */
    struct c_node *slice, *first, *last;
    const char *file; /* where the source has it; NULL: nobody wrote it */
    unsigned line;
};

/* A place of a printed text: what begins there was written in this line. */
struct c_mark {
    size_t offset;
    const char *file;
    unsigned line;
};

struct c_marks {
    struct arena *arena;
    struct c_mark *items;
    size_t count;
};

/* Says where the source has what the node is made of; what is inside of it and known stays. */
void c_set_origin(struct c_node *node, const char *file, unsigned line);
void c_add_mark(struct c_marks *marks, size_t offset, const char *file, unsigned line);

/* --- expressions ---------------------------------------------------------- */

struct c_node *c_name(struct arena *arena, const char *name);
struct c_node *c_number(struct arena *arena, long long value);
struct c_node *c_zero(struct arena *arena);
/* A text that somebody else has made, of this level: a rule's, say. */
struct c_node *c_text(struct arena *arena, const char *text, enum c_level level);
/* Parentheses that have a meaning, or that the source has. */
struct c_node *c_parens(struct arena *arena, struct c_node *inner);
/* `-x`, `!x`, `++x`. `*&x` and `&*x` become `x`. */
struct c_node *c_prefix(struct arena *arena, const char *op, struct c_node *operand);
struct c_node *c_deref(struct arena *arena, struct c_node *pointer);
struct c_node *c_address(struct arena *arena, struct c_node *object);
struct c_node *c_postfix(struct arena *arena, struct c_node *operand, const char *op);
struct c_node *c_cast(struct arena *arena, const char *type, struct c_node *operand);
/* Of any operator with two operands: `+`, `=`, `+=`, `,`. */
struct c_node *c_binary(struct arena *arena, struct c_node *left, const char *op,
                        struct c_node *right);
struct c_node *c_assign(struct arena *arena, struct c_node *target, struct c_node *value);
/* `a, b`, or the other where one is NULL. */
struct c_node *c_comma(struct arena *arena, struct c_node *left, struct c_node *right);
struct c_node *c_ternary(struct arena *arena, struct c_node *condition, struct c_node *yes,
                         struct c_node *no);
struct c_node *c_call(struct arena *arena, const char *function, size_t count,
                      struct c_node *const *arguments);
struct c_node *c_call1(struct arena *arena, const char *function, struct c_node *a);
struct c_node *c_call2(struct arena *arena, const char *function, struct c_node *a,
                       struct c_node *b);
struct c_node *c_call3(struct arena *arena, const char *function, struct c_node *a,
                       struct c_node *b, struct c_node *c);
struct c_node *c_index(struct arena *arena, struct c_node *array, struct c_node *index);
struct c_node *c_dot(struct arena *arena, struct c_node *object, const char *member);
/* `p->member`; of `&x` it is `x.member`. */
struct c_node *c_arrow(struct arena *arena, struct c_node *pointer, const char *member);
/* `{...}`, or `(type){...}`; c_add_element adds to it. */
struct c_node *c_list(struct arena *arena, const char *type, size_t count,
                      struct c_node *const *elements);
void c_add_element(struct arena *arena, struct c_node *list, struct c_node *element);
/* `(type)(...)`, a vector of OpenCL C. */
struct c_node *c_vector(struct arena *arena, const char *type, size_t count,
                        struct c_node *const *elements);
struct c_node *c_block_value(struct arena *arena, struct c_node *block);
/* The level of an operator with two operands. */
enum c_level c_operator_level(const char *op);

/* --- statements ----------------------------------------------------------- */

struct c_node *c_nothing(struct arena *arena);
bool c_is_nothing(const struct c_node *node);
/* Is it a declaration, or a sequence with one? */
bool c_declares(const struct c_node *node);
/* Do both say the same, in the same words? */
bool c_is_same(const struct c_node *a, const struct c_node *b);
/* How many lines of text a statement ends, if none is too long for one; of NULL 0. */
size_t c_line_ends(const struct c_node *node);
struct c_node *c_expression(struct arena *arena, struct c_node *expression);
/* `type declarator = init;` init may be NULL. */
struct c_node *c_declaration(struct arena *arena, const char *type, const char *declarator,
                             struct c_node *init);
/* One more of the same type. Behind each other in the head of a loop, else a line each. */
void c_declare_another(struct arena *arena, struct c_node *declaration, const char *declarator,
                       struct c_node *init);
/* An empty block, or sequence; c_append fills it. */
struct c_node *c_block(struct arena *arena);
struct c_node *c_sequence(struct arena *arena);
/* Adds a statement at the end: of a block with the source's layout, too. Nothing is left out. */
void c_append(struct arena *arena, struct c_node *block, struct c_node *statement);
/* Adds a statement at the start of a block or sequence. */
void c_prepend(struct arena *arena, struct c_node *block, struct c_node *statement);
struct c_node *c_if(struct arena *arena, struct c_node *condition, struct c_node *yes,
                    struct c_node *no);
struct c_node *c_for(struct arena *arena, struct c_node *start, struct c_node *condition,
                     struct c_node *step, struct c_node *body);
struct c_node *c_while(struct arena *arena, struct c_node *condition, struct c_node *body);
struct c_node *c_do(struct arena *arena, struct c_node *body, struct c_node *condition);
struct c_node *c_switch(struct arena *arena, struct c_node *value, struct c_node *body);
struct c_node *c_label(struct arena *arena, const char *label, struct c_node *statement);
struct c_node *c_return(struct arena *arena, struct c_node *value);
struct c_node *c_jump(struct arena *arena, const char *jump);
/* A statement with directives before it, such as `#pragma unroll`; each is a line, with its end. */
struct c_node *c_with_directive(struct arena *arena, const char *directives,
                                struct c_node *statement);
struct c_node *c_lines(struct arena *arena, const char *lines);

/* --- slices --------------------------------------------------------------- */

/* An empty slice that is an expression of this level, or a statement. */
struct c_node *c_slice(struct arena *arena, enum c_level level);
struct c_node *c_slice_statement(struct arena *arena);
void c_slice_text(struct arena *arena, struct c_node *slice, const char *text);
/* The expression in its place of the text; it gets parentheses where it binds less than `level`. */
void c_slice_hole(struct arena *arena, struct c_node *slice, struct c_node *node,
                  enum c_level level);
/* The statement in its place of the text. Its semicolon is the printer's, so the text behind it
 * begins behind the source's. */
void c_slice_statement_hole(struct arena *arena, struct c_node *slice, struct c_node *node,
                            enum c_place place);
/* A block with the layout of the source: the slice is what stands between its braces. */
struct c_node *c_source_block(struct arena *arena, struct c_node *slice);

/* --- printing (ctree_print.c) --------------------------------------------- */

#define C_LINE_WIDTH 100
#define C_INDENT     4
/* How wide the lines of a macro may be that is printed by c_print_macro. */
#define C_MACRO_WIDTH (C_LINE_WIDTH - 2)

/* Can the expression stand where this level is needed, without parentheses? */
bool c_binds(const struct c_node *node, enum c_level level);
/* Prints an expression. */
const char *c_string(struct arena *arena, const struct c_node *node);
/* The same for a place that needs this level. */
const char *c_operand(struct arena *arena, const struct c_node *node, enum c_level level);
/* Prints a statement, or a block, into `out`; `indent`: blanks before its lines but the first. */
void c_print(const struct c_node *node, size_t indent, struct str *out);
/* The same, with a mark where the text goes on with another line of the source. */
void c_print_marked(const struct c_node *node, struct str *out, struct c_marks *marks);
/* Prints `#define macro` with a function as what it stands for. `head`: the function's; all its
 * lines but the first are indented by C_INDENT. */
void c_print_macro(const char *macro, const char *head, const struct c_node *body, struct str *out);
/* Prints the texts with commas between, in as many lines as they take. `head` is what the first line
 * begins with, `tail` stands behind the last text; `indent`: blanks before the other lines. */
void c_print_list(const char *head, const char *const *texts, size_t count, size_t indent,
                  const char *tail, struct str *out);
#endif
