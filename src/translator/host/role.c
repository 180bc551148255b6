/* Functions with two roles.
 *
 *     #ifdef __CUDACC__
 *     __device__
 *     #endif
 *     inline int twice(int a) { return 2 * a; }
 *
 * For a CUDA source this is a device function, which leaves the host text; for a C++ source that
 * includes the same header it is one of the host, and has to stay. Sources are ported one after the
 * other into one text, so each notes what a function is for it: a host function stays where it is
 * not taken out yet, and comes back where it was. A kernel can't be both. */
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
        if (role->output == output && (role->role == ROLE_HOST) == is_host && role->begin < end &&
            role->end > begin)
            return role;
    }
    return NULL;
}

static void add_role(struct host *host, struct function_role role)
{
    arena_push(host->program->arena, host->program->roles, host->program->role_count, role);
}

void host_claim(struct host *host, struct host_file *file, CXCursor function)
{
    CXSourceRange extent = clang_getCursorExtent(function);
    struct source_pos begin = frontend_pos(host->tu, clang_getRangeStart(extent));
    struct source_pos end = frontend_pos(host->tu, clang_getRangeEnd(extent));
    struct function_role role = {.output = file->output, .role = ROLE_HOST};

    if (!is_shared(host) || !begin.file || strcmp(begin.file, file->file->path) != 0 ||
        begin.offset >= end.offset)
        return;
    role.begin = host_declaration_begin(file, begin.offset);
    role.end = end.offset;
    struct function_role *other = find_role(host, role.output, role.begin, role.end, false);
    add_role(host, role);
    if (!other)
        return;
    if (other->role == ROLE_KERNEL) {
        diag_report(host->tu->diag, CU3035, &other->pos, other->name);
        return;
    }
    edit_drop_overlapping(&file->output->edits, role.begin, role.end);
    host_remove_attributes(host, file, role.begin, role.end);
}

bool host_is_claimed(struct host *host, const struct host_function *function)
{
    struct function_role role = {.output = function->file->output,
                                 .begin = function->begin,
                                 .end = function->end,
                                 .role =
                                     function->target == TARGET_KERNEL ? ROLE_KERNEL : ROLE_DEVICE,
                                 .name = function->name};

    if (!is_shared(host) || function->from_macro || function->begin >= function->end)
        return false;
    role.pos = frontend_pos(host->tu, clang_getCursorLocation(function->cursor));
    bool claimed = find_role(host, role.output, role.begin, role.end, true) != NULL;
    if (claimed && role.role == ROLE_KERNEL)
        diag_report(host->tu->diag, CU3035, &role.pos, role.name);
    add_role(host, role);
    return claimed;
}
