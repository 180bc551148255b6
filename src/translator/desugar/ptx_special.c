/* Instructions of PTX: by their rules, and those that are more than one. */
#include "desugar/ptx.h"

#include "util/str.h"

#include <ctype.h>
#include <string.h>

bool ptx_begins(const char *name, const char *parts)
{
    size_t length = strlen(parts);
    return strncmp(name, parts, length) == 0 && (!name[length] || name[length] == '.');
}

static struct ptx_variable *register_of(struct ptx_build *b, const struct ptx_operand *operand)
{
    for (size_t i = 0; operand->kind == PTX_NAME && i < b->text.register_count; i++)
        if (strcmp(b->text.registers[i].name, operand->name) == 0)
            return &b->variables[i];
    return NULL;
}

/* --- by rule ---------------------------------------------------------------- */

/* The name without a part of it; the name itself where it has none such. */
static const char *without(struct arena *arena, const char *name, const char *part)
{
    const char *at = strstr(name, part);
    size_t length = strlen(part);
    if (!at || (at[length] && at[length] != '.'))
        return name;
    return arena_printf(arena, "%.*s%s", (int)(at - name), name, at + length);
}

const struct rule *ptx_find_rule(struct ptx_build *b, const char **name)
{
    static const char *const left_out[] = {"", ".ftz", ".aligned", ".sync.aligned", "::cta"};
    for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++) {
        const char *shorter = *left_out[i] ? without(b->model->arena, *name, left_out[i]) : *name;
        const struct rule *rule = rules_find(b->model->rules, RULE_DEVICE_FUNCTION, shorter);
        if (rule && rule->types) {
            *name = shorter;
            return rule;
        }
    }
    return NULL;
}

struct node *ptx_refuse(struct ptx_build *b, const struct ptx_statement *s)
{
    const struct rule *rule = NULL;
    size_t length = strlen(s->name);
    while (length && !(rule && rule->state == RULE_NONE)) {
        const char *family = arena_strndup(b->model->arena, s->name, length);
        rule = rules_find(b->model->rules, RULE_DEVICE_FUNCTION, family);
        while (length && !strchr(".:", s->name[--length]))
            ;
    }
    if (rule && rule->state == RULE_NONE)
        return ptx_problem(b, "the instruction '%s': %s", s->name, rule->note);
    return ptx_problem(b, "the instruction '%s', which has no rule", s->name);
}

/* A shift by a constant that is small enough is C's. */
static const char *shift_by_constant(struct ptx_build *b, const struct ptx_statement *s,
                                     const char *name)
{
    long long count;
    const char *type = strrchr(name, '.');
    bool is_shift = ptx_begins(name, "shl") || ptx_begins(name, "shr");
    if (!is_shift || s->count != 3 || !type || !ptx_type(type + 1) ||
        !ptx_constant(b, &s->operands[2], &count) || count < 0 ||
        count >= ptx_type(type + 1)->size * 8)
        return name;
    return arena_printf(b->model->arena, "%s.constant", name);
}

static size_t count_types(const char *types)
{
    size_t count = 0;
    for (const char *p = types; *p; p++)
        count += *p == ' ';
    return count + (*types != '-');
}

/* `same: "__shfl_sync($4, $1, $2)"`: the name, and the operands in their order. */
static struct node *call_same(struct ptx_build *b, const char *same, struct type *result,
                              struct node *const *values, size_t count)
{
    size_t length = strcspn(same, "(");
    const char *name = arena_strndup(b->model->arena, same, length);
    struct node *ordered[8];
    size_t ordered_count = 0;
    if (!same[length])
        return ptx_call(b, name, result, count, values);
    for (const char *p = same + length; *p && ordered_count < 8; p++) {
        if (*p == '$' && (size_t)(p[1] - '1') < count)
            ordered[ordered_count++] = values[p[1] - '1'];
        else if (isdigit((unsigned char)*p) && p[-1] != '$')
            ordered[ordered_count++] =
                ptx_number(b, ptx_type("s32"), (unsigned long long)(*p - '0'));
    }
    return ptx_call(b, name, result, ordered_count, ordered);
}

static bool may_truncate(const char *name)
{
    return ptx_begins(name, "cvt");
}

/* A pair of predicates: the second is the opposite of the first. */
static void assign_pair(struct ptx_build *b, const struct ptx_statement *s, struct node *value)
{
    const struct ptx_operand *pair = &s->operands[0];
    struct ptx_operand opposite = pair->items[0];
    if (!ptx_begins(s->name, "setp") || s->count != 3 || pair->items[0].kind != PTX_NAME) {
        ptx_problem(b, "two results of '%s'", s->name);
        return;
    }
    ptx_assign(b, &pair->items[0], value);
    opposite.is_negated = true;
    if (strcmp(pair->items[0].name, "_") == 0)
        ptx_problem(b, "a result that is not kept");
    else
        ptx_assign(b, &pair->items[1], ptx_value(b, &opposite, ptx_type("pred")));
}

