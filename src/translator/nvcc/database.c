/* --compile-commands: a JSON database of what is compiled, as CMake and Bear write it. Calls of a
 * parallel build add to it in turn. */
#include "nvcc/nvcc.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static void add_json_string(struct str *out, const char *text)
{
    str_addc(out, '"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            str_addc(out, '\\');
        if ((unsigned char)*text < 32)
            str_printf(out, "\\u%04x", (unsigned)*text);
        else
            str_addc(out, *text);
    }
    str_addc(out, '"');
}

static const char *entry_of(struct nvcc *nvcc, const char *source, const char *object)
{
    struct str out = {.arena = nvcc->arena};
    char folder[PATH_MAX];

    str_add(&out, "{\n  \"directory\": ");
    add_json_string(&out, getcwd(folder, sizeof folder) ? folder : ".");
    str_add(&out, ",\n  \"arguments\": [\"nvcc\"");
    for (size_t i = 0; i < nvcc->words.count; i++) {
        str_add(&out, ", ");
        add_json_string(&out, nvcc->words.items[i]);
    }
    str_add(&out, "],\n  \"file\": ");
    add_json_string(&out, source);
    if (nvcc->phase == NVCC_COMPILE) { /* objects of a link at once have no names */
        str_add(&out, ",\n  \"output\": ");
        add_json_string(&out, object);
    }
    str_add(&out, "\n}");
    return str_text(&out);
}

static char *read_all(struct nvcc *nvcc, int file)
{
    struct stat info;

    if (fstat(file, &info) != 0)
        return NULL;
    char *text = arena_alloc(nvcc->arena, (size_t)info.st_size + 1);
    return pread(file, text, (size_t)info.st_size, 0) == info.st_size ? text : NULL;
}

/* Puts the entry before the bracket at the end, unless it is there. */
static bool add_database_entry(struct nvcc *nvcc, int file, const char *entry)
{
    char *text = flock(file, LOCK_EX) == 0 ? read_all(nvcc, file) : NULL;
    char *end = text ? strrchr(text, ']') : NULL;
    bool is_first = !text || !strrchr(text, '}');

    if (!text)
        return false;
    if (strstr(text, entry))
        return true;
    size_t at = end ? (size_t)(end - text) : 0;
    while (at && (text[at - 1] == '\n' || text[at - 1] == ' '))
        at--;
    const char *more = arena_printf(nvcc->arena, "%s%s\n]\n",
                                    at && !is_first ? ",\n"
                                    : end           ? "\n"
                                                    : "[\n",
                                    entry);
    size_t length = strlen(more);
    return pwrite(file, more, length, (off_t)at) == (ssize_t)length &&
           ftruncate(file, (off_t)(at + length)) == 0;
}

bool nvcc_note_command(struct nvcc *nvcc, const char *source, const char *object)
{
    int file = open(nvcc->database, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    bool good = file >= 0 && add_database_entry(nvcc, file, entry_of(nvcc, source, object));

    if (!good)
        diag_report(nvcc->diag, CU1004, NULL, nvcc->database, strerror(errno));
    if (file >= 0)
        close(file);
    return good;
}
