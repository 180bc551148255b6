/* Diagnostics: collecting, merging, sorting, printing.
 *
 * A message is formatted when it is reported, so that it needs nothing but its text afterwards.
 * Printing reads each source file again, once, to show the line; whatever comes from input (file
 * names, source lines) passes through a filter that leaves no control character, so that a hostile
 * file can't write escape sequences to the terminal. */
#include "text/diag.h"

#include "util/file.h"
#include "util/str.h"
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define LINE_WINDOW 160 /* bytes of a source line that are shown */
#define MOST_PLACES 8   /* of one cause that are named */

struct diag_row {
    enum diag_id id;
    enum diag_severity severity;
    const char *format;
};

static const struct diag_row rows[] = {
#define DIAG(number, severity, format) {CU##number, severity, format},
#include "text/diag.def"
#undef DIAG
};

static const struct diag_row *find_diag_row(enum diag_id id)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].id == id)
            return &rows[i];
    abort(); /* an enumerator always has its row */
}

/* --- collecting ------------------------------------------------------------------------------ */

static void add_message(struct diag *diag, const struct diag_message *message)
{
    const struct source_pos *pos = &message->pos;
    const char *key = arena_printf(diag->arena, "%d %u %u %s\n%s", (int)message->id, pos->line,
                                   pos->column, pos->file ? pos->file : "", message->text);

    diag->seen.arena = diag->arena;
    if (map_get(&diag->seen, key))
        return;
    map_put(&diag->seen, key, diag);
    struct diag_message copy = *message;
    copy.text = arena_strdup(diag->arena, message->text);
    copy.pos.file = pos->file ? arena_strdup(diag->arena, pos->file) : NULL;
    if (copy.macro) {
        copy.macro = arena_strdup(diag->arena, copy.macro);
        copy.macro_pos.file = arena_strdup(diag->arena, copy.macro_pos.file);
    }
    arena_push(diag->arena, diag->messages, diag->count, copy);
}

void diag_report(struct diag *diag, enum diag_id id, const struct source_pos *pos, ...)
{
    const struct diag_row *row = find_diag_row(id);
    struct diag_message message = {.id = id, .severity = row->severity};
    va_list values;

    va_start(values, pos);
    message.text = arena_vprintf(diag->arena, row->format, values);
    va_end(values);
    if (pos)
        message.pos = *pos;
    add_message(diag, &message);
}

void diag_merge(struct diag *to, const struct diag *from)
{
    for (size_t i = 0; i < from->count; i++)
        add_message(to, &from->messages[i]);
}

enum diag_severity diag_worst(const struct diag *diag)
{
    enum diag_severity worst = DIAG_NOTE;

    for (size_t i = 0; i < diag->count; i++) {
        enum diag_severity severity = diag->messages[i].severity;
        if (severity == DIAG_WARNING && diag->werror)
            severity = DIAG_UNPORTED;
        if (severity > worst)
            worst = severity;
    }
    return worst;
}

size_t diag_count(const struct diag *diag, enum diag_severity severity)
{
    size_t count = 0;

    for (size_t i = 0; i < diag->count; i++)
        count += diag->messages[i].severity == severity;
    return count;
}

/* --- sorting --------------------------------------------------------------------------------- */

struct sortable {
    struct diag_message message;
    size_t file, order;
};

static int compare_sizes(size_t a, size_t b)
{
    return (a > b) - (a < b);
}

static int compare_messages(const void *left, const void *right)
{
    const struct sortable *a = left, *b = right;
    int result = compare_sizes(a->file, b->file);

    if (!result)
        result = compare_sizes(a->message.pos.line, b->message.pos.line);
    if (!result)
        result = compare_sizes(a->message.pos.column, b->message.pos.column);
    if (!result)
        result = compare_sizes((size_t)a->message.id, (size_t)b->message.id);
    return result ? result : compare_sizes(a->order, b->order);
}

