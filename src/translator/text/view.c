#include "text/view.h"

#include "util/str.h"
#include <stdlib.h>
#include <string.h>

/* --- ranges ---------------------------------------------------------------------------------- */

void ranges_add(struct arena *arena, struct text_ranges *list, size_t begin, size_t end)
{
    struct text_ranges result = {NULL, 0};
    bool added = begin >= end;

    for (size_t i = 0; i < list->count; i++) {
        struct text_range range = list->items[i];
        if (!added && range.begin <= end && range.end >= begin) {
            begin = range.begin < begin ? range.begin : begin;
            end = range.end > end ? range.end : end;
            continue;
        }
        if (!added && range.begin > end) {
            arena_push(arena, result.items, result.count, ((struct text_range){begin, end}));
            added = true;
        }
        arena_push(arena, result.items, result.count, range);
    }
    if (!added)
        arena_push(arena, result.items, result.count, ((struct text_range){begin, end}));
    *list = result;
}

struct text_ranges ranges_intersect(struct arena *arena, const struct text_ranges *a,
                                    const struct text_ranges *b)
{
    struct text_ranges result = {NULL, 0};

    for (size_t i = 0, j = 0; i < a->count && j < b->count;) {
        struct text_range left = a->items[i], right = b->items[j];
        struct text_range both = {left.begin > right.begin ? left.begin : right.begin,
                                  left.end < right.end ? left.end : right.end};
        if (both.begin < both.end)
            arena_push(arena, result.items, result.count, both);
        if (left.end < right.end)
            i++;
        else
            j++;
    }
    return result;
}

/* How many of the ranges begin at the offset or before. */
static size_t ranges_until(const struct text_ranges *list, size_t offset)
{
    size_t low = 0, high = list->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->items[middle].begin <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool ranges_have(const struct text_ranges *list, size_t offset)
{
    size_t count = ranges_until(list, offset);

    return count > 0 && offset < list->items[count - 1].end;
}

static bool ranges_equal(const struct text_ranges *a, const struct text_ranges *b)
{
    bool equal = a->count == b->count;

    for (size_t i = 0; i < a->count && equal; i++)
        equal = a->items[i].begin == b->items[i].begin && a->items[i].end == b->items[i].end;
    return equal;
}

/* What is inserted where a range begins or ends belongs to it: ranges lie between preprocessor
 * lines. */
static bool is_dead(const struct text_view *view, const struct edit *edit)
{
    size_t count = ranges_until(&view->dead, edit->begin);

    return count > 0 && edit->end <= view->dead.items[count - 1].end;
}

/* --- edits ----------------------------------------------------------------------------------- */

bool view_has(const struct text_view *view, const struct edit *edit)
{
    const struct edit_list *list = &view->edits;
    size_t low = 0, high = list->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->edits[middle].begin < edit->begin)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < list->count && list->edits[low].begin == edit->begin; low++)
        if (list->edits[low].end == edit->end && strcmp(list->edits[low].text, edit->text) == 0)
            return true;
    return false;
}

static const char *include_target(const struct text_view *view, size_t at)
{
    for (size_t i = 0; i < view->include_count; i++)
        if (view->includes[i].at == at)
            return view->includes[i].target;
    return NULL;
}

/* Is it right for those as well that did without: one more header of a library, or another name
 * for the same file? */
static bool serves_all(const struct text_view *a, const struct text_view *b,
                       const struct edit *edit)
{
    const char *target = include_target(a, edit->begin), *other = include_target(b, edit->begin);

    if (edit->begin == edit->end)
        return str_starts(edit->text, "#include <");
    return target && other && strcmp(target, other) == 0;
}

/* Whether all that `a` has alone may be in the text of `b`, too, or in no text. */
static bool edits_fit(const struct text_view *a, const struct text_view *b)
{
    for (size_t i = 0; i < a->edits.count; i++) {
        const struct edit *edit = &a->edits.edits[i];
        if (!is_dead(a, edit) && !is_dead(b, edit) && !view_has(b, edit) && !serves_all(a, b, edit))
            return false;
    }
    return true;
}

bool view_fits(const struct text_view *all, const struct text_view *one)
{
    for (size_t i = 0; i < one->include_count; i++) {
        const char *target = include_target(all, one->includes[i].at);
        if (target && strcmp(target, one->includes[i].target) != 0)
            return false;
    }
    return edits_fit(one, all) && edits_fit(all, one);
}

