/* The table of libraries, searched by header, by file, and by identifier. */
#include "frontend/libraries.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static const struct absent_library libraries[] = {
#define LIBRARY(name, headers, marker, names) {name, headers, marker, names},
#include "frontend/libraries.def"
#undef LIBRARY
};

static const struct brought {
    const char *header, *names;
} brought[] = {
#define BROUGHT(header, names) {header, names},
#include "frontend/brought.def"
#undef BROUGHT
};

static const struct absent_library toolkit = {"the CUDA Toolkit", "", NULL, ""};

static const char *last_component(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The next word of a list with blanks between; false at its end. */
static bool next_list_word(const char **list, const char **word, size_t *length)
{
    *word = *list + strspn(*list, " ");
    *length = strcspn(*word, " ");
    *list = *word + *length;
    return *length != 0;
}

/* libcu++ has headers without an ending; a program's own `cuda/kernels.cuh` is common. */
static bool is_plausible(const struct absent_library *library, const char *name)
{
    return strcmp(library->name, "libcu++") != 0 || !strchr(last_component(name), '.');
}

static bool has_header(const struct absent_library *library, const char *name)
{
    const char *list = library->headers, *word;
    size_t length;

    while (next_list_word(&list, &word, &length)) {
        bool folder = word[length - 1] == '/';
        if (strncmp(name, word, length) == 0 && (folder || !name[length]))
            return is_plausible(library, name);
    }
    return false;
}

const struct absent_library *libraries_by_header(const char *name)
{
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        if (has_header(&libraries[i], name))
            return &libraries[i];
    return NULL;
}

bool libraries_has_part(const struct absent_library *library, const char *folder)
{
    const char *list = library->headers, *word;
    char path[4096];
    struct stat info;
    size_t length;

    while (next_list_word(&list, &word, &length)) {
        int written = snprintf(path, sizeof path, "%s/%.*s", folder, (int)length, word);
        if (written > 0 && (size_t)written < sizeof path && stat(path, &info) == 0)
            return true;
    }
    return false;
}

/* Whether the folder that is the first `length` bytes of `path` has this file. */
static bool has_file(const char *path, size_t length, const char *name)
{
    char full[4096];
    struct stat info;
    int written = snprintf(full, sizeof full, "%.*s%s", (int)length, path, name);

    return written > 0 && (size_t)written < sizeof full && stat(full, &info) == 0 &&
           S_ISREG(info.st_mode);
}

/* It lies in a folder of the library, with its marker, or has the name of a header of its own. */
const char *libraries_own_name(const struct absent_library *library, const char *path)
{
    const char *list = library->headers, *word;
    size_t length;

    while (next_list_word(&list, &word, &length)) {
        if (word[length - 1] != '/') {
            const char *name = last_component(path);
            if (strlen(name) == length && strncmp(name, word, length) == 0)
                return name;
            continue;
        }
        for (const char *at = path; (at = strchr(at, '/')) != NULL; at++)
            if (strncmp(at + 1, word, length) == 0 &&
                has_file(path, (size_t)(at + 1 - path) + length, library->marker))
                return at + 1;
    }
    return NULL;
}

const struct absent_library *libraries_by_path(const char *path)
{
    size_t folder = (size_t)(last_component(path) - path);

    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        if (libraries_own_name(&libraries[i], path))
            return &libraries[i];
    bool common = folder == strlen("/usr/include/") && strncmp(path, "/usr/include/", folder) == 0;
    return !common && has_file(path, folder, "cuda_runtime_api.h") &&
                   has_file(path, folder, "crt/host_config.h")
               ? &toolkit
               : NULL;
}

/* A list of words with blanks between; one with `*` at its end is what names begin with. */
static bool list_has_word(const char *list, const char *name, size_t length)
{
    const char *word;
    size_t size;

    while (next_list_word(&list, &word, &size)) {
        bool prefix = word[size - 1] == '*';
        size -= prefix;
        if ((prefix ? length > size : length == size) && strncmp(name, word, size) == 0)
            return true;
    }
    return false;
}

bool libraries_own(const struct absent_library *library, const char *name, size_t length)
{
    return list_has_word(library->names, name, length);
}

const struct absent_library *libraries_by_name(const char *name)
{
    for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++)
        if (libraries_own(&libraries[i], name, strlen(name)))
            return &libraries[i];
    return NULL;
}

const char *libraries_brought(const struct absent_library *library)
{
    static const char *const bringing[] = {"Thrust", "CUB", "libcu++"};
    static const char text[] =
#define BROUGHT(header, names) "#include <" header ">\n"
#include "frontend/brought.def"
#undef BROUGHT
        ;

    for (size_t i = 0; i < sizeof bringing / sizeof *bringing; i++)
        if (strcmp(library->name, bringing[i]) == 0)
            return text;
    return "";
}

const char *libraries_standard_header(const char *name)
{
    for (size_t i = 0; i < sizeof brought / sizeof *brought; i++)
        if (list_has_word(brought[i].names, name, strlen(name)))
            return brought[i].header;
    return NULL;
}
