/* Memory pools and stream-ordered allocation.
 *
 * A pool has chunks of the device's memory of its own (pool.c), which it reserves. At a
 * synchronisation point it gives empty ones back until no more is reserved than its threshold says.
 * They go to the device, where any allocation can have them; the driver gets them when the device
 * has too many. In the buffer tier each allocation is a buffer, and nothing is reserved beyond
 * these. Each device has a default pool, and one that cu2clMallocAsync uses. A
 * destroyed pool lives until its last allocation is freed. */
#include "memory/memory.h"

struct cu2clMemPool_st {
    struct rt_device *device;
    bool is_default, destroyed;
    int reuse[3]; /* attributes 1 to 3 */
    uint64_t release_threshold;
    size_t limit; /* 0: none */
    size_t used, used_high, reserved_high;
    struct cu2clMemPool_st *next;
};

static struct cu2clMemPool_st *pools;
static struct cu2clMemPool_st *current[RT_MAX_DEVICES]; /* NULL: the default pool */

static cu2clMemPool_t find_pool(cu2clMemPool_t handle)
{
    for (struct cu2clMemPool_st *p = pools; p; p = p->next)
        if (p == handle && !p->destroyed)
            return p;
    return NULL;
}

/* Pools give back what is above their thresholds. */
static void trim_pools(struct rt_device *device)
{
    for (struct cu2clMemPool_st *p = pools; p; p = p->next)
        if (p->device == device)
            rt_pool_give_back(device, p, p->release_threshold);
}

static cu2clMemPool_t make_pool(struct rt_device *device, bool is_default)
{
    struct cu2clMemPool_st *pool = calloc(1, sizeof *pool);
    if (!pool)
        return NULL;
    *pool = (struct cu2clMemPool_st){
        .device = device, .is_default = is_default, .reuse = {1, 1, 1}, .next = pools};
    pools = pool;
    rt_sync_hooks.end = trim_pools;
    return pool;
}

/* NULL without memory. */
static cu2clMemPool_t default_of(struct rt_device *device)
{
    for (struct cu2clMemPool_st *p = pools; p; p = p->next)
        if (p->device == device && p->is_default)
            return p;
    return make_pool(device, true);
}

static cu2clMemPool_t current_of(struct rt_device *device)
{
    return current[device->index] ? current[device->index] : default_of(device);
}

static size_t reserved_by(const struct cu2clMemPool_st *pool)
{
    return pool->device->tier == RT_TIER_BUFFER
               ? pool->used
               : rt_pool_reserved(pool->device, (cu2clMemPool_t)(uintptr_t)pool);
}

size_t rt_memory_pools_idle(const struct rt_device *device)
{
    size_t idle = 0;
    for (const struct cu2clMemPool_st *p = pools; p; p = p->next) {
        size_t reserved = p->device == device ? reserved_by(p) : 0;
        idle += reserved > p->used ? reserved - p->used : 0;
    }
    return idle;
}

static void release_unused_pool(struct cu2clMemPool_st *pool)
{
    if (!pool->destroyed || pool->used > 0)
        return;
    rt_pool_give_back(pool->device, pool, 0);
    for (struct cu2clMemPool_st **p = &pools; *p; p = &(*p)->next)
        if (*p == pool) {
            *p = pool->next;
            break;
        }
    free(pool);
}

void rt_memory_pool_freed(cu2clMemPool_t pool, size_t size)
{
    pool->used -= size;
    release_unused_pool(pool);
}

/* --- allocation --- */

static cu2clError_t allocate_from_pool(cu2clMemPool_t pool, size_t size, void **address)
{
    if (pool->limit && (size > pool->limit || pool->used > pool->limit - size))
        return cu2clErrorMemoryAllocation;
    RT_TRY(rt_memory_allocate_from(pool, pool->device, size, address));
    pool->used += size;
    if (pool->used > pool->used_high)
        pool->used_high = pool->used;
    size_t reserved = reserved_by(pool);
    if (reserved > pool->reserved_high)
        pool->reserved_high = reserved;
    return cu2clSuccess;
}

