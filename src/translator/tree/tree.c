/* The plan is made, processes port its units, and what they share is written at the end. */
#include "tree/tree.h"

#include "output/edits.h"
#include "output/output.h"
#include "tree/join.h"
#include "tree/unit.h"
#include "tree/workers.h"
#include "util/str.h"
#include <string.h>

#define SILENT_SECONDS 2

struct tree {
    const struct options *options;
    struct arena *arena;
    struct diag *diag;
    struct plan plan;
    struct program all;
    struct manifest manifest;
    struct merge merge;
    struct unit_work work;
    struct str units; /* what a shard keeps of them */
    bool shown;       /* the line that is written over again */
};

static void work_on_unit(void *data, size_t index, struct str *result)
{
    const struct tree *tree = data;

    unit_port(&tree->work, index, result);
}

static void take_result(void *data, size_t index, const char *result, size_t length)
{
    struct tree *tree = data;

    if (tree->options->shard_count)
        units_add(&tree->units, &tree->plan, index, result, length);
    merge_add(&tree->merge, index, result, length);
}

static void show_line(void *data, size_t finished, long seconds)
{
    struct tree *tree = data;
    (void)finished;

    if (seconds < SILENT_SECONDS)
        return;
    fprintf(stderr, "\rcu2cl: %zu of %zu sources, %ld s", tree->merge.finished,
            tree->plan.translation_count, seconds);
    fflush(stderr);
    tree->shown = true;
}

static void keep_selected_units(struct plan *plan)
{
    size_t kept = 0;

    for (size_t i = 0; i < plan->unit_count; i++)
        if (plan->units[i].is_selected)
            plan->units[kept++] = plan->units[i];
    plan->unit_count = kept;
}

static bool prepare_tree(struct tree *tree)
{
    const struct options *options = tree->options;

    tree->all = (struct program){
        .arena = tree->arena, .diag = tree->diag, .output_directory = options->output};
    if (!driver_set_up(&tree->all, options) ||
        !plan_make(&tree->plan, tree->arena, tree->diag, options))
        return false;
    keep_selected_units(&tree->plan);
    tree->all.around = &tree->plan.around;
    tree->all.executable = "";
    manifest_read(&tree->manifest, tree->arena, options->output);
    merge_begin(&tree->merge, &tree->plan, &tree->all, &tree->manifest);
    return true;
}

static bool port_units(struct tree *tree)
{
    unsigned jobs = driver_jobs(tree->options);
    size_t units = tree->plan.unit_count;

    tree->work = (struct unit_work){.plan = &tree->plan,
                                    .common = &tree->all,
                                    .manifest = &tree->manifest,
                                    .jobs = units && units < jobs ? jobs / (unsigned)units : 1,
                                    .overwrite = tree->options->overwrite,
                                    .werror = tree->options->werror};
    struct workers workers = {.data = tree,
                              .count = &tree->plan.unit_count,
                              .most = jobs,
                              .work = work_on_unit,
                              .done = take_result,
                              .wait = tree->options->terminal ? show_line : NULL};
    bool complete = workers_run(&workers);
    if (tree->shown)
        fputs("\r\033[K", stderr);
    return complete;
}

static const char *tree_summary(const struct options *options, const struct merge *merge,
                                int status)
{
    size_t ported = merge_count(merge, STATUS_PORTED);
    size_t hand = merge_count(merge, STATUS_NEEDS_HAND);
    size_t failed = merge_count(merge, STATUS_FAILED);

    if (status == STATUS_PORTED && !options->terminal)
        return "";
    return arena_printf(
        merge->plan->arena,
        "cu2cl: written to %s; of %zu program%s and libraries %zu ported completely, "
        "%zu need%s a hand, %zu with sources that could not be ported\n",
        options->output, ported + hand + failed, ported + hand + failed == 1 ? "" : "s", ported,
        hand, hand == 1 ? "s" : "", failed);
}

struct driver_result tree_finish(const struct options *options, struct merge *merge)
{
    struct driver_result result = {.status = STATUS_FAILED,
                                   .summary = "cu2cl: nothing was written\n"};
    struct program *all = merge->all;
    int status = merge_finish(merge, options->shard_count > 0);

    if (!options->overwrite)
        edits_merge(all, merge->manifest);
    if (status == STATUS_PORTED && diag_worst(all->diag) == DIAG_UNPORTED)
        status = STATUS_NEEDS_HAND;
    if (output_write_last(all, merge->manifest, options->overwrite)) {
        result.status = (enum driver_status)status;
        result.summary = tree_summary(options, merge, status);
        result.report = driver_report(all);
        result.root = merge->plan->root;
    }
    return result;
}

/* The results of a shard's units, for --merge-shards. */
static void keep_units(struct tree *tree)
{
    struct output *output = arena_new(tree->arena, struct output);

    output->path = UNITS_NAME;
    output->text = str_text(&tree->units);
    output->length = tree->units.length;
    arena_push(tree->arena, tree->all.outputs, tree->all.output_count, output);
}

/* What an interrupted run has written stays, and is known to the next one. */
static void write_manifest_only(struct tree *tree)
{
    tree->all.output_count = 0;
    diag_report(tree->diag, CU1072, NULL, tree->plan.translation_count - tree->merge.finished,
                tree->plan.translation_count);
    output_write_last(&tree->all, &tree->manifest, true);
}

struct driver_result tree_run(const struct options *options, struct arena *arena, struct diag *diag)
{
    struct tree *tree = arena_new(arena, struct tree);
    struct driver_result result = {.status = STATUS_FAILED,
                                   .summary = "cu2cl: nothing was written\n"};

    tree->options = options;
    tree->arena = arena;
    tree->diag = diag;
    if (!prepare_tree(tree))
        return result;
    tree->units.arena = arena;
    if (options->shard_count)
        units_begin(&tree->units, options);
    bool complete = port_units(tree);
    if (complete && options->shard_count)
        keep_units(tree);
    if (complete) {
        result = tree_finish(options, &tree->merge);
    } else {
        write_manifest_only(tree);
        result = (struct driver_result){.status = STATUS_INTERRUPTED, .summary = ""};
    }
    workers_hold_signals(false);
    return result;
}
