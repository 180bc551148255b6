/* Compares launches with those of a trace, in their order.
 *
 * Kernels that only one side has, such as those of CUDA's libraries, are left out. The first launch
 * that differs is the one to look at; later ones that use what it wrote follow from it, unless the
 * memory is restored (CU2CL_RESYNC). */
#include "record/record.h"

#include <stdarg.h>

enum { MOST_MESSAGES = 20, MOST_SPOILED = 1024, PIECE = 4 << 20 };

static const char *path;
static struct trace_reader reader;
static struct trace_launch next;
static bool has_next, is_lost; /* the next launch was read; the orders are not the same */
static uint64_t next_number;
static signed char *known; /* of each kernel of the trace: this program has it; -1: not known yet */
static struct rt_bounds bounds = {1e-5, 0, 0};
static bool resync;

static struct {
    uint64_t compared, differ, follow, unlike, foreign;
    uint64_t sampled, unsure, elsewhere, values, missing, failed; /* not compared, or not all */
} counts;
/* Allocations that hold what differs. */
static uint64_t spoiled[MOST_SPOILED];
static unsigned spoiled_count;

/* What was said, for `cu2cl check`. */
static FILE *report;
static char *report_text;
static size_t report_size;

static void say(const char *format, ...) RT_PRINTF(1, 2);
static void say(const char *format, ...)
{
    char text[1200];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    rt_message("compare: %s", text);
    if (report)
        fprintf(report, "%s\n", text);
}

static void write_report(const char *verdict)
{
    const char *to = getenv("CU2CL_COMPARE_REPORT");
    FILE *out = to && *to ? fopen(to, "w") : NULL;
    if (report)
        fclose(report);
    if (out) {
        fprintf(out, "%s\n%s", verdict, report_text ? report_text : "");
        if (fclose(out) != 0)
            rt_message("can't write %s (CU2CL_COMPARE_REPORT)", to);
    }
    free(report_text);
    report = NULL;
    report_text = NULL;
}

/* --- the trace --- */

bool rt_compare_open(const char *name)
{
    const char *wanted = getenv("CU2CL_COMPARE_BOUNDS");
    path = name;
    report = open_memstream(&report_text, &report_size);
    resync = rt_is_set("CU2CL_RESYNC");
    if (wanted && *wanted && !rt_bounds_read(wanted, &bounds)) {
        say("CU2CL_COMPARE_BOUNDS=%s is not understood: it is relative=R,absolute=A,ulps=U; "
            "nothing is compared",
            wanted);
        write_report("error");
        return false;
    }
    if (trace_open(&reader, path))
        trace_scan(&reader);
    if (reader.problem) {
        say("%s: %s; nothing is compared", path, reader.problem);
        write_report("error");
        trace_close(&reader);
        return false;
    }
    known = malloc(reader.kernel_count + 1u);
    if (known)
        memset(known, -1, reader.kernel_count + 1u);
    if (!reader.is_ended)
        say("%s is truncated: it has %llu launches and no end", path,
            (unsigned long long)reader.totals.found);
    if (resync && !(reader.flags & TRACE_CONTENTS))
        say("CU2CL_RESYNC has no effect: %s was recorded without contents", path);
    return known != NULL;
}

bool rt_compare_graphs(void)
{
    return reader.flags & TRACE_GRAPHS;
}

static bool trace_has(const struct rt_kernel *kernel)
{
    for (uint32_t i = 0; i < reader.kernel_count; i++)
        if (trace_same_kernel(reader.kernels[i].name, kernel->info->name))
            return true;
    return false;
}

static bool program_has(uint32_t index)
{
    if (known[index] >= 0)
        return known[index];
    known[index] = strcmp(reader.kernels[index].name, TRACE_UNSEEN_GRAPH) == 0;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next)
        for (unsigned k = 0; k < m->info->kernel_count; k++)
            if (trace_same_kernel(reader.kernels[index].name, m->info->kernels[k].name))
                known[index] = 1;
    return known[index];
}

/* The next launch of the trace whose kernel this program has; false: there is none. */
static bool read_next(void)
{
    while (!has_next && trace_next(&reader, &next)) {
        next_number++;
        has_next = program_has(next.kernel);
        counts.missing += !has_next;
        if (!has_next)
            trace_launch_free(&next);
    }
    return has_next;
}

static void lose(const struct rt_kernel *kernel)
{
    is_lost = true;
    if (has_next)
        say("launch %llu is of %s in the trace, and of %s here: the launches are not the same, and "
            "no more are compared",
            (unsigned long long)next_number, reader.kernels[next.kernel].name, kernel->info->name);
    else if (reader.problem)
        say("%s: %s; compared up to launch %llu", path, reader.problem,
            (unsigned long long)next_number);
    else
        say("%s is launched once more here: the trace ends with launch %llu", kernel->info->name,
            (unsigned long long)next_number);
    counts.differ += !reader.problem;
}

