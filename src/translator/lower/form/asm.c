/* Inline assembly that says what CUDA has a function for, or nothing but that the compiler must not
 * move accesses over it. All else is refused. */
#include "util/lex.h"
#include "lower/form/form.h"

#include <ctype.h>
#include <string.h>

/* What the instruction is the same as. */
static const char *const functions[][2] = {{"trap;", "__trap"},
                                           {"membar.cta;", "__threadfence_block"},
                                           {"membar.gl;", "__threadfence"},
                                           {"membar.sys;", "__threadfence_system"}};

struct assembly {
    const char *text; /* the instructions, without blanks around them; NULL: not understood */
    bool clobbers_memory;
    bool writes; /* it has an operand that only leaves it */
};

/* What stands between the quotes, as far as escapes don't matter. */
static void add_string(struct str *out, const struct lexed *lexed, size_t token)
{
    const struct token *t = &lexed->tokens[token];
    str_addn(out, lexed->text + t->begin + 1, t->end - t->begin - 2);
}

static const char *trimmed(struct arena *arena, const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    size_t length = strlen(text);
    while (length && isspace((unsigned char)text[length - 1]))
        length--;
    return arena_strndup(arena, text, length);
}

/* `asm volatile("trap;" : outputs : inputs : clobbers)`. `::` is one token. */
static struct assembly read_assembly(struct arena *arena, const struct node *node)
{
    struct assembly result = {NULL, false, false};
    const struct source_file *file = node->spelling_file;
    struct lexed lexed;
    struct str text = {.arena = arena};
    int part = 0;
    if (!file || node->spelling >= file->length)
        return result;
    size_t length = file->length - node->spelling;
    lex_text(&lexed, arena, file->text + node->spelling, length < 4096 ? length : 4096);
    size_t open = 0;
    while (open < lexed.count && !lex_is(&lexed, open, "("))
        open++;
    size_t close = open < lexed.count ? lex_closing(&lexed, open) : NO_TOKEN;
    if (close == NO_TOKEN)
        return result;
    for (size_t i = open + 1; i < close; i++) {
        bool is_string = lexed.tokens[i].kind == TOKEN_STRING;
        if (lex_is(&lexed, i, ":"))
            part++;
        else if (lex_is(&lexed, i, "::"))
            part += 2;
        else if (part == 0 && is_string)
            add_string(&text, &lexed, i);
        else if (part == 0 && lexed.tokens[i].kind != TOKEN_COMMENT)
            return result; /* a macro */
        else if (part == 1 && is_string && lexed.text[lexed.tokens[i].begin + 1] != '+')
            result.writes = true;
        else if (part == 3 && is_string)
            result.clobbers_memory |= lex_is(&lexed, i, "\"memory\"");
        if (lex_is(&lexed, i, "(") && i != open)
            i = lex_closing(&lexed, i);
    }
    result.text = trimmed(arena, str_text(&text));
    return result;
}

static const char *function_of(const struct assembly *assembly)
{
    if (!assembly->text || assembly->writes)
        return NULL;
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(assembly->text, functions[i][0]) == 0)
            return functions[i][1];
    return !*assembly->text && assembly->clobbers_memory ? "__threadfence_block" : NULL;
}

bool asm_traps(struct arena *arena, const struct node *node)
{
    struct assembly assembly = read_assembly(arena, node);
    const char *function = function_of(&assembly);
    return function && strcmp(function, "__trap") == 0;
}

struct c_node *lower_asm(struct lower *l, struct node *node)
{
    struct assembly assembly = read_assembly(l->arena, node);
    const char *function = function_of(&assembly);
    if (function) {
        const struct rule *rule = rules_find(l->module->rules, RULE_DEVICE_FUNCTION, function);
        lower_use_header(l->module, rule->header);
        return strchr(rule->to, '(') ? rule_text(l->arena, rule->to)
                                     : c_call(l->arena, rule->to, 0, NULL);
    }
    bool is_nothing = assembly.text && !*assembly.text && !assembly.writes;
    return is_nothing ? c_nothing(l->arena) : NULL;
}
