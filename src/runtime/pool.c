/* Device memory of the SVM tiers: blocks cut from large SVM chunks.
 *
 * An SVM allocation costs most of a millisecond, and some drivers look through all of them at every
 * launch, so small allocations share chunks. A chunk is a list of blocks in address order, free or
 * taken; the first free block that is large enough is cut, and a freed block joins its free
 * neighbours. Empty chunks are kept up to RT_POOL_KEEP bytes. */
#include "rt.h"

#define RT_POOL_ALIGNMENT 512
#define RT_POOL_CHUNK     ((size_t)32 << 20)
#define RT_POOL_KEEP      ((size_t)128 << 20)

struct rt_block {
    char *address;
    size_t size;
    bool taken;
    struct rt_block *next;
};

struct rt_chunk {
    char *base;
    size_t size, taken;
    struct rt_block *blocks;
    struct rt_chunk *next;
};

static size_t round_up(size_t size, size_t unit)
{
    return (size + unit - 1) / unit * unit;
}

static struct rt_chunk *add_chunk(struct rt_device *device, size_t size)
{
    struct rt_chunk *chunk = calloc(1, sizeof *chunk);
    struct rt_block *block = calloc(1, sizeof *block);
    void *base = NULL;
    if (chunk && block)
        base = clSVMAlloc(device->context, CL_MEM_READ_WRITE, size, RT_POOL_ALIGNMENT);
    if (chunk && block && !base) /* some drivers know no alignment beyond their largest type */
        base = clSVMAlloc(device->context, CL_MEM_READ_WRITE, size, 0);
    if (!base) {
        free(chunk);
        free(block);
        return NULL;
    }
    *block = (struct rt_block){.address = base, .size = size};
    *chunk = (struct rt_chunk){.base = base, .size = size, .blocks = block, .next = device->chunks};
    device->chunks = chunk;
    device->chunk_version++;
    return chunk;
}

static void *take_from(struct rt_chunk *chunk, size_t size)
{
    for (struct rt_block *b = chunk->blocks; b; b = b->next) {
        if (b->taken || b->size < size)
            continue;
        if (b->size > size) {
            struct rt_block *rest = malloc(sizeof *rest);
            if (!rest)
                return NULL;
            *rest = (struct rt_block){
                .address = b->address + size, .size = b->size - size, .next = b->next};
            b->size = size;
            b->next = rest;
        }
        b->taken = true;
        chunk->taken += size;
        return b->address;
    }
    return NULL;
}

void *rt_pool_allocate(struct rt_device *device, size_t size)
{
    size_t rounded = round_up(size, RT_POOL_ALIGNMENT);
    if (rounded < size)
        return NULL;
    for (struct rt_chunk *c = device->chunks; c; c = c->next) {
        /* A large chunk is not opened for a small block: it would keep the large memory. */
        bool fits =
            c->size - c->taken >= rounded && (c->size <= RT_POOL_CHUNK || rounded > c->size / 2);
        void *address = fits ? take_from(c, rounded) : NULL;
        if (address)
            return address;
    }
    size_t chunk_size = rounded > RT_POOL_CHUNK / 2 ? rounded : RT_POOL_CHUNK;
    struct rt_chunk *chunk = add_chunk(device, chunk_size);
    if (!chunk) {
        rt_pool_trim(device, 0);
        chunk = add_chunk(device, rounded);
    }
    return chunk ? take_from(chunk, rounded) : NULL;
}

static void join_free(struct rt_chunk *chunk)
{
    for (struct rt_block *b = chunk->blocks; b; b = b->next)
        while (!b->taken && b->next && !b->next->taken) {
            struct rt_block *next = b->next;
            b->size += next->size;
            b->next = next->next;
            free(next);
        }
}

void rt_pool_free(struct rt_device *device, void *address)
{
    for (struct rt_chunk *c = device->chunks; c; c = c->next) {
        if ((uintptr_t)address - (uintptr_t)c->base >= c->size)
            continue;
        for (struct rt_block *b = c->blocks; b; b = b->next)
            if (b->address == address && b->taken) {
                b->taken = false;
                c->taken -= b->size;
            }
        join_free(c);
        break;
    }
    rt_pool_trim(device,
                 device->type & CL_DEVICE_TYPE_CPU ? RT_POOL_KEEP : device->memory_size / 4);
}

static void release_chunk(struct rt_device *device, struct rt_chunk *chunk)
{
    clSVMFree(device->context, chunk->base);
    device->chunk_version++;
    while (chunk->blocks) {
        struct rt_block *next = chunk->blocks->next;
        free(chunk->blocks);
        chunk->blocks = next;
    }
    free(chunk);
}

void rt_pool_trim(struct rt_device *device, size_t keep)
{
    size_t kept = 0;
    for (struct rt_chunk **c = &device->chunks; *c;) {
        struct rt_chunk *chunk = *c;
        if (chunk->taken == 0 && kept + chunk->size > keep) {
            *c = chunk->next;
            release_chunk(device, chunk);
            continue;
        }
        if (chunk->taken == 0)
            kept += chunk->size;
        c = &chunk->next;
    }
}

size_t rt_pool_chunks(const struct rt_device *device, void **addresses, size_t capacity)
{
    size_t found = 0;
    for (const struct rt_chunk *c = device->chunks; c; c = c->next, found++)
        if (found < capacity)
            addresses[found] = c->base;
    return found;
}
