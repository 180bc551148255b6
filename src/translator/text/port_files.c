#include "text/port_files.h"

#include <stdlib.h>
#include <string.h>

bool port_files_find_line(struct arena *arena, const char *lines, unsigned long number,
                          struct source_pos *pos)
{
    const char *file = NULL;
    size_t length = 0;
    char *after;

    *pos = (struct source_pos){.file = NULL};
    for (const char *line = lines; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        if (strtoul(line, &after, 10) > number)
            break;
        pos->line = (unsigned)strtoul(after, &after, 10);
        if (*after == ' ') {
            file = after + 1;
            length = strcspn(file, "\n");
        }
    }
    if (file)
        pos->file = arena_strndup(arena, file, length);
    return file != NULL;
}
