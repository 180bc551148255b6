/* The pipeline: what the command line names is set up, the passes fill the program (passes.c), what
 * all sources share is made of it, and everything is written.
 *
 * What clang rejects is reported, and what it concerns is not ported (errors.c), with status 1;
 * status 3, with nothing written, is for programs of which nothing could be read. */
#include "driver.h"

#include "output/manifest.h"
#include "output/edits.h"
#include "output/output.h"
#include "frontend/resources.h"
#include "image/image.h"
#include "passes.h"
#include "output/report.h"
#include "util/selfpath.h"
#include "output/summary.h"
#include "util/file.h"
#include "util/str.h"
#include "text/port_files.h"
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* --- set-up ---------------------------------------------------------------------------------- */

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
    program->executable = file_without_ending(program->arena, file_name(first->path));
    if (!output || options_file_kind(output) == FILE_UNKNOWN || is_directory(output))
        return;
    const char *name = file_name(output);
    size_t folder = (size_t)(name - output);
    first->output_path = name;
    first->base = file_without_ending(program->arena, name);
    program->executable = first->base;
    program->output_directory = folder > 1    ? arena_strndup(program->arena, output, folder - 1)
                                : folder == 1 ? "/"
                                              : ".";
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
        program->sources[i].flags =
            options->source_flags ? &options->source_flags[i] : &options->flags;
        program->sources[i].number = (unsigned)i;
        good = check_source(path, program->diag) && good;
        program->sources[i].language =
            host_language(program->arena, program->diag, path, program->sources[i].flags);
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
    program->rules = rules;
    return good;
}

/* What our declarations of CUDA include, and what ported text needs to be read again: the runtime's
 * headers, as system headers, which are not to be ported, and the macro that the emitted build
 * defines. They come before the system's own, where another version of cu2cl may be installed; what
 * stands in for a header that is missing comes last, so that it hides nothing. */
static const char *const *parse_arguments(struct arena *arena, const struct selfpath *paths)
{
    const char **arguments = NULL;
    size_t count = 0;

    if (paths->runtime_headers && !selfpath_is_system(paths->runtime_headers)) {
        arena_push(arena, arguments, count, "-isystem");
        arena_push(arena, arguments, count, paths->runtime_headers);
    }
    if (paths->fallback_headers) {
        arena_push(arena, arguments, count, "-idirafter");
        arena_push(arena, arguments, count, paths->fallback_headers);
    }
    arena_push(arena, arguments, count, "-DCU2CL_KERNEL_DIR=\"\"");
    arena_push(arena, arguments, count, NULL);
    return arguments;
}

bool driver_set_up(struct program *program, const struct options *options)
{
    struct selfpath paths;
    const char *missing = selfpath_find(&paths, program->arena);

    if (!missing && !resources_folder(program->arena))
        missing = RESOURCES_HEADER;
    if (missing) {
        diag_report(program->diag, CU1008, NULL, missing);
        return false;
    }
    program->frontend.cuda_headers = paths.cuda_headers;
    program->frontend.library_headers = paths.library_headers;
    program->frontend.device_headers = paths.device_headers;
    program->frontend.arguments = parse_arguments(program->arena, &paths);
    program->frontend.lanes = options->no_lanes ? FRONTEND_LANES_NONE
                              : options->lanes  ? FRONTEND_LANES_ALL
                                                : FRONTEND_LANES_GAIN;
    program->frontend.device_only = options->device_only;
    program->is_part = options->is_part;
    program->loads_modules = options->is_image;
    program->is_nobodys = options->is_nobodys;
    program->lists_reads = options->lists_reads;
    return load_rules(program, &paths, options);
}

/* On failure the program has its sources and its output directory at least. */
static bool set_up(struct program *program, const struct options *options)
{
    bool good = add_sources(program, options);

    set_output(program, options->output);
    return driver_set_up(program, options) && good;
}

/* --- the program ----------------------------------------------------------------------------- */

