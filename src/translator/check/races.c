/* What Oclgrind found in a run (--races), at the lines of the CUDA source.
 *
 * Oclgrind prints a message for each access: a head, `Kernel: NAME`, and `At line N (column C) of
 * FILE` for each side. Equal places count as one. The lines that a .cl is from are kept beside the
 * port (host/lines.c); behind the .cl's last line follow those of its lanes form, of which only the
 * kernel is known. */
#include "check/run.h"

#include "util/file.h"
#include "util/str.h"
#include "util/path.h"
#include "text/port_files.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct fault_row {
    const char *beginning, *text;
} fault_rows[] = {
#define FAULT(beginning, text) {beginning, text},
#include "check/faults.def"
};

struct race_reader {
    const struct check_work *work;
    struct arena *arena;
    const char *port, *root; /* of the program; where its sources' paths start */
    json_t *report;
    struct check_result *result;
    struct map known; /* text of a finding -> struct check_finding */
    size_t messages;
};

/* --- places ---------------------------------------------------------------------------------- */

/* As a person here calls it. */
static const char *shown_path(struct race_reader *r, const char *file)
{
    const char *path = *file == '/' ? file : arena_printf(r->arena, "%s/%s", r->root, file);
    char *here = realpath(".", NULL);
    const char *absolute = path_absolute(r->arena, path);
    const char *shown =
        here && path_is_inside(absolute, here) ? path_relative(r->arena, here, absolute) : absolute;

    free(here);
    return shown;
}

static size_t line_total(const char *text)
{
    size_t count = 0;

    for (; text && *text; text += strcspn(text, "\n"), text += *text == '\n')
        count++;
    return count;
}

/* The report's entry of a kernel; other forms are called as their kernel with an ending. */
static const json_t *kernel_entry(struct race_reader *r, const char *name)
{
    const json_t *source, *kernel;
    size_t i, j;

    json_array_foreach(json_object_get(r->report, "sources"), i, source)
        json_array_foreach(json_object_get(source, "kernels"), j, kernel)
    {
        const char *own = json_string_value(json_object_get(kernel, "name"));
        size_t length = own ? strlen(own) : 0;
        if (length && strncmp(own, name, length) == 0 &&
            (!name[length] || strcmp(name + length, "_lanes") == 0 ||
             strcmp(name + length, "_items") == 0))
            return kernel;
    }
    return NULL;
}

static struct source_pos kernel_place(struct race_reader *r, const json_t *kernel)
{
    const char *file = json_string_value(json_object_get(kernel, "file"));
    struct source_pos pos = {.file = file ? shown_path(r, file) : NULL};

    pos.line = (unsigned)json_integer_value(json_object_get(kernel, "line"));
    return pos;
}

/* The line of the source that line `number` of a .cl is from; file NULL: there is none. */
static struct source_pos place_of_line(struct race_reader *r, const char *file,
                                       unsigned long number)
{
    struct source_pos pos = {.file = NULL};
    size_t length;
    const char *text = file_read(r->arena, arena_printf(r->arena, "%s/%s", r->port, file), &length);
    const char *lines = file_read(
        r->arena, arena_printf(r->arena, "%s/" BASE_FOLDER "/%s.lines", r->port, file), &length);

    if (number && text && lines && number <= line_total(text) &&
        port_files_find_line(r->arena, lines, number, &pos))
        pos.file = shown_path(r, pos.file);
    return pos;
}

/* --- messages -------------------------------------------------------------------------------- */

