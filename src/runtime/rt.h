/* The runtime's own structures and functions, one section per file.
 *
 * Ownership: devices, modules, kernels and symbols live as long as the process. An allocation
 * belongs to the map (map.c) until it is freed; a stream and an event belong to the program that
 * made them. Functions that return a pointer keep it. Locking: one lock guards everything here.
 * Every public function takes it in rt_enter and gives it back in rt_leave; the functions below
 * expect it to be held. rt_wait and rt_stream_finish give it back while they wait, so a caller
 * looks nothing up before them that it uses after. A launch holds it for a few microseconds, which
 * also makes it own the kernel's arguments. Errors: a cl_int becomes a cu2clError_t where it arises
 * (rt_error); out parameters are written only on success. */
#ifndef CU2CL_RT_H
#define CU2CL_RT_H

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cu2cl/cu2cl.h>
#include <cu2cl/module.h>

#define RT_MAX_DEVICES 32

#define RT_PRINTF(text, first) __attribute__((format(printf, text, first)))

struct rt_stream;
struct rt_kernel;
struct rt_capture;
struct rt_capture_point;
struct rt_graph_memory;

/* A list of a graph's nodes (graph.c). */
struct rt_nodes {
    cu2clGraphNode_t *list;
    size_t count;
};

enum rt_tier {
    RT_TIER_SVM_FINE,   /* host and device share SVM allocations at any time */
    RT_TIER_SVM_COARSE, /* SVM for the device; the host sees it when mapped */
    RT_TIER_BUFFER,     /* OpenCL 1.2: an address stands for a cl_mem and an offset */
};

struct rt_device {
    int index;
    cl_platform_id platform;
    cl_device_id id;
    cl_device_type type;
    char name[256], platform_name[128], version[128], driver[128];
    char *extensions;
    struct cu2clDeviceProp properties;
    size_t memory_size, local_size, max_work_group, max_work_item[3];
    unsigned capabilities; /* CU2CL_NEEDS_... bits that the device satisfies */
    bool nvidia, correct_division;
    enum rt_tier tier;

    /* Set when the device is first used. */
    bool ready, built_ahead;
    cl_context context;
    struct rt_stream *null_stream;
    struct rt_stream *streams; /* all, the null stream among them */
    struct rt_chunk *chunks;   /* pool.c */
    unsigned chunk_version;    /* changes with the set of chunks */
    size_t host_count;         /* allocations of host memory that kernels don't see as it is */
    size_t used;               /* bytes of live device memory */
    bool address_wanted, address_tried, address_usable; /* address.c */
    cl_command_queue service;                           /* learns addresses */
    cl_program service_program;
    bool host_tried, host_usable;
    cl_kernel address_kernel, host_kernel, fill_kernel, fill_little_kernel;
    cl_mem address_result;
    void *mailbox; /* mailbox.c */
    cl_mem mailbox_buffer;
    cl_kernel mail_kernel;
    uint32_t mailbox_taken, mail_ticket;
    bool mailbox_refused;
    bool prints;                  /* a kernel that prints was launched */
    cl_ulong address_place;       /* where address_result was when it was new */
    struct rt_allocation **moved; /* moved.c */
    size_t moved_count, moved_capacity;
    size_t moved_away;                /* of them on the device */
    struct rt_texture_slab *textures; /* texture.c */
    struct rt_texture *no_texture;    /* texture_reference.c */
    cl_mem status_buffer;             /* status.c */
    bool status_used;
    char *heap;          /* heap.c; NULL until a kernel uses it */
    cl_mem heap_buffer;  /* where kernels get it as a buffer; else NULL */
    cl_mem grid_buffer;  /* cooperative.c */
    cl_event grid_event; /* the last cooperative kernel with a barrier of its grid */
    unsigned flags;
    bool flags_set;
    size_t limits[7];
    bool invented; /* some allocation has an address that the device does not know */
    enum cu2clFuncCache cache_config;
    enum cu2clSharedMemConfig shared_config;
};

/* state.c: the process's state, and the frame of every public function. */
struct rt_state {
    struct rt_device devices[RT_MAX_DEVICES];
    int device_count;
    _Atomic cu2clError_t sticky;
};
extern struct rt_state rt;

