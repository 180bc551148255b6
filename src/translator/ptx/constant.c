/* Constant expressions of PTX: whole numbers of 64 bits with C's operators and their ranks, where a
 * number with a U, or one that needs the highest bit, makes the operation one without signs. */
#include "ptx/reading.h"
#include "util/str.h"

#include <string.h>

enum operator_kind {
    OP_NONE,
    OP_OR_ELSE,
    OP_AND_ALSO,
    OP_OR,
    OP_XOR,
    OP_AND,
    OP_EQUAL,
    OP_UNEQUAL,
    OP_LESS,
    OP_LESS_EQUAL,
    OP_GREATER,
    OP_GREATER_EQUAL,
    OP_LEFT,
    OP_RIGHT,
    OP_PLUS,
    OP_MINUS,
    OP_TIMES,
    OP_DIVIDE,
    OP_MODULO,
};

/* Longer ones before those that they begin with. */
static const struct {
    const char *text;
    enum operator_kind kind;
    int rank;
} operators[] = {
    {"||", OP_OR_ELSE, 1},    {"&&", OP_AND_ALSO, 2},
    {"<<", OP_LEFT, 8},       {">>", OP_RIGHT, 8},
    {"==", OP_EQUAL, 6},      {"!=", OP_UNEQUAL, 6},
    {"<=", OP_LESS_EQUAL, 7}, {">=", OP_GREATER_EQUAL, 7},
    {"|", OP_OR, 3},          {"^", OP_XOR, 4},
    {"&", OP_AND, 5},         {"<", OP_LESS, 7},
    {">", OP_GREATER, 7},     {"+", OP_PLUS, 9},
    {"-", OP_MINUS, 9},       {"*", OP_TIMES, 10},
    {"/", OP_DIVIDE, 10},     {"%%", OP_MODULO, 10},
};
#define OPERATORS (sizeof operators / sizeof *operators)

/* Its place in the table; OPERATORS: none is here. */
static size_t operator_here(struct ptx_reading *r)
{
    size_t i = 0;
    ptx_skip_blanks(r);
    while (i < OPERATORS && !str_starts(r->at, operators[i].text))
        i++;
    return i;
}

static long long is_less(const struct ptx_operand *a, const struct ptx_operand *b, bool is_unsigned)
{
    return is_unsigned ? (unsigned long long)a->number < (unsigned long long)b->number
                       : a->number < b->number;
}

static bool divide(enum operator_kind kind, const struct ptx_operand *a,
                   const struct ptx_operand *b, bool is_unsigned, long long *result)
{
    unsigned long long x = (unsigned long long)a->number, y = (unsigned long long)b->number;
    if (!y || (!is_unsigned && b->number == -1 && a->number == INT64_MIN))
        return false;
    if (is_unsigned)
        *result = (long long)(kind == OP_DIVIDE ? x / y : x % y);
    else
        *result = kind == OP_DIVIDE ? a->number / b->number : a->number % b->number;
    return true;
}

static bool shift(enum operator_kind kind, const struct ptx_operand *a, const struct ptx_operand *b,
                  long long *result)
{
    unsigned long long x = (unsigned long long)a->number;
    if (b->number < 0 || b->number > 63)
        return false;
    if (kind == OP_LEFT)
        *result = (long long)(x << b->number);
    else
        *result = a->is_unsigned ? (long long)(x >> b->number) : a->number >> b->number;
    return true;
}

static long long operation_value(enum operator_kind kind, const struct ptx_operand *a,
                                 const struct ptx_operand *b, bool is_unsigned)
{
    unsigned long long x = (unsigned long long)a->number, y = (unsigned long long)b->number;
    switch (kind) {
    case OP_OR_ELSE: return x || y;
    case OP_AND_ALSO: return x && y;
    case OP_OR: return (long long)(x | y);
    case OP_XOR: return (long long)(x ^ y);
    case OP_AND: return (long long)(x & y);
    case OP_EQUAL: return x == y;
    case OP_UNEQUAL: return x != y;
    case OP_LESS: return is_less(a, b, is_unsigned);
    case OP_LESS_EQUAL: return !is_less(b, a, is_unsigned);
    case OP_GREATER: return is_less(b, a, is_unsigned);
    case OP_GREATER_EQUAL: return !is_less(a, b, is_unsigned);
    case OP_PLUS: return (long long)(x + y);
    case OP_MINUS: return (long long)(x - y);
    default: return (long long)(x * y);
    }
}