/* A result that is narrower than the register fills it, as cvt does. */
static struct node *widened(struct ptx_build *b, const struct ptx_operand *to, struct node *value)
{
    const struct type *type = NULL;
    if (to->kind == PTX_ARGUMENT)
        type = b->arguments[to->number].type;
    for (size_t i = 0; to->kind == PTX_NAME && i < b->text.register_count; i++)
        if (strcmp(b->text.registers[i].name, to->name) == 0)
            type = b->variables[i].decl->type;
    return type && type->kind == TYPE_INTEGER && type->size > value->type->size
               ? ptx_converted(b, value, (struct type *)type, true)
               : value;
}

/* A number that is narrower than C's says so, as it may choose a function. */
static struct node *value_for_rule(struct ptx_build *b, const struct ptx_operand *operand,
                                   struct type *type, bool truncates)
{
    if (operand->kind == PTX_INTEGER && type && type->size < 4)
        return ptx_cast(b, type, ptx_value(b, operand, type));
    return truncates && operand->kind != PTX_INTEGER && !operand->is_negated
               ? ptx_converted(b, ptx_read_operand(b, operand), type, true)
               : ptx_value(b, operand, type);
}

/* `cvt.u32.u64 x, a` behind `cvta.to.shared.u64 a, p` */
static bool make_shared_number(struct ptx_build *b, const struct ptx_statement *s)
{
    const struct ptx_variable *from = strcmp(s->name, "cvt.u32.u64") == 0 && s->count == 2
                                          ? register_of(b, &s->operands[1])
                                          : NULL;
    if (!from || !from->is_shared)
        return false;
    struct node *address = ptx_read_operand(b, &s->operands[1]);
    address = ptx_call(b, "__cvta_generic_to_shared", ptx_type("u64"), 1, &address);
    ptx_assign(b, &s->operands[0], ptx_cast(b, ptx_type("u32"), address));
    return true;
}

/* A result between 0 and 1, of an instruction that has a rule without that. */
static const struct rule *unsaturated_rule(struct ptx_build *b, const char **name)
{
    const char *shorter = without(b->model->arena, *name, ".sat"), *type = strrchr(*name, '.');
    bool is_float = str_starts(*name, "cvt") ? strstr(*name, ".sat.f32") != NULL
                                             : type && strcmp(type, ".f32") == 0;
    if (shorter == *name || !is_float)
        return NULL;
    *name = shorter;
    return ptx_find_rule(b, name);
}

void ptx_make_by_rule(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *name = s->name;
    const struct rule *rule = ptx_find_rule(b, &name);
    struct node *values[8];
    if (ptx_make_address_sum(b, s) || make_shared_number(b, s) || ptx_make_video(b, s))
        return;
    bool saturates = !rule && (rule = unsaturated_rule(b, &name)) != NULL;
    if (!rule || rule->state == RULE_NONE) {
        ptx_refuse(b, s);
        return;
    }
    size_t count = count_types(rule->types);
    bool has_result = *rule->types != '-';
    if (s->count != count || count > 8) {
        ptx_problem(b, "the instruction '%s' with %zu operands", s->name, s->count);
        return;
    }
    for (size_t i = has_result; i < count; i++) {
        struct type *type = ptx_type_in(rule->types, i + !has_result);
        const struct ptx_operand *operand = &s->operands[i];
        values[i - has_result] = value_for_rule(b, operand, type, may_truncate(name));
    }
    struct type *result = ptx_type_in(rule->types, 0);
    name = shift_by_constant(b, s, name);
    struct node *value = rule->same ? call_same(b, rule->same, result, values, count - has_result)
                                    : ptx_call(b, name, result, count - has_result, values);
    value = saturates ? ptx_call(b, "__saturatef", result, 1, &value) : value;
    if (!has_result)
        ptx_add(b, value);
    else if (s->operands[0].kind == PTX_PAIR)
        assign_pair(b, s, value);
    else
        ptx_assign(b, &s->operands[0],
                   may_truncate(name) ? widened(b, &s->operands[0], value) : value);
}

/* --- moves ------------------------------------------------------------------ */

