/* Range-for over an array: a pointer steps through it (the model has made its declaration), and the
 * body begins with the declaration of the loop variable.
 *
 * Where the array is a plain name, the loop ends behind it: `v_at < a + 4`. Any other expression is
 * computed once, before a loop that counts. */
#include "lower.h"

#include <ctype.h>
#include <string.h>

static bool is_plain_name(const char *text)
{
    while (isalnum((unsigned char)*text) || *text == '_')
        text++;
    return !*text;
}

/* The body with a declaration at its start, on a line of its own where the body has lines. */
static const char *body_with(struct lower *l, struct node *body, const char *declaration)
{
    const char *text = lower_node(l, body);
    if (text[0] != '{')
        return arena_printf(l->arena, "{ %s; %s%s }", declaration, text,
                            lower_needs_semicolon(body) && !str_ends(text, ";") ? ";" : "");
    if (text[1] != '\n')
        return arena_printf(l->arena, "{ %s;%s", declaration, text + 1);
    size_t indent = strspn(text + 2, " \t");
    return arena_printf(l->arena, "{\n%.*s%s;%s", (int)indent, text + 2, declaration, text + 1);
}

const char *lower_range_for(struct lower *l, struct node *node)
{
    if (node->declared_count != 2 || node->child_count != 2) {
        lower_refuse(l, CU2002, node, "a range-for over this range");
        return ";";
    }
    struct decl *begin = node->declared[0], *variable = node->declared[1];
    struct node *array = node_skip_implicit(begin->init);
    const char *step = lower_variable_text(l, begin);
    const char *element = lower_variable_text(l, variable);
    if (!step || !element) {
        lower_refuse(l, CU2002, node, "a range-for over this range");
        return ";";
    }
    destroy_check_head(l, node, variable);
    const char *name = names_local(l, begin), *range = lower_node(l, array);
    const char *body = body_with(l, node->children[1], element);
    if (is_plain_name(range))
        return arena_printf(l->arena, "for (%s; %s < %s + %lld; %s++) %s", step, name, range,
                            array->type->count, name, body);
    return arena_printf(l->arena,
                        "{ %s; for (int %s_left = %lld; %s_left > 0; %s_left--, %s++) %s }", step,
                        name, array->type->count, name, name, name, body);
}
