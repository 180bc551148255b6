/* The texts of rules as parts of the C tree. */
#include "emit/rule_text.h"
#include "util/str.h"

#include <ctype.h>
#include <string.h>

/* An operator with blanks around it, at the start of the text; its length, 0: none. */
static size_t operator_at(const char *text, char *op)
{
    size_t length = 0;
    if (text[0] != ' ')
        return 0;
    while (length < 3 && text[1 + length] && strchr("=!<>+-*/%&|^?:", text[1 + length]))
        length++;
    if (!length || text[1 + length] != ' ')
        return 0;
    memcpy(op, text + 1, length);
    op[length] = '\0';
    return length;
}

/* How tight the text binds as a whole: its loosest operator outside of brackets. Operators with two
 * operands have blanks around them. */
static enum c_level level_of_text(const char *text)
{
    enum c_level level = strchr("(*&-!~+", text[0]) && text[0] ? LEVEL_UNARY : LEVEL_POSTFIX;
    int depth = 0;
    for (const char *p = text; *p; p++) {
        char op[4];
        depth += strchr("([{", *p) != NULL;
        depth -= strchr(")]}", *p) != NULL;
        if (depth == 0 && *p == ',')
            return LEVEL_COMMA;
        if (depth > 0 || !operator_at(p, op))
            continue;
        enum c_level found =
            strcmp(op, "?") == 0 || strcmp(op, ":") == 0 ? LEVEL_CONDITIONAL : c_operator_level(op);
        if (found < level)
            level = found;
    }
    /* `(a, b)` is an operand, `(int)a` a cast */
    if (text[0] == '(' && level == LEVEL_UNARY) {
        size_t length = 0;
        depth = 0;
        do {
            depth += text[length] == '(';
            depth -= text[length] == ')';
            length++;
        } while (depth && text[length]);
        if (!text[length])
            level = LEVEL_PRIMARY;
    }
    return level;
}

/* `(uint)f(0)`: the type of the cast, and where its operand begins; NULL: it is no cast to a type
 * of one word. */
static const char *cast_type(struct arena *arena, const char *text, const char **operand)
{
    size_t length = strspn(text + (*text == '('), "abcdefghijklmnopqrstuvwxyz0123456789");
    if (text[0] != '(' || !length || text[1 + length] != ')' ||
        !str_is_word_start(text[2 + length]))
        return NULL;
    *operand = text + length + 2;
    return arena_strndup(arena, text + 1, length);
}

struct c_node *rule_text(struct arena *arena, const char *text)
{
    enum c_level level = level_of_text(text);
    const char *operand = NULL;
    const char *type = level == LEVEL_UNARY ? cast_type(arena, text, &operand) : NULL;
    return type ? c_cast(arena, type, c_text(arena, operand, level_of_text(operand)))
                : c_text(arena, text, level);
}

/* What may stand at the place between `before` and `after` without parentheses: anything between
 * commas, operands of operators only where they bind. */
static enum c_level level_at(const char *start, const char *before, const char *after)
{
    bool follows_operator =
        before > start && before[-1] == ' ' && before - start >= 2 && before[-2] != ',';
    bool is_alone =
        (before == start || strchr("(,[ ", before[-1])) && (!*after || strchr("),] ;", *after));
    if (!is_alone)
        return LEVEL_POSTFIX;
    if (*after == ' ' && strncmp(after, " = ", 3) == 0)
        return LEVEL_UNARY;
    if (follows_operator && before - start >= 3 && strncmp(before - 3, " = ", 3) == 0 && !*after)
        return LEVEL_ASSIGNMENT;
    return follows_operator || *after == ' ' ? LEVEL_UNARY : LEVEL_ASSIGNMENT;
}

static void add_children(struct arena *arena, struct c_node *slice, size_t count,
                         struct c_node *const *arguments)
{
    for (size_t i = 0; i < count; i++) {
        if (i)
            c_slice_text(arena, slice, ", ");
        c_slice_hole(arena, slice, arguments[i] ? arguments[i] : c_zero(arena), LEVEL_ASSIGNMENT);
    }
}

struct c_node *rule_text_filled(struct arena *arena, const char *text, struct c_node *object,
                                size_t count, struct c_node *const *arguments)
{
    struct c_node *slice = c_slice(arena, level_of_text(text));
    const char *copied = text;
    for (const char *p = text; (p = strchr(p, '$')) != NULL; p++) {
        bool is_this = str_starts(p, "$this"), is_all = str_starts(p, "$*");
        if (!is_this && !is_all && !(*p == '$' && isdigit((unsigned char)p[1])))
            continue;
        const char *after = p + (is_this ? strlen("$this") : 2);
        c_slice_text(arena, slice, arena_strndup(arena, copied, (size_t)(p - copied)));
        size_t index = (size_t)(p[1] - '1');
        struct c_node *value = is_this                    ? object
                               : !is_all && index < count ? arguments[index]
                                                          : NULL;
        if (is_all)
            add_children(arena, slice, count, arguments);
        else
            c_slice_hole(arena, slice, value ? value : c_zero(arena), level_at(text, p, after));
        copied = after;
        p = after - 1;
    }
    c_slice_text(arena, slice, copied);
    return slice;
}

bool rule_text_names(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at++)
        if ((at == text || !str_is_word(at[-1])) && !str_is_word(at[length]))
            return true;
    return false;
}
