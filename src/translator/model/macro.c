/* Macros of the user's files: their definitions, split into parameters and body, and every use with
 * its extent. */
#include "frontend/cx.h"
#include "model/private.h"
#include "util/str.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static size_t skip_blanks_in_line(const char *text, size_t at, size_t end)
{
    while (at < end && (text[at] == ' ' || text[at] == '\t'))
        at++;
    return at;
}

/* Splits `NAME(a, b) body` at [begin, end) of the file. */
static void split_definition(struct model *model, struct macro *macro)
{
    const char *text = macro->file->text;
    size_t at = macro->begin;

    while (at < macro->end && str_is_word(text[at]))
        at++;
    if (macro->is_function_like && at < macro->end && text[at] == '(') {
        at++;
        while (at < macro->end && text[at] != ')') {
            size_t begin = at;
            while (at < macro->end && (str_is_word(text[at]) || text[at] == '.'))
                at++;
            if (at > begin) {
                const char *name = arena_strndup(model->arena, text + begin, at - begin);
                arena_push(model->arena, macro->parameters, macro->parameter_count, name);
            } else {
                at++;
            }
        }
        at++;
    }
    macro->body = skip_blanks_in_line(text, at < macro->end ? at : macro->end, macro->end);
}

static const char *place_key(struct model *model, const struct source_file *file, size_t offset)
{
    return arena_printf(model->arena, "%p:%zu", (const void *)file, offset);
}

static void extent_of(struct model *model, CXCursor cursor, struct source_file **file,
                      size_t *begin, size_t *end)
{
    CXSourceRange range = clang_getCursorExtent(cursor);
    CXFile handle;
    unsigned offset;
    clang_getFileLocation(clang_getRangeStart(range), &handle, NULL, NULL, &offset);
    *file = frontend_file(model->tu, handle);
    *begin = frontend_offset(*file, offset);
    clang_getFileLocation(clang_getRangeEnd(range), NULL, NULL, NULL, &offset);
    *end = frontend_offset(*file, offset);
}

static struct macro *add_definition(struct model *model, CXCursor cursor)
{
    struct source_file *file;
    size_t begin, end;
    extent_of(model, cursor, &file, &begin, &end);
    if (!file)
        return NULL;
    const char *key = place_key(model, file, begin);
    struct macro *macro = map_get(&model->macros_by_place, key);
    if (macro)
        return macro;
    macro = arena_new(model->arena, struct macro);
    macro->name = cx_string(model->arena, clang_getCursorSpelling(cursor));
    macro->file = file;
    macro->begin = begin;
    macro->end = end;
    macro->is_function_like = clang_Cursor_isMacroFunctionLike(cursor);
    macro->order = model->macro_count;
    split_definition(model, macro);
    map_put(&model->macros_by_place, key, macro);
    map_put(&model->macros_by_name, macro->name, macro);
    arena_push(model->arena, model->macros, model->macro_count, macro);
    return macro;
}

/* Where the arguments behind `at` end; `at` where there are none. */
static size_t arguments_end(const struct source_file *file, size_t at)
{
    size_t begin = at;
    int depth = 0;
    while (at < file->length && isspace((unsigned char)file->text[at]))
        at++;
    if (at >= file->length || file->text[at] != '(')
        return begin;
    for (; at < file->length; at++) {
        char c = file->text[at];
        if (c == '"' || c == '\'') {
            for (at++; at < file->length && file->text[at] != c; at++)
                at += file->text[at] == '\\';
        } else if (c == '(') {
            depth++;
        } else if (c == ')' && --depth == 0) {
            return at + 1;
        }
    }
    return begin;
}

/* Does the body end with the name of a macro that takes arguments, as far as is known?
 * `#define ROUND ROUND_WITH_SHIFT` */
static bool ends_with_macro(const struct model *model, const struct macro *macro, int depth)
{
    const char *text = macro->file->text;
    size_t end = macro->end;
    while (end > macro->body && isspace((unsigned char)text[end - 1]))
        end--;
    size_t begin = end;
    while (begin > macro->body && str_is_word(text[begin - 1]))
        begin--;
    if (begin == end || depth > 16)
        return false;
    const char *name = arena_strndup(model->arena, text + begin, end - begin);
    for (size_t i = 0; i < macro->parameter_count; i++)
        if (strcmp(macro->parameters[i], name) == 0)
            return true;
    if (begin > macro->body && text[begin - 1] == '#')
        return true; /* put together */
    const struct macro *inner = map_get(&model->macros_by_name, name);
    return inner && inner != macro &&
           (inner->is_function_like || ends_with_macro(model, inner, depth + 1));
}