void rt_lock(void);
void rt_unlock(void);
/* Takes the lock, finds the devices, and gives the calling thread's device, ready for use. */
cu2clError_t rt_enter(struct rt_device **device);
/* The same without making the device ready: for queries. */
cu2clError_t rt_enter_query(struct rt_device **device);
struct rt_device *rt_current_device(void);
/* The calling thread has called a function of the runtime API that works on a device, so that the
 * device's primary context is current in it; calls by the driver API don't count. */
bool rt_thread_uses_runtime(void);
/* Begins or ends calls by the driver API. Returns the last error, which `error` becomes at the end.
 */
cu2clError_t rt_thread_enters_driver(bool enters, cu2clError_t error);
/* Gives the lock back and keeps an error for cu2clGetLastError. */
cu2clError_t rt_leave(cu2clError_t error);
/* Keeps an error without touching the lock. */
cu2clError_t rt_record(cu2clError_t error);
cu2clError_t rt_error(cl_int code);
/* For a code that says that a kernel failed while it ran; that stays. */
cu2clError_t rt_error_async(cl_int code);
/* Prints `cu2cl: ...` to stderr, unless CU2CL_QUIET is set. */
void rt_message(const char *format, ...) RT_PRINTF(1, 2);
/* The same, only when CU2CL_TRACE is set, and also with CU2CL_QUIET. */
#define rt_trace(...) rt_trace_at(RT_SEE_BUILDS, __VA_ARGS__)

/* Drivers call rand() when they start and when they compile, and programs expect the numbers that
 * they would get without a driver: between these two the C library's generator works on `other`.
 * rt_random_leave returns what rt_random_return takes. */
#define RT_RANDOM_SIZE 64
char *rt_random_leave(char *other);
void rt_random_return(char *own);

/* The environment variable is there, not empty and not 0. */
bool rt_is_set(const char *variable);

/* device.c, properties.c */
void rt_devices_find(void);
cu2clError_t rt_device_ready(struct rt_device *device);
struct rt_device *rt_device_at(int index);
/* False when the driver does not tell what a device must tell. */
bool rt_device_describe(struct rt_device *device);
bool rt_device_has(const struct rt_device *device, const char *extension);

/* Whether the properties say that kernels take registered memory. */
void rt_device_takes_registered(struct rt_device *device, bool takes);

#define RT_PAGE 4096

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
    cl_mem buffer;          /* NULL: SVM, or memory of the host */
    size_t offset;          /* of the allocation in the buffer */
    struct rt_block *block; /* of a pool allocation */
    void *base;             /* of an SVM allocation of its own */
    cu2clMemPool_t pool;    /* the program's pool, or NULL */
    struct rt_hints *hints; /* or NULL */
    bool registered;        /* the host memory is the program's own */
    bool invented_address;  /* buffer tier: reserved address space, unknown to the device */
    bool is_heap;           /* of malloc in kernels: commands of the program may not touch it */
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
/* Calls rt_memory_release for all allocations of a device. */
void rt_map_release_device(struct rt_device *device);
/* The device itself can use addresses inside. */
bool rt_on_device(const struct rt_allocation *allocation);
/* The buffer that an address inside lies in for commands of the device, and its offset there; NULL:
 * it is SVM, or memory of the host. */
cl_mem rt_device_buffer(const struct rt_allocation *allocation, const void *address,
                        size_t *offset);
/* Fills at most `capacity` addresses of all SVM allocations of the device and returns how many
 * there are. */
size_t rt_svm_bases(const struct rt_device *device, void **addresses, size_t capacity);

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
/* Fills at most `capacity` addresses of SVM chunks and returns how many there are. */
size_t rt_pool_chunks(const struct rt_device *device, void **addresses, size_t capacity);
/* An SVM allocation of its own, with guard zones around it where the device is a CPU; `base` is
 * what clSVMFree takes. NULL without memory. */
void *rt_svm_allocate(struct rt_device *device, cl_svm_mem_flags flags, size_t size, void **base);

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
/* Builds these kernels, unless that was done, with a unit's if there is one. */
cu2clError_t rt_address_build(struct rt_device *device);
void rt_address_release(struct rt_device *device);
/* Fills rows of `width` bytes at an address of the device. */
cl_int rt_address_fill(struct rt_stream *stream, char *address, int value, const size_t region[3],
                       size_t pitch, size_t slice);

