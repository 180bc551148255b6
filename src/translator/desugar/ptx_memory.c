/* Accesses of inline PTX to memory: pointers and CUDA's atomic functions. Hints for caches say
 * nothing about results. */
#include "desugar/ptx.h"

#include "util/str.h"

#include <string.h>

enum order { ORDER_NONE, ORDER_ACQUIRE = 1, ORDER_RELEASE = 2 };

/* The parts of `ld.acquire.gpu.global.v4.u32` behind the first. */
struct access {
    bool has_own_space; /* local, constant, which no number leads to */
    bool is_shared;
    bool is_volatile; /* or relaxed, ... : each access is made */
    unsigned order;
    const char *fence;     /* of the scope */
    const char *operation; /* of atomics: `add` */
    bool has_policy;       /* for caches, as the last operand */
    size_t width;          /* of a vector; 1 */
    struct type *type;
    const char *type_name;
};

static bool is_part_of(const char *part, const char *list)
{
    size_t length = strlen(part);
    for (const char *at = strstr(list, part); at; at = strstr(at + 1, part))
        if ((at == list || at[-1] == ' ') && (!at[length] || at[length] == ' '))
            return true;
    return false;
}

static bool read_access_part(struct access *a, const char *part, bool is_atomic)
{
    if (is_part_of(part, "volatile relaxed")) {
        a->is_volatile = true;
    } else if (is_part_of(part, "acquire release acq_rel")) {
        a->is_volatile = true;
        a->order |= strstr(part, "acq") ? ORDER_ACQUIRE : 0;
        a->order |= strstr(part, "rel") ? ORDER_RELEASE : 0;
    } else if (is_part_of(part, "shared shared::cta")) {
        a->is_shared = true;
    } else if (is_part_of(part, "local const")) {
        a->has_own_space = true;
    } else if (is_part_of(part, "cta gpu sys cluster")) {
        a->fence = strcmp(part, "cta") == 0   ? "__threadfence_block"
                   : strcmp(part, "sys") == 0 ? "__threadfence_system"
                                              : "__threadfence";
    } else if (strcmp(part, "L2::cache_hint") == 0) {
        a->has_policy = true;
    } else if (is_part_of(part, "v2 v4")) {
        a->width = (size_t)(part[1] - '0');
    } else if (is_atomic && !a->operation &&
               is_part_of(part, "add exch min max inc dec cas and or xor")) {
        a->operation = part;
    } else if (ptx_type(part)) {
        a->type = ptx_type(part);
        a->type_name = part;
    } else {
        return str_starts(part, "L1::") || str_starts(part, "L2::") ||
               is_part_of(part, "global ca cg cs lu cv wb wt nc weak noftz");
    }
    return true;
}

/* `[a]` with these parts; false, with a problem, where one is not known. */
static bool read_parts(struct ptx_build *b, const struct ptx_statement *s, bool is_atomic,
                       struct access *a)
{
    struct arena *arena = b->model->arena;
    *a = (struct access){.width = 1, .fence = "__threadfence"};
    for (const char *at = strchr(s->name, '.'); at;) {
        size_t length = strcspn(at + 1, ".");
        if (!read_access_part(a, arena_strndup(arena, at + 1, length), is_atomic)) {
            ptx_refuse(b, s);
            return false;
        }
        at = at[1 + length] ? at + 1 + length : NULL;
    }
    bool is_short = a->type && is_part_of(a->type_name, "f16 bf16 f16x2 bf16x2");
    bool is_own_sum = is_short || a->width > 1; /* of atomics */
    if (!a->type || (is_short && (!is_atomic || a->width > 1)) || (is_atomic && !a->operation) ||
        (is_atomic && is_own_sum &&
         (strcmp(a->operation, "add") != 0 || (!is_short && strcmp(a->type_name, "f32") != 0))))
        ptx_refuse(b, s);
    return !b->problem;
}

/* --- addresses --------------------------------------------------------------- */

static struct type *const_or_not(struct ptx_build *b, struct type *type, bool is_const,
                                 bool is_volatile)
{
    struct type *copy = arena_new(b->model->arena, struct type);
    *copy = *type;
    copy->is_const = is_const;
    copy->is_volatile = is_volatile;
    return copy;
}

