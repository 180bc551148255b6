/* OpenCL programs: the text of a module, the options, and a build or a binary from the cache.
 *
 * The text is the one embedded in the program, or NAME.cl from the folder CU2CL_KERNEL_PATH, with
 * the device library's headers expanded. A text that does not build is shown with the compiler's
 * log. Which kernels are built together, and when, is in units.c. */
#include "program/program.h"

#include <errno.h>
#include <inttypes.h>

char *rt_program_own_text(const struct cu2clModuleInfo *info, size_t *length)
{
    const char *folder = getenv("CU2CL_KERNEL_PATH");
    char path[4096];
    bool has_file = strstr(info->name, ".cl") != NULL; /* not a module of the runtime's own */
    if (folder && *folder && has_file) {
        snprintf(path, sizeof path, "%s/%s", folder, info->name);
        char *file = rt_read_file(path, length);
        if (file)
            return file;
        rt_message("can't read %s (CU2CL_KERNEL_PATH): %s; using the built-in text", path,
                   strerror(errno));
    }
    *length = (size_t)(info->source_end - info->source);
    char *text = malloc(*length + 1);
    if (text) {
        memcpy(text, info->source, *length);
        text[*length] = '\0';
    }
    return text;
}

/* The lanes form says in its first line which text it was made from, by the hash that the
 * translator knows files by. Of another text it is no use. */
bool rt_program_lanes_fit(const struct cu2clModuleInfo *info, const char *lanes)
{
    static const char before[] = "with hash ";
    const char *said = strstr(lanes, before);
    size_t length = 0;
    char hash[20], *text = rt_program_own_text(info, &length);
    if (!text)
        return false;
    uint64_t value = rt_hash(RT_HASH_START, text, length);
    snprintf(hash, sizeof hash, "%016" PRIx64, value ^ (value >> 29));
    free(text);
    return said && strncmp(said + sizeof before - 1, hash, strlen(hash)) == 0;
}

/* The lanes form is read only where a kernel of it is built: other devices lack what it calls. */
static const char lanes_begin[] = "\n#ifdef CU_LANES_FORM\n", lanes_end[] = "\n#endif\n";

char *rt_program_text(const struct rt_module *module)
{
    size_t length = 0;
    size_t more = module->lanes ? (size_t)(module->lanes_end - module->lanes) : 0;
    char *text = rt_program_own_text(module->info, &length);
    char *all = text ? realloc(text, length + more + sizeof lanes_begin + sizeof lanes_end) : NULL;
    if (!all) {
        free(text);
        return NULL;
    }
    char *to = all + length;
    if (more) {
        to = mempcpy(to, lanes_begin, sizeof lanes_begin - 1);
        to = mempcpy(to, module->lanes, more);
        to = mempcpy(to, lanes_end, sizeof lanes_end - 1);
    }
    char *expanded = rt_prelude_expand(module->info->name, all, (size_t)(to - all));
    free(all);
    return expanded;
}

/* PoCL before version 4 loses a branch of a whole work-group that goes on after a barrier inside
 * it: neither that branch nor its `else` has an effect, without an error; or it never ends. PoCL 5
 * has all work-items take a branch behind the last barrier that the first one takes, where a whole
 * work-group may have returned before. Either may lose what stands before a barrier in straight code, in few
 * kernels. They do so when the program was optimised before its
 * work-items became loops. Without, kernels take many times as long, so only those with such a
 * branch are taken from a program that was built so. */
bool rt_program_loses_barriers(const struct rt_device *device)
{
    return device->pocl && strtol(device->driver, NULL, 10) < 6;
}

/* Intel's compiler makes vectors of work-items, of which the lanes form has one. Of kernels as they are
 * it gets a few wrong whose threads meet in collectives, or beside loops that only some go through, and
 * some whose work-items go through different loops. The first gain nothing by vectors. */
static bool may_vectorise(const struct cu2clKernelInfo *kernel, enum rt_way way)
{
    const char *forced = getenv("CU2CL_CAREFUL");
    unsigned form = kernel->needs & (CU2CL_HAS_LANES | CU2CL_LANE_LOOPS);
    bool doubtful =
        form == CU2CL_HAS_LANES || (kernel->needs & (CU2CL_LANE_WARPS | CU2CL_LOOPS_APART)) != 0;
    if (way == RT_IN_SUBGROUPS) /* they are vectors */
        return true;
    return way == RT_AS_IS && (!doubtful || (forced && strcmp(forced, "0") == 0));
}

/* Kernels that a driver's optimiser gets wrong: with barriers that PoCL loses, and, one in thousands, in
 * the items form on Intel's runtime for CPUs, where nobody takes that form unasked. */
static bool needs_care(const struct rt_device *device, const struct rt_kernel *owner,
                       enum rt_way way)
{
    const char *forced = getenv("CU2CL_CAREFUL");
    if (forced && *forced)
        return strcmp(forced, "0") != 0;
    if (way == RT_IN_ITEMS)
        return device->vectorises_items;
    return way != RT_IN_LANES && (owner->info->needs & CU2CL_BARRIER_IN_BRANCH) &&
           rt_program_loses_barriers(device);
}

