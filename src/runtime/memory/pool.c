/* Device memory of the SVM tiers: blocks cut from large chunks.
 *
 * An SVM allocation costs most of a millisecond, and some drivers look through all of them at every
 * launch, so small allocations share chunks. Where kernels take the addresses of buffers
 * (address.c), a chunk is a buffer, else it is SVM. A chunk is a list of blocks in address order,
 * free or taken; the first free block that is large enough is cut, and a freed block joins its free
 * neighbours. Chunks without a taken block are kept for later, up to a limit.
 *
 * A chunk that a program's memory pool allocates from belongs to that pool (memory_pool.c) until
 * the pool gives it back.
 *
 * Programs read a little before or behind their arrays, which is undefined but mostly harmless in
 * CUDA, where other memory lies there. On a CPU it may be the end of the process's memory, and
 * on a GPU that of the device's: the kernel and all after it fail. So SVM allocations on a CPU, and
 * buffers that are used by their addresses, have a guard zone before and behind them.
 *
 * What other processes use (interop/ipc_memory.c) is a file: the pages of its chunk are exchanged for
 * the file's when the first block of it is shared, at the same addresses, and back when the chunk is
 * released.
 *
 * Arrays whose sizes are powers of two would lie at distances that are, too, and a CPU's caches
 * have the same few places for elements of the same index. So there is a gap behind each larger
 * one. */
#include "memory/memory.h"

#include <unistd.h>

#define RT_POOL_ALIGNMENT 512
#define RT_POOL_CHUNK     ((size_t)32 << 20)
#define RT_POOL_KEEP      ((size_t)128 << 20)
#define RT_GUARD          ((size_t)64 << 10)
#define RT_GAP            1536 /* 24 lines of a cache */
#define RT_GAP_FROM       ((size_t)16 << 10)

struct rt_block {
    char *address;
    size_t size;
    bool taken;
    struct rt_chunk *chunk;
    struct rt_block *previous, *next;
};

struct rt_chunk {
    cl_mem buffer; /* or NULL */
    void *base;    /* of the SVM allocation: the first block lies behind the guard zone */
    size_t guard;  /* bytes of the buffer before the first block */
    size_t size, taken;
    int file;                             /* plus 1, whose pages the chunk's are; 0: none */
    cu2clMemPool_t owner;                 /* NULL: the device */
    struct rt_block *blocks, *first_free; /* no block before first_free is free */
    struct rt_chunk *next;
};

static struct pool {
    struct rt_chunk *chunks;
    unsigned version; /* changes with the set of chunks and SVM allocations */
} device_pools[RT_MAX_DEVICES];

static struct pool *pool_of(const struct rt_device *device)
{
    return &device_pools[device->index];
}

unsigned rt_pool_version(const struct rt_device *device)
{
    return pool_of(device)->version;
}

static size_t round_up(size_t size, size_t unit)
{
    return (size + unit - 1) / unit * unit;
}

void *rt_svm_allocate(struct rt_device *device, cl_svm_mem_flags flags, size_t size, void **base)
{
    size_t guard = (device->type & CL_DEVICE_TYPE_CPU) ? RT_GUARD : 0;
    size_t whole = size + 2 * guard;
    if (whole < size)
        return NULL;
    void *memory = clSVMAlloc(device->context, flags, whole, RT_POOL_ALIGNMENT);
    if (!memory) /* some drivers know no alignment beyond their largest type */
        memory = clSVMAlloc(device->context, flags, whole, 0);
    if (!memory)
        return NULL;
    if (guard && device->tier == RT_TIER_SVM_FINE) {
        memset(memory, 0, guard);
        memset((char *)memory + guard + size, 0, guard);
    }
    pool_of(device)->version++;
    *base = memory;
    return (char *)memory + guard;
}

void rt_svm_free(struct rt_device *device, void *base)
{
    clSVMFree(device->context, base);
    pool_of(device)->version++;
}

/* A buffer whose memory is there, and is nobody else's as far as the runtime knows. `guard` bytes
 * before and behind the `size` bytes belong to it. */
static void *allocate_buffer(struct rt_device *device, size_t size, size_t guard, cl_mem *buffer)
{
    cl_int code;
    cl_ulong address = 0;
    cl_mem created =
        clCreateBuffer(device->context, CL_MEM_READ_WRITE, size + 2 * guard, NULL, &code);
    if (code != CL_SUCCESS)
        return NULL;
    /* The kernel that learns the address also makes a driver that allocates late do it. */
    if (rt_address_learn(device, created, &address) != CL_SUCCESS || !address ||
        rt_map_overlaps((void *)(uintptr_t)address, size + 2 * guard)) {
        clReleaseMemObject(created);
        return NULL;
    }
    pool_of(device)->version++;
    *buffer = created;
    return (void *)(uintptr_t)(address + guard);
}

