/* Cursors of a text: their places and texts, what they call, and what is in them. */
#include "lanes/private.h"

#include <string.h>

const char *lanes_spelling(const struct lanes *l, CXString text)
{
    const char *copy = arena_strdup(l->arena, clang_getCString(text));
    clang_disposeString(text);
    return copy;
}

static unsigned location_offset(CXSourceLocation location)
{
    unsigned offset = 0;
    clang_getFileLocation(location, NULL, NULL, NULL, &offset);
    return offset;
}

unsigned lanes_begin(CXCursor cursor)
{
    return location_offset(clang_getRangeStart(clang_getCursorExtent(cursor)));
}

unsigned lanes_end(CXCursor cursor)
{
    return location_offset(clang_getRangeEnd(clang_getCursorExtent(cursor)));
}

unsigned lanes_name_place(CXCursor declaration)
{
    return location_offset(clang_getCursorLocation(declaration));
}

const char *lanes_slice(const struct lanes *l, unsigned begin, unsigned end)
{
    return end > begin ? arena_strndup(l->arena, l->text + begin, end - begin) : "";
}

void lanes_refuse(struct lanes *l, const char *reason)
{
    if (!l->reason)
        l->reason = reason;
}

struct collector {
    const struct lanes *l;
    struct lane_children found;
};

static enum CXChildVisitResult collect_cursor(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct collector *c = data;
    (void)parent;
    arena_push(c->l->arena, c->found.list, c->found.count, cursor);
    return CXChildVisit_Continue;
}

struct lane_children lanes_children(const struct lanes *l, CXCursor cursor)
{
    struct collector c = {l, {NULL, 0, NULL}};
    clang_visitChildren(cursor, collect_cursor, &c);
    return c.found;
}

void lanes_place(const struct lanes *l, struct lane_children *items)
{
    if (items->places || !items->count)
        return;
    items->places = arena_alloc(l->arena, items->count * sizeof *items->places);
    for (size_t i = 0; i < items->count; i++)
        items->places[i] =
            (struct lane_loop){lanes_begin(items->list[i]), lanes_end(items->list[i])};
}

bool lanes_stand_at(const struct lane_children *items, unsigned offset)
{
    for (size_t i = 0; i < items->count; i++)
        if (offset >= items->places[i].begin && offset < items->places[i].end)
            return true;
    return false;
}

struct kind_search {
    enum CXCursorKind kind;
    bool found;
};

static enum CXChildVisitResult find_kind(CXCursor cursor, CXCursor parent, CXClientData data)
{
    struct kind_search *s = data;
    (void)parent;
    s->found |= clang_getCursorKind(cursor) == s->kind;
    return s->found ? CXChildVisit_Break : CXChildVisit_Recurse;
}

bool lanes_contains(CXCursor cursor, enum CXCursorKind kind)
{
    struct kind_search s = {kind, clang_getCursorKind(cursor) == kind};
    clang_visitChildren(cursor, find_kind, &s);
    return s.found;
}

bool lanes_asks_place(const char *name)
{
    static const char *const names[] = {"get_local_id",        "get_local_size",
                                        "get_global_id",       "get_global_size",
                                        "get_local_linear_id", "get_global_linear_id"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

struct lane_children lanes_arguments(const struct lanes *l, CXCursor call)
{
    struct lane_children arguments = {NULL, 0, NULL};
    int count = clang_Cursor_getNumArguments(call);
    for (int i = 0; i < count; i++)
        arena_push(l->arena, arguments.list, arguments.count,
                   clang_Cursor_getArgument(call, (unsigned)i));
    return arguments;
}

bool lanes_is_meeting(const char *name)
{
    return strcmp(name, "barrier") == 0 || strcmp(name, "cu_meet") == 0 ||
           strcmp(name, "work_group_barrier") == 0;
}

const char *lanes_called_name(const struct lanes *l, CXCursor call)
{
    return lanes_spelling(l, clang_getCursorSpelling(clang_getCursorReferenced(call)));
}

struct lane_function *lanes_called(const struct lanes *l, CXCursor call)
{
    return map_get(&l->functions, lanes_called_name(l, call));
}

bool lanes_is_work_item_call(const struct lanes *l, CXCursor call)
{
    static const char *const others[] = {"get_work_dim", "get_num_groups", "get_group_id",
                                         "get_global_offset", "get_enqueued_local_size"};
    const char *name = lanes_called_name(l, call);
    if (map_get(&l->functions, name))
        return false;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(name, others[i]) == 0)
            return true;
    return lanes_asks_place(name);
}

CXCursor lanes_without_conversions(const struct lanes *l, CXCursor cursor)
{
    for (;;) {
        enum CXCursorKind kind = clang_getCursorKind(cursor);
        struct lane_children parts = lanes_children(l, cursor);
        if ((kind != CXCursor_UnexposedExpr && kind != CXCursor_ParenExpr) || parts.count != 1)
            return cursor;
        cursor = parts.list[0];
    }
}
