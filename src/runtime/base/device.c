/* Finds OpenCL devices, chooses those the program sees, and makes a device ready when it is first
 * used.
 *
 * All devices of all platforms are listed, GPUs and accelerators first. Without CU2CL_DEVICE the
 * program sees the GPUs and accelerators, or the CPUs when there are none: a program that spreads
 * work over all devices is meant for equal ones. CU2CL_DEVICE is the number in that list, or a part
 * of the device's or platform's name. PoCL is asked for its devices only where no GPU or
 * accelerator of another platform will do. CU2CL_MEMORY forces a memory tier. */
#include "base/base.h"

#include <strings.h>

static bool contains(const char *text, const char *part)
{
    size_t length = strlen(part);
    for (; *text; text++)
        if (strncasecmp(text, part, length) == 0)
            return true;
    return false;
}

bool rt_device_has(const struct rt_device *device, const char *extension)
{
    size_t length = strlen(extension);
    const char *at = device->extensions;
    while (at && (at = strstr(at, extension))) {
        bool starts = at == device->extensions || at[-1] == ' ';
        if (starts && (at[length] == ' ' || at[length] == '\0'))
            return true;
        at += length;
    }
    return false;
}

struct rt_device *rt_device_at(int index)
{
    return index >= 0 && index < rt.device_count ? &rt.devices[index] : NULL;
}

static enum rt_tier choose_tier(struct rt_device *device)
{
    cl_device_svm_capabilities svm = 0;
    const char *forced = getenv("CU2CL_MEMORY");
    if (clGetDeviceInfo(device->id, CL_DEVICE_SVM_CAPABILITIES, sizeof svm, &svm, NULL) !=
        CL_SUCCESS)
        svm = 0;
    if (forced && strcmp(forced, "buffer") == 0)
        return RT_TIER_BUFFER;
    bool coarse = forced && strcmp(forced, "coarse") == 0;
    bool address = forced && strcmp(forced, "address") == 0;
    if (forced && *forced && strcmp(forced, "svm") != 0 && !coarse && !address)
        rt_message("CU2CL_MEMORY=%s is none of svm, coarse, address, buffer; ignored", forced);
    if ((svm & CL_DEVICE_SVM_FINE_GRAIN_BUFFER) && !coarse && !address)
        return RT_TIER_SVM_FINE;
    if (svm & CL_DEVICE_SVM_COARSE_GRAIN_BUFFER) {
        device->address_wanted = address || (device->nvidia && (!forced || !*forced));
        return RT_TIER_SVM_COARSE;
    }
    if (forced && *forced)
        rt_message("%s has no shared virtual memory; CU2CL_MEMORY=%s ignored", device->name,
                   forced);
    return RT_TIER_BUFFER;
}

/* Kernels can use host memory that the program registered; on some devices a test shows more. */
static bool takes_registered(const struct rt_device *device)
{
    return device->tier == RT_TIER_BUFFER || device->address_wanted ||
           (device->tier == RT_TIER_SVM_FINE && (device->type & CL_DEVICE_TYPE_CPU));
}

void rt_device_takes_registered(struct rt_device *device, bool takes)
{
    device->properties.hostRegisterSupported = takes;
    device->properties.canUseHostPointerForRegisteredMem = takes;
}

static void add_device(cl_platform_id platform, cl_device_id id)
{
    if (rt.device_count == RT_MAX_DEVICES)
        return;
    struct rt_device *device = &rt.devices[rt.device_count];
    memset(device, 0, sizeof *device);
    device->platform = platform;
    device->id = id;
    if (!rt_device_describe(device)) {
        free(device->extensions);
        return;
    }
    device->tier = choose_tier(device);
    device->properties.concurrentManagedAccess = device->tier == RT_TIER_SVM_FINE;
    device->properties.ipcEventSupported = rt_device_shares(device);
    rt_device_takes_registered(device, takes_registered(device));
    rt.device_count++;
}

/* PoCL looks at the machine when it is asked for devices: 12 of the 30 ms until PoCL 3.1's devices
 * were known, on 2 cores. They are mostly CPUs. */
static bool answers_late(cl_platform_id platform)
{
    char name[128] = "";
    return clGetPlatformInfo(platform, CL_PLATFORM_NAME, sizeof name, name, NULL) == CL_SUCCESS &&
           strcmp(name, "Portable Computing Language") == 0;
}

/* Modules register before main, on one thread. */
static unsigned module_count, one_stream_count;

void rt_device_note_module(void)
{
    module_count++;
}

void cu2clRegisterOneStream(void)
{
    one_stream_count++;
}

/* NVIDIA's driver makes eight hardware queues for a context unless this variable says otherwise; a
 * program without streams needs one, and one for the runtime's own copies beside kernels that wait.
 * What the user has set stays. */
static void limit_queues(void)
{
    if (module_count && one_stream_count == module_count)
        setenv("CUDA_DEVICE_MAX_CONNECTIONS", "2", 0);
}