static void add_expansion(struct model *model, CXCursor cursor)
{
    struct expansion expansion = {0};
    extent_of(model, cursor, &expansion.file, &expansion.begin, &expansion.end);
    if (!expansion.file || expansion.file->is_system)
        return;
    CXCursor definition = clang_getCursorReferenced(cursor);
    if (!clang_Cursor_isNull(definition) && !clang_Cursor_isMacroBuiltin(definition))
        expansion.macro = add_definition(model, definition);
    size_t end = arguments_end(expansion.file, expansion.end);
    if (end > expansion.end && expansion.macro && ends_with_macro(model, expansion.macro, 0)) {
        expansion.end = end;
        expansion.is_name_of_other = true;
    }
    arena_push(model->arena, model->expansions, model->expansion_count, expansion);
}

static enum CXChildVisitResult visit_preprocessing(CXCursor cursor, CXCursor parent,
                                                   CXClientData data)
{
    struct model *model = data;
    enum CXCursorKind kind = clang_getCursorKind(cursor);
    (void)parent;
    if (kind == CXCursor_MacroDefinition || kind == CXCursor_MacroExpansion) {
        CXSourceLocation location = clang_getCursorLocation(cursor);
        if (clang_Location_isInSystemHeader(location))
            return CXChildVisit_Continue;
        struct source_file *file = frontend_file_of(model->tu, location);
        if (file && file->unit != model->collected)
            return CXChildVisit_Continue;
        if (!file || file->is_system)
            return CXChildVisit_Continue;
        if (kind == CXCursor_MacroExpansion)
            add_expansion(model, cursor);
        else
            add_definition(model, cursor);
    }
    return CXChildVisit_Continue;
}

/* By file, then begin, then the longer one first. */
static int compare_expansions(const void *a, const void *b)
{
    const struct expansion *x = a, *y = b;
    if (x->file != y->file)
        return strcmp(x->file->path, y->file->path);
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    return x->end > y->end ? -1 : x->end < y->end;
}

/* The use, or the innermost one around it, that ends behind the place; NULL. */
static const struct expansion *first_behind(const struct expansion *e,
                                            const struct source_file *file, size_t place)
{
    while (e && (e->file != file || e->end <= place))
        e = e->file == file ? e->outer : NULL;
    return e;
}

/* A header that an earlier parse has is known already. */
static void collect_from(struct model *model, CXTranslationUnit unit)
{
    model->collected = unit;
    clang_visitChildren(clang_getTranslationUnitCursor(unit), visit_preprocessing, model);
}

void model_collect_macros(struct model *model)
{
    collect_from(model, model->tu->unit);
    for (size_t i = 0; i < model->tu->other_count; i++)
        collect_from(model, model->tu->others[i]->unit);
    if (model->expansion_count)
        qsort(model->expansions, model->expansion_count, sizeof *model->expansions,
              compare_expansions);
    for (size_t i = 1; i < model->expansion_count; i++) {
        struct expansion *e = &model->expansions[i];
        e->outer = first_behind(e - 1, e->file, e->begin);
    }
}

/* The index of the first expansion of the file at or after `begin`. */
static size_t first_expansion(const struct model *model, const struct source_file *file,
                              size_t begin)
{
    size_t low = 0, high = model->expansion_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        const struct expansion *e = &model->expansions[middle];
        int order = e->file == file ? 0 : strcmp(e->file->path, file->path);
        if (order < 0 || (order == 0 && e->begin < begin))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const struct expansion *model_expansion_at(const struct model *model,
                                           const struct source_file *file, size_t begin)
{
    size_t i = first_expansion(model, file, begin);
    if (i < model->expansion_count && model->expansions[i].file == file &&
        model->expansions[i].begin == begin)
        return &model->expansions[i];
    return NULL;
}

const struct expansion *model_expansion_around(const struct model *model,
                                               const struct source_file *file, size_t place)
{
    size_t i = first_expansion(model, file, place);
    return i ? first_behind(&model->expansions[i - 1], file, place) : NULL;
}

const struct expansion *model_expansion_across(const struct model *model,
                                               const struct source_file *file, size_t begin,
                                               size_t end)
{
    const struct expansion *found = NULL;
    for (size_t i = first_expansion(model, file, end); i-- > 0;) {
        const struct expansion *e = &model->expansions[i];
        if (e->file != file || e->begin <= begin)
            break;
        if (e->end > end)
            found = e;
    }
    return found;
}