static struct rt_chunk *add_chunk(struct rt_device *device, size_t size)
{
    struct rt_chunk *chunk = calloc(1, sizeof *chunk);
    struct rt_block *block = calloc(1, sizeof *block);
    void *base = NULL, *address = NULL;
    cl_mem buffer = NULL;
    bool by_address = chunk && block && rt_address_usable(device);
    size_t guard = by_address ? RT_GUARD : 0;
    if (by_address && !(address = allocate_buffer(device, size, guard, &buffer)))
        address = allocate_buffer(device, size, guard = 0, &buffer);
    if (chunk && block && !by_address)
        address = rt_svm_allocate(device, CL_MEM_READ_WRITE, size, &base);
    if (!address) {
        free(chunk);
        free(block);
        return NULL;
    }
    *block = (struct rt_block){.address = address, .size = size, .chunk = chunk};
    *chunk = (struct rt_chunk){.buffer = buffer,
                               .base = base,
                               .guard = guard,
                               .size = size,
                               .blocks = block,
                               .first_free = block,
                               .next = pool_of(device)->chunks};
    pool_of(device)->chunks = chunk;
    return chunk;
}

/* Cuts the end of a free block off, as a free block of its own. */
static bool cut(struct rt_block *b, size_t size)
{
    struct rt_block *rest = malloc(sizeof *rest);
    if (!rest)
        return false;
    *rest = (struct rt_block){.address = b->address + size,
                              .size = b->size - size,
                              .chunk = b->chunk,
                              .previous = b,
                              .next = b->next};
    if (b->next)
        b->next->previous = rest;
    b->next = rest;
    b->size = size;
    return true;
}

static struct rt_block *take_from(struct rt_chunk *chunk, size_t size)
{
    struct rt_block *first = NULL;
    for (struct rt_block *b = chunk->first_free; b; b = b->next) {
        if (b->taken)
            continue;
        if (!first)
            first = b;
        if (b->size < size)
            continue;
        if (b->size > size && !cut(b, size))
            return NULL;
        b->taken = true;
        chunk->taken += size;
        chunk->first_free = b == first ? b->next : first;
        return b;
    }
    chunk->first_free = first;
    return NULL;
}

/* A large chunk is not opened for a small block: it would keep the large memory. */
static bool may_fit(const struct rt_chunk *c, size_t size)
{
    return c->size - c->taken >= size && (c->size <= RT_POOL_CHUNK || size > c->size / 2);
}

/* From the owner's chunks, or an empty one of the device that becomes the owner's. */
static struct rt_block *take_from_any(struct rt_device *device, cu2clMemPool_t owner, size_t size)
{
    struct rt_block *block = NULL;
    for (struct rt_chunk *c = pool_of(device)->chunks; c && !block; c = c->next)
        if (c->owner == owner && may_fit(c, size))
            block = take_from(c, size);
    for (struct rt_chunk *c = pool_of(device)->chunks; owner && c && !block; c = c->next)
        if (!c->owner && c->taken == 0 && may_fit(c, size) && (block = take_from(c, size)))
            c->owner = owner;
    return block;
}

static struct rt_block *allocate_block(struct rt_device *device, cu2clMemPool_t owner, size_t size)
{
    struct rt_block *block = take_from_any(device, owner, size);
    if (block)
        return block;
    size_t chunk_size = size > RT_POOL_CHUNK / 2 ? size : RT_POOL_CHUNK;
    struct rt_chunk *chunk = add_chunk(device, chunk_size);
    if (!chunk) {
        rt_pool_trim(device, 0);
        chunk = add_chunk(device, size);
    }
    if (!chunk)
        return NULL;
    chunk->owner = owner;
    return take_from(chunk, size);
}

bool rt_pool_allocate(struct rt_device *device, size_t size, struct rt_allocation *allocation)
{
    size_t rounded = round_up(size, RT_POOL_ALIGNMENT);
    size_t gap = device->type & CL_DEVICE_TYPE_CPU && size >= RT_GAP_FROM ? RT_GAP : 0;
    struct rt_block *block =
        rounded + gap < size ? NULL : allocate_block(device, allocation->pool, rounded + gap);
    if (!block)
        return false;
    allocation->address = block->address;
    allocation->block = block;
    allocation->buffer = block->chunk->buffer;
    allocation->offset =
        block->chunk->guard + (size_t)(block->address - block->chunk->blocks->address);
    return true;
}

