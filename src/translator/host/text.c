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
        host_rewrite_attribute(host, file, token);
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