/* The pointer, so many bytes further; as one to bytes. */
static struct node *moved_pointer(struct ptx_build *b, enum operator_kind op, struct node *base,
                                  struct node *offset)
{
    bool is_const = base->type->kind == TYPE_POINTER && base->type->target->is_const;
    struct type *bytes =
        model_make_pointer(b->model, const_or_not(b, ptx_type("s8"), is_const, false));
    struct node *sum = ptx_binary(b, op, bytes, ptx_cast(b, bytes, base), offset);
    struct node *moved = model_make_node(b->model, b->node, NODE_PAREN_EXPR, bytes);
    model_add_child(b->model, moved, sum);
    return moved;
}

static bool is_pointer_operand(struct ptx_build *b, const struct ptx_operand *operand)
{
    const struct type *type = ptx_type_of(b, operand);
    return type && type->kind == TYPE_POINTER;
}

/* Sums of 64 bits, and the product that is one of their operands. */
static const struct {
    const char *name, *product;
    enum operator_kind op;
} address_sums[] = {{"add.u64", NULL, OP_ADD},
                    {"add.s64", NULL, OP_ADD},
                    {"sub.u64", NULL, OP_SUB},
                    {"sub.s64", NULL, OP_SUB},
                    {"mad.wide.u32", "mul.wide.u32", OP_ADD},
                    {"mad.wide.s32", "mul.wide.s32", OP_ADD},
                    {"mad.lo.u64", "mul.lo.u64", OP_ADD},
                    {"mad.lo.s64", "mul.lo.s64", OP_ADD}};

static struct node *summand_of(struct ptx_build *b, const struct ptx_statement *s,
                               const char *product, size_t number)
{
    struct type *type = ptx_type(strrchr(s->name, '.') + 1);
    struct node *factors[2];
    if (!product)
        return ptx_value(b, &s->operands[number], type);
    for (size_t i = 0; i < 2; i++)
        factors[i] = ptx_value(b, &s->operands[1 + i], type);
    return ptx_call(b, product, ptx_type(type->is_unsigned ? "u64" : "s64"), 2, factors);
}

bool ptx_make_address_sum(struct ptx_build *b, const struct ptx_statement *s)
{
    size_t i = 0, count = sizeof address_sums / sizeof *address_sums;
    while (i < count && strcmp(address_sums[i].name, s->name) != 0)
        i++;
    if (i == count || s->count != (address_sums[i].product ? 4 : 3))
        return false;
    size_t base = s->count - 1, number = 1;
    if (!is_pointer_operand(b, &s->operands[base]) && !address_sums[i].product)
        base = 1, number = 2;
    bool is_other = number && is_pointer_operand(b, &s->operands[number]);
    if (!is_pointer_operand(b, &s->operands[base]) || is_other ||
        (address_sums[i].op == OP_SUB && base != 1))
        return false;
    struct node *pointer = ptx_read_operand(b, &s->operands[base]);
    struct node *offset = summand_of(b, s, address_sums[i].product, number);
    struct type *type = pointer->type;
    ptx_assign(b, &s->operands[0],
               ptx_cast(b, type, moved_pointer(b, address_sums[i].op, pointer, offset)));
    return true;
}

/* The number of 32 bits that stands for an address in shared memory. */
static struct node *shared_number_of(struct ptx_build *b, struct node *base)
{
    struct type *number = ptx_type("u32");
    if (base->type->kind == TYPE_POINTER)
        base = ptx_call(b, "__cvta_generic_to_shared", ptx_type("u64"), 1, &base);
    return ptx_converted(b, base, number, true);
}

static struct node *moved_number(struct ptx_build *b, struct node *base, long long offset)
{
    struct node *number = shared_number_of(b, base);
    return offset ? ptx_binary(b, OP_ADD, ptx_type("u32"), number,
                               ptx_number(b, ptx_type("u32"), (unsigned)offset))
                  : number;
}

