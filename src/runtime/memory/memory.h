/* Memory: allocations and where they are, copies and fills, arrays, textures, variables of modules.
 *
 * An allocation belongs to the map (map.c) until it is freed. */
#ifndef CU2CL_RT_MEMORY_H
#define CU2CL_RT_MEMORY_H

#include "program/program.h"
#include "queue/queue.h"

#pragma GCC visibility push(hidden)

#define RT_PAGE ((size_t)4096)

/* map.c: the live allocations, ordered by address. */
enum rt_memory { RT_MEMORY_DEVICE, RT_MEMORY_HOST, RT_MEMORY_MANAGED };

enum rt_backing {
    RT_BACKING_POOL,   /* a block of a chunk of the pool */
    RT_BACKING_SVM,    /* an SVM allocation of its own */
    RT_BACKING_BUFFER, /* a cl_mem; the host can't touch the address */
    RT_BACKING_SHARED, /* a cl_mem over host memory; host and device use it in turn */
    RT_BACKING_PINNED, /* a mapped cl_mem, used as host memory */
    RT_BACKING_COMMON, /* host memory that a cl_mem pins; kernels use its addresses, too */
    RT_BACKING_HOST,   /* host memory */
};

/* managed.c */
struct rt_hints {
    int read_mostly, preferred, prefetched; /* places: cu2clInvalidDeviceId when there is none */
    uint64_t accessed_by;
};

struct rt_allocation {
    char *address;
    size_t size;
    enum rt_memory memory;
    enum rt_backing backing;
    struct rt_device *device;
    cl_mem buffer; /* NULL: SVM, or memory of the host */
    size_t offset; /* of the allocation in the buffer */
    cl_mem alias;  /* of SVM: a buffer over it, for commands that take no pointers; or NULL */
    struct rt_block *block; /* of a pool allocation */
    void *base;             /* of an SVM allocation of its own */
    cu2clMemPool_t pool;    /* the program's pool, or NULL */
    struct rt_hints *hints; /* or NULL */
    bool registered;        /* the host memory is the program's own */
    bool invented_address;  /* buffer tier: reserved address space, unknown to the device */
    bool is_heap;           /* of malloc in kernels: commands of the program may not touch it */
    cu2clError_t (*freed)(void *address); /* what cu2clFree does instead; or NULL */
    unsigned flags;
    bool moves, on_device; /* moved.c */
    unsigned attached;     /* cu2clMemAttach...: who may use it */
    uint64_t stream;       /* number of the stream in which it was attached */
};

/* The allocation that contains `address`, or NULL. */
struct rt_allocation *rt_map_find(const void *address);
/* The same, or the one that ends there. */
struct rt_allocation *rt_map_find_end(const void *address);
bool rt_map_overlaps(const void *address, size_t size);
/* Copies `allocation` into the map; NULL when memory is short. */
struct rt_allocation *rt_map_add(const struct rt_allocation *allocation);
void rt_map_remove(struct rt_allocation *allocation);
/* The first allocation that lies behind `address`, or NULL. */
struct rt_allocation *rt_map_next(const void *address);
/* Bytes of live device memory, also managed. */
size_t rt_map_used(const struct rt_device *device);
/* Allocations of host memory that kernels don't see as it is. */
size_t rt_map_host_count(const struct rt_device *device);
/* The device itself can use addresses inside. */
bool rt_on_device(const struct rt_allocation *allocation);
/* The buffer that an address inside lies in for commands of the device, and its offset there; NULL:
 * it is SVM, or memory of the host. */
cl_mem rt_device_buffer(const struct rt_allocation *allocation, const void *address,
                        size_t *offset);

/* The buffer and offset for a command that takes buffers only; also for SVM, by a buffer over the
 * allocation. NULL: there is none. */
cl_mem rt_operand_buffer(struct rt_allocation *allocation, const void *address, size_t *offset);

/* pool.c: device memory in chunks, since an allocation is slow. */
struct rt_block;
/* Fills the allocation's address, block, buffer and offset; false without memory. It is taken from
 * the allocation's pool, or for none. */
bool rt_pool_allocate(struct rt_device *device, size_t size, struct rt_allocation *allocation);
void rt_pool_free(struct rt_device *device, struct rt_block *block);
/* Releases chunks that are empty, but for `keep` bytes; with 0, also those that pools have. */
void rt_pool_trim(struct rt_device *device, size_t keep);
/* What a program's pool has of the device's memory. */
size_t rt_pool_reserved(const struct rt_device *device, cu2clMemPool_t owner);
/* The pool keeps this much, and what is taken; the device has the rest. */
void rt_pool_give_back(struct rt_device *device, cu2clMemPool_t owner, uint64_t keep);
/* Fills at most `capacity` addresses of all SVM allocations of the device and returns how many
 * there are. */
