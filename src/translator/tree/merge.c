#include "tree/merge.h"

#include "driver.h"
#include "host/host.h"
#include "output/report.h"
#include "tree/join.h"
#include "util/file.h"
#include "util/str.h"
#include "text/port_files.h"
#include <stdlib.h>
#include <string.h>

/* A file that sources include, with the texts of all units. */
struct shared_file {
    struct output output;
    const char *unit; /* the first that has it */
};

void merge_begin(struct merge *merge, struct plan *plan, struct program *all,
                 struct manifest *manifest)
{
    struct arena *arena = plan->arena;

    *merge = (struct merge){.plan = plan, .all = all, .manifest = manifest};
    merge->shared.arena = merge->defined.arena = merge->lines.arena = arena;
    merge->statuses = arena_alloc(arena, (plan->translation_count + 1) * sizeof(int));
    merge->sources = arena_alloc(arena, (plan->translation_count + 1) * sizeof *merge->sources);
    merge->are_kept = arena_alloc(arena, (plan->translation_count + 1) * sizeof(bool));
    merge->facts = arena_alloc(arena, (plan->target_count + 1) * sizeof *merge->facts);
    merge->module_files =
        arena_alloc(arena, (plan->target_count + 1) * sizeof *merge->module_files);
    for (size_t i = 0; i < plan->translation_count; i++) {
        const struct translation *from = &plan->translations[i];
        merge->statuses[i] = NOT_PORTED;
        merge->sources[i] = (struct source){.path = from->path,
                                            .language = from->language,
                                            .flags = from->flags,
                                            .output_path = from->output_path,
                                            .base = from->base};
    }
}

/* --- results --------------------------------------------------------------------------------- */

static void split_unit(struct merge *merge, size_t index)
{
    struct plan *plan = merge->plan;
    struct unit whole = plan->units[index];

    for (size_t i = 0; i < whole.translations.count; i++) {
        struct unit unit = whole;
        unit.is_part = true;
        unit.translations = (struct index_list){NULL, 0};
        arena_push(plan->arena, unit.translations.items, unit.translations.count,
                   whole.translations.items[i]);
        if (!unit.peers.count)
            unit.peers = whole.translations;
        arena_push(plan->arena, plan->units, plan->unit_count, unit);
    }
}

/* That nothing could be read is said of the one source of the unit. */
static void add_messages(struct merge *merge, const struct unit *unit, const struct result *result)
{
    const struct translation *first = &merge->plan->translations[unit->translations.items[0]];

    for (size_t i = 0; i < result->message_count; i++) {
        struct diag diag = {.messages = &result->messages[i], .count = 1};
        if (result->messages[i].id == CU1042)
            diag_report(merge->all->diag, CU1005, NULL, first->path);
        else
            diag_merge(merge->all->diag, &diag);
    }
}

static struct shared_file *new_shared_file(struct merge *merge, const struct result_file *file,
                                           const char *unit)
{
    struct arena *arena = merge->plan->arena;
    struct shared_file *shared = arena_new(arena, struct shared_file);
    struct output *output = &shared->output;

    shared->unit = unit;
    output->path = arena_strdup(arena, file->path);
    output->source_path = arena_strdup(arena, file->source_path);
    output->original = file_read(arena, output->source_path, &output->length);
    output->edits.arena = arena;
    map_put(&merge->shared, file->path, shared);
    arena_push(arena, merge->all->outputs, merge->all->output_count, output);
    return shared;
}

/* The texts that the unit's sources need of a file. */
static void add_shared_file(struct merge *merge, const struct result_file *file,
                            const struct unit *unit)
{
    struct arena *arena = merge->plan->arena;
    struct shared_file *shared = map_get(&merge->shared, file->path);

    if (!shared)
        shared = new_shared_file(merge, file, unit->name);
    if (strcmp(shared->output.source_path, file->source_path) != 0) {
        diag_report(merge->all->diag, CU1068, NULL, file->source_path, unit->name, shared->unit);
        merge->has_conflict = true;
        return;
    }
    for (size_t i = 0; i < file->groups.count; i++) {
        const struct text_group *group = &file->groups.items[i];
        for (size_t j = 0; j < group->reader_count; j++) {
            size_t reader = unit->translations.items[group->readers[j]];
            groups_add(arena, &shared->output.groups, &group->view,
                       merge->plan->translations[reader].relative, reader);
        }
    }
}

static void add_files(struct merge *merge, const struct result *result, const struct unit *unit)
{
    struct arena *arena = merge->plan->arena;

    for (size_t i = 0; i < result->file_count; i++) {
        const struct result_file *file = &result->files[i];
        if (file->is_shared) {
            add_shared_file(merge, file, unit);
            continue;
        }
        uint64_t *hash = arena_new(arena, uint64_t);
        struct output *output = arena_new(arena, struct output);
        *hash = file->hash;
        output->path = arena_strdup(arena, file->path);
        map_put(&merge->manifest->written, file->path, hash);
        lines_add(arena, &merge->lines.files, output->path, arena_strdup(arena, file->line));
    }
}