/* Stream order holds trivially: the memory is new. `from` is false for the device's own pool. */
static cu2clError_t allocate_async_locked(struct rt_device *device, void **pointer, size_t size,
                                          bool from, cu2clMemPool_t handle,
                                          cu2clStream_t stream_handle)
{
    struct rt_stream *stream;
    cu2clMemPool_t pool = NULL;
    void *address = NULL;
    if (rt_capturing(device, stream_handle))
        return !pointer || (from && !find_pool(handle))
                   ? cu2clErrorInvalidValue
                   : rt_capture_hooks->allocate(device, stream_handle, size, pointer);
    RT_TRY(rt_stream_get(device, stream_handle, &stream));
    if (!pointer || (from && !find_pool(handle)))
        return cu2clErrorInvalidValue;
    if (!(pool = from ? handle : current_of(stream->device)))
        return cu2clErrorMemoryAllocation;
    if (!pool->device->ready)
        RT_TRY(rt_device_ready(pool->device));
    if (size > 0)
        RT_TRY(allocate_from_pool(pool, size, &address));
    RT_TRY(rt_fresh_fill(pool->device, address, size));
    *pointer = address;
    return cu2clSuccess;
}

static cu2clError_t allocate_async(void **pointer, size_t size, bool from, cu2clMemPool_t handle,
                                   cu2clStream_t stream_handle)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device),
             allocate_async_locked(device, pointer, size, from, handle, stream_handle));
}

cu2clError_t cu2clMallocAsync(void **pointer, size_t size, cu2clStream_t stream)
{
    return allocate_async(pointer, size, false, NULL, stream);
}

cu2clError_t cu2clMallocFromPoolAsync(void **pointer, size_t size, cu2clMemPool_t pool,
                                      cu2clStream_t stream)
{
    return allocate_async(pointer, size, true, pool, stream);
}

/* --- pools --- */

/* The device of a location that pools can be at. */
static struct rt_device *device_of_location(const struct cu2clMemLocation *location)
{
    return location && location->type == cu2clMemLocationTypeDevice ? rt_device_at(location->id)
                                                                    : NULL;
}

static cu2clError_t give_pool_locked(struct rt_device *device, cu2clMemPool_t *pool, int index,
                                     cu2clMemPool_t (*choose)(struct rt_device *))
{
    cu2clMemPool_t chosen = NULL;
    if (!pool)
        return cu2clErrorInvalidValue;
    if (!(device = rt_device_at(index)))
        return cu2clErrorInvalidDevice;
    if (!(chosen = choose(device)))
        return cu2clErrorMemoryAllocation;
    *pool = chosen;
    return cu2clSuccess;
}

static cu2clError_t give_pool(cu2clMemPool_t *pool, int index,
                              cu2clMemPool_t (*choose)(struct rt_device *))
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), give_pool_locked(device, pool, index, choose));
}

cu2clError_t cu2clDeviceGetDefaultMemPool(cu2clMemPool_t *pool, int device)
{
    return give_pool(pool, device, default_of);
}

cu2clError_t cu2clDeviceGetMemPool(cu2clMemPool_t *pool, int device)
{
    return give_pool(pool, device, current_of);
}

static cu2clError_t device_set_mem_pool_locked(struct rt_device *device, int index,
                                               cu2clMemPool_t pool)
{
    if (!(device = rt_device_at(index)) || !find_pool(pool) || pool->device != device)
        return cu2clErrorInvalidValue;
    current[index] = pool;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceSetMemPool(int index, cu2clMemPool_t pool)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), device_set_mem_pool_locked(device, index, pool));
}

static int index_of(const struct cu2clMemLocation *location)
{
    return location && location->type == cu2clMemLocationTypeDevice ? location->id : -1;
}

cu2clError_t cu2clMemGetDefaultMemPool(cu2clMemPool_t *pool, struct cu2clMemLocation *location,
                                       enum cu2clMemAllocationType type)
{
    return type == cu2clMemAllocationTypePinned ? give_pool(pool, index_of(location), default_of)
                                                : rt_record(cu2clErrorNotSupported);
}

