/* What is ported token by token, after the AST has had its say.
 *
 * CUDA's attributes are reserved words, so their tokens need no AST: they go, or become the host
 * compiler's. A launch is found by its brackets, which nothing else in C++ can be; the AST tells
 * where its callee begins, and where it can't (macro bodies, branches not taken) the tokens before
 * the bracket do. Names with a rule that the walk did not reach are renamed unless the program
 * declares the same name itself. */
#include "frontend/cx.h"
#include "host/host.h"

#include "util/str.h"
#include <string.h>

enum attribute_action {
    ACTION_REMOVE,
    ACTION_REMOVE_CALL, /* with its parenthesised arguments */
    ACTION_INLINE,
    ACTION_NOINLINE,
    ACTION_ALIGN, /* the arguments stay: `__attribute__((aligned(16)))` */
};

static const struct attribute {
    const char *name;
    enum attribute_action action;
} attributes[] = {
    {"__host__", ACTION_REMOVE},
    {"__device__", ACTION_REMOVE},
    {"__global__", ACTION_REMOVE},
    {"__constant__", ACTION_REMOVE},
    {"__shared__", ACTION_REMOVE},
    {"__managed__", ACTION_REMOVE},
    {"__grid_constant__", ACTION_REMOVE},
    {"__device_builtin__", ACTION_REMOVE},
    {"__forceinline__", ACTION_INLINE},
    {"__noinline__", ACTION_NOINLINE},
    {"__launch_bounds__", ACTION_REMOVE_CALL},
    {"__cluster_dims__", ACTION_REMOVE_CALL},
    {"__maxnreg__", ACTION_REMOVE_CALL},
    {"__align__", ACTION_ALIGN},
    {"__builtin_align__", ACTION_ALIGN},
    {"CUDART_CB", ACTION_REMOVE},
    {"CUDARTAPI", ACTION_REMOVE},
};

static const struct attribute *attribute_at(const struct lexed *lexed, size_t token)
{
    if (token == NO_TOKEN || lexed->tokens[token].kind != TOKEN_NAME)
        return NULL;
    for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
        if (lex_is(lexed, token, attributes[i].name))
            return &attributes[i];
    return NULL;
}

bool host_is_attribute(const struct lexed *lexed, size_t token)
{
    return attribute_at(lexed, token) != NULL;
}

/* --- attributes */

/* Whether `inline` stands among the attributes and specifiers around `token`. */
static bool is_inline_already(const struct lexed *lexed, size_t token)
{
    static const char *const words[] = {"static", "inline",    "__inline__", "__inline",
                                        "extern", "constexpr", "virtual"};
    for (int direction = 0; direction < 2; direction++) {
        size_t at = token;
        for (;;) {
            bool known = false;
            at = direction ? lex_next(lexed, at) : lex_previous(lexed, at);
            for (size_t i = 0; i < sizeof words / sizeof *words; i++)
                known |= lex_is(lexed, at, words[i]);
            if (lex_is(lexed, at, "inline") || lex_is(lexed, at, "__inline__") ||
                lex_is(lexed, at, "__inline") ||
                (direction == 0 && lex_is(lexed, at, "__forceinline__")))
                return true;
            if (!known && !host_is_attribute(lexed, at))
                break;
        }
    }
    return false;
}

/* The last token of an attribute that is removed: its name, or the parenthesis that closes its
 * arguments. NO_TOKEN for others. */
static size_t removed_attribute_end(const struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const struct attribute *attribute = attribute_at(lexed, token);

    if (!attribute || map_get_pointer(&file->make_static, (void *)(lexed->tokens[token].begin + 1)))
        return NO_TOKEN;
    if (attribute->action == ACTION_REMOVE)
        return token;
    if (attribute->action == ACTION_INLINE)
        return is_inline_already(lexed, token) ? token : NO_TOKEN;
    if (attribute->action != ACTION_REMOVE_CALL)
        return NO_TOKEN;
    size_t open = lex_next(lexed, token);
    size_t close = lex_is(lexed, open, "(") ? lex_closing(lexed, open) : NO_TOKEN;
    return close == NO_TOKEN ? token : close;
}

