/* Tokens of a file's text. One pass over the bytes; a preprocessor line is recorded while its
 * tokens are read. Raw strings, digit separators, line continuations and unterminated literals
 * (`#error don't`) are what makes it more than a page. */
#include "util/lex.h"

#include <ctype.h>
#include <string.h>

struct scanner {
    struct lexed *out;
    const char *text;
    size_t length, at;
    bool line_start, directive;
};

static char peek(const struct scanner *s, size_t ahead)
{
    return s->at + ahead < s->length ? s->text[s->at + ahead] : '\0';
}

static bool is_name_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

/* The length of a backslash and line break at `at`, or 0. */
static size_t splice_at(const char *text, size_t length, size_t at)
{
    if (at + 1 < length && text[at] == '\\') {
        if (text[at + 1] == '\n')
            return 2;
        if (at + 2 < length && text[at + 1] == '\r' && text[at + 2] == '\n')
            return 3;
    }
    return 0;
}

/* The same of all that follow one another. */
static size_t spliced(const char *text, size_t length, size_t at)
{
    size_t begin = at, splice;

    while ((splice = splice_at(text, length, at)) != 0)
        at += splice;
    return at - begin;
}

static size_t continuation(const struct scanner *s, size_t at)
{
    return splice_at(s->text, s->length, at);
}

static void add_token(struct scanner *s, enum token_kind kind, size_t end)
{
    struct token token = {kind, s->directive, s->at, end};

    arena_push(s->out->arena, s->out->tokens, s->out->count, token);
    s->at = end;
    if (kind != TOKEN_COMMENT)
        s->line_start = false;
}

static void scan_comment(struct scanner *s)
{
    size_t end = s->at + 2;

    if (s->text[s->at + 1] == '/') {
        while (end < s->length && s->text[end] != '\n') {
            size_t skip = continuation(s, end);
            end += skip ? skip : 1;
        }
        if (end > s->at && s->text[end - 1] == '\r')
            end--;
    } else {
        while (end + 1 < s->length && !(s->text[end] == '*' && s->text[end + 1] == '/'))
            end++;
        end = end + 2 <= s->length ? end + 2 : s->length;
    }
    add_token(s, TOKEN_COMMENT, end);
}

/* A literal whose quote stands at `at`; ends at the line's end when the quote is never closed. */
static void scan_quoted(struct scanner *s, size_t quote_at)
{
    char quote = s->text[quote_at];
    size_t end = quote_at + 1;

    while (end < s->length && s->text[end] != quote && s->text[end] != '\n') {
        size_t skip = continuation(s, end);
        end += skip                                                                      ? skip
               : s->text[end] == '\\' && end + 1 < s->length && s->text[end + 1] != '\n' ? 2
                                                                                         : 1;
    }
    if (end < s->length && s->text[end] == quote)
        end++;
    add_token(s, TOKEN_STRING, end);
}

static void scan_raw_string(struct scanner *s, size_t quote_at)
{
    size_t open = quote_at + 1;
    size_t limit = open + 17;

    while (open < s->length && open < limit && s->text[open] != '(')
        open++;
    if (open >= s->length || s->text[open] != '(') {
        scan_quoted(s, quote_at);
        return;
    }
    size_t delimiter = open - quote_at - 1;
    for (size_t end = open + 1; end + delimiter + 1 < s->length; end++)
        if (s->text[end] == ')' && s->text[end + 1 + delimiter] == '"' &&
            memcmp(s->text + end + 1, s->text + quote_at + 1, delimiter) == 0) {
            add_token(s, TOKEN_STRING, end + delimiter + 2);
            return;
        }
    add_token(s, TOKEN_STRING, s->length);
}

static void scan_name(struct scanner *s)
{
    size_t end = s->at;

    for (size_t next = end; next < s->length && is_name_char(s->text[next]);
         next = end + spliced(s->text, s->length, end))
        end = next + 1;
    size_t length = end - s->at;
    char next = end < s->length ? s->text[end] : '\0';
    const char *name = s->text + s->at;
    bool prefix = length <= 3 && strchr("LuUR", name[0]) != NULL && strspn(name, "LuU8R") >= length;
    if (prefix && next == '"' && name[length - 1] == 'R')
        scan_raw_string(s, end);
    else if (prefix && (next == '"' || (next == '\'' && name[length - 1] != 'R')))
        scan_quoted(s, end);
    else
        add_token(s, TOKEN_NAME, end);
}