/* mailbox.c: small copies to the host. */
#define RT_MAIL_SIZE 1024
/* Copies up to RT_MAIL_SIZE bytes from an address of the device, after all earlier commands of the
 * stream, and waits; gives the lock away. `done` is false where that is not possible, and then
 * nothing was done. */
cu2clError_t rt_mail_read(struct rt_stream *stream, char *to, const char *from, size_t count,
                          bool *done);
void rt_mail_release(struct rt_device *device);

/* buffer.c: memory of the buffer tier. */
cu2clError_t rt_buffer_allocate(struct rt_device *device, struct rt_allocation *allocation);
void rt_buffer_free(struct rt_allocation *allocation);

/* memory.c, host_memory.c */
cu2clError_t rt_memory_allocate(struct rt_device *device, size_t size, void **address);
/* The same in a buffer of its own, where device memory is in buffers. */
cu2clError_t rt_memory_allocate_apart(struct rt_device *device, size_t size, void **address);
/* The same for memory that the host uses as well. */
cu2clError_t rt_memory_allocate_managed(struct rt_device *device, size_t size, void **address);
void rt_memory_release(struct rt_allocation *allocation);
/* For a program's pool. */
cu2clError_t rt_memory_allocate_from(cu2clMemPool_t pool, struct rt_device *device, size_t size,
                                     void **address);
/* memory_pool.c: at a synchronisation point, pools give back what is above their thresholds. */
void rt_memory_pools_trim(struct rt_device *device);
/* What the pools have and the program does not use. */
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
/* What is attached to the stream is attached as it was at first. */
void rt_moved_stream_gone(const struct rt_stream *stream);
/* A kernel uses the memory, so that it belongs to no stream and not to the host alone. */
void rt_moved_used(struct rt_allocation *a);
/* Brings memory that stays with the host to the device for a command that is waited for; `lent`
 * tells that it has to return. */
cu2clError_t rt_moved_lend(struct rt_allocation *a, const struct rt_stream *stream, bool *lent);
cu2clError_t rt_moved_return(const void *address);
/* Lets the device use a host allocation, from a kernel's argument. */
cu2clError_t rt_host_share(struct rt_allocation *allocation);

/* stream.c */
struct rt_stream {
    uint32_t magic;
    struct rt_device *device;
    cl_command_queue queue;
    struct rt_stream *next;
    unsigned flags;
    int priority;               /* 0, or -1 where the device has priorities */
    bool waits;                 /* it has waited for commands of other streams */
    uint64_t number;            /* unlike that of any other stream */
    bool timed;                 /* the queue has profiling */
    unsigned unflushed;         /* commands since the last flush */
    bool foreign;               /* the program enqueues its own commands, too: counts say nothing */
    uint64_t enqueued;          /* commands so far */
    uint64_t finished;          /* of them known to have run */
    uint64_t joined;            /* the null stream's commands that this stream waits for */
    uint64_t null_joined;       /* this stream's commands that the null stream waits for */
    uint64_t null_joined_at;    /* the null stream's command that waits */
    struct rt_capture *capture; /* that the stream is part of, or NULL */
    struct rt_nodes front;      /* of the capture, that the next operation waits for */
    struct cu2clAccessPolicyWindow window;  /* stream_attributes.c */
    enum cu2clSynchronizationPolicy policy; /* 0: not set */
};

/* The stream of a handle (NULL is the device's null stream). */
cu2clError_t rt_stream_find(struct rt_device *device, cu2clStream_t handle,
                            struct rt_stream **stream);
/* The same for work that is done now: an error when the stream is capturing. */
cu2clError_t rt_stream_get(struct rt_device *device, cu2clStream_t handle,
                           struct rt_stream **stream);
/* The priority nearest to the one asked for that the device has. */
int rt_stream_priority(const struct rt_device *device, int priority);
cu2clError_t rt_stream_set_priority(struct rt_stream *stream, int priority);
cu2clError_t rt_stream_create(struct rt_device *device, unsigned flags, int priority,
                              struct rt_stream **stream);