static void add_facts(struct merge *merge, const struct index_list *targets,
                      const struct result *result)
{
    struct arena *arena = merge->plan->arena;

    for (size_t i = 0; i < targets->count; i++) {
        struct result_facts *facts = &merge->facts[targets->items[i]];
        struct module_list *files = &merge->module_files[targets->items[i]];
        facts->uses_openmp |= result->facts.uses_openmp;
        facts->uses_architectures |= result->facts.uses_architectures;
        facts->loads_modules |= result->facts.loads_modules;
        facts->compiles_kernels |= result->facts.compiles_kernels;
        facts->has_main |= result->facts.has_main;
        facts->components |= result->facts.components;
        for (size_t j = 0; j < result->module_file_count; j++) {
            struct module_file file = result->module_files[j];
            file.path = arena_strdup(arena, file.path);
            file.pos.file = file.pos.file ? arena_strdup(arena, file.pos.file) : NULL;
            arena_push(arena, files->items, files->count, file);
        }
    }
}

static void add_line_of_source(struct merge *merge, size_t translation, int status,
                               const char *line)
{
    struct arena *arena = merge->plan->arena;
    struct source *source = &merge->sources[translation];
    struct program reporting = {.arena = arena, .around = &merge->plan->around};

    merge->statuses[translation] = status;
    merge->finished++;
    lines_add(arena, &merge->lines.sources, merge->plan->translations[translation].relative,
              line ? arena_strdup(arena, line) : report_source_line(&reporting, source, status));
}

/* Who defines a symbol of a target first. */
struct defined_symbol {
    const struct source *source;
    size_t first; /* translation of its unit */
};

/* A program whose link is known has one definition of each; two in one unit are known there. */
static void note_definition_of(struct merge *merge, const struct unit *unit, size_t translation,
                               const struct module_definition *definition)
{
    const struct plan *plan = merge->plan;
    const struct index_list *targets = &plan->translations[translation].targets;
    const struct source *source = &merge->sources[translation];

    for (size_t i = 0; i < targets->count; i++) {
        const struct target *target = &plan->targets[targets->items[i]];
        const char *key =
            arena_printf(plan->arena, "%zu %s", targets->items[i], definition->symbol);
        struct defined_symbol *known = map_get(&merge->defined, key);
        if (!target->path || (target->kind != PROGRAM_EXECUTABLE && target->kind != PROGRAM_SHARED))
            continue;
        if (!known) {
            known = arena_new(plan->arena, struct defined_symbol);
            *known = (struct defined_symbol){source, unit->translations.items[0]};
            map_put(&merge->defined, key, known);
        } else if (known->first != unit->translations.items[0] &&
                   defines_are_of_one_program(known->source, source)) {
            diag_report(merge->all->diag, CU1085, &definition->pos, definition->name,
                        known->source->path);
            merge->has_conflict = true;
        }
    }
}

static void add_result(struct merge *merge, const struct unit *unit, const struct result *result)
{
    const struct plan *plan = merge->plan;

    add_messages(merge, unit, result);
    for (size_t i = 0; i < unit->translations.count; i++) {
        size_t index = unit->translations.items[i];
        const struct result_source *source = &result->sources[i];
        merge->sources[index].lambda_count = source->has_lambdas;
        merge->sources[index].has_main = source->has_main;
        merge->are_kept[index] =
            source->is_kept && map_get(&merge->manifest->hashes, merge->sources[index].output_path);
        for (size_t j = 0; j < source->definition_count; j++)
            note_definition_of(merge, unit, index, &source->definitions[j]);
        add_line_of_source(merge, index, source->status, source->line);
    }
    add_files(merge, result, unit);
    add_facts(merge, &plan->translations[unit->translations.items[0]].targets, result);
    merge->lines.any += result->any;
    merge->lines.nvidia += result->nvidia;
}

/* Whether all readers of its files are sources of the unit. */
static bool readers_are_its_sources(const struct result *result)
{
    for (size_t i = 0; i < result->file_count; i++)
        for (size_t j = 0; j < result->files[i].groups.count; j++) {
            const struct text_group *group = &result->files[i].groups.items[j];
            for (size_t k = 0; k < group->reader_count; k++)
                if (group->readers[k] >= result->source_count)
                    return false;
        }
    return true;
}

