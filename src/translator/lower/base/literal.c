/* Literals, and values that the compiler computes. A literal keeps its spelling where C has the
 * same one; a constant expression that C can't compute is printed as its value. */
#include "lower/base/base.h"
#include "model/facts.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

const char *lower_spelled_token(struct lower *l, const struct node *node)
{
    const struct source_file *file = node->spelling_file;
    if (!file || node->spelling >= file->length)
        return NULL;
    const char *text = file->text + node->spelling;
    size_t n = 0;
    if (*text == '\'' || *text == '"') {
        for (n = 1; text[n] && text[n] != *text; n++)
            if (text[n] == '\\')
                n++;
        n++;
    } else if (isdigit((unsigned char)*text) || *text == '.') {
        bool is_hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
        while (
            isalnum((unsigned char)text[n]) || text[n] == '.' || text[n] == '\'' ||
            ((text[n] == '+' || text[n] == '-') && n && strchr(is_hex ? "pP" : "eE", text[n - 1])))
            n++;
    } else {
        while (str_is_word(text[n]))
            n++;
    }
    return arena_strndup(l->arena, text, n);
}

/* `1ull` -> `1ul`, `1'000` -> `1000`; 1.0L is a double here. */
static const char *number_in_c(struct lower *l, const char *text, bool is_floating)
{
    struct str out = {.arena = l->arena};
    bool had_long = false;
    for (const char *p = text; *p; p++) {
        if (*p == '\'')
            continue;
        if (*p == 'l' || *p == 'L') {
            if (!had_long && !is_floating)
                str_addc(&out, 'L');
            had_long = true;
            continue;
        }
        str_addc(&out, *p);
    }
    return str_text(&out);
}

/* A number's text; negative ones have an operator before them. */
static struct c_node *number_text(struct lower *l, const char *text)
{
    return c_text(l->arena, text, *text == '-' ? LEVEL_UNARY : LEVEL_PRIMARY);
}

static struct c_node *floating_value(struct lower *l, double value, bool is_float)
{
    if (!is_float)
        lower_need(l->module, CU2CL_NEEDS_FP64);
    if (isfinite(value)) {
        const char *text = arena_printf(l->arena, is_float ? "%.9g" : "%.17g", value);
        const char *point = strpbrk(text, ".e") ? "" : ".0";
        return number_text(l, arena_printf(l->arena, "%s%s%s", text, point, is_float ? "f" : ""));
    }
    struct c_node *special = c_name(l->arena, isnan(value) ? "NAN" : "INFINITY");
    if (!is_float)
        special = c_cast(l->arena, "double", special);
    return isinf(value) && value < 0 ? c_prefix(l->arena, "-", special) : special;
}

/* One that the model made: its value is kept as the bits of a double. */
static struct c_node *made_real(struct lower *l, const struct node *node)
{
    double value;
    memcpy(&value, &node->value, sizeof value);
    return floating_value(l, value, node->type->size == 4);
}

struct c_node *lower_evaluated(struct lower *l, struct node *node)
{
    long long value;
    if (model_evaluate(node, &value)) {
        const char *length = node->type->size == 8 ? "L" : "";
        bool is_unsigned = node->type->is_unsigned && node->type->size >= 4;
        return number_text(
            l, is_unsigned ? arena_printf(l->arena, "%lluU%s", (unsigned long long)value, length)
                           : arena_printf(l->arena, "%lld%s", value, length));
    }
    double real;
    return model_evaluate_real(node, &real) ? floating_value(l, real, node->type->size == 4) : NULL;
}

struct c_node *lower_constant_value(struct lower *l, struct node *node)
{
    if (!node->type || !type_is_arithmetic(node->type) || !model_node_is_read(node))
        return NULL;
    return lower_evaluated(l, node);
}

/* OpenCL C takes constants only behind `case`. */
static bool is_label(const struct node *node)
{
    for (; node->parent && !node_is_statement(node->kind); node = node->parent)
        if (node->parent->kind == NODE_CASE_STMT && node->parent->children[0] == node)
            return true;
    return false;
}