void diag_sort(struct diag *diag)
{
    struct sortable *items = arena_alloc(diag->arena, (diag->count + 1) * sizeof *items);
    struct map ranks = {.arena = diag->arena};

    for (size_t i = 0; i < diag->count; i++) {
        const char *file = diag->messages[i].pos.file ? diag->messages[i].pos.file : "";
        uintptr_t rank = (uintptr_t)map_get(&ranks, file);
        if (!rank) {
            rank = ranks.count + 1;
            map_put(&ranks, file, (void *)rank); /* a number, never followed */
        }
        items[i] = (struct sortable){diag->messages[i], (size_t)rank, i};
    }
    qsort(items, diag->count, sizeof *items, compare_messages);
    for (size_t i = 0; i < diag->count; i++)
        diag->messages[i] = items[i].message;
}

/* --- printing -------------------------------------------------------------------------------- */

const char *diag_severity_name(enum diag_severity severity)
{
    static const char *const names[] = {"note", "warning", "unported", "error"};
    return names[severity];
}

static const char *severity_colour(enum diag_severity severity)
{
    static const char *const colours[] = {"\033[1;36m", "\033[1;35m", "\033[1;33m", "\033[1;31m"};
    return colours[severity];
}

static bool is_control(char c)
{
    return (unsigned char)c < 32 || c == 127;
}

/* Prints text that came from outside. Newlines of messages stay when `multiline`. */
static void print_filtered(FILE *stream, const char *text, size_t length, bool multiline)
{
    for (size_t i = 0; i < length; i++) {
        bool keep = !is_control(text[i]) || (multiline && text[i] == '\n');
        fputc(keep ? text[i] : '?', stream);
    }
}

void diag_print_text(FILE *stream, const char *text)
{
    print_filtered(stream, text, strlen(text), true);
}

struct file_text {
    char *text;
    size_t length;
};

static struct file_text *read_text(struct arena *arena, const char *path)
{
    struct file_text *file = arena_new(arena, struct file_text);
    file->text = file_read(arena, path, &file->length);
    return file;
}

/* The line with this number; NULL when the file has fewer. */
static const char *find_line(const struct file_text *file, unsigned line, size_t *length)
{
    const char *at = file->text, *end = file->text ? file->text + file->length : NULL;

    for (unsigned i = 1; at && i < line; i++) {
        at = memchr(at, '\n', (size_t)(end - at));
        if (at)
            at++;
    }
    if (!at || line == 0)
        return NULL;
    const char *newline = memchr(at, '\n', (size_t)(end - at));
    *length = (size_t)((newline ? newline : end) - at);
    if (*length && at[*length - 1] == '\r')
        --*length;
    return at;
}

/* The source line with a caret under the column; a long line is cut around the column. */
static void print_line(FILE *stream, const char *line, size_t length, unsigned column)
{
    size_t caret = column ? column - 1 : 0;
    size_t begin = caret > LINE_WINDOW / 2 && length > LINE_WINDOW ? caret - LINE_WINDOW / 2 : 0;

    if (caret > length)
        return;
    while (begin < caret && ((unsigned char)line[begin] & 0xc0) == 0x80)
        begin++; /* not into the middle of a UTF-8 character */
    size_t end = length - begin > LINE_WINDOW ? begin + LINE_WINDOW : length;
    fputs("    ", stream);
    for (size_t i = begin; i < end; i++)
        fputc(line[i] == '\t' || !is_control(line[i]) ? line[i] : '?', stream);
    if (!column) {
        fputc('\n', stream);
        return;
    }
    fputs("\n    ", stream);
    for (size_t i = begin; i < caret; i++)
        if (((unsigned char)line[i] & 0xc0) != 0x80)
            fputc(line[i] == '\t' ? '\t' : ' ', stream);
    fputs("^\n", stream);
}