size_t rt_svm_bases(const struct rt_device *device, void **addresses, size_t capacity);
/* Changes with the set of allocations that kernels are told of. */
unsigned rt_pool_version(const struct rt_device *device);
/* Makes the chunk of a block a file, unless it is one, and gives the file and the address of its
 * first byte; -1: it can't be. No command may use the chunk meanwhile. */
int rt_pool_share(struct rt_block *block, char **start);
/* component */
void rt_pool_release(struct rt_device *device);
/* An SVM allocation of its own, with guard zones around it where the device is a CPU; `base` is
 * what clSVMFree takes. NULL without memory. */
void *rt_svm_allocate(struct rt_device *device, cl_svm_mem_flags flags, size_t size, void **base);
void rt_svm_free(struct rt_device *device, void *base);

/* address.c: at which addresses kernels see buffers. */
cl_int rt_address_learn(struct rt_device *device, cl_mem buffer, cl_ulong *address);
/* Buffers don't move, as far as was seen. */
bool rt_address_stays(struct rt_device *device);
/* Kernels of this device may be given addresses inside buffers as SVM pointers; tried at the first
 * call. */
bool rt_address_usable(struct rt_device *device);
/* Pins host memory. As long as the buffer lives, kernels use the memory by its host addresses.
 * NULL: the device can't, or not this memory. */
cl_mem rt_address_pin(struct rt_device *device, void *address, size_t size);
/* Makes one of the runtime's own kernels, unless it is there; the device's addresses are usable. */
cl_int rt_address_kernel(struct rt_device *device, const char *name, cl_kernel *kernel);
/* component: builds these kernels, with a unit's if there is one. */
cu2clError_t rt_address_prepare(struct rt_device *device);
void rt_address_release(struct rt_device *device);
/* Fills rows of `width` bytes at an address of the device. */
cl_int rt_address_fill(struct rt_stream *stream, char *address, int value, const size_t region[3],
                       size_t pitch, size_t slice);

/* mailbox.c: small copies to the host. */
#define RT_MAIL_SIZE 1024
/* Copies up to RT_MAIL_SIZE bytes from an address of the device, after all earlier commands of the
 * stream, and waits; releases the lock. `done` is false where that is not possible, and then
 * nothing was done. */
cu2clError_t rt_mail_read(struct rt_stream *stream, char *to, const char *from, size_t count,
                          bool *done);
/* A kernel that prints was launched: small copies are left to the driver. */
void rt_mail_after_print(const struct rt_device *device);
void rt_mail_release(struct rt_device *device);

/* buffer.c: memory of the buffer tier. */
cu2clError_t rt_buffer_allocate(struct rt_device *device, struct rt_allocation *allocation);
void rt_buffer_free(struct rt_allocation *allocation);
/* Some allocation has an address that the device does not know. */
bool rt_buffer_invented(const struct rt_device *device);

/* memory.c, host_memory.c */
cu2clError_t rt_memory_allocate(struct rt_device *device, size_t size, void **address);
/* The same in a buffer of its own, where device memory is in buffers. */
cu2clError_t rt_memory_allocate_apart(struct rt_device *device, size_t size, void **address);
/* The same for memory that the host uses as well. */
cu2clError_t rt_memory_allocate_managed(struct rt_device *device, size_t size, void **address);
void rt_memory_release(struct rt_allocation *allocation);
/* component: releases all allocations of the device. */
void rt_allocations_release(struct rt_device *device);
/* For a program's pool. */
cu2clError_t rt_memory_allocate_from(cu2clMemPool_t pool, struct rt_device *device, size_t size,
                                     void **address);
/* memory_pool.c: what the pools have and the program does not use. */
size_t rt_memory_pools_idle(const struct rt_device *device);
/* An allocation of the pool is gone, and perhaps the pool. */
void rt_memory_pool_freed(cu2clMemPool_t pool, size_t size);

/* moved.c: memory that host and device can only use in turn. */
cu2clError_t rt_moved_add(struct rt_allocation *allocation);
void rt_moved_remove(struct rt_allocation *allocation);
/* Before a command of the stream that may use it. */
cu2clError_t rt_moved_to_device(struct rt_stream *stream);
/* At a synchronisation point: all commands of the stream are done, NULL: of some streams. */
cu2clError_t rt_moved_to_host(struct rt_device *device, const struct rt_stream *stream);
/* From now on only the host, only the stream, or all streams use the memory. */
void rt_moved_attach(struct rt_allocation *a, struct rt_stream *stream, unsigned attach);
/* Some of it is with the host. */
bool rt_moved_at_host(const struct rt_device *device);
/* A kernel uses the memory, so that it belongs to no stream and not to the host alone; NULL: none. */
void rt_moved_used(struct rt_allocation *a);
/* Brings memory that stays with the host to the device for a command that is waited for; `lent`
 * tells that it has to return. */
