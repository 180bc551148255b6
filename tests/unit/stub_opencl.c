/* See stub_opencl.h. */
#include "stub_opencl.h"

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define INTEL_SUB_GROUP_SIZES 0x4108

enum kind { CONTEXT, QUEUE, BUFFER, PROGRAM, KERNEL, EVENT };

struct object {
    enum kind kind;
    atomic_int references;
    char *memory; /* of a buffer */
    bool own_memory;
    char name[64]; /* of a kernel */
    struct stub_arg args[16];
    atomic_int done; /* of a user event */
};

void (*stub_on_launch)(const struct stub_launch *launch);
char stub_source[65536];
unsigned stub_programs;
bool stub_build_fails;
unsigned stub_queue_priority;
bool stub_lost;
bool stub_subgroups;
size_t stub_memory_limit;
int stub_launch_code;
size_t stub_kernel_group = 256;

static atomic_long calls, live, fail_at;
static atomic_bool failed;
static int platform, device;

void stub_fail_at(long n)
{
    failed = false;
    fail_at = n ? calls + n : 0;
}

long stub_calls(void)
{
    return calls;
}

bool stub_has_failed(void)
{
    return failed;
}

long stub_live_objects(void)
{
    return live;
}

/* A few addresses are enough: what maps more is not asked about. */
static const void *_Atomic mapped[64];

static void set_mapped(const void *address, bool is_mapped)
{
    for (size_t i = 0; i < sizeof mapped / sizeof *mapped; i++) {
        const void *expected = is_mapped ? NULL : address;
        if (atomic_compare_exchange_strong(&mapped[i], &expected, is_mapped ? address : NULL))
            return;
    }
}

bool stub_is_mapped(const void *address)
{
    for (size_t i = 0; i < sizeof mapped / sizeof *mapped; i++)
        if (mapped[i] == address)
            return true;
    return false;
}

static bool fails(void)
{
    long now = ++calls;
    if (stub_lost)
        return true;
    if (now != fail_at)
        return false;
    failed = true;
    return true;
}

/* Memory is only counted under a limit, in tests with one thread. */
static struct {
    const void *address;
    size_t size;
} counted[256];

static bool count_memory(const void *address, size_t size)
{
    for (size_t i = 0; stub_memory_limit && i < sizeof counted / sizeof *counted; i++)
        if (!counted[i].address) {
            counted[i].address = address;
            counted[i].size = size;
            return true;
        }
    return stub_memory_limit == 0;
}

static void forget_memory(const void *address)
{
    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
        if (address && counted[i].address == address)
            counted[i].address = NULL;
}

static bool is_room(size_t size)
{
    size_t used = 0;
    for (size_t i = 0; i < sizeof counted / sizeof *counted; i++)
        used += counted[i].address ? counted[i].size : 0;
    return stub_memory_limit == 0 || (used < stub_memory_limit && size <= stub_memory_limit - used);
}

/* Memory of the device has its size in front. Large memory is not malloc's: a sanitizer would mark
 * every byte of it, for each of thousands of child processes. */
enum { IN_FRONT = 512, LARGE = 1 << 20 };

static void *take_memory(size_t size)
{
    size_t whole = (IN_FRONT + size + 511) / 512 * 512;
    char *base = whole < LARGE ? aligned_alloc(512, whole)
                               : mmap(NULL, whole, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!base || base == MAP_FAILED || !count_memory(base + IN_FRONT, size))
        abort();
    memcpy(base, &whole, sizeof whole);
    return base + IN_FRONT;
}

static void give_memory(void *memory)
{
    char *base = memory ? (char *)memory - IN_FRONT : NULL;
    size_t whole = 0;
    if (!base)
        return;
    forget_memory(memory);
    memcpy(&whole, base, sizeof whole);
    if (whole < LARGE)
        free(base);
    else
        munmap(base, whole);
}

static struct object *make(enum kind kind)
{
    struct object *o = calloc(1, sizeof *o);
    o->kind = kind;
    o->references = 1;
    o->done = 1;
    live++;
    return o;
}

static void *answer(void *object, cl_int *code)
{
    if (code)
        *code = object ? CL_SUCCESS : CL_OUT_OF_RESOURCES;
    return object;
}

static cl_int drop(void *handle, enum kind kind)
{
    struct object *o = handle;
    if (!o || o->kind != kind || o->references <= 0)
        abort(); /* the runtime released what is not there */
    if (--o->references > 0)
        return CL_SUCCESS;
    if (o->own_memory)
        give_memory(o->memory);
    live--;
    free(o);
    return CL_SUCCESS;
}