void merge_add(struct merge *merge, size_t index, const char *bytes, size_t length)
{
    struct unit unit = merge->plan->units[index];
    struct arena scratch = {NULL};
    struct result result = {.status = STATUS_FAILED};
    bool told = bytes && result_take(&result, &scratch, bytes, length) &&
                result.source_count == unit.translations.count && readers_are_its_sources(&result);

    if ((!told || result.status == STATUS_FAILED) && unit.translations.count > 1) {
        split_unit(merge, index);
    } else if (told) {
        add_result(merge, &unit, &result);
    } else {
        size_t only = unit.translations.items[0];
        diag_report(merge->all->diag, CU1005, NULL, merge->plan->translations[only].path);
        add_line_of_source(merge, only, STATUS_FAILED, NULL);
    }
    arena_free(&scratch);
}

/* --- the build ------------------------------------------------------------------------------- */

static const char *kind_name(enum program_kind kind)
{
    static const char *const names[] = {[PROGRAM_EXECUTABLE] = "executable",
                                        [PROGRAM_STATIC] = "static library",
                                        [PROGRAM_SHARED] = "shared library",
                                        [PROGRAM_OBJECTS] = "object library"};
    return names[kind];
}

/* The status of what was ported of a target: the worst one of its sources. */
static int target_status(const struct merge *merge, const struct target *target)
{
    int worst = NOT_PORTED;

    for (size_t i = 0; i < target->translations.count; i++) {
        int status = merge->statuses[target->translations.items[i]];
        worst = status > worst ? status : worst;
    }
    return worst;
}

size_t merge_count(const struct merge *merge, int status)
{
    size_t count = 0;

    for (size_t i = 0; i < merge->plan->target_count; i++)
        count += target_status(merge, &merge->plan->targets[i]) == status;
    return count;
}

/* Where nothing says what a folder's sources make, the one with a main function makes a program. */
static void settle_kind(struct merge *merge, struct target *target)
{
    size_t mains = 0;

    if (target->path || target->kind == PROGRAM_OBJECTS)
        return;
    for (size_t i = 0; i < target->translations.count; i++)
        mains += merge->sources[target->translations.items[i]].has_main;
    if (mains == 1)
        target->kind = PROGRAM_EXECUTABLE;
    diag_report(merge->all->diag, CU1065, NULL, *target->folder ? target->folder : ".",
                mains == 1 ? "a program" : "a static library");
}

static struct build_target build_target_of(struct merge *merge, const struct target *target)
{
    const struct plan *plan = merge->plan;
    struct program *program = arena_new(plan->arena, struct program);
    const struct result_facts *facts = &merge->facts[target - plan->targets];
    const char **linked = NULL;
    size_t linked_count = 0;

    *program = *merge->all;
    program->executable = target->output;
    program->components = facts->components;
    program->uses_openmp = facts->uses_openmp;
    program->uses_architectures = facts->uses_architectures;
    program->loads_modules = facts->loads_modules;
    program->compiles_kernels = facts->compiles_kernels;
    program->module_files = merge->module_files[target - plan->targets].items;
    program->module_file_count = merge->module_files[target - plan->targets].count;
    program->sources = NULL;
    program->source_count = 0;
    for (size_t i = 0; i < target->translations.count; i++) {
        size_t index = target->translations.items[i];
        if (merge->statuses[index] == STATUS_PORTED ||
            merge->statuses[index] == STATUS_NEEDS_HAND || merge->are_kept[index])
            arena_push(plan->arena, program->sources, program->source_count, merge->sources[index]);
    }
    for (size_t i = 0; i < target->linked.count; i++)
        if (target_status(merge, &plan->targets[target->linked.items[i]]) >= STATUS_PORTED)
            arena_push(plan->arena, linked, linked_count,
                       plan->targets[target->linked.items[i]].name);
    return (struct build_target){.program = program,
                                 .name = target->name,
                                 .kind = target->kind,
                                 .link_flags = target->link_flags,
                                 .linked = linked,
                                 .linked_count = linked_count,
                                 .folder = target->folder};
}

static void list_path(struct merge *merge, struct program *program, const char *path)
{
    struct output *output = arena_new(merge->plan->arena, struct output);

    output->path = output->source_path = path; /* it counts that there is a source */
    arena_push(merge->plan->arena, program->outputs, program->output_count, output);
}

/* The outputs as the build sees them: paths of all files, without their texts. */
static void list_written(struct merge *merge, struct program *program)
{
    for (size_t i = 0; i < merge->manifest->written.count; i++)
        list_path(merge, program, merge->manifest->written.entries[i].name);
    for (size_t i = 0; i < merge->plan->translation_count; i++) {
        const struct source *source = &merge->sources[i];
        const char *cl = arena_printf(merge->plan->arena, "%s.cl", source->base);
        if (!merge->are_kept[i])
            continue;
        list_path(merge, program, source->output_path);
        if (map_get(&merge->manifest->hashes, cl))
            list_path(merge, program, cl);
    }
}