struct node *ptx_shared_number(struct ptx_build *b, const struct ptx_operand *operand)
{
    if (operand->kind != PTX_ADDRESS || operand->count > 1 || operand->items[0].kind == PTX_INTEGER)
        return ptx_problem(b, "an address of this form");
    return moved_number(b, ptx_read_operand(b, &operand->items[0]), operand->number);
}

/* An address in shared memory by its number. */
static struct node *shared_pointer(struct ptx_build *b, const struct ptx_operand *operand,
                                   struct node *base)
{
    struct node *number = moved_number(b, base, operand->number);
    struct type *type = model_make_pointer(b->model, model_void_type(b->model));
    return ptx_call(b, "shared.pointer", type, 1, &number);
}

/* The address as a pointer to the type. */
static struct node *pointer_of_access(struct ptx_build *b, const struct ptx_operand *operand,
                                      const struct access *a, struct type *type, bool is_volatile)
{
    struct model *model = b->model;
    if (operand->kind != PTX_ADDRESS || operand->count > 1 || operand->items[0].kind == PTX_INTEGER)
        return ptx_problem(b, "an address of this form");
    struct node *base = ptx_read_operand(b, &operand->items[0]);
    if (a->is_shared && base->type->kind == TYPE_INTEGER)
        return ptx_cast(b, model_make_pointer(model, const_or_not(b, type, false, is_volatile)),
                        shared_pointer(b, operand, base));
    if (base->type->kind != TYPE_POINTER &&
        (base->type->size != 8 || base->type->kind != TYPE_INTEGER))
        return ptx_problem(b, "an address of %lld bits, which is no pointer", base->type->size * 8);
    if (base->type->kind != TYPE_POINTER && a->has_own_space)
        return ptx_problem(b, "a number as the address of what is not global");
    bool is_const = base->type->kind == TYPE_POINTER && base->type->target->is_const;
    if (operand->number)
        base = moved_pointer(b, OP_ADD, base,
                             ptx_number(b, ptx_type("s32"), (unsigned long long)operand->number));
    const struct type *target = base->type->kind == TYPE_POINTER ? base->type->target : NULL;
    bool is_same = target && target->kind == type->kind && target->size == type->size &&
                   target->is_unsigned == type->is_unsigned &&
                   (!is_volatile || target->is_volatile);
    return is_same
               ? base
               : ptx_cast(b,
                          model_make_pointer(model, const_or_not(b, type, is_const, is_volatile)),
                          base);
}

static struct node *target_of(struct ptx_build *b, struct node *pointer, struct type *type)
{
    struct node *node = model_make_node(b->model, b->node, NODE_UNARY_OPERATOR, type);
    node->op = OP_DEREF;
    model_add_child(b->model, node, pointer);
    return node;
}

static void add_fence(struct ptx_build *b, const struct access *a, unsigned order)
{
    if (a->order & order)
        ptx_add(b, ptx_call(b, a->fence, NULL, 0, NULL));
}

/* --- loads and stores -------------------------------------------------------- */

/* OpenCL's vector of the type, which only passes from call to call. */
struct type *ptx_vector_type(struct ptx_build *b, const struct type *type, size_t width)
{
    struct type *vector = arena_new(b->model->arena, struct type);
    *vector = *type;
    vector->opencl = vector->spelling = arena_printf(b->model->arena, "%s%zu", type->opencl, width);
    vector->size = vector->align = type->size * (long long)width;
    return vector;
}

struct node *ptx_source_pointer(struct ptx_build *b, const struct ptx_operand *operand)
{
    struct access a = {.type = ptx_type("s8")};
    return pointer_of_access(b, operand, &a, a.type, false);
}

/* A narrow value fills its register. */
static void assign_loaded(struct ptx_build *b, const struct ptx_operand *to, struct node *value)
{
    struct type *type = NULL;
    if (to->kind == PTX_ARGUMENT)
        type = b->arguments[to->number].type;
    for (size_t i = 0; to->kind == PTX_NAME && i < b->text.register_count; i++)
        if (strcmp(b->text.registers[i].name, to->name) == 0)
            type = b->variables[i].decl->type;
    if (type && type->kind == TYPE_INTEGER && value->type->kind == TYPE_INTEGER &&
        type->size > value->type->size)
        value = ptx_converted(b, value, type, true);
    ptx_assign(b, to, value);
}