cu2clError_t cu2clMemGetMemPool(cu2clMemPool_t *pool, struct cu2clMemLocation *location,
                                enum cu2clMemAllocationType type)
{
    return type == cu2clMemAllocationTypePinned ? give_pool(pool, index_of(location), current_of)
                                                : rt_record(cu2clErrorNotSupported);
}

cu2clError_t cu2clMemSetMemPool(struct cu2clMemLocation *location, enum cu2clMemAllocationType type,
                                cu2clMemPool_t pool)
{
    return type == cu2clMemAllocationTypePinned ? cu2clDeviceSetMemPool(index_of(location), pool)
                                                : rt_record(cu2clErrorNotSupported);
}

static cu2clError_t mem_pool_create_locked(struct rt_device *device, cu2clMemPool_t *pool,
                                           const struct cu2clMemPoolProps *properties)
{
    cu2clMemPool_t created = NULL;
    if (!pool || !properties || !(device = device_of_location(&properties->location)) ||
        properties->allocType != cu2clMemAllocationTypePinned)
        return cu2clErrorInvalidValue;
    if (properties->handleTypes != cu2clMemHandleTypeNone)
        return cu2clErrorNotSupported; /* sharing with other processes */
    if (!(created = make_pool(device, false)))
        return cu2clErrorMemoryAllocation;
    created->limit = properties->maxSize;
    *pool = created;
    return cu2clSuccess;
}

cu2clError_t cu2clMemPoolCreate(cu2clMemPool_t *pool, const struct cu2clMemPoolProps *properties)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_create_locked(device, pool, properties));
}

static cu2clError_t mem_pool_destroy_locked(cu2clMemPool_t pool)
{
    if (!find_pool(pool) || pool->is_default)
        return cu2clErrorInvalidValue;
    if (current[pool->device->index] == pool)
        current[pool->device->index] = NULL;
    pool->destroyed = true;
    release_unused_pool(pool);
    return cu2clSuccess;
}

cu2clError_t cu2clMemPoolDestroy(cu2clMemPool_t pool)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_destroy_locked(pool));
}

static bool is_reuse(enum cu2clMemPoolAttr attribute)
{
    return attribute >= cu2clMemPoolReuseFollowEventDependencies &&
           attribute <= cu2clMemPoolReuseAllowInternalDependencies;
}

static cu2clError_t set_pool_attribute(cu2clMemPool_t pool, enum cu2clMemPoolAttr attribute,
                                       const void *value)
{
    uint64_t number = 0;
    if (is_reuse(attribute)) {
        memcpy(&pool->reuse[attribute - 1], value, sizeof(int));
        return cu2clSuccess;
    }
    memcpy(&number, value, sizeof number);
    switch (attribute) {
    case cu2clMemPoolAttrReleaseThreshold: pool->release_threshold = number; return cu2clSuccess;
    case cu2clMemPoolAttrReservedMemHigh: /* only a new start of the count */
        if (number == 0)
            pool->reserved_high = reserved_by(pool);
        return number == 0 ? cu2clSuccess : cu2clErrorInvalidValue;
    case cu2clMemPoolAttrUsedMemHigh:
        if (number == 0)
            pool->used_high = pool->used;
        return number == 0 ? cu2clSuccess : cu2clErrorInvalidValue;
    default: return cu2clErrorInvalidValue;
    }
}

static cu2clError_t mem_pool_set_attribute_locked(cu2clMemPool_t pool,
                                                  enum cu2clMemPoolAttr attribute, void *value)
{
    return find_pool(pool) && value ? set_pool_attribute(pool, attribute, value)
                                    : cu2clErrorInvalidValue;
}

cu2clError_t cu2clMemPoolSetAttribute(cu2clMemPool_t pool, enum cu2clMemPoolAttr attribute,
                                      void *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_set_attribute_locked(pool, attribute, value));
}

