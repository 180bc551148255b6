/* The driver API: memory that is mapped to reserved addresses. See driver.h.
 *
 * OpenCL does not let a program choose addresses. So a reservation takes its memory at once, and
 * mapping only keeps account: what is created is what lies under the addresses it is mapped to.
 * That gives the same results as long as nothing is mapped a second time, which would have to show
 * the same content elsewhere, and is refused. */
#include "driver/driver.h"

#define GRANULARITY ((size_t)64 << 10)

struct reservation {
    void *memory; /* of the runtime API, around the range */
    char *start;
    size_t size;
    int device;
    struct reservation *next;
};

/* What cu2clDrvMemCreate made; its address is the program's handle. */
struct backing {
    size_t size;
    cu2clDrvMemAllocationProp properties;
    bool released;
    char *mapped; /* NULL: not yet */
    bool unmapped;
    struct backing *next;
};

static struct reservation *reservations;
static struct backing *backings;

/* These expect the lock. */

static struct reservation *reservation_around(const char *start, size_t size)
{
    for (struct reservation *r = reservations; r; r = r->next)
        if (start >= r->start && size <= r->size && (size_t)(start - r->start) <= r->size - size)
            return r;
    return NULL;
}

static struct backing *backing_of(cu2clDrvMemHandle handle)
{
    for (struct backing *b = backings; b; b = b->next)
        if ((cu2clDrvMemHandle)(uintptr_t)b == handle && !b->released)
            return b;
    return NULL;
}

static bool is_mapped(const struct backing *b)
{
    return b->mapped && !b->unmapped;
}

/* How much of the range is mapped. */
static size_t mapped_inside(const char *start, size_t size)
{
    size_t sum = 0;
    for (struct backing *b = backings; b; b = b->next) {
        if (!is_mapped(b) || b->mapped >= start + size || b->mapped + b->size <= start)
            continue;
        const char *from = b->mapped > start ? b->mapped : start;
        const char *to = b->mapped + b->size < start + size ? b->mapped + b->size : start + size;
        sum += (size_t)(to - from);
    }
    return sum;
}

/* Forgets what has neither a handle nor a mapping. */
static void sweep_ranges(void)
{
    for (struct backing **b = &backings; *b;) {
        struct backing *gone = *b;
        if (!gone->released || is_mapped(gone)) {
            b = &gone->next;
            continue;
        }
        *b = gone->next;
        free(gone);
    }
}

/* --- addresses --- */

cu2clDrvResult cu2clDrvMemAddressReserve(cu2clDrvDeviceptr *pointer, size_t size, size_t alignment,
                                         cu2clDrvDeviceptr wanted, unsigned long long flags)
{
    void *memory = NULL;
    size_t align = alignment ? alignment : 1, room;
    cu2clDrvResult result = drv_ready();
    (void)wanted; /* a wish */
    if (result == CU2CL_SUCCESS &&
        (!pointer || size == 0 || size % GRANULARITY != 0 || (align & (align - 1)) != 0 ||
         flags != 0 || __builtin_add_overflow(size, align - 1, &room)))
        result = CU2CL_ERROR_INVALID_VALUE;
    struct reservation *made = result == CU2CL_SUCCESS ? calloc(1, sizeof *made) : NULL;
    if (result == CU2CL_SUCCESS)
        result = made ? DRV_CALL(cu2clMalloc(&memory, room)) : CU2CL_ERROR_OUT_OF_MEMORY;
    if (result != CU2CL_SUCCESS) {
        free(made);
        return result;
    }
    made->memory = memory;
    made->start = (char *)(((uintptr_t)memory + align - 1) / align * align);
    made->size = size;
    made->device = rt_current_device()->index;
    rt_lock();
    made->next = reservations;
    reservations = made;
    rt_unlock();
    *pointer = drv_number(made->start);
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvMemAddressFree(cu2clDrvDeviceptr pointer, size_t size)
{
    cu2clDrvResult result = drv_ready();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    struct reservation **r = &reservations, *gone;
    while (*r && ((*r)->start != drv_address(pointer) || (*r)->size != size))
        r = &(*r)->next;
    gone = *r;
    if (!gone || mapped_inside(gone->start, size) > 0)
        result = CU2CL_ERROR_INVALID_VALUE;
    else
        *r = gone->next;
    rt_unlock();
    if (result != CU2CL_SUCCESS)
        return result;
    result = DRV_CALL(cu2clFree(gone->memory));
    free(gone);
    return result;
}

/* --- memory --- */

static cu2clDrvResult check_properties(const cu2clDrvMemAllocationProp *p)
{
    cu2clDrvDevice found;
    if (!p || p->type != cu2clMemAllocationTypePinned ||
        p->location.type != cu2clMemLocationTypeDevice)
        return p && p->location.type != cu2clMemLocationTypeDevice ? CU2CL_ERROR_NOT_SUPPORTED
                                                                   : CU2CL_ERROR_INVALID_VALUE;
    if (p->requestedHandleTypes != cu2clMemHandleTypeNone)
        return CU2CL_ERROR_NOT_SUPPORTED; /* to share it with other processes */
    return cu2clDrvDeviceGet(&found, p->location.id);
}

cu2clDrvResult cu2clDrvMemGetAllocationGranularity(size_t *granularity,
                                                   const cu2clDrvMemAllocationProp *properties,
                                                   cu2clDrvMemGranularityFlags option)
{
    cu2clDrvResult result = drv_started();
    (void)option;
    if (result == CU2CL_SUCCESS && !granularity)
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = check_properties(properties);
    if (result == CU2CL_SUCCESS)
        *granularity = GRANULARITY;
    return result;
}

cu2clDrvResult cu2clDrvMemCreate(cu2clDrvMemHandle *handle, size_t size,
                                 const cu2clDrvMemAllocationProp *properties,
                                 unsigned long long flags)
{
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS && (!handle || size == 0 || size % GRANULARITY != 0 || flags != 0))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result == CU2CL_SUCCESS)
        result = check_properties(properties);
    if (result != CU2CL_SUCCESS)
        return result;
    struct backing *made = calloc(1, sizeof *made);
    if (!made)
        return CU2CL_ERROR_OUT_OF_MEMORY;
    made->size = size;
    made->properties = *properties;
    rt_lock();
    made->next = backings;
    backings = made;
    rt_unlock();
    *handle = (cu2clDrvMemHandle)(uintptr_t)made;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvMemRelease(cu2clDrvMemHandle handle)
{
    cu2clDrvResult result = drv_started();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    struct backing *b = backing_of(handle);
    if (b)
        b->released = true;
    else
        result = CU2CL_ERROR_INVALID_VALUE;
    sweep_ranges();
    rt_unlock();
    return result;
}