bool rt_compare_take(struct rt_seen *seen)
{
    if (is_lost)
        return false;
    if (!trace_has(seen->kernel)) {
        counts.foreign++;
        return false;
    }
    if (!read_next() ||
        !trace_same_kernel(reader.kernels[next.kernel].name, seen->kernel->info->name)) {
        lose(seen->kernel);
        return false;
    }
    seen->expected = next;
    seen->number = next_number;
    has_next = false;
    return true;
}

bool rt_compare_unseen_graph(void)
{
    if (is_lost || !read_next() ||
        strcmp(reader.kernels[next.kernel].name, TRACE_UNSEEN_GRAPH) != 0)
        return false;
    trace_launch_free(&next);
    has_next = false;
    return true;
}

const struct trace_param *rt_compare_param(const struct rt_seen *seen, uint32_t index)
{
    const struct trace_kernel *kernel = &reader.kernels[seen->expected.kernel];
    return index < kernel->param_count ? &kernel->params[index] : NULL;
}

/* --- what was spoiled --- */

static bool is_spoiled(uint64_t allocation)
{
    for (unsigned i = 0; i < spoiled_count; i++)
        if (spoiled[i] == allocation)
            return true;
    return false;
}

static void set_spoiled(uint64_t allocation, bool is)
{
    unsigned i = 0;
    while (i < spoiled_count && spoiled[i] != allocation)
        i++;
    if (is && i == spoiled_count && i < MOST_SPOILED)
        spoiled[spoiled_count++] = allocation;
    else if (!is && i < spoiled_count)
        spoiled[i] = spoiled[--spoiled_count];
}

static bool uses_spoiled(const struct rt_seen *seen)
{
    for (uint32_t i = 0; i < seen->used.memory_count; i++)
        if (is_spoiled(seen->used.memory[i].allocation))
            return true;
    return false;
}

/* --- messages --- */

/* `launch 3, scale<<<(8, 1, 1), (128, 1, 1)>>>: parameter 2 `y`` */
static void describe_place(const struct rt_seen *seen, uint32_t param, char *text, size_t size)
{
    const struct trace_launch *l = &seen->launch;
    const struct trace_param *p = &seen->described->params[param];
    int used = snprintf(text, size, "launch %llu, %s<<<(%u, %u, %u), (%u, %u, %u)>>>: ",
                        (unsigned long long)seen->number, seen->kernel->info->name, l->grid[0],
                        l->grid[1], l->grid[2], l->block[0], l->block[1], l->block[2]);
    size_t at = (size_t)used < size ? (size_t)used : size - 1;
    if (param >= seen->kernel->visible)
        snprintf(text + at, size - at, "variable %s", p->name ? p->name : "?");
    else
        snprintf(text + at, size - at, "parameter %u%s%s", param + 1, p->name ? " " : "",
                 p->name ? p->name : "");
}

static void describe_count(const struct rt_difference *d, bool is_whole, enum trace_type type,
                           char *text, size_t size)
{
    char ulps[80] = "";
    if (type == TRACE_FLOAT32 || type == TRACE_FLOAT64)
        snprintf(ulps, sizeof ulps, "%.0f ULPs, at most %.0f; ", d->first_ulps, d->most_ulps);
    snprintf(text, size, "%s%llu of %llu %s differ", ulps, (unsigned long long)d->count,
             (unsigned long long)d->elements, is_whole ? "elements" : "sampled elements");
}

/* --- values --- */

static void judge_value(const struct rt_seen *seen, uint32_t i, const unsigned char *got,
                        const unsigned char *expected)
{
    struct rt_difference d = {0};
    const struct trace_param *there = rt_compare_param(seen, i);
    enum trace_type type =
        there->type != TRACE_BYTES ? there->type : seen->described->params[i].type;
    uint64_t words[2] = {0, 0};
    char place[400];
    if (type == TRACE_BYTES || trace_type_size(type) != there->size)
        return; /* structures have gaps, and addresses */
    memcpy(&words[0], got, there->size);
    memcpy(&words[1], expected, there->size);
    if (there->size == 8 && type != TRACE_FLOAT64 && words[0] >> 32 && words[1] >> 32) {
        counts.values += words[0] != words[1]; /* a handle, or an address */
        return;
    }
    rt_compare_elements(type, &bounds, got, expected, there->size, 0, &d);
    if (d.count == 0)
        return;
    describe_place(seen, i, place, sizeof place);
    say("%s is %s, expected %s", place, d.got, d.expected);
    counts.differ++;
}

