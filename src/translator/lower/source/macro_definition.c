/* Definitions of macros: which can stand in the .cl as their authors wrote them. */
#include "lower/source/source.h"

#include <ctype.h>
#include <string.h>

static bool is_parameter(const struct macro *macro, const char *word)
{
    for (size_t i = 0; i < macro->parameter_count; i++)
        if (strcmp(macro->parameters[i], word) == 0)
            return true;
    return false;
}

/* The only definition of its name, from a file of the user's. */
struct macro *macro_single_definition(struct lower_module *module, const char *name)
{
    struct macro *found = map_get(&module->model->macros_by_name, name);
    if (!found || found->file->is_system || names_reserved(name))
        return NULL;
    for (size_t i = 0; i < module->model->macro_count; i++) {
        struct macro *other = module->model->macros[i];
        if (other != found && strcmp(other->name, name) == 0)
            return NULL;
    }
    return found;
}

static bool type_word(const char *word)
{
    static const char *const words[] = {"int",  "float", "double", "unsigned",
                                        "char", "short", "const"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i], word) == 0)
            return true;
    return false;
}

static bool word_stands(struct lower_module *module, const struct macro *macro, const char *word,
                        struct macro_body_check check)
{
    if (is_parameter(macro, word) || names_is_builtin_macro(word))
        return true;
    if (lower_operator_word(word, strlen(word)))
        return false;
    if ((check.allow_types || check.is_function_use) && type_word(word))
        return true;
    struct macro *inner = macro_single_definition(module, word);
    if (inner) {
        check.depth++;
        return check.depth < 16 && macro_body_stands(module, inner, check);
    }
    return check.is_function_use && !names_reserved(word);
}

static bool number_stands(const char *text, size_t length)
{
    int longs = 0;
    for (size_t i = 0; i < length; i++) {
        longs += text[i] == 'l' || text[i] == 'L';
        if (text[i] == '\'')
            return false;
    }
    return longs < 2;
}

bool macro_body_stands(struct lower_module *module, const struct macro *macro,
                       struct macro_body_check check)
{
    const char *text = macro->file->text;
    if (macro->body >= macro->end)
        return false;
    for (size_t at = macro->body; at < macro->end;) {
        char c = text[at];
        if (str_is_word_start(c)) {
            size_t end = str_word_end(text, at, macro->end);
            const char *word = arena_strndup(module->arena, text + at, end - at);
            if (!word_stands(module, macro, word, check))
                return false;
            at = end;
        } else if (isdigit((unsigned char)c) ||
                   (c == '.' && isdigit((unsigned char)text[at + 1]))) {
            size_t end = str_number_end(text, at + 1, macro->end);
            if (!number_stands(text + at, end - at))
                return false;
            at = end;
        } else if (strchr("#;{}\"'@", c)) {
            return false;
        } else {
            at++;
        }
    }
    return true;
}

/* Marks the definition and those its body uses. */
void macro_use_definition(struct lower_module *module, struct macro *macro, int depth)
{
    const char *text = macro->file->text;
    uses_note(module, macro);
    if (map_get_pointer(&module->uses, macro) || depth > 16)
        return;
    struct uses *outer = uses_begin(module, macro, NULL);
    map_put(&module->names, macro->name, macro);
    for (size_t at = macro->body; at < macro->end;) {
        if (isdigit((unsigned char)text[at])) {
            at = str_number_end(text, at + 1, macro->end);
        } else if (str_is_word_start(text[at])) {
            size_t end = str_word_end(text, at, macro->end);
            struct macro *inner =
                macro_single_definition(module, arena_strndup(module->arena, text + at, end - at));
            if (inner)
                macro_use_definition(module, inner, depth + 1);
            at = end;
        } else {
            at++;
        }
    }
    uses_end(module, outer);
}

bool lower_use_type_macro(struct lower_module *module, const char *name)
{
    struct macro *macro = macro_single_definition(module, name);
    struct macro_body_check check = {false, true, 0};
    if (!macro || macro->is_function_like || !macro_body_stands(module, macro, check))
        return false;
    const char *text = macro->file->text;
    for (size_t at = macro->body; at < macro->end; at++)
        if (!str_is_word_start(text[at]) && text[at] != ' ')
            return false;
    if (strstr(arena_strndup(module->arena, text + macro->body, macro->end - macro->body),
               "double"))
        lower_need(module, CU2CL_NEEDS_FP64);
    macro_use_definition(module, macro, 0);
    return true;
}

void lower_print_macros(struct lower_module *module, struct str *out)
{
    bool any = false;
    for (size_t i = 0; i < module->model->macro_count; i++) {
        struct macro *macro = module->model->macros[i];
        if (!uses_is_kept(module, macro))
            continue;
        str_printf(out, "#define %.*s\n", (int)(macro->end - macro->begin),
                   macro->file->text + macro->begin);
        any = true;
    }
    if (any)
        str_addc(out, '\n');
}
