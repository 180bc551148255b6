/* Oclgrind's messages show a line of the text that was built: the one with the number that #line
 * directives give. So where the device library is in front of the .cl, it shows another line.
 *
 * For Oclgrind the text is taken apart: the .cl's lines come where their numbers say, and what
 * stands in front of them goes to a file that the build includes. A text with code of the .cl in
 * front of the library is built as it is. */
#include "program/program.h"

#include <unistd.h>

struct parts {
    FILE *own, *library;
    bool in_library, has_own, mixed;
    bool is_named, goes_on;        /* the last line ends in a backslash */
    unsigned long wanted, written; /* lines of `own` */
    char name[256];                /* of the .cl */
};

static bool is_blank(const char *line, size_t length)
{
    return strspn(line, " \t\r\n") >= length;
}

/* The first line that says nothing gives the name to those behind it. */
static void write_own(struct parts *parts, const char *line, size_t length, bool is_code)
{
    parts->written++;
    if (!parts->is_named && !is_code && !parts->goes_on) {
        fprintf(parts->own, "#line %lu \"%s\"\n", parts->written + 1, parts->name);
        parts->is_named = true;
    } else {
        fwrite(line, 1, length, parts->own);
    }
    parts->goes_on = length >= 2 && line[length - 2] == '\\';
}

static void add_own(struct parts *parts, const char *line, size_t length)
{
    bool is_code = !is_blank(line, length) && strncmp(line, "//", 2) != 0;
    while (parts->written + 1 < parts->wanted)
        write_own(parts, "\n", 1, false);
    if (parts->wanted == parts->written + 1)
        write_own(parts, line, length, is_code);
    parts->wanted++;
    parts->has_own |= is_code;
}

static void add_line(struct parts *parts, const char *line, size_t length)
{
    unsigned long number;
    char name[256];
    if (sscanf(line, "#line %lu \"%255[^\"\n]\"", &number, name) == 2) {
        parts->in_library = strncmp(name, "cu2cl/", 6) == 0;
        parts->wanted = number;
        if (parts->in_library)
            fwrite(line, 1, length, parts->library);
        else
            memcpy(parts->name, name, sizeof name);
    } else if (parts->in_library) {
        parts->mixed |= parts->has_own;
        fwrite(line, 1, length, parts->library);
    } else if (parts->wanted == 0) { /* in front of the first directive */
        fwrite(line, 1, length, parts->library);
    } else {
        add_own(parts, line, length);
    }
}

bool rt_oclgrind_split(const char *text, char **own, char **library)
{
    size_t sizes[2];
    struct parts parts = {.own = open_memstream(own, &sizes[0]),
                          .library = open_memstream(library, &sizes[1])};
    bool good = parts.own && parts.library;
    while (good && *text) {
        size_t length = strcspn(text, "\n");
        length += text[length] == '\n';
        add_line(&parts, text, length);
        text += length;
    }
    good = good && !parts.mixed && parts.has_own;
    if (parts.own && fclose(parts.own) != 0)
        good = false;
    if (parts.library && fclose(parts.library) != 0)
        good = false;
    if (good)
        return true;
    free(parts.own ? *own : NULL);
    free(parts.library ? *library : NULL);
    *own = *library = NULL;
    return false;
}

bool rt_oclgrind_prepare(const struct rt_device *device, const char *text, const char *options,
                         struct rt_oclgrind *prepared)
{
    char *library = NULL;
    *prepared = (struct rt_oclgrind){.text = NULL};
    if (strcmp(device->platform_name, "Oclgrind") != 0 ||
        !rt_oclgrind_split(text, &prepared->text, &library))
        return false;
    snprintf(prepared->file, sizeof prepared->file, "%s",
             "/tmp/cu2cl-XXXXXX"); /* a path without blanks: options are cut at them */
    int descriptor = mkstemp(prepared->file);
    size_t length = strlen(library);
    bool written = descriptor >= 0 && write(descriptor, library, length) == (ssize_t)length &&
                   snprintf(prepared->options, sizeof prepared->options, "%s -include %s", options,
                            prepared->file) < (int)sizeof prepared->options;
    free(library);
    if (descriptor >= 0)
        close(descriptor);
    if (written)
        return true;
    rt_oclgrind_done(prepared);
    return false;
}

void rt_oclgrind_done(struct rt_oclgrind *prepared)
{
    if (prepared->text && prepared->file[0])
        unlink(prepared->file);
    free(prepared->text);
    prepared->text = NULL;
}
