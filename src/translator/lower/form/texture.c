/* Textures and surfaces.
 *
 * CUDA's functions are templates over the element type T; those of the device library fetch four
 * channels of float, int or uint, or move so many bytes. A rule with `access` says which kind it
 * is, and its text has the places that T fills: `{t}`, the kind of T's channels, and `{n}`, its
 * size. The result is narrowed to T here, in OpenCL C's own words:
 *
 *   tex2D<float>(t, x, y)            cu_tex2Df(t, x, y).x
 *   tex2D<uchar4>(&v, t, x, y)       v = convert_uchar4(cu_tex2Dui(t, x, y))
 *   surf2Dwrite(v, s, x, y)          cu_surf2Dwrite4(as_uint(v), s, x, y, CU_BOUNDARY_TRAP,
 *                                    cu_status)
 *
 * A texture object is a ulong, and so is the hidden parameter that stands for a reference. */
#include "lower/form/form.h"
#include "model/facts.h"

#include <ctype.h>
#include <string.h>

/* An element: `count` channels of an OpenCL C type. */
struct element {
    const char *channel; /* "float", "uchar" */
    unsigned count;
    bool is_struct; /* CUDA's vector of one component */
    bool is_float, is_unsigned;
    long long size; /* bytes */
};

/* --- elements ------------------------------------------------------------ */

static bool fill_channel(struct element *e, const char *name, size_t length)
{
    static const struct {
        const char *name;
        bool is_float, is_unsigned;
    } channels[] = {{"float", true, false},  {"char", false, false},  {"uchar", false, true},
                    {"short", false, false}, {"ushort", false, true}, {"int", false, false},
                    {"uint", false, true},   {"long", false, false},  {"ulong", false, true},
                    {"double", false, false}};
    for (size_t i = 0; i < sizeof channels / sizeof *channels; i++)
        if (strlen(channels[i].name) == length && strncmp(channels[i].name, name, length) == 0) {
            e->channel = channels[i].name;
            e->is_float = channels[i].is_float;
            e->is_unsigned = channels[i].is_unsigned;
            return true;
        }
    return false;
}

/* False for types that no texel has. */
static bool fill_element(struct element *e, const struct type *type)
{
    *e = (struct element){.count = 1, .size = type->size};
    if (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOATING)
        return fill_channel(e, type->opencl, strlen(type->opencl));
    const char *name = type->kind == TYPE_RECORD && type->rule ? type->rule->device : NULL;
    if (!name)
        return false;
    e->is_struct = str_starts(name, "cu_");
    name += e->is_struct ? strlen("cu_") : 0;
    size_t length = strcspn(name, "0123456789");
    e->count = isdigit((unsigned char)name[length]) ? (unsigned)(name[length] - '0') : 0;
    bool is_known = e->is_struct ? e->count == 1 : e->count == 2 || e->count == 4;
    return is_known && !name[length + 1] && fill_channel(e, name, length);
}

/* The type of the channels that OpenCL C's conversions and casts name. */
static const char *vector_name(struct lower *l, const char *channel, unsigned count)
{
    return count == 1 ? channel : arena_printf(l->arena, "%s%u", channel, count);
}

/* The type of so many bytes that the library's functions of surfaces take. */
static const char *bits_name(const struct element *e)
{
    switch (e->size) {
    case 1: return "uchar";
    case 2: return "ushort";
    case 4: return "uint";
    case 8: return "uint2";
    case 16: return "uint4";
    default: return NULL;
    }
}

/* The struct around one channel. */
static struct c_node *in_struct(struct lower *l, const struct element *e, struct c_node *value)
{
    return e->is_struct
               ? c_call1(l->arena, arena_printf(l->arena, "cu_make_%s1", e->channel), value)
               : value;
}

/* Four channels of float, int or uint as an element. */
static struct c_node *narrowed(struct lower *l, const struct element *e, struct c_node *value)
{
    bool is_same = e->is_float || strcmp(e->channel, e->is_unsigned ? "uint" : "int") == 0;
    if (e->count < 4)
        value = c_dot(l->arena, value, e->count == 1 ? "x" : "xy");
    if (!is_same && e->count == 1)
        value = c_cast(l->arena, e->channel, value);
    else if (!is_same)
        value = c_call1(l->arena,
                        arena_printf(l->arena, "convert_%s", vector_name(l, e->channel, e->count)),
                        value);
    return in_struct(l, e, value);
}

static struct c_node *reinterpreted(struct lower *l, const char *type, struct c_node *value)
{
    return c_call1(l->arena, arena_printf(l->arena, "as_%s", type), value);
}

/* Bytes as an element, and back. */
static struct c_node *from_bits(struct lower *l, const struct element *e, struct c_node *bits)
{
    const char *name = vector_name(l, e->channel, e->count);
    if (strcmp(name, bits_name(e)) != 0)
        bits = reinterpreted(l, name, bits);
    return in_struct(l, e, bits);
}