/* From now on the stream's commands have times. */
cu2clError_t rt_stream_take_times(struct rt_stream *stream);
/* Before every command: makes it wait for what the legacy default stream demands, and counts it. */
cu2clError_t rt_stream_order(struct rt_stream *stream);
/* Waits for all commands of the stream, without the lock. */
cu2clError_t rt_stream_finish(struct rt_stream *stream);
cu2clError_t rt_device_finish(struct rt_device *device);
void rt_streams_release(struct rt_device *device);
/* After a command that nothing waits for: lets the device begin. */
cl_int rt_stream_submit(struct rt_stream *stream);
cl_int rt_stream_flush(struct rt_stream *stream);
/* Calls `command` with the stream's queue, without the lock: a command that returns when it is
 * done, so that all earlier commands of the stream are, too. */
cu2clError_t rt_stream_wait(struct rt_stream *stream,
                            cl_int (*command)(cl_command_queue queue, const void *data),
                            const void *data);

/* status.c: what kernels report (assert, trap). */
/* The values of conditional handles: their places are 1 to RT_CONDITIONS. device/debug.clh knows
 * the number, too. */
#define RT_CONDITIONS 255
/* After the stream's commands. */
cu2clError_t rt_status_set_condition(struct rt_stream *stream, size_t place, unsigned value);
/* Waits for the stream. */
cu2clError_t rt_status_get_condition(struct rt_stream *stream, size_t place, unsigned *value);
cu2clError_t rt_status_prepare(struct rt_device *device);
cu2clError_t rt_status_check(struct rt_device *device);
/* Prints the messages of assertions: a word that counts those that are used, and `words` more. */
void rt_status_print(const cl_int *messages, size_t words);
void rt_status_release(struct rt_device *device);

/* refusal.c: launches that can't be. */
/* Says why the kernel can't run, the first time; returns `error`. */
cu2clError_t rt_refusal_explain(struct rt_kernel *kernel, cu2clError_t error, const char *format,
                                ...) RT_PRINTF(3, 4);
/* A launch failed with `error`, which is returned. If that was explained, it is counted, and may
 * end the program. */
cu2clError_t rt_refusal(struct rt_kernel *kernel, cu2clError_t error);
/* The calling thread keeps an error. */
void rt_refusal_recorded(cu2clError_t error);
/* CUDA's text of the error, with the reason, if the thread's last error was `error` and was
 * explained; else NULL. */
const char *rt_refusal_reason(cu2clError_t error);
/* error.c: CUDA's text. */
const char *rt_error_text(cu2clError_t error);

/* heap.c: makes the heap of malloc and new in kernels, of the size that is set, unless it is there.
 * May give the lock away. */
cu2clError_t rt_heap_prepare(struct rt_device *device);

/* module.c: registered modules, their kernels and symbols by address. */
/* Kernels of a module that are built together for a device (units.c). */
struct rt_unit {
    const struct rt_module *module;
    unsigned kernels, kind; /* how many, and rt_program_kind of each */
    char
        name[256]; /* for messages: the module's, with the first kernel's if there are more units */
    char *text;    /* NULL: not made yet */
    char options[1024];
    bool is_part; /* of the module's text */
    bool ready;   /* the text is as the device gets it */
    bool tried;
    cu2clError_t error;
    cl_program program;
};

struct rt_units {
    struct rt_unit *list;
    unsigned count;
    unsigned *of; /* by kernel; UINT_MAX for those that the device can't run */
};

struct rt_symbol {
    const struct cu2clSymbolInfo *info;
    struct rt_symbol *first; /* of all that stand for the same variable, perhaps itself */
    void *initial;           /* value at registration, NULL when zero */
    char *storage[RT_MAX_DEVICES];
    cl_mem buffers[RT_MAX_DEVICES];           /* when the storage is a buffer of its own */
    struct rt_texture *bound[RT_MAX_DEVICES]; /* CU2CL_SYMBOL_TEXTURE: NULL while not bound */
};

