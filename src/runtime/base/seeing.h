/* What the runtime shows of itself: CU2CL_TRACE (trace.c) and CU2CL_PROFILE (profile.c).
 *
 * Both are read once, at the first call. While neither is set, a call of the API costs one branch
 * on rt_seeing, and no OpenCL event is made. Everything here may be called with or without the
 * runtime's lock. */
#ifndef CU2CL_SEEING_H
#define CU2CL_SEEING_H

#include <stdatomic.h>

enum {
    RT_SEE_BUILDS = 1, /* devices, builds, failing OpenCL calls */
    RT_SEE_CALLS = 2,  /* every call of the API, every launch */
    RT_SEE_TIMES = 4,  /* the profile */
    RT_SEE_UNREAD = 8, /* the variables were not read yet */
};

extern _Atomic unsigned rt_seeing_bits;
unsigned rt_seeing_read(void);

static inline unsigned rt_seeing(void)
{
    unsigned bits = atomic_load_explicit(&rt_seeing_bits, memory_order_relaxed);
    return __builtin_expect(bits & RT_SEE_UNREAD, 0) ? rt_seeing_read() : bits;
}

/* Nanoseconds of the monotonic clock. */
uint64_t rt_now(void);

/* --- trace.c --- */

/* Prints `cu2cl: ...` where CU2CL_TRACE goes, when its level has one of `bits`. */
void rt_trace_at(unsigned bits, const char *format, ...) RT_PRINTF(2, 3);
/* A small number for the calling thread, 1 for the first that asks. */
unsigned rt_thread_number(void);
/* `CL_OUT_OF_RESOURCES`, or "an unknown code". */
const char *rt_cl_name(cl_int code);
/* Keeps the name of a call that failed for rt_cl_failed, and traces it. */
void rt_cl_note(const char *call, cl_int code);
/* The OpenCL call of this thread that failed last, or "OpenCL". */
const char *rt_cl_failed(void);

static inline cl_int rt_cl_checked(const char *call, cl_int code)
{
    if (__builtin_expect(code != CL_SUCCESS, 0))
        rt_cl_note(call, code);
    return code;
}

/* clEnqueueFillBuffer, in another way on Oclgrind, which takes what it fills for memory that nobody
 * wrote. (fill.c) */
cl_int rt_fill_buffer(cl_command_queue queue, cl_mem buffer, const void *pattern, size_t width,
                      size_t offset, size_t size, cl_uint wait_count, const cl_event *waits,
                      cl_event *event);
extern bool rt_fills_by_hand; /* set when the devices are found */

/* From here on a call that fails is noted under its name. */
#define clEnqueueNDRangeKernel(...)                                                                \
    rt_cl_checked("clEnqueueNDRangeKernel", (clEnqueueNDRangeKernel)(__VA_ARGS__))
#define clEnqueueCopyBuffer(...)                                                                   \
    rt_cl_checked("clEnqueueCopyBuffer", (clEnqueueCopyBuffer)(__VA_ARGS__))
#define clEnqueueCopyBufferRect(...)                                                               \
    rt_cl_checked("clEnqueueCopyBufferRect", (clEnqueueCopyBufferRect)(__VA_ARGS__))
#define clEnqueueWriteBuffer(...)                                                                  \
    rt_cl_checked("clEnqueueWriteBuffer", (clEnqueueWriteBuffer)(__VA_ARGS__))
#define clEnqueueWriteBufferRect(...)                                                              \
    rt_cl_checked("clEnqueueWriteBufferRect", (clEnqueueWriteBufferRect)(__VA_ARGS__))
#define clEnqueueReadBuffer(...)                                                                   \
    rt_cl_checked("clEnqueueReadBuffer", (clEnqueueReadBuffer)(__VA_ARGS__))
#define clEnqueueReadBufferRect(...)                                                               \
    rt_cl_checked("clEnqueueReadBufferRect", (clEnqueueReadBufferRect)(__VA_ARGS__))
#define clEnqueueFillBuffer(...) rt_cl_checked("clEnqueueFillBuffer", rt_fill_buffer(__VA_ARGS__))
#define clEnqueueSVMMemcpy(...)                                                                    \
    rt_cl_checked("clEnqueueSVMMemcpy", (clEnqueueSVMMemcpy)(__VA_ARGS__))
#define clEnqueueSVMMemFill(...)                                                                   \
    rt_cl_checked("clEnqueueSVMMemFill", (clEnqueueSVMMemFill)(__VA_ARGS__))
