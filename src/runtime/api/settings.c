/* Calls that set or tell something about a device or the process and run nothing: flags, limits,
 * peers, versions.
 *
 * Caches, banks and profilers have no counterpart in OpenCL and change no result: such settings are
 * checked, kept and told. */
#include "api/api.h"

static struct {
    unsigned flags;
    bool flags_set;
    enum cu2clFuncCache cache;
    enum cu2clSharedMemConfig shared;
} settings[RT_MAX_DEVICES];

void rt_settings_release(struct rt_device *device)
{
    settings[device->index].flags_set = false;
}

static bool valid_limit(enum cu2clLimit limit)
{
    return (unsigned)limit <= cu2clLimitPersistingL2CacheSize;
}

cu2clError_t cu2clDeviceSetLimit(enum cu2clLimit limit, size_t value)
{
    struct rt_device *device;
    cl_mem buffer;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess && !valid_limit(limit))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess && limit == cu2clLimitMallocHeapSize && rt_heap(device, &buffer))
        error = cu2clErrorInvalidValue; /* a kernel that uses it was launched */
    if (error == cu2clSuccess && limit == cu2clLimitPrintfFifoSize && rt_output_buffer(device))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        device->limits[limit] = value;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetLimit(size_t *value, enum cu2clLimit limit)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter(&device);
    if (error == cu2clSuccess && !value)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess && !valid_limit(limit))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *value = device->limits[limit];
    return rt_leave(error);
}

cu2clError_t cu2clThreadSetLimit(enum cu2clLimit limit, size_t value)
{
    return cu2clDeviceSetLimit(limit, value);
}

cu2clError_t cu2clThreadGetLimit(size_t *value, enum cu2clLimit limit)
{
    return cu2clDeviceGetLimit(value, limit);
}

cu2clError_t cu2clSetDeviceFlags(unsigned int flags)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && (flags & ~(unsigned)cu2clDeviceMask))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess) {
        settings[device->index].flags = flags;
        settings[device->index].flags_set = true;
    }
    return rt_leave(error);
}

cu2clError_t cu2clGetDeviceFlags(unsigned int *flags)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !flags)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *flags =
            settings[device->index].flags_set ? settings[device->index].flags : cu2clDeviceMapHost;
    return rt_leave(error);
}

cu2clError_t cu2clInitDevice(int index, unsigned int device_flags, unsigned int flags)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    (void)device_flags;
    (void)flags;
    if (error == cu2clSuccess && !(device = rt_device_at(index)))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess && !device->ready)
        error = rt_device_ready(device);
    return rt_leave(error);
}

cu2clError_t cu2clSetValidDevices(int *devices, int count)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && (count < 0 || (count > 0 && !devices)))
        error = cu2clErrorInvalidValue;
    for (int i = 0; error == cu2clSuccess && i < count; i++)
        if (!rt_device_at(devices[i]))
            error = cu2clErrorInvalidDevice;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceSetCacheConfig(enum cu2clFuncCache config)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && (unsigned)config > cu2clFuncCachePreferEqual)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        settings[device->index].cache = config;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetCacheConfig(enum cu2clFuncCache *config)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !config)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *config = settings[device->index].cache;
    return rt_leave(error);
}

cu2clError_t cu2clThreadSetCacheConfig(enum cu2clFuncCache config)
{
    return cu2clDeviceSetCacheConfig(config);
}

cu2clError_t cu2clThreadGetCacheConfig(enum cu2clFuncCache *config)
{
    return cu2clDeviceGetCacheConfig(config);
}

cu2clError_t cu2clDeviceSetSharedMemConfig(enum cu2clSharedMemConfig config)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && (unsigned)config > cu2clSharedMemBankSizeEightByte)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        settings[device->index].shared = config;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetSharedMemConfig(enum cu2clSharedMemConfig *config)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !config)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess)
        *config = settings[device->index].shared;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetStreamPriorityRange(int *least, int *greatest)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && least)
        *least = 0;
    if (error == cu2clSuccess && greatest)
        *greatest = rt_stream_priority(device, INT_MIN);
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetPCIBusId(char *text, int length, int index)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && (!text || length < 13))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess && !(device = rt_device_at(index)))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess)
        snprintf(text, (size_t)length, "%04x:%02x:%02x.0",
                 (unsigned)device->properties.pciDomainID & 0xffffu,
                 (unsigned)device->properties.pciBusID & 0xffu,
                 (unsigned)device->properties.pciDeviceID & 0xffu);
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetByPCIBusId(int *index, const char *text)
{
    struct rt_device *device;
    unsigned domain, bus, slot;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess &&
        (!index || !text || sscanf(text, "%x:%x:%x", &domain, &bus, &slot) != 3))
        error = cu2clErrorInvalidValue;
    if (error != cu2clSuccess)
        return rt_leave(error);
    error = cu2clErrorInvalidDevice;
    for (int i = 0; i < rt.device_count && error != cu2clSuccess; i++) {
        const struct cu2clDeviceProp *p = &rt.devices[i].properties;
        if (p->pciDomainID == (int)domain && p->pciBusID == (int)bus &&
            p->pciDeviceID == (int)slot) {
            *index = i;
            error = cu2clSuccess;
        }
    }
    return rt_leave(error);
}

/* Devices have contexts of their own, so a kernel never reaches another device's memory. The
 * answers are CUDA's for devices without a link between them; copies between devices work. */
cu2clError_t cu2clDeviceCanAccessPeer(int *can, int index, int peer)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !can)
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess && (!rt_device_at(index) || !rt_device_at(peer)))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess)
        *can = 0;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceEnablePeerAccess(int peer, unsigned int flags)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !rt_device_at(peer))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess)
        error = flags != 0 ? cu2clErrorInvalidValue : cu2clErrorPeerAccessUnsupported;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceDisablePeerAccess(int peer)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && !rt_device_at(peer))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess)
        error = cu2clErrorPeerAccessNotEnabled;
    return rt_leave(error);
}

cu2clError_t cu2clDeviceGetP2PAttribute(int *value, enum cu2clDeviceP2PAttr attribute, int source,
                                        int destination)
{
    struct rt_device *device;
    cu2clError_t error = rt_enter_query(&device);
    if (error == cu2clSuccess && (!value || attribute < cu2clDevP2PAttrPerformanceRank ||
                                  attribute > cu2clDevP2PAttrCudaArrayAccessSupported))
        error = cu2clErrorInvalidValue;
    if (error == cu2clSuccess &&
        (!rt_device_at(source) || !rt_device_at(destination) || source == destination))
        error = cu2clErrorInvalidDevice;
    if (error == cu2clSuccess)
        *value = 0;
    return rt_leave(error);
}

cu2clError_t cu2clCtxResetPersistingL2Cache(void)
{
    struct rt_device *device;
    return rt_leave(rt_enter_query(&device));
}

cu2clError_t cu2clDriverGetVersion(int *version)
{
    if (!version)
        return rt_record(cu2clErrorInvalidValue);
    *version = CU2CL_CUDART_VERSION;
    return cu2clSuccess;
}

cu2clError_t cu2clRuntimeGetVersion(int *version)
{
    return cu2clDriverGetVersion(version);
}

cu2clError_t cu2clProfilerStart(void)
{
    return cu2clSuccess;
}

cu2clError_t cu2clProfilerStop(void)
{
    return cu2clSuccess;
}
