/* The driver API: images that hold their kernels. See driver.h.
 *
 * Such an image is a shared library, in base 64 behind a line that says so. It is loaded from
 * memory, and its constructor registers its modules. Or it is OpenCL C with its tables
 * (driver_kernels.c), one module. Both stay loaded; where the same image is loaded again, and its
 * modules are not in use any more, they are used once more. Else it is loaded a second time, so that
 * it has variables of its own, as in CUDA. */
#include "cu2cl/image.h"
#include "driver/driver.h"
#include <dlfcn.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

struct object {
    char *text;                         /* of the image */
    uintptr_t base;                     /* of a library; else 0 */
    const struct cu2clModuleInfo *info; /* of the one module; NULL: it is a library */
    struct object *next;
};

static struct object *objects; /* all that were loaded */

bool drv_is_object(const char *text)
{
    return strncmp(text, CU2CL_IMAGE_MARKER, sizeof CU2CL_IMAGE_MARKER - 1) == 0 ||
           drv_is_kernels(text);
}

/* --- decoding --- */

static int digit_of(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

/* Returns malloc'ed bytes; NULL without memory, or where something else is in the text. */
static unsigned char *decode(const char *text, size_t *count)
{
    unsigned char *bytes = malloc(strlen(text) / 4 * 3 + 3);
    unsigned long group = 0;
    unsigned digits = 0;
    *count = 0;
    for (; bytes && *text && *text != '='; text++) {
        int digit = digit_of(*text);
        if (digit < 0 && *text != '\n' && *text != '\r') {
            free(bytes);
            return NULL;
        }
        if (digit < 0)
            continue;
        group = group << 6 | (unsigned)digit;
        if (++digits % 4 != 1)
            bytes[(*count)++] = (unsigned char)(group >> (6 - 2 * ((digits - 1) % 4)));
    }
    return bytes;
}

/* --- loading --- */

static bool write_library(int file, const unsigned char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written < 0)
            return false;
        bytes += written;
        count -= (size_t)written;
    }
    return true;
}

/* Returns where the library lies; 0, with a message, where it can't be loaded. */
static uintptr_t load_from_memory(const unsigned char *bytes, size_t count)
{
    struct link_map *map = NULL;
    char path[64];
    int file = memfd_create("cu2cl-image", MFD_CLOEXEC);
    if (file < 0 || !write_library(file, bytes, count)) {
        rt_message("can't load an image: there is no memory for it");
        if (file >= 0)
            close(file);
        return 0;
    }
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    void *library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    if (!library || dlinfo(library, RTLD_DI_LINKMAP, &map) != 0)
        rt_message("can't load an image: %s", dlerror());
    if (!map)
        close(file); /* else it stays: the loader knows a library by its path */
    return map ? (uintptr_t)map->l_addr : 0;
}

/* Fills what is loaded; false, with a message, where it can't be. */
static bool load_text(const char *text, struct object *loaded)
{
    size_t count;
    if (drv_is_kernels(text)) {
        loaded->info = drv_register_kernels(text);
        return loaded->info;
    }
    unsigned char *bytes = decode(text + sizeof CU2CL_IMAGE_MARKER - 1, &count);
    loaded->base = bytes ? load_from_memory(bytes, count) : 0;
    if (!bytes)
        rt_message("can't load an image: it is damaged");
    free(bytes);
    return loaded->base;
}

/* --- modules --- */

static bool is_of(const struct rt_module *module, const struct object *object)
{
    Dl_info info;
    if (object->info)
        return module->info == object->info;
    return dladdr(module->info, &info) && (uintptr_t)info.dli_fbase == object->base;
}

bool drv_is_of_object(const struct rt_module *module)
{
    for (struct object *o = objects; o; o = o->next)
        if (is_of(module, o))
            return true;
    return false;
}

static bool is_used(const struct rt_module *module)
{
    for (int i = 0; i < rt.device_count; i++)
        if (module->loads[i])
            return true;
    return false;
}

/* With the lock held. */
static bool object_is_used(const struct object *object)
{
    for (struct rt_module *m = rt_modules_all(); m; m = m->next)
        if (is_of(m, object) && is_used(m))
            return true;
    return false;
}

static bool find_unused(const char *text, struct object *found)
{
    bool any = false;
    rt_lock();
    for (struct object *o = objects; o && !any; o = o->next)
        if (strcmp(o->text, text) == 0 && !object_is_used(o)) {
            *found = *o;
            any = true;
        }
    rt_unlock();
    return any;
}

static void remember(const char *text, const struct object *loaded)
{
    struct object *object = calloc(1, sizeof *object);
    char *copy = strdup(text);
    if (!object || !copy) { /* it is loaded anew the next time */
        free(object);
        free(copy);
        return;
    }
    rt_lock();
    *object = (struct object){copy, loaded->base, loaded->info, objects};
    objects = object;
    rt_unlock();
}

cu2clDrvResult drv_modules_of_object(struct drv_modules *modules, const char *text)
{
    cu2clDrvResult result = CU2CL_SUCCESS;
    struct object object = {0};
    if (!find_unused(text, &object)) {
        if (!load_text(text, &object)) /* without the lock: constructors take it */
            return CU2CL_ERROR_INVALID_IMAGE;
        remember(text, &object);
    }
    rt_lock();
    for (struct rt_module *m = rt_modules_all(); m && result == CU2CL_SUCCESS; m = m->next)
        if (is_of(m, &object))
            result = drv_add_module(modules, m);
    rt_unlock();
    return result;
}

/* --- files --- */

/* The text of the file, malloc'ed, if it is such an image; else NULL. */
char *drv_read_object(const char *path)
{
    char first[sizeof CU2CL_KERNELS_MARKER] = "", *text = NULL;
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    bool is_object = fread(first, 1, sizeof first - 1, file) > 0 && drv_is_object(first);
    long size = is_object && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (size > 0 && fseek(file, 0, SEEK_SET) == 0)
        text = calloc(1, (size_t)size + 1);
    if (text && fread(text, 1, (size_t)size, file) != (size_t)size) {
        free(text);
        text = NULL;
    }
    fclose(file);
    return text;
}
