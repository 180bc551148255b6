/* Each source is a unit of its own, and its result is kept in a file, with what it depends on but
 * the source's text: where it goes, and which sources may define what it declares. A call ports what
 * it compiled, and what has come to depend on something else; then all results are put together as
 * those of a tree (merge.h).
 *
 * Code that calls functions of other sources (-rdc=true) is complete at a link only, and is ported
 * there. */
#include "tree/keep.h"

#include "driver.h"
#include "host/host.h"
#include "output/output.h"
#include "tree/merge.h"
#include "tree/unit.h"
#include "tree/workers.h"
#include "util/file.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct keeper {
    const struct tree_kept *kept;
    struct arena *arena;
    struct diag diag; /* of the report; the caller hears what was not written */
    struct options options;
    struct program all;
    struct manifest manifest;
    struct plan plan;
    struct unit_work work;
    struct index_list todo; /* units */
    size_t todo_count;
};

/* --- results --------------------------------------------------------------------------------- */

static const struct translation *translation_of(const struct keeper *k, size_t unit)
{
    return &k->plan.translations[k->plan.units[unit].translations.items[0]];
}

/* Results of another form have other names. */
#define RESULT_FORM "3"

static const char *kept_result_path(const struct keeper *k, size_t unit)
{
    const struct translation *source = translation_of(k, unit);
    const char *key = arena_printf(k->arena, RESULT_FORM "\n%s\n%s", source->absolute,
                                   plan_flags_key(k->arena, source->flags));

    return arena_printf(k->arena, "%s/results/%016llx", k->kept->state,
                        (unsigned long long)map_hash(key, strlen(key)));
}

/* All that a result depends on and that may change while its source is the same. */
static const char *dependence_of(const struct keeper *k, size_t index)
{
    const struct unit *unit = &k->plan.units[index];
    const struct translation *source = translation_of(k, index);
    struct str text = {.arena = k->arena};

    str_printf(&text, "%s\n%s\n%s\n%d\n", k->plan.root, source->output_path, source->base,
               unit->loads_modules);
    for (size_t i = 0; i < k->plan.around.folder_count; i++)
        str_printf(&text, "%s %s\n", k->plan.around.folders[i].absolute,
                   k->plan.around.folders[i].output);
    for (size_t i = 0; i < unit->peers.count; i++)
        str_printf(&text, "%s\n", k->plan.translations[unit->peers.items[i]].absolute);
    return str_text(&text);
}

static bool is_file_older(const char *path, const char *than)
{
    struct stat info, other;

    if (stat(path, &info) != 0 || stat(than, &other) != 0)
        return false;
    return info.st_mtim.tv_sec < other.st_mtim.tv_sec ||
           (info.st_mtim.tv_sec == other.st_mtim.tv_sec &&
            info.st_mtim.tv_nsec < other.st_mtim.tv_nsec);
}

/* The bytes behind the dependence; NULL: there are none, or of another dependence. `is_stale`: they
 * are, or the source has changed since. */
static const char *read_kept_result(const struct keeper *k, size_t unit, size_t *length,
                                    bool *is_stale)
{
    const char *dependence = dependence_of(k, unit), *path = kept_result_path(k, unit);
    const char *bytes = file_read(k->arena, path, length);
    size_t head = strlen(dependence) + 1;
    bool is_other = bytes && (*length < head || memcmp(bytes, dependence, head) != 0);

    *is_stale = bytes && (is_other || is_file_older(path, translation_of(k, unit)->absolute));
    if (!bytes || is_other)
        return NULL;
    *length -= head;
    return bytes + head;
}

/* What is there serves until it is ported again, which the next link does. */
static void make_stale(const struct keeper *k, size_t unit)
{
    const struct timespec long_ago[2] = {{0, 0}, {0, 0}};

    utimensat(AT_FDCWD, kept_result_path(k, unit), long_ago, 0);
}

static bool write_kept_result(const struct keeper *k, size_t unit, const char *bytes, size_t length)
{
    const char *dependence = dependence_of(k, unit), *path = kept_result_path(k, unit);
    const char *temporary = arena_printf(k->arena, "%s.%ld.tmp", path, (long)getpid());
    FILE *stream = fopen(temporary, "wb");
    size_t head = strlen(dependence) + 1;
    bool good = stream && fwrite(dependence, 1, head, stream) == head &&
                fwrite(bytes, 1, length, stream) == length;

    if (stream)
        good = fclose(stream) == 0 && good;
    return good && rename(temporary, path) == 0;
}

/* Files of calls that are not through yet, or were ended, are ours, too. */
static void know_files(struct keeper *k, size_t unit)
{
    size_t length = 0;
    const char *bytes = file_read(k->arena, kept_result_path(k, unit), &length);
    size_t head = bytes ? strlen(bytes) + 1 : 0;
    struct result result;

    if (!bytes || head > length || !result_take(&result, k->arena, bytes + head, length - head))
        return;
    for (size_t i = 0; i < result.file_count; i++)
        if (!result.files[i].is_shared && !map_get(&k->manifest.hashes, result.files[i].path))
            map_put(&k->manifest.hashes, result.files[i].path, &result.files[i].hash);
}

/* --- porting --------------------------------------------------------------------------------- */

static bool is_of_call(const struct keeper *k, size_t unit)
{
    for (size_t i = 0; i < k->kept->source_count; i++)
        if (strcmp(k->kept->sources[i], translation_of(k, unit)->absolute) == 0)
            return true;
    return false;
}