/* Status 3 is for programs of which nothing was understood; else all that was is ported. */
static void check_readable(struct program *program)
{
    bool readable = false;

    for (size_t i = 0; i < program->source_count; i++)
        readable |= !program->sources[i].is_unreadable;
    if (!readable)
        diag_report(program->diag, CU1042, NULL);
}

static void emit_modules(struct program *program)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].language == SOURCE_CUDA && diag_worst(program->diag) != DIAG_ERROR)
            host_emit_module(program, &program->sources[i]);
}

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

static enum driver_status status_of(const struct diag *diag)
{
    enum diag_severity worst = diag_worst(diag);

    if (worst == DIAG_ERROR)
        return STATUS_FAILED;
    return worst == DIAG_UNPORTED ? STATUS_NEEDS_HAND : STATUS_PORTED;
}

/* What the options ask for: the port, merged with a person's edits, or what would change. */
static bool write_port(struct program *program, const struct options *options)
{
    struct manifest manifest;

    host_emit_build(program);
    manifest_read(&manifest, program->arena, program->output_directory);
    manifest_report_left_of(&manifest, program);
    if (!options->overwrite)
        edits_merge(program, &manifest);
    if (options->diff && !edits_print_diff(program, stdout))
        diag_report(program->diag, CU1052, NULL, "diff", "see PATH and TMPDIR");
    if (options->diff)
        return true;
    diag_sort(program->diag);
    report_emit(program, false);
    return output_write_last(program, &manifest, options->overwrite);
}

/* The report of a run that ports nothing, for scripts; an earlier port stays as it is. */
static bool write_failure(struct program *program, bool overwrite)
{
    diag_sort(program->diag);
    report_emit(program, true);
    return output_write(program, overwrite);
}

unsigned driver_jobs(const struct options *options)
{
    cpu_set_t cores;

    if (options->jobs)
        return options->jobs;
    return sched_getaffinity(0, sizeof cores, &cores) == 0 ? (unsigned)CPU_COUNT(&cores) : 2;
}

void driver_port(struct program *program, struct passes_memory *memory, unsigned jobs,
                 bool progress)
{
    passes_run(program, memory, jobs, progress);
    check_readable(program);
    reach_report(program);
    defines_report(program);
    emit_modules(program);
    host_settle_texts(program);
}

static void run_passes(struct program *program, const struct options *options,
                       struct passes_memory *memory, FILE *dump)
{
    if (options->dump && strcmp(options->dump, "edits") != 0) {
        passes_dump(program, memory, options->dump, dump);
        return;
    }
    driver_port(program, memory, driver_jobs(options), options->terminal);
    if (options->dump)
        dump_edits(program, dump);
}

const char *driver_report(const struct program *program)
{
    for (size_t i = 0; i < program->output_count; i++)
        if (strcmp(program->outputs[i]->path, REPORT_NAME) == 0)
            return program->outputs[i]->text;
    return NULL;
}

/* Returns the summary; `*report` gets the report, where it was written. */
static const char *write_results(struct program *program, const struct options *options,
                                 const char **report)
{
    bool failed = diag_worst(program->diag) == DIAG_ERROR;
    bool written =
        failed ? write_failure(program, options->overwrite) : write_port(program, options);

    if (written && !options->diff)
        *report = driver_report(program);
    if (failed || !written)
        return summary_failure(program, written);
    if (options->diff)
        return "";
    return summary_text(program, options->terminal);
}

static void add_read(struct arena *arena, struct map *seen, const struct frontend_read *read,
                     struct frontend_read **reads, size_t *count)
{
    if (map_get(seen, read->path))
        return;
    map_put(seen, read->path, arena);
    struct frontend_read copy = {arena_strdup(arena, read->path), read->is_system};
    arena_push(arena, *reads, *count, copy);
}

