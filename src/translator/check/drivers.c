/* The loader is opened at run time: porting needs no OpenCL. Numbers are those of OpenCL's
 * headers. */
#include "check/drivers.h"

#include "tree/workers.h"
#include "util/wire.h"
#include <ctype.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum {
    PLATFORM_VERSION = 0x0901,
    PLATFORM_NAME = 0x0902,
    DEVICE_TYPE = 0x1000,
    DEVICE_MEMORY = 0x101F,
    DEVICE_NAME = 0x102B,
    DEVICE_DRIVER = 0x102D,
    DEVICE_VERSION = 0x102F,
    DEVICE_EXTENSIONS = 0x1030,
    DEVICE_DOUBLE = 0x1032,
    DEVICE_SVM = 0x1053,
    DEVICE_SUB_GROUPS = 0x105C
};

#define ALL_TYPES 0xFFFFFFFFu
#define GPU_TYPES 0xCu /* GPUs and accelerators */
#define MOST      64   /* platforms, and devices of one */

typedef int (*get_ids)(unsigned count, void **ids, unsigned *found);
typedef int (*get_device_ids)(void *platform, uint64_t type, unsigned count, void **ids,
                              unsigned *found);
typedef int (*get_info)(void *id, unsigned what, size_t size, void *value, size_t *found);

struct loader {
    get_ids platform_ids;
    get_info platform_info, device_info;
    get_device_ids device_ids;
};

/* --- in the process that asks ---------------------------------------------------------------- */

static const char *ask_text(struct arena *arena, get_info info, void *id, unsigned what)
{
    size_t size = 0;

    if (info(id, what, 0, NULL, &size) != 0 || !size)
        return "";
    char *text = arena_alloc(arena, size + 1);
    return info(id, what, size, text, NULL) == 0 ? text : "";
}

static uint64_t ask_number(get_info info, void *id, unsigned what)
{
    uint64_t number = 0; /* smaller values fill its first bytes */

    return info(id, what, sizeof number, &number, NULL) == 0 ? number : 0;
}

static bool open_loader(struct loader *loader)
{
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW);

    if (!library)
        return false;
    *(void **)&loader->platform_ids = dlsym(library, "clGetPlatformIDs");
    *(void **)&loader->platform_info = dlsym(library, "clGetPlatformInfo");
    *(void **)&loader->device_ids = dlsym(library, "clGetDeviceIDs");
    *(void **)&loader->device_info = dlsym(library, "clGetDeviceInfo");
    return loader->platform_ids && loader->platform_info && loader->device_ids &&
           loader->device_info;
}

static void put_device(struct str *out, const struct loader *loader, void *id)
{
    static const unsigned texts[] = {DEVICE_NAME, DEVICE_VERSION, DEVICE_DRIVER, DEVICE_EXTENSIONS};
    static const unsigned numbers[] = {DEVICE_TYPE, DEVICE_DOUBLE, DEVICE_SVM, DEVICE_SUB_GROUPS,
                                       DEVICE_MEMORY};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        wire_put_text(out, ask_text(out->arena, loader->device_info, id, texts[i]));
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        wire_put_number(out, ask_number(loader->device_info, id, numbers[i]));
}

static void ask_platforms(void *data, size_t index, struct str *out)
{
    struct loader loader = {NULL, NULL, NULL, NULL};
    void *platforms[MOST], *devices[MOST];
    unsigned count = 0, found;

    (void)data, (void)index;
    if (!open_loader(&loader)) {
        wire_put_text(out, "the ICD loader libOpenCL.so.1 is not there");
        return;
    }
    wire_put_text(out, NULL);
    if (loader.platform_ids(MOST, platforms, &count) != 0)
        count = 0;
    count = count < MOST ? count : MOST;
    wire_put_number(out, count);
    for (unsigned i = 0; i < count; i++) {
        wire_put_text(out, ask_text(out->arena, loader.platform_info, platforms[i], PLATFORM_NAME));
        wire_put_text(out,
                      ask_text(out->arena, loader.platform_info, platforms[i], PLATFORM_VERSION));
        if (loader.device_ids(platforms[i], ALL_TYPES, MOST, devices, &found) != 0)
            found = 0;
        found = found < MOST ? found : MOST;
        wire_put_number(out, found);
        for (unsigned j = 0; j < found; j++)
            put_device(out, &loader, devices[j]);
    }
}

/* --- what it said ---------------------------------------------------------------------------- */

struct asked {
    struct arena *arena;
    struct opencl_platforms platforms;
};

static struct opencl_device take_device(struct wire *wire, struct arena *arena)
{
    struct opencl_device device;

    device.name = wire_take_text(wire, arena);
    device.version = wire_take_text(wire, arena);
    device.driver = wire_take_text(wire, arena);
    device.extensions = wire_take_text(wire, arena);
    device.is_gpu = (wire_take_number(wire) & GPU_TYPES) != 0;
    device.has_double = wire_take_number(wire) != 0;
    device.has_svm = wire_take_number(wire) != 0;
    device.sub_groups = (unsigned)wire_take_number(wire);
    device.memory = wire_take_number(wire);
    return device;
}

static void take_platforms(void *data, size_t index, const char *bytes, size_t length)
{
    struct asked *asked = data;
    struct opencl_platforms *platforms = &asked->platforms;
    struct wire wire = {.data = bytes, .length = length};

    (void)index;
    if (!bytes) {
        platforms->why = "a driver crashed when it was asked for its devices";
        return;
    }
    platforms->why = wire_take_text(&wire, asked->arena);
    size_t count = platforms->why ? 0 : wire_take_number(&wire);
    for (size_t i = 0; i < count && !wire.failed; i++) {
        struct opencl_platform platform = {.name = wire_take_text(&wire, asked->arena)};
        platform.version = wire_take_text(&wire, asked->arena);
        size_t devices = wire_take_number(&wire);
        for (size_t j = 0; j < devices && !wire.failed; j++)
            arena_push(asked->arena, platform.devices, platform.device_count,
                       take_device(&wire, asked->arena));
        arena_push(asked->arena, platforms->items, platforms->count, platform);
    }
}

