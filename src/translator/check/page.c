/* The page of a check: its results, and the reports of the ports that were made for it. */
#include "check/run.h"

#include "util/file.h"
#include "view/view.h"
#include "util/path.h"
#include "text/port_files.h"

const char *check_source_root(const struct check_work *work, const struct check_program *program)
{
    struct arena *arena = work->arena;
    const char *root = NULL;

    for (size_t i = 0; i < program->sources.count; i++) {
        const char *path =
            path_absolute(arena, plan_path(arena, work->plan, program->sources.items[i]));
        root = root ? root : path_folder(arena, path);
        while (!path_is_inside(path, root))
            root = path_folder(arena, root);
    }
    return root ? root : "/";
}

bool check_write_page(const struct check_work *work, const struct check_results *results,
                      struct diag *diag)
{
    struct arena *arena = work->arena;
    const struct check_plan *plan = work->plan;
    struct view_program *programs = NULL;
    size_t count = 0, length;

    for (size_t i = 0; i < plan->program_count; i++) {
        const struct check_program *program = &plan->programs[i];
        const char *port = arena_printf(arena, "%s/%s/port", work->options->work, program->name);
        const char *report =
            file_read(arena, arena_printf(arena, "%s/" REPORT_NAME, port), &length);
        const struct view_program one = {program->name, report, check_source_root(work, program),
                                         port};
        if (report)
            arena_push(arena, programs, count, one);
    }
    const struct view view = {.arena = arena,
                              .diag = diag,
                              .title = plan->path ? file_name(plan->path) : plan->programs[0].name,
                              .root = plan->folder,
                              .programs = programs,
                              .count = count,
                              .check = results_json(results, arena)};
    return view_write_page(&view, work->options->html);
}
