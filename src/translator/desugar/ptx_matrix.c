/* Instructions of inline PTX with lists of registers, for matrices that a warp has together; copies
 * to shared memory, and barriers there. */
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

/* The place of a part of the name of a load or store of matrices, in the order that PTX's manual has. */
static size_t place_of_part(const char *part, size_t length)
{
    static const char *const parts[] = {"ldmatrix", "stmatrix", "sync",        "aligned",
                                        "m8n8",     "x1",       "x2",          "x4",
                                        "trans",    "shared",   "shared::cta", "b16"};
    size_t count = sizeof parts / sizeof *parts;
    for (size_t i = 0; i < count; i++)
        if (strlen(parts[i]) == length && strncmp(part, parts[i], length) == 0)
            return i;
    return count;
}

/* ptxas takes the parts of `ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16` in any order; CUTLASS
 * writes `x4.trans.m8n8`. */
static const char *name_in_order(struct ptx_build *b, const char *name)
{
    if (!ptx_begins(name, "ldmatrix") && !ptx_begins(name, "stmatrix"))
        return name;
    char *sorted = arena_strndup(b->model->arena, name, strlen(name));
    for (bool moved = true; moved;) {
        moved = false;
        for (char *part = sorted, *next; (next = strchr(part, '.')); part = next + 1) {
            size_t length = (size_t)(next - part), other = strcspn(next + 1, ".");
            if (place_of_part(part, length) <= place_of_part(next + 1, other))
                continue;
            char *swapped =
                arena_printf(b->model->arena, "%.*s.%.*s", (int)other, next + 1, (int)length, part);
            memcpy(part, swapped, length + 1 + other);
            next = part + other;
            moved = true;
        }
    }
    return sorted;
}

/* `mma.sync {d, ...}, {a, ...}, {b, ...}, {c, ...}`, `ldmatrix.sync {d, ...}, [a]`: the rule has the
 * types of all operands in a row. */
