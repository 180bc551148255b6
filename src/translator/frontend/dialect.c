/* Text as nvcc takes it, before any compiler has read it.
 *
 * A scanner over bytes that steps over comments, strings and characters. It knows no tokens but
 * those it looks for; what it changes has no other meaning where it stands. */
#include "frontend/dialect.h"

#include "ptx/ptx.h"
#include "util/str.h"
#include <ctype.h>
#include <string.h>

static const char global_word[] = "__global__";

/* --- stepping -------------------------------------------------------------------------------- */

/* The apostrophe of 1'000. */
static bool is_separator(const char *text, const char *at)
{
    const char *start = at;

    while (start > text && (str_is_word(start[-1]) || start[-1] == '\''))
        start--;
    return start < at && isdigit((unsigned char)*start);
}

/* The length of a backslash and the line's end behind it, or 0. */
static size_t dialect_splice(const char *p)
{
    if (*p != '\\')
        return 0;
    return p[1] == '\n' ? 2 : p[1] == '\r' && p[2] == '\n' ? 3 : 0;
}

static const char *dialect_line_end(const char *p)
{
    while (*p && *p != '\n')
        p += dialect_splice(p) ? dialect_splice(p) : 1;
    return p;
}

/* Behind the directive at `p`, spliced lines and block comments included. */
static const char *end_of_directive(const char *p)
{
    while (*p && *p != '\n') {
        const char *end = p[0] == '/' && p[1] == '*' ? strstr(p + 2, "*/") : NULL;
        p = end ? end + 2 : p + (dialect_splice(p) ? dialect_splice(p) : 1);
    }
    return p;
}

static bool starts_line(const char *text, const char *p)
{
    while (p > text && (p[-1] == ' ' || p[-1] == '\t'))
        p--;
    return p == text || p[-1] == '\n';
}

/* R"x(...)x" */
static const char *end_of_raw_string(const char *quote)
{
    const char *open = quote + strcspn(quote, "(\n");
    size_t length = (size_t)(open - quote - 1);

    if (*open != '(')
        return open;
    for (const char *p = open; (p = strchr(p + 1, ')')) != NULL;)
        if (strncmp(p + 1, quote + 1, length) == 0 && p[1 + length] == '"')
            return p + length + 2;
    return open + strlen(open);
}

static const char *end_of_literal(const char *quote)
{
    const char *p = quote + 1;

    for (; *p && *p != *quote && *p != '\n'; p++)
        if (*p == '\\' && p[1])
            p++;
    return *p == *quote ? p + 1 : p;
}

/* Behind the comment, string or character that starts at `p`; `p` where none does. */
static const char *skip_quiet(const char *text, const char *p)
{
    if (p[0] == '/' && p[1] == '/')
        return dialect_line_end(p);
    if (p[0] == '/' && p[1] == '*') {
        const char *end = strstr(p + 2, "*/");
        return end ? end + 2 : p + strlen(p);
    }
    if (p[0] == '"')
        return p > text && p[-1] == 'R' ? end_of_raw_string(p) : end_of_literal(p);
    return p[0] == '\'' && !is_separator(text, p) ? end_of_literal(p) : p;
}

/* --- for clang ------------------------------------------------------------------------------- */

/* nvcc takes `__shared__ alignas(16)`, clang takes alignas in front of all else only, but _Alignas
 * anywhere. `__shared_` is another name for __shared__, so that no text behind it moves. */
static bool let_alignas_follow(char *shared)
{
    static const char keyword[] = "__shared__";
    size_t length = sizeof keyword - 1;
    if (strncmp(shared, keyword, length) != 0)
        return false;
    size_t blanks = strspn(shared + length, " \t");
    char *specifier = shared + length + blanks;
    if (blanks == 0 || strncmp(specifier, "alignas", 7) != 0 || !strchr(" (", specifier[7]))
        return false;
    memmove(shared + length - 1, shared + length, blanks);
    memcpy(specifier - 1, "_Alignas", 8);
    return true;
}

/* nvcc takes `__device__ [[nodiscard]] int f()`, clang takes such a list in front of all else only. What
 * it says is for whoever calls f. */
static bool blank_attribute_list(char *attribute)
{
    static const char *const words[] = {"__device__", "__host__", "__forceinline__",
                                        "__noinline__"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if (strncmp(attribute, words[i], length) != 0)
            continue;
        char *open = attribute + length + strspn(attribute + length, " \t\r\n");
        if (strncmp(open, "[[", 2) != 0)
            return false;
        char *close = strstr(open, "]]");
        if (!close || strcspn(open, "\n\"") < (size_t)(close - open))
            return false;
        memset(open, ' ', (size_t)(close + 2 - open));
        return true;
    }
    return false;
}