struct rt_module {
    const struct cu2clModuleInfo *info;
    /* For the driver API; NULL where the program does not load modules: the name of the source, the
     * kernels, and the variables' names. */
    const char *source;
    const struct cu2clEntryInfo *entries;
    const char *const *variables;
    /* driver_module.c: how often it is loaded, whether it ever was, whether the program got the
     * address of a variable since. */
    unsigned loads[RT_MAX_DEVICES];
    bool loaded_before[RT_MAX_DEVICES], variables_given[RT_MAX_DEVICES];
    struct rt_units units[RT_MAX_DEVICES];
    struct rt_kernel *kernels;
    struct rt_symbol *symbols;
    bool prints; /* kernels use printf */
    struct rt_module *next;
};

/* An argument as it was last set. */
struct rt_arg_value {
    bool given; /* to the kernel object, in some launch */
    bool known; /* the bytes are its value */
    unsigned char *bytes;
};

struct rt_instance {
    cl_kernel kernel;
    struct rt_arg_value *values; /* one block of memory with all bytes */
    size_t max_work_group;
    size_t static_local;
    size_t dynamic_local; /* as last set, 0: not yet */
    unsigned chunk_version;
    bool declared; /* it was told of SVM allocations */
    size_t preferred_multiple;
    bool measured;        /* resources.c: the following is known, as far as it can be */
    int registers;        /* of a work-item; 0: not known */
    bool registers_exact; /* of this compilation, or one that was the same */
};

struct rt_kernel {
    const struct cu2clKernelInfo *info;
    struct rt_module *module;
    unsigned visible; /* number of arguments that the host gives */
    char *reason;     /* refusal.c: why it can't run, NULL as long as that is not known */
    bool was_refused; /* a launch of it */
    bool dynamic_set; /* max_dynamic_shared was */
    int max_dynamic_shared, carveout;
    int cluster[3], large_clusters, cluster_policy;
    struct rt_instance instances[RT_MAX_DEVICES];
};

struct rt_kernel *rt_kernel_find(const void *host);
struct rt_symbol *rt_symbol_find(const void *host);
/* The first of all, linked by `next`. */
struct rt_module *rt_modules_all(void);
/* The value of __CUDA_ARCH__ that the program was ported for. */
unsigned rt_module_architecture(void);
void rt_modules_release_device(struct rt_device *device);
/* symbol.c: the symbol's memory on a device, made and initialised on first use. */
cu2clError_t rt_symbol_storage(struct rt_device *device, struct rt_symbol *symbol, char **storage);
/* Gives a symbol that has memory on the device its first value again. */
cu2clError_t rt_symbol_reset(struct rt_device *device, struct rt_symbol *symbol);

/* units.c: builds the kernels of all modules registered so far that the device can run, as many as
 * a second allows. A failure stays unnoticed until one is launched. */
void rt_modules_build(struct rt_device *device);

/* function.c: the kernel on a device, made on first use. */
cu2clError_t rt_kernel_instance(struct rt_device *device, struct rt_kernel *kernel,
                                struct rt_instance **instance);
/* The kernel was ported, and the device has what it needs. */
bool rt_kernel_supported(const struct rt_device *device, const struct rt_kernel *kernel);
/* Enters, and finds the kernel of a host stub on the current device, and what it uses. */
cu2clError_t rt_kernel_enter(const void *function, struct rt_device **device,
                             struct rt_kernel **kernel, struct rt_instance **instance);
/* Blocks in clusters of this size can make up the grid; {0, 0, 0}: without clusters. `large`: of
 * more than 8 blocks. */
cu2clError_t rt_cluster_check(const int cluster[3], bool large, struct cu2clDim3 grid);
/* resources.c: what the kernel uses on NVIDIA's devices, found at the first call. */
void rt_resources_find(struct rt_device *device, const struct rt_kernel *kernel,
                       struct rt_instance *instance);
/* Keeps what the build of the program told. */
struct rt_cache_key;
void rt_resources_keep(struct rt_device *device, cl_program program,
                       const struct rt_cache_key *key);
/* Reads a log of NVIDIA's compiler; false when it does not tell of the kernel. */
bool rt_resources_read(const char *log, const char *kernel, int *registers, size_t *shared);
/* occupancy.c: the most threads of a block, the most dynamic shared memory that a launch may ask
 * for, */
int rt_block_limit(const struct rt_device *device, const struct rt_kernel *kernel,
                   const struct rt_instance *instance);
