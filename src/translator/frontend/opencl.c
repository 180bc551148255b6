/* One parse of OpenCL C by libclang. */
#include "frontend/opencl.h"

#include <dlfcn.h>
#include <libgen.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder with clang's declarations of OpenCL C. libclang looks for it beside the path that it was
 * loaded by. Where that is a folder of many libraries it finds nothing there, and reads no OpenCL C:
 * so the folder is looked for from there. NULL: libclang has to find it. */
static const char *clang_headers(struct arena *arena)
{
    static const char *const from_library[] = {"clang/19/include", "../lib/clang/19/include",
                                               "../llvm-19/lib/clang/19/include"};
    Dl_info info;
    char path[PATH_MAX];
    void *function = dlsym(RTLD_DEFAULT, "clang_createIndex");
    if (!function || !dladdr(function, &info) || !realpath(info.dli_fname, path))
        return NULL;
    const char *folder = dirname(path);
    for (size_t i = 0; i < sizeof from_library / sizeof *from_library; i++) {
        const char *found = arena_printf(arena, "%s/%s", folder, from_library[i]);
        if (access(arena_printf(arena, "%s/opencl-c-base.h", found), R_OK) == 0)
            return found;
    }
    return NULL;
}

bool opencl_parse(struct arena *arena, const char *headers, const char *text, bool is_strict,
                  struct opencl_unit *unit)
{
    struct CXUnsavedFile unsaved = {OPENCL_FILE_NAME, text, strlen(text)};
    const char *arguments[] = {
        "-x", "cl", "-cl-std=CL1.2", "-target", "spir64", "-DCU_RECURSION", "-DCU_CLOCK",
        "-DCU_LANES_FORM",
        is_strict ? "-Werror=incompatible-pointer-types" : "-Wincompatible-pointer-types",
        /* `const int *const *p = q` is right in C++ */
        "-Wno-error=incompatible-pointer-types-discards-qualifiers",
        arena_printf(arena, "-I%s", headers), "-isystem", clang_headers(arena)};
    int count = sizeof arguments / sizeof *arguments;

    opencl_close(unit);
    unit->index = clang_createIndex(0, 0);
    unit->text = text;
    return clang_parseTranslationUnit2(unit->index, OPENCL_FILE_NAME, arguments,
                                       arguments[count - 1] ? count : count - 2, &unsaved, 1,
                                       CXTranslationUnit_None, &unit->unit) == CXError_Success &&
           unit->unit;
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
