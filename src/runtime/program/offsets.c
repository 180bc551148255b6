/* Interior pointers as kernel arguments in the buffer tier.
 *
 * OpenCL 1.2 passes whole buffers, and a sub-buffer must start at an aligned offset and hides what
 * lies before it. So the text of every kernel gets one more parameter per pointer, `ulong
 * cu_offset_N`, and its body starts by adding the bytes:
 *
 *   __kernel void k(__global float *a, int n, ulong cu_offset_0) { a = (...)((__global char *)a +
 * cu_offset_0); ...
 *
 * All stays on the same line, so build logs keep their line numbers. A pointer outside every buffer
 * arrives as a null buffer plus its address. Only the head of a __kernel definition is read: words,
 * brackets and comments. Where a macro makes the kernel, `SUM(k, 64)`, the definition in the macro
 * is changed, once for all that it makes: they have the same parameters. */
#include "program/program.h"

/* Behind a comment or string that starts at `at`, else `at`. */
static const char *skip_opaque(const char *at)
{
    const char *end;
    if (at[0] == '/' && at[1] == '/') {
        end = strchr(at, '\n');
        return end ? end : at + strlen(at);
    }
    if (at[0] == '/' && at[1] == '*') {
        end = strstr(at + 2, "*/");
        return end ? end + 2 : at + strlen(at);
    }
    if (at[0] == '"') {
        for (end = at + 1; *end && *end != '"'; end++)
            if (*end == '\\' && end[1])
                end++;
        return *end ? end + 1 : end;
    }
    return at;
}

/* The next place at or after `at` outside comments and strings where one of `stops` is. */
static const char *find_char(const char *at, const char *stops)
{
    while (*at && !strchr(stops, *at)) {
        const char *next = skip_opaque(at);
        at = next == at ? at + 1 : next;
    }
    return *at ? at : NULL;
}

/* The next use of `word` outside comments and strings. */
static const char *find_word(const char *at, const char *word)
{
    size_t length = strlen(word);
    while (*at) {
        const char *next = skip_opaque(at);
        if (next != at) {
            at = next;
        } else if (!rt_in_name(*at)) {
            at++;
        } else {
            for (next = at; rt_in_name(*next); next++)
                ;
            if ((size_t)(next - at) == length && strncmp(at, word, length) == 0)
                return at;
            at = next;
        }
    }
    return NULL;
}

/* The bracket that closes the one at `open`. */
static const char *closing(const char *open)
{
    int depth = 0;
    for (const char *at = open; (at = find_char(at, "()")) != NULL; at++) {
        depth += *at == '(' ? 1 : -1;
        if (depth == 0)
            return at;
    }
    return NULL;
}

/* A kernel's parameter list, and its body. */
struct kernel_head {
    const char *open, *close, *brace;
};

static bool find_head(const char *source, const char *name, struct kernel_head *head)
{
    for (const char *at = source; (at = find_word(at, "__kernel")) != NULL; at++) {
        const char *body = find_char(at, "{;");
        const char *word = find_word(at, name);
        if (!body || *body == ';' || !word || word > body)
            continue;
        head->open = find_char(word, "(");
        head->close = head->open ? closing(head->open) : NULL;
        head->brace = head->close ? find_char(head->close, "{") : NULL;
        if (head->brace)
            return true;
    }
    return false;
}

/* The name at `at` as a text; too long: "". */
static void copy_name(char *to, size_t size, const char *at)
{
    size_t length = 0;
    while (rt_in_name(at[length]))
        length++;
    snprintf(to, size, "%.*s", length < size ? (int)length : 0, at);
}

/* The head of `#define MACRO(name, ...) ... __kernel ... name(...) {`. */
static bool find_head_in_macro(const char *source, const char *macro, struct kernel_head *head)
{
    char parameter[64];
    for (const char *at = source; (at = find_word(at, "define")) != NULL; at++) {
        const char *word = at + strlen("define");
        word += strspn(word, " \t");
        size_t length = strlen(macro);
        if (strncmp(word, macro, length) != 0 || word[length] != '(')
            continue;
        copy_name(parameter, sizeof parameter, word + length + 1);
        return *parameter && find_head(word, parameter, head);
    }
    return false;
}

/* The definition of kernel `name`, or that in the macro that makes it. */
static bool find_kernel_head(const char *source, const char *name, struct kernel_head *head)
{
    char macro[512];
    if (find_head(source, name, head))
        return true;
    for (const char *at = source; (at = find_word(at, name)) != NULL; at++) {
        const char *line = at;
        while (line > source && line[-1] != '\n')
            line--;
        copy_name(macro, sizeof macro, line);
        if (*macro && line[strlen(macro)] == '(' && line + strlen(macro) + 1 == at &&
            find_head_in_macro(source, macro, head))
            return true;
    }
    return false;
}

