/* The driver API: what stands for PTX, cubin and fatbin files. See driver.h.
 *
 * The kernels of a program are in it already, a module of the runtime for each .cl. A file's name
 * names one by its stem, so it need not be there. Where a program reads a file itself and loads
 * what it read, it reads a text that the port's build wrote: a line `cu2cl module NAME` for each
 * module. Files that cu2cl-nvcc made have the kernels themselves (driver_object.c); for those of
 * NVIDIA's compilers see driver_foreign.c. */
#include "driver/driver.h"

static const char marker[] = "cu2cl module ";
static const char place_marker[] = " at "; /* of several that have one name */

/* The length of a file's name up to the first dot behind its folder; `*name` becomes its start. */
static size_t stem_of(const char *path, const char **name)
{
    const char *slash = strrchr(path, '/');
    *name = slash ? slash + 1 : path;
    return strcspn(*name, ".");
}

/* Builds name files by the size of an address, as NVIDIA's samples do: `x64.ptx` or `x_64.ptx`. */
static size_t without_size(const char *stem, size_t length)
{
    if (length <= 2 || memcmp(stem + length - 2, "64", 2) != 0)
        return length;
    return length - (length > 3 && stem[length - 3] == '_' ? 3 : 2);
}

/* The one module with this stem; `*several` when there are more. */
static struct rt_module *find_stem(const char *stem, size_t length, bool *several)
{
    struct rt_module *found = NULL;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        const char *name;
        size_t n = stem_of(m->source ? m->source : m->info->name, &name);
        if (n != length || memcmp(name, stem, n) != 0)
            continue;
        *several = *several || found;
        found = m;
    }
    return found;
}

cu2clDrvResult drv_add_module(struct drv_modules *modules, struct rt_module *module)
{
    for (size_t i = 0; i < modules->count; i++)
        if (modules->list[i] == module)
            return CU2CL_SUCCESS;
    struct rt_module **grown = realloc(modules->list, (modules->count + 1) * sizeof *modules->list);
    if (!grown)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    modules->list = grown;
    modules->list[modules->count++] = module;
    return CU2CL_SUCCESS;
}

/* Says which modules there are. */
static void tell(const char *path, const char *problem)
{
    char names[512] = "";
    size_t used = 0;
    for (struct rt_module *m = rt_modules_all(); m && used < sizeof names; m = m->next)
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "",
                                 m->info->name);
    rt_message("can't load %s: %s; the program has %s", path, problem, *names ? names : "none");
}

/* The module of the program that the file's name stands for. */
static cu2clDrvResult module_of_name(struct drv_modules *modules, const char *path)
{
    const char *stem;
    bool several = false;
    size_t length = stem_of(path, &stem);
    rt_lock();
    struct rt_module *found = find_stem(stem, length, &several);
    if (!found)
        found = find_stem(stem, without_size(stem, length), &several);
    cu2clDrvResult result =
        found && !several ? drv_add_module(modules, found) : CU2CL_ERROR_FILE_NOT_FOUND;
    if (!found)
        tell(path, "no source of that name was ported with the program");
    else if (several)
        tell(path, "several sources have that name");
    rt_unlock();
    return result;
}

cu2clDrvResult drv_modules_of_file(struct drv_modules *modules, const char *path)
{
    char *object = drv_read_object(path);
    if (!object)
        return module_of_name(modules, path);
    cu2clDrvResult result = drv_modules_of_object(modules, object);
    free(object);
    return result;
}

static cu2clDrvResult add_named(struct drv_modules *modules, const char *name, size_t length)
{
    const char *place = memmem(name, length, place_marker, sizeof place_marker - 1);
    uintptr_t address = place ? strtoull(place + sizeof place_marker - 1, NULL, 16) : 0;
    if (place)
        length = (size_t)(place - name);
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        const char *own = m->info->name;
        if (strncmp(own, name, length) == 0 && strcmp(own + length, ".cl") == 0 &&
            (!address || (uintptr_t)m == address))
            return drv_add_module(modules, m);
    }
    char text[256];
    snprintf(text, sizeof text, "module %.*s", (int)(length < 200 ? length : 200), name);
    tell(text, "it is not in the program");
    return CU2CL_ERROR_FILE_NOT_FOUND;
}

bool drv_is_image(const char *text)
{
    return strncmp(text, marker, sizeof marker - 1) == 0;
}

cu2clDrvResult drv_modules_of_image(struct drv_modules *modules, const char *image)
{
    cu2clDrvResult result = CU2CL_SUCCESS;
    if (drv_is_object(image))
        return drv_modules_of_object(modules, image);
    if (drv_is_foreign(image))
        return drv_modules_of_foreign(modules, image);
    if (!drv_is_image(image)) {
        rt_message(
            "an image can't be loaded that is neither what the port's build wrote nor PTX or "
            "machine code of kernels that were ported with the program");
        return CU2CL_ERROR_INVALID_IMAGE;
    }
    rt_lock();
    while (result == CU2CL_SUCCESS && drv_is_image(image)) {
        image += sizeof marker - 1;
        size_t length = strcspn(image, "\n");
        result = add_named(modules, image, length);
        image += length + (image[length] == '\n');
    }
    rt_unlock();
    return result;
}

char *drv_image_of(const struct drv_modules *modules)
{
    size_t size = 1;
    for (size_t i = 0; i < modules->count; i++)
        size +=
            sizeof marker + strlen(modules->list[i]->info->name) + sizeof " at 0123456789abcdef";
    char *image = malloc(size);
    char *at = image;
    if (!image)
        return NULL;
    *at = '\0';
    for (size_t i = 0; i < modules->count; i++) {
        const char *name = modules->list[i]->info->name;
        at += sprintf(at, "%s%.*s", marker, (int)(strlen(name) - strlen(".cl")), name);
        if (drv_is_of_object(modules->list[i]))
            at += sprintf(at, "%s%llx", place_marker,
                          (unsigned long long)(uintptr_t)modules->list[i]);
        at += sprintf(at, "\n");
    }
    return image;
}

/* An empty text for the log, whose size is an option, too, and becomes that of
 * the text. */
static void answer_log(unsigned int count, const cu2clDrvJitOption *options, void **values,
                       char *log, cu2clDrvJitOption size)
{
    for (unsigned i = 0; i < count; i++)
        if (options[i] == size && values[i]) {
            if (log)
                *log = '\0';
            values[i] = NULL;
        }
}

void drv_answer_options(unsigned int count, const cu2clDrvJitOption *options, void **values)
{
    static const float no_time = 0;
    for (unsigned i = 0; options && values && i < count; i++)
        switch (options[i]) {
        case CU2CL_JIT_WALL_TIME: memcpy(&values[i], &no_time, sizeof no_time); break;
        case CU2CL_JIT_INFO_LOG_BUFFER:
            answer_log(count, options, values, values[i], CU2CL_JIT_INFO_LOG_BUFFER_SIZE_BYTES);
            break;
        case CU2CL_JIT_ERROR_LOG_BUFFER:
            answer_log(count, options, values, values[i], CU2CL_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
            break;
        default: break;
        }
}
