/* Where clang's own headers are. */
#include "frontend/resources.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The folder that the running libclang was read from; NULL: nobody can tell. */
static const char *library_folder(struct arena *arena)
{
    Dl_info info;
    void *function = dlsym(RTLD_DEFAULT, "clang_createIndex");
    char *path = function && dladdr(function, &info) && info.dli_fname
                     ? realpath(info.dli_fname, NULL)
                     : NULL;
    char *slash = path ? strrchr(path, '/') : NULL;
    const char *folder = slash ? arena_strndup(arena, path, (size_t)(slash - path)) : NULL;

    free(path);
    return folder;
}

/* `folder`, if the headers are there. */
static const char *checked(struct arena *arena, const char *folder)
{
    const char *header = arena_printf(arena, "%s/include/" RESOURCES_HEADER, folder);
    return access(header, R_OK) == 0 ? folder : NULL;
}

const char *resources_folder(struct arena *arena)
{
    static const char *const places[] = {"clang/19", "../lib/clang/19", "../llvm-19/lib/clang/19"};
    const char *library = library_folder(arena), *found = NULL;

    for (size_t i = 0; library && !found && i < sizeof places / sizeof *places; i++)
        found = checked(arena, arena_printf(arena, "%s/%s", library, places[i]));
    return found ? found : checked(arena, CU2CL_CLANG_RESOURCES);
}
