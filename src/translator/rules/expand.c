/* One entry of `instructions` for many instructions: braces in its name hold alternatives, and the
 * other texts name the one that is chosen.
 *
 *   ptx: "cvt.{u32=uint,s32=int}.{f32,f64}"     cvt.u32.f32, cvt.u32.f64, cvt.s32.f32, ...
 *   <1>, <2>     the alternative of the first, of the second braces
 *   <=1>         what stands behind its `=`
 *   <T>, <U>     OpenCL C's name of the result's type; that without a sign
 *   <A>          that of the first operand's type */
#include "rules/private.h"

#include "util/str.h"
#include <ctype.h>
#include <string.h>

#define MOST_GROUPS 6

struct alternative {
    const char *name, *other; /* before and behind the `=`; the same where there is none */
};

/* The choice in each pair of braces. */
struct choice {
    size_t index[MOST_GROUPS];
    struct alternative chosen[MOST_GROUPS];
    size_t group_count;
};

static const struct {
    const char *ptx, *opencl, *without_sign;
} names[] = {
    {"u8", "uchar", "uchar"},    {"s8", "char", "uchar"},    {"b8", "uchar", "uchar"},
    {"u16", "ushort", "ushort"}, {"s16", "short", "ushort"}, {"b16", "ushort", "ushort"},
    {"u32", "uint", "uint"},     {"s32", "int", "uint"},     {"b32", "uint", "uint"},
    {"u64", "ulong", "ulong"},   {"s64", "long", "ulong"},   {"b64", "ulong", "ulong"},
    {"f32", "float", "uint"},    {"f64", "double", "ulong"}, {"pred", "int", "int"},
};

static const char *opencl_name(const char *types, size_t word, bool without_sign)
{
    for (; word; word--) {
        types += strcspn(types, " ");
        types += strspn(types, " ");
    }
    size_t length = strcspn(types, " ");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i].ptx) == length && strncmp(names[i].ptx, types, length) == 0)
            return without_sign ? names[i].without_sign : names[i].opencl;
    return "";
}

/* The alternative at `index` of the text behind a `{`; false: there are not so many. */
static bool find_alternative(struct arena *arena, const char *at, size_t index,
                             struct alternative *out)
{
    for (; index; index--) {
        at += strcspn(at, ",}");
        if (*at != ',')
            return false;
        at++;
    }
    size_t length = strcspn(at, ",}"), name = strcspn(at, "=,}");
    out->name = arena_strndup(arena, at, name);
    out->other = name < length ? arena_strndup(arena, at + name + 1, length - name - 1) : out->name;
    return true;
}

/* The name with the choice made; NULL: an index is too large. */
static const char *choose_names(struct arena *arena, const char *pattern, struct choice *choice)
{
    struct str out = {.arena = arena};
    size_t group = 0;
    for (const char *p = pattern; *p; p++) {
        if (*p != '{') {
            str_addc(&out, *p);
            continue;
        }
        const char *close = strchr(p, '}');
        if (!close || group == MOST_GROUPS ||
            !find_alternative(arena, p + 1, choice->index[group], &choice->chosen[group]))
            return NULL;
        str_add(&out, choice->chosen[group++].name);
        p = close;
    }
    choice->group_count = group;
    return str_text(&out);
}

/* A text of the entry, with what `<...>` stand for. */
static const char *fill_text(struct arena *arena, const char *text, const char *types,
                             const struct choice *choice)
{
    struct str out = {.arena = arena};
    for (const char *p = text; p && *p; p++) {
        size_t other = p[0] == '<' && p[1] == '=';
        const char *end = p + 2 + other;
        size_t group = (size_t)(p[1 + other] - '1');
        if (p[0] != '<' || !p[1] || *end != '>') {
            str_addc(&out, *p);
            continue;
        }
        if (isdigit((unsigned char)p[1 + other]) && group < choice->group_count)
            str_add(&out, other ? choice->chosen[group].other : choice->chosen[group].name);
        else if (p[1] == 'T' || p[1] == 'U')
            str_add(&out, opencl_name(types, 0, p[1] == 'U'));
        else if (p[1] == 'A')
            str_add(&out, opencl_name(types, 1, false));
        p = end;
    }
    return text ? str_text(&out) : NULL;
}

/* The next choice; false: there is none. */
static bool advance(struct arena *arena, const char *pattern, struct choice *choice)
{
    size_t groups = 0;
    for (const char *p = pattern; (p = strchr(p, '{')) != NULL && groups < MOST_GROUPS; p++)
        groups++;
    while (groups--) {
        choice->index[groups]++;
        if (choose_names(arena, pattern, choice))
            return true;
        choice->index[groups] = 0;
    }
    return false;
}

size_t rules_expand(struct arena *arena, const struct rule *rule, struct rule **all)
{
    struct choice choice = {{0}, {{NULL, NULL}}, 0};
    size_t count = 0;
    *all = NULL;
    if (!choose_names(arena, rule->cuda, &choice))
        return 0;
    do {
        struct rule one = *rule;
        one.cuda = choose_names(arena, rule->cuda, &choice);
        one.types = fill_text(arena, rule->types, "", &choice);
        one.to = fill_text(arena, rule->to, one.types, &choice);
        one.same = fill_text(arena, rule->same, one.types, &choice);
        if (one.types && strstr(one.types, "f64"))
            one.needs |= CU2CL_NEEDS_FP64;
        arena_push(arena, *all, count, one);
    } while (advance(arena, rule->cuda, &choice));
    return count;
}