int rt_dynamic_limit(const struct rt_device *device, const struct rt_kernel *kernel,
                     const struct rt_instance *instance);
/* the blocks of this size that a multiprocessor holds at once. */
int rt_resident_blocks(const struct rt_device *device, const struct rt_kernel *kernel,
                       const struct rt_instance *instance, int block_size, size_t shared);
/* cooperative.c: kernels with a barrier of the whole grid. */
cu2clError_t rt_grid_prepare(struct rt_device *device);
void rt_grid_release(struct rt_device *device);
/* May the kernel run with this grid? */
cu2clError_t rt_grid_check(struct rt_device *device, struct rt_kernel *kernel,
                           struct rt_instance *instance, struct cu2clDim3 grid,
                           struct cu2clDim3 block, size_t shared, bool cooperative);

/* cache.c: program binaries on disk. */
struct rt_cache_key {
    const char *device, *driver, *options, *source;
};
unsigned char *rt_cache_load(const struct rt_cache_key *key, size_t *size);
void rt_cache_store(const struct rt_cache_key *key, const unsigned char *binary, size_t size);

/* program.c: the text of a module with the device library in it, from the program or from the
 * folder CU2CL_KERNEL_PATH; malloc'ed, NULL without memory. */
char *rt_program_text(const struct cu2clModuleInfo *info);
/* Kernels that are built by the same options have the same answer. */
unsigned rt_program_kind(const struct rt_device *device, const struct cu2clKernelInfo *kernel);
void rt_program_options(const struct rt_device *device, const struct cu2clModuleInfo *info,
                        unsigned kind, char *options, size_t size);
/* Builds a text, or takes its program from the cache on disk; a log goes to stderr unless `quiet`.
 * Needs no lock. The caller leaves the C library's random numbers before. */
cu2clError_t rt_program_build(struct rt_device *device, const char *name, const char *text,
                              const char *options, bool quiet, cl_program *program);
/* The key that the cache has a text under; `driver` is room for a part of it. */
struct rt_cache_key rt_program_key(const struct rt_device *device, const char *text,
                                   const char *options, char *driver, size_t size);

/* units.c: builds the program of a kernel unless that was done. */
cu2clError_t rt_unit_get(struct rt_device *device, const struct rt_kernel *kernel,
                         struct rt_unit **unit);
/* Builds a unit of the device that was not built yet, with kernels of the runtime's own in front.
 * Returns the program, which the caller releases; NULL: there is no unit, or it does not build with
 * them. The caller leaves the C library's random numbers before. */
cl_program rt_units_build_with(struct rt_device *device, const char *added);
void rt_units_release(struct rt_units *units);
/* Compilers may refuse to enable what the device lacks; here no kernel of the text needs it. */
void rt_unit_without_fp64(char *text);

/* slice.c: what kernels need of a text. Opens a text, which has to stay; NULL if it was not
 * understood, or without memory. */
struct rt_slice *rt_slice_open(const char *text);
void rt_slice_close(struct rt_slice *slice);
/* Begins anew, without a kernel. */
void rt_slice_clear(struct rt_slice *slice);
/* Adds a kernel with what it needs; false: the text has no such function. */
bool rt_slice_add(struct rt_slice *slice, const char *name);
/* The bytes of the functions that were added. */
size_t rt_slice_size(const struct rt_slice *slice);
/* The text of all that was added, line by line; malloc'ed, NULL without memory. */
char *rt_slice_text(const struct rt_slice *slice);

/* oclgrind.c: a text whose lines Oclgrind shows as they are. */
struct rt_oclgrind {
    char *text;
    char options[1200], file[32]; /* with the rest of it */
};
/* False on other devices, and where the text stays as it is. Undone by rt_oclgrind_done. */
bool rt_oclgrind_prepare(const struct rt_device *device, const char *text, const char *options,
                         struct rt_oclgrind *prepared);
void rt_oclgrind_done(struct rt_oclgrind *prepared);
/* The .cl's own lines, each at its place, and what comes before them, both malloc'ed; false: that
 * can't be, or there is no memory. */
bool rt_oclgrind_split(const char *text, char **own, char **library);

