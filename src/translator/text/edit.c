/* Byte edits of one file.
 *
 * The list is kept sorted by (begin, insertions before replacements, order of arrival), so that an
 * overlap is found among the neighbours and applying is one pass. Insertions at the offset where a
 * replacement begins come before its text; insertions at the offset where it ends come after it. */
#include "text/edit.h"

#include "util/str.h"
#include <string.h>

/* Index of the first edit that begins at or after `offset`. */
static size_t first_edit(const struct edit_list *list, size_t offset)
{
    size_t low = 0, high = list->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->edits[middle].begin < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool is_insertion(const struct edit *edit)
{
    return edit->begin == edit->end;
}

/* Replacements never overlap each other and no insertion lies inside one, so only the nearest
 * replacement before `offset` can reach over it. */
static const struct edit *replacement_over(const struct edit_list *list, size_t offset)
{
    for (size_t i = first_edit(list, offset); i-- > 0;) {
        if (!is_insertion(&list->edits[i]))
            return list->edits[i].end > offset ? &list->edits[i] : NULL;
    }
    return NULL;
}

bool edit_covers(const struct edit_list *list, size_t offset)
{
    for (size_t i = first_edit(list, offset + 1); i-- > 0;)
        if (!is_insertion(&list->edits[i]))
            return list->edits[i].end > offset;
    return false;
}

static void insert_at(struct edit_list *list, size_t index, struct edit edit)
{
    arena_push(list->arena, list->edits, list->count, edit);
    memmove(list->edits + index + 1, list->edits + index,
            (list->count - 1 - index) * sizeof *list->edits);
    list->edits[index] = edit;
}

bool edit_insert(struct edit_list *list, size_t at, const char *text)
{
    size_t index = first_edit(list, at);

    if (replacement_over(list, at))
        return false;
    for (; index < list->count && list->edits[index].begin == at; index++) {
        if (!is_insertion(&list->edits[index]))
            break;
        if (strcmp(list->edits[index].text, text) == 0)
            return true;
    }
    insert_at(list, index, (struct edit){at, at, arena_strdup(list->arena, text), list->count});
    return true;
}

bool edit_replace(struct edit_list *list, size_t begin, size_t end, const char *text)
{
    size_t index = first_edit(list, begin);

    if (begin >= end)
        return begin == end && edit_insert(list, begin, text);
    if (replacement_over(list, begin))
        return false;
    while (index < list->count && list->edits[index].begin == begin &&
           is_insertion(&list->edits[index]))
        index++;
    if (index < list->count && list->edits[index].begin < end) {
        const struct edit *other = &list->edits[index];
        return other->begin == begin && other->end == end && strcmp(other->text, text) == 0;
    }
    insert_at(list, index, (struct edit){begin, end, arena_strdup(list->arena, text), list->count});
    return true;
}

void edit_drop_inside(struct edit_list *list, size_t begin, size_t end)
{
    size_t kept = 0;

    for (size_t i = 0; i < list->count; i++) {
        const struct edit *edit = &list->edits[i];
        bool before = edit->begin < begin || (is_insertion(edit) && edit->begin == begin);
        if (before || edit->begin >= end || edit->end > end)
            list->edits[kept++] = *edit;
    }
    list->count = kept;
}

char *edit_apply_range(const struct edit_list *list, const char *text, size_t begin, size_t end,
                       size_t *result_length)
{
    struct str result = {.arena = list->arena};
    size_t done = begin;

    str_add(&result, "");
    for (size_t i = first_edit(list, begin); i < list->count; i++) {
        const struct edit *edit = &list->edits[i];
        if (edit->begin > end || edit->end > end)
            break;
        str_addn(&result, text + done, edit->begin - done);
        str_add(&result, edit->text);
        done = edit->end;
    }
    if (done < end)
        str_addn(&result, text + done, end - done);
    *result_length = result.length;
    return result.data;
}

void edit_drop_overlapping(struct edit_list *list, size_t begin, size_t end)
{
    size_t kept = 0;

    for (size_t i = 0; i < list->count; i++)
        if (list->edits[i].begin >= end || list->edits[i].end <= begin)
            list->edits[kept++] = list->edits[i];
    list->count = kept;
}

char *edit_apply(const struct edit_list *list, const char *text, size_t length,
                 size_t *result_length)
{
    return edit_apply_range(list, text, 0, length, result_length);
}
