/* Hints for managed memory: where it should be and who reads it.
 *
 * Where managed memory is follows from the device's memory tier, so a hint changes nothing. It is
 * checked, kept for the whole allocation and told. */
#include "memory/memory.h"

/* The hints of an allocation. */
static struct rt_hints *hints_of(struct rt_allocation *a)
{
    if (!a->hints && (a->hints = calloc(1, sizeof *a->hints)))
        a->hints->preferred = a->hints->prefetched = cu2clInvalidDeviceId;
    return a->hints;
}

static cu2clError_t find_managed_range(const void *pointer, size_t size,
                                       struct rt_allocation **allocation)
{
    struct rt_allocation *a = rt_map_find(pointer);
    *allocation = a;
    return a && size <= a->size - (size_t)((const char *)pointer - a->address)
               ? cu2clSuccess
               : cu2clErrorInvalidValue;
}

static bool is_place(int index)
{
    return index == cu2clCpuDeviceId || rt_device_at(index);
}

static cu2clError_t mem_prefetch_async_locked(struct rt_device *device, const void *pointer,
                                              size_t size, int index, cu2clStream_t handle)
{
    struct rt_stream *stream;
    struct rt_allocation *a;
    struct rt_hints *hints;
    RT_TRY(rt_stream_get(device, handle, &stream));
    if (!is_place(index))
        return cu2clErrorInvalidDevice;
    RT_TRY(find_managed_range(pointer, size, &a));
    if ((hints = hints_of(a)) != NULL)
        hints->prefetched = index;
    return cu2clSuccess;
}

cu2clError_t cu2clMemPrefetchAsync(const void *pointer, size_t size, int index,
                                   cu2clStream_t handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), mem_prefetch_async_locked(device, pointer, size, index, handle));
}

/* The bit of a place in a set of places. */
static uint64_t bit_of(int index)
{
    return (uint64_t)1 << (index + 1);
}

static void advise(struct rt_hints *hints, enum cu2clMemoryAdvise advice, int index)
{
    switch (advice) {
    case cu2clMemAdviseSetReadMostly: hints->read_mostly = 1; break;
    case cu2clMemAdviseUnsetReadMostly: hints->read_mostly = 0; break;
    case cu2clMemAdviseSetPreferredLocation: hints->preferred = index; break;
    case cu2clMemAdviseUnsetPreferredLocation: hints->preferred = cu2clInvalidDeviceId; break;
    case cu2clMemAdviseSetAccessedBy: hints->accessed_by |= bit_of(index); break;
    case cu2clMemAdviseUnsetAccessedBy: hints->accessed_by &= ~bit_of(index); break;
    }
}

static cu2clError_t mem_advise_locked(const void *pointer, size_t size,
                                      enum cu2clMemoryAdvise advice, int index)
{
    struct rt_allocation *a;
    struct rt_hints *hints;
    /* These ignore the place. */
    bool anywhere = advice == cu2clMemAdviseSetReadMostly ||
                    advice == cu2clMemAdviseUnsetReadMostly ||
                    advice == cu2clMemAdviseUnsetPreferredLocation;
    if (advice < cu2clMemAdviseSetReadMostly || advice > cu2clMemAdviseUnsetAccessedBy)
        return cu2clErrorInvalidValue;
    if (!anywhere && !is_place(index))
        return cu2clErrorInvalidDevice;
    RT_TRY(find_managed_range(pointer, size, &a));
    if ((hints = hints_of(a)) != NULL)
        advise(hints, advice, index);
    return cu2clSuccess;
}

cu2clError_t cu2clMemAdvise(const void *pointer, size_t size, enum cu2clMemoryAdvise advice,
                            int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), mem_advise_locked(pointer, size, advice, index));
}

/* The places of a set, as far as there is room; the rest is filled with cu2clInvalidDeviceId. */
static void list_places(uint64_t set, int *list, size_t room)
{
    size_t used = 0;
    for (int index = cu2clCpuDeviceId; index < RT_MAX_DEVICES && used < room; index++)
        if (set & bit_of(index))
            list[used++] = index;
    while (used < room)
        list[used++] = cu2clInvalidDeviceId;
}

