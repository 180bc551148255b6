/* The addresses of buffers.
 *
 * OpenCL does not tell at which address a kernel sees a buffer, but a kernel can: a tiny one writes
 * the address of its argument. With it, a device pointer of the program is the address that kernels
 * see, also inside structures and in memory, though the memory is a cl_mem.
 *
 * Some drivers take any address of the device as a kernel argument, too: NVIDIA's passes what it
 * gets as an SVM pointer on as it is. There all device memory can be buffers, which are allocated
 * hundreds of times as fast as shared virtual memory, and whose copies and launches cost less. No
 * specification promises that, so a test at first use tries all that the runtime relies on; a
 * driver that fails it keeps shared virtual memory.
 *
 * The same driver pins host memory when a buffer is made over it, and kernels then take its host
 * addresses: host and device share it at any time, as CUDA's pinned memory. A test of its own tries
 * that. */
#include "memory/memory.h"

/* What the device has of this. */
static struct addresses {
    bool tried, usable, host_tried, host_usable;
    cl_command_queue queue; /* of its own, so that an allocation does not wait for kernels */
    cl_program program;
    cl_kernel address_kernel, host_kernel, fill_kernel, fill_little_kernel;
    cl_mem result;
    cl_ulong place; /* where `result` was when it was new */
} addresses[RT_MAX_DEVICES];

static struct addresses *addresses_of(const struct rt_device *device)
{
    return &addresses[device->index];
}

static cl_int make_own_kernel(struct rt_device *device, const char *name, cl_kernel *kernel)
{
    cl_int code;
    *kernel = clCreateKernel(addresses_of(device)->program, name, &code);
    if (code != CL_SUCCESS)
        *kernel = NULL;
    return code;
}

static cu2clError_t build_service(struct rt_device *device)
{
    struct addresses *a = addresses_of(device);
    if (!a->program)
        a->program = rt_units_build_with(device, rt_service_cl);
    if (a->program)
        return cu2clSuccess;
    return rt_program_build(device, "the runtime's kernels", rt_service_cl, "", false, &a->program);
}

/* Before the modules, whose first unit has these kernels in front; not again after a reset. What
 * fails is tried again when they are needed. */
cu2clError_t rt_address_prepare(struct rt_device *device)
{
    static bool built_ahead[RT_MAX_DEVICES];
    if (device->address_wanted && !built_ahead[device->index]) {
        char other[RT_RANDOM_SIZE];
        char *own = rt_random_leave(other);
        build_service(device);
        rt_random_return(own);
    }
    built_ahead[device->index] = true;
    return cu2clSuccess;
}

static cl_int make_service(struct rt_device *device)
{
    struct addresses *a = addresses_of(device);
    cl_int code = CL_SUCCESS;
    if (!a->result)
        a->result =
            clCreateBuffer(device->context, CL_MEM_READ_WRITE, sizeof(cl_ulong), NULL, &code);
    if (code != CL_SUCCESS) {
        a->result = NULL;
        return code;
    }
    char other[RT_RANDOM_SIZE];
    char *own = rt_random_leave(other);
    cu2clError_t built = build_service(device);
    rt_random_return(own);
    if (built != cu2clSuccess)
        return CL_BUILD_PROGRAM_FAILURE;
    if (!a->address_kernel)
        code = make_own_kernel(device, "cu2cl_address", &a->address_kernel);
    if (code != CL_SUCCESS)
        return code;
    /* A queue of its own, so that an allocation does not wait for kernels. */
    a->queue = clCreateCommandQueue(device->context, device->id, 0, &code);
    if (code != CL_SUCCESS)
        a->queue = NULL;
    return code;
}

static cl_int run_service(struct rt_device *device, cl_kernel kernel)
{
    size_t one = 1;
    return clEnqueueNDRangeKernel(addresses_of(device)->queue, kernel, 1, NULL, &one, &one, 0, NULL,
                                  NULL);
}

cl_int rt_address_kernel(struct rt_device *device, const char *name, cl_kernel *kernel)
{
    return *kernel ? CL_SUCCESS : make_own_kernel(device, name, kernel);
}

cl_int rt_address_learn(struct rt_device *device, cl_mem buffer, cl_ulong *address)
{
    struct addresses *a = addresses_of(device);
    cl_int code = a->queue ? CL_SUCCESS : make_service(device);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(a->address_kernel, 0, sizeof buffer, &buffer);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(a->address_kernel, 1, sizeof(cl_mem), &a->result);
    if (code == CL_SUCCESS)
        code = run_service(device, a->address_kernel);
    if (code == CL_SUCCESS)
        code = clEnqueueReadBuffer(a->queue, a->result, CL_TRUE, 0, sizeof *address, address, 0,
                                   NULL, NULL);
    return code;
}

/* The driver keeps buffers where they are: the first one has not moved. */
bool rt_address_stays(struct rt_device *device)
{
    struct addresses *a = addresses_of(device);
    cl_ulong now = 0;
    if (rt_address_learn(device, a->result, &now) != CL_SUCCESS)
        return false;
    if (!a->place)
        a->place = now;
    return now == a->place;
}

