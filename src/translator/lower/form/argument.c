/* Arguments of the device library's functions. */
#include "analysis/library.h"
#include "lower/form/form.h"
#include "model/facts.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A number's text as C has it, of a literal whose type is that of the place, not its own: what the
 * literal's own type needs is not asked for. */
static const char *literal_text(struct lower *l, struct node *node)
{
    struct lower_module *m = l->module;
    struct uses nobody = {.things.arena = m->arena, .headers.arena = m->arena};
    struct uses *user = m->user;
    m->user = &nobody;
    struct c_node *literal = lower_literal_token(l, node);
    m->user = user;
    return literal->kind == C_NAME ? literal->text : "";
}

/* `2` and `2.0` as an argument of type float: `2.0f`. NULL where it is no literal, or another
 * number then. */
static struct c_node *literal_of_type(struct lower *l, struct node *node, const struct type *type)
{
    bool is_literal = node->kind == NODE_INTEGER_LITERAL || node->kind == NODE_FLOATING_LITERAL;
    if (!is_literal || node->from_macro_body || node->is_synthetic || type->kind != TYPE_FLOATING ||
        (type->size != 4 && type->size != 8))
        return NULL;
    const char *text = literal_text(l, node);
    size_t length = strspn(text, "0123456789.");
    char *end;
    double value = strtod(text, &end);
    if (text[length] || *end || (text[0] == '0' && isdigit((unsigned char)text[1])) || !length ||
        length > 15 || (type->size == 4 && (double)strtof(text, NULL) != (double)(float)value))
        return NULL;
    if (type->size == 8)
        lower_need(l->module, CU2CL_NEEDS_FP64);
    return c_name(l->arena, arena_printf(l->arena, "%s%s%s", text, strchr(text, '.') ? "" : ".0",
                                         type->size == 4 ? "f" : ""));
}

/* Of the functions for tiles of several warps; `header`: of those of a warp. */
static const char *large_header(struct lower *l, const char *header)
{
    size_t begin = strlen("group_");
    return header && str_starts(header, "group_")
               ? arena_printf(l->arena, "large_%s", header + begin)
               : "large_tiles.clh";
}

/* `{tile}` is the number of threads of a tile, `{parent}` that of the tile around it, or 0. Tiles
 * larger than a warp have functions of their own, but no mask. NULL when it is no tile, or there is
 * no such function. */
const char *argument_fill_tiles(struct lower *l, const struct type *group, const char *to,
                                const char *header)
{
    struct str out = {.arena = l->arena};
    long long size = library_tile_size(group);
    bool is_large = size > 32 && strstr(to, "{tile}");
    if ((size == 0 && strstr(to, "{tile}")) || (is_large && strstr(to, "cu_tile(")))
        return NULL;
    if (is_large && str_starts(to, "cu_tile_"))
        lower_use_header(l->module, large_header(l, header));
    for (const char *p = to; *p; p++) {
        if (str_starts(p, "{tile}u")) {
            str_add(&out, share_number(l, size, "uint"));
            p += strlen("{tile}u") - 1;
        } else if (str_starts(p, "{tile}")) {
            str_add(&out, share_number(l, size, NULL));
            p += strlen("{tile}") - 1;
        } else if (str_starts(p, "{parent}")) {
            str_add(&out, share_number(l, library_tile_parent(l->module->model, group), NULL));
            p += strlen("{parent}") - 1;
        } else if (is_large && str_starts(p, "cu_tile_")) {
            str_add(&out, "cu_large_");
            p += strlen("cu_tile_") - 1;
        } else {
            size_t length = 1 + strcspn(p + 1, "{c");
            str_addn(&out, p, length);
            p += length - 1;
        }
    }
    return str_text(&out);
}

struct c_node *lower_group_value(struct lower *l, struct node *node, const struct type *type)
{
    const struct rule *rule = type_strip_reference((struct type *)type)->rule;
    const char *text = rule->value ? argument_fill_tiles(l, type, rule->value, rule->header) : "0";
    if (rule->value)
        lower_use_header(l->module, rule->header);
    if (!text && node)
        lower_refuse(l, CU2002, node, "a tile of more than 32 threads as a thread_group");
    return text ? rule_text(l->arena, text) : c_zero(l->arena);
}

/* Does C convert the argument as C++ does? The device library's own functions have prototypes. */
static bool converts_by_itself(const char *to, const struct type *from, const struct type *type)
{
    return str_starts(to, "cu_") && (from->kind == TYPE_INTEGER || from->kind == TYPE_BOOL) &&
           type->kind == TYPE_INTEGER && type->size == 4 && from->size <= 4;
}

/* OpenCL's functions are overloaded, so an argument that C++ converted needs the conversion
 * written; `replacement` is what is called. */
struct c_node *lower_converted_argument(struct lower *l, struct node *argument,
                                        const char *replacement)
{
    struct node *inner = argument;
    for (struct node *next; (next = node_implicit_operand(inner)) != NULL;)
        inner = next;
    struct type *to = argument->type, *from = inner->type;
    if (to && type_is_stateless(to))
        return lower_group_value(l, NULL, to);
    struct c_node *literal = to && from ? literal_of_type(l, inner, to) : NULL;
    if (literal && strcmp(to->opencl, from->opencl) != 0)
        return literal;
    struct c_node *value = lower_node(l, argument);
    struct spaces none = {{0}};
    if (!to || !from || !type_is_arithmetic(to) || !type_is_arithmetic(from) ||
        to->kind == TYPE_ENUM || converts_by_itself(replacement, from, to) ||
        convert_has_type(l, argument) ||
        (to->kind == from->kind && to->opencl && from->opencl &&
         strcmp(to->opencl, from->opencl) == 0))
        return value;
    struct type *canonical = model_canonical_type(l->module->model, to);
    return c_cast(l->arena, lower_type_name(l->module, canonical, none), value);
}
