/* Values of inline PTX: registers and operands have bits, instructions say of which type they take
 * them. */
#include "desugar/ptx.h"

#include "util/str.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* --- types ------------------------------------------------------------------ */

#define INTEGER(cxx, cl, bytes, sign_free)                                                         \
    {                                                                                              \
        .kind = TYPE_INTEGER, .spelling = cxx, .opencl = cl, .count = -1, .size = bytes,           \
        .align = bytes, .is_unsigned = sign_free                                                   \
    }
#define FLOATING(cxx, bytes)                                                                       \
    {                                                                                              \
        .kind = TYPE_FLOATING, .spelling = cxx, .opencl = cxx, .count = -1, .size = bytes,         \
        .align = bytes                                                                             \
    }

static struct {
    const char *names; /* of PTX, with blanks around each */
    struct type type;
} types[] = {
    {" u32 b32 f16x2 bf16x2 ", INTEGER("unsigned int", "uint", 4, true)},
    {" s32 pred ", INTEGER("int", "int", 4, false)},
    {" u64 b64 ", INTEGER("unsigned long long", "ulong", 8, true)},
    {" s64 ", INTEGER("long long", "long", 8, false)},
    {" u16 b16 f16 bf16 ", INTEGER("unsigned short", "ushort", 2, true)},
    {" s16 ", INTEGER("short", "short", 2, false)},
    {" u8 b8 ", INTEGER("unsigned char", "uchar", 1, true)},
    {" s8 ", INTEGER("signed char", "char", 1, false)},
    {" f32 ", FLOATING("float", 4)},
    {" f64 ", FLOATING("double", 8)},
};

static struct type *find_type(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        for (const char *at = types[i].names; *at; at += strcspn(at + 1, " ") + 1)
            if (strcspn(at + 1, " ") == length && strncmp(at + 1, name, length) == 0)
                return length ? &types[i].type : NULL;
    return NULL;
}

struct type *ptx_type(const char *name)
{
    return find_type(name, strlen(name));
}

struct type *ptx_type_in(const char *list, size_t index)
{
    for (; index && *list; index--) {
        list += strcspn(list, " ");
        list += strspn(list, " ");
    }
    return find_type(list, strcspn(list, " "));
}

/* --- nodes ------------------------------------------------------------------ */

struct node *ptx_problem(struct ptx_build *b, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    if (!b->problem)
        b->problem = arena_vprintf(b->model->arena, format, values);
    va_end(values);
    return model_make_number(b->model, b->node, 0);
}

struct node *ptx_number(struct ptx_build *b, struct type *type, unsigned long long value)
{
    struct node *node = model_make_number(b->model, b->node, (long long)value);
    node->type = type;
    return node;
}

struct node *ptx_cast(struct ptx_build *b, struct type *type, struct node *value)
{
    struct node *node = model_make_node(b->model, b->node, NODE_CXX_REINTERPRET_CAST_EXPR, type);
    if (type->kind != TYPE_POINTER)
        node->kind = NODE_CXX_STATIC_CAST_EXPR;
    model_add_child(b->model, node, value);
    return node;
}

struct node *ptx_binary(struct ptx_build *b, enum operator_kind op, struct type *type,
                        struct node *left, struct node *right)
{
    struct node *node = model_make_node(b->model, b->node, NODE_BINARY_OPERATOR, type);
    node->op = op;
    model_add_child(b->model, node, left);
    model_add_child(b->model, node, right);
    return node;
}

struct node *ptx_not(struct ptx_build *b, enum operator_kind op, struct node *value)
{
    struct node *node = model_make_node(b->model, b->node, NODE_UNARY_OPERATOR, value->type);
    node->op = op;
    model_add_child(b->model, node, value);
    return node;
}

struct node *ptx_copy(struct ptx_build *b, const struct node *node)
{
    struct node *copy = arena_new(b->model->arena, struct node);
    *copy = *node;
    copy->children = copy->arguments = NULL;
    copy->child_count = copy->argument_count = 0;
    for (size_t i = 0; i < node->child_count; i++)
        model_add_child(b->model, copy, ptx_copy(b, node->children[i]));
    for (size_t i = 0; i < node->argument_count; i++) {
        struct node *argument = node->arguments[i];
        for (size_t c = 0; c < node->child_count; c++)
            if (argument == node->children[c])
                argument = copy->children[c];
        arena_push(b->model->arena, copy->arguments, copy->argument_count, argument);
    }
    if (node->declared_count || node->kind == NODE_LAMBDA_EXPR)
        ptx_problem(b, "an operand with statements of its own");
    return copy;
}