static void scan_number(struct scanner *s)
{
    size_t end = s->at;

    while (end < s->length) {
        char c = s->text[end];
        if ((c == '+' || c == '-') && end > s->at && strchr("eEpP", s->text[end - 1]) == NULL)
            break;
        if (c == '\'' && !(end + 1 < s->length && isalnum((unsigned char)s->text[end + 1])))
            break;
        if (!is_name_char(c) && c != '.' && c != '\'' && c != '+' && c != '-')
            break;
        end++;
    }
    add_token(s, TOKEN_NUMBER, end);
}

static bool last_is(const struct scanner *s, size_t back, const char *text)
{
    return s->out->count >= back && lex_is(s->out, s->out->count - back, text);
}

/* How far it is to the first byte behind spliced lines. */
static size_t behind_splices(const struct scanner *s, size_t ahead)
{
    return ahead + spliced(s->text, s->length, s->at + ahead);
}

/* The length of `<<<`, also with blanks in front of its last part, or 0. */
static size_t launch_length(const struct scanner *s)
{
    size_t second = behind_splices(s, 1), third = behind_splices(s, second + 1);

    while (peek(s, third) && strchr(" \t\r\n", peek(s, third)))
        third = behind_splices(s, third + 1);
    bool is_launch = peek(s, 0) == '<' && peek(s, second) == '<' && peek(s, third) == '<' &&
                     peek(s, behind_splices(s, third + 1)) != '<';
    return is_launch ? third + 1 : 0;
}

static void scan_sign(struct scanner *s)
{
    size_t second = behind_splices(s, 1), launch = launch_length(s);
    char c = peek(s, 0), next = peek(s, second);

    if (launch)
        add_token(s, TOKEN_LAUNCH, s->at + launch);
    else if ((c == ':' && next == ':') || (c == '-' && next == '>') || (c == '#' && next == '#'))
        add_token(s, TOKEN_SIGN, s->at + second + 1);
    else
        add_token(s, TOKEN_SIGN, s->at + 1);
}

/* The <name> after #include, or nothing. */
static bool scan_header_name(struct scanner *s)
{
    if (!s->directive || peek(s, 0) != '<' ||
        !(last_is(s, 1, "include") || last_is(s, 1, "include_next")) || !last_is(s, 2, "#"))
        return false;
    size_t end = s->at;
    while (end < s->length && s->text[end] != '>' && s->text[end] != '\n')
        end++;
    if (end >= s->length || s->text[end] != '>')
        return false;
    add_token(s, TOKEN_STRING, end + 1);
    return true;
}

static void scan_token(struct scanner *s)
{
    char c = peek(s, 0);

    if (c == '/' && (peek(s, 1) == '/' || peek(s, 1) == '*'))
        scan_comment(s);
    else if (scan_header_name(s))
        return;
    else if (isdigit((unsigned char)c) || (c == '.' && isdigit((unsigned char)peek(s, 1))))
        scan_number(s);
    else if (is_name_char(c))
        scan_name(s);
    else if (c == '"' || c == '\'')
        scan_quoted(s, s->at);
    else
        scan_sign(s);
}

static void begin_directive(struct scanner *s)
{
    size_t begin = s->at;

    while (begin > 0 && s->text[begin - 1] != '\n')
        begin--;
    struct directive directive = {s->out->count, 0, begin, 0};
    arena_push(s->out->arena, s->out->directives, s->out->directive_count, directive);
    s->directive = true;
}

static void end_directive(struct scanner *s)
{
    struct directive *directive = &s->out->directives[s->out->directive_count - 1];

    directive->last = s->out->count;
    directive->end = s->at < s->length ? s->at + 1 : s->length;
    s->directive = false;
}

