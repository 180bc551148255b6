/* The instructions of inline PTX: a scanner over bytes, and statements that end with semicolons. */
#include "ptx/reading.h"
#include "util/str.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* --- the scanner ----------------------------------------------------------- */

void ptx_skip_blanks(struct ptx_reading *r)
{
    for (;;) {
        while (isspace((unsigned char)*r->at))
            r->at++;
        if (str_starts(r->at, "//")) {
            r->at += strcspn(r->at, "\n");
        } else if (str_starts(r->at, "/*")) {
            const char *end = strstr(r->at + 2, "*/");
            r->at = end ? end + 2 : r->at + strlen(r->at);
        } else {
            return;
        }
    }
}

bool ptx_take_char(struct ptx_reading *r, char c)
{
    ptx_skip_blanks(r);
    if (*r->at != c)
        return false;
    r->at++;
    return true;
}

static bool problem_at(struct ptx_reading *r, const char *what, const char *at)
{
    if (!r->out->problem)
        r->out->problem =
            arena_printf(r->arena, "%s at '%.*s'", what,
                         (int)strcspn(at, "\n\t;") > 40 ? 40 : (int)strcspn(at, "\n\t;"), at);
    return false;
}

bool ptx_reading_problem(struct ptx_reading *r, const char *what)
{
    return problem_at(r, what, r->at);
}

static size_t name_length(const char *text)
{
    size_t n = 0;
    while (isalnum((unsigned char)text[n]) || text[n] == '_' || text[n] == '$')
        n++;
    return n;
}

/* `add.cc.u32`, `ld.global.L1::no_allocate.f32` */
static size_t opcode_length(const char *text)
{
    size_t n = name_length(text);
    while (text[n] == '.' || (text[n] == ':' && text[n + 1] == ':'))
        n += (text[n] == ':' ? 2 : 1) + name_length(text + n + (text[n] == ':' ? 2 : 1));
    return n;
}

/* --- operands -------------------------------------------------------------- */

static struct ptx_register *find_register(struct ptx_reading *r, const char *name)
{
    for (size_t i = 0; i < r->out->register_count; i++)
        if (strcmp(r->out->registers[i].name, name) == 0)
            return &r->out->registers[i];
    return NULL;
}

static bool read_operand(struct ptx_reading *r, struct ptx_operand *out);

static void read_selector(struct ptx_reading *r, struct ptx_operand *out)
{
    if (r->at[0] != '.' || !name_length(r->at + 1))
        return;
    size_t length = 1 + name_length(r->at + 1);
    out->selector = arena_strndup(r->arena, r->at, length);
    r->at += length;
}

bool ptx_read_number(struct ptx_reading *r, struct ptx_operand *out)
{
    const char *begin = r->at;
    bool is_hex_real = begin[0] == '0' && strchr("fFdD", begin[1]) && begin[1];
    bool is_other = begin[0] == '0' && strchr("xXbB", begin[1]) && begin[1];
    size_t length = strspn(begin, "0123456789abcdefABCDEFxXUdDfF.");
    if (!is_hex_real && !is_other) {
        length = strspn(begin, "0123456789.");
        if (begin[length] && strchr("eE", begin[length]))
            length += 1 + strspn(begin + length + 1, "+-0123456789");
        length += begin[length] == 'U';
    }
    const char *text = arena_strndup(r->arena, begin, length);
    r->at += length;
    if (is_hex_real || strpbrk(text, ".") || (strpbrk(text, "eE") && !strpbrk(text, "xX"))) {
        out->kind = PTX_REAL;
        out->name = text;
        return true;
    }
    char *end;
    errno = 0;
    out->kind = PTX_INTEGER;
    bool is_binary = str_starts(text, "0b") || str_starts(text, "0B");
    unsigned long long value = strtoull(is_binary ? text + 2 : text, &end, is_binary ? 2 : 0);
    out->number = (long long)value;
    out->name = str_starts(text, "0x") && *end != 'U' ? text : NULL;
    out->is_unsigned = *end == 'U' || value > (unsigned long long)INT64_MAX;
    end += *end == 'U';
    return !*end && !errno && !name_length(r->at) ? true : ptx_reading_problem(r, "a number");
}

