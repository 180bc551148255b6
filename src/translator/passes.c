/* The passes over all sources.
 *
 * Each source is parsed twice, as nvcc does it, and each of these passes is a job: an arena, a
 * collector of messages and a parse of its own. Threads take the jobs in order. Device passes share
 * nothing that is written. Host passes parse side by side, too, but the walk over the tree edits
 * files that sources share, so they wait for their turn with it: the edits and the messages come in
 * the order of the sources, whatever the number of threads. No job waits for one that nobody has
 * taken, as the one before it was taken before.
 *
 * The threads have large stacks, since clang and the stages recurse over nested input. */
#include "passes.h"

#include "frontend/probes.h"
#include "util/crash.h"
#include "util/file.h"
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

#define STACK_SIZE       ((size_t)512 << 20) /* address space; only what is touched is used */
#define LEAST_STACK_SIZE ((size_t)8 << 20)
#define SILENT_SECONDS   2
#define TARGET_ROUNDS    4 /* what a target calls may have targets in more sources */

struct pass {
    struct source *source;
    enum frontend_pass kind;
    struct arena *arena;
    struct diag diag;
    struct frontend_options options; /* the program's, with the source's language and flags */
    struct frontend_read *reads;     /* if the program wants them */
    size_t read_count;
    struct frontend_target *targets; /* of the options */
    size_t target_count;
};

struct passes {
    struct program *program;
    struct pass *list;
    size_t count;
    struct frontend_source *cuda_sources; /* NULL where there is but one */
    size_t cuda_count;
    pthread_mutex_t lock; /* of all below */
    pthread_cond_t changed;
    size_t next;     /* job that the next free thread takes */
    size_t finished; /* jobs */
    size_t turn;     /* source whose host pass may edit */
    const char *dump_stage;
    FILE *dump_stream;
};

/* --- one pass -------------------------------------------------------------------------------- */

static void wait_for_turn(struct passes *passes, const struct source *source)
{
    pthread_mutex_lock(&passes->lock);
    while (passes->turn != source->number)
        pthread_cond_wait(&passes->changed, &passes->lock);
    pthread_mutex_unlock(&passes->lock);
}

static void end_turn(struct passes *passes)
{
    pthread_mutex_lock(&passes->lock);
    passes->turn++;
    pthread_cond_broadcast(&passes->changed);
    pthread_mutex_unlock(&passes->lock);
}

static void port_device(struct passes *passes, struct pass *pass, struct tu *tu, bool usable)
{
    const struct rules *rules = passes->program->rules;

    if (passes->dump_stage)
        device_dump(tu, rules, pass->source, passes->dump_stage, passes->dump_stream);
    else if (usable)
        device_port(tu, rules, pass->source);
}

static void port_host(struct passes *passes, struct pass *pass, struct tu *tu, bool usable)
{
    if (usable)
        host_prepare(tu);
    wait_for_turn(passes, pass->source);
    if (usable)
        host_port(passes->program, tu, pass->source);
    else
        passes->program->makes_streams = true; /* for all we know */
    end_turn(passes);
}

static void run_pass(struct passes *passes, struct pass *pass)
{
    struct tu tu;

    crash_begin(pass->source->path);
    bool is_device = pass->kind == PASS_DEVICE;
    bool parsed = is_device ? probes_parse(&tu, pass->arena, &pass->diag, pass->source->path,
                                           pass->kind, &pass->options)
                            : frontend_parse(&tu, pass->arena, &pass->diag, pass->source->path,
                                             pass->kind, &pass->options);
    bool usable = parsed && diag_worst(&pass->diag) != DIAG_ERROR;
    if (!is_device)
        port_host(passes, pass, &tu, usable);
    else if (parsed)
        port_device(passes, pass, &tu, usable);
    if (parsed && passes->program->lists_reads)
        frontend_list_reads(&tu, &pass->reads, &pass->read_count);
    if (parsed) {
        frontend_find_macros(&tu, &pass->diag);
        frontend_close(&tu);
    }
    crash_end();
}

/* --- threads --------------------------------------------------------------------------------- */

static void *work(void *data)
{
    struct passes *passes = data;

    pthread_mutex_lock(&passes->lock);
    while (passes->next < passes->count) {
        struct pass *pass = &passes->list[passes->next++];
        pthread_mutex_unlock(&passes->lock);
        run_pass(passes, pass);
        pthread_mutex_lock(&passes->lock);
        passes->finished++;
        pthread_cond_broadcast(&passes->changed);
    }
    pthread_mutex_unlock(&passes->lock);
    return NULL;
}