/* The code of a command that is refused. */
static cl_int refusal(void)
{
    return stub_lost ? CL_DEVICE_NOT_AVAILABLE : CL_OUT_OF_RESOURCES;
}

static cl_int command(cl_event *event)
{
    if (fails())
        return refusal();
    if (event)
        *event = (cl_event)make(EVENT);
    return CL_SUCCESS;
}

static cl_int give(const void *value, size_t value_size, size_t size, void *out, size_t *size_out)
{
    if (size_out)
        *size_out = value_size;
    if (out && size < value_size)
        return CL_INVALID_VALUE;
    if (out)
        memcpy(out, value, value_size);
    return CL_SUCCESS;
}

cl_int clGetPlatformIDs(cl_uint count, cl_platform_id *ids, cl_uint *found)
{
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    if (ids && count)
        ids[0] = (cl_platform_id)&platform;
    if (found)
        *found = 1;
    return CL_SUCCESS;
}

cl_int clGetPlatformInfo(cl_platform_id id, cl_platform_info info, size_t size, void *out,
                         size_t *size_out)
{
    (void)id;
    (void)info;
    return fails() ? CL_OUT_OF_HOST_MEMORY : give("stub", 5, size, out, size_out);
}

cl_int clGetDeviceIDs(cl_platform_id id, cl_device_type type, cl_uint count, cl_device_id *ids,
                      cl_uint *found)
{
    (void)id;
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    if (!(type & CL_DEVICE_TYPE_GPU))
        return CL_DEVICE_NOT_FOUND;
    if (ids && count)
        ids[0] = (cl_device_id)&device;
    if (found)
        *found = 1;
    return CL_SUCCESS;
}

cl_int clGetDeviceInfo(cl_device_id id, cl_device_info info, size_t size, void *out,
                       size_t *size_out)
{
    cl_ulong memory = (cl_ulong)1 << 30, local = 32768;
    cl_device_type type = CL_DEVICE_TYPE_GPU;
    cl_device_svm_capabilities svm =
        CL_DEVICE_SVM_COARSE_GRAIN_BUFFER | CL_DEVICE_SVM_FINE_GRAIN_BUFFER;
    size_t group = 256, items[3] = {256, 256, 64}, sub_groups[] = {16, 32};
    const char *extensions =
        stub_subgroups ? "cl_khr_fp16 cl_khr_priority_hints cl_intel_required_subgroup_size "
                         "cl_khr_subgroup_ballot cl_khr_subgroup_shuffle"
                       : "cl_khr_fp16 cl_khr_priority_hints";
    cl_uint units = 4;
    (void)id;
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    switch (info) {
    case CL_DEVICE_TYPE: return give(&type, sizeof type, size, out, size_out);
    case CL_DEVICE_NAME: return give("stub device", 12, size, out, size_out);
    case CL_DEVICE_EXTENSIONS: return give(extensions, strlen(extensions) + 1, size, out, size_out);
    case INTEL_SUB_GROUP_SIZES:
        return stub_subgroups ? give(sub_groups, sizeof sub_groups, size, out, size_out)
                              : CL_INVALID_VALUE;
    case CL_DEVICE_GLOBAL_MEM_SIZE: return give(&memory, sizeof memory, size, out, size_out);
    case CL_DEVICE_LOCAL_MEM_SIZE: return give(&local, sizeof local, size, out, size_out);
    case CL_DEVICE_SVM_CAPABILITIES: return give(&svm, sizeof svm, size, out, size_out);
    case CL_DEVICE_MAX_WORK_GROUP_SIZE: return give(&group, sizeof group, size, out, size_out);
    case CL_DEVICE_MAX_WORK_ITEM_SIZES: return give(items, sizeof items, size, out, size_out);
    case CL_DEVICE_MAX_COMPUTE_UNITS: return give(&units, sizeof units, size, out, size_out);
    default: return CL_INVALID_VALUE;
    }
}

cl_context clCreateContext(const cl_context_properties *properties, cl_uint count,
                           const cl_device_id *ids,
                           void(CL_CALLBACK *notify)(const char *, const void *, size_t, void *),
                           void *user_data, cl_int *code)
{
    (void)properties;
    (void)count;
    (void)ids;
    (void)notify;
    (void)user_data;
    return answer(fails() ? NULL : make(CONTEXT), code);
}

cl_int clReleaseContext(cl_context context)
{
    return drop(context, CONTEXT);
}

cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id id,
                                      cl_command_queue_properties properties, cl_int *code)
{
    (void)context;
    (void)id;
    (void)properties;
    stub_queue_priority = 0;
    return answer(fails() ? NULL : make(QUEUE), code);
}

cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id id,
                                                    const cl_queue_properties *properties,
                                                    cl_int *code)
{
    (void)context;
    (void)id;
    stub_queue_priority = 0;
    for (; properties && *properties; properties += 2)
        if (*properties == CL_QUEUE_PRIORITY_KHR)
            stub_queue_priority = (unsigned)properties[1];
    return answer(fails() ? NULL : make(QUEUE), code);
}

cl_int clRetainCommandQueue(cl_command_queue queue)
{
    ((struct object *)queue)->references++;
    return CL_SUCCESS;
}

cl_int clReleaseCommandQueue(cl_command_queue queue)
{
    return drop(queue, QUEUE);
}

cl_int clFlush(cl_command_queue queue)
{
    (void)queue;
    return fails() ? refusal() : CL_SUCCESS;
}

cl_int clFinish(cl_command_queue queue)
{
    (void)queue;
    return fails() ? refusal() : CL_SUCCESS;
}

cl_mem clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host, cl_int *code)
{
    (void)context;
    if (fails())
        return answer(NULL, code);
    if (!is_room(size)) {
        *code = CL_MEM_OBJECT_ALLOCATION_FAILURE;
        return NULL;
    }
    struct object *o = make(BUFFER);
    o->own_memory = !(flags & CL_MEM_USE_HOST_PTR);
    o->memory = o->own_memory ? take_memory(size) : host;
    if (flags & CL_MEM_COPY_HOST_PTR)
        memcpy(o->memory, host, size);
    return answer(o, code);
}

cl_int clReleaseMemObject(cl_mem buffer)
{
    return drop(buffer, BUFFER);
}

void *clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
    (void)context;
    (void)flags;
    (void)alignment;
    if (fails() || !is_room(size))
        return NULL;
    live++;
    return take_memory(size);
}

void clSVMFree(cl_context context, void *pointer)
{
    (void)context;
    live--;
    give_memory(pointer);
}

cl_program clCreateProgramWithSource(cl_context context, cl_uint count, const char **texts,
                                     const size_t *lengths, cl_int *code)
{
    (void)context;
    (void)count;
    (void)lengths;
    if (fails())
        return answer(NULL, code);
    stub_programs++;
    if (!strstr(texts[0], "__kernel void cu2cl_address(") || strstr(texts[0], "#line"))
        strncpy(stub_source, texts[0], sizeof stub_source - 1);
    struct object *made = make(PROGRAM);
    if (strstr(texts[0], "#error"))
        strcpy(made->name, "broken");
    return answer(made, code);
}

cl_program clCreateProgramWithBinary(cl_context context, cl_uint count, const cl_device_id *ids,
                                     const size_t *lengths, const unsigned char **binaries,
                                     cl_int *status, cl_int *code)
{
    (void)context;
    (void)count;
    (void)ids;
    bool good = lengths[0] == 6 && memcmp(binaries[0], "binary", 6) == 0;
    if (status)
        *status = good ? CL_SUCCESS : CL_INVALID_BINARY;
    return answer(fails() || !good ? NULL : make(PROGRAM), code);
}

cl_int clBuildProgram(cl_program program, cl_uint count, const cl_device_id *ids,
                      const char *options, void(CL_CALLBACK *notify)(cl_program, void *),
                      void *user_data)
{
    bool broken = ((struct object *)program)->name[0] != '\0';
    (void)count;
    (void)ids;
    (void)options;
    (void)notify;
    (void)user_data;
    return fails() || stub_build_fails || broken ? CL_BUILD_PROGRAM_FAILURE : CL_SUCCESS;
}

cl_int clGetProgramInfo(cl_program program, cl_program_info info, size_t size, void *out,
                        size_t *size_out)
{
    size_t length = 6;
    (void)program;
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    if (info == CL_PROGRAM_BINARY_SIZES)
        return give(&length, sizeof length, size, out, size_out);
    memcpy(*(unsigned char **)out, "binary", 6);
    return CL_SUCCESS;
}

cl_int clGetProgramBuildInfo(cl_program program, cl_device_id id, cl_program_build_info info,
                             size_t size, void *out, size_t *size_out)
{
    (void)program;
    (void)id;
    (void)info;
    return fails() ? CL_OUT_OF_HOST_MEMORY : give("no", 3, size, out, size_out);
}