/* --- the test --- */

enum { PROBE_SIZE = 1 << 20 };

/* Lets the kernel use two places of the buffer by their addresses, one as an argument, one as a
 * number, with values that the host writes before and reads after. */
static bool try_places(struct rt_device *device, cl_kernel kernel, cl_mem buffer, cl_ulong address,
                       size_t first, size_t second)
{
    cl_ulong sent[2] = {first, 0}, got[2] = {0, 0}, number = address + second;
    void *pointer = (void *)(uintptr_t)(address + first);
    cl_command_queue queue = addresses_of(device)->queue;
    return clEnqueueWriteBuffer(queue, buffer, CL_TRUE, first, sizeof sent, sent, 0, NULL, NULL) ==
               CL_SUCCESS &&
           clEnqueueWriteBuffer(queue, buffer, CL_TRUE, second, sizeof sent, sent, 0, NULL, NULL) ==
               CL_SUCCESS &&
           clSetKernelArgSVMPointer(kernel, 0, pointer) == CL_SUCCESS &&
           clSetKernelArg(kernel, 1, sizeof number, &number) == CL_SUCCESS &&
           run_service(device, kernel) == CL_SUCCESS &&
           clEnqueueReadBuffer(queue, buffer, CL_TRUE, first, sizeof got, got, 0, NULL, NULL) ==
               CL_SUCCESS &&
           got[0] == first && got[1] == first + 1 &&
           clEnqueueReadBuffer(queue, buffer, CL_TRUE, second, sizeof got, got, 0, NULL, NULL) ==
               CL_SUCCESS &&
           got[1] == first + 2;
}

static bool try_buffer(struct rt_device *device, cl_kernel kernel, cl_mem buffer)
{
    cl_ulong address = 0, again = 0;
    return rt_address_learn(device, buffer, &address) == CL_SUCCESS && address &&
           try_places(device, kernel, buffer, address, 0, 4096) &&
           try_places(device, kernel, buffer, address, PROBE_SIZE - 16, 48) &&
           rt_address_learn(device, buffer, &again) == CL_SUCCESS && again == address;
}

static bool try_addresses(struct rt_device *device)
{
    cl_kernel kernel = NULL;
    cl_int code;
    cl_mem buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE, PROBE_SIZE, NULL, &code);
    if (code != CL_SUCCESS)
        return false;
    bool good = rt_address_stays(device) &&
                make_own_kernel(device, "cu2cl_probe", &kernel) == CL_SUCCESS &&
                try_buffer(device, kernel, buffer) && rt_address_stays(device);
    if (kernel)
        clReleaseKernel(kernel);
    clReleaseMemObject(buffer);
    return good;
}

bool rt_address_usable(struct rt_device *device)
{
    struct addresses *a = addresses_of(device);
    if (!device->address_wanted)
        return false;
    if (!a->tried) {
        a->usable = try_addresses(device);
        a->tried = true;
        rt_trace("%s: device memory is %s", device->name,
                 a->usable ? "buffers, used by their addresses" : "shared virtual memory");
    }
    return a->usable;
}

/* --- host memory --- */

static cl_mem make_over(struct rt_device *device, void *address, size_t size)
{
    cl_int code;
    cl_mem buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size,
                                   address, &code);
    return code == CL_SUCCESS ? buffer : NULL;
}

/* A kernel reads and writes two places by their host addresses, one as an argument, one as a
 * number. */
static bool try_host_places(struct rt_device *device, cl_kernel kernel, cl_ulong *words)
{
    cl_ulong *second = words + 600;
    cl_ulong number = (cl_ulong)(uintptr_t)second;
    words[0] = 5;
    second[0] = 9;
    return clSetKernelArgSVMPointer(kernel, 0, words) == CL_SUCCESS &&
           clSetKernelArg(kernel, 1, sizeof number, &number) == CL_SUCCESS &&
           run_service(device, kernel) == CL_SUCCESS &&
           clFinish(addresses_of(device)->queue) == CL_SUCCESS && words[1] == 6 && second[1] == 11;
}

static bool try_host(struct rt_device *device)
{
    cl_kernel kernel = NULL;
    void *memory = NULL;
    if (posix_memalign(&memory, RT_PAGE, 2 * RT_PAGE) != 0)
        return false;
    memset(memory, 0, 2 * RT_PAGE);
    cl_mem buffer = make_over(device, memory, 2 * RT_PAGE);
    bool good = buffer && make_own_kernel(device, "cu2cl_probe", &kernel) == CL_SUCCESS &&
                try_host_places(device, kernel, memory);
    if (kernel)
        clReleaseKernel(kernel);
    if (buffer)
        clReleaseMemObject(buffer);
    free(memory);
    return good;
}