cu2clError_t rt_moved_lend(struct rt_allocation *a, const struct rt_stream *stream, bool *lent);
cu2clError_t rt_moved_return(const void *address);
/* Lets the device use a host allocation, from a kernel's argument. */
cu2clError_t rt_host_share(struct rt_allocation *allocation);

/* copy.c */
enum rt_wait {
    RT_WAIT_NEVER,   /* a later command of the same copy waits for all */
    RT_WAIT_AS_CUDA, /* asynchronous, but done with pageable memory on return */
    RT_WAIT_ALWAYS,
};
cu2clError_t rt_copy(struct rt_stream *stream, void *dst, const void *src, size_t count,
                     enum cu2clMemcpyKind kind, enum rt_wait wait);
cu2clError_t rt_fill(struct rt_stream *stream, void *pointer, int value, size_t count);

/* fresh.c: fills memory that the program has just allocated, where CU2CL_FILL asks for it; frees it
 * where that fails. */
cu2clError_t rt_fresh_fill(struct rt_device *device, void *address, size_t size);

/* A copy of `depth` slices of `height` rows of `width` bytes: rows are `pitch` bytes apart, slices
 * `slice`. Each side's whole range must lie inside its allocation. */
struct rt_region {
    char *address;
    size_t pitch, slice;
};
cu2clError_t rt_copy_region(struct rt_stream *stream, struct rt_region to, struct rt_region from,
                            size_t width, size_t height, size_t depth, enum cu2clMemcpyKind kind,
                            enum rt_wait wait);

/* array.c: an array is linear device memory, its rows and slices without gaps. */
struct cu2clArray {
    uint32_t magic;
    struct rt_device *device;
    char *data;
    struct cu2clChannelFormatDesc channels;
    struct cu2clExtent extent; /* as the program gave it: height and depth may be 0 */
    unsigned flags;
    size_t texel, row, slice; /* bytes */
    bool is_level;            /* of a mipmapped array, which frees it */
    struct cu2clArray *next;
};

cu2clError_t rt_array_make(struct rt_device *device, const struct cu2clChannelFormatDesc *channels,
                           struct cu2clExtent extent, unsigned flags, struct cu2clArray **made);
/* No kernel may still use it. */
void rt_array_release(struct cu2clArray *array);

bool rt_array_valid(const struct cu2clArray *array);
/* Rows and slices that are there, at least one. */
size_t rt_array_height(const struct cu2clArray *array);
size_t rt_array_depth(const struct cu2clArray *array);
/* The part of an array that a copy of `extent` uses; position.x and extent.width count bytes. */
cu2clError_t rt_array_region(const struct cu2clArray *array, struct cu2clPos position,
                             struct cu2clExtent extent, struct rt_region *block);
/* Forgets the arrays of a device; their memory belongs to the map. */
void rt_arrays_release(struct rt_device *device);

/* mipmap.c: a mipmapped array is an array for each of its levels. */
enum { RT_MAX_LEVELS = 32 };

struct cu2clMipmappedArray {
    uint32_t magic;
    struct rt_device *device;
    unsigned count; /* of levels */
    struct cu2clArray *levels[RT_MAX_LEVELS];
    struct cu2clMipmappedArray *next;
};

bool rt_mipmap_valid(const struct cu2clMipmappedArray *mipmap);
/* component: comes before the one of arrays */
void rt_mipmaps_release(struct rt_device *device);

/* texture.c: descriptors of textures and surfaces in device memory. */

/* How kernels make a texel of a coordinate x: floor(x * scale) & mask, times factor, is the index
 * with 32 bits behind the point. cu_texture_axis of device/texture.clh; the same layout. */
struct rt_texture_axis {
    float scale;
    uint32_t mask; /* of one repetition of a texture that repeats itself */
    int32_t factor;
    int32_t last; /* texel */
};

/* What cu_texture of device/texture.clh is for kernels; the same layout. */
struct rt_texture_data {
    uint64_t texels;               /* address of the first one */
    uint64_t slice;                /* bytes from one slice or layer to the next */
    uint32_t row;                  /* bytes from one row to the next */
    uint32_t texel;                /* bytes: 1, 2, 4, 8 or 16; addresses of texels are multiples */
    uint32_t format;               /* enum rt_format */
    uint32_t modes;                /* RT_TEXTURE_... bits */
    float near;                    /* the largest coordinate whose product with a scale is an int */
    uint32_t channels;             /* of a texel */
    uint32_t shape;                /* RT_SHAPE_... bits */
    uint32_t width, height, depth; /* in texels; 0: nothing can be fetched */
    uint64_t levels;               /* address of struct rt_texture_levels, or 0 */
    int32_t border[4];             /* as a kernel loads a texel */
    struct rt_texture_axis axes[3]; /* rt_texture_make fills them */
};