struct node *ptx_call(struct ptx_build *b, const char *name, struct type *result, size_t count,
                      struct node *const *arguments)
{
    struct model *model = b->model;
    struct function *f = model_make_function(model, name, result ? result : model_void_type(model));
    struct node *call = model_make_node(model, b->node, NODE_CALL_EXPR, f->result);
    f->decl->in_system = true;
    call->ref = f->decl;
    for (size_t i = 0; i < count; i++) {
        struct decl *parameter = model_make_decl(model, DECL_PARAMETER, "", arguments[i]->type);
        arena_push(model->arena, f->parameters, f->parameter_count, parameter);
        model_add_child(model, call, arguments[i]);
        arena_push(model->arena, call->arguments, call->argument_count, arguments[i]);
    }
    return call;
}

struct node *ptx_call_1(struct ptx_build *b, const char *name, const char *type, struct node *value)
{
    return ptx_call(b, name, ptx_type(type), 1, &value);
}

struct node *ptx_call_2(struct ptx_build *b, const char *name, const char *type, struct node *first,
                        struct node *second)
{
    struct node *values[] = {first, second};
    return ptx_call(b, name, ptx_type(type), 2, values);
}

/* --- conversions ------------------------------------------------------------ */

static struct node *same_bits(struct ptx_build *b, struct node *value, struct type *type)
{
    return ptx_call(b, arena_printf(b->model->arena, "bits.%s", type->opencl), type, 1, &value);
}

static bool is_integral(const struct type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_BOOL || type->kind == TYPE_ENUM;
}

struct node *ptx_converted(struct ptx_build *b, struct node *value, struct type *type,
                           bool may_truncate)
{
    const struct type *from = value->type;
    if (from->kind == TYPE_POINTER && type->kind == TYPE_INTEGER && type->size == 8)
        return ptx_cast(b, type, value);
    if (from->kind == TYPE_POINTER && type->kind == TYPE_POINTER &&
        strcmp(from->spelling, type->spelling) == 0)
        return value;
    if (type->kind == TYPE_POINTER)
        return from->size == 8 && from->kind != TYPE_FLOATING
                   ? ptx_cast(b, type, value)
                   : ptx_problem(b, "an address that is no pointer");
    if (!type_is_arithmetic(type) || (!is_integral(from) && from->kind != TYPE_FLOATING))
        return ptx_problem(b, "an operand of type '%s'", from->spelling);
    if (from->kind == TYPE_FLOATING && type->kind == TYPE_FLOATING && from->size == type->size)
        return value;
    if (from->size != type->size && !(may_truncate && is_integral(from) && is_integral(type)))
        return ptx_problem(b, "an operand of %lld bits where %lld are wanted", from->size * 8,
                           type->size * 8);
    if (from->kind == TYPE_FLOATING || type->kind == TYPE_FLOATING)
        return same_bits(b, value, type);
    return from->kind == TYPE_INTEGER && from->size == type->size &&
                   from->is_unsigned == type->is_unsigned
               ? value
               : ptx_cast(b, type, value);
}

/* --- operands --------------------------------------------------------------- */

static struct ptx_variable *find_variable(struct ptx_build *b, const char *name)
{
    for (size_t i = 0; i < b->text.register_count; i++)
        if (strcmp(b->text.registers[i].name, name) == 0)
            return &b->variables[i];
    return NULL;
}

static struct node *declaration_of(struct ptx_build *b, struct decl *decl)
{
    return desugar_declaration(b->model, b->node, decl);
}

/* One that is read before it is written, or written where not all threads come, is declared at the
 * start. */
static void declare_first(struct ptx_build *b, struct ptx_variable *variable)
{
    if (!variable->is_declared)
        desugar_prepend(b->model, b->outer, declaration_of(b, variable->decl));
    variable->is_declared = true;
}

void ptx_declare_argument(struct ptx_build *b, struct ptx_argument *a)
{
    if (!a->is_declared)
        desugar_prepend(b->model, b->outer, declaration_of(b, a->variable));
    a->is_declared = true;
}

static struct node *value_of_argument(struct ptx_build *b, size_t index)
{
    struct ptx_argument *a = &b->arguments[index];
    if (a->variable) {
        ptx_declare_argument(b, a);
        return model_make_reference(b->model, b->node, a->variable);
    }
    if (a->is_output) /* a variable, or an lvalue that is read once and then written */
        return ptx_copy(b, a->expression);
    if (a->is_taken)
        return ptx_copy(b, a->expression);
    a->is_taken = true;
    return a->expression;
}