/* The driver refuses a launch with an address that it does not know. */
static bool takes_address(struct rt_device *device, char *address)
{
    struct addresses *a = addresses_of(device);
    if (!a->host_kernel && make_own_kernel(device, "cu2cl_address", &a->host_kernel) != CL_SUCCESS)
        return false;
    return clSetKernelArgSVMPointer(a->host_kernel, 0, address) == CL_SUCCESS &&
           clSetKernelArg(a->host_kernel, 1, sizeof(cl_mem), &a->result) == CL_SUCCESS &&
           run_service(device, a->host_kernel) == CL_SUCCESS;
}

cl_mem rt_address_pin(struct rt_device *device, void *address, size_t size)
{
    struct addresses *a = addresses_of(device);
    if (!rt_address_usable(device))
        return NULL;
    if (!a->host_tried) {
        a->host_usable = try_host(device);
        a->host_tried = true;
        rt_device_takes_registered(device, a->host_usable);
        rt_trace("%s: pinned host memory is %s", device->name,
                 a->host_usable ? "used by its address" : "for copies only");
    }
    uintptr_t begin = (uintptr_t)address / RT_PAGE * RT_PAGE;
    uintptr_t end = ((uintptr_t)address + size + RT_PAGE - 1) / RT_PAGE * RT_PAGE;
    cl_mem buffer = a->host_usable ? make_over(device, (void *)begin, end - begin) : NULL;
    if (buffer && takes_address(device, address) &&
        takes_address(device, (char *)address + size - 1))
        return buffer;
    if (buffer)
        clReleaseMemObject(buffer);
    return NULL;
}

/* --- fills --- */

#define LITTLE 4096 /* bytes */

static cl_int set_fill_little(cl_kernel kernel, char *address, int value, size_t count)
{
    cl_uint size = (cl_uint)count, pattern = (cl_uint)(value & 0xff) * 0x01010101u;
    cl_int code = clSetKernelArgSVMPointer(kernel, 0, address);
    if (code == CL_SUCCESS)
        code = clSetKernelArg(kernel, 1, sizeof size, &size);
    return code == CL_SUCCESS ? clSetKernelArg(kernel, 2, sizeof pattern, &pattern) : code;
}

static cl_int set_fill(cl_kernel kernel, char *address, int value, const size_t region[3],
                       size_t pitch, size_t slice)
{
    cl_ulong sizes[5] = {pitch, slice, region[0], region[1], region[2]};
    cl_uint pattern = (cl_uint)(value & 0xff) * 0x01010101u;
    cl_int code = clSetKernelArgSVMPointer(kernel, 0, address);
    for (cl_uint i = 0; i < 5 && code == CL_SUCCESS; i++)
        code = clSetKernelArg(kernel, 1 + i, sizeof sizes[i], &sizes[i]);
    return code == CL_SUCCESS ? clSetKernelArg(kernel, 6, sizeof pattern, &pattern) : code;
}

static size_t smaller_size(size_t a, size_t b)
{
    return a < b ? a : b;
}

cl_int rt_address_fill(struct rt_stream *stream, char *address, int value, const size_t region[3],
                       size_t pitch, size_t slice)
{
    struct rt_device *device = stream->device;
    struct addresses *a = addresses_of(device);
    bool little = region[0] <= LITTLE && region[1] == 1 && region[2] == 1;
    cl_kernel *kernel = little ? &a->fill_little_kernel : &a->fill_kernel;
    size_t local[3] = {little ? 128 : 64, 1, 1};
    size_t global[3] = {little ? 128 : smaller_size(region[0] / 1024 + 1, 1024) * 64,
                        smaller_size(region[1], 4096), smaller_size(region[2], 64)};
    cl_int code = rt_address_kernel(device, little ? "cu2cl_fill_little" : "cu2cl_fill", kernel);
    if (code == CL_SUCCESS)
        code = little ? set_fill_little(*kernel, address, value, region[0])
                      : set_fill(*kernel, address, value, region, pitch, slice);
    if (code != CL_SUCCESS)
        return code;
    struct rt_measured measured;
    cl_event *event = rt_profile_begin(&measured);
    code = clEnqueueNDRangeKernel(stream->queue, *kernel, little ? 1 : 3, NULL, global, local, 0,
                                  NULL, event);
    if (event)
        rt_profile_end(&measured, code, stream->queue, RT_WORK_FILL, NULL,
                       region[0] * region[1] * region[2]);
    return code;
}

void rt_address_release(struct rt_device *device)
{
    struct addresses *a = addresses_of(device);
    cl_kernel kernels[] = {a->address_kernel, a->host_kernel, a->fill_kernel,
                           a->fill_little_kernel};
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++)
        if (kernels[i])
            clReleaseKernel(kernels[i]);
    if (a->result)
        clReleaseMemObject(a->result);
    if (a->program)
        clReleaseProgram(a->program);
    if (a->queue)
        clReleaseCommandQueue(a->queue);
    memset(a, 0, sizeof *a);
}
