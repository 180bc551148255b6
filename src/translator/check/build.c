/* Ports, configures and builds a program; each step's output is in a log beside it. */
#include "check/run.h"

#include "tree/workers.h"
#include "util/file.h"
#include "util/selfpath.h"
#include "util/shell.h"
#include "util/wire.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BUILD_TIMEOUT 1800 /* seconds */

struct build_step {
    const struct check_work *work;
    const struct check_program *program;
    struct arena *arena;
    const char *folder; /* of the program in the work folder */
    const char *tool;   /* that ran last */
};

/* --- one step -------------------------------------------------------------------------------- */

struct words {
    const char **items;
    size_t count;
};

static void add_step_word(struct build_step *step, struct words *words, const char *word)
{
    arena_push(step->arena, words->items, words->count, word);
}

static void add_flag_text(struct build_step *step, struct words *words, const char *text)
{
    const char **flags;
    size_t count = text ? shell_split(step->arena, text, &flags) : 0;

    for (size_t i = 0; i < count; i++)
        add_step_word(step, words, flags[i]);
}

static void add_program_flags(struct build_step *step, struct words *words)
{
    const struct text_list *more = &step->work->options->flags;

    add_flag_text(step, words, step->program->flags);
    for (size_t i = 0; i < more->count; i++)
        add_step_word(step, words, more->items[i]);
}

static struct process_end run_step(struct build_step *step, struct words *words, const char *log)
{
    add_step_word(step, words, NULL);
    step->tool = words->items[0];
    const char *path = arena_printf(step->arena, "%s/%s", step->folder, log);
    const struct process process = {.words = words->items,
                                    .folder = step->work->plan->folder,
                                    .output = path,
                                    .errors = path,
                                    .timeout = BUILD_TIMEOUT};
    return process_run(&process);
}

/* The first line of a log with an error in it, else its first line; NULL: it is empty. */
static const char *reason_in_log(struct build_step *step, const char *log)
{
    static const char *const signs[] = {"error:", "Error", "unported:", "undefined reference", ""};
    const char *path = arena_printf(step->arena, "%s/%s", step->folder, log);
    size_t length;
    const char *text = file_read(step->arena, path, &length);

    for (size_t i = 0; text && *text && i < sizeof signs / sizeof *signs; i++) {
        const char *at = strstr(text, signs[i]);
        if (!at)
            continue;
        while (at > text && at[-1] != '\n')
            at--;
        return arena_strndup(step->arena, at, strcspn(at, "\n"));
    }
    return NULL;
}

static struct check_build failed_build(struct build_step *step, enum verdict verdict,
                                       const struct process_end *end, const char *log)
{
    const char *said = end->why ? NULL : reason_in_log(step, log);
    const char *reason = said ? arena_printf(step->arena, "%s (%s/%s)", said, step->folder, log)
                              : arena_printf(step->arena, "%s: %s", end->why ? step->tool : log,
                                             process_end_text(step->arena, end));
    return (struct check_build){verdict, reason, NULL, step->folder};
}

/* --- the program that was built -------------------------------------------------------------- */

static bool is_program(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISREG(info.st_mode) && access(path, X_OK) == 0;
}

/* NULL where there is not exactly one. */
static const char *only_program(struct arena *arena, const char *folder)
{
    DIR *stream = opendir(folder);
    const char *found = NULL;
    size_t count = 0;

    for (const struct dirent *entry; stream && (entry = readdir(stream));) {
        const char *path = arena_printf(arena, "%s/%s", folder, entry->d_name);
        if (strstr(entry->d_name, ".so") || !is_program(path))
            continue;
        found = path;
        count++;
    }
    if (stream)
        closedir(stream);
    return count == 1 ? found : NULL;
}

/* --- native and ported ----------------------------------------------------------------------- */

static struct check_build build_native(struct build_step *step)
{
    struct words words = {NULL, 0};
    const char *program = arena_printf(step->arena, "%s/native", step->folder);

    add_step_word(step, &words, step->work->options->nvcc);
    for (size_t i = 0; i < step->program->sources.count; i++)
        add_step_word(step, &words, step->program->sources.items[i]);
    add_program_flags(step, &words);
    add_flag_text(step, &words, step->program->native_flags);
    add_step_word(step, &words, "-o");
    add_step_word(step, &words, program);
    struct process_end end = run_step(step, &words, "nvcc.log");
    if (end.status != 0)
        return failed_build(step, VERDICT_NOT_BUILT, &end, "nvcc.log");
    return (struct check_build){VERDICT_PASS, NULL, program, step->folder};
}

