/* One parse of OpenCL C by libclang. */
#include "frontend/opencl.h"
#include "frontend/resources.h"

#include <string.h>

bool opencl_parse(struct arena *arena, const char *headers, const char *text, bool is_strict,
                  struct opencl_unit *unit)
{
    struct CXUnsavedFile unsaved = {OPENCL_FILE_NAME, text, strlen(text)};
    /* libclang overrides -resource-dir with what it takes for its folder */
    const char *resources = resources_folder(arena);
    const char *own = arena_printf(arena, "-isystem%s/include", resources ? resources : "");
    const char *arguments[] = {"-x", "cl", own, "-cl-std=CL1.2", "-target", "spir64",
                               "-DCU_RECURSION", "-DCU_CLOCK", "-DCU_LANES_FORM",
                               is_strict ? "-Werror=incompatible-pointer-types"
                                         : "-Wincompatible-pointer-types",
                               /* `const int *const *p = q` is right in C++ */
                               "-Wno-error=incompatible-pointer-types-discards-qualifiers",
                               arena_printf(arena, "-I%s", headers)};

    opencl_close(unit);
    unit->index = clang_createIndex(0, 0);
    unit->text = text;
    return clang_parseTranslationUnit2(unit->index, OPENCL_FILE_NAME, arguments,
                                       sizeof arguments / sizeof *arguments, &unsaved, 1,
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
