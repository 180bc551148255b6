/* Kernel times of an OpenCL program that knows nothing of it: loaded by LD_PRELOAD, it gives every
 * queue profiling and every launch an event. */
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include "kernel_times.h"

#include <CL/cl.h>
#include <dlfcn.h>
#include <stdbool.h>

enum { READ_AT = 512, MOST_PROPERTIES = 32, NAME_SIZE = 256 };

struct launch {
    cl_event event;
    cl_kernel kernel; /* retained */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct launch *launches;
static size_t launch_count, launch_room, read_at = READ_AT;

/* The loader's own function. */
static void *real(const char *name)
{
    void *function = dlsym(RTLD_NEXT, name);
    if (!function)
        abort();
    return function;
}

/* --- launches --- */

static void take(struct launch launch)
{
    cl_ulong start = 0, end = 0;
    char name[NAME_SIZE] = "";
    clGetKernelInfo(launch.kernel, CL_KERNEL_FUNCTION_NAME, sizeof name, name, NULL);
    if (clGetEventProfilingInfo(launch.event, CL_PROFILING_COMMAND_START, sizeof start, &start,
                                NULL) == CL_SUCCESS &&
        clGetEventProfilingInfo(launch.event, CL_PROFILING_COMMAND_END, sizeof end, &end, NULL) ==
            CL_SUCCESS)
        kernel_times_add(name, start, end);
    else
        fprintf(stderr, "opencl_layer: a launch of %s has no times\n", name);
    clReleaseEvent(launch.event);
    clReleaseKernel(launch.kernel);
}

/* Takes the launches that are complete; all of them, when `wait` says so. */
static void read_launches(bool wait)
{
    size_t kept = 0;
    for (size_t i = 0; i < launch_count; i++) {
        cl_int status = CL_QUEUED;
        if (wait)
            clWaitForEvents(1, &launches[i].event);
        clGetEventInfo(launches[i].event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                       NULL);
        if (wait || status <= CL_COMPLETE)
            take(launches[i]);
        else
            launches[kept++] = launches[i];
    }
    launch_count = kept;
    read_at = 2 * kept > READ_AT ? 2 * kept : READ_AT;
}

static void finish(void)
{
    pthread_mutex_lock(&lock);
    read_launches(true);
    pthread_mutex_unlock(&lock);
    kernel_times_write();
}

static void keep(cl_event event, cl_kernel kernel)
{
    clRetainKernel(kernel);
    pthread_mutex_lock(&lock);
    if (launch_count == launch_room) {
        launch_room = launch_room ? 2 * launch_room : READ_AT;
        launches = realloc(launches, launch_room * sizeof *launches);
        if (!launches)
            abort();
    }
    launches[launch_count++] = (struct launch){event, kernel};
    if (launch_count >= read_at)
        read_launches(false);
    pthread_mutex_unlock(&lock);
}

/* --- what the program calls --- */

CL_API_ENTRY cl_int CL_API_CALL clEnqueueNDRangeKernel(cl_command_queue queue, cl_kernel kernel,
                                                       cl_uint dimensions, const size_t *offset,
                                                       const size_t *global, const size_t *local,
                                                       cl_uint wait_count,
                                                       const cl_event *wait_list, cl_event *event)
{
    cl_int (*enqueue)(cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *,
                      const size_t *, cl_uint, const cl_event *, cl_event *) =
        (cl_int(*)(cl_command_queue, cl_kernel, cl_uint, const size_t *, const size_t *,
                   const size_t *, cl_uint, const cl_event *,
                   cl_event *))real("clEnqueueNDRangeKernel");
    cl_event own = NULL;
    cl_int code = enqueue(queue, kernel, dimensions, offset, global, local, wait_count, wait_list,
                          event ? event : &own);
    if (code == CL_SUCCESS) {
        if (event)
            clRetainEvent(*event);
        keep(event ? *event : own, kernel);
    }
    return code;
}

/* A launch of one work-item. */
CL_API_ENTRY cl_int CL_API_CALL clEnqueueTask(cl_command_queue queue, cl_kernel kernel,
                                              cl_uint wait_count, const cl_event *wait_list,
                                              cl_event *event)
{
    const size_t one = 1;
    return clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &one, &one, wait_count, wait_list, event);
}

/* The report has to come before what the driver does at exit, so it is promised after the driver
 * has made a queue. */
static void promise_report(void)
{
    static bool promised;
    pthread_mutex_lock(&lock);
    if (!promised)
        promised = atexit(finish) == 0;
    pthread_mutex_unlock(&lock);
}

CL_API_ENTRY cl_command_queue CL_API_CALL clCreateCommandQueue(
    cl_context context, cl_device_id device, cl_command_queue_properties properties, cl_int *code)
{
    cl_command_queue (*create)(cl_context, cl_device_id, cl_command_queue_properties, cl_int *) =
        (cl_command_queue(*)(cl_context, cl_device_id, cl_command_queue_properties, cl_int *))real(
            "clCreateCommandQueue");
    cl_command_queue queue = create(context, device, properties | CL_QUEUE_PROFILING_ENABLE, code);
    promise_report();
    return queue;
}

CL_API_ENTRY cl_command_queue CL_API_CALL clCreateCommandQueueWithProperties(
    cl_context context, cl_device_id device, const cl_queue_properties *properties, cl_int *code)
{
    cl_command_queue (*create)(cl_context, cl_device_id, const cl_queue_properties *, cl_int *) =
        (cl_command_queue(*)(cl_context, cl_device_id, const cl_queue_properties *, cl_int *))real(
            "clCreateCommandQueueWithProperties");
    cl_queue_properties all[MOST_PROPERTIES + 3];
    cl_queue_properties flags = CL_QUEUE_PROFILING_ENABLE;
    size_t count = 0;
    for (size_t i = 0; properties && properties[i] && count < MOST_PROPERTIES; i += 2)
        if (properties[i] == CL_QUEUE_PROPERTIES) {
            flags |= properties[i + 1];
        } else {
            all[count++] = properties[i];
            all[count++] = properties[i + 1];
        }
    all[count++] = CL_QUEUE_PROPERTIES;
    all[count++] = flags;
    all[count] = 0;
    cl_command_queue queue = create(context, device, all, code);
    promise_report();
    return queue;
}