#define clEnqueueSVMMap(...)   rt_cl_checked("clEnqueueSVMMap", (clEnqueueSVMMap)(__VA_ARGS__))
#define clEnqueueSVMUnmap(...) rt_cl_checked("clEnqueueSVMUnmap", (clEnqueueSVMUnmap)(__VA_ARGS__))
#define clEnqueueMarkerWithWaitList(...)                                                           \
    rt_cl_checked("clEnqueueMarkerWithWaitList", (clEnqueueMarkerWithWaitList)(__VA_ARGS__))
#define clEnqueueBarrierWithWaitList(...)                                                          \
    rt_cl_checked("clEnqueueBarrierWithWaitList", (clEnqueueBarrierWithWaitList)(__VA_ARGS__))
#define clFinish(...)        rt_cl_checked("clFinish", (clFinish)(__VA_ARGS__))
#define clFlush(...)         rt_cl_checked("clFlush", (clFlush)(__VA_ARGS__))
#define clWaitForEvents(...) rt_cl_checked("clWaitForEvents", (clWaitForEvents)(__VA_ARGS__))
#define clBuildProgram(...)  rt_cl_checked("clBuildProgram", (clBuildProgram)(__VA_ARGS__))
#define clSetKernelArg(...)  rt_cl_checked("clSetKernelArg", (clSetKernelArg)(__VA_ARGS__))
#define clSetKernelArgSVMPointer(...)                                                              \
    rt_cl_checked("clSetKernelArgSVMPointer", (clSetKernelArgSVMPointer)(__VA_ARGS__))
#define clSetKernelExecInfo(...)                                                                   \
    rt_cl_checked("clSetKernelExecInfo", (clSetKernelExecInfo)(__VA_ARGS__))
#define clGetEventProfilingInfo(...)                                                               \
    rt_cl_checked("clGetEventProfilingInfo", (clGetEventProfilingInfo)(__VA_ARGS__))

/* The same for calls that give an object. */
static inline void *rt_cl_made(const char *call, void *object, const cl_int *code)
{
    rt_cl_checked(call, *code);
    return object;
}
#define clCreateContext(p, n, devices, f, data, code)                                              \
    rt_cl_made("clCreateContext", (clCreateContext)(p, n, devices, f, data, code), code)
#define clCreateCommandQueue(c, device, bits, code)                                                \
    rt_cl_made("clCreateCommandQueue", (clCreateCommandQueue)(c, device, bits, code), code)
#define clCreateBuffer(c, flags, size, host, code)                                                 \
    rt_cl_made("clCreateBuffer", (clCreateBuffer)(c, flags, size, host, code), code)
#define clCreateKernel(program, name, code)                                                        \
    rt_cl_made("clCreateKernel", (clCreateKernel)(program, name, code), code)
#define clCreateProgramWithSource(c, n, texts, sizes, code)                                        \
    rt_cl_made("clCreateProgramWithSource", (clCreateProgramWithSource)(c, n, texts, sizes, code), \
               code)

/* --- profile.c --- */

enum rt_work {
    RT_WORK_KERNEL,
    RT_WORK_COPY_IN,  /* host to device */
    RT_WORK_COPY_OUT, /* device to host */
    RT_WORK_COPY,     /* inside the device */
    RT_WORK_FILL,
    RT_WORK_BUILD,
    RT_WORK_LOAD, /* a program from the cache on disk */
    RT_WORK_CALL, /* of the API, on the host */
};

/* A command between its two calls: where the enqueuing call puts its event. */
struct rt_measured {
    uint64_t before;
    cl_event event;
};

/* Before a command is enqueued: what to give as its event, NULL when nothing is measured. */
cl_event *rt_profile_begin(struct rt_measured *measured);
/* After it, with what the enqueuing call returned; the profile owns the event then. `name` is a
 * kernel's, NULL for others; `bytes` is what a copy or fill moves, else 0. */
void rt_profile_end(struct rt_measured *measured, cl_int code, cl_command_queue queue,
                    enum rt_work work, const char *name, size_t bytes);
/* Something that the host did from `start` (rt_now) until now; the name is copied. `device` is its
 * index, or -1. */
void rt_profile_host(enum rt_work work, const char *name, int device, uint64_t start);
/* A new queue of a device, so that its commands get a line of their own. */
void rt_profile_queue(const struct rt_device *device, cl_command_queue queue);
/* Before the queues of a device go: takes the times of all its commands. */
void rt_profile_device_end(const struct rt_device *device);
/* Reads CU2CL_PROFILE; true when it is set. */
bool rt_profile_start(void);

#endif