/* `is_new`: the sources of this call are not ported yet; calls do this at the same time. CUDA code
 * that has no result is ported by the call that compiles it; host code may have no such call. */
static bool is_to_port(const struct keeper *k, size_t unit, bool is_new)
{
    bool waits = translation_of(k, unit)->flags->relocatable, is_stale;
    size_t length;

    if (is_new)
        return !waits && is_of_call(k, unit);
    if (waits && !k->kept->linked)
        return false;
    const char *read = read_kept_result(k, unit, &length, &is_stale);
    return is_stale || (!read && (waits || translation_of(k, unit)->language != SOURCE_CUDA));
}

static void port_one(void *data, size_t index, struct str *result)
{
    const struct keeper *k = data;

    unit_port(&k->work, k->todo.items[index], result);
}

static void keep_one(void *data, size_t index, const char *result, size_t length)
{
    const struct keeper *k = data;

    if (!result || !write_kept_result(k, k->todo.items[index], result, length))
        unlink(kept_result_path(k, k->todo.items[index]));
}

static bool port_kept(struct keeper *k, bool is_new)
{
    struct workers workers = {.data = k,
                              .count = &k->todo.count,
                              .most = driver_jobs(&k->options),
                              .work = port_one,
                              .done = keep_one};

    k->todo = (struct index_list){NULL, 0};
    for (size_t i = 0; i < k->plan.unit_count; i++) {
        if (is_new && is_of_call(k, i))
            make_stale(k, i);
        if (is_to_port(k, i, is_new))
            arena_push(k->arena, k->todo.items, k->todo.count, i);
    }
    k->work = (struct unit_work){
        .plan = &k->plan, .common = &k->all, .manifest = &k->manifest, .jobs = 1};
    bool complete = workers_run(&workers);
    workers_hold_signals(false);
    return complete;
}

/* --- all ------------------------------------------------------------------------------------- */

/* Reads what is noted by now. */
static bool read_plan(struct keeper *k)
{
    k->diag = (struct diag){.arena = k->arena};
    k->all = (struct program){
        .arena = k->arena, .diag = &k->diag, .output_directory = k->kept->output, .executable = ""};
    k->manifest = (struct manifest){.arena = k->arena};
    if (!driver_set_up(&k->all, &k->options) ||
        !plan_make(&k->plan, k->arena, &k->diag, &k->options))
        return false;
    k->all.around = &k->plan.around;
    manifest_read(&k->manifest, k->arena, k->kept->output);
    for (size_t i = 0; i < k->plan.unit_count; i++)
        know_files(k, i);
    return true;
}

static void write_kept(struct keeper *k)
{
    struct merge merge;

    merge_begin(&merge, &k->plan, &k->all, &k->manifest);
    for (size_t i = 0; i < k->plan.unit_count; i++) {
        size_t length;
        bool is_stale;
        const char *bytes = read_kept_result(k, i, &length, &is_stale);
        if (bytes)
            merge_add(&merge, i, bytes, length);
    }
    merge_finish(&merge, false);
    output_write_last(&k->all, &k->manifest, false);
}

/* A message of a call for another source. */
static bool is_of_other_call(const struct keeper *k, const struct diag_message *message)
{
    for (size_t i = 0; i < k->plan.unit_count; i++)
        if (!is_of_call(k, i) &&
            strstr(message->text, arena_printf(k->arena, "/%s.", translation_of(k, i)->base)))
            return true;
    return false;
}

/* Of all messages the report tells; here is what kept files from being written. A person's edits
 * stay, and are no reason to end a build. */
static bool hand_on_refusals(const struct keeper *k, struct diag *diag)
{
    struct diag refusals = {.arena = k->arena};
    bool good = true;

    for (size_t i = 0; i < k->diag.count; i++) {
        struct diag_message message = k->diag.messages[i];
        bool is_edit = message.id == CU1020 || message.id == CU1021;
        bool is_error = message.id == CU1004 || message.id == CU1066 || message.id == CU1008;
        if (is_edit)
            message.severity = DIAG_WARNING;
        bool is_of_link =
            message.id == CU1095 && k->kept->linked && strstr(message.text, k->kept->linked);
        if ((is_edit && !is_of_other_call(k, &message)) || is_error || is_of_link)
            arena_push(k->arena, refusals.messages, refusals.count, message);
        good = good && !is_error;
    }
    diag_merge(diag, &refusals);
    return good;
}

static void keep_in_turn(struct keeper *k, struct diag *diag)
{
    const char *path = arena_printf(k->arena, "%s/lock", k->kept->state);
    int lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    bool good = lock >= 0 && flock(lock, LOCK_EX) == 0;

    if (!good)
        diag_report(diag, CU1004, NULL, path, strerror(errno));
    if (good && read_plan(k) && port_kept(k, false))
        write_kept(k);
    if (lock >= 0)
        close(lock);
}

bool tree_keep(const struct tree_kept *kept, struct arena *arena, struct diag *diag)
{
    struct keeper k = {.kept = kept,
                       .arena = arena,
                       .options = {.build_dir = kept->state,
                                   .output = kept->output,
                                   .in_root = kept->root,
                                   .target_root = kept->build,
                                   .keeps_results = true}};
    const char *results = arena_printf(arena, "%s/results", kept->state);

    if (mkdir(results, 0777) != 0 && errno != EEXIST) {
        diag_report(diag, CU1004, NULL, results, strerror(errno));
        return false;
    }
    if (read_plan(&k) && port_kept(&k, true))
        keep_in_turn(&k, diag);
    return hand_on_refusals(&k, diag);
}