/* a becomes the result. */
static bool apply_operator(struct ptx_reading *r, enum operator_kind kind, struct ptx_operand *a,
                           const struct ptx_operand *b)
{
    bool is_unsigned = a->is_unsigned || b->is_unsigned, is_right = true;
    bool is_truth = (kind <= OP_AND_ALSO) || (kind >= OP_EQUAL && kind <= OP_GREATER_EQUAL);
    long long result = 0;
    if (kind == OP_DIVIDE || kind == OP_MODULO)
        is_right = divide(kind, a, b, is_unsigned, &result);
    else if (kind == OP_LEFT || kind == OP_RIGHT)
        is_right = shift(kind, a, b, &result);
    else
        result = operation_value(kind, a, b, is_unsigned);
    if (!is_right)
        return ptx_reading_problem(r, "a constant expression without a value");
    if (kind != OP_LEFT && kind != OP_RIGHT)
        a->is_unsigned = !is_truth && is_unsigned;
    a->number = result;
    a->name = NULL;
    return true;
}

static bool read_ranked(struct ptx_reading *r, int rank, struct ptx_operand *out);

/* A number, an expression in parentheses, or one of the operators with one operand. */
static bool read_unary(struct ptx_reading *r, struct ptx_operand *out)
{
    ptx_skip_blanks(r);
    char sign = *r->at;
    if (sign == '(') {
        r->at++;
        return read_ranked(r, 0, out) && ptx_take_char(r, ')')
                   ? true
                   : ptx_reading_problem(r, "a constant expression");
    }
    if (!sign || !strchr("-+~!", sign))
        return ptx_read_number(r, out) && out->kind == PTX_INTEGER
                   ? true
                   : ptx_reading_problem(r, "a constant expression");
    r->at++;
    if (!read_unary(r, out))
        return false;
    unsigned long long x = (unsigned long long)out->number;
    out->number = sign == '-'   ? (long long)(0 - x)
                  : sign == '~' ? (long long)~x
                  : sign == '!' ? !x
                                : (long long)x;
    out->is_unsigned = sign != '!' && out->is_unsigned;
    out->name = NULL;
    return true;
}

/* `condition ? a : b`, of which both have values. */
static bool read_choice(struct ptx_reading *r, struct ptx_operand *out)
{
    struct ptx_operand yes = {.kind = PTX_INTEGER}, no = {.kind = PTX_INTEGER};
    bool holds = out->number != 0;
    r->at++;
    if (!read_ranked(r, 0, &yes) || !ptx_take_char(r, ':') || !read_ranked(r, 0, &no))
        return ptx_reading_problem(r, "a constant expression");
    *out = holds ? yes : no;
    out->is_unsigned = yes.is_unsigned || no.is_unsigned;
    out->name = NULL;
    return true;
}

/* Operators of at least this rank; 0: also the choice. */
static bool read_ranked(struct ptx_reading *r, int rank, struct ptx_operand *out)
{
    if (!read_unary(r, out))
        return false;
    size_t i = operator_here(r);
    while (i < OPERATORS && operators[i].rank >= rank) {
        struct ptx_operand right = {.kind = PTX_INTEGER};
        r->at += strlen(operators[i].text);
        if (!read_ranked(r, operators[i].rank + 1, &right) ||
            !apply_operator(r, operators[i].kind, out, &right))
            return false;
        i = operator_here(r);
    }
    return rank == 0 && *r->at == '?' ? read_choice(r, out) : true;
}

bool ptx_read_constant(struct ptx_reading *r, struct ptx_operand *out)
{
    out->kind = PTX_INTEGER;
    return read_ranked(r, 0, out);
}

bool ptx_goes_on(struct ptx_reading *r)
{
    return operator_here(r) < OPERATORS || *r->at == '?';
}
