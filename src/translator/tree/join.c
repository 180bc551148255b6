/* Each shard has ported its units alone. Their results, in the order of the shards, are put together
 * as those of one run (merge.h): so files that units share get the edits of all, and there is one
 * build and one report. */
#include "tree/join.h"

#include "output/edits.h"
#include "output/output.h"
#include "tree/tree.h"
#include "util/file.h"
#include "util/wire.h"
#include <string.h>
#include <unistd.h>

#define UNITS_FORM "cu2cl units 2"

/* --- the file of a shard --------------------------------------------------------------------- */

/* What is ported in a unit, and how. */
static const char *unit_key(const struct plan *plan, const struct unit *unit)
{
    struct str key = {.arena = plan->arena};

    for (size_t i = 0; i < unit->translations.count; i++) {
        const struct translation *source = &plan->translations[unit->translations.items[i]];
        str_printf(&key, "%s\n%s\n", source->output_path,
                   plan_flags_key(plan->arena, source->flags));
    }
    return str_text(&key);
}

void units_begin(struct str *text, const struct options *options)
{
    wire_put_text(text, UNITS_FORM);
    wire_put_number(text, options->shard);
    wire_put_number(text, options->shard_count);
}

void units_add(struct str *text, const struct plan *plan, size_t unit, const char *bytes,
               size_t length)
{
    wire_put_text(text, unit_key(plan, &plan->units[unit]));
    wire_put_number(text, bytes ? length + 1 : 0);
    if (bytes)
        str_addn(text, bytes, length);
}

/* --- all shards ------------------------------------------------------------------------------ */

struct kept_unit {
    const char *folder; /* of the shard */
    const char *bytes;  /* NULL: its process crashed */
    size_t length;
};

struct join {
    const struct options *options;
    struct arena *arena;
    struct diag *diag;
    struct map kept; /* unit_key -> struct kept_unit */
    bool *is_there;  /* shard K - 1 */
    unsigned shard_count;
    struct plan plan;
    struct program all;
    struct manifest manifest;
    struct merge merge;
};

static bool refuse_shard(const struct join *join, const char *path, const char *reason)
{
    diag_report(join->diag, CU1071, NULL, path, reason);
    return false;
}

static bool read_units(struct join *join, const char *folder, struct wire *wire)
{
    while (wire->at < wire->length) {
        struct kept_unit *unit = arena_new(join->arena, struct kept_unit);
        const char *key = wire_take_text(wire, join->arena);
        uint64_t length = wire_take_number(wire);
        unit->folder = folder;
        if (wire->failed || !key || (length && length - 1 > wire->length - wire->at))
            return false;
        if (length) {
            unit->bytes = wire->data + wire->at;
            unit->length = (size_t)length - 1;
            wire->at += unit->length;
        }
        map_put(&join->kept, key, unit);
    }
    return true;
}

static bool read_shard(struct join *join, const char *folder)
{
    struct wire wire = {.at = 0};
    const char *path = arena_printf(join->arena, "%s/" UNITS_NAME, folder);

    wire.data = file_read(join->arena, path, &wire.length);
    const char *form = wire.data ? wire_take_text(&wire, join->arena) : NULL;
    unsigned shard = (unsigned)wire_take_number(&wire), count = (unsigned)wire_take_number(&wire);
    if (!form || strcmp(form, UNITS_FORM) != 0 || shard < 1 || shard > count)
        return refuse_shard(join, path, "it is not what a shard of this version keeps");
    if (!join->shard_count) {
        join->shard_count = count;
        join->is_there = arena_alloc(join->arena, count * sizeof(bool));
    }
    if (count != join->shard_count)
        return refuse_shard(join, path, "the others have another number of shards");
    if (join->is_there[shard - 1])
        return refuse_shard(join, path, "another folder has the same shard");
    join->is_there[shard - 1] = true;
    return read_units(join, folder, &wire) || refuse_shard(join, path, "it is damaged");
}

