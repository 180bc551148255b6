/* The lowest layer: the frame of every public function, errors, devices, and what the runtime shows
 * of itself.
 *
 * Ownership: devices live as long as the process. Functions that return a pointer keep it. Locking:
 * one lock guards the runtime. Every public function takes it in rt_enter and releases it in
 * rt_leave; the functions of all layers expect it to be held. rt_stream_wait and what waits by it
 * release the lock meanwhile, so a caller looks nothing up before them that it uses after. A launch
 * holds it for a few microseconds, which also makes it own the kernel's arguments. Errors: a cl_int
 * becomes a cu2clError_t where it arises (rt_error); out parameters are written only on success. */
#ifndef CU2CL_RT_BASE_H
#define CU2CL_RT_BASE_H

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cu2cl/cu2cl.h>
#include <cu2cl/module.h>

/* Nothing that a header of the folders declares is seen outside of the library, and calls of it go
 * straight. */
#pragma GCC visibility push(hidden)

#define RT_MAX_DEVICES 32

#define RT_PRINTF(text, first) __attribute__((format(printf, text, first)))

/* Ends the calling function with the error that `call` gives, if it gives one. */
#define RT_TRY(call)                                                                               \
    do {                                                                                           \
        cu2clError_t error_of_call = (call);                                                       \
        if (error_of_call != cu2clSuccess)                                                         \
            return error_of_call;                                                                  \
    } while (0)

/* The frame of a public function, as its last statement: enters by `entered`, makes `call` if that
 * succeeded, and returns what rt_leave gives. */
#define RT_FRAME(entered, call)                                                                    \
    do {                                                                                           \
        cu2clError_t error_of_frame = (entered);                                                   \
        return rt_leave(error_of_frame == cu2clSuccess ? (call) : error_of_frame);                 \
    } while (0)

struct rt_stream;

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
    size_t memory_size, local_size, multiprocessor_local, max_work_group, max_work_item[3];
    unsigned capabilities; /* CU2CL_NEEDS_... bits that the device satisfies */
    bool nvidia, pocl, rusticl, correct_division;
    bool vectorises_items; /* Intel's for CPUs: its compiler makes vectors of work-items */
    bool subgroups;        /* a kernel may ask for sub-groups of 32 (subgroups.c tests them) */
    enum rt_tier tier;
    bool address_wanted; /* device memory is tried as buffers that kernels use by their addresses */

    /* Set when the device is first used. Layers above keep what they have of it by its index. */
    bool ready;
    uint64_t ready_since; /* rt_now, the first time */
    cl_context context;
    struct rt_stream *null_stream;
    struct rt_stream *streams; /* all, the null stream among them */
    size_t limits[7];
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
bool rt_lock_if_free(void);
/* Takes the lock, finds the devices, and gives the calling thread's device, ready for use. */
cu2clError_t rt_enter(struct rt_device **device);
/* The same without making the device ready: for queries. */
cu2clError_t rt_enter_query(struct rt_device **device);
struct rt_device *rt_current_device(void);
/* The calling thread has called a function of the runtime API that works on a device, so that the
 * device's primary context is current in it; calls by the driver API don't count. */
bool rt_thread_uses_runtime(void);
/* Begins or ends calls by the driver API. Returns the last error, which `error` becomes at the
 * end. */
cu2clError_t rt_thread_enters_driver(bool enters, cu2clError_t error);
/* Releases the lock and keeps an error for cu2clGetLastError. */
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

/* way.c: how a kernel runs on a device (docs/lanes.md). */
enum rt_way {
    RT_AS_IS,
    RT_IN_LANES, /* one work-item runs a block */
    RT_IN_ITEMS, /* a work-item for each thread runs its coroutine, and meets others at barriers */
    RT_IN_SUBGROUPS /* as it is, and a warp is a sub-group of 32 */
};
/* For the trace: "as it is". */
const char *rt_way_name(enum rt_way way);
/* CU2CL_WARPS asks for this one. */
bool rt_way_forced(enum rt_way *way);
/* Tells of a value of CU2CL_WARPS that names no way. */
void rt_ways_check(void);

/* device.c, properties.c */
void rt_devices_find(void);
/* Makes the context, and prepares the components. */
cu2clError_t rt_device_ready(struct rt_device *device);
/* A module has been registered; see cu2clRegisterOneStream. */
void rt_device_note_module(void);
/* The opposite, of a device that is ready and has no commands that run. */
void rt_device_release(struct rt_device *device);
struct rt_device *rt_device_at(int index);
/* False when the driver does not tell what a device must tell. */
bool rt_device_describe(struct rt_device *device);
bool rt_device_has(const struct rt_device *device, const char *extension);

