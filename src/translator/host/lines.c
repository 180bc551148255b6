/* Which line of which source each line of a .cl is from, as a text beside it: OUT/.cu2cl/NAME.cl.lines.
 *
 * A line `CL LINE FILE` says that line CL is from line LINE of FILE, a path seen from the source
 * root; without FILE it is the file before. Lines that are not named are from the same line as the
 * one before them. */
#include "port/port.h"

#include "util/str.h"
#include <string.h>

static bool same_line(const struct c_mark *a, const struct c_mark *b)
{
    return a && b && a->line == b->line && a->file == b->file;
}

/* A line is from where its first mark says, else from where the line before has ended. */
const char *host_lines_text(struct program *program, const char *text, const struct c_marks *marks)
{
    struct str out = {.arena = program->arena};
    const struct c_mark *mark = marks->items, *end = marks->items + marks->count;
    const struct c_mark *before = NULL, *told = NULL;
    size_t at = 0;

    for (size_t number = 1; text[at]; number++) {
        at += strcspn(text + at, "\n");
        at += text[at] == '\n';
        const struct c_mark *here = mark < end && mark->offset < at ? mark : before;
        bool names_file = here && (!told || told->file != here->file);
        if (here && !same_line(here, told))
            str_printf(&out, "%zu %u%s%s\n", number, here->line, names_file ? " " : "",
                       names_file ? host_from_root(program, here->file) : "");
        told = here;
        for (; mark < end && mark->offset < at; mark++)
            before = mark;
    }
    return str_text(&out);
}