static const char *next_line(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static const char *line_text(struct race_reader *r, const char *line)
{
    return arena_strndup(r->arena, line, strcspn(line, "\n"));
}

/* A head is followed by the kernel's name. NULL: it is none. */
static const char *kernel_of_head(struct race_reader *r, const char *line)
{
    static const char sign[] = "\tKernel:";
    const char *next = next_line(line);

    if (*line == '\t' || *line == '\n' || !str_starts(next, sign))
        return NULL;
    next += sizeof sign - 1;
    return line_text(r, next + strspn(next, " "));
}

static const char *text_of_head(struct race_reader *r, const char *line)
{
    for (size_t i = 0; i < sizeof fault_rows / sizeof *fault_rows; i++)
        if (str_starts(line, fault_rows[i].beginning))
            return fault_rows[i].text;
    const char *address = strstr(line, " 0x");
    size_t length = strcspn(line, "\n");
    if (address && (size_t)(address - line) < length)
        length = (size_t)(address - line);
    return arena_strndup(r->arena, line, length);
}

/* The sides of a message, two at most, in the order of their lines. `code`: what the first of them
 * does that has no line of the source. */
struct sides {
    struct source_pos pos[2];
    size_t count;
    const char *code;
};

static void take_side(struct race_reader *r, const char *line, struct sides *sides)
{
    char *after;
    unsigned long number = strtoul(line, &after, 10);
    const char *file = strstr(after, " of ");
    size_t length = strcspn(line, "\n");

    if (!file || (size_t)(file - line) > length)
        return;
    file += strlen(" of ");
    struct source_pos pos =
        place_of_line(r, arena_strndup(r->arena, file, length - (size_t)(file - line) - 1), number);
    const char *code = next_line(line);
    if (pos.file && sides->count < 2)
        sides->pos[sides->count++] = pos;
    else if (!pos.file && !sides->code && number)
        sides->code = line_text(r, code + strspn(code, "\t "));
}

static const char *read_sides(struct race_reader *r, const char *line, struct sides *sides)
{
    static const char sign[] = "\tAt line ";

    for (line = next_line(line); *line == '\t'; line = next_line(line))
        if (str_starts(line, sign))
            take_side(r, line + sizeof sign - 1, sides);
    struct source_pos *pos = sides->pos;
    if (sides->count == 2 && pos[1].line < pos[0].line && strcmp(pos[0].file, pos[1].file) == 0) {
        struct source_pos first = pos[0];
        pos[0] = pos[1];
        pos[1] = first;
    }
    return line;
}

static void add_finding(struct race_reader *r, struct source_pos pos, bool is_note,
                        const char *text)
{
    const char *key = arena_printf(r->arena, "%s:%u:%s", pos.file ? pos.file : "", pos.line, text);
    size_t *at = map_get(&r->known, key);

    if (at) {
        r->result->findings[*at].count++;
        return;
    }
    at = arena_new(r->arena, size_t);
    *at = r->result->finding_count;
    map_put(&r->known, key, at);
    const struct check_finding finding = {pos.file, pos.line, text, 1, is_note};
    arena_push(r->arena, r->result->findings, r->result->finding_count, finding);
}

static void take_race(struct race_reader *r, const char *kernel, const char *what,
                      const struct sides *sides)
{
    const json_t *entry = kernel_entry(r, kernel);
    struct source_pos pos = sides->count ? sides->pos[0] : kernel_place(r, entry);
    const char *other = "", *name = json_string_value(json_object_get(entry, "name"));

    if (sides->count == 2 && sides->pos[1].line != pos.line)
        other = arena_printf(r->arena, ", with line %u%s%s", sides->pos[1].line,
                             strcmp(sides->pos[1].file, pos.file) != 0 ? " of " : "",
                             strcmp(sides->pos[1].file, pos.file) != 0 ? sides->pos[1].file : "");
    else if (!sides->count && sides->code)
        other = arena_printf(r->arena, ", in `%s`", sides->code);
    add_finding(r, pos, false,
                arena_printf(r->arena, "%s, in kernel %s%s", what, name ? name : kernel, other));
}

/* Every message of the log. Its lines begin with a tab, and none of the program's in it. */
static void read_messages(struct race_reader *r, const char *log)
{
    for (const char *line = log; *line;) {
        const char *kernel = kernel_of_head(r, line);
        if (!kernel) {
            line = next_line(line);
            continue;
        }
        struct sides sides = {.count = 0};
        const char *what = text_of_head(r, line);
        line = read_sides(r, line, &sides);
        take_race(r, kernel, what, &sides);
        r->messages++;
    }
}

/* --- what was not looked at ------------------------------------------------------------------ */

static bool needs_warps(const json_t *kernel)
{
    const json_t *need;
    size_t i;

    json_array_foreach(json_object_get(kernel, "needs"), i,
                       need) if (strcmp(json_string_value(need), "warp") == 0) return true;
    return false;
}

/* Kernels that one work-item runs a block of: Oclgrind sees its threads as one. */
static void note_lanes(struct race_reader *r)
{
    const json_t *source, *kernel;
    size_t i, j;

    json_array_foreach(json_object_get(r->report, "sources"), i, source) json_array_foreach(
        json_object_get(source, "kernels"), j,
        kernel) if (needs_warps(kernel) && json_is_true(json_object_get(kernel, "ported")))
        add_finding(r, kernel_place(r, kernel), true,
                    arena_printf(r->arena,
                                 "kernel %s needs warps and runs in its lanes form: "
                                 "threads of one block were not compared",
                                 json_string_value(json_object_get(kernel, "name"))));
}

/* What the translator saw: threads that rely on lockstep instead of a barrier (CU2010). */
static void add_lockstep(struct race_reader *r)
{
    const json_t *message;
    size_t i;

    json_array_foreach(json_object_get(r->report, "messages"), i, message)
    {
        const char *file = json_string_value(json_object_get(message, "file"));
        const char *text = json_string_value(json_object_get(message, "text"));
        struct source_pos pos = {.file = file ? shown_path(r, file) : NULL};
        pos.line = (unsigned)json_integer_value(json_object_get(message, "line"));
        if (strcmp(json_string_value(json_object_get(message, "number")), "CU2010") == 0)
            add_finding(r, pos, false, arena_strdup(r->arena, text));
    }
}

/* --- the verdict ----------------------------------------------------------------------------- */

static size_t count_faults(const struct check_result *result)
{
    size_t count = 0;

    for (size_t i = 0; i < result->finding_count; i++)
        count += !result->findings[i].is_note;
    return count;
}

static int compare_findings(const void *a, const void *b)
{
    const struct check_finding *x = a, *y = b;
    int order = x->is_note - y->is_note;

    order = order ? order : strcmp(x->file ? x->file : "", y->file ? y->file : "");
    order = order ? order : (x->line > y->line) - (x->line < y->line);
    return order ? order : strcmp(x->text, y->text);
}

void judge_races(const struct check_work *work, bool ended_well, struct check_result *result)
{
    struct race_reader r = {.work = work, .arena = work->arena, .result = result};
    size_t length;
    const char *log =
        file_read(r.arena, arena_printf(r.arena, "%s/" RUN_ERRORS, result->folder), &length);

    r.known.arena = r.arena;
    r.port = arena_printf(r.arena, "%s/%s/port", work->options->work, result->program->name);
    r.root = check_source_root(work, result->program);
    r.report = json_load_file(arena_printf(r.arena, "%s/" REPORT_NAME, r.port), 0, NULL);
    read_messages(&r, log ? log : "");
    add_lockstep(&r);
    note_lanes(&r);
    if (r.messages >= RACES_MOST)
        add_finding(&r, (struct source_pos){.file = NULL}, false,
                    "Oclgrind stopped after so many messages: there may be more");
    json_decref(r.report);
    size_t faults = count_faults(result);
    if (result->finding_count)
        qsort(result->findings, result->finding_count, sizeof *result->findings, compare_findings);
    if (ended_well)
        result->verdict = faults ? VERDICT_FAULTS : VERDICT_CLEAN;
    if (faults && ended_well)
        result->reason = arena_printf(r.arena, "%zu place%s", faults, faults == 1 ? "" : "s");
}
