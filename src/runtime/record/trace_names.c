/* Names of kernels, and of types, as CUDA's compiler and ports write them. */
#include "record/trace_file.h"

#include <ctype.h>
#include <string.h>

static const struct type_row {
    const char *name;
    enum trace_type type;
} type_rows[] = {
    {"float", TRACE_FLOAT32},
    {"double", TRACE_FLOAT64},
    {"char", TRACE_INT8},
    {"signed char", TRACE_INT8},
    {"unsigned char", TRACE_UINT8},
    {"uchar", TRACE_UINT8},
    {"short", TRACE_INT16},
    {"unsigned short", TRACE_UINT16},
    {"ushort", TRACE_UINT16},
    {"int", TRACE_INT32},
    {"unsigned int", TRACE_UINT32},
    {"unsigned", TRACE_UINT32},
    {"uint", TRACE_UINT32},
    {"long", TRACE_INT64},
    {"long long", TRACE_INT64},
    {"unsigned long", TRACE_UINT64},
    {"unsigned long long", TRACE_UINT64},
    {"longlong", TRACE_INT64},
    {"ulong", TRACE_UINT64},
    {"ulonglong", TRACE_UINT64},
};

size_t trace_type_size(enum trace_type type)
{
    static const size_t sizes[TRACE_TYPE_COUNT] = {8, 4, 8, 1, 1, 2, 2, 4, 4, 8, 8};
    return type < TRACE_TYPE_COUNT ? sizes[type] : 8;
}

/* Words that say nothing about the type. */
static bool is_qualifier(const char *word, size_t length)
{
    static const char *const words[] = {"const",    "volatile",   "restrict", "__restrict",
                                        "__global", "__constant", "global",   "constant"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == length && strncmp(words[i], word, length) == 0)
            return true;
    return false;
}

enum trace_type trace_type_of(const char *text, size_t length)
{
    char name[64] = "";
    size_t used = 0;
    for (size_t at = 0; at < length;) {
        size_t end = at;
        while (end < length && (isalnum((unsigned char)text[end]) || text[end] == '_'))
            end++;
        if (end == at) {
            if (text[at++] != ' ')
                return TRACE_BYTES;
            continue;
        }
        if (!is_qualifier(text + at, end - at)) {
            if (used + (end - at) + 2 > sizeof name)
                return TRACE_BYTES;
            used += (size_t)snprintf(name + used, sizeof name - used, "%s%.*s", used ? " " : "",
                                     (int)(end - at), text + at);
        }
        at = end;
    }
    if (used > 2 && strcmp(name + used - 2, "16") == 0) /* double16 */
        name[used - 2] = 0;
    else if (used > 1 && strchr("2348", name[used - 1])) /* float4 */
        name[used - 1] = 0;
    for (size_t i = 0; i < sizeof type_rows / sizeof *type_rows; i++)
        if (strcmp(type_rows[i].name, name) == 0)
            return type_rows[i].type;
    return TRACE_BYTES;
}

/* A mangled name has lengths and names; in a nested one, `_ZN2ns1kE...`, the last is the function's. */
void trace_short_name(const char *name, char *to, size_t size)
{
    const char *at = name, *best = name;
    size_t best_length = strlen(name);
    bool more = strncmp(name, "_Z", 2) == 0;
    if (more)
        at += 2;
    bool is_nested = more && *at == 'N';
    at += more ? strspn(at, "NKL") : 0;
    for (; more && isdigit((unsigned char)*at); more = is_nested) {
        size_t length = 0;
        for (; isdigit((unsigned char)*at); at++)
            length = length * 10 + (size_t)(*at - '0');
        if (length > strlen(at))
            break;
        best = at;
        best_length = length;
        at += length;
    }
    snprintf(to, size, "%.*s", (int)best_length, best);
}

/* `part` stands in `name` alone, or between underscores. */
static bool has_part(const char *name, const char *part)
{
    size_t length = strlen(part);
    for (const char *at = name; length && (at = strstr(at, part)) != NULL; at++)
        if ((at == name || at[-1] == '_') && (at[length] == 0 || at[length] == '_'))
            return true;
    return false;
}

bool trace_same_kernel(const char *one, const char *other)
{
    char a[256], b[256];
    if (strcmp(one, other) == 0)
        return true;
    bool one_mangled = strncmp(one, "_Z", 2) == 0, other_mangled = strncmp(other, "_Z", 2) == 0;
    if (one_mangled == other_mangled) /* two names of one compiler that differ */
        return false;
    trace_short_name(one, a, sizeof a);
    trace_short_name(other, b, sizeof b);
    return one_mangled ? has_part(b, a) : has_part(a, b);
}