unsigned rt_program_kind(const struct rt_device *device, const struct rt_kernel *owner,
                         bool for_parts)
{
    const struct cu2clKernelInfo *kernel = owner->info;
    enum rt_way way =
        for_parts ? rt_kernel_way_of_parts(device, owner) : rt_kernel_way(device, owner);
    bool as_is = way == RT_AS_IS || way == RT_IN_SUBGROUPS;
    unsigned kind = as_is ? kernel->needs & device->capabilities & (unsigned)CU2CL_NEEDS_RECURSION
                          : (unsigned)CU2CL_HAS_LANES;
    return kind | (needs_care(device, owner, way) ? (unsigned)CU2CL_BARRIER_IN_BRANCH : 0) |
           (way == RT_IN_ITEMS ? RT_KIND_ITEMS : 0) |
           (way == RT_IN_SUBGROUPS ? RT_KIND_SUBGROUPS : 0) |
           (device->vectorises_items && !may_vectorise(kernel, way) ? RT_KIND_LONE_ITEMS : 0);
}

/* Oclgrind's optimiser gets one in 100 random kernels of the lanes form wrong, and takes longer than it
 * saves there. As they are kernels are all right but for one in thousands, and some take twice as long
 * without. Nobody works out __builtin_constant_p then. */
static const char *optimisation(const struct rt_device *device, unsigned kind)
{
    if (kind & CU2CL_HAS_LANES && strcmp(device->platform_name, "Oclgrind") == 0)
        return " -cl-opt-disable -D__builtin_constant_p(x)=0";
    return kind & CU2CL_BARRIER_IN_BRANCH ? " -cl-opt-disable" : "";
}

static const char *form_options(const struct rt_device *device, unsigned kind)
{
    if (kind & RT_KIND_SUBGROUPS)
        return device->type & CL_DEVICE_TYPE_CPU ? " -DCU_SUBGROUPS -DCU_VECTORS"
                                                 : " -DCU_SUBGROUPS";
    if (kind & RT_KIND_ITEMS)
        return " -DCU_LANES_FORM -DCU_ITEMS_FORM";
    return kind & CU2CL_HAS_LANES ? " -DCU_LANES_FORM" : "";
}

void rt_program_options(const struct rt_device *device, const struct cu2clModuleInfo *info,
                        unsigned kind, char *options, size_t size)
{
    const char *own = info->options ? info->options : "";
    char arch[48] = "";
    if (device->nvidia) /* which instructions inline PTX may use */
        snprintf(arch, sizeof arch, " -cl-nv-verbose -DCU_NVIDIA_ARCH=%d",
                 device->properties.major * 10 + device->properties.minor);
    else if (!(device->type & CL_DEVICE_TYPE_CPU))
        snprintf(arch, sizeof arch, " -DCU_FAR_FENCES");
    /* Intel's compiler for CPUs has clang's counter, but does not name the processor. */
    bool counts = device->type & CL_DEVICE_TYPE_CPU && rt_device_has(device, "cl_khr_kernel_clock");
    bool inlines = device->pocl && !(kind & CU2CL_HAS_LANES);
    snprintf(options, size, "-cl-std=CL1.2%s%s%s%s%s%s%s%s%s", arch,
             counts ? " -DCU_CYCLE_COUNTER" : "", form_options(device, kind),
             inlines ? " -DCU_INLINE" : "", kind & CU2CL_NEEDS_RECURSION ? " -DCU_RECURSION" : "",
             optimisation(device, kind),
             device->correct_division && !strstr(own, "-DCU_FAST_DIVISION")
                 ? " -cl-fp32-correctly-rounded-divide-sqrt"
                 : "",
             *own ? " " : "", own);
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
    if (status == CL_SUCCESS &&
        clBuildProgram(program, 1, &device->id, key->options, NULL, NULL) == CL_SUCCESS)
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
    struct rt_oclgrind own;
    bool apart = rt_oclgrind_prepare(device, key->source, key->options, &own);
    const char *text = apart ? own.text : key->source;
    cl_program built = clCreateProgramWithSource(device->context, 1, &text, NULL, &code);
    if (code == CL_SUCCESS)
        code =
            clBuildProgram(built, 1, &device->id, apart ? own.options : key->options, NULL, NULL);
    else
        built = NULL;
    if (built && code != CL_SUCCESS && !quiet)
        show_log(device, built, name, text);
    rt_oclgrind_done(&own);
    if (!built)
        return rt_error(code);
    if (code != CL_SUCCESS) {
        clReleaseProgram(built);
        return code == CL_OUT_OF_HOST_MEMORY ? cu2clErrorMemoryAllocation
                                             : cu2clErrorNoKernelImageForDevice;
    }
    if (store)
        store_binary(built, key);
    *program = built;
    return cu2clSuccess;
}

struct rt_cache_key rt_program_key(const struct rt_device *device, const char *text,
                                   const char *options, char *driver, size_t size)
{
    snprintf(driver, size, "%s; %s; %s", device->platform_name, device->version, device->driver);
    return (struct rt_cache_key){device->name, driver, options, text};
}

/* PoCL has a cache of its own, and to give a binary it compiles all kernels once more, for
 * work-groups of any size. */
static bool has_own_cache(const struct rt_device *device)
{
    return device->pocl;
}

cu2clError_t rt_program_build(struct rt_device *device, const char *name, const char *text,
                              const char *options, bool quiet, cl_program *program)
{
    char driver[512];
    struct rt_cache_key key = rt_program_key(device, text, options, driver, sizeof driver);
    uint64_t start = rt_now();
    bool store = !has_own_cache(device);
    *program = store ? load_cached(device, &key) : NULL;
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