/* Whether the properties say that kernels take registered memory. */
void rt_device_takes_registered(struct rt_device *device, bool takes);

/* --- component.c --- */

/* A part of the runtime with something of its own on each device. */
struct rt_component {
    const char *name;
    cu2clError_t (*prepare)(struct rt_device *device); /* when the device is first used; or NULL */
    void (*release)(struct rt_device *device);         /* at a reset; or NULL */
};

/* The components in the order in which they are prepared; they are released in the opposite one.
 * The list stays the caller's. */
void rt_components_set(const struct rt_component *list, size_t count);
/* When a component fails, those before it are released again. */
cu2clError_t rt_components_prepare(struct rt_device *device);
void rt_components_release(struct rt_device *device);

/* --- text.c --- */

/* FNV-1a of the bytes, going on from `hash`, which is RT_HASH_START at first. */
#define RT_HASH_START 0xcbf29ce484222325u
uint64_t rt_hash(uint64_t hash, const void *data, size_t size);
/* Whether a character may stand in a name, and begin one; in any locale. */
static inline bool rt_begins_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static inline bool rt_in_name(char c)
{
    return rt_begins_name(c) || (c >= '0' && c <= '9');
}
/* The content of a file, with a null byte behind; malloc'ed, NULL when it can't be read. */
char *rt_read_file(const char *path, size_t *length);
/* Closes what open_memstream opened for `text`, or NULL, and gives the text; NULL when it is not
 * complete. */
char *rt_text_close(FILE *out, char **text);

/* --- shared_file.c: files in memory that other processes can open --- */

enum rt_shared_kind { RT_SHARED_MEMORY = 1, RT_SHARED_EVENT };
/* Device memory is the process's own, which other processes can map. */
static inline bool rt_device_shares(const struct rt_device *device)
{
    return (device->type & CL_DEVICE_TYPE_CPU) && device->tier == RT_TIER_SVM_FINE;
}
/* A file of this size, full of zeros; -1: there is none. */
int rt_shared_file_make(size_t size);
/* Fills the CU2CL_IPC_HANDLE_SIZE bytes by which other processes open a part of the file, as long
 * as this one has it open. */
bool rt_shared_file_describe(int file, enum rt_shared_kind kind, uint64_t offset, uint64_t size,
                             void *handle);
/* Opens the file of another process. cu2clErrorInvalidResourceHandle for what is no handle of this
 * kind, cu2clErrorDeviceUninitialized in the process that has made it. */
cu2clError_t rt_shared_file_open(const void *handle, enum rt_shared_kind kind, int *file,
                                 uint64_t *offset, uint64_t *size);
/* Writes the content of a file. */
bool rt_shared_file_fill(int file, const char *data, size_t size);
/* From now on these pages are the file's; what was in them is gone. */
bool rt_shared_file_place(int file, uint64_t offset, char *start, size_t size);
/* The opposite: the pages are the process's own again, and empty. */
void rt_shared_file_leave(char *start, size_t size);

/* --- refusal.c: launches that can't be --- */

struct rt_refusal {
    char *reason; /* why the kernel can't run, NULL as long as that is not known */
    bool counted; /* a launch of it was refused */
};

/* Says why the kernel can't run, the first time; returns `error`. */
cu2clError_t rt_refusal_explain(struct rt_refusal *kernel, cu2clError_t error, const char *format,
                                ...) RT_PRINTF(3, 4);
/* A launch failed with `error`, which is returned. If that was explained, it is counted, and may
 * end the program. */
cu2clError_t rt_refusal(struct rt_refusal *kernel, cu2clError_t error);
/* The calling thread keeps an error. */
void rt_refusal_recorded(cu2clError_t error);
/* CUDA's text of the error, with the reason, if the thread's last error was `error` and was
 * explained; else NULL. */
const char *rt_refusal_reason(cu2clError_t error);
/* error.c: CUDA's text. */
const char *rt_error_text(cu2clError_t error);

#include "base/seeing.h"

#pragma GCC visibility pop

/* calls.c has the public functions; those in the other files have symbols of their own. */
#ifndef RT_CALLS_PUBLIC
#define CALL0(name)                 cu2clError_t cu2cl##name(void) __asm__("rt_call_" #name);
#define CALL(name, parameters, ...) cu2clError_t cu2cl##name parameters __asm__("rt_call_" #name);
#include "calls.def"
#undef CALL0
#undef CALL
#endif

#endif