cu2clDrvResult cu2clDrvMemGetAllocationPropertiesFromHandle(cu2clDrvMemAllocationProp *properties,
                                                            cu2clDrvMemHandle handle)
{
    cu2clDrvResult result = drv_started();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    const struct backing *b = backing_of(handle);
    if (b && properties)
        *properties = b->properties;
    else
        result = CU2CL_ERROR_INVALID_VALUE;
    rt_unlock();
    return result;
}

/* --- mappings --- */

static cu2clDrvResult map(char *start, size_t size, struct backing *b)
{
    const struct reservation *r = reservation_around(start, size);
    if (!b || !r || size != b->size || mapped_inside(start, size) > 0)
        return CU2CL_ERROR_INVALID_VALUE;
    if (b->mapped) {
        rt_message("memory can be mapped to addresses only once");
        return CU2CL_ERROR_NOT_SUPPORTED;
    }
    if (b->properties.location.id != r->device) {
        rt_message("memory can be mapped only to addresses that were reserved on its device");
        return CU2CL_ERROR_NOT_SUPPORTED;
    }
    b->mapped = start;
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvMemMap(cu2clDrvDeviceptr pointer, size_t size, size_t offset,
                              cu2clDrvMemHandle handle, unsigned long long flags)
{
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS && (offset != 0 || flags != 0))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    result = map(drv_address(pointer), size, backing_of(handle));
    rt_unlock();
    return result;
}

/* Whole mappings only. */
static cu2clDrvResult unmap(char *start, size_t size)
{
    size_t sum = 0;
    for (struct backing *b = backings; b; b = b->next)
        if (is_mapped(b) && b->mapped >= start && b->mapped + b->size <= start + size)
            sum += b->size;
    if (size == 0 || sum != size)
        return CU2CL_ERROR_INVALID_VALUE;
    for (struct backing *b = backings; b; b = b->next)
        if (is_mapped(b) && b->mapped >= start && b->mapped < start + size)
            b->unmapped = true;
    sweep_ranges();
    return CU2CL_SUCCESS;
}

cu2clDrvResult cu2clDrvMemUnmap(cu2clDrvDeviceptr pointer, size_t size)
{
    cu2clDrvResult result = drv_started();
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    result = unmap(drv_address(pointer), size);
    rt_unlock();
    return result;
}

cu2clDrvResult cu2clDrvMemSetAccess(cu2clDrvDeviceptr pointer, size_t size,
                                    const cu2clDrvMemAccessDesc *list, size_t count)
{
    char *start = drv_address(pointer);
    cu2clDrvResult result = drv_started();
    if (result == CU2CL_SUCCESS && (!list || count == 0))
        result = CU2CL_ERROR_INVALID_VALUE;
    if (result != CU2CL_SUCCESS)
        return result;
    rt_lock();
    const struct reservation *r = reservation_around(start, size);
    if (!r || mapped_inside(start, size) != size)
        result = CU2CL_ERROR_INVALID_VALUE;
    for (size_t i = 0; result == CU2CL_SUCCESS && i < count; i++)
        if (list[i].location.type != cu2clMemLocationTypeDevice || list[i].location.id != r->device)
            result = CU2CL_ERROR_NOT_SUPPORTED; /* kernels reach the memory of their own device */
    rt_unlock();
    return result;
}
