/* Expands `#include <cu2cl/x.clh>` in the text of a .cl from the copies of the device library
 * inside the runtime.
 *
 * Each header is put in once, where it is first included. #line directives around it keep the line
 * numbers and names of both texts right in build logs. Other includes are left to the OpenCL
 * compiler. */
#include "program/program.h"

#include <stdlib.h>

struct expansion {
    FILE *out;
    bool *included; /* of each file */
};

static void write_place(FILE *out, unsigned line, const char *name)
{
    fprintf(out, "#line %u \"%.255s\"\n", line, name);
}

/* The name in `# include <cu2cl/NAME>`, or NULL. */
static const char *included_name(const char *line, const char *end, size_t *length)
{
    static const char word[] = "include", prefix[] = "<cu2cl/";
    while (line < end && (*line == ' ' || *line == '\t'))
        line++;
    if (line == end || *line++ != '#')
        return NULL;
    while (line < end && (*line == ' ' || *line == '\t'))
        line++;
    if ((size_t)(end - line) < strlen(word) || strncmp(line, word, strlen(word)) != 0)
        return NULL;
    line += strlen(word);
    while (line < end && (*line == ' ' || *line == '\t'))
        line++;
    if ((size_t)(end - line) < strlen(prefix) || strncmp(line, prefix, strlen(prefix)) != 0)
        return NULL;
    line += strlen(prefix);
    const char *close = memchr(line, '>', (size_t)(end - line));
    if (!close)
        return NULL;
    *length = (size_t)(close - line);
    return line;
}

static size_t prelude_index(const char *name, size_t length)
{
    size_t i = 0;
    while (rt_prelude_files[i].name && (strlen(rt_prelude_files[i].name) != length ||
                                        strncmp(rt_prelude_files[i].name, name, length) != 0))
        i++;
    return i;
}

static void expand_text(struct expansion *e, const char *name, const char *text, const char *end);

static void include(struct expansion *e, size_t index)
{
    const struct rt_prelude_file *file = &rt_prelude_files[index];
    char name[128];
    if (e->included[index])
        return;
    e->included[index] = true;
    snprintf(name, sizeof name, "cu2cl/%s", file->name);
    write_place(e->out, 1, name);
    expand_text(e, name, file->text, file->end);
}

static void expand_text(struct expansion *e, const char *name, const char *text, const char *end)
{
    unsigned number = 1;
    while (text < end) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        const char *line_end = newline ? newline : end;
        size_t length = 0, index = 0;
        const char *header = included_name(text, line_end, &length);
        if (header)
            index = prelude_index(header, length);
        number++;
        if (header && rt_prelude_files[index].name) {
            include(e, index);
            write_place(e->out, number, name);
        } else {
            fwrite(text, 1, (size_t)(line_end - text), e->out);
            putc('\n', e->out);
        }
        text = newline ? newline + 1 : end;
    }
}

char *rt_prelude_expand(const char *name, const char *source, size_t length)
{
    char *text = NULL;
    size_t size = 0;
    size_t count = 0;
    while (rt_prelude_files[count].name)
        count++;
    struct expansion e = {.included = calloc(count + 1, sizeof *e.included)};
    e.out = e.included ? open_memstream(&text, &size) : NULL;
    if (!e.out) {
        free(e.included);
        return NULL;
    }
    write_place(e.out, 1, name);
    expand_text(&e, name, source, source + length);
    free(e.included);
    return rt_text_close(e.out, &text);
}
