/* Instructions of inline PTX with lists of registers, for matrices that a warp has together, and
 * copies to shared memory. */
#include "desugar/ptx.h"

#include <string.h>

#define MOST_VALUES 16

struct values {
    struct node *all[MOST_VALUES];
    size_t count;
    const char *types; /* of the rule, the result's first */
};

static void add_value(struct ptx_build *b, struct values *v, const struct ptx_operand *operand)
{
    struct type *type = v->count < MOST_VALUES ? ptx_type_in(v->types, 1 + v->count) : NULL;
    if (!type)
        ptx_problem(b, "so many operands");
    else if (operand->kind == PTX_ADDRESS)
        v->all[v->count++] = ptx_shared_number(b, operand);
    else
        v->all[v->count++] = ptx_value(b, operand, type);
}

/* `mma.sync {d, ...}, {a, ...}, {b, ...}, {c, ...}`, `ldmatrix.sync {d, ...}, [a]`: the rule has the
 * types of all operands in a row. */
void ptx_make_matrix(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *name = s->name;
    const struct rule *rule = ptx_find_rule(b, &name);
    if (!rule || !s->count) {
        ptx_problem(b, "the instruction '%s', which has no rule", s->name);
        return;
    }
    struct values v = {.types = rule->types};
    const struct ptx_operand *to = &s->operands[0];
    for (size_t i = 1; i < s->count; i++) {
        const struct ptx_operand *operand = &s->operands[i];
        bool is_list = operand->kind == PTX_LIST;
        for (size_t k = 0; k < (is_list ? operand->count : 1) && !b->problem; k++)
            add_value(b, &v, is_list ? &operand->items[k] : operand);
    }
    struct type *type = ptx_type_in(rule->types, 0);
    size_t width = to->kind == PTX_LIST ? to->count : 1;
    if (!b->problem && (ptx_type_in(rule->types, 1 + v.count) || width > 4))
        ptx_problem(b, "the operands of '%s'", s->name);
    if (b->problem)
        return;
    if (width == 1) {
        ptx_assign(b, to->kind == PTX_LIST ? to->items : to,
                   ptx_call(b, name, type, v.count, v.all));
        return;
    }
    struct type *vector = ptx_vector_type(b, type, width);
    ptx_assign_parts(
        b, to, ptx_variable(b, "product", vector, ptx_call(b, name, vector, v.count, v.all)), type);
}

static bool is_predicate(const struct ptx_build *b, const struct ptx_operand *operand)
{
    for (size_t i = 0; operand->kind == PTX_NAME && i < b->text.register_count; i++)
        if (strcmp(b->text.registers[i].name, operand->name) == 0)
            return strcmp(b->text.registers[i].type, "pred") == 0;
    return false;
}

/* `cp.async.cg.shared.global [to], [from], 16, 8;` reads 8 bytes, and makes the others 0. Hints for
 * caches say nothing about results, but a policy is an operand more. */
void ptx_make_copy(struct ptx_build *b, const struct ptx_statement *s)
{
    bool is_copy = ptx_begins(s->name, "cp.async.ca.shared") ||
                   ptx_begins(s->name, "cp.async.cg.shared") ||
                   strncmp(s->name, "cp.async.ca.shared::", 20) == 0 ||
                   strncmp(s->name, "cp.async.cg.shared::", 20) == 0;
    long long size;
    if (!is_copy) {
        ptx_make_by_rule(b, s);
        return;
    }
    if (s->count < 3 || s->count > 4 || strstr(s->name, "cache_hint") ||
        !ptx_constant(b, &s->operands[2], &size) || (size != 4 && size != 8 && size != 16) ||
        (s->count == 4 && is_predicate(b, &s->operands[3]))) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    struct type *number = ptx_type("u32");
    struct node *values[] = {ptx_shared_number(b, &s->operands[0]),
                             ptx_source_pointer(b, &s->operands[1]),
                             ptx_number(b, number, (unsigned long long)size),
                             s->count == 4 ? ptx_value(b, &s->operands[3], number)
                                           : ptx_number(b, number, (unsigned long long)size)};
    if (!b->problem)
        ptx_add(b, ptx_call(b, "copy.async", NULL, 4, values));
}