/* `<< <` becomes `<<< ` and `>> >` becomes `>>> ` where the next thing is a launch's parenthesis or
 * a configuration; a shift followed by a comparison can't have this form. */
static bool join_launch(char *p)
{
    char c = *p;
    if (p[1] != c || !strchr(" \t\r\n\\", p[2]))
        return false;
    size_t blanks = strspn(p + 2, " \t\r\n\\"); /* a backslash outside literals splices */
    const char *next = p + 2 + blanks;
    if (*next != c || next[1] == c || next[1] == '=')
        return false;
    if (c == '>' && next[1 + strspn(next + 1, " \t\r\n")] != '(')
        return false;
    memmove(p + 3, p + 2, blanks);
    p[2] = c;
    return true;
}

/* `#define UNROLL #pragma unroll`: clang takes no directive in a macro. Without its text the macro
 * is empty, which is what the pragma computes. */
static bool empty_pragma_macro(char *define)
{
    char *p = define + 1 + strspn(define + 1, " \t");
    if (strncmp(p, "define", 6) != 0)
        return false;
    p += 6;
    p += strspn(p, " \t");
    while (str_is_word(*p))
        p++;
    p += strspn(p, " \t");
    size_t hash = *p == '#' ? 1 + strspn(p + 1, " \t") : 0;
    if (!hash || strncmp(p + hash, "pragma", 6) != 0)
        return false;
    memset(p, ' ', strcspn(p, "\r\n"));
    return true;
}

/* NVIDIA's folders have CUDA in their path, ours is `share/cu2cl/nvcc`. */
const char *dialect_toolkit_header(const char *path)
{
    static const char folder[] = "/include/";
    const char *found = NULL, *cuda = strstr(path, "cuda"), *ours = strstr(path, "/cu2cl/nvcc/");

    if (*path != '/' || (!cuda && !ours))
        return NULL;
    for (const char *p = path; (p = strstr(p, folder)) != NULL; p++)
        found = p;
    return found && ((cuda && cuda < found) || (ours && ours < found)) ? found + sizeof folder - 1
                                                                       : NULL;
}

/* `#include "/usr/local/cuda/include/cuda_runtime.h"` names a file that need not be here. */
static bool shorten_include(char *hash)
{
    char *p = hash + 1 + strspn(hash + 1, " \t");
    char path[1024];

    if (strncmp(p, "include", 7) != 0)
        return false;
    p += 7 + strspn(p + 7, " \t");
    size_t length = strcspn(p + 1, "\">\r\n");
    if ((*p != '"' && *p != '<') || length >= sizeof path || !strchr("\">", p[1 + length]))
        return false;
    memcpy(path, p + 1, length);
    path[length] = '\0';
    const char *header = dialect_toolkit_header(path);
    if (!header)
        return false;
    memset(p, ' ', length + 2);
    p[0] = '<';
    memcpy(p + 1, header, strlen(header));
    p[1 + strlen(header)] = '>';
    return true;
}

/* clang begins a token at the spliced line in front of it, where no brace and no name is. A splice
 * next to a blank joins no tokens, so a blank says the same. */
static bool blank_splice(const char *text, char *p)
{
    size_t length = dialect_splice(p);

    if (!length)
        return false;
    bool joins = p > text && !isspace((unsigned char)p[-1]) && p[length] &&
                 !isspace((unsigned char)p[length]);
    bool separates = joins && (strchr("{};(),", p[-1]) || strchr("{};(),", p[length]));
    if (!joins || separates)
        *p = ' ';
    return *p == ' ';
}

/* Behind the bracket that closes the one at `p`; NULL: it is not closed. */
static char *behind_bracket(const char *text, char *p)
{
    int depth = 0;

    while (*p) {
        const char *behind = skip_quiet(text, p);
        if (behind > p) {
            p += behind - p;
            continue;
        }
        depth += strchr("([{", *p) ? 1 : strchr(")]}", *p) ? -1 : 0;
        p++;
        if (depth <= 0)
            return p;
    }
    return NULL;
}

/* `{}` in a launch: the size of a grid or a block is 1, the other two arguments are 0. */
static void close_braces(char *open, char *close, int argument)
{
    bool empty = open + 1 + strspn(open + 1, " \t\r\n") == close;

    *open = empty ? argument < 2 ? '1' : '0' : '(';
    *close = empty ? ' ' : ')';
}

/* `k<<<grid, {x, y, 1}>>>`: nvcc takes lists in braces there, clang takes expressions only. With
 * parentheses it reads the same names; the port of the launch keeps the braces. */