/* `mov.b64 x, {a, b, c, d}`, `mov.b32 x, {a, b, c, d}` */
static void pack_four(struct ptx_build *b, const struct ptx_statement *s, struct type *type)
{
    const struct ptx_operand *list = &s->operands[1];
    struct node *values[4];
    for (size_t i = 0; i < 4; i++)
        values[i] = ptx_value(b, &list->items[i], ptx_type(type->size == 8 ? "u16" : "u8"));
    struct node *all =
        type->size == 4
            ? ptx_call(b, "pack.b8", type, 4, values)
            : ptx_call_2(b, "pack.b64", "u64", ptx_call(b, "pack.b32", ptx_type("u32"), 2, values),
                         ptx_call(b, "pack.b32", ptx_type("u32"), 2, values + 2));
    ptx_assign(b, &s->operands[0], all);
}

/* `mov.b64 {a, b, c, d}, x`, `mov.b32 {a, b, c, d}, x` */
static void unpack_four(struct ptx_build *b, const struct ptx_statement *s, struct type *type)
{
    static const char parts[] = "xyzw";
    const struct ptx_operand *list = &s->operands[0];
    struct decl *whole = ptx_variable(b, "whole", type, ptx_value(b, &s->operands[1], type));
    for (size_t i = 0; i < 4; i++) {
        struct node *value = model_make_reference(b->model, b->node, whole);
        if (type->size == 8)
            value = ptx_call_1(b, i % 2 ? "high.b32" : "low.b32", "u16",
                               ptx_call_1(b, i / 2 ? "high.b64" : "low.b64", "u32", value));
        else
            value = ptx_call_1(b, arena_printf(b->model->arena, "byte.%c", parts[i]), "u8", value);
        if (list->items[i].kind != PTX_NAME || strcmp(list->items[i].name, "_") != 0)
            ptx_assign(b, &list->items[i], value);
    }
}

/* `mov.b64 x, {low, high}` */
static void pack(struct ptx_build *b, const struct ptx_statement *s, struct type *type)
{
    const struct ptx_operand *list = &s->operands[1];
    struct type *half = ptx_type(type->size == 8 ? "u32" : "u16");
    struct node *values[2];
    for (size_t i = 0; i < 2; i++)
        values[i] = ptx_value(b, &list->items[i], half);
    ptx_assign(b, &s->operands[0],
               ptx_call(b, type->size == 8 ? "pack.b64" : "pack.b32", type, 2, values));
}

/* `mov.b64 {low, high}, x` */
static void unpack(struct ptx_build *b, const struct ptx_statement *s, struct type *type)
{
    const struct ptx_operand *list = &s->operands[0];
    struct type *half = ptx_type(type->size == 8 ? "u32" : "u16");
    struct decl *whole = ptx_variable(b, "whole", type, ptx_value(b, &s->operands[1], type));
    for (size_t i = 0; i < 2; i++) {
        struct node *value = model_make_reference(b->model, b->node, whole);
        const char *name =
            arena_printf(b->model->arena, "%s.b%lld", i ? "high" : "low", type->size * 8);
        ptx_assign(b, &list->items[i], ptx_call(b, name, half, 1, &value));
    }
}

/* What is moved keeps its own type, a pointer its address space. */
static void make_move(struct ptx_build *b, const struct ptx_statement *s)
{
    const char *suffix = strrchr(s->name, '.');
    struct type *type = suffix ? ptx_type(suffix + 1) : NULL;
    if (!type || s->count != 2) {
        ptx_problem(b, "the instruction '%s'", s->name);
        return;
    }
    bool has_halves = type->kind == TYPE_INTEGER && type->size >= 4;
    if (s->operands[1].kind == PTX_LIST && s->operands[1].count == 2 && has_halves) {
        pack(b, s, type);
        return;
    }
    if (s->operands[1].kind == PTX_LIST && s->operands[1].count == 4 && has_halves) {
        pack_four(b, s, type);
        return;
    }
    if (s->operands[0].kind == PTX_LIST && s->operands[0].count == 4 && has_halves) {
        unpack_four(b, s, type);
        return;
    }
    if (s->operands[0].kind == PTX_LIST && s->operands[0].count == 2 && has_halves) {
        unpack(b, s, type);
        return;
    }
    struct node *value = s->operands[1].kind == PTX_ARGUMENT || s->operands[1].kind == PTX_NAME
                             ? ptx_read_operand(b, &s->operands[1])
                             : ptx_value(b, &s->operands[1], type);
    if (value->type->size != type->size)
        ptx_problem(b, "the instruction '%s' with operands of another size", s->name);
    else
        ptx_assign(b, &s->operands[0], value);
}

/* Generic addresses are those of their space here; one in shared memory becomes a number where it
 * leaves the text, or gets 32 bits. */