void ptx_assign_parts(struct ptx_build *b, const struct ptx_operand *list, struct decl *vector,
                      struct type *type)
{
    static const char parts[] = "xyzw";
    for (size_t i = 0; i < list->count; i++) {
        struct node *value = model_make_reference(b->model, b->node, vector);
        const char *name = arena_printf(b->model->arena, "part.%c", parts[i]);
        assign_loaded(b, &list->items[i], ptx_call(b, name, type, 1, &value));
    }
}

static void load_vector(struct ptx_build *b, const struct ptx_statement *s, const struct access *a)
{
    const struct ptx_operand *list = &s->operands[0];
    if (list->kind != PTX_LIST || list->count != a->width) {
        ptx_problem(b, "the results of '%s'", s->name);
        return;
    }
    struct type *vector = ptx_vector_type(b, a->type, a->width);
    struct node *pointer = pointer_of_access(b, &s->operands[1], a, a->type, false);
    const char *name = arena_printf(b->model->arena, "load%s.%s", a->is_volatile ? ".volatile" : "",
                                    vector->opencl);
    ptx_assign_parts(b, list,
                     ptx_variable(b, "loaded", vector, ptx_call(b, name, vector, 1, &pointer)),
                     a->type);
}

void ptx_make_load(struct ptx_build *b, const struct ptx_statement *s)
{
    struct access a;
    if (!read_parts(b, s, false, &a))
        return;
    if (s->count != 2u + a.has_policy) {
        ptx_problem(b, "the instruction '%s' with %zu operands", s->name, s->count);
        return;
    }
    if (a.width > 1)
        load_vector(b, s, &a);
    else
        assign_loaded(
            b, &s->operands[0],
            target_of(b, pointer_of_access(b, &s->operands[1], &a, a.type, a.is_volatile), a.type));
    add_fence(b, &a, ORDER_ACQUIRE);
}

/* What is stored: the low bits of a wider register, too. */
static struct node *stored_value(struct ptx_build *b, const struct ptx_operand *operand,
                                 struct type *type)
{
    if (operand->kind == PTX_INTEGER || operand->kind == PTX_REAL)
        return ptx_value(b, operand, type);
    return ptx_converted(b, ptx_read_operand(b, operand), type, type->size < 4);
}

void ptx_make_store(struct ptx_build *b, const struct ptx_statement *s)
{
    struct access a;
    if (!read_parts(b, s, false, &a))
        return;
    if (s->count != 2u + a.has_policy ||
        (a.width > 1 && (s->operands[1].kind != PTX_LIST || s->operands[1].count != a.width))) {
        ptx_problem(b, "the operands of '%s'", s->name);
        return;
    }
    add_fence(b, &a, ORDER_RELEASE);
    if (a.width == 1) {
        struct node *place =
            target_of(b, pointer_of_access(b, &s->operands[0], &a, a.type, a.is_volatile), a.type);
        ptx_add(b,
                ptx_binary(b, OP_ASSIGN, a.type, place, stored_value(b, &s->operands[1], a.type)));
        return;
    }
    struct node *values[5] = {pointer_of_access(b, &s->operands[0], &a, a.type, false)};
    for (size_t i = 0; i < a.width; i++)
        values[1 + i] = stored_value(b, &s->operands[1].items[i], a.type);
    const char *name = arena_printf(b->model->arena, "store%s.%s%zu",
                                    a.is_volatile ? ".volatile" : "", a.type->opencl, a.width);
    ptx_add(b, ptx_call(b, name, NULL, 1 + a.width, values));
}

/* --- atomics ----------------------------------------------------------------- */

