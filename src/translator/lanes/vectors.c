/* What is no C in text that clang has printed: components of vectors behind pointers, and pointers
 * to arrays.
 *
 * clang prints `uint (__private *p)[2]` for a pointer to an array; the address space belongs in front
 * of the parenthesis.
 *
 * clang prints `p->x` as `p.x` where p points to a vector, which is no C. The members of a function
 * are in the same order in its tree and in its printed text; those are looked for here. */
#include "lanes/private.h"

#include <ctype.h>
#include <string.h>

struct members {
    const struct lanes *l;
    bool *arrows; /* of each member, in the order of the text: clang forgets an arrow */
    size_t count;
};

static bool is_vector(CXType type)
{
    enum CXTypeKind kind = clang_getCanonicalType(type).kind;
    return kind == CXType_ExtVector || kind == CXType_Vector;
}

static bool is_same_type(CXType a, CXType b)
{
    return clang_equalTypes(clang_getUnqualifiedType(clang_getCanonicalType(a)),
                            clang_getUnqualifiedType(clang_getCanonicalType(b)));
}

/* A component of the vector (or of the one behind the pointer) that `base` is? Casts look much like
 * it. */
static bool takes_component(const struct lanes *l, CXCursor cursor, CXCursor base)
{
    CXType from = clang_getCursorType(base), to = clang_getCursorType(cursor);
    if (clang_getCanonicalType(from).kind == CXType_Pointer)
        return is_vector(clang_getPointeeType(clang_getCanonicalType(from))) &&
               clang_getCanonicalType(to).kind != CXType_Pointer;
    if (!is_vector(from))
        return false;
    return !is_same_type(from, to) ||
           strchr(lanes_slice(l, lanes_end(base), lanes_end(cursor)), '.') != NULL;
}

static void add_members(struct members *m, CXCursor cursor)
{
    struct lane_children children = lanes_children(m->l, cursor);
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    for (size_t i = 0; i < children.count; i++)
        add_members(m, children.list[i]);
    if (kind == CXCursor_MemberRefExpr) {
        arena_push(m->l->arena, m->arrows, m->count, false);
    } else if (kind == CXCursor_UnexposedExpr && children.count == 1 &&
               takes_component(m->l, cursor, children.list[0])) {
        CXType base = clang_getCanonicalType(clang_getCursorType(children.list[0]));
        arena_push(m->l->arena, m->arrows, m->count, base.kind == CXType_Pointer);
    }
}

static const char *behind_literal(const char *p)
{
    char quote = *p++;
    while (*p && *p != quote)
        p += *p == '\\' && p[1] ? 2 : 1;
    return *p ? p + 1 : p;
}

/* A name, or a number with its point, exponent and suffix. */
static const char *behind_word(const char *p)
{
    bool number = isdigit((unsigned char)*p);
    while (str_is_word(*p) ||
           (number && (*p == '.' || ((*p == '+' || *p == '-') && strchr("eEpP", p[-1])))))
        p++;
    return p;
}

/* Where the next member's name has its dot or arrow; NULL: there is none. A dot at the beginning of
 * an initialiser, or of a number, is none. */
static const char *next_member(const char *p)
{
    for (bool behind_value = false; *p;) {
        if (*p == '"' || *p == '\'') {
            p = behind_literal(p);
            behind_value = true;
        } else if (str_is_word(*p)) {
            p = behind_word(p);
            behind_value = true;
        } else if (behind_value && ((*p == '.' && str_is_word(p[1])) || strncmp(p, "->", 2) == 0)) {
            return p;
        } else {
            if (!isspace((unsigned char)*p))
                behind_value = *p == ')' || *p == ']';
            p++;
        }
    }
    return NULL;
}

const char *lanes_with_spaces(const struct lanes *l, const char *printed)
{
    static const char *const spaces[] = {"(__private *", "(__global *", "(__local *",
                                         "(__constant *"};
    struct str text = {.arena = l->arena};
    const char *done = printed;
    for (const char *at = strchr(printed, '('); at; at = strchr(at + 1, '('))
        for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
            size_t length = strlen(spaces[i]);
            if (strncmp(at, spaces[i], length) != 0)
                continue;
            str_addn(&text, done, (size_t)(at - done));
            str_printf(&text, "%.*s(*", (int)length - 2, spaces[i] + 1);
            done = at + length;
        }
    str_add(&text, done);
    return str_text(&text);
}

const char *lanes_with_arrows(const struct lanes *l, CXCursor function, const char *printed)
{
    struct members m = {l, NULL, 0};
    struct str text = {.arena = l->arena};
    const char *done = printed, *at = next_member(printed);
    size_t found = 0;
    add_members(&m, function);
    for (; at; at = next_member(at)) {
        bool arrow = found < m.count && m.arrows[found] && *at == '.';
        found++;
        str_addn(&text, done, (size_t)(at - done));
        str_add(&text, arrow ? "->" : *at == '.' ? "." : "->");
        done = at += *at == '.' ? 1 : 2;
    }
    str_add(&text, done);
    return found == m.count ? str_text(&text) : printed;
}
