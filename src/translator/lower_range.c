/* Range-for. Over an array: a pointer steps through it (the model has made its declaration), and
 * the body begins with the declaration of the loop variable.
 *
 * Where the array is a plain name, the loop ends behind it: `v_at < a + 4`. Any other expression is
 * computed once, before a loop that counts. Over a class: the loop that C++ defines. */
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

static const char *declaration_text(struct lower *l, struct node *node, size_t which)
{
    const char *text = lower_variable_declaration(l, node, node->declared[which]);
    return arena_strndup(l->arena, text, strlen(text) - 1);
}

/* `int *at = first, *end = last` where both have one type; else NULL. */
static const char *joined(struct lower *l, struct node *node, const char *at, const char *end)
{
    struct decl *variable = node->declared[node->declared_count - 2];
    const struct type *type = variable->type;
    if (strcmp(type->spelling, node->declared[node->declared_count - 3]->type->spelling) != 0)
        return NULL;
    const char *name = names_local(l, variable);
    const char *start = type->kind == TYPE_POINTER ? strchr(end, '*') : strstr(end, name);
    return start ? arena_printf(l->arena, "%s, %s", at, start) : NULL;
}

/* Declares what the model has made for the loop, and loops. */
static const char *range_over_class(struct lower *l, struct node *node)
{
    size_t last = node->declared_count - 1;
    const char *range =
        last == 3 ? arena_printf(l->arena, "%s; ", declaration_text(l, node, 0)) : "";
    const char *at = declaration_text(l, node, last - 2);
    const char *end = declaration_text(l, node, last - 1);
    const char *element = declaration_text(l, node, last);
    const char *both = joined(l, node, at, end);
    const char *condition = lower_node(l, node->children[2]);
    const char *step = lower_node(l, node->children[3]);
    const char *body = body_with(l, node->children[1], element);
    if (!both)
        return arena_printf(l->arena, "{ %s%s; %s; for (; %s; %s) %s }", range, at, end, condition,
                            step, body);
    const char *loop = arena_printf(l->arena, "for (%s; %s; %s) %s", both, condition, step, body);
    return *range ? arena_printf(l->arena, "{ %s%s }", range, loop) : loop;
}

const char *lower_range_for(struct lower *l, struct node *node)
{
    if (node->child_count == 4)
        return range_over_class(l, node);
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
