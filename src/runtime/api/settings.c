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

static cu2clError_t device_set_limit_locked(struct rt_device *device, enum cu2clLimit limit,
                                            size_t value)
{
    cl_mem buffer;
    if (!valid_limit(limit))
        return cu2clErrorInvalidValue;
    if (limit == cu2clLimitMallocHeapSize && rt_heap(device, &buffer))
        return cu2clErrorInvalidValue; /* a kernel that uses it was launched */
    if (limit == cu2clLimitPrintfFifoSize && rt_output_buffer(device))
        return cu2clErrorInvalidValue;
    device->limits[limit] = value;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceSetLimit(enum cu2clLimit limit, size_t value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), device_set_limit_locked(device, limit, value));
}

static cu2clError_t device_get_limit_locked(struct rt_device *device, size_t *value,
                                            enum cu2clLimit limit)
{
    if (!value)
        return cu2clErrorInvalidValue;
    if (!valid_limit(limit))
        return cu2clErrorInvalidValue;
    *value = device->limits[limit];
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetLimit(size_t *value, enum cu2clLimit limit)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), device_get_limit_locked(device, value, limit));
}

cu2clError_t cu2clThreadSetLimit(enum cu2clLimit limit, size_t value)
{
    return cu2clDeviceSetLimit(limit, value);
}

cu2clError_t cu2clThreadGetLimit(size_t *value, enum cu2clLimit limit)
{
    return cu2clDeviceGetLimit(value, limit);
}

static cu2clError_t set_device_flags_locked(struct rt_device *device, unsigned int flags)
{
    if (flags & ~(unsigned)cu2clDeviceMask)
        return cu2clErrorInvalidValue;
    settings[device->index].flags = flags;
    settings[device->index].flags_set = true;
    return cu2clSuccess;
}

cu2clError_t cu2clSetDeviceFlags(unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), set_device_flags_locked(device, flags));
}

static cu2clError_t get_device_flags_locked(struct rt_device *device, unsigned int *flags)
{
    if (!flags)
        return cu2clErrorInvalidValue;
    *flags = settings[device->index].flags_set ? settings[device->index].flags : cu2clDeviceMapHost;
    return cu2clSuccess;
}

cu2clError_t cu2clGetDeviceFlags(unsigned int *flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), get_device_flags_locked(device, flags));
}

static cu2clError_t init_device_locked(int index)
{
    struct rt_device *device = rt_device_at(index);
    if (!device)
        return cu2clErrorInvalidDevice;
    return device->ready ? cu2clSuccess : rt_device_ready(device);
}

cu2clError_t cu2clInitDevice(int index, unsigned int device_flags, unsigned int flags)
{
    struct rt_device *device;
    (void)device_flags;
    (void)flags;
    RT_FRAME(rt_enter_query(&device), init_device_locked(index));
}

static cu2clError_t set_valid_devices_locked(int *devices, int count)
{
    if (count < 0 || (count > 0 && !devices))
        return cu2clErrorInvalidValue;
    for (int i = 0; i < count; i++)
        if (!rt_device_at(devices[i]))
            return cu2clErrorInvalidDevice;
    return cu2clSuccess;
}

cu2clError_t cu2clSetValidDevices(int *devices, int count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), set_valid_devices_locked(devices, count));
}

static cu2clError_t device_set_cache_config_locked(struct rt_device *device,
                                                   enum cu2clFuncCache config)
{
    if ((unsigned)config > cu2clFuncCachePreferEqual)
        return cu2clErrorInvalidValue;
    settings[device->index].cache = config;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceSetCacheConfig(enum cu2clFuncCache config)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_set_cache_config_locked(device, config));
}

static cu2clError_t device_get_cache_config_locked(struct rt_device *device,
                                                   enum cu2clFuncCache *config)
{
    if (!config)
        return cu2clErrorInvalidValue;
    *config = settings[device->index].cache;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetCacheConfig(enum cu2clFuncCache *config)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_get_cache_config_locked(device, config));
}

cu2clError_t cu2clThreadSetCacheConfig(enum cu2clFuncCache config)
{
    return cu2clDeviceSetCacheConfig(config);
}

cu2clError_t cu2clThreadGetCacheConfig(enum cu2clFuncCache *config)
{
    return cu2clDeviceGetCacheConfig(config);
}