static void judge_values(const struct rt_seen *seen)
{
    const unsigned char *got = seen->launch.values, *expected = seen->expected.values;
    const unsigned char *end = expected + seen->expected.value_size;
    for (uint32_t i = 0; i < seen->kernel->visible; i++) {
        const struct trace_param *here = &seen->described->params[i],
                                 *there = rt_compare_param(seen, i);
        bool both = there && here->kind == TRACE_VALUE && there->kind == TRACE_VALUE &&
                    here->size == there->size && (size_t)(end - expected) >= there->size;
        if (both && counts.differ < MOST_MESSAGES)
            judge_value(seen, i, got, expected);
        got += here->kind == TRACE_VALUE ? here->size : 0;
        if (there && there->kind == TRACE_VALUE)
            expected +=
                there->size < (size_t)(end - expected) ? there->size : (size_t)(end - expected);
    }
}

static void judge_configuration(const struct rt_seen *seen)
{
    const struct trace_launch *a = &seen->launch, *b = &seen->expected;
    if (memcmp(a->grid, b->grid, sizeof a->grid) == 0 &&
        memcmp(a->block, b->block, sizeof a->block) == 0)
        return;
    if (counts.unlike++ < MOST_MESSAGES)
        say("launch %llu, %s: the trace has it with <<<(%u, %u, %u), (%u, %u, %u)>>>, and here it "
            "is "
            "<<<(%u, %u, %u), (%u, %u, %u)>>>",
            (unsigned long long)seen->number, seen->kernel->info->name, b->grid[0], b->grid[1],
            b->grid[2], b->block[0], b->block[1], b->block[2], a->grid[0], a->grid[1], a->grid[2],
            a->block[0], a->block[1], a->block[2]);
}

/* --- memory --- */

static enum trace_type type_of_memory(const struct rt_seen *seen, uint32_t i)
{
    const struct trace_param *there = rt_compare_param(seen, seen->expected.memory[i].param);
    const struct trace_param *here = &seen->described->params[seen->launch.memory[i].param];
    if (seen->expected.memory[i].at > 0 || !there || there->kind == TRACE_VARIABLE)
        return TRACE_BYTES;
    return there->type != TRACE_BYTES ? there->type : here->type;
}

/* Reads both sides piece by piece; with `restore` the trace's bytes go back. */
static bool compare_contents(const struct rt_seen *seen, uint32_t i, enum trace_type type,
                             bool restore, struct rt_difference *d)
{
    const struct trace_memory *there = &seen->expected.memory[i], *here = &seen->launch.memory[i];
    char *got = malloc(PIECE), *expected = malloc(PIECE);
    bool good = got && expected;
    for (uint64_t done = 0, count; good && done < here->size; done += count) {
        count = here->size - done < PIECE ? here->size - done : PIECE;
        good = trace_read_contents(&reader, there, done, expected, (size_t)count) &&
               rt_record_read(seen->device, here->allocation + done, got, (size_t)count) ==
                   cu2clSuccess;
        if (good)
            rt_compare_elements(type, &bounds, got, expected, (size_t)count,
                                done / trace_type_size(type), d);
        if (good && restore)
            good = rt_record_write(seen->device, here->allocation + done, expected,
                                   (size_t)count) == cu2clSuccess;
    }
    free(got);
    free(expected);
    return good;
}

static void compare_samples(const struct rt_seen *seen, uint32_t i, enum trace_type type,
                            struct rt_difference *d)
{
    const struct trace_memory *there = &seen->expected.memory[i], *here = &seen->launch.memory[i];
    uint64_t words = (here->size + 7) / 8, last = UINT64_MAX;
    for (unsigned k = 0; k < CU2CL_DIGEST_SAMPLES && words; k++) {
        uint64_t place = cu2cl_digest_place(k, words);
        size_t left = (size_t)(here->size - 8 * place);
        if (place != last)
            rt_compare_elements(type, &bounds, &here->samples[k], &there->samples[k],
                                left < 8 ? left : 8, place * 8 / trace_type_size(type), d);
        last = place;
    }
}

/* Numbers with a point may be off in bits, and memory whose type is not known may hold them, or
 * addresses. */
static bool is_exact(enum trace_type type)
{
    return type != TRACE_BYTES && type != TRACE_FLOAT32 && type != TRACE_FLOAT64 &&
           type != TRACE_INT64 && type != TRACE_UINT64;
}