/* `%0`, `%[x]`, `%%tid.x`, `%laneid` */
static bool read_percent(struct ptx_reading *r, struct ptx_operand *out)
{
    size_t doubled = r->at[1] == '%';
    const char *at = r->at + 1 + doubled;
    if (!doubled && isdigit((unsigned char)*at)) {
        char *end;
        out->kind = PTX_ARGUMENT;
        out->number = (long long)strtoul(at, &end, 10);
        r->at = end;
        read_selector(r, out);
        return (size_t)out->number < r->operand_count ? true : ptx_reading_problem(r, "an operand");
    }
    if (!doubled && *at == '[') {
        size_t length = name_length(at + 1);
        out->kind = PTX_ARGUMENT;
        for (size_t i = 0; i < r->operand_count; i++)
            if (r->operand_names[i] && strlen(r->operand_names[i]) == length &&
                strncmp(r->operand_names[i], at + 1, length) == 0 && at[1 + length] == ']') {
                out->number = (long long)i;
                r->at = at + length + 2;
                read_selector(r, out);
                return true;
            }
        return ptx_reading_problem(r, "an operand's name");
    }
    size_t length = name_length(at);
    if (!length)
        return ptx_reading_problem(r, "an operand");
    out->name = arena_printf(r->arena, "%%%.*s", (int)length, at);
    r->at = at + length;
    out->kind = find_register(r, out->name) ? PTX_NAME : PTX_SPECIAL;
    if (out->kind == PTX_NAME) {
        read_selector(r, out);
    } else if (r->at[0] == '.' && r->at[1] && strchr("xyz", r->at[1]) && !name_length(r->at + 2)) {
        out->name = arena_printf(r->arena, "%s.%c", out->name, r->at[1]);
        r->at += 2;
    }
    return true;
}

static bool read_ptx_list(struct ptx_reading *r, struct ptx_operand *out)
{
    out->kind = PTX_LIST;
    do {
        struct ptx_operand item = {.kind = PTX_NAME};
        if (!read_operand(r, &item))
            return false;
        arena_push(r->arena, out->items, out->count, item);
    } while (ptx_take_char(r, ','));
    return ptx_take_char(r, '}') ? true : ptx_reading_problem(r, "a list");
}

/* `[base]`, `[base+4]`, `[base + -4]`, `[base-4]`; `[map, {x, y}]`, with the list in items[1] */
static bool read_address(struct ptx_reading *r, struct ptx_operand *out)
{
    struct ptx_operand base = {.kind = PTX_NAME}, offset = {.kind = PTX_NAME};
    out->kind = PTX_ADDRESS;
    if (!read_operand(r, &base))
        return false;
    arena_push(r->arena, out->items, out->count, base);
    ptx_skip_blanks(r);
    if (*r->at == '+' || *r->at == '-') {
        if (!ptx_read_constant(r, &offset))
            return ptx_reading_problem(r, "an address");
        out->number = offset.number;
    } else if (ptx_take_char(r, ',')) {
        if (!read_operand(r, &offset))
            return false;
        arena_push(r->arena, out->items, out->count, offset);
    }
    return ptx_take_char(r, ']') ? true : ptx_reading_problem(r, "an address");
}

/* `-1.5`, `7`, `-7`, `4 * 2 + 1` */
static bool read_constant_or_real(struct ptx_reading *r, struct ptx_operand *out)
{
    const char *begin = r->at;
    bool is_negative = ptx_take_char(r, '-');
    bool is_number = isdigit((unsigned char)*r->at);
    if (is_number && !ptx_read_number(r, out))
        return false;
    if (is_number && out->kind == PTX_REAL) {
        if (is_negative)
            out->name = arena_printf(r->arena, "-%s", out->name);
        return true;
    }
    if (!is_number || ptx_goes_on(r)) {
        r->at = begin;
        return ptx_read_constant(r, out);
    }
    if (is_negative) {
        out->number = -out->number;
        out->name = NULL;
    }
    return true;
}

