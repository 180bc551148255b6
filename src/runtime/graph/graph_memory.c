/* Memory of graphs. An allocation node has its memory from the start: its address must be known
 * then, and must not change. So memory of different nodes never shares an address, as it may in
 * CUDA, and is held as long as a node may use it. */
#include "graph/graph.h"

#define COUNTS (cu2clGraphMemAttrReservedMemHigh + 1)

static struct {
    struct rt_graph_memory **list;
    size_t count;
} memories;
static uint64_t counts[RT_MAX_DEVICES][COUNTS];

static void count(const struct rt_device *device, enum cu2clGraphMemAttributeType current,
                  size_t more, size_t less)
{
    uint64_t *of = counts[device->index];
    of[current] += more - less;
    if (of[current] > of[current + 1])
        of[current + 1] = of[current];
}

/* The memory stays as long as a node may use it. */
static cu2clError_t free_by_program(void *address)
{
    return rt_graph_memory_use(rt_graph_memory_find(address), false);
}

cu2clError_t rt_graph_memory_new(struct rt_device *device, size_t size,
                                 struct rt_graph_memory **memory)
{
    void *address = NULL;
    RT_TRY(rt_memory_allocate(device, size, &address));
    RT_TRY(rt_fresh_fill(device, address, size)); /* may release the lock */
    struct rt_allocation *allocation = rt_map_find(address);
    struct rt_graph_memory *made = malloc(sizeof *made);
    struct rt_graph_memory **list = realloc(memories.list, (memories.count + 1) * sizeof *list);
    if (list)
        memories.list = list;
    if (!made || !list) {
        free(made);
        if (allocation)
            rt_memory_release(allocation);
        return cu2clErrorMemoryAllocation;
    }
    *made = (struct rt_graph_memory){
        .device = device, .address = address, .size = size, .references = 1};
    if (allocation)
        allocation->freed = free_by_program;
    memories.list[memories.count++] = made;
    count(device, cu2clGraphMemAttrReservedMemCurrent, size, 0);
    *memory = made;
    return cu2clSuccess;
}

struct rt_graph_memory *rt_graph_memory_find(const void *address)
{
    for (size_t i = 0; i < memories.count; i++)
        if (address && memories.list[i]->address == address)
            return memories.list[i];
    return NULL;
}

static void release_unused_memory(struct rt_graph_memory *memory)
{
    if (memory->references > 0 || memory->live)
        return;
    for (size_t i = 0; i < memories.count; i++)
        if (memories.list[i] == memory)
            memories.list[i--] = memories.list[--memories.count];
    if (memory->address) {
        count(memory->device, cu2clGraphMemAttrReservedMemCurrent, 0, memory->size);
        rt_device_finish(memory->device);
    }
    struct rt_allocation *allocation = rt_map_find(memory->address);
    if (allocation)
        rt_memory_release(allocation);
    free(memory);
}

void rt_graph_memory_release(struct rt_graph_memory *memory)
{
    memory->references--;
    release_unused_memory(memory);
}

void rt_graph_memory_release_device(struct rt_device *device)
{
    for (size_t i = 0; i < memories.count; i++)
        if (memories.list[i]->device == device) {
            memories.list[i]->address = NULL;
            memories.list[i]->live = false;
        }
    memset(counts[device->index], 0, sizeof counts[device->index]);
}

cu2clError_t rt_graph_memory_use(struct rt_graph_memory *memory, bool live)
{
    if (!memory->address || (!live && !memory->live))
        return cu2clErrorInvalidValue;
    if (live != memory->live)
        count(memory->device, cu2clGraphMemAttrUsedMemCurrent, live ? memory->size : 0,
              live ? 0 : memory->size);
    memory->live = live;
    release_unused_memory(memory);
    return cu2clSuccess;
}

static cu2clError_t device_get_graph_mem_attribute_locked(int index,
                                                          enum cu2clGraphMemAttributeType attribute,
                                                          void *value)
{
    if (!rt_device_at(index))
        return cu2clErrorInvalidDevice;
    if (!value || (unsigned)attribute >= COUNTS)
        return cu2clErrorInvalidValue;
    memcpy(value, &counts[index][attribute], sizeof counts[index][attribute]);
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGetGraphMemAttribute(int index, enum cu2clGraphMemAttributeType attribute,
                                             void *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), device_get_graph_mem_attribute_locked(index, attribute, value));
}

/* Only a new start of the highest values. */
static cu2clError_t device_set_graph_mem_attribute_locked(int index,
                                                          enum cu2clGraphMemAttributeType attribute,
                                                          void *value)
{
    uint64_t number = 1;
    if (!rt_device_at(index))
        return cu2clErrorInvalidDevice;
    if (value)
        memcpy(&number, value, sizeof number);
    if (number != 0 || (attribute != cu2clGraphMemAttrUsedMemHigh &&
                        attribute != cu2clGraphMemAttrReservedMemHigh))
        return cu2clErrorInvalidValue;
    counts[index][attribute] = counts[index][attribute - 1];
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceSetGraphMemAttribute(int index, enum cu2clGraphMemAttributeType attribute,
                                             void *value)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), device_set_graph_mem_attribute_locked(index, attribute, value));
}

/* Memory that no node can use has gone back already. */
static cu2clError_t device_graph_mem_trim_locked(int index)
{
    if (!rt_device_at(index))
        return cu2clErrorInvalidDevice;
    return cu2clSuccess;
}

cu2clError_t cu2clDeviceGraphMemTrim(int index)
{
    struct rt_device *device;
    RT_FRAME(rt_enter(&device), device_graph_mem_trim_locked(index));
}