/* `0f3f800000`, `0d3ff0000000000000`, `1.5`, as a number's bits. */
static struct node *real_number(struct ptx_build *b, const char *text, const struct type *type)
{
    bool is_negative = *text == '-';
    char *end;
    text += is_negative;
    unsigned long long bits;
    if (text[0] == '0' && strchr("fFdD", text[1]) && text[1]) {
        if ((strchr("fF", text[1]) ? 4 : 8) != type->size)
            return ptx_problem(b, "a number of another size");
        bits = strtoull(text + 2, &end, 16);
    } else {
        double value = strtod(text, &end);
        float single = (float)value;
        unsigned low = 0;
        memcpy(&bits, &value, sizeof bits);
        memcpy(&low, &single, sizeof low);
        bits = type->size == 4 ? low : bits;
    }
    bits ^= (unsigned long long)is_negative << (type->size * 8 - 1);
    struct node *number = ptx_number(b, ptx_type(type->size == 4 ? "u32" : "u64"), bits);
    return *end ? ptx_problem(b, "a number") : same_bits(b, number, (struct type *)type);
}

struct node *ptx_read_operand(struct ptx_build *b, const struct ptx_operand *operand)
{
    struct ptx_variable *variable;
    const struct rule *rule;
    if (operand->selector)
        return ptx_problem(b, "the part '%s' of an operand", operand->selector);
    if (operand->is_minus)
        return ptx_problem(b, "an operand with a sign");
    switch (operand->kind) {
    case PTX_ARGUMENT: return value_of_argument(b, (size_t)operand->number);
    case PTX_NAME:
        variable = find_variable(b, operand->name);
        if (!variable && strcmp(operand->name, "WARP_SZ") == 0)
            return ptx_number(b, ptx_type("u32"), 32);
        if (!variable)
            return ptx_problem(b, "the name '%s'", operand->name);
        declare_first(b, variable);
        return model_make_reference(b->model, b->node, variable->decl);
    case PTX_SPECIAL:
        rule = rules_find(b->model->rules, RULE_DEVICE_FUNCTION, operand->name);
        if (!rule || !rule->types)
            return ptx_problem(b, "the register '%s', which has no rule", operand->name);
        return ptx_call(b, rule->same ? rule->same : operand->name, ptx_type_in(rule->types, 0), 0,
                        NULL);
    case PTX_INTEGER: return ptx_number(b, ptx_type("s64"), (unsigned long long)operand->number);
    default: return ptx_problem(b, "an operand of this form");
    }
}

struct node *ptx_value(struct ptx_build *b, const struct ptx_operand *operand, struct type *type)
{
    bool is_predicate = operand->is_negated;
    if (operand->kind == PTX_INTEGER) {
        struct node *number;
        unsigned bits = (unsigned)type->size * 8;
        unsigned long long mask = bits < 64 ? (1ull << bits) - 1 : ~0ull;
        unsigned long long value = (unsigned long long)operand->number & mask;
        if (type->kind != TYPE_INTEGER)
            return ptx_problem(b, "a whole number as a '%s'", type->spelling);
        if (!type->is_unsigned && (value >> (bits - 1)) & 1 && bits < 64)
            value |= ~mask;
        number = ptx_number(b, type, value);
        number->assembly = operand->name;
        return number;
    }
    if (operand->kind == PTX_REAL)
        return type->kind == TYPE_FLOATING ? real_number(b, operand->name, type)
                                           : ptx_problem(b, "a number");
    struct node *value = ptx_converted(b, ptx_read_operand(b, operand), type, false);
    return is_predicate ? ptx_not(b, OP_LOGICAL_NOT, value) : value;
}

const struct type *ptx_type_of(struct ptx_build *b, const struct ptx_operand *operand)
{
    if (operand->kind == PTX_ARGUMENT) {
        const struct ptx_argument *a = &b->arguments[operand->number];
        return a->variable ? a->variable->type : a->expression->type;
    }
    const struct ptx_variable *v =
        operand->kind == PTX_NAME ? find_variable(b, operand->name) : NULL;
    return v ? v->decl->type : NULL;
}

bool ptx_constant(struct ptx_build *b, const struct ptx_operand *operand, long long *value)
{
    if (operand->kind == PTX_ARGUMENT && !b->arguments[operand->number].is_output)
        return model_evaluate(b->arguments[operand->number].expression, value);
    *value = operand->number;
    return operand->kind == PTX_INTEGER;
}

