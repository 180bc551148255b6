/* The pipeline.
 *
 * Each source is parsed twice, as nvcc does it: the device pass and the host pass run in two
 * threads and share nothing that is written. The device pass has an arena and messages of its own;
 * the host pass adds to the program's. Sources come one after the other, since the files of the
 * output are shared among them. The threads have large stacks, since clang and the stages recurse
 * over nested input.
 *
 * What clang rejects outside functions (or a header that is missing) ends in status 3 with nothing
 * written: the tree can't be trusted then. What it rejects inside a function concerns that
 * function, which is reported and not ported, with status 1. */
#include "driver.h"

#include "crash.h"
#include "port.h"
#include "report.h"
#include "selfpath.h"
#include "util/str.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define STACK_SIZE ((size_t)512 << 20) /* address space; only what is touched is used */

/* One pass over one source. */
struct pass {
    struct program *program;
    struct source *source;
    enum frontend_pass kind;
    struct arena *arena;
    struct diag diag;
    struct tu tu;
    bool parsed;
    pthread_t thread;
    bool started;
};

/* --- set-up ---------------------------------------------------------------------------------- */

static const char *file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The text up to the last dot. */
static const char *without_ending(struct arena *arena, const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot && dot != name ? arena_strndup(arena, name, (size_t)(dot - name)) : name;
}

static bool is_directory(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* -o is a directory, or the name of the one host file in it. */
static void set_output(struct program *program, const char *output)
{
    struct source *first = &program->sources[0];

    program->output_directory = output;
    program->executable = without_ending(program->arena, file_name(first->path));
    if (!output || options_file_kind(output) == FILE_UNKNOWN || is_directory(output))
        return;
    const char *name = file_name(output);
    size_t folder = (size_t)(name - output);
    first->output_path = name;
    first->base = without_ending(program->arena, name);
    program->executable = first->base;
    program->output_directory = folder > 1    ? arena_strndup(program->arena, output, folder - 1)
                                : folder == 1 ? "/"
                                              : ".";
}

static enum source_language language_of(const char *path)
{
    switch (options_file_kind(path)) {
    case FILE_C: return SOURCE_C;
    case FILE_CXX: return SOURCE_CXX;
    default: return SOURCE_CUDA;
    }
}

/* Reading a FIFO or a device could wait for ever, so only regular files are opened. */
static bool check_source(const char *path, struct diag *diag)
{
    struct stat info;

    if (stat(path, &info) != 0)
        diag_report(diag, CU1003, NULL, path, strerror(errno));
    else if (!S_ISREG(info.st_mode))
        diag_report(diag, CU1006, NULL, path);
    else
        return true;
    return false;
}

static bool add_sources(struct program *program, const struct options *options)
{
    bool good = true;

    program->source_count = options->files.count;
    program->sources = arena_alloc(program->arena, options->files.count * sizeof *program->sources);
    for (size_t i = 0; i < options->files.count; i++) {
        const char *path = options->files.items[i];
        program->sources[i].path = path;
        program->sources[i].number = (unsigned)i;
        program->sources[i].language = language_of(path);
        good = check_source(path, program->diag) && good;
    }
    return good;
}

static bool load_rules(struct program *program, const struct selfpath *paths,
                       const struct options *options)
{
    struct rules *rules = paths->rules ? rules_load(program->arena, paths->rules, program->diag)
                                       : rules_load_embedded(program->arena, program->diag);
    bool good = rules != NULL;

    for (size_t i = 0; rules && i < options->rules.count; i++)
        good = rules_add_file(rules, options->rules.items[i], program->diag) && good;
    for (size_t i = 0; rules && i < options->compile_flags.count; i++)
        if (strcmp(options->compile_flags.items[i], "-use_fast_math") == 0 ||
            strcmp(options->compile_flags.items[i], "--use_fast_math") == 0)
            rules_use_fast(rules);
    program->rules = rules;
    return good;
}

/* The user's flags, and what ported text needs to be read again: the runtime's headers, as system
 * headers, which are not to be ported, and the macro that the emitted build defines. Our folders
 * come last, so that they hide nothing. */
static const char *const *parse_arguments(struct arena *arena, const struct options *options,
                                          const struct selfpath *paths)
{
    const char *const folders[] = {paths->runtime_headers, paths->fallback_headers};
    const char **arguments = NULL;
    size_t count = 0;

    for (size_t i = 0; i < options->parse_flags.count; i++)
        arena_push(arena, arguments, count, options->parse_flags.items[i]);
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        if (!folders[i])
            continue;
        arena_push(arena, arguments, count, "-idirafter");
        arena_push(arena, arguments, count, folders[i]);
    }
    arena_push(arena, arguments, count, "-DCU2CL_KERNEL_DIR=\"\"");
    arena_push(arena, arguments, count, NULL);
    return arguments;
}

static bool set_up(struct program *program, const struct options *options)
{
    struct selfpath paths;
    const char *missing = selfpath_find(&paths, program->arena);

    if (missing) {
        diag_report(program->diag, CU1008, NULL, missing);
        return false;
    }
    program->frontend.cuda_headers = paths.cuda_headers;
    program->frontend.device_headers = paths.device_headers;
    program->frontend.arguments = parse_arguments(program->arena, options, &paths);
    program->compile_flags = options->compile_flags.items;
    if (!add_sources(program, options) || !load_rules(program, &paths, options))
        return false;
    set_output(program, options->output);
    return true;
}