/* Starts a thread with a stack of `*size` bytes, or less where address space is limited, if
 * `smaller` says so. Returns 0, or an error number. */
static int start_thread(struct passes *passes, pthread_t *thread, size_t *size, bool smaller)
{
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);

    if (error)
        return error;
    for (;; *size /= 4) {
        pthread_attr_setstacksize(&attributes, *size);
        error = pthread_create(thread, &attributes, work, passes);
        if (!error || !smaller || *size / 4 < LEAST_STACK_SIZE)
            break;
    }
    pthread_attr_destroy(&attributes);
    return error;
}

/* A line that is written over again, and at last with blanks, while the threads work. */
static void show_progress(struct passes *passes)
{
    struct timespec until, start;
    bool shown = false;

    clock_gettime(CLOCK_REALTIME, &start);
    until = start;
    until.tv_sec += SILENT_SECONDS;
    pthread_mutex_lock(&passes->lock);
    while (passes->finished < passes->count) {
        if (pthread_cond_timedwait(&passes->changed, &passes->lock, &until) != ETIMEDOUT)
            continue;
        fprintf(stderr, "\rcu2cl: %zu of %zu sources, %ld s", passes->turn,
                passes->program->source_count, (long)(until.tv_sec - start.tv_sec));
        fflush(stderr);
        shown = true;
        until.tv_sec++;
    }
    pthread_mutex_unlock(&passes->lock);
    if (shown)
        fputs("\r\033[K", stderr);
}

