/* The parts of `new` and `delete`. libclang does not say which child of a `new` is the place, the
 * number of elements, or the value, nor that a `delete` has brackets: the source's tokens do. */
#include "model/private.h"

#include <ctype.h>
#include <string.h>

/* --- tokens -------------------------------------------------------------- */

/* The length of a backslash and line break, or 0. */
static size_t splice(const char *text, size_t at)
{
    if (text[at] != '\\')
        return 0;
    if (text[at + 1] == '\n')
        return 2;
    return text[at + 1] == '\r' && text[at + 2] == '\n' ? 3 : 0;
}

/* Behind blanks and comments. */
static size_t skip_blanks_and_comments(const char *text, size_t at, size_t end)
{
    for (; at < end; at++) {
        bool is_block = text[at] == '/' && text[at + 1] == '*';
        if (splice(text, at)) {
            at += splice(text, at) - 1;
        } else if (is_block || (text[at] == '/' && text[at + 1] == '/')) {
            const char *stop = strstr(text + at + 2, is_block ? "*/" : "\n");
            at = stop ? (size_t)(stop - text) + is_block : end - 1;
        } else if (!isspace((unsigned char)text[at])) {
            break;
        }
    }
    return at;
}

/* The last two characters of tokens between the offsets; 0 where there is none. */
static void last_characters(const char *text, size_t begin, size_t end, char last[2])
{
    last[0] = last[1] = 0;
    for (size_t at = skip_blanks_and_comments(text, begin, end); at < end;
         at = skip_blanks_and_comments(text, at + 1, end)) {
        last[0] = last[1];
        last[1] = text[at];
    }
}

/* Behind the keyword at the node's begin, with `::` or not before it. */
static size_t behind_keyword(const struct source_file *file, size_t begin, const char *word)
{
    size_t at = begin;
    if (str_starts(file->text + at, "::"))
        at = skip_blanks_and_comments(file->text, at + 2, file->length);
    for (; *word; word++, at++) {
        while (splice(file->text, at))
            at += splice(file->text, at);
        if (file->text[at] != *word)
            return 0;
    }
    return skip_blanks_and_comments(file->text, at, file->length);
}

/* The bracket that closes the one at `open`; `open` where there is none. */
static size_t closing_bracket(const struct source_file *file, size_t open, const char brackets[2])
{
    int depth = 0;
    for (size_t at = open; at < file->length;
         at = skip_blanks_and_comments(file->text, at + 1, file->length)) {
        depth += (file->text[at] == brackets[0]) - (file->text[at] == brackets[1]);
        if (depth == 0)
            return at;
    }
    return open;
}

/* --- the parts of a `new` ------------------------------------------------ */

/* Where they are in the text. */
struct places {
    size_t open, close; /* the parentheses around the place; equal: there is none */
    size_t type, end;   /* the type with its sizes in brackets */
};

/* Behind a type: words, template arguments, stars, and sizes. */
static size_t type_end(const struct source_file *file, size_t at)
{
    const char *text = file->text;
    size_t end = at;
    if (text[at] == '(')
        return closing_bracket(file, at, "()") + 1;
    for (; at < file->length; at = skip_blanks_and_comments(text, end, file->length)) {
        if (isalnum((unsigned char)text[at]) || strchr("_*&", text[at]))
            end = at + 1;
        else if (text[at] == ':' && text[at + 1] == ':')
            end = at + 2;
        else if (text[at] == '<' || text[at] == '[')
            end = closing_bracket(file, at, text[at] == '<' ? "<>" : "[]") + 1;
        else
            break;
    }
    return end;
}

/* `new (x) T` has a place, `new (T)(x)` has none: no type comes behind the parentheses. */
static bool find_placement(const struct node *node, struct places *places)
{
    const struct source_file *file = node->file;
    size_t at = file && !node->from_macro_body ? behind_keyword(file, node->begin, "new") : 0;
    if (!at)
        return false;
    *places = (struct places){at, at, at, at};
    size_t close = file->text[at] == '(' ? closing_bracket(file, at, "()") : at;
    size_t behind = close > at ? skip_blanks_and_comments(file->text, close + 1, file->length) : at;
    char next = file->text[behind];
    if (close > at && (str_is_word_start(next) || next == ':')) {
        places->close = close;
        places->type = behind;
    }
    places->end = type_end(file, places->type);
    return true;
}

/* Is the offset inside the template arguments of the type? */
static bool is_in_arguments(const struct source_file *file, const struct places *places, size_t at)
{
    int depth = 0;
    for (size_t i = places->type; i < at; i = skip_blanks_and_comments(file->text, i + 1, at))
        depth += (file->text[i] == '<') - (file->text[i] == '>');
    return depth > 0;
}

static bool is_construction(const struct node *node)
{
    return node->kind == NODE_CALL_EXPR && node->ref && node->ref->function &&
           node->ref->function->is_constructor;
}

/* Puts a child where it belongs; false where that is not clear. */
static bool sort_child(const struct source_file *file, const struct places *places,
                       struct node *child, struct heap_parts *parts)
{
    char last[2];
    struct node **part = &parts->value;
    last_characters(file->text, places->open, child->begin, last);
    if (child->begin > places->open && child->begin < places->close) {
        part = &parts->place;
    } else if (child->begin < places->end) {
        if (is_in_arguments(file, places, child->begin))
            return true;
        if (last[1] == '[') { /* the outermost size comes first in the text */
            if (!parts->count || child->begin < parts->count->begin)
                parts->count = child;
            return true;
        }
        if (!is_construction(child))
            return false;
    } else if (last[1] != '(' && child->kind != NODE_INIT_LIST_EXPR && !is_construction(child)) {
        return false;
    }
    bool is_first = !*part;
    *part = child;
    return is_first;
}

/* Sorts the children; false where the tokens do not tell. The end of a `new` without a value is not
 * known in an instance of a template. */
static bool sort_children(struct node *node, struct heap_parts *parts)
{
    struct places places;
    char last[2];
    *parts = (struct heap_parts){NULL, NULL, NULL, false, false};
    if (!find_placement(node, &places))
        return false;
    if (node->end < places.end)
        node->end = places.end;
    last_characters(node->file->text, places.open, node->end, last);
    parts->has_empty_parentheses =
        (last[0] == '(' && last[1] == ')') || (last[0] == '{' && last[1] == '}');
    for (size_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        bool is_here = child->file == node->file && child->begin > node->begin;
        if (!is_here && child->kind == NODE_UNEXPOSED_EXPR && !child->child_count)
            continue; /* the zero of empty parentheses */
        if (!is_here || !sort_child(node->file, &places, child, parts))
            return false;
    }
    parts->is_array = parts->count != NULL;
    return true;
}

void model_find_new_parts(struct model *model, struct node *node)
{
    struct heap_parts parts;
    if (!node->type || node->type->kind != TYPE_POINTER || !sort_children(node, &parts))
        return;
    node->parts = arena_new(model->arena, struct heap_parts);
    *node->parts = parts;
}

/* --- delete ---------------------------------------------------------------- */

/* In a macro, the tokens are those of its definition. */
void model_find_delete_parts(struct model *model, struct node *node)
{
    const struct source_file *file = node->from_macro_body ? node->spelling_file : node->file;
    size_t at =
        file ? behind_keyword(file, node->from_macro_body ? node->spelling : node->begin, "delete")
             : 0;
    if (!at)
        return;
    node->parts = arena_new(model->arena, struct heap_parts);
    node->parts->is_array = file->text[at] == '[';
}
