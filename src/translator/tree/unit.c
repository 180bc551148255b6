/* A unit is a program like any other; what it shares with other units is not written here: edits of
 * files that its sources include, the build, the report. */
#include "tree/unit.h"

#include "driver.h"
#include "host/host.h"
#include "output/edits.h"
#include "output/output.h"
#include "output/report.h"
#include "tree/result.h"
#include "tree/workers.h"
#include "util/crash.h"
#include <string.h>
#include <unistd.h>

static void add_unit_sources(struct program *program, const struct plan *plan,
                             const struct unit *unit)
{
    program->sources =
        arena_alloc(program->arena, (unit->translations.count + 1) * sizeof *program->sources);
    for (size_t i = 0; i < unit->translations.count; i++) {
        const struct translation *from = &plan->translations[unit->translations.items[i]];
        program->sources[program->source_count++] =
            (struct source){.path = from->path,
                            .language = from->language,
                            .flags = from->flags,
                            .output_path = from->output_path,
                            .base = from->base,
                            .number = (unsigned)i};
    }
    for (size_t i = 0; i < unit->peers.count; i++) {
        const struct translation *from = &plan->translations[unit->peers.items[i]];
        struct frontend_source peer = {from->path, from->flags, 0};
        arena_push(program->arena, program->peers, program->peer_count, peer);
    }
}

/* Is it the text of one of the unit's own sources, or of its kernels? Others may include the rest.
 */
static bool is_output_of_unit(const struct program *program, const struct output *output)
{
    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        const char *cl = arena_printf(program->arena, "%s.cl", source->base);
        if (strcmp(output->path, source->output_path) == 0 || strcmp(output->path, cl) == 0)
            return true;
    }
    return !output->source_path;
}

/* Sorts the outputs: what is shared goes into the result, what is left is to be written. */
static void take_shared(struct program *program, struct result *result)
{
    size_t own = 0;

    for (size_t i = 0; i < program->output_count; i++) {
        struct output *output = program->outputs[i];
        struct result_file file = {.path = output->path,
                                   .source_path = output->source_path,
                                   .is_shared = !is_output_of_unit(program, output)};
        if (file.is_shared) {
            file.groups = output->groups;
        } else {
            size_t length;
            const char *text = output_text(output, &length);
            file.hash = map_hash(text, length);
            file.line = report_file_line(program, output);
            program->outputs[own++] = output;
        }
        arena_push(program->arena, result->files, result->file_count, file);
    }
    program->output_count = own;
}

/* --- statuses -------------------------------------------------------------------------------- */

static bool is_source_path(const struct program *program, const char *path)
{
    for (size_t i = 0; i < program->source_count; i++)
        if (strcmp(program->sources[i].path, path) == 0)
            return true;
    return false;
}

/* What is said of a header, or of no file, concerns all sources of the unit. */
static int status_of_source(const struct program *program, const struct source *source)
{
    int status = STATUS_PORTED;

    for (size_t i = 0; i < program->diag->count; i++) {
        const struct diag_message *message = &program->diag->messages[i];
        bool hand = message->severity == DIAG_UNPORTED ||
                    (message->severity == DIAG_WARNING && program->diag->werror);
        if (hand && (!message->pos.file || strcmp(message->pos.file, source->path) == 0 ||
                     !is_source_path(program, message->pos.file)))
            status = STATUS_NEEDS_HAND;
    }
    return status;
}

/* What sources that are ported apart may have, too. */
static void tell_definitions(struct program *program, const struct source *source,
                             struct result_source *told)
{
    const struct module *module = &source->module;

    for (size_t i = 0; i < module->definition_count && program->is_part; i++)
        if (defines_is_of_program(program, source, &module->definitions[i]))
            arena_push(program->arena, told->definitions, told->definition_count,
                       module->definitions[i]);
}

static void tell_sources(struct program *program, struct result *result, bool is_kept)
{
    for (size_t i = 0; i < program->source_count; i++) {
        const struct source *source = &program->sources[i];
        struct result_source told = {.status = result->status,
                                     .has_lambdas = source->lambda_count > 0,
                                     .has_main = source->has_main,
                                     .is_kept = is_kept};
        if (result->status == STATUS_NEEDS_HAND)
            told.status = status_of_source(program, source);
        tell_definitions(program, source, &told);
        told.line = report_source_line(program, source, told.status);
        arena_push(program->arena, result->sources, result->source_count, told);
    }
}

static void tell_program(const struct program *program, struct result *result)
{
    size_t ported;

    result->facts = (struct result_facts){.uses_openmp = program->uses_openmp,
                                          .uses_architectures = program->uses_architectures,
                                          .loads_modules = program->loads_modules,
                                          .compiles_kernels = program->compiles_kernels,
                                          .has_main = program->has_main,
                                          .components = program->components};
    result->module_files = program->module_files;
    result->module_file_count = program->module_file_count;
    result->nvidia = report_for_warps(program, &ported);
    result->any = ported - result->nvidia;
}

void unit_port(const struct unit_work *work, size_t index, struct str *out)
{
    const struct unit *unit = &work->plan->units[index];
    struct arena arena = {NULL};
    struct diag diag = {.arena = &arena, .werror = work->werror};
    struct passes_memory memory = {NULL, 0};
    struct program program = *work->common;
    struct result result = {.status = STATUS_FAILED};
    bool is_refused = false;

    crash_be_quiet();
    program.arena = &arena;
    program.diag = &diag;
    program.outputs = NULL; /* there are those of units that were merged before */
    program.output_count = 0;
    program.executable = unit->name;
    program.is_part = unit->is_part;
    program.loads_modules = unit->loads_modules;
    add_unit_sources(&program, work->plan, unit);
    driver_port(&program, &memory, work->jobs, false);
    host_finish_modules(&program);
    if (diag_worst(&diag) != DIAG_ERROR) {
        take_shared(&program, &result);
        workers_hold_signals(true);
        if (!work->overwrite)
            edits_merge(&program, work->manifest);
        if (output_write_part(&program, work->manifest, (unsigned)getpid(), work->overwrite))
            result.status = diag_worst(&diag) == DIAG_UNPORTED ? STATUS_NEEDS_HAND : STATUS_PORTED;
        else
            result.file_count = 0;
        is_refused = result.status == STATUS_FAILED;
    }
    tell_program(&program, &result);
    tell_sources(&program, &result, is_refused);
    result.messages = diag.messages;
    result.message_count = diag.count;
    result_put(out, &result);
}