static cu2clError_t device_set_shared_mem_config_locked(struct rt_device *device,
                                                        enum cu2clSharedMemConfig config)
{
    if ((unsigned)config > cu2clSharedMemBankSizeEightByte)
        return cu2clErrorInvalidValue;
    settings[device->index].shared = config;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceSetSharedMemConfig(enum cu2clSharedMemConfig config)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_set_shared_mem_config_locked(device, config));
}

static cu2clError_t device_get_shared_mem_config_locked(struct rt_device *device,
                                                        enum cu2clSharedMemConfig *config)
{
    if (!config)
        return cu2clErrorInvalidValue;
    *config = settings[device->index].shared;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetSharedMemConfig(enum cu2clSharedMemConfig *config)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_get_shared_mem_config_locked(device, config));
}

static cu2clError_t device_get_stream_priority_range_locked(int *least, int *greatest)
{
    if (least)
        *least = 0;
    if (greatest)
        *greatest = rt_stream_priority(INT_MIN);
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetStreamPriorityRange(int *least, int *greatest)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_get_stream_priority_range_locked(least, greatest));
}

static cu2clError_t device_get_pci_bus_id_locked(struct rt_device *device, char *text, int length,
                                                 int index)
{
    if (!text || length < 13)
        return cu2clErrorInvalidValue;
    if (!(device = rt_device_at(index)))
        return cu2clErrorInvalidDevice;
    snprintf(text, (size_t)length, "%04x:%02x:%02x.0",
             (unsigned)device->properties.pciDomainID & 0xffffu,
             (unsigned)device->properties.pciBusID & 0xffu,
             (unsigned)device->properties.pciDeviceID & 0xffu);
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetPCIBusId(char *text, int length, int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_get_pci_bus_id_locked(device, text, length, index));
}

static cu2clError_t device_get_by_pci_bus_id_locked(int *index, const char *text)
{
    unsigned domain, bus, slot;
    if (!index || !text || sscanf(text, "%x:%x:%x", &domain, &bus, &slot) != 3)
        return cu2clErrorInvalidValue;
    for (int i = 0; i < rt.device_count; i++) {
        const struct cu2clDeviceProp *p = &rt.devices[i].properties;
        if (p->pciDomainID == (int)domain && p->pciBusID == (int)bus &&
            p->pciDeviceID == (int)slot) {
            *index = i;
            return cu2clSuccess;
        }
    }
    return cu2clErrorInvalidDevice;
}

cu2clError_t cu2clDeviceGetByPCIBusId(int *index, const char *text)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_get_by_pci_bus_id_locked(index, text));
}

/* Devices have contexts of their own, so a kernel never reaches another device's memory. The
 * answers are CUDA's for devices without a link between them; copies between devices work. */
static cu2clError_t device_can_access_peer_locked(int *can, int index, int peer)
{
    if (!can)
        return cu2clErrorInvalidValue;
    if (!rt_device_at(index) || !rt_device_at(peer))
        return cu2clErrorInvalidDevice;
    *can = 0;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceCanAccessPeer(int *can, int index, int peer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_can_access_peer_locked(can, index, peer));
}

static cu2clError_t device_enable_peer_access_locked(int peer, unsigned int flags)
{
    if (!rt_device_at(peer))
        return cu2clErrorInvalidDevice;
    return flags != 0 ? cu2clErrorInvalidValue : cu2clErrorPeerAccessUnsupported;
}

cu2clError_t cu2clDeviceEnablePeerAccess(int peer, unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_enable_peer_access_locked(peer, flags));
}

static cu2clError_t device_disable_peer_access_locked(int peer)
{
    if (!rt_device_at(peer))
        return cu2clErrorInvalidDevice;
    return cu2clErrorPeerAccessNotEnabled;
}

cu2clError_t cu2clDeviceDisablePeerAccess(int peer)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_disable_peer_access_locked(peer));
}

static cu2clError_t device_get_p2p_attribute_locked(int *value, enum cu2clDeviceP2PAttr attribute,
                                                    int source, int destination)
{
    if (!value || attribute < cu2clDevP2PAttrPerformanceRank ||
        attribute > cu2clDevP2PAttrCudaArrayAccessSupported)
        return cu2clErrorInvalidValue;
    if (!rt_device_at(source) || !rt_device_at(destination) || source == destination)
        return cu2clErrorInvalidDevice;
    *value = 0;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetP2PAttribute(int *value, enum cu2clDeviceP2PAttr attribute, int source,
                                        int destination)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device),
             device_get_p2p_attribute_locked(value, attribute, source, destination));
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