static void print_place(FILE *stream, const struct source_pos *pos)
{
    if (!pos->file) {
        fputs("cu2cl: ", stream);
        return;
    }
    print_filtered(stream, pos->file, strlen(pos->file), false);
    if (pos->line)
        fprintf(stream, ":%u", pos->line);
    if (pos->line && pos->column)
        fprintf(stream, ":%u", pos->column);
    fputs(": ", stream);
}

static void print_message(FILE *stream, const struct diag *diag, const struct diag_message *message,
                          bool colour)
{
    bool is_error = diag->is_compiler && message->severity == DIAG_UNPORTED;
    const char *name = diag_severity_name(is_error ? DIAG_ERROR : message->severity);

    print_place(stream, &message->pos);
    if (colour)
        fprintf(stream, "%s%s:\033[0m ", severity_colour(message->severity), name);
    else
        fprintf(stream, "%s: ", name);
    print_filtered(stream, message->text, strlen(message->text), true);
    fprintf(stream, " [CU%04d]\n", (int)message->id);
}

/* The source line of a place, if its file can be read. */
static void print_source(FILE *stream, struct arena *arena, struct map *files,
                         const struct source_pos *pos)
{
    size_t length = 0;

    if (!pos->file || !pos->line)
        return;
    struct file_text *file = map_get(files, pos->file);
    if (!file) {
        file = read_text(arena, pos->file);
        map_put(files, pos->file, file);
    }
    const char *line = find_line(file, pos->line, &length);
    if (line)
        print_line(stream, line, length, pos->column);
}

/* Messages that say the same. */
struct group {
    const struct diag_message **places;
    size_t count;
};

/* One text at several places has one cause; so has one at the uses of one macro. */
static const char *group_key(struct arena *arena, const struct diag_message *message)
{
    const struct source_pos *macro = &message->macro_pos;

    return arena_printf(arena, "%d %s:%u:%u\n%s", (int)message->id,
                        message->macro ? macro->file : "", macro->line, macro->column,
                        message->text);
}

static void print_others(FILE *stream, const struct group *group)
{
    const struct diag_message *first = group->places[0];
    size_t others = group->count - 1, named = others < MOST_PLACES ? others : MOST_PLACES;

    if (others)
        fprintf(stream, "    the same at %zu more place%s: ", others, others == 1 ? "" : "s");
    for (size_t i = 1; i <= named; i++) {
        const struct source_pos *pos = &group->places[i]->pos;
        print_filtered(stream, pos->file, strlen(pos->file), false);
        fprintf(stream, ":%u:%u%s", pos->line, pos->column,
                i < named        ? ", "
                : others > named ? ", ...\n"
                                 : "\n");
    }
    if (first->macro) {
        fputs("    in the macro '", stream);
        print_filtered(stream, first->macro, strlen(first->macro), false);
        fputs("' of ", stream);
        print_filtered(stream, first->macro_pos.file, strlen(first->macro_pos.file), false);
        fprintf(stream, ":%u\n", first->macro_pos.line);
    }
}

void diag_print(const struct diag *diag, FILE *stream, bool colour)
{
    struct map files = {.arena = diag->arena}, groups = {.arena = diag->arena};

    for (size_t i = 0; i < diag->count; i++) {
        const struct diag_message *message = &diag->messages[i];
        const char *key = group_key(diag->arena, message);
        struct group *group = map_get(&groups, key);
        if (!group || !message->pos.file) {
            group = arena_new(diag->arena, struct group);
            map_put(&groups, message->pos.file ? key : arena_printf(diag->arena, "%zu", i), group);
        }
        arena_push(diag->arena, group->places, group->count, message);
    }
    for (size_t i = 0; i < groups.count; i++) {
        const struct group *group = groups.entries[i].value;
        if (diag->is_compiler && group->places[0]->severity == DIAG_NOTE)
            continue;
        print_message(stream, diag, group->places[0], colour);
        print_source(stream, diag->arena, &files, &group->places[0]->pos);
        print_others(stream, group);
    }
}
