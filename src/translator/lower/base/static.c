/* Static local variables of device functions: one object for all work-items, as a __device__
 * variable is, so they are made like one. No name of the host file leads to them: the generated
 * header has a variable with their first bytes, which are computed here, since CUDA allows only
 * constant initialisers. */
#include "lower/base/base.h"
#include "model/facts.h"

#include <string.h>

bool static_is_local(const struct decl *decl)
{
    return decl->kind == DECL_VARIABLE && decl->parent && decl->parent->kind == DECL_FUNCTION &&
           (decl->storage == STORAGE_STATIC || decl->storage == STORAGE_DEVICE ||
            decl->storage == STORAGE_CONSTANT);
}

/* --- values --------------------------------------------------------------- */

static void put_integer(unsigned char *bytes, long long size, unsigned long long value)
{
    for (long long i = 0; i < size; i++)
        bytes[i] = (unsigned char)(value >> 8 * i);
}

static void put_bits(unsigned char *bytes, long long bit, int width, unsigned long long value)
{
    for (int i = 0; i < width; i++, bit++)
        if (value >> i & 1)
            bytes[bit / 8] |= (unsigned char)(1 << bit % 8);
}

static bool put_floating(unsigned char *bytes, const struct type *type, double value)
{
    float narrow = (float)value;
    if (type->size == sizeof narrow)
        memcpy(bytes, &narrow, sizeof narrow);
    else if (type->size == sizeof value)
        memcpy(bytes, &value, sizeof value);
    else
        return false;
    return true;
}

/* In a list, `{1, 2.5f}`, numbers stand as they are written. */
static bool evaluate_floating(const struct node *node, double *real)
{
    const long long exact = 1ll << 24; /* in a float, too */
    long long integer;

    if (model_evaluate_real(node, real))
        return true;
    if (!model_evaluate(node, &integer) || integer > exact || integer < -exact)
        return false;
    *real = (double)integer;
    return true;
}

static bool put_scalar(const struct node *node, const struct type *type, unsigned char *bytes)
{
    const struct node *inner = node_skip_implicit((struct node *)node);
    if (inner->kind == NODE_CXX_NULL_PTR_LITERAL_EXPR || inner->kind == NODE_GNU_NULL_EXPR)
        return true;
    double real;
    unsigned long long value;
    if (type->kind == TYPE_FLOATING)
        return evaluate_floating(node, &real) && put_floating(bytes, type, real);
    if (!model_evaluate_bits(node, &value) || (type->kind == TYPE_POINTER && value))
        return false;
    put_integer(bytes, type->size, type->kind == TYPE_BOOL ? value != 0 : value);
    return true;
}

static bool put_value(struct lower_module *m, struct node *node, struct type *type,
                      unsigned char *bytes);

static bool put_field(struct lower_module *m, struct node *node, struct decl *field,
                      unsigned char *bytes)
{
    long long bit = model_field_bit(field);
    unsigned char value[8] = {0};
    unsigned long long number = 0;
    if (bit < 0 || !field->is_bit_field)
        return bit >= 0 && put_value(m, node, field->type, bytes + bit / 8);
    if (field->type->size > 8 || !put_value(m, node, field->type, value))
        return false;
    for (int i = 0; i < 8; i++)
        number |= (unsigned long long)value[i] << 8 * i;
    put_bits(bytes, bit, field->bit_width, number);
    return true;
}

static bool put_list(struct lower_module *m, struct node *list, struct type *type,
                     unsigned char *bytes)
{
    if (list->refusal)
        return false;
    if (type->kind == TYPE_ARRAY) {
        for (size_t i = 0; i < list->child_count; i++)
            if ((long long)i >= type->count ||
                !put_value(m, list->children[i], type->target,
                           bytes + (long long)i * type->target->size))
                return false;
        return true;
    }
    if (type->kind != TYPE_RECORD)
        return !list->child_count || put_value(m, list->children[0], type, bytes);
    struct decl *record = type->declaration;
    if (!record)
        return false;
    model_load_record(m->model, record);
    if (record->base_count || list->child_count > record->field_count)
        return false;
    for (size_t i = 0; i < list->child_count; i++)
        if (!put_field(m, list->children[i], record->fields[i], bytes))
            return false;
    return true;
}

/* What stands behind a zero in the literal is not in its value, as clang gives it. */
static bool put_string(struct lower_module *m, const struct node *node, const struct type *type,
                       unsigned char *bytes)
{
    const char *text = type->target->size == 1 ? model_evaluate_string(m->arena, node) : NULL;
    if (!text || strstr(model_string_literal(m->arena, node), "\\000"))
        return false;
    strncpy((char *)bytes, text, (size_t)type->size);
    return true;
}

/* Is it an object that starts as zero and is not built by anything? */
static bool is_left_alone(const struct node *inner)
{
    const struct function *f = inner->ref ? inner->ref->function : NULL;
    return inner->kind == NODE_CALL_EXPR && f && f->is_constructor && !inner->argument_count &&
           (!f->body || f->is_implicit) && !f->is_synthesised;
}

static bool put_value(struct lower_module *m, struct node *node, struct type *type,
                      unsigned char *bytes)
{
    struct node *inner = node_skip_implicit(node);
    if (inner->kind == NODE_INIT_LIST_EXPR)
        return put_list(m, inner, type, bytes);
    if (type->kind == TYPE_ARRAY && inner->kind == NODE_STRING_LITERAL)
        return put_string(m, inner, type, bytes);
    if (type->kind == TYPE_RECORD || type->kind == TYPE_ARRAY)
        return is_left_alone(inner);
    return type->size > 0 && put_scalar(node, type, bytes);
}

/* --- the variable --------------------------------------------------------- */

static unsigned char *first_bytes(struct lower_module *m, struct decl *decl)
{
    if (decl->type->size <= 0)
        return NULL;
    unsigned char *bytes = arena_alloc(m->arena, (size_t)decl->type->size + 1);
    memset(bytes, 0, (size_t)decl->type->size + 1);
    if (!decl->init)
        desugar_variable(m->model, decl);
    return !decl->init || put_value(m, decl->init, decl->type, bytes) ? bytes : NULL;
}

bool static_has_value(struct lower_module *m, struct decl *decl)
{
    return first_bytes(m, decl) != NULL;
}

void static_check(struct lower *l, const struct node *node, struct decl *decl)
{
    if (!static_has_value(l->module, decl))
        lower_refuse(l, CU2002, node, "a static local variable that starts with this value");
}

const char *static_initialiser(struct lower_module *m, struct decl *decl)
{
    struct str out = {.arena = m->arena};
    const unsigned char *bytes = first_bytes(m, decl);
    long long used = bytes ? decl->type->size : 0;
    while (used > 0 && !bytes[used - 1])
        used--;
    for (long long i = 0; i < used; i++)
        str_printf(&out, "%s%d", i ? ", " : "", bytes[i]);
    return str_text(&out);
}
