/* The driver API: what stands for PTX, cubin and fatbin files. See driver.h.
 *
 * The kernels of a program are in it already, a module of the runtime for each .cl. A file's name
 * names one by its stem, so it need not be there. Where a program reads a file itself and loads
 * what it read, it reads a text that the port's build wrote: a line `cu2cl module NAME` for each
 * module. */
#include "driver/driver.h"

static const char marker[] = "cu2cl module ";

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

static cu2clDrvResult add_part(struct drv_modules *modules, struct rt_module *module)
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

cu2clDrvResult drv_modules_of_file(struct drv_modules *modules, const char *path)
{
    const char *stem;
    bool several = false;
    size_t length = stem_of(path, &stem);
    rt_lock();
    struct rt_module *found = find_stem(stem, length, &several);
    if (!found)
        found = find_stem(stem, without_size(stem, length), &several);
    cu2clDrvResult result =
        found && !several ? add_part(modules, found) : CU2CL_ERROR_FILE_NOT_FOUND;
    if (!found)
        tell(path, "no source of that name was ported with the program");
    else if (several)
        tell(path, "several sources have that name");
    rt_unlock();
    return result;
}

static cu2clDrvResult add_named(struct drv_modules *modules, const char *name, size_t length)
{
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        const char *own = m->info->name;
        if (strncmp(own, name, length) == 0 && strcmp(own + length, ".cl") == 0)
            return add_part(modules, m);
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
    if (!drv_is_image(image)) {
        rt_message("PTX and machine code can't be loaded: the kernels have to be ported with the "
                   "program, and the file that the port's build wrote has to be read");
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
        size += sizeof marker + strlen(modules->list[i]->info->name);
    char *image = malloc(size);
    char *at = image;
    if (!image)
        return NULL;
    *at = '\0';
    for (size_t i = 0; i < modules->count; i++) {
        const char *name = modules->list[i]->info->name;
        at += sprintf(at, "%s%.*s\n", marker, (int)(strlen(name) - strlen(".cl")), name);
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