void ptx_make_matrix(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *name = name_in_order(b, s->name);
    const struct rule *rule = ptx_find_rule(b, &name);
    if (!rule || !s->count) {
        ptx_refuse(b, s);
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

/* `stmatrix.sync.aligned.m8n8.x2.shared.b16 [a], {x, y}`, with zeroes for what it has not. */
void ptx_make_matrix_store(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *name = name_in_order(b, s->name);
    const struct rule *rule = ptx_find_rule(b, &name);
    struct node *values[5];
    if (!rule || s->count != 2 || (s->operands[1].kind == PTX_LIST && s->operands[1].count > 4)) {
        ptx_refuse(b, s);
        return;
    }
    const struct ptx_operand *list = &s->operands[1];
    const struct ptx_operand *items = list->kind == PTX_LIST ? list->items : list;
    size_t count = list->kind == PTX_LIST ? list->count : 1;
    if (strchr(strstr(s->name, ".x"), (int)('0' + count)) != strstr(s->name, ".x") + 2) {
        ptx_problem(b, "the operands of '%s'", s->name);
        return;
    }
    values[0] = ptx_shared_number(b, &s->operands[0]);
    for (size_t i = 0; i < 4; i++)
        values[1 + i] = i < count ? ptx_value(b, &items[i], ptx_type("u32"))
                                  : ptx_number(b, ptx_type("u32"), 0);
    if (!b->problem)
        ptx_add(b, ptx_call(b, name, NULL, 5, values));
}

static bool is_predicate(const struct ptx_build *b, const struct ptx_operand *operand)
{
    for (size_t i = 0; operand->kind == PTX_NAME && i < b->text.register_count; i++)
        if (strcmp(b->text.registers[i].name, operand->name) == 0)
            return strcmp(b->text.registers[i].type, "pred") == 0;
    return false;
}

/* All, as many as the operand says, or none where the predicate holds. */
static struct node *bytes_read(struct ptx_build *b, const struct ptx_statement *s, size_t count,
                               unsigned long long size)
{
    struct type *number = ptx_type("u32");
    if (count < 4)
        return ptx_number(b, number, size);
    if (!is_predicate(b, &s->operands[3]))
        return ptx_value(b, &s->operands[3], number);
    struct node *values[] = {ptx_number(b, number, 0), ptx_number(b, number, size),
                             ptx_value(b, &s->operands[3], ptx_type("pred"))};
    return ptx_call(b, "selp.u32", number, 3, values);
}

/* `cp.async.cg.shared.global [to], [from], 16, 8;` reads 8 bytes, and makes the others 0. Hints for
 * caches say nothing about results. */
void ptx_make_copy(struct ptx_build *b, const struct ptx_statement *s)
{
    bool is_copy = ptx_begins(s->name, "cp.async.ca.shared") ||
                   ptx_begins(s->name, "cp.async.cg.shared") ||
                   strncmp(s->name, "cp.async.ca.shared::", 20) == 0 ||
                   strncmp(s->name, "cp.async.cg.shared::", 20) == 0;
    long long size;
    /* a policy comes last, and says nothing about results */
    size_t count = s->count - (strstr(s->name, "cache_hint") && s->count > 3);
    if (ptx_begins(s->name, "cp.async.mbarrier")) {
        ptx_make_mbarrier(b, s);
        return;
    }
    if (!is_copy) {
        ptx_make_by_rule(b, s);
        return;
    }
    if (count < 3 || count > 4 || !ptx_constant(b, &s->operands[2], &size) ||
        (size != 4 && size != 8 && size != 16)) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    struct type *number = ptx_type("u32");
    struct node *values[] = {ptx_shared_number(b, &s->operands[0]),
                             ptx_source_pointer(b, &s->operands[1]),
                             ptx_number(b, number, (unsigned long long)size),
                             bytes_read(b, s, count, (unsigned long long)size)};
    if (!b->problem)
        ptx_add(b, ptx_call(b, "copy.async", NULL, 4, values));
}

/* --- barriers in shared memory, and the copies that they wait for ------------- */

/* Without the parts that say nothing here: orders and scopes, and whose the shared memory is. A
 * number of operands above the least is a part, too. */
static const char *unmodified_name(struct ptx_build *b, const struct ptx_statement *s)
{
    static const char *const dropped[] = {".release", ".acquire", ".relaxed",
                                          ".cta",     ".cluster", "::cta"};
    struct arena *arena = b->model->arena;
    char *name = arena_strndup(arena, s->name, strlen(s->name));
    for (size_t i = 0; i < sizeof dropped / sizeof *dropped; i++) {
        size_t length = strlen(dropped[i]);
        char *at = strstr(name, dropped[i]);
        if (at && (at[length] == '.' || !at[length]))
            memmove(at, at + length, strlen(at + length) + 1);
    }
    if (ptx_begins(name, "mbarrier.arrive.shared") && s->count == 3)
        return arena_printf(arena, "%s.count", name);
    return name;
}

/* `mbarrier.arrive.expect_tx.shared.b64 state, [bar], bytes;`: the rule says whether there is a
 * result, which may be `_`. The time that a wait may take is left out. */
void ptx_make_mbarrier(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *name = unmodified_name(b, s);
    const struct rule *rule = ptx_find_rule(b, &name);
    if (!rule || !s->count) {
        ptx_refuse(b, s);
        return;
    }
    struct values v = {.types = rule->types};
    struct type *type = ptx_type_in(rule->types, 0);
    for (size_t i = type ? 1 : 0; i < s->count && !b->problem; i++)
        if (i < 3 || !ptx_begins(s->name, "mbarrier.try_wait"))
            add_value(b, &v, &s->operands[i]);
    if (!b->problem && ptx_type_in(rule->types, 1 + v.count))
        ptx_problem(b, "the operands of '%s'", s->name);
    if (b->problem)
        return;
    bool is_unused = type && s->operands[0].kind == PTX_NAME && !strcmp(s->operands[0].name, "_");
    struct node *call = ptx_call(b, name, type, v.count, v.all);
    if (!type || is_unused)
        ptx_add(b, call);
    else
        ptx_assign(b, &s->operands[0], call);
}

/* `cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [to], [from], size, [bar];` and
 * `cp.async.bulk.global.shared::cta.bulk_group [to], [from], size;` */
void ptx_make_bulk(struct ptx_build *b, const struct ptx_statement *s)
{
    bool has_barrier = strstr(s->name, ".global.mbarrier::complete_tx::bytes");
    bool is_in = has_barrier && (ptx_begins(s->name, "cp.async.bulk.shared::cluster.global") ||
                                 ptx_begins(s->name, "cp.async.bulk.shared::cta.global"));
    bool is_out = ptx_begins(s->name, "cp.async.bulk.global.shared::cta.bulk_group");
    bool has_hint = strstr(s->name, ".L2::cache_hint"); /* the last operand, which says nothing */
    size_t count = is_in ? 4 : 3;
    struct node *values[4];
    if (ptx_begins(s->name, "cp.async.bulk.tensor")) {
        ptx_refuse(b, s);
    } else if (!strchr(s->name, ':')) {
        ptx_make_by_rule(b, s);
    } else if ((!is_in && !is_out) || strstr(s->name, "multicast") || strstr(s->name, "cp_mask") ||
               s->count != count + has_hint) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
    } else {
        const struct ptx_operand *o = s->operands;
        values[0] = is_in ? ptx_shared_number(b, &o[0]) : ptx_source_pointer(b, &o[0]);
        values[1] = is_in ? ptx_source_pointer(b, &o[1]) : ptx_shared_number(b, &o[1]);
        values[2] = ptx_value(b, &o[2], ptx_type("u32"));
        values[3] = is_in ? ptx_shared_number(b, &o[3]) : NULL;
        if (!b->problem)
            ptx_add(b, ptx_call(b, is_in ? "bulk.in" : "bulk.out", NULL, count, values));
    }
}