static void list_devices(cl_device_type type, bool late)
{
    cl_platform_id platforms[16];
    cl_uint platform_count = 0;
    char other[RT_RANDOM_SIZE];
    limit_queues();
    char *own = rt_random_leave(other);
    cl_int code = clGetPlatformIDs(16, platforms, &platform_count);
    rt_random_return(own);
    if (code != CL_SUCCESS)
        return;
    for (cl_uint i = 0; i < platform_count && i < 16; i++) {
        cl_device_id ids[RT_MAX_DEVICES];
        cl_uint count = 0;
        if (!late && answers_late(platforms[i]))
            continue;
        if (clGetDeviceIDs(platforms[i], type, RT_MAX_DEVICES, ids, &count) != CL_SUCCESS)
            continue;
        for (cl_uint d = 0; d < count && d < RT_MAX_DEVICES; d++)
            add_device(platforms[i], ids[d]);
    }
}

/* Keeps the devices for which keep[i] is set. */
static void keep_devices(const bool *keep)
{
    int kept = 0;
    for (int i = 0; i < rt.device_count; i++) {
        if (!keep[i])
            free(rt.devices[i].extensions);
        else if (kept++ != i)
            rt.devices[kept - 1] = rt.devices[i];
    }
    rt.device_count = kept;
    for (int i = 0; i < kept; i++)
        rt.devices[i].index = i;
}

/* Of all calls that ask for devices, the first one is told. */
static void tell_devices(const char *wanted)
{
    static bool told;
    if (rt.device_count == 0 && !told)
        rt_message("no OpenCL device found; is an OpenCL driver installed?");
    for (int i = 0; i < rt.device_count && !told; i++) {
        if (i == 0)
            rt_message("no OpenCL device matches CU2CL_DEVICE=%s; there are:", wanted);
        rt_message("  %d: %s (%s)", i, rt.devices[i].name, rt.devices[i].platform_name);
    }
    told = true;
}

/* Lists devices, those of platforms that answer late only if that is said, and chooses. Without
 * them, nothing but a choice with a GPU or accelerator is good, and CU2CL_DEVICE may not be a
 * number, which counts all. Returns false, with no devices, where there is no choice. */
static bool choose_devices(bool late)
{
    bool keep[RT_MAX_DEVICES] = {false};
    const char *wanted = getenv("CU2CL_DEVICE");
    bool any = false;
    char *end = NULL;
    long number = wanted && *wanted ? strtol(wanted, &end, 10) : -1;
    bool is_number = end && *end == '\0';
    if (is_number && !late)
        return false;
    list_devices(CL_DEVICE_TYPE_GPU | CL_DEVICE_TYPE_ACCELERATOR, late);
    int accelerators = rt.device_count;
    list_devices(CL_DEVICE_TYPE_CPU, late);
    for (int i = 0; i < rt.device_count; i++) {
        const struct rt_device *d = &rt.devices[i];
        if (!wanted || !*wanted)
            keep[i] = accelerators == 0 || i < accelerators;
        else if (is_number)
            keep[i] = i == number;
        else
            keep[i] = contains(d->name, wanted) || contains(d->platform_name, wanted);
        any = any || (keep[i] && (late || i < accelerators));
    }
    if (!any) {
        if (late)
            tell_devices(wanted);
        memset(keep, 0, sizeof keep);
    }
    keep_devices(keep);
    return any;
}

void rt_devices_find(void)
{
    rt_ways_check();
    if (!choose_devices(false) && !choose_devices(true))
        return;
    for (int i = 0; i < rt.device_count; i++)
        rt_trace("device %d: %s (%s), memory: %s", i, rt.devices[i].name,
                 rt.devices[i].platform_name,
                 rt.devices[i].tier == RT_TIER_BUFFER       ? "buffers"
                 : rt.devices[i].tier == RT_TIER_SVM_COARSE ? "coarse-grained SVM"
                                                            : "fine-grained SVM");
}

/* 38 of 248 end-to-end tests are wrong, crash or do not end with Mesa 22's rusticl (docs/drivers.md). */
static void warn_of_driver(const struct rt_device *device)
{
    if (device->rusticl && strtol(device->driver, NULL, 10) < 23)
        rt_message("rusticl of Mesa %s computes some programs wrong, without an error: do not rely "
                   "on results of %s",
                   device->driver, device->name);
}

cu2clError_t rt_device_ready(struct rt_device *device)
{
    static const size_t limits[] = {1024, 1 << 20, 8 << 20, 2, 2048, 64, 0};
    cl_int code;
    cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                          (cl_context_properties)device->platform, 0};
    char other[RT_RANDOM_SIZE];
    char *own = rt_random_leave(other);
    device->context = clCreateContext(properties, 1, &device->id, NULL, NULL, &code);
    rt_random_return(own);
    if (code != CL_SUCCESS) {
        device->context = NULL;
        return cu2clErrorInitializationError;
    }
    if (!device->ready_since) {
        device->ready_since = rt_now();
        warn_of_driver(device);
    }
    memcpy(device->limits, limits, sizeof limits);
    device->ready = true;
    if (rt_components_prepare(device) != cu2clSuccess) {
        device->ready = false;
        clReleaseContext(device->context);
        device->context = NULL;
        return cu2clErrorInitializationError;
    }
    return cu2clSuccess;
}

void rt_device_release(struct rt_device *device)
{
    rt_components_release(device);
    clReleaseContext(device->context);
    device->context = NULL;
    device->ready = false;
}