/* What a texture of a mipmapped array is for kernels: cu_texture_levels of
 * device/texture_levels.clh. The first level comes twice, since an object is the address of a
 * struct rt_texture_data. */
struct rt_texture_levels {
    int32_t bias, low, high; /* in 256ths: what is added to a level of detail, and its limits */
    uint32_t is_linear;      /* two levels are blended */
    uint32_t reserved[4];
    struct rt_texture_data levels[RT_MAX_LEVELS];
};

enum rt_format {
    RT_FORMAT_FLOAT,
    RT_FORMAT_HALF,
    RT_FORMAT_INT8,
    RT_FORMAT_UINT8,
    RT_FORMAT_INT16,
    RT_FORMAT_UINT16,
    RT_FORMAT_INT32,
    RT_FORMAT_UINT32,
};

enum {
    /* two bits of enum cu2clTextureAddressMode for each of x, y and z */
    RT_TEXTURE_ADDRESS_BITS = 2,
    RT_TEXTURE_LINEAR = 1 << 6,
    RT_TEXTURE_NORMALIZED_COORDINATES = 1 << 7,
    RT_TEXTURE_NORMALIZED_READ = 1 << 8,
};

enum { RT_SHAPE_LAYERED = 1, RT_SHAPE_CUBE = 2 };

enum rt_texture_use { RT_TEXTURE_FREE, RT_TEXTURE_OBJECT, RT_SURFACE_OBJECT, RT_TEXTURE_REFERENCE };

struct rt_texture {
    char *address; /* of the descriptor, for the device */
    enum rt_texture_use use;
    unsigned references; /* RT_TEXTURE_REFERENCE: bindings */
    struct rt_texture_data data;
    char *levels;                      /* of a mipmapped array: the memory at data.levels */
    struct cu2clResourceDesc resource; /* of objects: as the program gave them */
    struct cu2clTextureDesc texture;
    struct cu2clResourceViewDesc view;
};

/* Fills what the channels say: format, channels, texel, and whether reads are always numbers from 0
 * to 1. cu2clErrorInvalidChannelDescriptor for what no texel has. */
cu2clError_t rt_texture_format(const struct cu2clChannelFormatDesc *channels,
                               struct rt_texture_data *data);
/* Fills what the resource says. */
cu2clError_t rt_texture_resource(const struct cu2clResourceDesc *resource,
                                 struct rt_texture_data *data);
/* Fills the modes and the border; `data` has its resource already. */
cu2clError_t rt_texture_modes(const struct cu2clTextureDesc *texture, struct rt_texture_data *data);
/* A descriptor with this content, its axes filled, in the memory of the device; one that a
 * reference uses is shared by all references with the same content. */
cu2clError_t rt_texture_make(struct rt_device *device, const struct rt_texture_data *data,
                             enum rt_texture_use use, struct rt_texture **texture);
/* Kernels that use it may still run. */
void rt_texture_drop(struct rt_texture *texture);
void rt_textures_release(struct rt_device *device);

/* texture_reference.c */

/* component */
void rt_references_release(struct rt_device *device);
/* Makes the descriptor of references that are not bound. Comes before: */
cu2clError_t rt_reference_prepare(struct rt_device *device);
/* the descriptor that kernels get for a reference. */
const struct rt_texture *rt_reference_texture(const struct rt_device *device,
                                              const struct rt_symbol *symbol);

/* symbol.c: the symbol's memory on a device, made and initialised on first use. */
cu2clError_t rt_symbol_storage(struct rt_device *device, struct rt_symbol *symbol, char **storage);
/* component: the symbols' memory is gone with the device's. */
void rt_symbols_release(struct rt_device *device);
/* Gives a symbol that has memory on the device its first value again. */
cu2clError_t rt_symbol_reset(struct rt_device *device, struct rt_symbol *symbol);

/* symbol_pointers.c: a copy of the symbol's first value, with the device's addresses in it; to be
 * freed, also after an error. Called between: */
cu2clError_t rt_symbol_move_pointers(struct rt_device *device, struct rt_symbol *symbol,
                                     void **moved);
/* waits for other threads that do so, and releases the lock meanwhile; */
bool rt_symbol_begin_moving(void);
/* gets what that returned. */
void rt_symbol_end_moving(bool is_outermost);

/* fill.c: fills rows of `width` elements of 2 or 4 bytes; called without the lock. */
cu2clError_t rt_fill_elements(void *pointer, size_t pitch, unsigned value, size_t element,
                              size_t width, size_t height, cu2clStream_t handle);

#pragma GCC visibility pop

#endif
