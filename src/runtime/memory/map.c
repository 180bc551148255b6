/* The live allocations of all devices, as an array of pointers ordered by address.
 *
 * A program has few allocations and looks them up often, so binary search in an array beats a tree;
 * an insertion moves pointers only. Ranges never overlap. */
#include "memory/memory.h"

static struct rt_allocation **entries;
static size_t count, capacity;
static size_t used[RT_MAX_DEVICES], host_count[RT_MAX_DEVICES];

/* Index of the first allocation that starts behind `address`. */
static size_t upper_bound(const char *address)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if ((uintptr_t)entries[middle]->address <= (uintptr_t)address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

struct rt_allocation *rt_map_find(const void *address)
{
    size_t i = upper_bound(address);
    if (i == 0)
        return NULL;
    struct rt_allocation *a = entries[i - 1];
    return (uintptr_t)address - (uintptr_t)a->address < a->size ? a : NULL;
}

struct rt_allocation *rt_map_find_end(const void *address)
{
    size_t i = upper_bound(address);
    if (i == 0)
        return NULL;
    struct rt_allocation *a = entries[i - 1];
    return (uintptr_t)address - (uintptr_t)a->address <= a->size ? a : NULL;
}

bool rt_map_overlaps(const void *address, size_t size)
{
    size_t i = upper_bound(address);
    if (rt_map_find(address))
        return true;
    return i < count && (uintptr_t)entries[i]->address - (uintptr_t)address < size;
}

/* Kernels don't see it at its address, or don't see it at all. */
static bool is_of_host(const struct rt_allocation *a)
{
    return a->backing == RT_BACKING_PINNED || a->backing == RT_BACKING_HOST ||
           a->backing == RT_BACKING_SHARED;
}

static size_t device_bytes(const struct rt_allocation *a)
{
    return a->memory == RT_MEMORY_HOST ? 0 : a->size;
}

struct rt_allocation *rt_map_add(const struct rt_allocation *allocation)
{
    struct rt_allocation *added = malloc(sizeof *added);
    if (!added)
        return NULL;
    if (count == capacity) {
        size_t larger = capacity ? 2 * capacity : 64;
        struct rt_allocation **grown = realloc(entries, larger * sizeof *grown);
        if (!grown) {
            free(added);
            return NULL;
        }
        entries = grown;
        capacity = larger;
    }
    size_t i = upper_bound(allocation->address);
    memmove(entries + i + 1, entries + i, (count - i) * sizeof *entries);
    *added = *allocation;
    entries[i] = added;
    count++;
    host_count[added->device->index] += is_of_host(added);
    used[added->device->index] += device_bytes(added);
    return added;
}

void rt_map_remove(struct rt_allocation *allocation)
{
    size_t i = upper_bound(allocation->address);
    if (i == 0 || entries[i - 1] != allocation)
        return;
    memmove(entries + i - 1, entries + i, (count - i) * sizeof *entries);
    count--;
    host_count[allocation->device->index] -= is_of_host(allocation);
    used[allocation->device->index] -= device_bytes(allocation);
    if (allocation->alias)
        clReleaseMemObject(allocation->alias);
    free(allocation->hints);
    free(allocation);
}

cl_mem rt_operand_buffer(struct rt_allocation *allocation, const void *address, size_t *offset)
{
    bool is_svm =
        allocation->backing == RT_BACKING_SVM ||
        (allocation->backing == RT_BACKING_POOL && !allocation->buffer && !allocation->is_heap);
    cl_mem buffer = rt_device_buffer(allocation, address, offset);
    cl_int code;

    if (buffer || !is_svm)
        return buffer;
    if (!allocation->alias) {
        allocation->alias =
            clCreateBuffer(allocation->device->context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR,
                           allocation->size, allocation->address, &code);
        if (code != CL_SUCCESS)
            allocation->alias = NULL;
    }
    *offset = (size_t)((const char *)address - allocation->address);
    return allocation->alias;
}

size_t rt_map_used(const struct rt_device *device)
{
    return used[device->index];
}

size_t rt_map_host_count(const struct rt_device *device)
{
    return host_count[device->index];
}

struct rt_allocation *rt_map_next(const void *address)
{
    size_t i = upper_bound(address);
    return i < count ? entries[i] : NULL;
}

bool rt_on_device(const struct rt_allocation *allocation)
{
    return allocation->backing != RT_BACKING_PINNED && allocation->backing != RT_BACKING_HOST &&
           allocation->backing != RT_BACKING_COMMON;
}

cl_mem rt_device_buffer(const struct rt_allocation *allocation, const void *address, size_t *offset)
{
    if (!allocation || !rt_on_device(allocation) || !allocation->buffer)
        return NULL;
    *offset = allocation->offset + (size_t)((const char *)address - allocation->address);
    return allocation->buffer;
}