static struct process_end port_program(struct build_step *step, const char *port)
{
    struct words words = {NULL, 0};
    const char *prefix = selfpath_prefix(step->arena);

    add_step_word(step, &words, arena_printf(step->arena, "%s/bin/cu2cl", prefix));
    for (size_t i = 0; i < step->program->sources.count; i++)
        add_step_word(step, &words, step->program->sources.items[i]);
    add_step_word(step, &words, "-o");
    add_step_word(step, &words, port);
    add_step_word(step, &words, "--");
    add_program_flags(step, &words);
    return run_step(step, &words, "port.log");
}

static struct check_build build_port(struct build_step *step)
{
    const char *port = arena_printf(step->arena, "%s/port", step->folder);
    const char *build = arena_printf(step->arena, "%s/build", step->folder);
    const char *prefix =
        arena_printf(step->arena, "-DCMAKE_PREFIX_PATH=%s", selfpath_prefix(step->arena));
    const char *const configure[] = {
        "cmake", "-S", port, "-B", build, prefix, "-DCMAKE_BUILD_TYPE=Release"};
    const char *const make[] = {"cmake", "--build", build};
    struct words words = {NULL, 0};

    struct process_end end = port_program(step, port);
    if (end.status != 0)
        return failed_build(step, VERDICT_NOT_PORTED, &end, "port.log");
    for (size_t i = 0; i < sizeof configure / sizeof *configure; i++)
        add_step_word(step, &words, configure[i]);
    end = run_step(step, &words, "configure.log");
    if (end.status != 0)
        return failed_build(step, VERDICT_NOT_BUILT, &end, "configure.log");
    words = (struct words){NULL, 0};
    for (size_t i = 0; i < sizeof make / sizeof *make; i++)
        add_step_word(step, &words, make[i]);
    end = run_step(step, &words, "build.log");
    if (end.status != 0)
        return failed_build(step, VERDICT_NOT_BUILT, &end, "build.log");
    const char *program = only_program(step->arena, build);
    if (program)
        return (struct check_build){VERDICT_PASS, NULL, program, step->folder};
    return (struct check_build){VERDICT_NOT_BUILT, "the port makes no program, or several", NULL,
                                step->folder};
}

/* --- all programs ---------------------------------------------------------------------------- */

static void build_one(void *data, size_t index, struct str *out)
{
    const struct check_work *work = data;
    struct build_step step = {work, &work->plan->programs[index], out->arena, NULL, NULL};
    struct check_build build;

    step.folder = arena_printf(out->arena, "%s/%s", work->options->work, step.program->name);
    remove_folder(step.folder);
    if (!make_folders(out->arena, step.folder))
        build = (struct check_build){
            VERDICT_ERROR,
            arena_printf(out->arena, "cannot make the folder %s: %s", step.folder, strerror(errno)),
            NULL, NULL};
    else
        build = work->options->record ? build_native(&step) : build_port(&step);
    wire_put_number(out, build.verdict);
    wire_put_text(out, build.reason);
    wire_put_text(out, build.program);
    wire_put_text(out, build.folder);
}

static void take_build(void *data, size_t index, const char *bytes, size_t length)
{
    struct check_work *work = data;
    struct wire wire = {.data = bytes, .length = length};
    struct check_build *build = &work->builds[index];

    *build = (struct check_build){.verdict = VERDICT_ERROR, .reason = "the build crashed"};
    if (!bytes)
        return;
    build->verdict = (enum verdict)wire_take_number(&wire);
    build->reason = wire_take_text(&wire, work->arena);
    build->program = wire_take_text(&wire, work->arena);
    build->folder = wire_take_text(&wire, work->arena);
}

static void show_builds(void *data, size_t finished, long seconds)
{
    const struct check_work *work = data;

    if (work->options->terminal && seconds > 0)
        fprintf(stderr, "\rcu2cl check: %zu of %zu programs built, %ld s", finished,
                work->plan->program_count, seconds);
}

bool build_programs(struct check_work *work)
{
    const struct workers workers = {
        work, &work->plan->program_count, work->options->jobs, build_one, take_build, show_builds};

    work->builds = arena_alloc(work->arena, (work->plan->program_count + 1) * sizeof *work->builds);
    bool complete = workers_run(&workers);
    if (work->options->terminal)
        fputs("\r\033[K", stderr);
    return complete;
}