static struct c_node *to_bits(struct lower *l, const struct element *e, struct c_node *value)
{
    const char *name = vector_name(l, e->channel, e->count);
    if (e->is_struct)
        value = c_dot(l->arena, value, "x");
    return strcmp(name, bits_name(e)) == 0 ? value : reinterpreted(l, bits_name(e), value);
}

/* --- arguments ----------------------------------------------------------- */

/* The boundary mode of a surface function, which is its last argument; -1 when it is computed. */
static long long boundary_mode(const struct node *call)
{
    size_t last = call->argument_count - 1;
    long long value;
    bool is_known = call->argument_count && call->arguments[last] &&
                    model_evaluate(call->arguments[last], &value);
    return is_known ? value : -1;
}

bool lower_access_may_trap(const struct node *call)
{
    long long mode = boundary_mode(call);
    return mode != 0 && mode != 1;
}

static const char *boundary_text(struct lower *l, const struct node *call)
{
    static const char *const modes[] = {"CU_BOUNDARY_ZERO, 0", "CU_BOUNDARY_CLAMP, 0",
                                        "CU_BOUNDARY_TRAP, cu_status"};
    long long mode = boundary_mode(call);
    if (mode >= 0 && mode <= 2)
        return modes[mode];
    struct c_node *computed = lower_node(l, call->arguments[call->argument_count - 1]);
    return arena_printf(l->arena, "%s, cu_status", c_operand(l->arena, computed, LEVEL_ASSIGNMENT));
}

/* The rule's text without the places that the element fills. */
static const char *fill_element_places(struct lower *l, struct node *call, const char *to,
                                       const char *kind, long long size)
{
    struct str out = {.arena = l->arena};
    for (const char *p = to; *p; p++) {
        if (str_starts(p, "{t}")) {
            str_add(&out, kind);
            p += 2;
        } else if (str_starts(p, "{n}")) {
            str_printf(&out, "%lld", size);
            p += 2;
        } else if (str_starts(p, "$boundary")) {
            str_add(&out, boundary_text(l, call));
            p += strlen("$boundary") - 1;
        } else {
            str_addc(&out, *p);
        }
    }
    return str_text(&out);
}

/* The rule's text; `first` is the argument that `$1` stands for, `value` the one of a write. */
static struct c_node *fill_rule(struct lower *l, struct node *call, const char *to, size_t first,
                                struct c_node *value)
{
    struct c_node **arguments = NULL;
    size_t count = 0;
    for (size_t i = first; i < call->argument_count; i++) {
        struct c_node *argument = i == 0 && value ? value
                                  : call->arguments[i]
                                      ? lower_converted_argument(l, call->arguments[i], "")
                                      : NULL;
        arena_push(l->arena, arguments, count, argument);
    }
    return rule_text_filled(l->arena, to, NULL, count, arguments);
}

/* --- calls --------------------------------------------------------------- */

static struct c_node *refuse(struct lower *l, struct node *call, const struct rule *rule,
                             const char *why)
{
    struct source_pos pos = model_pos(call);
    diag_report(l->module->diag, CU2003, &pos, rule->cuda, why);
    note_fault(l->module, l->instance, arena_printf(l->arena, "%s: %s", rule->cuda, why));
    return c_zero(l->arena);
}

/* `*p = value`, where p is the argument in front of the texture. */
static struct c_node *stored(struct lower *l, struct node *pointer, struct c_node *value)
{
    return c_assign(l->arena, c_deref(l->arena, lower_node(l, pointer)), value);
}

struct c_node *lower_access(struct lower *l, struct node *call, const struct rule *rule)
{
    struct element e;
    struct type *first = model_parameter_type(l->module->model, call->ref, 0),
                *last = model_parameter_type(l->module->model, call->ref, -1);
    bool is_write = strcmp(rule->access, "write") == 0;
    bool is_fetch = strcmp(rule->access, "fetch") == 0;
    bool is_stored = first && first->kind == TYPE_POINTER;
    struct type *type = is_write ? first : is_stored ? first->target : call->type;

    if (last && last->kind == TYPE_POINTER && call->argument_count > 1)
        return refuse(l, call, rule, "sparse textures are not ported");
    if (!type || !fill_element(&e, type_strip_reference(type)) ||
        (is_fetch ? e.size > 16 || e.size / e.count > 4 : !bits_name(&e)))
        return refuse(l, call, rule, "no texel has elements of this type");
    lower_use_header(l->module, rule->header);
    if (e.is_struct)
        lower_use_header(l->module, "vector.clh");
    if (strcmp(e.channel, "double") == 0)
        lower_need(l->module, CU2CL_NEEDS_FP64);
    const char *kind = is_write ? "" : e.is_float ? "f" : e.is_unsigned ? "ui" : "i";
    const char *to = fill_element_places(l, call, rule->to, kind, e.size);
    if (is_write)
        return fill_rule(l, call, to, 0,
                         to_bits(l, &e, lower_converted_argument(l, call->arguments[0], "")));
    struct c_node *value = fill_rule(l, call, to, is_stored ? 1 : 0, NULL);
    value = is_fetch ? narrowed(l, &e, value) : from_bits(l, &e, value);
    return is_stored ? stored(l, call->arguments[0], value) : value;
}