/* Runs all jobs. Without a single thread there is a message and no result. */
static void run_all(struct passes *passes, unsigned jobs, bool progress)
{
    size_t wanted = jobs < passes->count ? jobs : passes->count, started = 0;
    size_t stack_size = STACK_SIZE;
    pthread_t *threads = arena_alloc(passes->program->arena, (wanted + 1) * sizeof *threads);
    int error = 0;

    pthread_mutex_init(&passes->lock, NULL);
    pthread_cond_init(&passes->changed, NULL);
    while (started < wanted && !error) {
        error = start_thread(passes, &threads[started], &stack_size, started == 0);
        started += !error;
    }
    if (started && progress)
        show_progress(passes);
    for (size_t i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    if (!started && wanted)
        diag_report(passes->program->diag, CU1009, NULL, strerror(error));
    pthread_cond_destroy(&passes->changed);
    pthread_mutex_destroy(&passes->lock);
}

/* The modules and edits of the passes are where they belong; so are messages, and what they read. */
static void hand_on_passes(struct passes *passes)
{
    for (size_t i = 0; i < passes->count; i++) {
        const struct pass *pass = &passes->list[i];
        struct source *source = pass->source;
        diag_merge(passes->program->diag, &pass->diag);
        for (size_t j = 0; j < pass->read_count; j++)
            arena_push(passes->program->arena, source->reads, source->read_count, pass->reads[j]);
    }
}

static void add_pass(struct passes *passes, struct passes_memory *memory, struct source *source,
                     enum frontend_pass kind)
{
    static const enum flag_language languages[] = {
        [SOURCE_CUDA] = LANGUAGE_CUDA, [SOURCE_CXX] = LANGUAGE_CXX, [SOURCE_C] = LANGUAGE_C};
    struct pass *pass = &passes->list[passes->count++];

    pass->options = passes->program->frontend;
    pass->options.language = languages[source->language];
    pass->options.flags = source->flags;
    pass->options.seed = source->seed;
    pass->options.sources = passes->cuda_sources;
    pass->options.source_count = passes->cuda_sources ? passes->cuda_count : 0;
    pass->source = source;
    pass->kind = kind;
    pass->arena = pass->diag.arena = &memory->arenas[memory->count++];
    pass->diag.werror = passes->program->diag->werror;
}

/* What stands for a static function in one source must stand for nothing in another, since pointers
 * to functions travel: a call of what it does not know traps. Sources that are ported alone know
 * nothing of each other, so the numbers come from what is in them, and from their macros: a source
 * may be compiled twice for one program. */
static uint64_t seed_of(const struct program *program, const char *path, const struct flags *flags)
{
    size_t length = 0;
    const char *text = program->is_part ? file_read(program->arena, path, &length) : NULL;
    const char *name = text ? file_name(path) : path;
    uint64_t hash = map_hash(name, strlen(name));

    if (text)
        hash ^= map_hash(text, length);
    for (size_t i = 0; text && flags && i < flags->parse.count; i++) {
        const char *word = flags->parse.items[i];
        if (strncmp(word, "-D", 2) == 0 || strncmp(word, "-U", 2) == 0)
            hash = hash * 31 + map_hash(word, strlen(word));
    }
    return hash ? hash : 1;
}

static void seed_sources(struct passes *passes)
{
    struct program *program = passes->program;

    for (size_t i = 0; i < passes->cuda_count; i++)
        passes->cuda_sources[i].seed =
            seed_of(program, passes->cuda_sources[i].path, passes->cuda_sources[i].flags);
    for (size_t i = 0; i < program->source_count; i++)
        if (program->is_part || passes->cuda_count > 1)
            program->sources[i].seed =
                seed_of(program, program->sources[i].path, program->sources[i].flags);
}

static void list_cuda_sources(struct passes *passes)
{
    const struct program *program = passes->program;

    passes->cuda_sources = program->peers;
    passes->cuda_count = program->peer_count;
    for (size_t i = 0; i < program->source_count && !program->peers; i++) {
        const struct source *source = &program->sources[i];
        struct frontend_source entry = {source->path, source->flags, 0};
        if (source->language == SOURCE_CUDA)
            arena_push(program->arena, passes->cuda_sources, passes->cuda_count, entry);
    }
    seed_sources(passes);
    if (passes->cuda_count == 1)
        passes->cuda_sources = NULL;
}

static struct passes new_passes(struct program *program, struct passes_memory *memory)
{
    size_t most = (2 + TARGET_ROUNDS) * program->source_count;
    struct passes passes = {.program = program};

    passes.list = arena_alloc(program->arena, (most + 1) * sizeof *passes.list);
    memory->arenas = arena_alloc(program->arena, (most + 1) * sizeof *memory->arenas);
    list_cuda_sources(&passes);
    program->frontend.source_root = host_source_root(program);
    memory->count = 0;
    return passes;
}

/* The device pass once more, as if it had not been. */
static struct pass run_once_more(struct pass *pass, struct passes_memory *memory)
{
    struct pass again = *pass;

    again.arena = again.diag.arena = &memory->arenas[memory->count++];
    again.diag = (struct diag){.arena = again.arena, .werror = pass->diag.werror};
    again.options.targets = pass->targets;
    again.options.target_count = pass->target_count;
    again.reads = NULL;
    again.read_count = 0;
    memset(&pass->source->module, 0, sizeof pass->source->module);
    return again;
}

/* Sources whose calls have targets in others; see host/target.c. */
static void run_with_targets(struct passes *passes, struct passes_memory *memory, unsigned jobs,
                             bool progress)
{
    struct passes again = *passes;

    for (int round = 0; round < TARGET_ROUNDS; round++) {
        struct pass **marked = NULL;
        size_t count = 0;
        for (size_t i = 0; i < passes->count; i++) {
            struct pass *pass = &passes->list[i];
            if (pass->kind == PASS_DEVICE &&
                target_find(passes->program, pass->source, &pass->targets, &pass->target_count))
                arena_push(passes->program->arena, marked, count, pass);
        }
        again.list = arena_alloc(passes->program->arena, (count + 1) * sizeof *again.list);
        again.count = count;
        again.next = again.finished = 0;
        for (size_t i = 0; i < count; i++)
            again.list[i] = run_once_more(marked[i], memory);
        if (count)
            run_all(&again, jobs, progress);
        for (size_t i = 0; i < count; i++)
            *marked[i] = again.list[i];
    }
}

void passes_run(struct program *program, struct passes_memory *memory, unsigned jobs, bool progress)
{
    struct passes passes = new_passes(program, memory);

    host_name_outputs(program);
    for (size_t i = 0; i < program->source_count; i++) {
        struct source *source = &program->sources[i];
        if (!program->frontend.device_only)
            add_pass(&passes, memory, source, PASS_HOST);
        if (source->language == SOURCE_CUDA)
            add_pass(&passes, memory, source, PASS_DEVICE);
    }
    run_all(&passes, jobs, progress);
    run_with_targets(&passes, memory, jobs, progress);
    hand_on_passes(&passes);
}

void passes_dump(struct program *program, struct passes_memory *memory, const char *stage,
                 FILE *stream)
{
    struct passes passes = new_passes(program, memory);

    passes.dump_stage = stage;
    passes.dump_stream = stream;
    for (size_t i = 0; i < program->source_count; i++)
        if (program->sources[i].language == SOURCE_CUDA)
            add_pass(&passes, memory, &program->sources[i], PASS_DEVICE);
    run_all(&passes, 1, false);
    hand_on_passes(&passes);
}

void passes_release(struct passes_memory *memory)
{
    for (size_t i = 0; i < memory->count; i++)
        arena_free(&memory->arenas[i]);
    memory->count = 0;
}
