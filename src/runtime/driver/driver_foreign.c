/* The driver API: images that NVIDIA's compilers made, which a program of the port may still find
 * where its CUDA build left them. See driver.h.
 *
 * OpenCL can't run them. The kernels that were ported with the program stand for them: those that a
 * text of PTX names, or all, since machine code is compressed. A message says so. */
#include "driver/driver.h"

static const char elf[] = "\x7f"
                          "ELF",
                  fat_binary[] = "\x50\xed\x55\xba", entry[] = ".entry";

static bool begins_with(const char *image, const char *start)
{
    return strncmp(image, start, strlen(start)) == 0;
}

static bool is_machine_code(const char *image)
{
    return begins_with(image, elf) || begins_with(image, fat_binary);
}

static bool is_ptx(const char *image)
{
    const char *text = image + strspn(image, " \t\r\n");
    return (*text == '/' || *text == '.') && strstr(text, ".version") && strstr(text, ".target");
}

bool drv_is_foreign(const char *image)
{
    return is_machine_code(image) || is_ptx(image);
}

/* The one module that has a kernel of this name; NULL, with a message, for none and for several. */
static struct rt_module *only_module_with(const char *name)
{
    struct rt_module *found = NULL;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next) {
        if (!drv_find_kernel(m, name))
            continue;
        if (found) {
            rt_message("PTX or machine code can't be loaded: %s and %s both have a kernel %s",
                       found->info->name, m->info->name, name);
            return NULL;
        }
        found = m;
    }
    if (!found)
        rt_message("PTX can't be loaded: its kernel %s was not ported with the program", name);
    return found;
}

static cu2clDrvResult add_with_kernel(struct drv_modules *modules, const char *name)
{
    struct rt_module *module = only_module_with(name);
    return module ? drv_add_module(modules, module) : CU2CL_ERROR_INVALID_IMAGE;
}

/* The name behind `.entry`, cut off at what can't be in one; false: there is none. */
static bool read_entry_name(const char *at, char *name, size_t size)
{
    at += strspn(at, " \t\r\n");
    size_t length = strcspn(at, " \t\r\n(");
    if (length == 0 || length >= size)
        return false;
    memcpy(name, at, length);
    name[length] = '\0';
    return true;
}

static cu2clDrvResult modules_of_ptx(struct drv_modules *modules, const char *text)
{
    char name[4096];
    cu2clDrvResult result = CU2CL_SUCCESS;
    for (; result == CU2CL_SUCCESS && (text = strstr(text, entry)); text++)
        if (read_entry_name(text + sizeof entry - 1, name, sizeof name))
            result = add_with_kernel(modules, name);
    return result;
}

static cu2clDrvResult all_modules(struct drv_modules *modules)
{
    cu2clDrvResult result = CU2CL_SUCCESS;
    for (struct rt_module *m = rt_modules_all(); m; m = m->next)
        for (unsigned i = 0; result == CU2CL_SUCCESS && i < m->info->kernel_count; i++)
            result = add_with_kernel(modules, drv_kernel_name(m, i));
    return result;
}

cu2clDrvResult drv_modules_of_foreign(struct drv_modules *modules, const char *image)
{
    rt_lock();
    cu2clDrvResult result =
        is_machine_code(image) ? all_modules(modules) : modules_of_ptx(modules, image);
    if (result == CU2CL_SUCCESS && modules->count == 0) {
        rt_message("PTX and machine code can't be loaded: the program has no kernels that were "
                   "ported with it");
        result = CU2CL_ERROR_INVALID_IMAGE;
    }
    if (result == CU2CL_SUCCESS)
        rt_message("PTX or machine code of NVIDIA's is loaded; the kernels that were ported with "
                   "the program stand for it: those of %s%s",
                   modules->list[0]->info->name, modules->count > 1 ? " and others" : "");
    rt_unlock();
    return result;
}