static bool read_launch_lists(const char *text, char *p)
{
    bool changed = false, first = true;
    int argument = 0;

    if (strncmp(p, "<<<", 3) != 0)
        return false;
    for (p += 3; *p && *p != ';' && strncmp(p, ">>>", 3) != 0;) {
        const char *quiet = skip_quiet(text, p);
        char *behind = strchr("([{", *p) ? behind_bracket(text, p) : p + 1;
        if (quiet > p) {
            p += quiet - p;
            continue;
        }
        if (!behind)
            return changed;
        if (*p == '{' && first) {
            close_braces(p, behind - 1, argument);
            changed = true;
        }
        argument += *p == ',';
        first = *p == ',' || (first && isspace((unsigned char)*p));
        p = behind;
    }
    return changed;
}

/* A special register of PTX, as an asm names it behind the sign. */
static bool is_special_register(const char *name)
{
    static const char *const begins[] = {"tid",
                                         "ntid",
                                         "laneid",
                                         "warpid",
                                         "nwarpid",
                                         "ctaid",
                                         "nctaid",
                                         "smid",
                                         "nsmid",
                                         "gridid",
                                         "clock",
                                         "lanemask_",
                                         "pm",
                                         "globaltimer",
                                         "envreg",
                                         "dynamic_smem_size",
                                         "total_smem_size",
                                         "cluster_",
                                         "clusterid",
                                         "nclusterid",
                                         "is_explicit_cluster"};
    for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
        if (str_starts(name, begins[i]))
            return true;
    return false;
}

/* `asm("mov.u32 %0, %laneid;" : ...)`: nvcc takes one sign where two are due, clang does not. */
static bool mark_special_registers(const char *text, char *p)
{
    bool changed = false;
    size_t length = str_starts(p, "__asm__") ? 7 : str_starts(p, "asm") ? 3 : 0;
    if (!length || (p > text && str_is_word(p[-1])) || str_is_word(p[length]))
        return false;
    p += length;
    while (isspace((unsigned char)*p) || str_is_word(*p) || dialect_splice(p))
        p++;
    if (*p != '(')
        return false;
    for (p++; *p && *p != ':' && *p != ')';) {
        const char *behind = skip_quiet(text, p);
        for (char *c = p; *p == '"' && c + 1 < behind; c++) {
            bool is_sign = *c == '%' && c[-1] != '%' && is_special_register(c + 1);
            *c = is_sign ? PTX_PERCENT : *c;
            changed |= is_sign;
        }
        p += behind > p ? behind - p : 1;
    }
    return changed;
}

bool dialect_write_for_clang(char *text, size_t length)
{
    const char *directive = text; /* the end of the last one */
    bool changed = false;

    for (char *p = text; p < text + length;) {
        const char *behind = skip_quiet(text, p);
        if (behind > p) {
            p += behind - p;
            continue;
        }
        if (*p == '<' || *p == '>')
            changed = join_launch(p) || changed;
        if (*p == '<')
            changed = read_launch_lists(text, p) || changed;
        else if (*p == '_' || *p == 'a')
            changed = let_alignas_follow(p) || blank_attribute_list(p) ||
                      mark_special_registers(text, p) || changed;
        else if (*p == '\\' && p >= directive)
            changed = blank_splice(text, p) || changed;
        else if (*p == '#' && starts_line(text, p)) {
            directive = end_of_directive(p);
            changed = empty_pragma_macro(p) || shorten_include(p) || changed;
        }
        p++;
    }
    return changed;
}

/* --- kernels' bodies ------------------------------------------------------------------------- */

/* What may have arguments between `__global__` and the kernel's name. */
static bool is_attribute_of_kernels(const char *word, size_t length)
{
    static const char *const names[] = {"__launch_bounds__", "__attribute__",  "alignas",
                                        "__cluster_dims__",  "__block_size__", "__maxnreg__"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == length && memcmp(word, names[i], length) == 0)
            return true;
    return false;
}

static char *dialect_after_blanks(const char *text, char *p)
{
    for (;;) {
        const char *quiet = strchr("\"'", *p) ? p : skip_quiet(text, p);
        size_t blanks = strspn(p, " \t\r\n");
        if (quiet == p && !blanks)
            return p;
        p += quiet > p ? (size_t)(quiet - p) : blanks;
    }
}

/* The brace that opens the body of the kernel whose `__global__` ends at `p`. NULL: there is none,
 * or macros may stand in the head. */
