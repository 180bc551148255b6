/* `lop3`: any function of three bits, as the shortest expression of C that computes it. */
#include "desugar/ptx.h"

#include <string.h>

#define FUNCTIONS 256 /* by their tables of eight bits */

/* The shortest expression found for each function. */
struct recipe {
    unsigned cost; /* operators; UNKNOWN: none found yet */
    char op;       /* `&`, `|`, `^`, `~`; 0: one of the operands, or a constant */
    unsigned char left, right;
};

#define UNKNOWN 100

static bool improve(struct recipe *all, unsigned table, struct recipe better)
{
    if (better.cost >= all[table].cost)
        return false;
    all[table] = better;
    return true;
}

static bool combine(struct recipe *all, unsigned left, unsigned right)
{
    unsigned cost = all[left].cost + all[right].cost + 1;
    unsigned char l = (unsigned char)left, r = (unsigned char)right;
    bool changed = improve(all, left & right, (struct recipe){cost, '&', l, r});
    changed |= improve(all, left | right, (struct recipe){cost, '|', l, r});
    return improve(all, left ^ right, (struct recipe){cost, '^', l, r}) || changed;
}

static void find_recipes(struct recipe *all)
{
    static const unsigned char known[] = {0xf0, 0xcc, 0xaa, 0x00, 0xff};
    for (unsigned i = 0; i < FUNCTIONS; i++)
        all[i] = (struct recipe){UNKNOWN, 0, 0, 0};
    for (size_t i = 0; i < sizeof known; i++)
        all[known[i]] = (struct recipe){0, 0, 0, 0};
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned i = 0; i < FUNCTIONS; i++) {
            if (all[i].cost == UNKNOWN)
                continue;
            changed |=
                improve(all, ~i & 0xff, (struct recipe){all[i].cost + 1, '~', (unsigned char)i, 0});
            for (unsigned j = 0; j < i; j++)
                if (all[j].cost != UNKNOWN)
                    changed |= combine(all, i, j);
        }
    }
}

static struct node *in_parentheses(struct ptx_build *b, struct node *node)
{
    struct node *parentheses = model_make_node(b->model, b->node, NODE_PAREN_EXPR, node->type);
    if (node->kind != NODE_BINARY_OPERATOR)
        return node;
    model_add_child(b->model, parentheses, node);
    return parentheses;
}

static struct node *expression(struct ptx_build *b, const struct ptx_statement *s,
                               const struct recipe *all, unsigned table)
{
    struct type *type = ptx_type("u32");
    const struct recipe *recipe = &all[table];
    enum operator_kind op = recipe->op == '&'   ? OP_BIT_AND
                            : recipe->op == '|' ? OP_BIT_OR
                                                : OP_BIT_XOR;
    if (recipe->op == '~')
        return ptx_not(b, OP_BIT_NOT, in_parentheses(b, expression(b, s, all, recipe->left)));
    if (recipe->op)
        return ptx_binary(b, op, type, in_parentheses(b, expression(b, s, all, recipe->left)),
                          in_parentheses(b, expression(b, s, all, recipe->right)));
    if (table == 0 || table == 0xff)
        return ptx_number(b, type, table ? 0xffffffffu : 0);
    return ptx_value(b, &s->operands[table == 0xf0 ? 1 : table == 0xcc ? 2 : 3], type);
}

/* `lop3.or.b32 d|p, a, b, c, table, q`: p = d != 0 || q */
static void make_tested(struct ptx_build *b, const struct ptx_statement *s, enum operator_kind op)
{
    struct recipe all[FUNCTIONS];
    long long table;
    const struct ptx_operand *to = s->operands;
    struct decl *kept = NULL;
    if (s->count != 6 || to->kind != PTX_PAIR || !ptx_constant(b, &s->operands[4], &table) ||
        table < 0 || table > 0xff) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    find_recipes(all);
    struct node *bits = ptx_keep(b, &kept, "bits", expression(b, s, all, (unsigned)table));
    struct node *test =
        ptx_call_2(b, "setp.ne.u32", "pred", bits, ptx_number(b, ptx_type("u32"), 0));
    struct node *other = ptx_value(b, &s->operands[5], ptx_type("pred"));
    ptx_assign(b, &to->items[1], ptx_binary(b, op, ptx_type("pred"), test, other));
    if (to->items[0].kind != PTX_NAME || strcmp(to->items[0].name, "_") != 0)
        ptx_assign(b, &to->items[0], ptx_keep(b, &kept, "", NULL));
}

void ptx_make_lop3(struct ptx_build *b, const struct ptx_statement *s)
{
    struct recipe all[FUNCTIONS];
    long long table;
    bool is_or = strcmp(s->name, "lop3.or.b32") == 0;
    if (is_or || strcmp(s->name, "lop3.and.b32") == 0) {
        make_tested(b, s, is_or ? OP_LOGICAL_OR : OP_LOGICAL_AND);
        return;
    }
    if (s->count != 5 || strcmp(s->name, "lop3.b32") != 0 ||
        !ptx_constant(b, &s->operands[4], &table) || table < 0 || table > 0xff) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    find_recipes(all);
    ptx_assign(b, &s->operands[0], expression(b, s, all, (unsigned)table));
}