/* prelude.c: `source` with its `#include <cu2cl/...>` lines replaced; malloc'ed, NULL without
 * memory. */
char *rt_prelude_expand(const char *name, const char *source, size_t length);
struct rt_prelude_file {
    const char *name;
    const char *text, *end;
};
extern const struct rt_prelude_file rt_prelude_files[];
/* log.c: the build log with the places of the .cl files in it; malloc'ed, NULL without memory. */
char *rt_log_locate(const char *log, const char *source);
/* offsets.c: gives the kernel `name` one more `ulong` parameter per set bit of `pointers`, the byte
 * offset to add to that pointer; malloc'ed, NULL when the kernel's text was not understood. */
char *rt_offsets_add(const char *source, const char *name, const bool *pointers, unsigned count);
/* copy.c */
enum rt_wait {
    RT_WAIT_NEVER,   /* a later command of the same copy waits for all */
    RT_WAIT_AS_CUDA, /* asynchronous, but done with pageable memory on return */
    RT_WAIT_ALWAYS,
};
cu2clError_t rt_copy(struct rt_device *device, struct rt_stream *stream, void *dst, const void *src,
                     size_t count, enum cu2clMemcpyKind kind, enum rt_wait wait);
cu2clError_t rt_fill(struct rt_device *device, struct rt_stream *stream, void *pointer, int value,
                     size_t count);

/* fresh.c: fills memory that the program has just allocated, where CU2CL_FILL asks for it; frees it
 * where that fails. */
cu2clError_t rt_fresh_fill(struct rt_device *device, void *address, size_t size);

/* A copy of `depth` slices of `height` rows of `width` bytes: rows are `pitch` bytes apart, slices
 * `slice`. Each side's whole range must lie inside its allocation. */
struct rt_region {
    char *address;
    size_t pitch, slice;
};
cu2clError_t rt_copy_region(struct rt_device *device, struct rt_stream *stream, struct rt_region to,
                            struct rt_region from, size_t width, size_t height, size_t depth,
                            enum cu2clMemcpyKind kind, enum rt_wait wait);

/* array.c: an array is linear device memory, its rows and slices without gaps. */
struct cu2clArray {
    uint32_t magic;
    struct rt_device *device;
    char *data;
    struct cu2clChannelFormatDesc channels;
    struct cu2clExtent extent; /* as the program gave it: height and depth may be 0 */
    unsigned flags;
    size_t texel, row, slice; /* bytes */
    struct cu2clArray *next;
};

bool rt_array_valid(const struct cu2clArray *array);
/* Rows and slices that are there, at least one. */
size_t rt_array_height(const struct cu2clArray *array);
size_t rt_array_depth(const struct cu2clArray *array);
/* The part of an array that a copy of `extent` uses; position.x and extent.width count bytes. */
cu2clError_t rt_array_region(const struct cu2clArray *array, struct cu2clPos position,
                             struct cu2clExtent extent, struct rt_region *block);
/* Forgets the arrays of a device; their memory belongs to the map. */
void rt_arrays_release_device(struct rt_device *device);

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
    uint32_t reserved[2];
    int32_t border[4];              /* as a kernel loads a texel */
    struct rt_texture_axis axes[3]; /* rt_texture_make fills them */
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
    struct cu2clResourceDesc resource; /* of objects: as the program gave them */
    struct cu2clTextureDesc texture;
    struct cu2clResourceViewDesc view;
    bool has_view;
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
void rt_textures_release_device(struct rt_device *device);

/* texture_reference.c */

/* Makes the descriptor of references that are not bound. Comes before: */
cu2clError_t rt_reference_prepare(struct rt_device *device);
/* the descriptor that kernels get for a reference. */
const struct rt_texture *rt_reference_texture(const struct rt_device *device,
                                              const struct rt_symbol *symbol);

/* launch.c */
cu2clError_t rt_launch(struct rt_device *device, struct rt_kernel *kernel, struct cu2clDim3 grid,
                       struct cu2clDim3 block, void **args, size_t shared, cu2clStream_t handle,
                       bool cooperative);
/* The same by the address of the kernel's host function, on the current device. */
cu2clError_t rt_launch_function(const void *function, dim3 grid, dim3 block, void **args,
                                size_t shared, cu2clStream_t stream, bool cooperative);

