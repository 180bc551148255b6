/* What a port needs on this machine, and what is here. */
#include "info/info.h"

#include "check/drivers.h"
#include "util/selfpath.h"
#include "util/str.h"
#include "util/version.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum wanted_kind { PROGRAM, LIBRARY };

/* What is looked for, what it is for, and the package of Debian that has it. */
static const struct wanted {
    enum wanted_kind kind;
    const char *name, *what_for, *package;
    bool is_needed; /* by every port */
} wanted[] = {
#define WANTED(kind, name, what_for, package, is_needed) {kind, name, what_for, package, is_needed},
#include "info/wanted.def"
};

static const struct driver_fault {
    const char *platform, *driver; /* begins of the platform's name and of the driver's version */
    const char *what;
} driver_faults[] = {
#define DRIVER_FAULT(platform, driver, what) {platform, driver, what},
#include "info/faults.def"
};

/* --- programs and libraries ------------------------------------------------------------------ */

static bool is_in_path(struct arena *arena, const char *name)
{
    const char *at = getenv("PATH");

    while (at && *at) {
        size_t length = strcspn(at, ":");
        if (access(arena_printf(arena, "%.*s/%s", (int)length, at, name), X_OK) == 0)
            return true;
        at += length + (at[length] == ':');
    }
    return false;
}

static bool can_be_loaded(const char *name)
{
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);

    if (library)
        dlclose(library);
    return library != NULL;
}

/* Returns whether all that every port needs is there. */
static bool print_wanted(struct arena *arena)
{
    bool complete = true;

    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        const struct wanted *one = &wanted[i];
        bool there = one->kind == PROGRAM ? is_in_path(arena, one->name) : can_be_loaded(one->name);
        printf("  %-22s %-8s %s", one->name, there ? "found" : "missing", one->what_for);
        printf(there ? "\n" : " (Debian: %s)\n", one->package);
        complete = complete && (there || !one->is_needed);
    }
    return complete;
}

/* --- devices --------------------------------------------------------------------------------- */

static bool has_extension(const struct opencl_device *device, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = device->extensions; (at = strstr(at, name)); at += length)
        if (!at[length] || at[length] == ' ')
            return true;
    return false;
}

static void print_device(const struct opencl_platform *platform, const struct opencl_device *device)
{
    bool nvidia = str_starts(platform->name, "NVIDIA");
    bool atomics = has_extension(device, "cl_khr_int64_base_atomics");

    printf("  %s\n    %s, driver %s, %llu MiB\n", device->name, device->version, device->driver,
           (unsigned long long)(device->memory >> 20));
    printf("    warps: %s\n",
           nvidia ? "of the hardware" : "kernels that need them run in the lanes form");
    printf("    double: %s; 64-bit atomics: %s\n", device->has_double ? "yes" : "no",
           atomics ? "yes" : "no");
    printf("    memory: %s\n", nvidia            ? "buffers by their addresses"
                               : device->has_svm ? "shared virtual memory"
                                                 : "buffers of OpenCL 1.2, without pointers in "
                                                   "structs");
    for (size_t i = 0; i < sizeof driver_faults / sizeof *driver_faults; i++)
        if (str_starts(platform->name, driver_faults[i].platform) &&
            str_starts(device->driver, driver_faults[i].driver))
            printf("    note: %s\n", driver_faults[i].what);
}

static bool print_devices(struct arena *arena)
{
    struct opencl_platforms platforms = drivers_list(arena);
    size_t devices = 0;

    for (size_t i = 0; i < platforms.count; i++) {
        const struct opencl_platform *platform = &platforms.items[i];
        printf("%s, %s\n", platform->name, platform->version);
        for (size_t j = 0; j < platform->device_count; j++, devices++)
            print_device(platform, &platform->devices[j]);
    }
    if (!devices)
        printf("no OpenCL device: %s (Debian: pocl-opencl-icd runs on any processor)\n",
               platforms.why ? platforms.why : "no driver is installed");
    return devices > 0;
}

/* --- the command ----------------------------------------------------------------------------- */

static bool print_installation(struct arena *arena)
{
    struct selfpath paths;
    const char *missing = selfpath_find(&paths, arena);

    printf("cu2cl %s in %s\n", cu2cl_version, selfpath_prefix(arena));
    if (missing)
        printf("  missing: %s\n", missing);
    if (!paths.device_headers || !paths.runtime_headers)
        printf("  missing: the runtime, which ports are built with\n");
    return !missing && paths.device_headers && paths.runtime_headers;
}

int doctor_main(int argc, const char *const *argv)
{
    struct arena arena = {NULL};

    (void)argv;
    if (argc > 1) {
        fputs("usage: cu2cl doctor\n", stderr);
        return INFO_USAGE;
    }
    bool good = print_installation(&arena);
    printf("\nprograms and libraries\n");
    good = print_wanted(&arena) && good;
    printf("\nOpenCL devices\n");
    good = print_devices(&arena) && good;
    printf("\n%s\n", good ? "ports can be built and run here" : "something is missing, see above");
    arena_free(&arena);
    return good ? INFO_FOUND : INFO_NOTHING;
}