static struct driver_source tell_source(struct arena *arena, const struct source *source)
{
    const struct module *module = &source->module;
    struct driver_source result = {.has_lambdas = source->lambda_count > 0,
                                   .calls_pointers = module->call_count > 0};
    struct map seen = {.arena = arena};

    for (size_t i = 0; i < source->read_count; i++)
        add_read(arena, &seen, &source->reads[i], &result.reads, &result.read_count);
    for (size_t i = 0; i < module->definition_count; i++) {
        struct driver_definition definition = {
            arena_strdup(arena, module->definitions[i].symbol),
            arena_strdup(arena, module->definitions[i].name),
            !module->definitions[i].is_variable && !module->definitions[i].is_kernel &&
                !module->definitions[i].is_host,
        };
        arena_push(arena, result.definitions, result.definition_count, definition);
    }
    return result;
}

/* What the caller may want to know of the port. Requires: the memory of the passes. */
static void tell(struct driver_result *result, const struct program *program)
{
    struct map seen = {.arena = program->arena};

    for (size_t i = 0; i < program->output_count; i++) {
        const struct output *output = program->outputs[i];
        struct driver_file file = {output->path, output->source_path};
        arena_push(program->arena, result->files, result->file_count, file);
    }
    for (size_t i = 0; i < program->source_count; i++) {
        struct driver_source source = tell_source(program->arena, &program->sources[i]);
        arena_push(program->arena, result->sources, result->source_count, source);
        for (size_t j = 0; j < source.read_count; j++)
            add_read(program->arena, &seen, &source.reads[j], &result->reads, &result->read_count);
    }
}

struct driver_result driver_run(const struct options *options, struct arena *arena,
                                struct diag *diag, FILE *dump)
{
    struct passes_memory memory = {NULL, 0};
    struct program program = {.arena = arena, .diag = diag};
    struct driver_result result = {.summary = ""};

    if (set_up(&program, options))
        run_passes(&program, options, &memory, dump);
    if (!options->dump)
        result.summary = write_results(&program, options, &result.report);
    result.root = host_source_root(&program);
    tell(&result, &program);
    passes_release(&memory);
    result.status = status_of(diag);
    return result;
}

/* --- images of kernels ----------------------------------------------------------------------- */

/* The file has the whole text, or is as it was. */
static bool write_image_file(struct program *program, const char *path, const char *text)
{
    const char *temporary = arena_printf(program->arena, "%s.new", path);
    FILE *stream = fopen(temporary, "w");
    bool good = stream && fputs(text, stream) >= 0;

    if (stream)
        good = fclose(stream) == 0 && good;
    good = good && rename(temporary, path) == 0;
    if (!good)
        diag_report(program->diag, CU1004, NULL, path, strerror(errno));
    if (!good && stream)
        remove(temporary);
    return good;
}

static bool has_unknown_flag(const struct diag *diag)
{
    for (size_t i = 0; i < diag->count; i++)
        if (diag->messages[i].id == CU1016)
            return true;
    return false;
}

struct driver_result driver_image(const struct options *options, struct arena *arena,
                                  struct diag *diag)
{
    struct passes_memory memory = {NULL, 0};
    struct program program = {.arena = arena, .diag = diag};
    struct driver_result result = {.status = STATUS_USAGE, .summary = ""};

    if (has_unknown_flag(diag))
        return result;
    if (options->files.count != 1 || options_file_kind(options->files.items[0]) != FILE_CUDA) {
        diag_report(diag, CU1051, NULL, "'--image' takes one source, whose name ends in .cu");
        return result;
    }
    if (set_up(&program, options)) {
        program.lists_reads = true;
        passes_run(&program, &memory, driver_jobs(options), false);
        check_readable(&program);
        if (diag_worst(diag) < DIAG_UNPORTED)
            write_image_file(&program, options->output,
                             image_text(arena, &program.sources[0], &program.frontend));
    }
    passes_release(&memory);
    result.status = status_of(diag);
    return result;
}
