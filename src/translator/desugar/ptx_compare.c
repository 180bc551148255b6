/* Comparisons of inline PTX that are more than one rule: with two results, with an operation on
 * another predicate, of numbers of 16 bits, and those whose result is a number.
 *
 *   setp.lt.and.f32 p|q, a, b, !r;    holds = a < b; p = holds && !r; q = !holds && !r;
 */
#include "desugar/ptx.h"

#include "util/str.h"

#include <string.h>

struct comparison {
    const char *relation, *type; /* `lt`, `f32` */
    const char *result;          /* of set: `u32`; else NULL */
    enum operator_kind op;       /* with the other predicate */
    bool has_other, is_pair;     /* two numbers in an operand */
};

static bool read_operation(struct comparison *c, const char *part)
{
    static const struct {
        const char *name;
        enum operator_kind op;
    } operations[] = {{"and", OP_LOGICAL_AND}, {"or", OP_LOGICAL_OR}, {"xor", OP_NOT_EQUAL}};
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
        if (strcmp(operations[i].name, part) == 0) {
            c->op = operations[i].op;
            c->has_other = true;
        }
    return c->has_other;
}

/* `setp.lt.and.ftz.f32`, `set.lt.u32.f32` */
static bool read_comparison(struct arena *arena, const char *name, struct comparison *c)
{
    bool is_set = ptx_begins(name, "set");
    const char *types[2];
    size_t parts = 0, count = 0;
    *c = (struct comparison){.op = OP_LOGICAL_AND};
    for (const char *at = strchr(name, '.'); at; at = strchr(at + 1, '.'), parts++) {
        const char *part = arena_strndup(arena, at + 1, strcspn(at + 1, "."));
        if (parts == 0)
            c->relation = part;
        else if (parts == 1 && read_operation(c, part))
            continue;
        else if (ptx_type(part) && count < 2)
            types[count++] = part;
        else if (strcmp(part, "ftz") != 0)
            return false;
    }
    if (count != (is_set ? 2 : 1))
        return false;
    c->type = types[count - 1];
    c->result = is_set ? types[0] : NULL;
    c->is_pair = strstr(c->type, "x2");
    return c->relation;
}

/* A number of 16 bits as a float; `high`: the second one of a pair. */
static struct node *compared_number(struct ptx_build *b, const struct comparison *c,
                                    const struct ptx_operand *operand, bool high)
{
    const char *kind = str_starts(c->type, "bf16") ? "bf16" : "f16";
    if (!str_starts(c->type, kind))
        return ptx_value(b, operand, ptx_type(c->type));
    struct node *bits = ptx_value(b, operand, ptx_type(c->type));
    if (c->is_pair)
        bits = ptx_call_1(b, high ? "high.b32" : "low.b32", kind, bits);
    return ptx_call_1(b, arena_printf(b->model->arena, "cvt.f32.%s", kind), "f32", bits);
}

static struct node *comparison_of(struct ptx_build *b, const struct ptx_statement *s,
                                  const struct comparison *c, bool high)
{
    bool is_short = strstr(c->type, "f16");
    const char *name =
        arena_printf(b->model->arena, "setp.%s.%s", c->relation, is_short ? "f32" : c->type);
    if (!ptx_find_rule(b, &name))
        return ptx_refuse(b, s);
    return ptx_call_2(b, name, "pred", compared_number(b, c, &s->operands[1], high),
                      compared_number(b, c, &s->operands[2], high));
}

static struct node *with_other(struct ptx_build *b, const struct ptx_statement *s,
                               const struct comparison *c, struct node *holds)
{
    return c->has_other ? ptx_binary(b, c->op, ptx_type("pred"), holds,
                                     ptx_value(b, &s->operands[3], ptx_type("pred")))
                        : holds;
}

static bool keeps_result(const struct ptx_operand *to)
{
    return to->kind != PTX_NAME || strcmp(to->name, "_") != 0;
}

static void assign_predicates(struct ptx_build *b, const struct ptx_statement *s,
                              const struct comparison *c)
{
    const struct ptx_operand *to = &s->operands[0];
    struct decl *holds = NULL;
    if (to->kind != PTX_PAIR) {
        if (c->is_pair)
            ptx_problem(b, "the results of '%s'", s->name);
        ptx_assign(b, to, with_other(b, s, c, comparison_of(b, s, c, false)));
        return;
    }
    struct node *first = ptx_keep(b, &holds, "holds", comparison_of(b, s, c, false));
    struct node *second = c->is_pair ? comparison_of(b, s, c, true)
                                     : ptx_not(b, OP_LOGICAL_NOT, ptx_keep(b, &holds, "", NULL));
    struct decl *other = NULL; /* the results may be among the operands */
    second = ptx_keep(b, &other, "other", with_other(b, s, c, second));
    if (keeps_result(&to->items[0]))
        ptx_assign(b, &to->items[0], with_other(b, s, c, first));
    if (keeps_result(&to->items[1]))
        ptx_assign(b, &to->items[1], second);
}

/* All ones, or 1.0, where it holds. */
static struct node *number_where(struct ptx_build *b, const char *type, struct node *holds)
{
    return ptx_call_1(b, arena_printf(b->model->arena, "holds.%s", type), type, holds);
}

static void assign_number(struct ptx_build *b, const struct ptx_statement *s,
                          const struct comparison *c)
{
    struct node *holds = with_other(b, s, c, comparison_of(b, s, c, false));
    if (!c->is_pair) {
        ptx_assign(b, &s->operands[0], number_where(b, c->result, holds));
        return;
    }
    const char *part = str_starts(c->result, "bf16")  ? "bf16"
                       : str_starts(c->result, "f16") ? "f16"
                                                      : "u16";
    struct node *high = with_other(b, s, c, comparison_of(b, s, c, true));
    ptx_assign(b, &s->operands[0],
               ptx_call_2(b, "pack.b32", "u32", number_where(b, part, holds),
                          number_where(b, part, high)));
}

void ptx_make_comparison(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *name = s->name;
    struct comparison c;
    bool has_rule = ptx_find_rule(b, &name) != NULL;
    const struct ptx_operand *to = s->count ? &s->operands[0] : NULL;
    bool is_plain = to && (to->kind != PTX_PAIR || (s->count == 3 && keeps_result(&to->items[0]) &&
                                                    keeps_result(&to->items[1])));
    if (has_rule && is_plain)
        ptx_make_by_rule(b, s);
    else if (!read_comparison(b->model->arena, s->name, &c))
        ptx_refuse(b, s);
    else if (s->count != (c.has_other ? 4 : 3))
        ptx_problem(b, "the instruction '%s' with %zu operands", s->name, s->count);
    else if (c.result)
        assign_number(b, s, &c);
    else
        assign_predicates(b, s, &c);
}