/* --- statements ------------------------------------------------------------- */

void ptx_add(struct ptx_build *b, struct node *statement)
{
    model_add_child(b->model, b->block, statement);
}

static bool names_any(const struct node *node, const char *name)
{
    if (node->ref && strcmp(node->ref->name, name) == 0)
        return true;
    for (size_t i = 0; i < node->child_count; i++)
        if (names_any(node->children[i], name))
            return true;
    return false;
}

static bool is_made(const struct ptx_build *b, const char *name)
{
    for (size_t i = 0; i < b->name_count; i++)
        if (strcmp(b->names[i], name) == 0)
            return true;
    return false;
}

const char *ptx_free_name(struct ptx_build *b, const char *name)
{
    const char *wanted = name;
    for (size_t i = 0; i < b->argument_count; i++)
        if (names_any(b->arguments[i].expression, name))
            return ptx_free_name(b, arena_printf(b->model->arena, "%s_", name));
    for (int i = 2; is_made(b, name); i++)
        name = arena_printf(b->model->arena, "%s%d", wanted, i);
    return name == wanted ? name : ptx_free_name(b, name);
}

struct decl *ptx_variable(struct ptx_build *b, const char *name, struct type *type,
                          struct node *init)
{
    const char *free_name = ptx_free_name(b, name + (*name == '%'));
    struct decl *decl = model_make_decl(b->model, DECL_VARIABLE, free_name, type);
    arena_push(b->model->arena, b->names, b->name_count, free_name);
    decl->init = init;
    decl->file = b->node->file;
    decl->begin = decl->end = b->node->begin;
    if (init)
        ptx_add(b, declaration_of(b, decl));
    return decl;
}

struct node *ptx_keep(struct ptx_build *b, struct decl **variable, const char *name,
                      struct node *value)
{
    if (!*variable)
        *variable = ptx_variable(b, name, value->type, value);
    return model_make_reference(b->model, b->node, *variable);
}

static void assign_register(struct ptx_build *b, struct ptx_variable *variable, struct node *value)
{
    struct decl *decl = variable->decl;
    if (!variable->is_declared && value->type->kind == TYPE_POINTER && decl->type->size == 8)
        decl->type = value->type; /* it stays a pointer, which has an address space */
    if (variable->is_declared || b->block != b->outer) {
        declare_first(b, variable);
        ptx_add(b,
                ptx_binary(b, OP_ASSIGN, decl->type, model_make_reference(b->model, b->node, decl),
                           ptx_converted(b, value, decl->type, false)));
        return;
    }
    variable->is_declared = true;
    decl->init = ptx_converted(b, value, decl->type, false);
    ptx_add(b, declaration_of(b, decl));
}

/* An integer of the same size needs no cast, as an assignment does the same. */
static struct node *for_assignment(struct ptx_build *b, struct node *value, struct type *type)
{
    bool is_plain = is_integral(value->type) && is_integral(type) &&
                    value->type->size == type->size && type->kind == TYPE_INTEGER;
    if (value->type->kind == TYPE_POINTER && type->kind == TYPE_POINTER)
        return strcmp(value->type->spelling, type->spelling) == 0 ? value
                                                                  : ptx_cast(b, type, value);
    return is_plain ? value : ptx_converted(b, value, type, false);
}

void ptx_assign(struct ptx_build *b, const struct ptx_operand *to, struct node *value)
{
    if (to->kind == PTX_NAME && strcmp(to->name, "_") == 0) {
        ptx_add(b, value);
        return;
    }
    if (to->kind == PTX_NAME && find_variable(b, to->name) && !to->selector) {
        assign_register(b, find_variable(b, to->name), value);
        return;
    }
    if (to->kind != PTX_ARGUMENT || to->selector || !b->arguments[to->number].is_output) {
        ptx_problem(b, "this place for a result");
        return;
    }
    struct ptx_argument *a = &b->arguments[to->number];
    if (a->variable && !a->is_declared && b->block == b->outer) {
        a->is_declared = true;
        a->variable->init = for_assignment(b, value, a->variable->type);
        ptx_add(b, declaration_of(b, a->variable));
        return;
    }
    if (a->variable)
        ptx_declare_argument(b, a);
    struct node *place = a->variable   ? model_make_reference(b->model, b->node, a->variable)
                         : a->is_taken ? ptx_copy(b, a->expression)
                                       : a->expression;
    a->is_taken |= !a->variable;
    ptx_add(b, ptx_binary(b, OP_ASSIGN, place->type, place, for_assignment(b, value, place->type)));
}
