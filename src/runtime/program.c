/* Builds the programs of modules for a device: all when the device is first used, and what failed
 * then once more, with its log, when a kernel of the module is launched.
 *
 * The text is the one embedded in the program, or NAME.cl from the folder CU2CL_KERNEL_PATH. Device
 * library headers are expanded, in the buffer tier kernels get offset parameters, and the binary
 * comes from the disk cache where it has it. A text that does not build is shown with the
 * compiler's log; later launches of any of its kernels fail alike. */
#include "rt.h"

#include <errno.h>

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    size_t used = 0, capacity = 0, got = 1;
    while (file && got > 0) {
        if (used + 4096 > capacity) {
            capacity = 2 * capacity + 8192;
            char *grown = realloc(text, capacity);
            if (!grown) {
                free(text);
                text = NULL;
                break;
            }
            text = grown;
        }
        got = fread(text + used, 1, 4096, file);
        used += got;
    }
    if (file && ferror(file)) {
        free(text);
        text = NULL;
    }
    if (file)
        fclose(file);
    *length = used;
    return text;
}

static char *module_text(const struct cu2clModuleInfo *info)
{
    const char *folder = getenv("CU2CL_KERNEL_PATH");
    char path[4096];
    size_t length = 0;
    bool has_file = strstr(info->name, ".cl") != NULL; /* not a module of the runtime's own */
    if (!folder || !*folder || !has_file)
        return rt_prelude_expand(info->name, info->source,
                                 (size_t)(info->source_end - info->source));
    snprintf(path, sizeof path, "%s/%s", folder, info->name);
    char *file = read_file(path, &length);
    if (!file) {
        rt_message("can't read %s (CU2CL_KERNEL_PATH): %s; using the built-in text", path,
                   strerror(errno));
        return rt_prelude_expand(info->name, info->source,
                                 (size_t)(info->source_end - info->source));
    }
    char *expanded = rt_prelude_expand(path, file, length);
    free(file);
    return expanded;
}

/* Two stubs may share a kernel. */
static bool is_repeated(const struct cu2clModuleInfo *info, unsigned index)
{
    for (unsigned i = 0; i < index; i++)
        if (!info->kernels[i].refused &&
            strcmp(info->kernels[i].name, info->kernels[index].name) == 0)
            return true;
    return false;
}

/* Adds offset parameters to all kernels of the module, in place. */
static bool add_offsets(const struct cu2clModuleInfo *info, bool quiet, char **text)
{
    for (unsigned i = 0; i < info->kernel_count; i++) {
        const struct cu2clKernelInfo *k = &info->kernels[i];
        if (k->refused || is_repeated(info, i))
            continue;
        bool *pointers = calloc(k->arg_count + 1u, sizeof *pointers);
        if (!pointers)
            return false;
        for (unsigned a = 0; a < k->arg_count; a++)
            pointers[a] = k->args[a].kind == CU2CL_ARG_POINTER;
        char *changed = rt_offsets_add(*text, k->name, pointers, k->arg_count);
        free(pointers);
        if (!changed) {
            if (!quiet)
                rt_message("%s: the head of kernel %s was not understood", info->name, k->name);
            return false;
        }
        free(*text);
        *text = changed;
    }
    return true;
}

static unsigned module_needs(const struct cu2clModuleInfo *info)
{
    unsigned needs = 0;
    for (unsigned i = 0; i < info->kernel_count; i++)
        if (!info->kernels[i].refused)
            needs |= info->kernels[i].needs;
    return needs;
}

/* PoCL before version 4 loses a branch of a whole work-group that goes on after a barrier inside
 * it: neither that branch nor its `else` has an effect, without an error; or it never ends. PoCL 5
 * has all work-items take a branch behind the last barrier that the first one takes, where a whole
 * work-group may have returned before. They do so when the program was optimised before its
 * work-items became loops. Without, kernels take many times as long, so only those with such a
 * branch are taken from a program that was built so. */
static bool loses_branches(const struct rt_device *device)
{
    return strcmp(device->platform_name, "Portable Computing Language") == 0 &&
           strtol(device->driver, NULL, 10) < 6;
}

static bool is_careful(const struct rt_device *device, const struct cu2clKernelInfo *kernel)
{
    const char *forced = getenv("CU2CL_CAREFUL");
    if (forced && *forced)
        return strcmp(forced, "0") != 0;
    return (kernel->needs & CU2CL_BARRIER_IN_BRANCH) && loses_branches(device);
}

