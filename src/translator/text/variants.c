/* Conditions go between lines. So what differs is widened to whole lines, and on until no comment,
 * macro, bracket or #if of the file goes over its ends. */
#include "text/variants.h"

#include "util/lex.h"
#include "util/str.h"
#include <ctype.h>
#include <string.h>

const char *variants_macro(struct arena *arena, struct map *taken, const char *path)
{
    struct str name = {.arena = arena};

    str_add(&name, "CU2CL_TEXT_");
    for (; *path; path++)
        str_addc(&name, isalnum((unsigned char)*path) ? (char)toupper((unsigned char)*path) : '_');
    const char *unique = str_text(&name);
    for (unsigned n = 2; map_get(taken, unique); n++)
        unique = arena_printf(arena, "%s_%u", str_text(&name), n);
    map_put(taken, unique, arena);
    return unique;
}

/* --- lines ----------------------------------------------------------------------------------- */

struct lines {
    struct arena *arena;
    const char *text;
    size_t length;
    size_t *starts; /* of lines; the end of the text is the last */
    size_t count;   /* of starts */
    bool *is_open;  /* a condition can't stand in front of the line */
    int *depth;     /* of #if, in front of the line */
    bool *differs;  /* of the line */
};

/* The line that holds the byte; for the end of the text the last one. */
static size_t line_holding(const struct lines *lines, size_t at)
{
    size_t low = 0, high = lines->count - 1;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (lines->starts[middle] <= at)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void find_lines(struct lines *lines)
{
    size_t start = 0;

    for (size_t i = 0; i < lines->length; i++)
        if (lines->text[i] == '\n') {
            arena_push(lines->arena, lines->starts, lines->count, start);
            start = i + 1;
        }
    if (start < lines->length || !lines->count)
        arena_push(lines->arena, lines->starts, lines->count, start);
    arena_push(lines->arena, lines->starts, lines->count, lines->length);
    lines->is_open = arena_alloc(lines->arena, lines->count * sizeof(bool));
    lines->differs = arena_alloc(lines->arena, lines->count * sizeof(bool));
    lines->depth = arena_alloc(lines->arena, lines->count * sizeof(int));
}

/* No cut between the first byte and the last one. */
static void hold_together(struct lines *lines, size_t begin, size_t end)
{
    size_t last = end > begin ? line_holding(lines, end - 1) : 0;

    for (size_t i = line_holding(lines, begin) + 1; end > begin && i <= last; i++)
        lines->is_open[i] = true;
}

/* Comments and texts of several lines, macros, and what is in round and square brackets, which may
 * be arguments of a macro. */
static void find_open_lines(struct lines *lines, const struct lexed *lexed)
{
    size_t depth = 0, opened = 0;

    for (size_t i = 0; i < lexed->count; i++) {
        const struct token *token = &lexed->tokens[i];
        hold_together(lines, token->begin, token->end);
        if (token->directive)
            continue;
        if (lex_is(lexed, i, "(") || lex_is(lexed, i, "[")) {
            opened = depth ? opened : token->begin;
            depth++;
        } else if (depth && (lex_is(lexed, i, ")") || lex_is(lexed, i, "]")) && --depth == 0) {
            hold_together(lines, opened, token->end);
        }
    }
    if (depth)
        hold_together(lines, opened, lexed->length);
    for (size_t i = 0; i < lexed->directive_count; i++)
        hold_together(lines, lexed->directives[i].begin, lexed->directives[i].end);
}

static void find_conditions(struct lines *lines, const struct lexed *lexed)
{
    for (size_t i = 0; i < lexed->directive_count; i++) {
        const struct directive *line = &lexed->directives[i];
        size_t name = line->first + 1;
        bool is_word = name < line->last;
        int step = is_word && str_starts(lexed->text + lexed->tokens[name].begin, "if") ? 1
                   : is_word && lex_is(lexed, name, "endif")                            ? -1
                                                                                        : 0;
        for (size_t j = line_holding(lines, line->begin) + 1; step && j < lines->count; j++)
            lines->depth[j] += step;
    }
}

/* An #else is a part of the #if that it belongs to. */
static bool has_middle(const struct lines *lines, const struct lexed *lexed, size_t first,
                       size_t last, int depth)
{
    for (size_t i = 0; i < lexed->directive_count; i++) {
        const struct directive *line = &lexed->directives[i];
        size_t at = line_holding(lines, line->begin), name = line->first + 1;
        if (at >= first && at < last && name < line->last && lines->depth[at] == depth &&
            str_starts(lexed->text + lexed->tokens[name].begin, "el"))
            return true;
    }
    return false;
}

/* --- what differs ---------------------------------------------------------------------------- */

static bool all_groups_have(const struct text_groups *groups, const struct edit *edit)
{
    for (size_t i = 0; i < groups->count; i++)
        if (!view_has(&groups->items[i].view, edit))
            return false;
    return true;
}

static void mark_differences(struct lines *lines, const struct text_groups *groups)
{
    for (size_t i = 0; i < groups->count; i++) {
        const struct edit_list *list = &groups->items[i].view.edits;
        for (size_t j = 0; j < list->count; j++) {
            const struct edit *edit = &list->edits[j];
            hold_together(lines, edit->begin, edit->end);
            size_t last =
                line_holding(lines, edit->end > edit->begin ? edit->end - 1 : edit->begin);
            for (size_t k = line_holding(lines, edit->begin);
                 !all_groups_have(groups, edit) && k <= last; k++)
                lines->differs[k] = true;
        }
    }
}

/* The lines [first, last) become a piece that can stand under a condition. */
static void widen(const struct lines *lines, const struct lexed *lexed, size_t *first, size_t *last)
{
    for (bool again = true; again;) {
        int least = lines->depth[*first];
        again = false;
        for (size_t i = *first; i <= *last; i++)
            least = lines->depth[i] < least ? lines->depth[i] : least;
        bool cuts = has_middle(lines, lexed, *first, *last, least);
        if (*first > 0 && (lines->is_open[*first] || lines->depth[*first] > least || cuts)) {
            --*first;
            again = true;
        }
        if (*last < lines->count - 1 &&
            (lines->is_open[*last] || lines->depth[*last] > least || cuts)) {
            ++*last;
            again = true;
        }
    }
}

/* --- the text -------------------------------------------------------------------------------- */

/* The lines [first, last) as a group has them. */
static const char *lines_of_group(const struct lines *lines, const struct text_group *group,
                                  size_t first, size_t last)
{
    const struct edit_list *list = &group->view.edits;
    struct str out = {.arena = lines->arena};
    size_t done = lines->starts[first], end = lines->starts[last];

    for (size_t i = 0; i < list->count; i++) {
        const struct edit *edit = &list->edits[i];
        bool is_last = last == lines->count - 1 && edit->begin == end;
        if (edit->begin < lines->starts[first] || (edit->begin >= end && !is_last))
            continue;
        str_addn(&out, lines->text + done, edit->begin - done);
        str_add(&out, edit->text);
        done = edit->end;
    }
    if (done < end)
        str_addn(&out, lines->text + done, end - done);
    return str_text(&out);
}

static void add_whole_lines(struct str *out, const char *text)
{
    str_add(out, text);
    if (*text && !str_ends(text, "\n"))
        str_addc(out, '\n');
}

static size_t first_with(const char *const *texts, size_t index)
{
    size_t first = 0;

    while (strcmp(texts[first], texts[index]) != 0)
        first++;
    return first;
}

/* `M == 2 || M == 4`, for the groups with the text of `index`; `M != 2 && M != 4`. */
static void add_condition(struct str *out, const struct text_groups *groups,
                          const char *const *texts, size_t index, const char *macro,
                          const char *keyword, bool negated)
{
    const char *joint = "";

    str_printf(out, "#%s ", keyword);
    for (size_t i = index; i < groups->count; i++) {
        if (strcmp(texts[i], texts[index]) != 0)
            continue;
        str_printf(out, "%s%s %s %zu", joint, macro, negated ? "!=" : "==", i + 1);
        joint = negated ? " && " : " || ";
    }
    if (!negated)
        str_printf(out, " /* %s */", groups->items[index].first);
    str_addc(out, '\n');
}

static void add_variants(struct str *out, const struct text_groups *groups,
                         const char *const *texts, const char *macro)
{
    size_t distinct = 0, other = 0;
    const char *keyword = "if";

    for (size_t i = 1; i < groups->count; i++)
        if (first_with(texts, i) == i) {
            distinct++;
            other = i;
        }
    if (distinct == 1 && !*texts[other]) {
        add_condition(out, groups, texts, other, macro, "if", true);
        add_whole_lines(out, texts[0]);
        str_add(out, "#endif\n");
        return;
    }
    for (size_t i = 1; i < groups->count; i++) {
        if (first_with(texts, i) != i || (!*texts[i] && !*texts[0]))
            continue;
        add_condition(out, groups, texts, i, macro, keyword, false);
        add_whole_lines(out, texts[i]);
        keyword = "elif";
    }
    if (*texts[0])
        str_add(out, "#else\n");
    add_whole_lines(out, texts[0]);
    str_add(out, "#endif\n");
}

static void add_piece(struct str *out, const struct lines *lines, const struct text_groups *groups,
                      size_t first, size_t last, const char *macro)
{
    const char **texts = arena_alloc(lines->arena, groups->count * sizeof *texts);
    bool same = true;

    for (size_t i = 0; i < groups->count; i++) {
        texts[i] = lines_of_group(lines, &groups->items[i], first, last);
        same = same && strcmp(texts[i], texts[0]) == 0;
    }
    if (same)
        str_add(out, texts[0]);
    else
        add_variants(out, groups, texts, macro);
}

static bool is_blank_line(const struct lines *lines, size_t line)
{
    size_t at = lines->starts[line];

    while (at < lines->starts[line + 1] && strchr(" \t\r\n", lines->text[at]))
        at++;
    return at == lines->starts[line + 1];
}

/* The end of the piece that begins with line `first`, which differs. */
static size_t end_of_differences(const struct lines *lines, size_t first)
{
    size_t end = first + 1;

    for (size_t i = end; i + 1 < lines->count && (lines->differs[i] || is_blank_line(lines, i));
         i++)
        end = lines->differs[i] ? i + 1 : end;
    return end;
}

const char *variants_text(struct arena *arena, const char *original, size_t length,
                          const struct text_groups *groups, const char *macro,
                          size_t *result_length)
{
    struct lines lines = {.arena = arena, .text = original, .length = length};
    struct text_ranges pieces = {NULL, 0}; /* of lines */
    struct str out = {.arena = arena};
    struct lexed lexed;
    size_t done = 0;

    lex_text(&lexed, arena, original, length);
    find_lines(&lines);
    find_open_lines(&lines, &lexed);
    find_conditions(&lines, &lexed);
    mark_differences(&lines, groups);
    for (size_t i = 0; i + 1 < lines.count; i++) {
        size_t first = i, last = i + 1;
        if (!lines.differs[i])
            continue;
        last = end_of_differences(&lines, i);
        i = last - 1;
        widen(&lines, &lexed, &first, &last);
        ranges_add(arena, &pieces, first, last);
    }
    for (size_t i = 0; i < pieces.count; i++) {
        if (done < pieces.items[i].begin)
            add_piece(&out, &lines, groups, done, pieces.items[i].begin, macro);
        add_piece(&out, &lines, groups, pieces.items[i].begin, pieces.items[i].end, macro);
        done = pieces.items[i].end;
    }
    if (done + 1 < lines.count)
        add_piece(&out, &lines, groups, done, lines.count - 1, macro);
    *result_length = out.length;
    return str_text(&out);
}
