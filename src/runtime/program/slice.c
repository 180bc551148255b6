/* The part of a program's text that some of its kernels need, so that only that is built.
 *
 * The text, with the device library in it, is cut into its declarations at file scope. Each has the
 * names that it declares and the words that it uses; a macro's definition is such a declaration,
 * too. What a kernel needs are the declarations of all words that it uses, of those that they use,
 * and so on. Everything else is left out, with its line ends kept, so that lines have the same
 * numbers. Directives always stay.
 *
 * The words decide, not their meaning: where two things have one name, both stay. A name that a
 * macro pastes stands for all names that it may become. A call of a macro at file scope may declare
 * anything, so it stays with what it uses; but a macro with `__kernel` in its body defines the
 * kernel that its call names first. A text that is not understood (brackets that only some branches
 * of an #if close) gives no slice, and a slice may lack what a text hid well: both are built as a
 * whole (units.c). What compiles means the same. */
#include "program/program.h"

struct word {
    const char *text;
    size_t length;
    unsigned first; /* of its definitions, as an index into links; 0: none */
    bool reached;
};

struct link {
    unsigned chunk, next;
};

struct chunk {
    size_t begin, end;
    unsigned uses, use_count;    /* in rt_slice.uses */
    const char *body, *body_end; /* of a macro that pastes; else NULL */
    const char *parameters;
    bool is_function, stays, reached;
    bool makes_kernels; /* of a macro: its calls define a kernel each */
    unsigned macro;     /* of such a call: behind its macro, as an index into chunks; else 0 */
};

struct rt_slice {
    const char *text;
    size_t length;
    struct word *words; /* an open hash table, and its size */
    size_t word_count, word_capacity;
    struct link *links;
    size_t link_count, link_capacity;
    struct chunk *chunks;
    size_t chunk_count, chunk_capacity;
    unsigned *uses, *pending; /* pending: words to be reached */
    size_t use_count, use_capacity, pending_count, pending_capacity;
    size_t reached_bytes;
    bool failed;
};

/* --- lists --------------------------------------------------------------- */

/* Room for one more; false, and failed, without memory. */
static bool make_room(struct rt_slice *s, void *list, size_t count, size_t *capacity, size_t size)
{
    void *old, *grown;
    if (count < *capacity)
        return true;
    memcpy(&old, list, sizeof old);
    grown = realloc(old, (2 * *capacity + 64) * size);
    if (!grown) {
        s->failed = true;
        return false;
    }
    *capacity = 2 * *capacity + 64;
    memcpy(list, &grown, sizeof grown);
    return true; /* cppcheck-suppress memleak; the list has it */
}

static struct word *place_of(struct word *words, size_t capacity, const char *text, size_t length)
{
    uint64_t hash = rt_hash(RT_HASH_START, text, length);
    size_t at = (size_t)(hash ^ hash >> 32) & (capacity - 1);
    while (words[at].text &&
           (words[at].length != length || memcmp(words[at].text, text, length) != 0))
        at = (at + 1) & (capacity - 1);
    return &words[at];
}

static bool grow_words(struct rt_slice *s)
{
    size_t larger = s->word_capacity ? 2 * s->word_capacity : 4096;
    struct word *grown = calloc(larger, sizeof *grown);
    if (!grown)
        return false;
    for (size_t i = 0; i < s->word_capacity; i++)
        if (s->words[i].text)
            *place_of(grown, larger, s->words[i].text, s->words[i].length) = s->words[i];
    free(s->words);
    s->words = grown;
    s->word_capacity = larger;
    return true;
}

/* --- reading ------------------------------------------------------------- */

enum token { TOKEN_END, TOKEN_WORD, TOKEN_DIRECTIVE, TOKEN_OTHER };