static bool on_same_line(const struct lexed *lexed, size_t from, size_t to)
{
    return memchr(lexed->text + from, '\n', to - from) == NULL;
}

/* Removes the attributes that stand side by side from `token` on, with the blanks after them, and
 * with their line when nothing else is there. At the end of a line, the blanks before them go. */
static void remove_attributes(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const char *text = lexed->text;
    size_t begin = lexed->tokens[token].begin, start = begin;
    size_t last = removed_attribute_end(file, token);

    for (;;) {
        size_t next = last + 1 < lexed->count ? last + 1 : NO_TOKEN;
        if (next == NO_TOKEN || removed_attribute_end(file, next) == NO_TOKEN ||
            !on_same_line(lexed, lexed->tokens[last].end, lexed->tokens[next].begin))
            break;
        last = removed_attribute_end(file, next);
    }
    size_t stop = lexed->tokens[last].end;
    while (text[stop] == ' ' || text[stop] == '\t')
        stop++;
    while (start > 0 && (text[start - 1] == ' ' || text[start - 1] == '\t'))
        start--;
    bool opens = start == 0 || text[start - 1] == '\n';
    bool closes =
        text[stop] == '\n' || text[stop] == '\0' || (text[stop] == '\r' && text[stop + 1] == '\n');
    if (closes)
        begin = start;
    if (opens && closes && !lexed->tokens[token].directive && text[stop] != '\0')
        stop += text[stop] == '\r' ? 2 : 1;
    host_edit(host, file, begin, stop, "");
}

static void rewrite_attribute(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const struct attribute *attribute = attribute_at(lexed, token);
    size_t begin = lexed->tokens[token].begin, end = lexed->tokens[token].end;
    size_t open = lex_next(lexed, token);
    size_t close = lex_is(lexed, open, "(") ? lex_closing(lexed, open) : NO_TOKEN;

    if (removed_attribute_end(file, token) != NO_TOKEN) {
        remove_attributes(host, file, token);
        return;
    }
    switch (attribute->action) {
    case ACTION_REMOVE: host_edit(host, file, begin, end, "static"); break;
    case ACTION_REMOVE_CALL: break;
    case ACTION_INLINE: host_edit(host, file, begin, end, "inline"); break;
    case ACTION_NOINLINE:
        /* inside a written __attribute__((...)) the word is the attribute's name */
        if (!lex_is(lexed, lex_previous(lexed, token), "(") &&
            !lex_is(lexed, lex_previous(lexed, token), ","))
            host_edit(host, file, begin, end, "__attribute__((noinline))");
        break;
    case ACTION_ALIGN:
        if (close == NO_TOKEN)
            break;
        host_edit(host, file, begin, end, "__attribute__((aligned");
        host_edit(host, file, lexed->tokens[close].end, lexed->tokens[close].end, "))");
        break;
    }
}

void host_remove_attributes(struct host *host, struct host_file *file, size_t begin, size_t end)
{
    const struct lexed *lexed = &file->lexed;

    for (size_t i = lex_at_or_after(lexed, begin);
         i != NO_TOKEN && i < lexed->count && lexed->tokens[i].begin < end; i++)
        if (removed_attribute_end(file, i) != NO_TOKEN &&
            !edit_covers(&file->output->edits, lexed->tokens[i].begin))
            remove_attributes(host, file, i);
}

/* --- launches */

/* Whether nothing is between two tokens but spliced lines. */
static bool is_adjacent(const struct lexed *lexed, size_t first, size_t second)
{
    const char *between = lexed->text + lexed->tokens[first].end;
    size_t length = lexed->tokens[second].begin - lexed->tokens[first].end;

    return strspn(between, "\\\r\n") >= length && (length == 0 || *between == '\\');
}

/* The token after the `>>>` that closes the launch whose `<<<` is at `token`; `*close` gets the
 * first `>`. */