cl_int clRetainProgram(cl_program program)
{
    ((struct object *)program)->references++;
    return CL_SUCCESS;
}

cl_int clReleaseProgram(cl_program program)
{
    return drop(program, PROGRAM);
}

cl_kernel clCreateKernel(cl_program program, const char *name, cl_int *code)
{
    (void)program;
    if (fails())
        return answer(NULL, code);
    struct object *o = make(KERNEL);
    strncpy(o->name, name, sizeof o->name - 1);
    return answer(o, code);
}

cl_int clReleaseKernel(cl_kernel kernel)
{
    return drop(kernel, KERNEL);
}

cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id id, cl_kernel_work_group_info info,
                                size_t size, void *out, size_t *size_out)
{
    size_t group = stub_kernel_group;
    cl_ulong local = 16;
    (void)kernel;
    (void)id;
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    if (info == CL_KERNEL_LOCAL_MEM_SIZE || info == CL_KERNEL_PRIVATE_MEM_SIZE)
        return give(&local, sizeof local, size, out, size_out);
    return give(&group, sizeof group, size, out, size_out);
}

cl_int clSetKernelArg(cl_kernel kernel, cl_uint index, size_t size, const void *value)
{
    struct stub_arg *arg = &((struct object *)kernel)->args[index];
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    memset(arg, 0, sizeof *arg);
    arg->size = size;
    if (value)
        memcpy(arg->value, value, size < sizeof arg->value ? size : sizeof arg->value);
    return CL_SUCCESS;
}

cl_int clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint index, const void *value)
{
    struct stub_arg *arg = &((struct object *)kernel)->args[index];
    if (fails())
        return CL_OUT_OF_HOST_MEMORY;
    memset(arg, 0, sizeof *arg);
    arg->pointer = (void *)(uintptr_t)value;
    return CL_SUCCESS;
}

cl_int clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info info, size_t size,
                           const void *value)
{
    (void)kernel;
    (void)info;
    (void)size;
    (void)value;
    return fails() ? CL_OUT_OF_HOST_MEMORY : CL_SUCCESS;
}

/* The memory behind an argument that may be a buffer. */
static char *memory_of(const struct stub_arg *arg)
{
    struct object *o;
    if (arg->pointer)
        return arg->pointer;
    memcpy(&o, arg->value, sizeof o);
    return arg->size == sizeof o && o ? o->memory : NULL;
}

/* What the runtime's kernel does. */
static void fill_rows(const struct stub_arg *args)
{
    cl_ulong sizes[5];
    cl_uint value;
    for (int i = 0; i < 5; i++)
        memcpy(&sizes[i], args[1 + i].value, sizeof sizes[i]);
    memcpy(&value, args[6].value, sizeof value);
    for (cl_ulong z = 0; z < sizes[4]; z++)
        for (cl_ulong y = 0; y < sizes[3]; y++)
            memset((char *)args[0].pointer + z * sizes[1] + y * sizes[0], (int)(value & 0xff),
                   sizes[2]);
}

static void send_mail(const struct stub_arg *args)
{
    char *slot = args[1].pointer;
    uint32_t count, ticket;
    memcpy(&count, args[2].value, sizeof count);
    memcpy(&ticket, args[3].value, sizeof ticket);
    memcpy(slot + 64, memory_of(&args[0]), count);
    __atomic_store_n((uint32_t *)(void *)slot, ticket, __ATOMIC_SEQ_CST);
}

static void run(struct object *kernel, size_t groups, size_t items)
{
    struct stub_launch launch = {kernel->name, groups, items, kernel->args};
    uint32_t count;
    if (strcmp(kernel->name, "cu2cl_address") == 0) {
        cl_ulong address = (cl_ulong)(uintptr_t)memory_of(&kernel->args[0]);
        memcpy(memory_of(&kernel->args[1]), &address, sizeof address);
        return;
    }
    if (strcmp(kernel->name, "cu2cl_probe") == 0) {
        cl_ulong *p = (cl_ulong *)(void *)memory_of(&kernel->args[0]), *q;
        memcpy(&q, kernel->args[1].value, sizeof q);
        p[1] = p[0] + 1;
        q[1] = q[0] + 2;
        return;
    }
    if (strcmp(kernel->name, "cu2cl_mail") == 0) {
        send_mail(kernel->args);
        return;
    }
    if (strcmp(kernel->name, "cu2cl_fill_little") == 0) {
        memcpy(&count, kernel->args[1].value, sizeof count);
        memset(memory_of(&kernel->args[0]), kernel->args[2].value[0], count);
        return;
    }
    if (strcmp(kernel->name, "cu2cl_fill") == 0) {
        fill_rows(kernel->args);
        return;
    }
    for (int i = 0; i < 16; i++) /* what follows the declared arguments are offsets */
        if (!kernel->args[i].pointer && kernel->args[i].size == sizeof(cl_mem) && i < 5)
            kernel->args[i].pointer = memory_of(&kernel->args[i]);
    if (stub_on_launch)
        stub_on_launch(&launch);
}