/* launch_attributes.c: what attributes change in a launch. */
struct rt_launch_options {
    bool cooperative;
    int cluster[3];
};
cu2clError_t rt_launch_option(cu2clLaunchAttributeID id, const cu2clLaunchAttributeValue *value,
                              struct rt_launch_options *options);

/* launch.c: kernel and configuration can be launched on the device. */
cu2clError_t rt_launch_check(struct rt_device *device, struct rt_kernel *kernel,
                             struct cu2clDim3 grid, struct cu2clDim3 block, size_t shared);
/* fill.c: fills rows of `width` elements of 2 or 4 bytes; called without the lock. */
cu2clError_t rt_fill_elements(void *pointer, size_t pitch, unsigned value, size_t element,
                              size_t width, size_t height, cu2clStream_t handle);

/* graph_capture.c: what is enqueued in a capturing stream is recorded instead. */
extern unsigned rt_captures; /* how many there are */
bool rt_capturing(struct rt_device *device, cu2clStream_t handle);
/* The error for work in the stream that can't be recorded, which makes its capture invalid. */
cu2clError_t rt_capture_refuse(struct rt_stream *stream);
/* The error for a call that the modes of the captures forbid. */
cu2clError_t rt_capture_unsafe(void);
void rt_capture_stream_gone(struct rt_stream *stream);
/* These expect that rt_capturing is true. */
cu2clError_t rt_capture_kernel(struct rt_device *device, cu2clStream_t handle,
                               const struct rt_kernel *kernel, struct cu2clDim3 grid,
                               struct cu2clDim3 block, void **args, size_t shared,
                               bool cooperative);
cu2clError_t rt_capture_copy(struct rt_device *device, cu2clStream_t handle,
                             const struct cu2clMemcpy3DParms *copy);
cu2clError_t rt_capture_plain_copy(struct rt_device *device, cu2clStream_t handle, void *dst,
                                   const void *src, size_t count, enum cu2clMemcpyKind kind);
cu2clError_t rt_capture_fill(struct rt_device *device, cu2clStream_t handle, char *pointer,
                             size_t pitch, size_t slice, int value, const size_t region[3]);
cu2clError_t rt_capture_host(struct rt_device *device, cu2clStream_t handle, cu2clHostFn_t function,
                             void *data);
cu2clError_t rt_capture_graph(struct rt_device *device, cu2clStream_t handle, cu2clGraph_t graph);
cu2clError_t rt_capture_allocate(struct rt_device *device, cu2clStream_t handle, size_t size,
                                 void **pointer);
cu2clError_t rt_capture_free(struct rt_device *device, cu2clStream_t handle, void *pointer);
/* An event's place in a capture; `external` ones become nodes. */
cu2clError_t rt_capture_record(struct rt_device *device, cu2clStream_t handle, cu2clEvent_t event,
                               bool external, struct rt_capture_point **point);
/* The stream captures, or the event has a place in a capture. */
cu2clError_t rt_capture_wait(struct rt_device *device, cu2clStream_t handle, cu2clEvent_t event,
                             bool external, const struct rt_capture_point *point);
/* The error for a question to an event with a place in a capture. */
cu2clError_t rt_capture_touch(const struct rt_capture_point *point);
void rt_capture_point_free(struct rt_capture_point **point);
/* graph_memory.c: the memory of an allocation node that starts at `address`, or NULL. */
struct rt_graph_memory *rt_graph_memory_find(const void *address);
/* A reset of the device has freed all. */
void rt_graph_memory_reset(const struct rt_device *device);
/* Allocates or frees it; cu2clErrorInvalidValue when it is not allocated. */
cu2clError_t rt_graph_memory_use(struct rt_graph_memory *memory, bool live);

#include "base/seeing.h"

/* calls.c has the public functions; those in the other files have symbols of their own. */
#ifndef RT_CALLS_PUBLIC
#define CALL0(name)                 cu2clError_t cu2cl##name(void) __asm__("rt_call_" #name);
#define CALL(name, parameters, ...) cu2clError_t cu2cl##name parameters __asm__("rt_call_" #name);
#include "calls.def"
#undef CALL0
#undef CALL
#endif

#endif