static void trace_careful(const struct rt_device *device, const struct cu2clModuleInfo *info)
{
    for (unsigned i = 0; i < info->kernel_count; i++)
        if (is_careful(device, &info->kernels[i]) && !is_repeated(info, i))
            rt_trace("kernel %s is built without optimisation: %s", info->kernels[i].name,
                     info->kernels[i].needs & CU2CL_BARRIER_IN_BRANCH
                         ? "a work-group may leave a barrier out, and this driver's optimiser "
                           "loses such branches (CU2CL_CAREFUL=0 optimises all)"
                         : "CU2CL_CAREFUL is set");
}

static void build_options(const struct rt_device *device, const struct cu2clModuleInfo *info,
                          bool careful, char *options, size_t size)
{
    const char *standard = "-cl-std=CL1.2", *own = info->options ? info->options : "";
    char arch[48] = "";
    if ((module_needs(info) & CU2CL_NEEDS_GENERIC) && (device->capabilities & CU2CL_NEEDS_GENERIC))
        standard = "-cl-std=CL3.0";
    if (device->nvidia) /* which instructions inline PTX may use */
        snprintf(arch, sizeof arch, " -cl-nv-verbose -DCU_NVIDIA_ARCH=%d",
                 device->properties.major * 10 + device->properties.minor);
    snprintf(options, size, "%s%s%s%s%s%s%s", standard, arch,
             module_needs(info) & device->capabilities & CU2CL_NEEDS_RECURSION ? " -DCU_RECURSION"
                                                                               : "",
             careful ? " -cl-opt-disable" : "",
             device->correct_division && !strstr(own, "-DCU_FAST_DIVISION")
                 ? " -cl-fp32-correctly-rounded-divide-sqrt"
                 : "",
             *own ? " " : "", own);
}

static cl_int build_program(cl_program program, cl_device_id device, const char *options)
{
    char other[RT_RANDOM_SIZE];
    char *own = rt_random_leave(other);
    cl_int code = clBuildProgram(program, 1, &device, options, NULL, NULL);
    rt_random_return(own);
    return code;
}

static cl_program load_cached(struct rt_device *device, const struct rt_cache_key *key)
{
    size_t size = 0;
    cl_int code, status = CL_SUCCESS;
    unsigned char *binary = rt_cache_load(key, &size);
    const unsigned char *data = binary;
    if (!binary)
        return NULL;
    cl_program program =
        clCreateProgramWithBinary(device->context, 1, &device->id, &size, &data, &status, &code);
    free(binary);
    if (code != CL_SUCCESS)
        return NULL;
    if (status == CL_SUCCESS && build_program(program, device->id, key->options) == CL_SUCCESS)
        return program;
    clReleaseProgram(program);
    return NULL;
}

static void store_binary(cl_program program, const struct rt_cache_key *key)
{
    size_t size = 0;
    if (clGetProgramInfo(program, CL_PROGRAM_BINARY_SIZES, sizeof size, &size, NULL) !=
            CL_SUCCESS ||
        size == 0)
        return;
    unsigned char *binary = malloc(size);
    if (binary &&
        clGetProgramInfo(program, CL_PROGRAM_BINARIES, sizeof binary, &binary, NULL) == CL_SUCCESS)
        rt_cache_store(key, binary, size);
    free(binary);
}

static void show_log(struct rt_device *device, cl_program program, const char *name,
                     const char *source)
{
    size_t size = 0;
    if (clGetProgramBuildInfo(program, device->id, CL_PROGRAM_BUILD_LOG, 0, NULL, &size) !=
        CL_SUCCESS)
        size = 0;
    char *log = calloc(1, size + 1);
    if (log && size)
        clGetProgramBuildInfo(program, device->id, CL_PROGRAM_BUILD_LOG, size, log, NULL);
    rt_message("%s does not build for %s:", name, device->name);
    char *located = log ? rt_log_locate(log, source) : NULL;
    if (located && !rt_is_set("CU2CL_QUIET"))
        fprintf(stderr, "%s\n", located);
    free(located);
    free(log);
}

static cu2clError_t build_source(struct rt_device *device, const char *name,
                                 const struct rt_cache_key *key, bool store, bool quiet,
                                 cl_program *program)
{
    cl_int code;
    cl_program built = clCreateProgramWithSource(
        device->context, 1, (const char **)(uintptr_t)&key->source, NULL, &code);
    if (code != CL_SUCCESS)
        return rt_error(code);
    code = build_program(built, device->id, key->options);
    if (code != CL_SUCCESS) {
        if (!quiet)
            show_log(device, built, name, key->source);
        clReleaseProgram(built);
        return code == CL_OUT_OF_HOST_MEMORY ? cu2clErrorMemoryAllocation
                                             : cu2clErrorNoKernelImageForDevice;
    }
    if (store)
        store_binary(built, key);
    *program = built;
    return cu2clSuccess;
}