static size_t configuration_end(const struct lexed *lexed, size_t token, size_t *close)
{
    for (size_t i = lex_next(lexed, token); i != NO_TOKEN; i = lex_next(lexed, i)) {
        if (lex_is(lexed, i, "(") || lex_is(lexed, i, "[") || lex_is(lexed, i, "{")) {
            i = lex_closing(lexed, i);
            continue;
        }
        if (lex_is(lexed, i, ";") || lex_is(lexed, i, ")") || lex_is(lexed, i, "}"))
            return NO_TOKEN;
        size_t second = lex_next(lexed, i), third = lex_next(lexed, second);
        if (lex_is(lexed, i, ">") && lex_is(lexed, second, ">") && lex_is(lexed, third, ">") &&
            is_adjacent(lexed, i, second)) {
            *close = i;
            return third;
        }
    }
    return NO_TOKEN;
}

/* The first token of the postfix expression that ends before the `<<<` at `token`: `ns::k<T, 4>`,
 * `table[i]`, `(*f)`, `s->f`. */
static size_t callee_begin(const struct lexed *lexed, size_t token)
{
    size_t at = lex_previous(lexed, token);

    for (;;) {
        if (lex_is(lexed, at, ">"))
            at = lex_previous(lexed, lex_opening_angle(lexed, at));
        while (lex_is(lexed, at, "]"))
            at = lex_previous(lexed, lex_opening(lexed, at));
        if (lex_is(lexed, at, ")")) {
            at = lex_opening(lexed, at);
            size_t before = lex_previous(lexed, at);
            if (before != NO_TOKEN && lexed->tokens[before].kind == TOKEN_NAME &&
                !lex_is(lexed, before, "return"))
                at = before;
        }
        if (at == NO_TOKEN)
            return NO_TOKEN;
        size_t before = lex_previous(lexed, at);
        if (lex_is(lexed, before, "template"))
            before = lex_previous(lexed, before);
        if (!lex_is(lexed, before, "::") && !lex_is(lexed, before, ".") &&
            !lex_is(lexed, before, "->") && !lex_is(lexed, before, "##"))
            return at;
        size_t left = lex_previous(lexed, before);
        bool name = left != NO_TOKEN &&
                    (lexed->tokens[left].kind == TOKEN_NAME || lex_is(lexed, left, ">") ||
                     lex_is(lexed, left, "]") || lex_is(lexed, left, ")"));
        if (!name)
            return before;
        at = left;
    }
}

static bool has_comma(const struct lexed *lexed, size_t begin, size_t end)
{
    for (size_t i = begin; i != NO_TOKEN && i < end; i = lex_next(lexed, i)) {
        if (lex_is(lexed, i, "("))
            i = lex_closing(lexed, i);
        else if (lex_is(lexed, i, ","))
            return true;
    }
    return false;
}

/* Moves over blanks (not line breaks) before `at`. */
static size_t before_blanks(const char *text, size_t at)
{
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t'))
        at--;
    return at;
}

static size_t after_blanks(const char *text, size_t at)
{
    while (text[at] == ' ' || text[at] == '\t')
        at++;
    return at;
}

static void rewrite_launch(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const struct token *tokens = lexed->tokens;
    size_t close = NO_TOKEN;
    size_t last = configuration_end(lexed, token, &close);
    size_t open = lex_next(lexed, last);
    size_t end = lex_is(lexed, open, "(") ? lex_closing(lexed, open) : NO_TOKEN;
    void *known = map_get_pointer(&file->callees, (void *)(tokens[token].begin + 1));
    size_t callee = known ? lex_at(lexed, (size_t)known - 1) : callee_begin(lexed, token);

    if (end == NO_TOKEN || callee == NO_TOKEN) {
        struct source_pos pos = host_position(file, tokens[token].begin);
        diag_report(host->tu->diag, CU3004, &pos,
                    "its kernel, configuration or arguments come from a macro");
        return;
    }
    bool comma = has_comma(lexed, callee, token);
    size_t callee_end = before_blanks(lexed->text, tokens[token].begin);
    size_t config_end = before_blanks(lexed->text, tokens[close].begin);
    if (callee_end > 0 && lexed->text[callee_end - 1] == '\n')
        callee_end = tokens[token].begin;
    if (config_end > 0 && lexed->text[config_end - 1] == '\n')
        config_end = tokens[close].begin;
    host_edit(host, file, tokens[callee].begin, tokens[callee].begin,
              comma ? "CU2CL_LAUNCH((" : "CU2CL_LAUNCH(");
    host_edit(host, file, callee_end, after_blanks(lexed->text, tokens[token].end),
              comma ? "), (" : ", (");
    size_t arguments = after_blanks(lexed->text, tokens[last].end);
    bool line_ends = lexed->text[arguments] == '\n' || lexed->text[arguments] == '\r';
    host_edit(host, file, config_end, arguments, line_ends ? ")," : "), ");
    host_edit(host, file, tokens[end].end, tokens[end].end, ")");
}

