/* Functions with two roles.
 *
 *     #ifdef __CUDACC__
 *     __device__
 *     #endif
 *     inline int twice(int a) { return 2 * a; }
 *
 * For a CUDA source this is a device function, which leaves the host text; for a C++ source that
 * includes the same header it is one of the host, and has to stay. One text may serve both, so each
 * source notes what a function is for it: a host function stays where it is not taken out yet, and
 * comes back where it was. For a kernel, and for what only the device can run, that is not so: such a
 * header gets several texts (host/share.c). */
#include "host/host.h"

#include <string.h>

static bool is_shared(const struct host *host)
{
    return host->program->source_count > 1;
}

static struct function_role *find_role(struct host *host, const struct output *output, size_t begin,
                                       size_t end, bool is_host)
{
    for (size_t i = 0; i < host->program->role_count; i++) {
        struct function_role *role = &host->program->roles[i];
        bool overlaps = role->begin < end && role->end > begin;
        /* a method of a class inside the other function is not the same one */
        bool is_inner = is_host ? end < role->end : role->end < end;
        if (role->output == output && (role->role == ROLE_HOST) == is_host && overlaps && !is_inner)
            return role;
    }
    return NULL;
}

static void add_role(struct host *host, struct function_role role)
{
    arena_push(host->program->arena, host->program->roles, host->program->role_count, role);
}

/* The function comes back in the text of earlier sources, without its attributes. */
static void give_back(const struct host *host, const struct host_file *file, struct text_view *view,
                      const struct function_role *role)
{
    const struct edit_list *own = &file->output->edits;

    edit_drop_overlapping(&view->edits, role->begin, role->end);
    for (size_t i = 0; i < own->count; i++)
        if (own->edits[i].begin >= role->begin && own->edits[i].end <= role->end)
            edit_replace(&view->edits, own->edits[i].begin, own->edits[i].end, own->edits[i].text);
    ranges_add(host->arena, &view->dead, role->begin, role->end);
}

void host_claim(struct host *host, struct host_file *file, CXCursor function)
{
    CXSourceRange extent = clang_getCursorExtent(function);
    struct source_pos begin = frontend_pos(host->tu, clang_getRangeStart(extent));
    struct source_pos end = frontend_pos(host->tu, clang_getRangeEnd(extent));
    struct function_role role = {.output = file->shared, .role = ROLE_HOST};
    struct text_groups *groups = &file->shared->groups;

    if (!is_shared(host) || !begin.file || strcmp(begin.file, file->file->path) != 0 ||
        begin.offset >= end.offset)
        return;
    role.begin = host_declaration_begin(file, begin.offset);
    role.end = end.offset;
    struct function_role *other = find_role(host, role.output, role.begin, role.end, false);
    add_role(host, role);
    if (!other || other->role == ROLE_KERNEL || other->needs_device)
        return;
    host_remove_attributes(host, file, role.begin, role.end);
    for (size_t i = 0; i < groups->count; i++)
        give_back(host, file, &groups->items[i].view, &role);
}

bool host_is_claimed(struct host *host, const struct host_function *function, bool needs_device)
{
    struct function_role role = {.output = function->file->shared,
                                 .begin = function->begin,
                                 .end = function->end,
                                 .role =
                                     function->target == TARGET_KERNEL ? ROLE_KERNEL : ROLE_DEVICE,
                                 .needs_device = needs_device,
                                 .name = function->name};

    if (!is_shared(host) || function->from_macro || function->begin >= function->end)
        return false;
    role.pos = frontend_pos(host->tu, clang_getCursorLocation(function->cursor));
    bool claimed = find_role(host, role.output, role.begin, role.end, true) != NULL;
    add_role(host, role);
    if (!claimed || role.role == ROLE_KERNEL || needs_device)
        return false;
    host_remove_attributes(host, function->file, function->begin, function->end);
    ranges_add(host->arena, &function->file->claimed, function->begin, function->end);
    return true;
}