struct opencl_platforms drivers_list(struct arena *arena)
{
    const size_t one = 1;
    struct asked asked = {.arena = arena};
    const struct workers workers = {&asked, &one, 1, ask_platforms, take_platforms, NULL};

    if (!workers_run(&workers))
        asked.platforms.why = "interrupted";
    workers_hold_signals(false);
    return asked.platforms;
}

/* --- the choice ------------------------------------------------------------------------------ */

const char *drivers_short_name(struct arena *arena, const char *platform)
{
    static const char *const known[][2] = {{"Portable Computing Language", "pocl"},
                                           {"Intel(R)", "intel"},
                                           {"NVIDIA", "nvidia"},
                                           {"AMD", "amd"},
                                           {"Oclgrind", "oclgrind"},
                                           {"rusticl", "rusticl"}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (str_starts(platform, known[i][0]))
            return known[i][1];
    char *name = arena_strdup(arena, *platform ? platform : "opencl");
    for (char *at = name; *at; at++)
        *at = str_is_word(*at) ? (char)tolower((unsigned char)*at) : '-';
    return name;
}

static bool contains_text(const char *text, const char *part)
{
    for (; *text; text++)
        if (strncasecmp(text, part, strlen(part)) == 0)
            return true;
    return !*part;
}

/* The number of a platform's first device in the runtime's list: GPUs and accelerators first. */
static size_t number_of_device(const struct opencl_platforms *all, const struct opencl_platform *of)
{
    bool gpu = of->devices[0].is_gpu;
    size_t number = 0;

    for (const struct opencl_platform *p = all->items; p < all->items + all->count; p++)
        for (size_t i = 0; i < p->device_count; i++)
            number += p->devices[i].is_gpu ? (gpu ? p < of : true) : !gpu && p < of;
    return number;
}

static void add_driver(struct check_plan *plan, struct arena *arena,
                       const struct opencl_platforms *all, const struct opencl_platform *platform)
{
    struct check_driver driver = {.name = drivers_short_name(arena, platform->name),
                                  .platform = platform->name,
                                  .device = platform->devices[0].name,
                                  .version = platform->devices[0].driver};

    for (size_t i = 0, same = 1; i < plan->driver_count; i++)
        if (strcmp(plan->drivers[i].name, driver.name) == 0) {
            driver.name =
                arena_printf(arena, "%s-%zu", drivers_short_name(arena, platform->name), ++same);
            i = (size_t)-1;
        }
    arena_push(arena, driver.settings.items, driver.settings.count,
               arena_printf(arena, "CU2CL_DEVICE=%zu", number_of_device(all, platform)));
    arena_push(arena, plan->drivers, plan->driver_count, driver);
}

/* Adds the platforms that a name means; NULL: all. Returns their number. */
static size_t add_drivers(struct check_plan *plan, struct arena *arena,
                          const struct opencl_platforms *all, const char *name)
{
    size_t count = plan->driver_count;

    for (size_t i = 0; i < all->count; i++) {
        const struct opencl_platform *platform = &all->items[i];
        if (platform->device_count &&
            (!name || strcasecmp(name, drivers_short_name(arena, platform->name)) == 0 ||
             contains_text(platform->name, name)))
            add_driver(plan, arena, all, platform);
    }
    return plan->driver_count - count;
}

/* Those of the check file with settings of their own. */
static const struct check_driver *own_driver(const struct check_driver *drivers, size_t count,
                                             const char *name)
{
    for (size_t i = 0; i < count; i++)
        if ((drivers[i].settings.count || drivers[i].command) && strcmp(drivers[i].name, name) == 0)
            return &drivers[i];
    return NULL;
}

/* Oclgrind is no platform of the loader: it runs programs. */
static bool add_oclgrind(struct check_plan *plan, struct arena *arena, const char *name)
{
    const struct check_driver driver = {.name = "oclgrind", .command = "oclgrind"};

    if (strcasecmp(name, "oclgrind") != 0)
        return false;
    arena_push(arena, plan->drivers, plan->driver_count, driver);
    return true;
}

bool drivers_choose(struct check_plan *plan, struct arena *arena, struct diag *diag,
                    const struct text_list *names)
{
    const struct check_driver *own = plan->drivers;
    size_t own_count = plan->driver_count, wanted = names->count ? names->count : own_count;
    struct opencl_platforms all = {NULL, 0, NULL};
    bool listed = false;

    plan->drivers = NULL;
    plan->driver_count = 0;
    for (size_t i = 0; i < wanted; i++) {
        const char *name = names->count ? names->items[i] : own[i].name;
        const struct check_driver *driver = own_driver(own, own_count, name);
        if (!driver && !listed)
            all = drivers_list(arena);
        listed = listed || !driver;
        if (driver)
            arena_push(arena, plan->drivers, plan->driver_count, *driver);
        else if (!add_drivers(plan, arena, &all, name) && !add_oclgrind(plan, arena, name))
            diag_report(diag, CU5003, NULL, name, all.why ? all.why : "no platform has that name");
    }
    if (!wanted) {
        all = drivers_list(arena);
        if (!add_drivers(plan, arena, &all, NULL))
            diag_report(diag, CU5004, NULL, all.why ? all.why : "the ICD loader finds no device");
    }
    return plan->driver_count > 0;
}