struct reader {
    struct rt_slice *slice;
    const char *at, *end;
    const char *begin;  /* of the last token */
    bool line_start;    /* nothing but blanks since the line's beginning */
    bool after_newline; /* the last token was the first of its line */
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Behind a comment or string at `at`, or `at`. */
static const char *behind_opaque(const char *at, const char *end)
{
    if (end - at >= 2 && at[0] == '/' && at[1] == '*') {
        const char *close = memmem(at + 2, (size_t)(end - at - 2), "*/", 2);
        return close ? close + 2 : end;
    }
    if (end - at >= 2 && at[0] == '/' && at[1] == '/') {
        while (at < end && *at != '\n')
            at += *at == '\\' && end - at > 1 ? 2 : 1;
        return at;
    }
    if (*at == '"' || *at == '\'') {
        char quote = *at++;
        while (at < end && *at != quote && *at != '\n')
            at += *at == '\\' && end - at > 1 ? 2 : 1;
        return at < end ? at + 1 : at;
    }
    return at;
}

static void skip_blanks(struct reader *r)
{
    while (r->at < r->end) {
        const char *next;
        if (*r->at == '\n') {
            r->line_start = true;
            r->at++;
        } else if (*r->at == ' ' || *r->at == '\t' || *r->at == '\r' || *r->at == '\f') {
            r->at++;
        } else if (*r->at == '\\' && r->end - r->at > 1 && r->at[1] == '\n') {
            r->at += 2;
        } else if (*r->at == '/' && (next = behind_opaque(r->at, r->end)) != r->at) {
            r->at = next;
        } else {
            return;
        }
    }
}

/* Behind the line that begins at `at`, with those that it goes on in. */
static const char *behind_line(const char *at, const char *end)
{
    while (at < end && *at != '\n') {
        const char *next = behind_opaque(at, end);
        if (next != at)
            at = next;
        else
            at += *at == '\\' && end - at > 1 ? 2 : 1;
    }
    return at;
}

static enum token next_token(struct reader *r)
{
    skip_blanks(r);
    r->begin = r->at;
    r->after_newline = r->line_start;
    r->line_start = false;
    if (r->at == r->end)
        return TOKEN_END;
    if (*r->at == '#' && r->after_newline) {
        r->at = behind_line(r->at, r->end);
        return TOKEN_DIRECTIVE;
    }
    if (rt_begins_name(*r->at)) {
        while (r->at < r->end && rt_in_name(*r->at))
            r->at++;
        if (r->end - r->at > 1 && r->at[0] == '\\' && r->at[1] == '\n')
            r->slice->failed = true; /* perhaps the word goes on */
        return TOKEN_WORD;
    }
    if (is_digit(*r->at) || (*r->at == '.' && r->end - r->at > 1 && is_digit(r->at[1]))) {
        while (r->at < r->end && (rt_in_name(*r->at) || *r->at == '.'))
            r->at++;
        return TOKEN_OTHER;
    }
    const char *next = behind_opaque(r->at, r->end);
    r->at = next == r->at ? r->at + 1 : next;
    return TOKEN_OTHER;
}

static bool is_known_word(const struct reader *r, const char *word)
{
    size_t length = strlen(word);
    return (size_t)(r->at - r->begin) == length && memcmp(r->begin, word, length) == 0;
}

/* The word in the table: it moves when the next one comes in. */
static struct word *intern(struct rt_slice *s, const char *text, size_t length)
{
    if (2 * s->word_count >= s->word_capacity && !grow_words(s)) {
        s->failed = true;
        return NULL;
    }
    struct word *word = place_of(s->words, s->word_capacity, text, length);
    if (!word->text) {
        *word = (struct word){text, length, 0, false};
        s->word_count++;
    }
    return word;
}

static struct chunk *open_chunk(struct rt_slice *s, const char *begin)
{
    if (!make_room(s, &s->chunks, s->chunk_count, &s->chunk_capacity, sizeof *s->chunks))
        return NULL;
    struct chunk *chunk = &s->chunks[s->chunk_count++];
    *chunk = (struct chunk){.begin = (size_t)(begin - s->text), .uses = (unsigned)s->use_count};
    return chunk;
}

/* Uses are kept as places in the text: numbers of words change while the table grows. */
static void add_use(struct rt_slice *s, struct chunk *chunk, const char *word, size_t length)
{
    if (!intern(s, word, length) ||
        !make_room(s, &s->uses, s->use_count, &s->use_capacity, sizeof *s->uses))
        return;
    s->uses[s->use_count++] = (unsigned)(word - s->text);
    chunk->use_count++;
}

static void add_definition(struct rt_slice *s, const struct chunk *chunk, const char *text,
                           size_t length)
{
    struct word *word = intern(s, text, length);
    if (!word || !make_room(s, &s->links, s->link_count, &s->link_capacity, sizeof *s->links))
        return;
    if (s->link_count == 0) /* 0 stands for none */
        s->links[s->link_count++] = (struct link){0, 0};
    if (!make_room(s, &s->links, s->link_count, &s->link_capacity, sizeof *s->links))
        return;
    s->links[s->link_count] = (struct link){(unsigned)(chunk - s->chunks), word->first};
    word->first = (unsigned)s->link_count++;
}

/* --- directives ---------------------------------------------------------- */

/* A macro's definition: its name, the words of its body, and where it pastes. */
static void read_define(struct rt_slice *s, struct chunk *chunk, struct reader *r)
{
    if (next_token(r) != TOKEN_WORD)
        return;
    const char *name = r->begin;
    size_t length = (size_t)(r->at - r->begin);
    chunk->parameters = r->at;
    if (r->at < r->end && *r->at == '(')
        while (r->at < r->end && *r->at != ')')
            r->at++;
    const char *body = r->at;
    for (enum token t = next_token(r); t != TOKEN_END; t = next_token(r)) {
        if (t == TOKEN_WORD)
            add_use(s, chunk, r->begin, (size_t)(r->at - r->begin));
        chunk->makes_kernels |= t == TOKEN_WORD && is_known_word(r, "__kernel");
        if (*r->begin == '#' && r->at < r->end && *r->at == '#')
            chunk->body = body;
    }
    chunk->body_end = r->end;
    add_definition(s, chunk, name, length);
}

/* A directive between declarations. */
static void read_text_directive(struct rt_slice *s, const char *begin, const char *end)
{
    struct reader r = {.slice = s, .at = begin + 1, .end = end};
    struct chunk *chunk = open_chunk(s, begin);
    if (!chunk)
        return;
    chunk->end = (size_t)(end - s->text);
    if (next_token(&r) == TOKEN_WORD && is_known_word(&r, "define"))
        read_define(s, chunk, &r);
}

/* --- declarations -------------------------------------------------------- */

#define CONDITION_DEPTH 16

/* A declaration while it is read. Depths count all kinds of brackets. */
struct declaration {
    struct chunk *chunk;
    int depth, braces;
    struct condition {
        int depth, braces; /* at the #if */
        int after;         /* the depth behind its first branch; -1: it is still open */
    } open[CONDITION_DEPTH];
    int conditions;
    const char *word; /* the last token, where it was a word */
    size_t word_length;
    bool is_keyword;  /* of a type that is defined */
    const char *name; /* before the last parenthesis at depth 0 */
    size_t name_length;
    bool has_equals, has_enum;
    bool is_call; /* of a macro, named by the first word */
};

/* Each branch goes on from the depth at the #if, and all end at the same one. */
static void read_condition(struct rt_slice *s, struct declaration *d, const struct reader *r)
{
    bool opens = is_known_word(r, "if") || is_known_word(r, "ifdef") || is_known_word(r, "ifndef");
    bool turns = is_known_word(r, "else") || is_known_word(r, "elif"),
         closes = is_known_word(r, "endif");
    if (opens && d->conditions < CONDITION_DEPTH)
        d->open[d->conditions++] = (struct condition){d->depth, d->braces, -1};
    else if (opens || ((turns || closes) && d->conditions == 0))
        s->failed = true; /* it began inside the branch */
    if (s->failed || (!turns && !closes))
        return;
    struct condition *c = &d->open[d->conditions - 1];
    if (turns && c->after < 0)
        c->after = d->depth;
    s->failed |= d->depth != (c->after < 0 ? c->depth : c->after);
    if (turns) {
        d->depth = c->depth;
        d->braces = c->braces;
    }
    d->conditions -= closes;
}

static void read_inner_directive(struct rt_slice *s, struct declaration *d, struct reader *of)
{
    struct reader r = {.slice = s, .at = of->begin + 1, .end = of->at};
    if (next_token(&r) != TOKEN_WORD)
        return;
    if (is_known_word(&r, "define") || is_known_word(&r, "undef"))
        d->chunk->stays = true;
    read_condition(s, d, &r);
    for (enum token t = next_token(&r); t != TOKEN_END; t = next_token(&r))
        if (t == TOKEN_WORD)
            add_use(s, d->chunk, r.begin, (size_t)(r.at - r.begin));
}

/* What the last word is declared as, seen from the token behind it. */
static void declare_word(struct rt_slice *s, struct declaration *d, const struct reader *r,
                         bool is_attribute)
{
    char c = *r->begin;
    bool ends = c == ';' || c == ',' || c == '=' || c == '[' || c == '{' || is_attribute;
    bool ends_enumerator = c == ',' || c == '=' || c == '}';
    if (!d->word || d->is_keyword)
        return;
    if (d->depth == 0 && c == '(') {
        d->name = d->word;
        d->name_length = d->word_length;
    } else if ((d->depth == 0 && ends) ||
               (d->depth == 1 && d->braces == 1 && d->has_enum && ends_enumerator)) {
        add_definition(s, d->chunk, d->word, d->word_length);
    }
}

/* The token ends the declaration; the depth is what it is behind the token. */
static bool ends_declaration(struct declaration *d, struct reader *r)
{
    char c = *r->begin;
    if (d->depth < 0)
        return true;
    if (d->depth > 0)
        return false;
    if (c == '}' && d->name && !d->has_equals) {
        d->chunk->is_function = true;
        return true;
    }
    if (c == ')' && d->name && d->name == r->slice->text + d->chunk->begin) {
        /* a macro's call, if its line or a semicolon ends it; else something like an attribute */
        struct reader ahead = *r;
        enum token token = next_token(&ahead);
        d->name = NULL;
        d->is_call = ahead.after_newline || token == TOKEN_END || *ahead.begin == ';';
        return d->is_call;
    }
    return c == ';';
}

static void count_brackets(struct declaration *d, const struct reader *r)
{
    char c = *r->begin;
    d->has_equals |= c == '=' && d->depth == 0;
    d->braces += (c == '{') - (c == '}');
    d->depth += (c == '(' || c == '[' || c == '{') - (c == ')' || c == ']' || c == '}');
}

/* The chunk behind the macro that makes kernels and has this name; 0. It stands before its
 * calls. */
static unsigned kernel_macro(struct rt_slice *s, const char *name, size_t length)
{
    for (unsigned link = place_of(s->words, s->word_capacity, name, length)->first; link;
         link = s->links[link].next)
        if (s->chunks[s->links[link].chunk].makes_kernels)
            return s->links[link].chunk + 1;
    return 0;
}

/* A call of a macro: the kernel that it defines has its first argument's name. */
static void read_call(struct rt_slice *s, struct chunk *chunk)
{
    struct reader r = {.slice = s, .at = s->text + chunk->begin, .end = s->text + chunk->end};
    next_token(&r);
    chunk->macro = kernel_macro(s, r.begin, (size_t)(r.at - r.begin));
    if (!chunk->macro) {
        chunk->stays = true;
        return;
    }
    next_token(&r); /* the parenthesis */
    if (next_token(&r) == TOKEN_WORD)
        add_definition(s, chunk, r.begin, (size_t)(r.at - r.begin));
    chunk->is_function = true;
}

static void read_declaration(struct rt_slice *s, struct reader *r, enum token token)
{
    struct declaration d = {.chunk = open_chunk(s, r->begin)};
    for (; token != TOKEN_END && !s->failed; token = next_token(r)) {
        if (token == TOKEN_DIRECTIVE) {
            read_inner_directive(s, &d, r);
            continue;
        }
        bool is_attribute = token == TOKEN_WORD && is_known_word(r, "__attribute__");
        if (token == TOKEN_OTHER || is_attribute) {
            declare_word(s, &d, r, is_attribute);
            d.word = NULL;
        }
        if (token == TOKEN_WORD && !is_attribute) {
            add_use(s, d.chunk, r->begin, (size_t)(r->at - r->begin));
            d.has_enum |= d.depth == 0 && is_known_word(r, "enum");
            d.word = r->begin;
            d.word_length = (size_t)(r->at - r->begin);
            d.is_keyword =
                is_known_word(r, "enum") || is_known_word(r, "struct") || is_known_word(r, "union");
        }
        if (token != TOKEN_OTHER)
            continue;
        count_brackets(&d, r);
        if (ends_declaration(&d, r))
            break;
    }
    if (s->failed)
        return;
    s->failed = token == TOKEN_END || d.depth != 0 || d.conditions != 0;
    d.chunk->end = (size_t)(r->at - s->text);
    if (d.is_call && !s->failed)
        read_call(s, d.chunk);
    if (d.name && !d.has_equals)
        add_definition(s, d.chunk, d.name, d.name_length);
}

/* --- reaching ------------------------------------------------------------ */

static void reach_word(struct rt_slice *s, struct word *word)
{
    if (!word->text || word->reached ||
        !make_room(s, &s->pending, s->pending_count, &s->pending_capacity, sizeof *s->pending))
        return;
    word->reached = true;
    if (word->first)
        s->pending[s->pending_count++] = word->first;
}

/* Does `text` match the pattern? `*` stands for any characters. */
static bool matches(const char *pattern, const char *text, size_t length)
{
    if (*pattern == '*')
        return matches(pattern + 1, text, length) ||
               (length > 0 && matches(pattern, text + 1, length - 1));
    if (length == 0 || *pattern == '\0')
        return length == 0 && *pattern == '\0';
    return *pattern == *text && matches(pattern + 1, text + 1, length - 1);
}

static void reach_pattern(struct rt_slice *s, const char *pattern)
{
    for (size_t i = 0; i < s->word_capacity; i++)
        if (s->words[i].text && s->words[i].first &&
            matches(pattern, s->words[i].text, s->words[i].length))
            reach_word(s, &s->words[i]);
}

static bool is_parameter(const struct chunk *macro, const char *word, size_t length)
{
    const char *end = macro->body;
    for (const char *at = macro->parameters; at < end; at++)
        if (rt_begins_name(*at)) {
            const char *begin = at;
            while (at < end && rt_in_name(*at))
                at++;
            if ((size_t)(at - begin) == length && memcmp(begin, word, length) == 0)
                return true;
        }
    return length == 11 && memcmp(word, "__VA_ARGS__", 11) == 0;
}

/* The names that a macro makes by ##: what is between is as written, parameters can be anything. */
static void reach_pasted(struct rt_slice *s, const struct chunk *macro)
{
    struct reader r = {.slice = s, .at = macro->body, .end = macro->body_end};
    char pattern[256] = "";
    size_t length = 0;
    bool joins = false, pasted = false;
    for (enum token t = next_token(&r);; t = next_token(&r)) {
        if (t != TOKEN_END && *r.begin == '#' && r.at < r.end && *r.at == '#') {
            r.at++;
            joins = pasted = true;
            continue;
        }
        if (!joins && pasted) {
            pattern[length] = '\0';
            reach_pattern(s, pattern);
        }
        if (!joins)
            length = 0, pasted = false;
        joins = false;
        if (t == TOKEN_END)
            return;
        size_t size = (size_t)(r.at - r.begin);
        bool any = size + length + 2 > sizeof pattern ||
                   (t == TOKEN_WORD && is_parameter(macro, r.begin, size));
        if (any)
            pattern[length < sizeof pattern - 2 ? length++ : length] = '*';
        else
            memcpy(pattern + length, r.begin, size), length += size;
    }
}

static struct word *used_word(const struct rt_slice *s, const struct chunk *chunk, unsigned use)
{
    const char *word = s->text + s->uses[chunk->uses + use];
    size_t length = 0;
    while (rt_in_name(word[length]))
        length++;
    return place_of(s->words, s->word_capacity, word, length);
}

/* Bytes that are compiled for the function: a kernel that a macro makes has a copy of the function
 * that the macro calls. */
static size_t compiled_bytes(const struct rt_slice *s, const struct chunk *function)
{
    const struct chunk *macro = function->macro ? &s->chunks[function->macro - 1] : NULL;
    size_t bytes = function->end - function->begin;
    for (unsigned i = 0; macro && i < macro->use_count; i++)
        for (unsigned link = used_word(s, macro, i)->first; link; link = s->links[link].next) {
            const struct chunk *used = &s->chunks[s->links[link].chunk];
            bytes += used->is_function ? used->end - used->begin : 0;
        }
    return bytes;
}

static void reach_chunk(struct rt_slice *s, struct chunk *chunk)
{
    if (chunk->reached)
        return;
    chunk->reached = true;
    if (chunk->is_function)
        s->reached_bytes += compiled_bytes(s, chunk);
    for (unsigned i = 0; i < chunk->use_count; i++)
        reach_word(s, used_word(s, chunk, i));
    if (chunk->body)
        reach_pasted(s, chunk);
}

static void reach_pending(struct rt_slice *s)
{
    while (s->pending_count > 0) {
        unsigned link = s->pending[--s->pending_count];
        for (; link; link = s->links[link].next)
            reach_chunk(s, &s->chunks[s->links[link].chunk]);
    }
}

/* --- public -------------------------------------------------------------- */

struct rt_slice *rt_slice_open(const char *text)
{
    struct rt_slice *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->text = text;
    s->length = strlen(text);
    s->failed = s->length > UINT32_MAX / 2 || !grow_words(s);
    struct reader r = {.slice = s, .at = text, .end = text + s->length, .line_start = true};
    for (enum token t = TOKEN_OTHER; !s->failed && (t = next_token(&r)) != TOKEN_END;) {
        if (t == TOKEN_DIRECTIVE)
            read_text_directive(s, r.begin, r.at);
        else
            read_declaration(s, &r, t);
    }
    if (s->failed) {
        rt_slice_close(s);
        return NULL;
    }
    return s;
}

void rt_slice_close(struct rt_slice *s)
{
    if (!s)
        return;
    free(s->words);
    free(s->links);
    free(s->chunks);
    free(s->uses);
    free(s->pending);
    free(s);
}

void rt_slice_clear(struct rt_slice *s)
{
    for (size_t i = 0; i < s->word_capacity; i++)
        s->words[i].reached = false;
    for (size_t i = 0; i < s->chunk_count; i++)
        s->chunks[i].reached = false;
    for (size_t i = 0; i < s->chunk_count; i++)
        if (s->chunks[i].stays)
            reach_chunk(s, &s->chunks[i]);
    reach_pending(s);
    s->reached_bytes = 0;
}

bool rt_slice_add(struct rt_slice *s, const char *name)
{
    struct word *word = place_of(s->words, s->word_capacity, name, strlen(name));
    bool found = false;
    for (unsigned link = word->text ? word->first : 0; link; link = s->links[link].next)
        found |= s->chunks[s->links[link].chunk].is_function;
    if (!found)
        return false;
    reach_word(s, word);
    reach_pending(s);
    return !s->failed;
}

size_t rt_slice_size(const struct rt_slice *s)
{
    return s->reached_bytes;
}

/* Copies the text from `begin` to `end`, or only its line ends. */
static size_t copy_part(char *to, const char *text, size_t begin, size_t end, bool whole)
{
    size_t length = 0;
    for (size_t i = begin; i < end; i++)
        if (whole || text[i] == '\n')
            to[length++] = text[i];
    return length;
}

char *rt_slice_text(const struct rt_slice *s)
{
    char *text = malloc(s->length + 2);
    size_t at = 0, length = 0;
    if (!text)
        return NULL;
    for (size_t i = 0; i < s->chunk_count; i++) {
        const struct chunk *c = &s->chunks[i];
        bool is_directive = s->text[c->begin] == '#';
        length += copy_part(text + length, s->text, at, c->begin, false);
        length += copy_part(text + length, s->text, c->begin, c->end,
                            is_directive || c->reached || c->stays);
        at = c->end;
    }
    length += copy_part(text + length, s->text, at, s->length, false);
    text[length++] = '\n';
    text[length] = '\0';
    return text;
}
