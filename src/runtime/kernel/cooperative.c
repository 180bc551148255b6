/* Cooperative launches: kernels with a barrier of the whole grid.
 *
 * OpenCL does not promise that work-groups run at the same time. On NVIDIA's devices those do that
 * fit on the multiprocessors together, and a launch of more is refused. PoCL and Intel's runtime for
 * CPUs give each compute unit a thread that runs one work-group after the other, so as many run at
 * the same time as there are compute units; a test before the first such launch makes sure. On other
 * devices the grid has to be one work-group. Registers limit how many fit; where the compiler has
 * not told them (resources.c), a kernel with such a barrier is taken to use as many as a work-item
 * can have. The barrier counts in a buffer of the device; one cooperative kernel waits for the one
 * before, so they share it. */
#include "kernel/kernel.h"

static const cl_uint initial_barrier[2] = {0, 0};

static struct barrier {
    cl_mem buffer;
    cl_event event;       /* the last cooperative kernel with a barrier of its grid */
    bool tried, together; /* as many groups as there are compute units run at the same time */
} barriers[RT_MAX_DEVICES];

static struct barrier *barrier_of(const struct rt_device *device)
{
    return &barriers[device->index];
}

cl_mem rt_grid_buffer(const struct rt_device *device)
{
    return barrier_of(device)->buffer;
}

cu2clError_t rt_grid_prepare(struct rt_device *device)
{
    cl_int code;
    if (barrier_of(device)->buffer)
        return cu2clSuccess;
    barrier_of(device)->buffer =
        clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                       sizeof initial_barrier, (void *)(uintptr_t)initial_barrier, &code);
    if (code != CL_SUCCESS)
        barrier_of(device)->buffer = NULL;
    return rt_error(code);
}

void rt_grid_release(struct rt_device *device)
{
    if (barrier_of(device)->event)
        clReleaseEvent(barrier_of(device)->event);
    if (barrier_of(device)->buffer)
        clReleaseMemObject(barrier_of(device)->buffer);
    barrier_of(device)->event = NULL;
    barrier_of(device)->buffer = NULL;
}

cl_int rt_grid_enqueue(struct rt_stream *stream, cl_kernel kernel, cl_uint dimensions,
                       const size_t *global, const size_t *local, cl_event *seen)
{
    const struct rt_device *device = stream->device;
    cl_event event, before = barrier_of(device)->event;
    cl_int code = clEnqueueNDRangeKernel(stream->queue, kernel, dimensions, NULL, global, local,
                                         before ? 1 : 0, before ? &before : NULL, &event);
    if (code != CL_SUCCESS)
        return code;
    if (before)
        clReleaseEvent(before);
    barrier_of(device)->event = event;
    if (seen && (code = clRetainEvent(event)) == CL_SUCCESS)
        *seen = event;
    return code;
}

/* --- do groups run at the same time? --- */

/* Each group waits for all others, but not for ever, and counts itself again if they came. */
static const char together_cl[] = "__kernel void cu2cl_together(volatile __global uint *arrived)\n"
                                  "{\n"
                                  "    uint groups = (uint)get_num_groups(0);\n"
                                  "    atomic_inc(&arrived[0]);\n"
                                  "    for (uint i = 0; i < 1u << 28 && arrived[0] < groups; i++)\n"
                                  "        ;\n"
                                  "    if (arrived[0] == groups)\n"
                                  "        atomic_inc(&arrived[1]);\n"
                                  "}\n";
/* On a busy machine a thread may come late. */
enum { ATTEMPTS = 4 };

static cl_int try_groups(const struct rt_device *device, cl_command_queue queue, cl_kernel kernel,
                         bool *together)
{
    size_t one = 1, groups = (size_t)device->properties.multiProcessorCount;
    cl_uint arrived[2] = {0, 0};
    cl_int code;
    cl_mem buffer = clCreateBuffer(device->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR,
                                   sizeof arrived, arrived, &code);
    if (code != CL_SUCCESS)
        return code;
    code = clSetKernelArg(kernel, 0, sizeof buffer, &buffer);
    if (code == CL_SUCCESS)
        code = clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &groups, &one, 0, NULL, NULL);
    if (code == CL_SUCCESS)
        code =
            clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, sizeof arrived, arrived, 0, NULL, NULL);
    clReleaseMemObject(buffer);
    *together = code == CL_SUCCESS && arrived[1] == groups;
    return code;
}

static cu2clError_t try_together(struct rt_device *device, struct barrier *barrier)
{
    cl_program program = NULL;
    cl_int code = CL_SUCCESS;
    RT_TRY(rt_device_finish(device)); /* other kernels would keep threads busy */
    RT_TRY(
        rt_program_build(device, "the runtime's test of groups", together_cl, "", false, &program));
    cl_command_queue queue = clCreateCommandQueue(device->context, device->id, 0, &code);
    if (code == CL_SUCCESS) {
        cl_kernel kernel = clCreateKernel(program, "cu2cl_together", &code);
        for (int i = 0; i < ATTEMPTS && code == CL_SUCCESS && !barrier->together; i++)
            code = try_groups(device, queue, kernel, &barrier->together);
        if (kernel)
            clReleaseKernel(kernel);
        clReleaseCommandQueue(queue);
    }
    clReleaseProgram(program);
    barrier->tried = code == CL_SUCCESS;
    return rt_error(code);
}

cu2clError_t rt_grid_together(struct rt_device *device, struct rt_kernel *kernel,
                              struct cu2clDim3 grid)
{
    struct barrier *barrier = barrier_of(device);
    if (device->nvidia || !(kernel->info->needs & CU2CL_NEEDS_GRID) ||
        (size_t)grid.x * grid.y * grid.z == 1)
        return cu2clSuccess;
    if (!barrier->tried)
        RT_TRY(try_together(device, barrier));
    if (barrier->together)
        return cu2clSuccess;
    return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                              "kernel %s waits for its whole grid, and a test found that %s runs "
                              "fewer work-groups at the same time than it has compute units",
                              kernel->info->name, device->name);
}

cu2clError_t rt_grid_check(struct rt_device *device, struct rt_kernel *kernel,
                           struct rt_instance *instance, struct cu2clDim3 grid,
                           struct cu2clDim3 block, size_t shared, bool cooperative)
{
    const struct cu2clDeviceProp *p = &device->properties;
    size_t groups = (size_t)grid.x * grid.y * grid.z;
    bool waits = (kernel->info->needs & CU2CL_NEEDS_GRID) != 0;
    if (groups == 1 || (!waits && (!cooperative || !p->cooperativeLaunch)))
        return cu2clSuccess;
    if (waits && (!cooperative || !p->cooperativeLaunch)) {
        return rt_refusal_explain(&kernel->refusal, cu2clErrorNotSupported,
                                  cooperative
                                      ? "kernel %s waits for its whole grid, and %s may run one "
                                        "work-group after the other"
                                      : "kernel %s waits for its whole grid: launch it with "
                                        "cu2clLaunchCooperativeKernel (%s)",
                                  kernel->info->name, device->name);
    }
    rt_resources_find(device, kernel, instance);
    int size = (int)(block.x * block.y * block.z);
    size_t room = (size_t)rt_resident_blocks(device, kernel, instance, size, shared) *
                  (size_t)p->multiProcessorCount;
    return groups > room ? cu2clErrorCooperativeLaunchTooLarge : cu2clSuccess;
}

cu2clError_t cu2clLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block, void **args,
                                          size_t shared, cu2clStream_t stream)
{
    return rt_launch_function(function, grid, block, args, shared, stream, true);
}