static bool read_shards(struct join *join)
{
    bool good = true;

    for (size_t i = 0; i < join->options->files.count; i++)
        good = read_shard(join, join->options->files.items[i]) && good;
    for (unsigned i = 0; good && i < join->shard_count; i++)
        if (!join->is_there[i])
            good = refuse_shard(join,
                                arena_printf(join->arena, "shard %u/%u", i + 1, join->shard_count),
                                "no folder has it");
    return good;
}

/* The units as the shards had them: what they share differs from one number of shards to another. */
static bool plan_units(struct join *join)
{
    struct plan *plan = &join->plan;

    if (!plan_make(plan, join->arena, join->diag, join->options))
        return false;
    plan->unit_count = 0;
    for (unsigned k = 1; k <= join->shard_count; k++) {
        struct diag said = {.arena = join->arena};
        struct options options = *join->options;
        struct plan part;
        options.shard = k;
        options.shard_count = join->shard_count;
        if (!plan_make(&part, join->arena, &said, &options))
            return false;
        for (size_t i = 0; i < part.unit_count; i++)
            if (part.units[i].is_selected)
                arena_push(join->arena, plan->units, plan->unit_count, part.units[i]);
    }
    return true;
}

/* Copies what the unit alone has. */
static bool copy_files(struct join *join, const struct kept_unit *kept)
{
    struct program program = join->all;
    struct arena scratch = {NULL};
    struct result result;
    bool good = true;

    program.arena = &scratch;
    program.outputs = NULL;
    program.output_count = 0;
    if (!result_take(&result, &scratch, kept->bytes, kept->length))
        result.file_count = 0; /* merge_add says so */
    for (size_t i = 0; i < result.file_count; i++) {
        struct output *output = arena_new(&scratch, struct output);
        const char *path = arena_printf(&scratch, "%s/%s", kept->folder, result.files[i].path);
        if (result.files[i].is_shared)
            continue;
        output->path = result.files[i].path;
        output->text = file_read(&scratch, path, &output->length);
        if (!output->text || map_hash(output->text, output->length) != result.files[i].hash)
            good = refuse_shard(join, arena_strdup(join->arena, path),
                                "it is not there, or was changed after the shard wrote it");
        else
            arena_push(&scratch, program.outputs, program.output_count, output);
    }
    if (good && !join->options->overwrite)
        edits_merge(&program, &join->manifest);
    good = good && output_write_part(&program, &join->manifest, (unsigned)getpid(),
                                     join->options->overwrite);
    arena_free(&scratch);
    return good;
}

static bool join_units(struct join *join)
{
    bool good = true;

    for (size_t i = 0; i < join->plan.unit_count; i++) { /* grows by split units */
        const struct unit *unit = &join->plan.units[i];
        const struct kept_unit *kept = map_get(&join->kept, unit_key(&join->plan, unit));
        if (!kept) {
            good = refuse_shard(join, join->plan.translations[unit->translations.items[0]].path,
                                "no shard has ported it with these flags");
            continue;
        }
        if (kept->bytes)
            good = copy_files(join, kept) && good;
        merge_add(&join->merge, i, kept->bytes, kept->length);
    }
    return good;
}

struct driver_result tree_merge_shards(const struct options *options, struct arena *arena,
                                       struct diag *diag)
{
    struct join join = {.options = options, .arena = arena, .diag = diag, .kept = {.arena = arena}};
    struct driver_result failed = {.status = STATUS_FAILED, .summary = ""};

    join.all = (struct program){
        .arena = arena, .diag = diag, .output_directory = options->output, .executable = ""};
    if (!driver_set_up(&join.all, options) || !read_shards(&join) || !plan_units(&join))
        return failed;
    join.all.around = &join.plan.around;
    manifest_read(&join.manifest, arena, options->output);
    merge_begin(&join.merge, &join.plan, &join.all, &join.manifest);
    return join_units(&join) ? tree_finish(options, &join.merge) : failed;
}