/* --- passes ---------------------------------------------------------------------------------- */

static void port_pass(struct pass *pass)
{
    pass->parsed = frontend_parse(&pass->tu, pass->arena, &pass->diag, pass->source->path,
                                  pass->kind, &pass->program->frontend);
    if (!pass->parsed || diag_worst(&pass->diag) == DIAG_ERROR)
        return; /* a tree with holes outside functions tells nothing */
    if (pass->kind == PASS_DEVICE)
        device_port(&pass->tu, pass->program->rules, pass->source);
    else
        host_port(pass->program, &pass->tu, pass->source);
}

static void *run_pass(void *data)
{
    struct pass *pass = data;

    crash_begin(pass->source->path);
    port_pass(pass);
    crash_end();
    return NULL;
}

static void start_pass(struct pass *pass, void *(*run)(void *))
{
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);

    if (!error) {
        size_t size = STACK_SIZE;
        do { /* less where address space is limited */
            pthread_attr_setstacksize(&attributes, size);
            error = pthread_create(&pass->thread, &attributes, run, pass);
            size /= 4;
        } while (error && size >= (size_t)8 << 20);
        pthread_attr_destroy(&attributes);
    }
    pass->started = !error;
    if (error)
        diag_report(&pass->diag, CU1009, NULL, strerror(error));
}

static void finish_pass(struct pass *pass)
{
    if (pass->started)
        pthread_join(pass->thread, NULL);
    if (pass->parsed)
        frontend_close(&pass->tu);
    diag_merge(pass->program->diag, &pass->diag);
}

static struct pass new_pass(struct program *program, struct source *source, enum frontend_pass kind,
                            struct arena *arena)
{
    struct pass pass = {.program = program, .source = source, .kind = kind, .arena = arena};

    pass.diag.arena = arena;
    pass.diag.werror = program->diag->werror;
    return pass;
}

/* Both passes of one source. What the device pass made lives in `device_arena`. */
static void port_source(struct program *program, struct source *source, struct arena *device_arena)
{
    struct pass device = new_pass(program, source, PASS_DEVICE, device_arena);
    struct pass host = new_pass(program, source, PASS_HOST, program->arena);
    bool cuda = source->language == SOURCE_CUDA;

    if (cuda)
        start_pass(&device, run_pass);
    start_pass(&host, run_pass);
    finish_pass(&host);
    if (cuda)
        finish_pass(&device);
}

static void emit_modules(struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].language == SOURCE_CUDA && diag_worst(program->diag) != DIAG_ERROR)
            host_emit_module(program, &program->sources[i]);
}

/* --- --dump ---------------------------------------------------------------------------------- */

static void dump_edits(const struct program *program, FILE *stream)
{
    for (size_t i = 0; i < program->output_count; i++) {
        const struct output *output = program->outputs[i];
        for (size_t j = 0; output->source_path && j < output->edits.count; j++) {
            const struct edit *edit = &output->edits.edits[j];
            fprintf(stream, "%s %zu..%zu \"%s\"\n", output->source_path, edit->begin, edit->end,
                    edit->text);
        }
    }
}

struct dump_job {
    struct pass pass;
    const char *stage;
    FILE *stream;
};

static void *run_dump(void *data)
{
    struct dump_job *job = data; /* its first member is the pass */
    struct pass *pass = &job->pass;

    crash_begin(pass->source->path);
    pass->parsed = frontend_parse(&pass->tu, pass->arena, &pass->diag, pass->source->path,
                                  pass->kind, &pass->program->frontend);
    if (pass->parsed)
        device_dump(&pass->tu, pass->program->rules, pass->source, job->stage, job->stream);
    crash_end();
    return NULL;
}

static void dump_device(struct program *program, const char *stage, FILE *stream)
{
    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        struct dump_job job = {.stage = stage, .stream = stream};
        job.pass = new_pass(program, source, PASS_DEVICE, program->arena);
        if (source->language != SOURCE_CUDA)
            continue;
        start_pass(&job.pass, run_dump);
        finish_pass(&job.pass);
    }
}

static enum driver_status status_of(const struct diag *diag)
{
    enum diag_severity worst = diag_worst(diag);

    if (worst == DIAG_ERROR)
        return STATUS_FAILED;
    return worst == DIAG_UNPORTED ? STATUS_NEEDS_HAND : STATUS_PORTED;
}

/* --- the program ----------------------------------------------------------------------------- */

enum driver_status driver_run(const struct options *options, struct arena *arena, struct diag *diag,
                              FILE *dump)
{
    struct arena device_arena = {NULL};
    struct program program = {.arena = arena, .diag = diag};

    if (!set_up(&program, options))
        return STATUS_FAILED;
    if (options->dump && strcmp(options->dump, "edits") != 0) {
        dump_device(&program, options->dump, dump);
        return status_of(diag);
    }
    for (size_t i = 0; i < program.source_count; i++)
        port_source(&program, &program.sources[i], &device_arena);
    emit_modules(&program);
    if (options->dump) {
        dump_edits(&program, dump);
    } else if (diag_worst(diag) != DIAG_ERROR) {
        host_emit_build(&program);
        diag_sort(diag);
        report_emit(&program);
        output_write(&program);
    }
    arena_free(&device_arena);
    return status_of(diag);
}