/* --- names and conditions */

/* Where clang had errors, the AST lacks what it did not understand: what is not ported is found by
 * its name. */
static void report_unseen(struct host *host, struct host_file *file, size_t token,
                          const struct rule *rule)
{
    struct source_pos pos = host_position(file, file->lexed.tokens[token].begin);

    if (host->tu->error_count && !host_is_skipped(file, pos.offset) &&
        !file->lexed.tokens[token].directive)
        diag_report(host->tu->diag, CU3001, &pos, rule->cuda, rule->note ? rule->note : "");
}

static void rename_token(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const char *name = lex_spelling(lexed, token);
    const struct rule *rule = host_rule(host, name);

    size_t before = lex_previous(lexed, token);

    if (strcmp(name, "__CUDA_ARCH_LIST__") == 0)
        host->program->uses_architectures = true;
    if (!rule || map_get(&host->user_names, name) || lex_is(lexed, before, ".") ||
        lex_is(lexed, before, "->"))
        return;
    if (rule->state == RULE_NONE) {
        report_unseen(host, file, token, rule);
        return;
    }
    if (!rule->to || strcmp(rule->to, name) == 0)
        return;
    host_edit(host, file, lexed->tokens[token].begin, lexed->tokens[token].end, rule->to);
}

static void rewrite_condition_name(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    const struct token *at = &lexed->tokens[token];

    if (lex_is(lexed, token, "__CUDACC__") || lex_is(lexed, token, "__NVCC__")) {
        host_edit(host, file, at->begin, at->end, "CU2CL_CUDA_SOURCE");
    } else if (str_starts(lexed->text + at->begin, "__CUDACC_") &&
               !host_rule(host, lex_spelling(lexed, token))) {
        struct source_pos pos = host_position(file, at->begin);
        diag_report(host->tu->diag, CU3007, &pos, lex_spelling(lexed, token));
    } else {
        rename_token(host, file, token);
    }
}

/* The first token of the text that a `#define` stands for. */
static size_t macro_body(const struct lexed *lexed, const struct directive *line)
{
    size_t name = line->first + 2;
    size_t body = name + 1;

    if (body < line->last && lex_is(lexed, body, "(") &&
        lexed->tokens[body].begin == lexed->tokens[name].end) {
        size_t close = lex_closing(lexed, body);
        return close == NO_TOKEN ? line->last : close + 1;
    }
    return body;
}

/* What an edit replaces is decided, by the AST or for another source. */
static bool is_decided(const struct host_file *file, size_t offset)
{
    return edit_covers(&file->output->edits, offset);
}

static void rewrite_token(struct host *host, struct host_file *file, size_t token)
{
    const struct token *at = &file->lexed.tokens[token];

    if (is_decided(file, at->begin))
        return;
    bool skipped = host_is_skipped(file, at->begin);
    if (at->kind == TOKEN_LAUNCH)
        rewrite_launch(host, file, token);
    else if (at->kind == TOKEN_NAME && !host_is_attribute(&file->lexed, token))
        rename_token(host, file, token);
    else if (at->kind == TOKEN_NAME && !skipped)
        rewrite_attribute(host, file, token);
}