static void say_memory(const struct rt_seen *seen, uint32_t i, enum trace_type type,
                       const struct rt_difference *d, bool is_whole)
{
    const struct trace_memory *m = &seen->launch.memory[i];
    char place[400], count[200];
    describe_place(seen, m->param, place, sizeof place);
    describe_count(d, is_whole, type, count, sizeof count);
    long long index = (long long)d->first - (long long)(m->offset / trace_type_size(type));
    if (d->count == 0)
        say("%s differs; the elements that were sampled don't", place);
    else
        say("%s: %s [%lld] is %s, expected %s (%s)", place,
            type == TRACE_BYTES ? "word" : "element", index, d->got, d->expected, count);
}

/* True: the memory differs. */
static bool judge_memory(const struct rt_seen *seen, uint32_t i, bool is_silent)
{
    const struct trace_memory *there = &seen->expected.memory[i], *here = &seen->launch.memory[i];
    struct rt_difference d = {0};
    if (!here->allocation || here->size != there->size || here->offset != there->offset) {
        char place[400];
        describe_place(seen, here->param, place, sizeof place);
        if (counts.elsewhere++ < MOST_MESSAGES)
            say("%s is in an allocation of %llu bytes here, and of %llu in the trace: not compared",
                place, (unsigned long long)here->size, (unsigned long long)there->size);
        return false;
    }
    set_spoiled(here->allocation, false);
    if (here->hash == there->hash)
        return false;
    enum trace_type type = type_of_memory(seen, i);
    bool is_whole = there->contents >= 0 && compare_contents(seen, i, type, false, &d);
    if (!is_whole)
        compare_samples(seen, i, type, &d);
    if (d.count == 0 && (is_whole || !is_exact(type))) {
        counts.sampled += !is_whole;
        counts.unsure += is_whole && d.unsure > 0;
        return false;
    }
    if (!is_silent)
        say_memory(seen, i, type, &d, is_whole);
    if (resync && is_whole)
        compare_contents(seen, i, type, true, &d);
    else
        set_spoiled(here->allocation, true);
    return true;
}

void rt_compare_judge(struct rt_seen *seen)
{
    bool differs = false, follows = uses_spoiled(seen);
    bool is_silent = follows || counts.differ >= MOST_MESSAGES;
    counts.compared++;
    judge_configuration(seen);
    judge_values(seen);
    for (uint32_t i = 0; i < seen->launch.memory_count; i++)
        if (judge_memory(seen, i, is_silent))
            differs = true;
    counts.differ += differs && !follows;
    counts.follow += differs && follows;
}

/* --- the end --- */

static void say_missing(void)
{
    if (is_lost || !read_next())
        return;
    say("the program ends here, and the trace goes on with launch %llu, of %s",
        (unsigned long long)next_number, reader.kernels[next.kernel].name);
    counts.differ++;
}

void rt_compare_failed(unsigned launches)
{
    counts.failed += launches;
}

static void say_count(uint64_t count, const char *what)
{
    if (count)
        say("%llu %s", (unsigned long long)count, what);
}

/* What may be wrong all the same. */
static bool say_what_is_left(uint64_t graphs)
{
    say_count(counts.sampled, "pieces of memory differ in bits, and only samples, which are within "
                              "the bounds, were compared; a trace with contents tells for all");
    say_count(counts.unsure, "pieces of memory of no known type have words that are close as one "
                             "type and not as another");
    say_count(counts.elsewhere, "pieces of memory were not compared: their sizes differ");
    say_count(counts.values, "arguments of 64 bits were not compared: they may be handles");
    say_count(counts.foreign, "launches here are of kernels that the trace does not have");
    say_count(counts.missing,
              "launches of the trace are of kernels that the program does not have");
    say_count(graphs, "launches of graphs were not compared: the trace does not have them");
    say_count(counts.failed, "launches were not compared: one failed");
    return counts.sampled + counts.unsure + counts.elsewhere + counts.values + counts.foreign +
               counts.missing + graphs + counts.failed >
           0;
}

void rt_compare_close(uint64_t graphs)
{
    say_missing();
    if (reader.problem && !is_lost)
        say("%s: %s; compared up to launch %llu", path, reader.problem,
            (unsigned long long)next_number);
    say("%llu launches compared with %s (%s): %llu differ%s, %llu more use what these wrote",
        (unsigned long long)counts.compared, path, reader.producer ? reader.producer : "?",
        (unsigned long long)counts.differ, counts.differ == 1 ? "s" : "",
        (unsigned long long)counts.follow);
    bool is_partly = say_what_is_left(graphs);
    write_report(counts.differ                            ? "differs"
                 : reader.problem || counts.compared == 0 ? "incomplete"
                 : is_partly                              ? "partly"
                                                          : "same");
    trace_launch_free(&next);
    trace_close(&reader);
    free(known);
}
