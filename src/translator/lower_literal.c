/* Literals, and values that the compiler computes. A literal keeps its spelling where C has the
 * same one; a constant expression that C can't compute is printed as its value. */
#include "lower.h"

#include <ctype.h>
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
        while (isalnum((unsigned char)text[n]) || text[n] == '_')
            n++;
    }
    return arena_strndup(l->arena, text, n);
}

/* `1ull` -> `1ul`, `1'000` -> `1000`; 1.0L is a double here. */
static const char *c_number(struct lower *l, const char *text, bool is_floating)
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

static const char *floating_text(struct lower *l, double value, bool is_float)
{
    const char *text = arena_printf(l->arena, is_float ? "%.9g" : "%.17g", value);
    const char *point = strpbrk(text, ".en") ? "" : ".0";
    if (!is_float)
        lower_use_fp64(l->module);
    if (strstr(text, "inf"))
        return arena_printf(l->arena, "(%s%sINFINITY)", value < 0 ? "-" : "",
                            is_float ? "" : "(double)");
    if (strstr(text, "nan"))
        return is_float ? "NAN" : "((double)NAN)";
    return arena_printf(l->arena, "%s%s%s", text, point, is_float ? "f" : "");
}

const char *lower_evaluated(struct lower *l, struct node *node)
{
    long long value;
    if (model_evaluate(node, &value)) {
        const char *length = node->type->size == 8 ? "L" : "";
        return node->type->is_unsigned && node->type->size >= 4
                   ? arena_printf(l->arena, "%lluU%s", (unsigned long long)value, length)
                   : arena_printf(l->arena, "%lld%s", value, length);
    }
    CXEvalResult result = clang_Cursor_Evaluate(node->cursor);
    const char *text = NULL;
    if (result && clang_EvalResult_getKind(result) == CXEval_Float)
        text = floating_text(l, clang_EvalResult_getAsDouble(result), node->type->size == 4);
    if (result)
        clang_EvalResult_dispose(result);
    return text;
}

const char *lower_constant_value(struct lower *l, struct node *node)
{
    if (!node->type || !type_is_arithmetic(node->type) || clang_Cursor_isNull(node->cursor))
        return NULL;
    return lower_evaluated(l, node);
}

const char *lower_literal_token(struct lower *l, struct node *node)
{
    if (node->is_synthetic)
        return arena_printf(l->arena, "%lld", node->value);
    const char *token = lower_spelled_token(l, node);
    bool is_floating = node->kind == CXCursor_FloatingLiteral;
    if (is_floating && node->type && node->type->size == 8)
        lower_use_fp64(l->module);
    if (!token || !(isdigit((unsigned char)*token) || *token == '.')) {
        const char *text = lower_evaluated(l, node);
        if (!text)
            lower_refuse(l, CU2002, node, "a literal of this form");
        return text ? text : "0";
    }
    return c_number(l, token, is_floating);
}

/* `R"(a\b)"` has no escapes, and C no such literal. */
static bool is_raw(const char *text)
{
    text += strncmp(text, "u8", 2) == 0 ? 2 : strchr("uUL", *text) && *text ? 1 : 0;
    return text[0] == 'R' && text[1] == '"';
}

/* With pieces that are joined to one. */
static bool has_raw(const char *text)
{
    bool in_quotes = false;
    for (const char *p = text; *p; p++) {
        if (!in_quotes && is_raw(p))
            return true;
        if (in_quotes && *p == '\\' && p[1])
            p++;
        else
            in_quotes ^= *p == '"';
    }
    return false;
}

const char *lower_string(struct lower *l, struct node *node)
{
    if (!node->from_macro_body && node->end > node->begin && !has_raw(node_source(node, l->arena)))
        return node_source(node, l->arena);
    CXString spelling = clang_getCursorSpelling(node->cursor);
    const char *text = arena_strdup(l->arena, clang_getCString(spelling));
    clang_disposeString(spelling);
    return text;
}