/* The name of a parameter whose text ends at `end`: its last word outside of `[...]`. */
static bool last_word(const char *start, const char *end, const char **word, size_t *length)
{
    const char *found = NULL;
    int brackets = 0;
    for (const char *at = start; at < end;) {
        const char *next = skip_opaque(at), *begin = at;
        if (next == at && rt_in_name(*at)) {
            while (at < end && rt_in_name(*at))
                at++;
            if (brackets == 0) {
                found = begin;
                *length = (size_t)(at - begin);
            }
        } else {
            brackets += next == at ? (*at == '[') - (*at == ']') : 0;
            at = next == at ? at + 1 : next;
        }
    }
    *word = found;
    return found != NULL;
}

static bool has_constant(const char *start, const char *end)
{
    const char *word = find_word(start, "__constant");
    return word && word < end;
}

static bool add_parameter(FILE *head, FILE *body, unsigned number, const char *start,
                          const char *end)
{
    const char *word;
    size_t length = 0;
    const char *space = has_constant(start, end) ? "__constant" : "__global";
    if (!last_word(start, end, &word, &length))
        return false;
    fprintf(head, ", ulong cu_offset_%u", number);
    fprintf(body, " %.*s = (%s void *)((%s char *)%.*s + cu_offset_%u);", (int)length, word, space,
            space, (int)length, word, number);
    return true;
}

/* Collects the additions for all chosen parameters between `open` and `close`. */
static bool add_parameters(FILE *head, FILE *body, const char *open, const char *close,
                           const bool *pointers, unsigned count)
{
    const char *start = open + 1;
    unsigned number = 0;
    int depth = 0;
    for (const char *at = start; (at = find_char(at, "(),")) != NULL && at <= close; at++) {
        if (*at == '(')
            depth++;
        else if (*at == ')' && at != close)
            depth--;
        else if (at == close || depth == 0) {
            if (number < count && pointers[number] && !add_parameter(head, body, number, start, at))
                return false;
            number++;
            start = at + 1;
        }
    }
    return number == count || (count == 0 && number == 1); /* `(void)` */
}

/* Has another kernel of the same macro got the additions? */
static bool has_additions(const struct kernel_head *at)
{
    static const char name[] = "cu_offset_";
    return memmem(at->open, (size_t)(at->close - at->open), name, sizeof name - 1) != NULL;
}

/* The source with the additions at the two brackets. */
static char *join_texts(const char *source, const char *close, const char *head, const char *brace,
                        const char *body)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    fwrite(source, 1, (size_t)(close - source), out);
    fputs(head, out);
    fwrite(close, 1, (size_t)(brace + 1 - close), out);
    fputs(body, out);
    fputs(brace + 1, out);
    return rt_text_close(out, &text);
}

char *rt_offsets_add(const char *source, const char *name, const bool *pointers, unsigned count)
{
    struct kernel_head at = {0};
    char *head_text = NULL, *body_text = NULL, *result = NULL;
    size_t sizes[2];
    FILE *head = open_memstream(&head_text, &sizes[0]);
    FILE *body = open_memstream(&body_text, &sizes[1]);
    bool is_found = head && body && find_kernel_head(source, name, &at);
    bool is_done = is_found && has_additions(&at);
    bool added =
        is_found && !is_done && add_parameters(head, body, at.open, at.close, pointers, count);
    char *additions[] = {rt_text_close(head, &head_text), rt_text_close(body, &body_text)};
    if (added && additions[0] && additions[1])
        result = join_texts(source, at.close, additions[0], at.brace, additions[1]);
    if (is_done)
        result = strdup(source);
    free(additions[0]);
    free(additions[1]);
    return result;
}

void rt_parameters_read(const char *source, const char *name, struct rt_parameter *list,
                        unsigned count)
{
    struct kernel_head head = {0};
    memset(list, 0, count * sizeof *list);
    if (!find_kernel_head(source, name, &head))
        return;
    const char *start = head.open + 1;
    unsigned number = 0;
    int depth = 0;
    for (const char *at = start;
         number < count && (at = find_char(at, "(),")) != NULL && at <= head.close; at++) {
        bool is_end = at == head.close || (*at == ',' && depth == 0);
        depth += *at == '(' ? 1 : *at == ')' ? -1 : 0;
        if (!is_end)
            continue;
        struct rt_parameter *p = &list[number++];
        *p = (struct rt_parameter){start, at, NULL, 0};
        if (!last_word(start, at, &p->name, &p->name_length))
            p->start = NULL;
        start = at + 1;
    }
}