/* Drops what only guesses, where `one` reads. */
static void drop_guesses(struct text_view *all, const struct text_view *one)
{
    size_t kept = 0;

    for (size_t i = 0; i < all->edits.count; i++) {
        const struct edit *edit = &all->edits.edits[i];
        if (!is_dead(all, edit) || is_dead(one, edit) || view_has(one, edit))
            all->edits.edits[kept++] = *edit;
    }
    all->edits.count = kept;
}

static void add_edits(struct text_view *all, const struct text_view *one)
{
    for (size_t i = 0; i < one->edits.count; i++) {
        const struct edit *edit = &one->edits.edits[i];
        bool guesses = is_dead(one, edit);
        if (view_has(all, edit) || (guesses && !is_dead(all, edit)))
            continue;
        if (!guesses)
            edit_drop_overlapping(&all->edits, edit->begin, edit->end);
        edit_replace(&all->edits, edit->begin, edit->end, edit->text);
    }
}

static void keep_include(struct text_view *view, const struct text_include *include)
{
    struct arena *arena = view->edits.arena;
    struct text_include copy = {include->at, arena_strdup(arena, include->target)};

    arena_push(arena, view->includes, view->include_count, copy);
}

void view_join(struct text_view *all, const struct text_view *one)
{
    struct arena *arena = all->edits.arena;

    drop_guesses(all, one);
    add_edits(all, one);
    if (!ranges_equal(&all->dead, &one->dead))
        all->dead = ranges_intersect(arena, &all->dead, &one->dead);
    for (size_t i = 0; i < one->include_count; i++)
        if (!include_target(all, one->includes[i].at))
            keep_include(all, &one->includes[i]);
}

/* --- groups ---------------------------------------------------------------------------------- */

static struct text_view copy_view(struct arena *arena, const struct text_view *view)
{
    struct text_view copy = {.edits = {.arena = arena}};

    for (size_t i = 0; i < view->edits.count; i++) {
        struct edit edit = view->edits.edits[i];
        edit.text = arena_strdup(arena, edit.text);
        arena_push(arena, copy.edits.edits, copy.edits.count, edit);
    }
    for (size_t i = 0; i < view->dead.count; i++)
        arena_push(arena, copy.dead.items, copy.dead.count, view->dead.items[i]);
    for (size_t i = 0; i < view->include_count; i++)
        keep_include(&copy, &view->includes[i]);
    return copy;
}

void groups_add(struct arena *arena, struct text_groups *groups, const struct text_view *view,
                const char *name, size_t reader)
{
    struct text_group *group = NULL;

    for (size_t i = 0; i < groups->count && !group; i++)
        if (view_fits(&groups->items[i].view, view))
            group = &groups->items[i];
    if (group) {
        view_join(&group->view, view);
    } else {
        struct text_group added = {.view = copy_view(arena, view), .first = name};
        arena_push(arena, groups->items, groups->count, added);
        group = &groups->items[groups->count - 1];
    }
    arena_push(arena, group->readers, group->reader_count, reader);
    if (reader < group->readers[0]) {
        group->readers[group->reader_count - 1] = group->readers[0];
        group->readers[0] = reader;
        group->first = name;
    }
}

static int compare_groups(const void *left, const void *right)
{
    const struct text_group *a = left, *b = right;

    return (a->readers[0] > b->readers[0]) - (a->readers[0] < b->readers[0]);
}

void groups_sort(struct text_groups *groups)
{
    if (groups->count > 1)
        qsort(groups->items, groups->count, sizeof *groups->items, compare_groups);
}

/* What `known` decides where `view` only guesses, and what both guess. */
static void take_known(struct text_view *view, const struct text_view *known)
{
    for (size_t i = 0; i < known->edits.count; i++) {
        const struct edit *edit = &known->edits.edits[i];
        if (!is_dead(view, edit) || view_has(view, edit))
            continue;
        if (!is_dead(known, edit))
            edit_drop_overlapping(&view->edits, edit->begin, edit->end);
        edit_replace(&view->edits, edit->begin, edit->end, edit->text);
    }
}

void groups_complete(struct text_groups *groups)
{
    for (size_t i = 0; i < groups->count; i++)
        for (size_t j = groups->count; j-- > 0;)
            if (i != j)
                take_known(&groups->items[i].view, &groups->items[j].view);
}
