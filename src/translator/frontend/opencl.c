/* One parse of OpenCL C by libclang, and more that go on from it. */
#include "frontend/opencl.h"
#include "frontend/resources.h"
#include "util/file.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The name of a text that stands behind another one. */
#define BEHIND_FILE_NAME "lanes.cl"

struct reading {
    const char *name;
    struct CXUnsavedFile *files; /* the text, and what it stands behind */
    unsigned file_count;
    const char *saved; /* what that is saved as; NULL: it stands behind nothing */
    bool is_strict;
};

static bool parse_reading(struct arena *arena, const char *headers, const struct reading *reading,
                          struct opencl_unit *unit)
{
    /* libclang overrides -resource-dir with what it takes for its folder */
    const char *resources = resources_folder(arena);
    const char *own = arena_printf(arena, "-isystem%s/include", resources ? resources : "");
    const char *arguments[] = {"-x", "cl", own, "-cl-std=CL1.2", "-target", "spir64",
                               "-DCU_RECURSION", "-DCU_CLOCK", "-DCU_LANES_FORM",
                               /* no -w, which would take these errors along */
                               reading->is_strict ? "-Werror=incompatible-pointer-types"
                                                  : "-Wincompatible-pointer-types",
                               /* `const int *const *p = q` is right in C++ */
                               "-Wno-error=incompatible-pointer-types-discards-qualifiers",
                               arena_printf(arena, "-I%s", headers),
                               /* the last ones are for a text behind another one */
                               "-Xclang", "-fno-validate-pch", "-include-pch", reading->saved};
    int count = sizeof arguments / sizeof *arguments - (reading->saved ? 0 : 4);

    opencl_close(unit);
    unit->index = clang_createIndex(reading->saved != NULL, 0);
    unit->text = reading->files[0].Contents;
    return clang_parseTranslationUnit2(unit->index, reading->name, arguments, count, reading->files,
                                       reading->file_count, CXTranslationUnit_None,
                                       &unit->unit) == CXError_Success &&
           unit->unit;
}

bool opencl_parse(struct arena *arena, const char *headers, const char *text, bool is_strict,
                  struct opencl_unit *unit)
{
    struct CXUnsavedFile file = {OPENCL_FILE_NAME, text, strlen(text)};
    const struct reading reading = {OPENCL_FILE_NAME, &file, 1, NULL, is_strict};
    return parse_reading(arena, headers, &reading, unit);
}

/* clang writes a second file and renames it, so the name is taken away afterwards. Reading goes by the
 * number of the open file. */
struct opencl_saved opencl_save(struct arena *arena, const struct opencl_unit *unit)
{
    struct opencl_saved saved = {NULL, -1};
    const char *given = getenv("TMPDIR"), *folder = given && *given ? given : "/tmp";
    char *path = arena_printf(arena, "%s/cu2cl-XXXXXX", folder);
    int file = file_has_room(folder) ? mkstemp(path) : -1;

    if (file < 0)
        return saved;
    close(file);
    if (clang_saveTranslationUnit(unit->unit, path, clang_defaultSaveOptions(unit->unit)) ==
        CXSaveError_None)
        saved.file = open(path, O_RDONLY | O_CLOEXEC);
    unlink(path);
    if (saved.file >= 0)
        saved.path = arena_printf(arena, "/proc/self/fd/%d", saved.file);
    return saved;
}

void opencl_forget(struct opencl_saved *saved)
{
    if (saved->path)
        close(saved->file);
    saved->path = NULL;
}

bool opencl_parse_behind(struct arena *arena, const char *headers, const char *saved,
                         const char *before, const char *text, struct opencl_unit *unit)
{
    struct CXUnsavedFile files[] = {{BEHIND_FILE_NAME, text, strlen(text)},
                                    {OPENCL_FILE_NAME, before, strlen(before)}};
    const struct reading reading = {BEHIND_FILE_NAME, files, 2, saved, false};
    return parse_reading(arena, headers, &reading, unit);
}

void opencl_close(struct opencl_unit *unit)
{
    if (!unit)
        return;
    if (unit->unit)
        clang_disposeTranslationUnit(unit->unit);
    if (unit->index)
        clang_disposeIndex(unit->index);
    *unit = (struct opencl_unit){0};
}
