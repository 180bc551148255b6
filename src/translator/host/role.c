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
 * header gets several texts (host/share.c).
 *
 * One source, too, may read a header twice, as device code and as host code. There is one text for
 * both readings, so the function stays; what only the device can run is reported. */
#include "host/host.h"

#include <string.h>

static bool is_shared(const struct host *host)
{
    return host->program->source_count > 1;
}

static bool is_of_function(const struct function_role *role, const struct output *output,
                           size_t begin, size_t end, bool is_host)
{
    bool overlaps = role->begin < end && role->end > begin;
    /* a method of a class inside the other function is not the same one */
    bool is_inner = is_host ? end < role->end : role->end < end;

    return role->output == output && (role->role == ROLE_HOST) == is_host && overlaps && !is_inner;
}

static struct function_role *find_role(struct host *host, const struct output *output, size_t begin,
                                       size_t end, bool is_host)
{
    for (size_t i = 0; i < host->program->role_count; i++)
        if (is_of_function(&host->program->roles[i], output, begin, end, is_host))
            return &host->program->roles[i];
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
    struct function_role role = {
        .output = file->shared, .source = host->source->number, .role = ROLE_HOST};
    struct text_groups *groups = &file->shared->groups;

    if (!begin.file || strcmp(begin.file, file->file->path) != 0 || begin.offset >= end.offset)
        return;
    role.begin = host_declaration_begin(file, begin.offset);
    role.end = end.offset;
    struct function_role *other = find_role(host, role.output, role.begin, role.end, false);
    add_role(host, role);
    if (!other || other->source == role.source || other->role == ROLE_KERNEL || other->needs_device)
        return;
    host_remove_attributes(host, file, role.begin, role.end);
    for (size_t i = 0; i < groups->count; i++)
        give_back(host, file, &groups->items[i].view, &role);
}

bool host_is_claimed(struct host *host, const struct host_function *function, bool needs_device)
{
    struct function_role role = {.output = function->file->shared,
                                 .source = host->source->number,
                                 .begin = function->begin,
                                 .end = function->end,
                                 .role =
                                     function->target == TARGET_KERNEL ? ROLE_KERNEL : ROLE_DEVICE,
                                 .needs_device = needs_device,
                                 .name = function->name};

    if (!is_shared(host) || function->is_host_too || function->from_macro ||
        function->begin >= function->end)
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

/* --- one source that reads a file several times ------------------------------------------------ */

static bool is_host_function(const struct host *host, const struct host_function *function)
{
    const struct program *program = host->program;

    for (size_t i = 0; i < program->role_count; i++)
        if (program->roles[i].source == host->source->number &&
            is_of_function(&program->roles[i], function->file->shared, function->begin,
                           function->end, true))
            return true;
    return false;
}

static bool is_for_both(const struct host *host, const struct host_function *function)
{
    for (size_t i = 0; i < host->function_count; i++) {
        const struct host_function *other = &host->functions[i];
        if (other->target == TARGET_BOTH && other->file == function->file &&
            other->begin < function->end && other->end > function->begin &&
            other->end >= function->end)
            return true;
    }
    return false;
}

void host_find_read_twice(struct host *host)
{
    for (size_t i = 0; i < host->function_count; i++) {
        struct host_function *function = &host->functions[i];
        bool is_twice = function->file->read_count > 1;
        bool is_both = is_twice && function->target != TARGET_BOTH && is_for_both(host, function);
        function->is_host_too = (is_both && function->target == TARGET_KERNEL) ||
                                (is_twice && is_host_function(host, function));
        function->kept |= function->target == TARGET_DEVICE && (is_both || function->is_host_too);
    }
}

bool host_is_refused_twice(const struct host *host, const struct host_function *function,
                           bool needs_device)
{
    const struct host_file *file = function->file;
    bool differs = function->is_host_too && (needs_device || function->target == TARGET_KERNEL);

    for (size_t i = 0; i < host->builtin_use_count && needs_device && file->read_count > 1; i++) {
        const struct source_pos *use = &host->builtin_uses[i];
        differs |= use->offset >= function->begin && use->offset < function->end && use->file &&
                   strcmp(use->file, file->file->path) == 0 &&
                   ranges_have(&file->skipped_once, use->offset);
    }
    return differs;
}