static struct node *atomic_call(struct ptx_build *b, const struct ptx_statement *s,
                                const struct access *a, size_t first)
{
    static const char *const names[][2] = {
        {"add", "atomicAdd"}, {"exch", "atomicExch"}, {"min", "atomicMin"}, {"max", "atomicMax"},
        {"inc", "atomicInc"}, {"dec", "atomicDec"},   {"cas", "atomicCAS"}, {"and", "atomicAnd"},
        {"or", "atomicOr"},   {"xor", "atomicXor"}};
    const char *function = NULL;
    bool is_signed_sum = strcmp(a->operation, "add") == 0 && a->type == ptx_type("s64");
    struct type *type = is_signed_sum ? ptx_type("u64") : a->type;
    struct node *values[3];
    size_t count = s->count - first - a->has_policy;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(names[i][0], a->operation) == 0)
            function = names[i][1];
    if (s->count < first + a->has_policy || count != (strcmp(a->operation, "cas") == 0 ? 3 : 2))
        return ptx_problem(b, "the instruction '%s' with %zu operands", s->name, s->count);
    values[0] = pointer_of_access(b, &s->operands[first], a, type, false);
    for (size_t i = 1; i < count; i++)
        values[i] = ptx_value(b, &s->operands[first + i], type);
    if (values[0]->type->kind == TYPE_POINTER) /* which may have been const or volatile */
        values[0] = strcmp(values[0]->type->target->spelling, type->spelling) == 0
                        ? values[0]
                        : ptx_cast(b, model_make_pointer(b->model, type), values[0]);
    return ptx_call(b, function, type, count, values);
}

/* Sums of vectors of floats, and of numbers of 16 bits, which are functions with own types. The result
 * is a vector of OpenCL where the operand is a list. */
static struct node *own_sum(struct ptx_build *b, const struct ptx_statement *s,
                            const struct access *a, size_t first)
{
    struct node *values[5];
    const struct ptx_operand *list = s->count > first + 1 ? &s->operands[first + 1] : NULL;
    size_t count = a->width > 1 && list ? list->count : 1;
    if (s->count != first + 2 + a->has_policy || count != a->width ||
        (a->width > 1 && list->kind != PTX_LIST))
        return ptx_problem(b, "the operands of '%s'", s->name);
    values[0] = pointer_of_access(b, &s->operands[first], a, a->type, false);
    for (size_t i = 0; i < count; i++)
        values[1 + i] = ptx_value(b, a->width > 1 ? &list->items[i] : list, a->type);
    if (a->width == 1)
        return ptx_call(b, arena_printf(b->model->arena, "add.at.%s", a->type_name), a->type, 2,
                        values);
    return ptx_call(b, arena_printf(b->model->arena, "add.at.v%zu.%s", a->width, a->type_name),
                    ptx_vector_type(b, a->type, a->width), 1 + count, values);
}

static bool is_own_sum(const struct access *a)
{
    return a->width > 1 || is_part_of(a->type_name, "f16 bf16 f16x2 bf16x2");
}

static void make_own_atomic(struct ptx_build *b, const struct ptx_statement *s,
                            const struct access *a)
{
    struct node *value = own_sum(b, s, a, 1);
    const struct ptx_operand *to = &s->operands[0];
    if (b->problem)
        return;
    if (a->width == 1)
        ptx_assign(b, to, value);
    else if (to->kind != PTX_LIST || to->count != a->width)
        ptx_problem(b, "the results of '%s'", s->name);
    else
        ptx_assign_parts(b, to, ptx_variable(b, "before", value->type, value), a->type);
}

void ptx_make_atomic(struct ptx_build *b, const struct ptx_statement *s)
{
    struct access a;
    if (!read_parts(b, s, true, &a))
        return;
    add_fence(b, &a, ORDER_RELEASE);
    if (is_own_sum(&a)) {
        make_own_atomic(b, s, &a);
        add_fence(b, &a, ORDER_ACQUIRE);
        return;
    }
    struct node *value = atomic_call(b, s, &a, 1);
    if (!b->problem)
        ptx_assign(b, &s->operands[0], value);
    add_fence(b, &a, ORDER_ACQUIRE);
}

void ptx_make_reduction(struct ptx_build *b, const struct ptx_statement *s)
{
    struct access a;
    if (!read_parts(b, s, true, &a))
        return;
    add_fence(b, &a, ORDER_RELEASE);
    struct node *value = is_own_sum(&a) ? own_sum(b, s, &a, 0) : atomic_call(b, s, &a, 0);
    if (!b->problem)
        ptx_add(b, value);
}
