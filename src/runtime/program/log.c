/* Build logs name places of the .cl files, whatever the driver does with #line.
 *
 * Some drivers honour the #line directives of the expanded text, others count its lines and call it
 * `<kernel>` or `input.cl`. A log line that begins with `NAME:LINE:`, where no directive names
 * NAME, gets the place that the directives give. */
#include "program/program.h"

struct place {
    char name[256];
    unsigned long line;
};

/* Reads `#line N "NAME"`. */
static bool read_line_directive(const char *text, struct place *place)
{
    return sscanf(text, "#line %lu \"%255[^\"\n]\"", &place->line, place->name) == 2;
}

/* The place of line `wanted` of the expanded text. */
static bool find_line(const char *source, unsigned long wanted, struct place *place)
{
    struct place at = {"", 0};
    for (unsigned long line = 1; *source; line++) {
        if (!read_line_directive(source, &at)) {
            if (line == wanted) {
                *place = at;
                return at.name[0] != '\0';
            }
            at.line++;
        }
        source = strchr(source, '\n');
        if (!source)
            break;
        source++;
    }
    return false;
}

static bool is_named(const char *source, const char *name, size_t length)
{
    struct place at;
    for (; source; source = strchr(source, '\n')) {
        source += *source == '\n';
        if (read_line_directive(source, &at) && strlen(at.name) == length &&
            strncmp(at.name, name, length) == 0)
            return true;
    }
    return false;
}

/* Writes one line of the log, with its place when that has to be found. */
static void write_line(FILE *out, const char *line, size_t length, const char *source)
{
    struct place place;
    size_t name = strcspn(line, ": \n");
    size_t digits = name < length && line[name] == ':' ? strspn(line + name + 1, "0123456789") : 0;
    size_t end = name + 1 + digits;
    bool located = name > 0 && digits > 0 && end < length && line[end] == ':' &&
                   !is_named(source, line, name) &&
                   find_line(source, strtoul(line + name + 1, NULL, 10), &place);
    if (located) {
        fprintf(out, "%s:%lu", place.name, place.line);
        line += end;
        length -= end;
    }
    fwrite(line, 1, length, out);
}

char *rt_log_locate(const char *log, const char *source)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    while (*log) {
        const char *newline = strchr(log, '\n');
        size_t length = newline ? (size_t)(newline + 1 - log) : strlen(log);
        write_line(out, log, length, source);
        log += length;
    }
    return rt_text_close(out, &text);
}