cl_int clEnqueueNDRangeKernel(cl_command_queue queue, cl_kernel kernel, cl_uint dimensions,
                              const size_t *offset, const size_t *global, const size_t *local,
                              cl_uint count, const cl_event *waits, cl_event *event)
{
    size_t groups = 1, items = 1;
    (void)queue;
    (void)offset;
    (void)count;
    (void)waits;
    for (cl_uint i = 0; i < dimensions; i++) {
        groups *= global[i] / local[i];
        items *= local[i];
    }
    if (stub_launch_code)
        return stub_launch_code;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        run((struct object *)kernel, groups, items);
    return code;
}

cl_int clEnqueueSVMMemcpy(cl_command_queue queue, cl_bool blocking, void *dst, const void *src,
                          size_t size, cl_uint count, const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)blocking;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        memmove(dst, src, size);
    return code;
}

static void fill(char *memory, const void *pattern, size_t width, size_t size)
{
    for (size_t i = 0; i < size; i += width)
        memcpy(memory + i, pattern, width);
}

cl_int clEnqueueSVMMemFill(cl_command_queue queue, void *pointer, const void *pattern, size_t width,
                           size_t size, cl_uint count, const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        fill(pointer, pattern, width, size);
    return code;
}

cl_int clEnqueueSVMMap(cl_command_queue queue, cl_bool blocking, cl_map_flags flags, void *pointer,
                       size_t size, cl_uint count, const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)blocking;
    (void)flags;
    (void)size;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        set_mapped(pointer, true);
    return code;
}

cl_int clEnqueueSVMUnmap(cl_command_queue queue, void *pointer, cl_uint count,
                         const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        set_mapped(pointer, false);
    return code;
}

cl_int clEnqueueReadBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking, size_t offset,
                           size_t size, void *out, cl_uint count, const cl_event *waits,
                           cl_event *event)
{
    (void)queue;
    (void)blocking;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        memcpy(out, ((struct object *)buffer)->memory + offset, size);
    return code;
}

cl_int clEnqueueWriteBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking, size_t offset,
                            size_t size, const void *data, cl_uint count, const cl_event *waits,
                            cl_event *event)
{
    (void)queue;
    (void)blocking;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        memcpy(((struct object *)buffer)->memory + offset, data, size);
    return code;
}

cl_int clEnqueueCopyBuffer(cl_command_queue queue, cl_mem from, cl_mem to, size_t from_offset,
                           size_t to_offset, size_t size, cl_uint count, const cl_event *waits,
                           cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        memmove(((struct object *)to)->memory + to_offset,
                ((struct object *)from)->memory + from_offset, size);
    return code;
}

/* Copies a block between two memories, as the commands with Rect in their names. */
static void copy_block(char *to, const size_t *to_origin, size_t to_pitch, size_t to_slice,
                       const char *from, const size_t *from_origin, size_t from_pitch,
                       size_t from_slice, const size_t *region)
{
    to += to_origin[0] + to_origin[1] * to_pitch + to_origin[2] * to_slice;
    from += from_origin[0] + from_origin[1] * from_pitch + from_origin[2] * from_slice;
    for (size_t z = 0; z < region[2]; z++)
        for (size_t y = 0; y < region[1]; y++)
            memmove(to + z * to_slice + y * to_pitch, from + z * from_slice + y * from_pitch,
                    region[0]);
}

cl_int clEnqueueReadBufferRect(cl_command_queue queue, cl_mem buffer, cl_bool blocking,
                               const size_t *origin, const size_t *host_origin,
                               const size_t *region, size_t pitch, size_t slice, size_t host_pitch,
                               size_t host_slice, void *out, cl_uint count, const cl_event *waits,
                               cl_event *event)
{
    (void)queue;
    (void)blocking;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        copy_block(out, host_origin, host_pitch, host_slice, ((struct object *)buffer)->memory,
                   origin, pitch, slice, region);
    return code;
}

