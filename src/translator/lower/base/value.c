/* Values of templates in a body that instances share: the names of the template's parameters stand
 * for them, as in the source.
 *
 * A literal that was a parameter's name in the source is known by that name. Of other numbers, such
 * as the size of a tile or what a call passes on, only the value is known. Where it is the value of
 * the same parameter in all instances, though they differ, that one is meant. So all bodies are
 * lowered with numbers first, which are gathered in their order, and then with names. */
#include "lower/base/base.h"

#include <string.h>

const char *share_number(struct lower *l, long long number, const char *type)
{
    struct shared_body *body = l->shared ? l->shared : l->made;
    const char *plain =
        arena_printf(l->arena, "%lld%s", number, type && strcmp(type, "uint") == 0 ? "u" : "");
    if (!body)
        return plain;
    size_t place = body->number_count;
    arena_push(l->arena, body->numbers, body->number_count, number);
    size_t parameter = place < body->named_count ? body->named[place] : TEMPLATE_NONE;
    struct template_value *value = parameter == TEMPLATE_NONE ? NULL : &body->values[parameter];
    if (!value || value->number != number || map_get(&l->local_names, value->name))
        return plain;
    if (!value->text)
        value->text = c_number(l->arena, number);
    value->is_passed |= l->shared != NULL;
    bool has_type = !type || strcmp(value->type->opencl, type) == 0;
    return has_type ? value->name : arena_printf(l->arena, "(%s)%s", type, value->name);
}

void share_add_values(struct lower *l, const struct shared_body *callee, struct c_node ***arguments,
                      size_t *count)
{
    for (size_t i = 0; i < callee->instance->function->template_count; i++) {
        const struct template_value *value = &callee->values[i];
        if (!value->is_passed)
            continue;
        struct c_node *passed = value->text;
        const char *text = value->is_number ? share_number(l, value->number, NULL) : "";
        if (str_is_word(*text) && !strchr("0123456789", *text))
            passed = c_name(l->arena, text);
        arena_push(l->arena, *arguments, *count, passed);
    }
}