static bool read_single(struct ptx_reading *r, struct ptx_operand *out)
{
    ptx_skip_blanks(r);
    if (ptx_take_char(r, '{'))
        return read_ptx_list(r, out);
    if (ptx_take_char(r, '['))
        return read_address(r, out);
    if (*r->at == '%')
        return read_percent(r, out);
    if (*r->at == '(' || *r->at == '~')
        return ptx_read_constant(r, out);
    if (*r->at == '-' && (r->at[1] == '%' || name_length(r->at + 1)) &&
        !isdigit((unsigned char)r->at[1])) {
        r->at++;
        out->is_minus = true;
        return read_single(r, out);
    }
    if (isdigit((unsigned char)*r->at) || *r->at == '-')
        return read_constant_or_real(r, out);
    size_t length = name_length(r->at);
    if (!length)
        return ptx_reading_problem(r, "an operand");
    out->kind = PTX_NAME;
    out->name = arena_strndup(r->arena, r->at, length);
    r->at += length;
    read_selector(r, out);
    return true;
}

static bool read_operand(struct ptx_reading *r, struct ptx_operand *out)
{
    bool is_negated = ptx_take_char(r, '!');
    if (!read_single(r, out))
        return false;
    out->is_negated = is_negated;
    ptx_skip_blanks(r);
    if (*r->at != '|')
        return true;
    struct ptx_operand first = *out, second = {.kind = PTX_NAME};
    r->at++;
    if (!read_single(r, &second))
        return false;
    *out = (struct ptx_operand){.kind = PTX_PAIR};
    arena_push(r->arena, out->items, out->count, first);
    arena_push(r->arena, out->items, out->count, second);
    return true;
}

/* --- statements ------------------------------------------------------------ */

/* Blocks that follow each other may have registers of the same name, which are one here. */
static bool add_register(struct ptx_reading *r, const char *name, const char *type)
{
    struct ptx_register *other = find_register(r, name);
    if (!other) {
        struct ptx_register one = {name, type, r->depth};
        arena_push(r->arena, r->out->registers, r->out->register_count, one);
        return true;
    }
    if (strcmp(other->type, type) != 0)
        return problem_at(r, "a second register of this name and another type", name);
    if (other->depth != PTX_CLOSED)
        return problem_at(r, "a register that hides another one of its name", name);
    other->depth = r->depth;
    return true;
}

static void close_scope(struct ptx_reading *r)
{
    for (size_t i = 0; i < r->out->register_count; i++)
        if (r->out->registers[i].depth == r->depth)
            r->out->registers[i].depth = PTX_CLOSED;
    r->depth--;
}

/* `.reg .u32 a, %b<4>;`: the sign is a part of the name. */
static bool read_registers(struct ptx_reading *r)
{
    r->at += strlen(".reg");
    ptx_skip_blanks(r);
    if (*r->at != '.')
        return ptx_reading_problem(r, "a register's type");
    size_t length = name_length(r->at + 1);
    const char *type = arena_strndup(r->arena, r->at + 1, length);
    if (strcmp(type, "v2") == 0 || strcmp(type, "v4") == 0)
        return ptx_reading_problem(r, "a vector of registers");
    r->at += 1 + length;
    do {
        ptx_skip_blanks(r);
        bool has_sign = r->at[0] == '%';
        r->at += has_sign ? 1 + (r->at[1] == '%') : 0;
        length = name_length(r->at);
        if (!length)
            return ptx_reading_problem(r, "a register's name");
        const char *name =
            arena_printf(r->arena, "%s%.*s", has_sign ? "%" : "", (int)length, r->at);
        r->at += length;
        if (!ptx_take_char(r, '<')) {
            if (!add_register(r, name, type))
                return false;
            continue;
        }
        char *end;
        unsigned long count = strtoul(r->at, &end, 10);
        r->at = end;
        if (count > 1000 || !ptx_take_char(r, '>'))
            return ptx_reading_problem(r, "a number of registers");
        for (unsigned long i = 0; i < count; i++)
            if (!add_register(r, arena_printf(r->arena, "%s%lu", name, i), type))
                return false;
    } while (ptx_take_char(r, ','));
    return ptx_take_char(r, ';') ? true : ptx_reading_problem(r, "a declaration");
}