void lex_text(struct lexed *lexed, struct arena *arena, const char *text, size_t length)
{
    struct scanner s = {.out = lexed, .text = text, .length = length, .line_start = true};

    *lexed = (struct lexed){.arena = arena, .text = text, .length = length};
    if (length >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
        s.at = 3;
    while (s.at < length) {
        size_t skip = continuation(&s, s.at);
        char c = text[s.at];
        if (skip) {
            s.at += skip;
        } else if (c == '\n') {
            if (s.directive)
                end_directive(&s);
            s.at++;
            s.line_start = true;
        } else if (isspace((unsigned char)c) || c == '\0') {
            s.at++;
        } else {
            if (c == '#' && s.line_start && !s.directive)
                begin_directive(&s);
            scan_token(&s);
        }
    }
    if (s.directive)
        end_directive(&s);
}

bool lex_is(const struct lexed *lexed, size_t index, const char *text)
{
    if (index == NO_TOKEN)
        return false;
    const struct token *token = &lexed->tokens[index];
    for (size_t at = token->begin; at < token->end; text++) {
        at += spliced(lexed->text, token->end, at);
        if (at >= token->end || lexed->text[at++] != *text)
            return false;
    }
    return !*text;
}

char *lex_spelling(const struct lexed *lexed, size_t index)
{
    const struct token *token = &lexed->tokens[index];
    char *spelling =
        arena_strndup(lexed->arena, lexed->text + token->begin, token->end - token->begin);
    size_t kept = 0;

    if (!strchr(spelling, '\\') || token->kind == TOKEN_COMMENT)
        return spelling;
    for (size_t at = token->begin; at < token->end;) {
        at += spliced(lexed->text, token->end, at);
        if (at < token->end)
            spelling[kept++] = lexed->text[at++];
    }
    spelling[kept] = '\0';
    return spelling;
}

size_t lex_at_or_after(const struct lexed *lexed, size_t offset)
{
    size_t low = 0, high = lexed->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (lexed->tokens[middle].begin < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low < lexed->count ? low : NO_TOKEN;
}

size_t lex_at(const struct lexed *lexed, size_t offset)
{
    size_t index = lex_at_or_after(lexed, offset);
    return index != NO_TOKEN && lexed->tokens[index].begin == offset ? index : NO_TOKEN;
}

/* From ordinary text, preprocessor lines are stepped over; from inside one, the step ends at its
 * end. */
static bool is_step(const struct lexed *lexed, bool directive, size_t index)
{
    const struct token *token = &lexed->tokens[index];
    return token->kind != TOKEN_COMMENT && token->directive == directive;
}

static const struct directive *directive_of(const struct lexed *lexed, size_t index)
{
    for (size_t i = 0; i < lexed->directive_count; i++)
        if (index >= lexed->directives[i].first && index < lexed->directives[i].last)
            return &lexed->directives[i];
    return NULL;
}

size_t lex_next(const struct lexed *lexed, size_t index)
{
    if (index == NO_TOKEN)
        return NO_TOKEN;
    bool directive = lexed->tokens[index].directive;
    size_t limit = directive ? directive_of(lexed, index)->last : lexed->count;
    for (size_t i = index + 1; i < limit; i++)
        if (is_step(lexed, directive, i))
            return i;
    return NO_TOKEN;
}

size_t lex_previous(const struct lexed *lexed, size_t index)
{
    if (index == NO_TOKEN)
        return NO_TOKEN;
    bool directive = lexed->tokens[index].directive;
    size_t limit = directive ? directive_of(lexed, index)->first : 0;
    for (size_t i = index; i > limit; i--)
        if (is_step(lexed, directive, i - 1))
            return i - 1;
    return NO_TOKEN;
}

static int nesting(const struct lexed *lexed, size_t index)
{
    if (lexed->tokens[index].kind != TOKEN_SIGN)
        return 0;
    char c = lexed->text[lexed->tokens[index].begin];
    return c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
}

size_t lex_closing(const struct lexed *lexed, size_t index)
{
    int depth = 0;

    for (; index != NO_TOKEN; index = lex_next(lexed, index)) {
        depth += nesting(lexed, index);
        if (depth <= 0)
            return depth == 0 ? index : NO_TOKEN;
    }
    return NO_TOKEN;
}

size_t lex_opening(const struct lexed *lexed, size_t index)
{
    int depth = 0;

    for (; index != NO_TOKEN; index = lex_previous(lexed, index)) {
        depth -= nesting(lexed, index);
        if (depth <= 0)
            return depth == 0 ? index : NO_TOKEN;
    }
    return NO_TOKEN;
}

size_t lex_opening_angle(const struct lexed *lexed, size_t index)
{
    int depth = 0;

    while (index != NO_TOKEN) {
        if (lex_is(lexed, index, ";") || lex_is(lexed, index, "{"))
            return NO_TOKEN;
        if (nesting(lexed, index) < 0)
            index = lex_opening(lexed, index);
        else if (lex_is(lexed, index, ">"))
            depth++;
        else if (lex_is(lexed, index, "<") && --depth == 0)
            return index;
        index = lex_previous(lexed, index);
    }
    return NO_TOKEN;
}

const struct directive *lex_directive_at(const struct lexed *lexed, size_t offset)
{
    for (size_t i = 0; i < lexed->directive_count; i++)
        if (offset >= lexed->directives[i].begin && offset < lexed->directives[i].end)
            return &lexed->directives[i];
    return NULL;
}