static void add_build(struct merge *merge)
{
    struct plan *plan = merge->plan;
    struct program with_all = *merge->all;
    struct build_target *targets = NULL;
    size_t count = 0;

    with_all.outputs = NULL;
    with_all.output_count = 0;
    for (size_t i = 0; i < merge->all->output_count; i++)
        arena_push(plan->arena, with_all.outputs, with_all.output_count, merge->all->outputs[i]);
    list_written(merge, &with_all);
    for (size_t i = 0; i < plan->target_count; i++) {
        if (target_status(merge, &plan->targets[i]) == NOT_PORTED)
            continue;
        settle_kind(merge, &plan->targets[i]);
        struct build_target target = build_target_of(merge, &plan->targets[i]);
        target.program->outputs = with_all.outputs;
        target.program->output_count = with_all.output_count;
        if (target.program->source_count)
            arena_push(plan->arena, targets, count, target);
    }
    if (!count)
        return;
    struct output *output = arena_new(plan->arena, struct output);
    output->path = "CMakeLists.txt";
    output->text =
        host_build_text(targets, count, host_target_name(plan->arena, file_name(plan->root)));
    output->length = strlen(output->text);
    arena_push(plan->arena, merge->all->outputs, merge->all->output_count, output);
}

/* --- the report ------------------------------------------------------------------------------ */

static void add_program_lines(struct merge *merge)
{
    struct plan *plan = merge->plan;
    struct arena *arena = plan->arena;

    for (size_t i = 0; i < plan->target_count; i++) {
        const struct target *target = &plan->targets[i];
        int status = target_status(merge, target);
        const char **paths = arena_alloc(arena, (target->translations.count + 1) * sizeof *paths);
        size_t count = 0;
        for (size_t j = 0; j < target->translations.count; j++)
            if (merge->statuses[target->translations.items[j]] != NOT_PORTED)
                paths[count++] = plan->translations[target->translations.items[j]].relative;
        if (status != NOT_PORTED)
            lines_add(
                arena, &merge->lines.programs, target->name,
                lines_program(arena, target->name, kind_name(target->kind), status, paths, count));
    }
}

static void add_report(struct merge *merge)
{
    struct arena *arena = merge->plan->arena;
    struct program reporting = {.arena = arena, .around = &merge->plan->around};
    const struct diag *diag = merge->all->diag;

    add_program_lines(merge);
    for (size_t i = 0; i < merge->all->output_count; i++) {
        const struct output *output = merge->all->outputs[i];
        if (strcmp(output->path, UNITS_NAME) == 0)
            continue; /* it is no part of the port */
        lines_add(arena, &merge->lines.files, output->path, report_file_line(&reporting, output));
    }
    for (size_t i = 0; i < diag->count; i++) {
        const struct diag_message *message = &diag->messages[i];
        lines_add(arena, &merge->lines.messages,
                  lines_message_key(arena, host_from_root(&reporting, message->pos.file),
                                    message->pos.line, message->pos.column,
                                    arena_printf(arena, "CU%04d", (int)message->id), message->text),
                  report_message_line(&reporting, message));
    }
    struct output *output = arena_new(arena, struct output);
    output->path = REPORT_NAME;
    output->text = lines_text(&merge->lines);
    output->length = strlen(output->text);
    arena_push(arena, merge->all->outputs, merge->all->output_count, output);
}

static int worst_status(const struct merge *merge)
{
    int worst = merge->has_conflict ? STATUS_NEEDS_HAND : STATUS_PORTED;
    bool any = false;

    for (size_t i = 0; i < merge->plan->translation_count; i++) {
        int status = merge->statuses[i];
        any |= status == STATUS_PORTED || status == STATUS_NEEDS_HAND;
        if (status > STATUS_PORTED)
            worst = STATUS_NEEDS_HAND;
    }
    return any || !merge->plan->unit_count ? worst : STATUS_FAILED; /* a shard may have nothing */
}

int merge_finish(struct merge *merge, bool is_shard)
{
    struct text_settling settling = {.arena = merge->plan->arena,
                                     .diag = merge->all->diag,
                                     .outputs = merge->all->outputs,
                                     .output_count = merge->all->output_count,
                                     .sources = merge->sources};
    int status;

    for (size_t i = 0; i < merge->shared.count; i++) {
        struct shared_file *shared = merge->shared.entries[i].value;
        groups_sort(&shared->output.groups);
        shared->output.edits = shared->output.groups.items[0].view.edits;
    }
    host_settle_outputs(&settling);
    if (!is_shard) {
        add_build(merge);
        manifest_report_left_of(merge->manifest, merge->all);
    }
    diag_sort(merge->all->diag);
    status = worst_status(merge);
    merge->lines.status = status;
    add_report(merge);
    return status;
}