static void make_address(struct ptx_build *b, const struct ptx_statement *s)
{
    bool is_shared = ptx_begins(s->name, "cvta.to.shared");
    struct node *value = s->count == 2 ? ptx_read_operand(b, &s->operands[1]) : NULL;
    struct ptx_variable *to = value ? register_of(b, &s->operands[0]) : NULL;
    const struct type *type = value ? ptx_type_of(b, &s->operands[0]) : NULL;
    bool is_address = value && value->type->kind == TYPE_POINTER;
    if (to)
        to->is_shared = is_shared;
    else if (is_address && is_shared && type && type->kind != TYPE_POINTER)
        value = ptx_call(b, "__cvta_generic_to_shared", ptx_type("u64"), 1, &value);
    if (!is_address)
        ptx_problem(b, "the instruction '%s' of a number", s->name);
    else
        ptx_assign(b, &s->operands[0], value);
}

/* A hint is nothing; what its address changes is not. */
static void make_nothing(struct ptx_build *b, const struct ptx_statement *s)
{
    const struct ptx_operand *address = s->count ? s->operands : NULL;
    struct node *value =
        address && address->kind == PTX_ADDRESS ? ptx_read_operand(b, address->items) : NULL;
    if (value && model_has_side_effects(value))
        ptx_add(b, value);
}

/* What a policy for caches says is nothing here; its number is only handed on. */
static void make_policy(struct ptx_build *b, const struct ptx_statement *s)
{
    if (!s->count)
        ptx_problem(b, "the instruction '%s' of this form", s->name);
    else
        ptx_assign(b, &s->operands[0], ptx_number(b, ptx_type("u64"), 0));
}

/* The thread ends: a kernel returns. */
static void make_exit(struct ptx_build *b, const struct ptx_statement *s)
{
    const struct function *f = b->model->desugared;
    if (!f || !f->is_kernel || s->count)
        ptx_problem(b, "the instruction '%s' in a function that is no kernel", s->name);
    else
        ptx_add(b, model_make_node(b->model, b->node, NODE_RETURN_STMT, NULL));
}

/* --- barriers ------------------------------------------------------------------ */

/* Barrier 0 without a count is OpenCL's; others go by number, with a count of 0 for the block. */
static void make_barrier(struct ptx_build *b, const struct ptx_statement *s)
{
    long long id;
    struct node *values[2];
    if (s->count == 1 && ptx_constant(b, &s->operands[0], &id) && id == 0) {
        ptx_add(b, ptx_call(b, "__syncthreads", NULL, 0, NULL));
        return;
    }
    if (s->count != 1 && s->count != 2) {
        ptx_problem(b, "the instruction '%s' of this form", s->name);
        return;
    }
    values[0] = ptx_value(b, &s->operands[0], ptx_type("u32"));
    values[1] = s->count == 2 ? ptx_value(b, &s->operands[1], ptx_type("u32"))
                              : ptx_number(b, ptx_type("u32"), 0);
    ptx_add(b, ptx_call(b, "__cu2cl_named_sync", NULL, 2, values));
}

static const struct {
    const char *begin;
    ptx_maker *make;
} makers[] = {
    {"ld", ptx_make_load},
    {"ldu", ptx_make_load},
    {"st", ptx_make_store},
    {"atom", ptx_make_atomic},
    {"red", ptx_make_reduction},
    {"lop3", ptx_make_lop3},
    {"mov", make_move},
    {"cvta", make_address},
    {"prefetch", make_nothing},
    {"prefetchu", make_nothing},
    {"discard", make_nothing},
    {"applypriority", make_nothing},
    {"bar.sync", make_barrier},
    {"barrier.sync", make_barrier},
    {"barrier.cta.sync", make_barrier},
    {"bar.cta.sync", make_barrier},
    {"bar.red", ptx_make_vote_of_block},
    {"barrier.red", ptx_make_vote_of_block},
    {"bar.cta.red", ptx_make_vote_of_block},
    {"barrier.cta.red", ptx_make_vote_of_block},
    {"shfl", ptx_make_shuffle},
    {"match.all.sync", ptx_make_match},
    {"elect.sync", ptx_make_election},
    {"isspacep", ptx_make_space_test},
    {"set", ptx_make_comparison},
    {"setp", ptx_make_comparison},
    {"createpolicy", make_policy},
    {"pmevent", make_nothing},
    {"exit", make_exit},
    {"setmaxnreg", make_nothing},
    {"cp.async.bulk.prefetch", make_nothing},
    {"stmatrix.sync", ptx_make_matrix_store},
    {"movmatrix.sync", ptx_make_matrix},
    {"mma.sync", ptx_make_matrix},
    {"ldmatrix.sync", ptx_make_matrix},
    {"cp.async.bulk", ptx_make_bulk},
    {"cp.async", ptx_make_copy},
    {"mbarrier", ptx_make_mbarrier},
};

ptx_maker *ptx_special(const char *name)
{
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
        if (ptx_begins(name, makers[i].begin))
            return makers[i].make;
    return NULL;
}