/* `#define UNROLL #pragma unroll 4`, which only nvcc takes: _Pragma("unroll 4"). */
static bool rewrite_pragma_macro(struct host *host, struct host_file *file, size_t body,
                                 size_t last)
{
    const struct lexed *lexed = &file->lexed;
    struct str text = {.arena = host->arena};

    if (body + 1 >= last || !lex_is(lexed, body, "#") || !lex_is(lexed, body + 1, "pragma") ||
        is_decided(file, lexed->tokens[body].begin))
        return false;
    str_add(&text, "_Pragma(\"");
    size_t end = lexed->tokens[last - 1].end,
           at = after_blanks(lexed->text, lexed->tokens[body + 1].end);
    for (; at < end; at++) {
        if (strchr("\"\\", lexed->text[at]))
            str_addc(&text, '\\');
        str_addc(&text, lexed->text[at]);
    }
    str_add(&text, "\")");
    host_edit(host, file, lexed->tokens[body].begin, end, str_text(&text));
    return true;
}

static void rewrite_directive(struct host *host, struct host_file *file,
                              const struct directive *line)
{
    const struct lexed *lexed = &file->lexed;
    size_t keyword = line->first + 1;

    if (keyword >= line->last)
        return;
    if (lex_is(lexed, keyword, "define")) {
        size_t body = macro_body(lexed, line);
        if (!rewrite_pragma_macro(host, file, body, line->last))
            for (size_t i = body; i < line->last; i++)
                rewrite_token(host, file, i);
        return;
    }
    if (!lex_is(lexed, keyword, "if") && !lex_is(lexed, keyword, "ifdef") &&
        !lex_is(lexed, keyword, "ifndef") && !lex_is(lexed, keyword, "elif"))
        return;
    for (size_t i = keyword + 1; i < line->last; i++)
        if (lexed->tokens[i].kind == TOKEN_NAME && !is_decided(file, lexed->tokens[i].begin))
            rewrite_condition_name(host, file, i);
}

/* clang keeps no trace of explicit instantiations, so those of deleted device functions are found
 * by their tokens: `template __device__ float f<int>(int);`. Those of kernels stay, they
 * instantiate the stub. */
static bool remove_instantiation(struct host *host, struct host_file *file, size_t token)
{
    const struct lexed *lexed = &file->lexed;
    bool device = false, other = false;
    size_t at = lex_next(lexed, token);

    if (!lex_is(lexed, token, "template") || lex_is(lexed, at, "<") ||
        is_decided(file, lexed->tokens[token].begin))
        return false;
    for (; at != NO_TOKEN && !lex_is(lexed, at, ";"); at = lex_next(lexed, at)) {
        if (lex_is(lexed, at, "{") || lex_is(lexed, at, "}"))
            return false;
        device |= lex_is(lexed, at, "__device__");
        other |= lex_is(lexed, at, "__host__") || lex_is(lexed, at, "__global__");
    }
    if (at == NO_TOKEN || !device || other)
        return false;
    host_remove(host, file, lexed->tokens[token].begin, lexed->tokens[at].end, "");
    return true;
}

void host_rewrite_text(struct host *host, struct host_file *file)
{
    const struct lexed *lexed = &file->lexed;

    for (size_t i = 0; i < lexed->count; i++)
        if (!lexed->tokens[i].directive && !remove_instantiation(host, file, i))
            rewrite_token(host, file, i);
    for (size_t i = 0; i < lexed->directive_count; i++)
        rewrite_directive(host, file, &lexed->directives[i]);
}

const char *host_port_type(struct program *program, const char *type)
{
    struct str result = {.arena = program->arena};
    struct lexed lexed;
    size_t done = 0;

    type = cx_without_unnamed_namespace(program->arena, type);
    size_t length = strlen(type);
    lex_text(&lexed, program->arena, type, length);
    for (size_t i = 0; i < lexed.count; i++) {
        const struct rule *rule = NULL;
        if (lexed.tokens[i].kind == TOKEN_NAME)
            rule = rules_find(program->rules, RULE_TYPE, lex_spelling(&lexed, i));
        if (!rule || !rule->to || rule->state == RULE_NONE)
            continue;
        str_addn(&result, type + done, lexed.tokens[i].begin - done);
        str_add(&result, rule->to);
        done = lexed.tokens[i].end;
    }
    str_addn(&result, type + done, length - done);
    return str_text(&result);
}