cl_int clEnqueueWriteBufferRect(cl_command_queue queue, cl_mem buffer, cl_bool blocking,
                                const size_t *origin, const size_t *host_origin,
                                const size_t *region, size_t pitch, size_t slice, size_t host_pitch,
                                size_t host_slice, const void *data, cl_uint count,
                                const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)blocking;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        copy_block(((struct object *)buffer)->memory, origin, pitch, slice, data, host_origin,
                   host_pitch, host_slice, region);
    return code;
}

cl_int clEnqueueCopyBufferRect(cl_command_queue queue, cl_mem from, cl_mem to,
                               const size_t *from_origin, const size_t *to_origin,
                               const size_t *region, size_t from_pitch, size_t from_slice,
                               size_t to_pitch, size_t to_slice, cl_uint count,
                               const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        copy_block(((struct object *)to)->memory, to_origin, to_pitch, to_slice,
                   ((struct object *)from)->memory, from_origin, from_pitch, from_slice, region);
    return code;
}

cl_int clEnqueueFillBuffer(cl_command_queue queue, cl_mem buffer, const void *pattern, size_t width,
                           size_t offset, size_t size, cl_uint count, const cl_event *waits,
                           cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        fill(((struct object *)buffer)->memory + offset, pattern, width, size);
    return code;
}

void *clEnqueueMapBuffer(cl_command_queue queue, cl_mem buffer, cl_bool blocking,
                         cl_map_flags flags, size_t offset, size_t size, cl_uint count,
                         const cl_event *waits, cl_event *event, cl_int *code)
{
    (void)queue;
    (void)blocking;
    (void)flags;
    (void)size;
    (void)count;
    (void)waits;
    *code = command(event);
    if (*code != CL_SUCCESS)
        return NULL;
    set_mapped(((struct object *)buffer)->memory + offset, true);
    return ((struct object *)buffer)->memory + offset;
}

cl_int clEnqueueUnmapMemObject(cl_command_queue queue, cl_mem buffer, void *pointer, cl_uint count,
                               const cl_event *waits, cl_event *event)
{
    (void)queue;
    (void)buffer;
    (void)count;
    (void)waits;
    cl_int code = command(event);
    if (code == CL_SUCCESS)
        set_mapped(pointer, false);
    return code;
}

cl_int clEnqueueMarkerWithWaitList(cl_command_queue queue, cl_uint count, const cl_event *waits,
                                   cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    return command(event);
}

/* Commands run at once, so a barrier must wait here for user events; but those are set by another
 * thread later, and the stub does not model the order of what follows. */
cl_int clEnqueueBarrierWithWaitList(cl_command_queue queue, cl_uint count, const cl_event *waits,
                                    cl_event *event)
{
    (void)queue;
    (void)count;
    (void)waits;
    return command(event);
}

cl_event clCreateUserEvent(cl_context context, cl_int *code)
{
    (void)context;
    return answer(fails() ? NULL : make(EVENT), code);
}

cl_int clSetUserEventStatus(cl_event event, cl_int status)
{
    (void)status;
    ((struct object *)event)->done = 1;
    return CL_SUCCESS;
}

cl_int clRetainEvent(cl_event event)
{
    ((struct object *)event)->references++;
    return CL_SUCCESS;
}

cl_int clReleaseEvent(cl_event event)
{
    return drop(event, EVENT);
}

cl_int clWaitForEvents(cl_uint count, const cl_event *events)
{
    (void)count;
    (void)events;
    return fails() ? refusal() : CL_SUCCESS;
}

/* All commands have run. */
cl_int clSetEventCallback(cl_event event, cl_int status,
                          void(CL_CALLBACK *notify)(cl_event, cl_int, void *), void *data)
{
    (void)status;
    if (fails())
        return refusal();
    notify(event, CL_COMPLETE, data);
    return CL_SUCCESS;
}

cl_int clGetEventInfo(cl_event event, cl_event_info info, size_t size, void *out, size_t *size_out)
{
    cl_int status = CL_COMPLETE;
    (void)event;
    (void)info;
    return fails() ? refusal() : give(&status, sizeof status, size, out, size_out);
}

cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info info, size_t size, void *out,
                               size_t *size_out)
{
    static cl_ulong time;
    (void)event;
    (void)info;
    time += 1000000;
    return fails() ? CL_PROFILING_INFO_NOT_AVAILABLE
                   : give(&time, sizeof time, size, out, size_out);
}