static int type_of_place(int index)
{
    return index == cu2clInvalidDeviceId ? cu2clMemLocationTypeInvalid
           : index == cu2clCpuDeviceId   ? cu2clMemLocationTypeHost
                                         : cu2clMemLocationTypeDevice;
}

static cu2clError_t get_range_attribute(const struct rt_hints *hints,
                                        enum cu2clMemRangeAttribute attribute, void *data,
                                        size_t size)
{
    int *value = data;
    if (!data || size == 0 || size % sizeof(int) != 0 ||
        (attribute != cu2clMemRangeAttributeAccessedBy && size != sizeof(int)))
        return cu2clErrorInvalidValue;
    switch (attribute) {
    case cu2clMemRangeAttributeReadMostly: *value = hints->read_mostly; break;
    case cu2clMemRangeAttributePreferredLocation:
    case cu2clMemRangeAttributePreferredLocationId: *value = hints->preferred; break;
    case cu2clMemRangeAttributeLastPrefetchLocation:
    case cu2clMemRangeAttributeLastPrefetchLocationId: *value = hints->prefetched; break;
    case cu2clMemRangeAttributePreferredLocationType:
        *value = type_of_place(hints->preferred);
        break;
    case cu2clMemRangeAttributeLastPrefetchLocationType:
        *value = type_of_place(hints->prefetched);
        break;
    case cu2clMemRangeAttributeAccessedBy:
        list_places(hints->accessed_by, data, size / sizeof(int));
        break;
    default: return cu2clErrorInvalidValue;
    }
    return cu2clSuccess;
}

static cu2clError_t mem_range_get_attributes_locked(void **data, size_t *sizes,
                                                    enum cu2clMemRangeAttribute *attributes,
                                                    size_t count, const void *pointer, size_t size)
{
    struct rt_allocation *a;
    if (!data || !sizes || !attributes || count == 0)
        return cu2clErrorInvalidValue;
    RT_TRY(find_managed_range(pointer, size, &a));
    if (a->memory != RT_MEMORY_MANAGED)
        return cu2clErrorInvalidValue;
    if (!hints_of(a))
        return cu2clErrorMemoryAllocation;
    for (size_t i = 0; i < count; i++)
        RT_TRY(get_range_attribute(a->hints, attributes[i], data[i], sizes[i]));
    return cu2clSuccess;
}

cu2clError_t cu2clMemRangeGetAttributes(void **data, size_t *sizes,
                                        enum cu2clMemRangeAttribute *attributes, size_t count,
                                        const void *pointer, size_t size)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             mem_range_get_attributes_locked(data, sizes, attributes, count, pointer, size));
}

cu2clError_t cu2clMemRangeGetAttribute(void *data, size_t data_size,
                                       enum cu2clMemRangeAttribute attribute, const void *pointer,
                                       size_t size)
{
    return cu2clMemRangeGetAttributes(&data, &data_size, &attribute, 1, pointer, size);
}

static bool is_attachment(unsigned flags)
{
    return flags == cu2clMemAttachGlobal || flags == cu2clMemAttachHost ||
           flags == cu2clMemAttachSingle;
}

/* Where managed memory does not move, host and device use it at any time, which is more than an
 * attachment promises. */
static cu2clError_t stream_attach_mem_async_locked(struct rt_device *device, cu2clStream_t handle,
                                                   void *pointer, size_t length, unsigned int flags)
{
    struct rt_stream *stream;
    RT_TRY(rt_stream_get(device, handle, &stream));
    struct rt_allocation *a = rt_map_find(pointer);
    if (!a || a->memory != RT_MEMORY_MANAGED || a->address != (char *)pointer ||
        (length != 0 && length != a->size) || !is_attachment(flags) ||
        (flags == cu2clMemAttachSingle && !handle))
        return cu2clErrorInvalidValue;
    rt_moved_attach(a, stream, flags);
    return cu2clSuccess;
}

cu2clError_t cu2clStreamAttachMemAsync(cu2clStream_t handle, void *pointer, size_t length,
                                       unsigned int flags)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             stream_attach_mem_async_locked(device, handle, pointer, length, flags));
}