static bool read_instruction(struct ptx_reading *r)
{
    struct ptx_statement s = {.kind = PTX_INSTRUCTION};
    if (ptx_take_char(r, '@')) {
        s.guard = arena_new(r->arena, struct ptx_operand);
        if (!read_operand(r, s.guard))
            return false;
        ptx_skip_blanks(r);
    }
    size_t length = opcode_length(r->at);
    if (!length)
        return ptx_reading_problem(r, "an instruction");
    s.name = arena_strndup(r->arena, r->at, length);
    r->at += length;
    ptx_skip_blanks(r);
    while (*r->at && *r->at != ';') {
        struct ptx_operand operand = {.kind = PTX_NAME};
        if (!read_operand(r, &operand))
            return false;
        arena_push(r->arena, s.operands, s.count, operand);
        ptx_skip_blanks(r);
        if (*r->at != ';' && *r->at && !ptx_take_char(r, ','))
            return ptx_reading_problem(r, "an operand");
    }
    if (*r->at == ';')
        r->at++;
    arena_push(r->arena, r->out->statements, r->out->count, s);
    return true;
}

/* `.pragma "nounroll";`: words for NVIDIA's compiler, which say nothing about results. */
static bool skip_pragma(struct ptx_reading *r)
{
    r->at += strlen(".pragma");
    do {
        ptx_skip_blanks(r);
        const char *end = *r->at == '"' ? strchr(r->at + 1, '"') : NULL;
        if (!end)
            return ptx_reading_problem(r, "a directive");
        r->at = end + 1;
    } while (ptx_take_char(r, ','));
    return ptx_take_char(r, ';') ? true : ptx_reading_problem(r, "a directive");
}

static bool read_statement(struct ptx_reading *r)
{
    size_t length = name_length(r->at);
    const char *behind = r->at + length + strspn(r->at + length, " \t");
    if (ptx_take_char(r, '{')) {
        r->depth++;
        return true;
    }
    if (ptx_take_char(r, '}')) {
        if (!r->depth)
            return ptx_reading_problem(r, "a brace");
        close_scope(r);
        return true;
    }
    if (ptx_take_char(r, ';'))
        return true;
    if (str_starts(r->at, ".reg") && !name_length(r->at + 4))
        return read_registers(r);
    if (str_starts(r->at, ".pragma") && !name_length(r->at + 7))
        return skip_pragma(r);
    if (*r->at == '.')
        return ptx_reading_problem(r, "a directive");
    if (length && behind[0] == ':' && behind[1] != ':') {
        struct ptx_statement label = {.kind = PTX_LABEL};
        label.name = arena_strndup(r->arena, r->at, length);
        r->at = behind + 1;
        arena_push(r->arena, r->out->statements, r->out->count, label);
        return true;
    }
    return read_instruction(r);
}

struct ptx_text ptx_read(struct arena *arena, const char *text, const char *const *operand_names,
                         size_t operand_count)
{
    struct ptx_text out = {.statements = NULL};
    struct ptx_reading r = {arena, text, operand_names, operand_count, 0, &out};
    for (ptx_skip_blanks(&r); *r.at; ptx_skip_blanks(&r))
        if (!read_statement(&r))
            break;
    if (!out.problem && r.depth)
        out.problem = "a brace that is not closed";
    return out;
}