/* Adds the block behind a free block to it, when that is free, too. */
static void join_next(struct rt_block *b)
{
    struct rt_block *next = b->next;
    if (!next || next->taken)
        return;
    b->size += next->size;
    b->next = next->next;
    if (next->next)
        next->next->previous = b;
    free(next);
}

static size_t usual_keep(const struct rt_device *device)
{
    return (device->type & CL_DEVICE_TYPE_CPU) ? RT_POOL_KEEP : device->memory_size / 4;
}

void rt_pool_free(struct rt_device *device, struct rt_block *block)
{
    struct rt_chunk *chunk = block->chunk;
    block->taken = false;
    chunk->taken -= block->size;
    if (!chunk->first_free || chunk->first_free->address > block->address)
        chunk->first_free = block;
    join_next(block);
    if (block->previous && !block->previous->taken)
        join_next(block->previous);
    if (chunk->taken == 0 && !chunk->owner)
        rt_pool_trim(device, usual_keep(device));
}

/* The pages of a chunk; those that it does not fill have guard zones in them. */
static char *chunk_pages(const struct rt_chunk *chunk, size_t *size)
{
    uintptr_t first = (uintptr_t)chunk->blocks->address / RT_PAGE * RT_PAGE;
    *size = round_up((uintptr_t)chunk->blocks->address + chunk->size - first, RT_PAGE);
    return (char *)first;
}

int rt_pool_share(struct rt_block *block, char **start)
{
    struct rt_chunk *chunk = block->chunk;
    size_t size;
    *start = chunk_pages(chunk, &size);
    if (chunk->buffer)
        return -1;
    if (!chunk->file) {
        int file = rt_shared_file_make(size);
        if (file >= 0 && !(rt_shared_file_fill(file, *start, size) &&
                           rt_shared_file_place(file, 0, *start, size))) {
            close(file);
            file = -1;
        }
        chunk->file = file + 1;
    }
    return chunk->file - 1;
}

static void release_chunk(struct rt_device *device, struct rt_chunk *chunk)
{
    size_t size;
    if (chunk->file) {
        char *start = chunk_pages(chunk, &size);
        rt_shared_file_leave(start, size);
        close(chunk->file - 1);
    }
    if (chunk->buffer) {
        clReleaseMemObject(chunk->buffer);
        pool_of(device)->version++;
    } else {
        rt_svm_free(device, chunk->base);
    }
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
    for (struct rt_chunk **c = &pool_of(device)->chunks; *c;) {
        struct rt_chunk *chunk = *c;
        bool idle = chunk->taken == 0 && (!chunk->owner || keep == 0);
        if (idle && kept + chunk->size > keep) {
            *c = chunk->next;
            release_chunk(device, chunk);
            continue;
        }
        if (idle)
            kept += chunk->size;
        c = &chunk->next;
    }
}

size_t rt_pool_reserved(const struct rt_device *device, cu2clMemPool_t owner)
{
    size_t reserved = 0;
    for (const struct rt_chunk *c = pool_of(device)->chunks; c; c = c->next)
        if (c->owner == owner)
            reserved += c->size;
    return reserved;
}

void rt_pool_give_back(struct rt_device *device, cu2clMemPool_t owner, uint64_t keep)
{
    size_t reserved = rt_pool_reserved(device, owner), before = reserved;
    for (struct rt_chunk *c = pool_of(device)->chunks; c && reserved > keep; c = c->next)
        if (c->owner == owner && c->taken == 0) {
            c->owner = NULL;
            reserved -= c->size;
        }
    if (reserved < before)
        rt_pool_trim(device, usual_keep(device));
}

void rt_pool_release(struct rt_device *device)
{
    rt_pool_trim(device, 0);
}

static size_t chunk_bases(const struct rt_device *device, void **addresses, size_t capacity)
{
    size_t found = 0;
    for (const struct rt_chunk *c = pool_of(device)->chunks; c; c = c->next) {
        if (c->buffer)
            continue;
        if (found < capacity)
            addresses[found] = c->base;
        found++;
    }
    return found;
}

size_t rt_svm_bases(const struct rt_device *device, void **addresses, size_t capacity)
{
    size_t found = chunk_bases(device, addresses, capacity);
    for (const struct rt_allocation *a = rt_map_next(NULL); a; a = rt_map_next(a->address)) {
        if (a->device != device || a->backing != RT_BACKING_SVM)
            continue;
        if (found < capacity)
            addresses[found] = a->base;
        found++;
    }
    return found;
}