static char *kernel_body(const char *text, char *p)
{
    const char *word = p;
    size_t length = 0;

    while (*(p = dialect_after_blanks(text, p))) {
        if (str_is_word(*p)) {
            for (word = p; str_is_word(*p); p++)
                ;
            length = (size_t)(p - word);
        } else if (*p == '(') {
            p = behind_bracket(text, p);
            if (!p)
                return NULL;
            if (is_attribute_of_kernels(word, length))
                continue;
            p = dialect_after_blanks(text, p);
            return *p == '{' ? p : NULL;
        } else if (strchr("<>,:*&", *p)) {
            p++;
        } else {
            return NULL;
        }
    }
    return NULL;
}

static bool has_directive(const char *text, const char *begin, const char *end)
{
    for (const char *p = begin; p < end;) {
        const char *behind = skip_quiet(text, p);
        if (behind == p && *p == '#' && starts_line(text, p))
            return true;
        p = behind > p ? behind : p + 1;
    }
    return false;
}

/* Another meaning for the word may follow anywhere. */
static bool is_about_global(const char *directive)
{
    const char *p = directive + 1 + strspn(directive + 1, " \t");
    size_t length = str_starts(p, "define") ? 6 : str_starts(p, "undef") ? 5 : 0;

    return length && str_starts(p + length + strspn(p + length, " \t"), global_word);
}

static void empty_body(const char *text, char *open)
{
    char *end = behind_bracket(text, open);

    if (!end || has_directive(text, open, end))
        return;
    for (char *p = open + 1; p < end - 1; p++)
        if (*p != '\n' && *p != '\r')
            *p = ' ';
}

bool dialect_empty_kernels(struct arena *arena, char *text, size_t **places, size_t *count)
{
    const size_t length = sizeof global_word - 1;

    for (char *p = text; *p;) {
        const char *behind = skip_quiet(text, p);
        if (behind == p && *p == '#' && starts_line(text, p)) {
            if (is_about_global(p))
                return false;
            behind = end_of_directive(p);
        }
        if (behind > p) {
            p += behind - p;
        } else if (str_is_word(*p)) {
            char *word = p;
            while (str_is_word(*p))
                p++;
            char *open = (size_t)(p - word) == length && memcmp(word, global_word, length) == 0
                             ? kernel_body(text, p)
                             : NULL;
            if (!open)
                continue;
            arena_push(arena, *places, *count, (size_t)(word - text));
            empty_body(text, open);
            p = open;
        } else {
            p++;
        }
    }
    return true;
}

/* --- is it CUDA ------------------------------------------------------------------------------ */

/* The conditional directives around a place. */
struct conditions {
    int depth, guard; /* the depth of the first that only nvcc takes, 0: none */
};

static bool mentions_nvcc(const char *line, const char *end)
{
    static const char *const names[] = {"__CUDACC__", "__NVCC__", "__CUDA_ARCH__", "__CUDA__"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *found = strstr(line, names[i]);
        if (found && found < end)
            return true;
    }
    return false;
}

static void follow_directive(struct conditions *c, const char *directive, const char *end)
{
    const char *name = directive + 1 + strspn(directive + 1, " \t");

    if (strncmp(name, "if", 2) == 0) {
        c->depth++;
        if (!c->guard && mentions_nvcc(name, end))
            c->guard = c->depth;
    } else if (strncmp(name, "endif", 5) == 0) {
        if (c->guard == c->depth)
            c->guard = 0;
        c->depth--;
    }
}

/* A program that gives the word a meaning of its own is not CUDA. */
static bool defines_global(const char *directive)
{
    const char *p = directive + 1 + strspn(directive + 1, " \t");

    if (strncmp(p, "define", 6) != 0)
        return false;
    p += 6;
    return str_starts(p + strspn(p, " \t"), global_word);
}

bool dialect_is_cuda(const char *text)
{
    struct conditions conditions = {0, 0};

    for (const char *p = text; *p;) {
        const char *behind = skip_quiet(text, p);
        if (behind > p) {
            p = behind;
        } else if (*p == '#' && starts_line(text, p)) {
            const char *end = dialect_line_end(p);
            if (defines_global(p))
                return false;
            follow_directive(&conditions, p, end);
            p = end;
        } else if (str_is_word(*p)) {
            const char *word = p;
            while (str_is_word(*p))
                p++;
            if (!conditions.guard && (size_t)(p - word) == sizeof global_word - 1 &&
                memcmp(word, global_word, sizeof global_word - 1) == 0)
                return true;
        } else if (!conditions.guard && strncmp(p, "<<<", 3) == 0) {
            return true;
        } else {
            p++;
        }
    }
    return false;
}