struct c_node *lower_template_value(struct lower *l, struct node *literal, struct c_node *value)
{
    struct shared_body *body = l->shared;
    const char *token = body ? lower_spelled_token(l, literal) : NULL;
    if (!token || !value || is_label(literal))
        return value;
    for (size_t i = 0; i < l->instance->function->template_count; i++) {
        struct template_value *known = &body->values[i];
        if (!known->name || strcmp(known->name, token) != 0)
            continue;
        if (known->type && known->type->kind != literal->type->kind)
            return value;
        known->type = known->type ? known->type : literal->type;
        known->text = value;
        known->is_passed = true;
        return c_name(l->arena, token);
    }
    return value;
}

/* One that the model made, as its type wants it: large numbers without a sign as those of PTX. */
static struct c_node *made_number(struct lower *l, const struct node *node)
{
    const char *length = node->type->size == 8 ? "l" : "";
    unsigned long long value = (unsigned long long)node->value;
    if (node->type->is_unsigned && node->type->size >= 4 && node->assembly)
        return number_text(l, arena_printf(l->arena, "%su%s", node->assembly, length));
    if (node->type->is_unsigned && node->type->size >= 4)
        return number_text(
            l, arena_printf(l->arena, value > 0xffff ? "0x%llxu%s" : "%lluu%s", value, length));
    return *length && node->type->kind == TYPE_INTEGER
               ? number_text(l, arena_printf(l->arena, "%lldl", node->value))
               : c_number(l->arena, node->value);
}

struct c_node *lower_literal_token(struct lower *l, struct node *node)
{
    if (node->is_synthetic)
        return node->kind == NODE_FLOATING_LITERAL ? made_real(l, node) : made_number(l, node);
    const char *token = lower_spelled_token(l, node);
    bool is_floating = node->kind == NODE_FLOATING_LITERAL;
    if (is_floating && node->type && node->type->size == 8)
        lower_need(l->module, CU2CL_NEEDS_FP64);
    if (!token || !(isdigit((unsigned char)*token) || *token == '.')) {
        struct c_node *text = lower_template_value(l, node, lower_evaluated(l, node));
        if (!text)
            lower_refuse(l, CU2002, node, "a literal of this form");
        return text ? text : c_zero(l->arena);
    }
    return c_name(l->arena, number_in_c(l, token, is_floating));
}

/* OpenCL C has no `u8"a"`, nor `R"(a\b)"`, which has no escapes. */
static bool is_of_cplusplus(const char *text)
{
    bool is_utf8 = strncmp(text, "u8", 2) == 0;
    text += is_utf8 ? 2 : strchr("uUL", *text) && *text ? 1 : 0;
    return (text[0] == 'R' && text[1] == '"') || (is_utf8 && text[0] == '"');
}

/* With pieces that are joined to one. */
static bool has_piece_of_cplusplus(const char *text)
{
    bool in_quotes = false;
    for (const char *p = text; *p; p++) {
        if (!in_quotes && is_of_cplusplus(p))
            return true;
        if (in_quotes && *p == '\\' && p[1])
            p++;
        else
            in_quotes ^= *p == '"';
    }
    return false;
}

/* `__func__` is a literal, too: the name of a function that may have another one in OpenCL C. */
static bool is_as_in_c(const char *text)
{
    return strchr(text, '"') && !has_piece_of_cplusplus(text);
}

struct c_node *lower_string(struct lower *l, struct node *node)
{
    bool is_written = !node->assembly && !node->from_macro_body && node->end > node->begin;
    if (is_written && is_as_in_c(node_source(node, l->arena)))
        return c_name(l->arena, node_source(node, l->arena));
    const char *text = model_string_literal(l->arena, node);
    return c_name(l->arena, strncmp(text, "u8", 2) == 0 ? text + 2 : text);
}