static cu2clError_t get_pool_attribute(cu2clMemPool_t pool, enum cu2clMemPoolAttr attribute,
                                       void *value)
{
    uint64_t number;
    if (is_reuse(attribute)) {
        memcpy(value, &pool->reuse[attribute - 1], sizeof(int));
        return cu2clSuccess;
    }
    switch (attribute) {
    case cu2clMemPoolAttrReleaseThreshold: number = pool->release_threshold; break;
    case cu2clMemPoolAttrReservedMemCurrent: number = reserved_by(pool); break;
    case cu2clMemPoolAttrUsedMemCurrent: number = pool->used; break;
    case cu2clMemPoolAttrReservedMemHigh: number = pool->reserved_high; break;
    case cu2clMemPoolAttrUsedMemHigh: number = pool->used_high; break;
    default: return cu2clErrorInvalidValue;
    }
    memcpy(value, &number, sizeof number);
    return cu2clSuccess;
}

static cu2clError_t mem_pool_get_attribute_locked(cu2clMemPool_t pool,
                                                  enum cu2clMemPoolAttr attribute, void *value)
{
    return find_pool(pool) && value ? get_pool_attribute(pool, attribute, value)
                                    : cu2clErrorInvalidValue;
}

cu2clError_t cu2clMemPoolGetAttribute(cu2clMemPool_t pool, enum cu2clMemPoolAttr attribute,
                                      void *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_get_attribute_locked(pool, attribute, value));
}

static cu2clError_t mem_pool_trim_to_locked(cu2clMemPool_t pool, size_t keep)
{
    if (!find_pool(pool))
        return cu2clErrorInvalidValue;
    rt_pool_give_back(pool->device, pool, keep);
    return cu2clSuccess;
}

cu2clError_t cu2clMemPoolTrimTo(cu2clMemPool_t pool, size_t keep)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_trim_to_locked(pool, keep));
}

/* --- access --- */

/* Kernels only reach the memory of their own device, and always do. */
static cu2clError_t check_access(cu2clMemPool_t pool, const struct cu2clMemAccessDesc *wanted)
{
    struct rt_device *device = device_of_location(&wanted->location);
    if (!device)
        return cu2clErrorInvalidValue;
    if (device == pool->device)
        return wanted->flags == cu2clMemAccessFlagsProtReadWrite ? cu2clSuccess
                                                                 : cu2clErrorInvalidDevice;
    return wanted->flags == cu2clMemAccessFlagsProtNone ? cu2clSuccess
                                                        : cu2clErrorPeerAccessUnsupported;
}

static cu2clError_t mem_pool_set_access_locked(cu2clMemPool_t pool,
                                               const struct cu2clMemAccessDesc *list, size_t count)
{
    if (!find_pool(pool) || (count > 0 && !list))
        return cu2clErrorInvalidValue;
    for (size_t i = 0; i < count; i++)
        RT_TRY(check_access(pool, &list[i]));
    return cu2clSuccess;
}

cu2clError_t cu2clMemPoolSetAccess(cu2clMemPool_t pool, const struct cu2clMemAccessDesc *list,
                                   size_t count)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_set_access_locked(pool, list, count));
}

static cu2clError_t mem_pool_get_access_locked(struct rt_device *device,
                                               enum cu2clMemAccessFlags *flags, cu2clMemPool_t pool,
                                               struct cu2clMemLocation *location)
{
    if (!flags || !find_pool(pool) || !(device = device_of_location(location)))
        return cu2clErrorInvalidValue;
    *flags =
        device == pool->device ? cu2clMemAccessFlagsProtReadWrite : cu2clMemAccessFlagsProtNone;
    return cu2clSuccess;
}

cu2clError_t cu2clMemPoolGetAccess(enum cu2clMemAccessFlags *flags, cu2clMemPool_t pool,
                                   struct cu2clMemLocation *location)
{
    struct rt_device *device;
    RT_FRAME(rt_enter_query(&device), mem_pool_get_access_locked(device, flags, pool, location));
}