static void name_driver(const struct rt_device *device, char *driver, size_t size)
{
    snprintf(driver, size, "%s; %s; %s", device->platform_name, device->version, device->driver);
}

cu2clError_t rt_program_build(struct rt_device *device, const char *name, const char *text,
                              const char *options, bool store, bool quiet, cl_program *program)
{
    char driver[512];
    name_driver(device, driver, sizeof driver);
    struct rt_cache_key key = {device->name, driver, options, text};
    uint64_t start = rt_now();
    *program = load_cached(device, &key);
    bool cached = *program != NULL;
    rt_trace("%s for %s: %s (%s)", name, device->name, cached ? "from the cache" : "building",
             options);
    cu2clError_t error =
        cached ? cu2clSuccess : build_source(device, name, &key, store, quiet, program);
    if (error == cu2clSuccess)
        rt_resources_keep(device, *program, &key);
    rt_profile_host(cached ? RT_WORK_LOAD : RT_WORK_BUILD, name, -1, start);
    return error;
}

/* On NVIDIA's devices any barrier is PTX's bar.sync, as __syncthreads is, which orders the group's
 * accesses to all memory. With the fence of global memory there is one more wait before it. */
static bool add_barrier(char **text)
{
    static const char barrier[] = "#define barrier(flags) barrier(CLK_LOCAL_MEM_FENCE)\n";
    size_t length = strlen(*text) + 1;
    char *longer = realloc(*text, length + sizeof barrier - 1);
    if (!longer)
        return false;
    memmove(longer + sizeof barrier - 1, longer, length);
    memcpy(longer, barrier, sizeof barrier - 1);
    *text = longer;
    return true;
}

/* The text as the device gets it; malloc'ed. */
static cu2clError_t text_for(struct rt_device *device, const struct cu2clModuleInfo *info,
                             bool quiet, char **result)
{
    char *text = module_text(info);
    if (!text)
        return cu2clErrorMemoryAllocation;
    if (device->tier == RT_TIER_BUFFER && !add_offsets(info, quiet, &text)) {
        free(text);
        return cu2clErrorInvalidKernelImage;
    }
    if (device->nvidia && !add_barrier(&text)) {
        free(text);
        return cu2clErrorMemoryAllocation;
    }
    *result = text;
    return cu2clSuccess;
}

static cu2clError_t build(struct rt_device *device, struct rt_module *module, bool careful,
                          bool quiet, cl_program *program)
{
    char options[1024];
    char *text = NULL;
    cu2clError_t error = text_for(device, module->info, quiet, &text);
    if (error != cu2clSuccess)
        return error;
    build_options(device, module->info, careful, options, sizeof options);
    if (careful)
        trace_careful(device, module->info);
    /* To give a binary, PoCL compiles all kernels for work-groups of any size; with barriers in
     * branches that may not end. */
    bool store = !loses_branches(device) || !(module_needs(module->info) & CU2CL_BARRIER_IN_BRANCH);
    error = rt_program_build(device, module->info->name, text, options, store, quiet, program);
    free(text);
    return error;
}

cu2clError_t rt_program_text(struct rt_device *device, const struct rt_kernel *kernel,
                             struct rt_program_text *text)
{
    const struct cu2clModuleInfo *info = kernel->module->info;
    cu2clError_t error = text_for(device, info, true, &text->source);
    if (error != cu2clSuccess)
        return error;
    build_options(device, info, is_careful(device, kernel->info), text->options,
                  sizeof text->options);
    name_driver(device, text->driver, sizeof text->driver);
    text->key = (struct rt_cache_key){device->name, text->driver, text->options, text->source};
    return cu2clSuccess;
}

void rt_program_build_ahead(struct rt_device *device, struct rt_module *module)
{
    bool wanted[2] = {false, false};
    for (unsigned i = 0; i < module->info->kernel_count; i++)
        if (rt_kernel_supported(device, &module->kernels[i]))
            wanted[is_careful(device, module->kernels[i].info)] = true;
    for (int careful = 0; careful < 2; careful++) {
        struct rt_program *p = &module->programs[device->index][careful];
        if (wanted[careful] && !p->tried)
            p->tried = build(device, module, careful, true, &p->program) == cu2clSuccess;
    }
}

cu2clError_t rt_program_get(struct rt_device *device, const struct rt_kernel *kernel,
                            cl_program *program)
{
    bool careful = is_careful(device, kernel->info);
    struct rt_program *p = &kernel->module->programs[device->index][careful];
    if (!p->tried) {
        p->error = build(device, kernel->module, careful, false, &p->program);
        p->tried = p->error != cu2clErrorMemoryAllocation;
    }
    if (p->error == cu2clSuccess)
        *program = p->program;
    return p->error;
}
