/* What calls of the runtime cost, beside the bare OpenCL calls that do the same.
 *
 *     calls            prints nanoseconds per call
 *     calls stress [N] N launches, allocations and copies (default: a million); prints how much
 *                      the process has grown, and fails when that is more than 8 MiB
 *
 * Each number is the smallest of several rounds: other work on the machine only adds. `issue` is
 * the time until the call returned, `total` includes the wait for the device at the end, both
 * divided by the number of calls. */
#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cu2cl/cu2cl.h>
#include <cu2cl/launch.h>
#include <cu2cl/opencl.h>

enum { ROUNDS = 15, CALLS = 1000, POINTERS = 5 };
enum { WIDTH = 3000, PITCH = 4096, HEIGHT = 1000 }; /* of blocks, in bytes */

CU2CL_EMBED(kernels_cl, CU2CL_KERNEL_DIR "/kernels.cl")

static char stub_empty[1], stub_three[1], stub_ten[1];

#define POINTER                                                                                    \
    {                                                                                              \
        CU2CL_ARG_POINTER, sizeof(void *), 0                                                       \
    }
#define NUMBER                                                                                     \
    {                                                                                              \
        CU2CL_ARG_VALUE, sizeof(int), 0                                                            \
    }
static const struct cu2clArgInfo three_args[] = {POINTER, POINTER, NUMBER};
static const struct cu2clArgInfo ten_args[] = {POINTER, POINTER, POINTER, POINTER, POINTER,
                                               NUMBER,  NUMBER,  NUMBER,  NUMBER,  NUMBER};
static const struct cu2clKernelInfo kernels[] = {{stub_empty, "empty", NULL, 0, 0, NULL},
                                                 {stub_three, "three", three_args, 3, 0, NULL},
                                                 {stub_ten, "ten", ten_args, 10, 0, NULL}};
static const struct cu2clModuleInfo module = {"kernels.cl", kernels_cl, kernels_cl_end, "",
                                              kernels,      3,          NULL,           0};

static void check(int ok, const char *what)
{
    if (ok)
        return;
    fprintf(stderr, "calls: %s failed\n", what);
    exit(1);
}

#define OK(call) check((call) == 0, #call)

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

/* --- the calls --- */

struct bench {
    cl_command_queue queue;
    cl_kernel kernel;
    int pointers, values; /* arguments of the kernel under test */
    const void *stub;
    void *slot;
    void *memory[POINTERS];
    int numbers[POINTERS];
    cu2clStream_t stream;
    cu2clEvent_t event;
    size_t size;
    int host;
    char *block, *host_block;
};

static void bare_launch(struct bench *b)
{
    size_t one = 1;
    for (int i = 0; i < b->pointers; i++) {
        cl_mem buffer = NULL;
        size_t offset;
        cu2clOpenCLBuffer(&buffer, &offset, b->memory[i]);
        OK(buffer ? clSetKernelArg(b->kernel, (cl_uint)i, sizeof buffer, &buffer)
                  : clSetKernelArgSVMPointer(b->kernel, (cl_uint)i, b->memory[i]));
    }
    for (int i = 0; i < b->values; i++)
        OK(clSetKernelArg(b->kernel, (cl_uint)(b->pointers + i), sizeof(int), &b->numbers[i]));
    OK(clEnqueueNDRangeKernel(b->queue, b->kernel, 1, NULL, &one, &one, 0, NULL, NULL));
}

/* The same, when all memory is known to be SVM: nothing but OpenCL's calls. */
static void bare_launch_svm(struct bench *b)
{
    size_t one = 1;
    for (int i = 0; i < b->pointers; i++)
        clSetKernelArgSVMPointer(b->kernel, (cl_uint)i, b->memory[i]);
    for (int i = 0; i < b->values; i++)
        clSetKernelArg(b->kernel, (cl_uint)(b->pointers + i), sizeof(int), &b->numbers[i]);
    clEnqueueNDRangeKernel(b->queue, b->kernel, 1, NULL, &one, &one, 0, NULL, NULL);
}

static void stub_launch(struct bench *b)
{
    struct cu2clDim3 one = {1, 1, 1};
    void *args[2 * POINTERS + 1] = {NULL};
    for (int i = 0; i < b->pointers; i++)
        args[i] = &b->memory[i];
    for (int i = 0; i < b->values; i++)
        args[b->pointers + i] = &b->numbers[i];
    cu2clPushLaunchConfiguration(one, one, 0, b->stream);
    cu2clLaunchPushed(&b->slot, b->stub, args);
}

static void launch_and_wait(struct bench *b)
{
    stub_launch(b);
    cu2clStreamSynchronize(b->stream);
}

static void allocate_and_free(struct bench *b)
{
    void *memory;
    OK(cu2clMalloc(&memory, b->size));
    OK(cu2clFree(memory));
}

static void copy_to_host(struct bench *b)
{
    OK(cu2clMemcpy(&b->host, b->memory[0], sizeof b->host, cu2clMemcpyDeviceToHost));
}

static void copy_to_device(struct bench *b)
{
    OK(cu2clMemcpy(b->memory[0], &b->host, sizeof b->host, cu2clMemcpyHostToDevice));
}

static void fill(struct bench *b)
{
    OK(cu2clMemset(b->memory[0], 0, sizeof b->host));
}

static void rows_to_host(struct bench *b)
{
    OK(cu2clMemcpy2D(b->host_block, WIDTH, b->block, PITCH, WIDTH, HEIGHT,
                     cu2clMemcpyDeviceToHost));
}

static void rows_to_device(struct bench *b)
{
    OK(cu2clMemcpy2D(b->block, PITCH, b->host_block, WIDTH, WIDTH, HEIGHT,
                     cu2clMemcpyHostToDevice));
}

static void rows_in_device(struct bench *b)
{
    OK(cu2clMemcpy2D(b->block + (size_t)PITCH * HEIGHT, WIDTH, b->block, PITCH, WIDTH, HEIGHT,
                     cu2clMemcpyDeviceToDevice));
}

static void fill_rows(struct bench *b)
{
    OK(cu2clMemset2D(b->block, PITCH, 1, WIDTH + 1, HEIGHT));
}

static void record(struct bench *b)
{
    OK(cu2clEventRecord(b->event, b->stream));
}

static void synchronize(struct bench *b)
{
    OK(cu2clStreamSynchronize(b->stream));
}

/* Three launches and a number that moves: what an iterative solver does. */
static void iterate(struct bench *b)
{
    fill(b);
    for (int i = 0; i < 3; i++)
        stub_launch(b);
    copy_to_host(b);
}

/* --- measuring --- */

struct times {
    double issue, total;
};

static struct times measure(void (*call)(struct bench *), struct bench *b, int calls)
{
    struct times best = {1e30, 1e30};
    for (int round = 0; round < ROUNDS; round++) {
        double start = now();
        for (int i = 0; i < calls; i++)
            call(b);
        double issued = now();
        clFinish(b->queue);
        OK(cu2clStreamSynchronize(b->stream));
        double done = now();
        if (issued - start < best.issue)
            best.issue = issued - start;
        if (done - start < best.total)
            best.total = done - start;
    }
    best.issue /= calls;
    best.total /= calls;
    return best;
}

static void print(const char *what, struct times t)
{
    printf("%-44s %10.0f %10.0f\n", what, t.issue, t.total);
    fflush(stdout);
}

static void make_bare(struct bench *b, cl_program *program)
{
    cl_context context;
    cl_device_id device;
    cl_int code;
    const char *text = kernels_cl;
    char name[256] = "";
    OK(cu2clOpenCLContext(&context, 0));
    OK(cu2clOpenCLDevice(&device, 0));
    OK(clGetDeviceInfo(device, CL_DEVICE_NAME, sizeof name, name, NULL));
    printf("device: %s\n", name);
    b->queue = clCreateCommandQueue(context, device, 0, &code);
    check(code == CL_SUCCESS, "clCreateCommandQueue");
    *program = clCreateProgramWithSource(context, 1, &text, NULL, &code);
    check(code == CL_SUCCESS, "clCreateProgramWithSource");
    OK(clBuildProgram(*program, 1, &device, "-cl-std=CL1.2", NULL, NULL));
}

static int all_svm(const struct bench *b)
{
    cl_mem buffer = NULL;
    size_t offset;
    OK(cu2clOpenCLBuffer(&buffer, &offset, b->memory[0]));
    return buffer == NULL;
}

static void measure_launches(struct bench *b, cl_program program)
{
    static const struct {
        const void *stub;
        const char *name;
        int pointers, values;
    } cases[] = {{stub_empty, "empty", 0, 0}, {stub_three, "three", 2, 1}, {stub_ten, "ten", 5, 5}};
    char text[100];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        cl_int code;
        b->kernel = clCreateKernel(program, cases[i].name, &code);
        check(code == CL_SUCCESS, "clCreateKernel");
        b->pointers = cases[i].pointers;
        b->values = cases[i].values;
        b->stub = cases[i].stub;
        b->slot = NULL;
        struct times bare = measure(all_svm(b) ? bare_launch_svm : bare_launch, b, CALLS);
        struct times ours = measure(stub_launch, b, CALLS);
        snprintf(text, sizeof text, "launch, %d arguments, OpenCL", b->pointers + b->values);
        print(text, bare);
        snprintf(text, sizeof text, "launch, %d arguments, runtime", b->pointers + b->values);
        print(text, ours);
        snprintf(text, sizeof text, "launch, %d arguments, runtime - OpenCL",
                 b->pointers + b->values);
        print(text, (struct times){ours.issue - bare.issue, ours.total - bare.total});
        clReleaseKernel(b->kernel);
    }
}

static void measure_calls(struct bench *b)
{
    static const struct {
        const char *what;
        void (*call)(struct bench *);
        size_t size;
        int calls;
    } cases[] = {
        {"launch and wait", launch_and_wait, 0, 200},
        {"memset, 3 launches, copy of 4 bytes to host", iterate, 0, 200},
        {"copy of 4 bytes to host", copy_to_host, 0, 200},
        {"copy of 4 bytes to device", copy_to_device, 0, 200},
        {"memset of 4 bytes", fill, 0, 200},
        {"stream synchronize, nothing to do", synchronize, 0, 1000},
        {"malloc and free, 256 bytes", allocate_and_free, 256, 1000},
        {"malloc and free, 1 MiB", allocate_and_free, 1 << 20, 1000},
        {"malloc and free, 64 MiB", allocate_and_free, 64 << 20, 20},
        {"copy of 1000 rows of 3000 bytes to host", rows_to_host, 0, 5},
        {"copy of 1000 rows of 3000 bytes to device", rows_to_device, 0, 5},
        {"copy of 1000 rows of 3000 bytes in device", rows_in_device, 0, 5},
        {"memset of 1000 rows of 3001 bytes", fill_rows, 0, 5},
        {"event record", record, 0, 200}, /* from here on the stream takes times */
        {"launch and wait, after an event", launch_and_wait, 0, 200},
        {"copy of 4 bytes to host, after an event", copy_to_host, 0, 200},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        b->size = cases[i].size;
        print(cases[i].what, measure(cases[i].call, b, cases[i].calls));
    }
}

static void make_memory(struct bench *b)
{
    for (int i = 0; i < POINTERS; i++) {
        OK(cu2clMalloc(&b->memory[i], 1 << 20));
        OK(cu2clMemset(b->memory[i], 0, 1 << 20));
    }
    OK(cu2clMalloc((void **)&b->block, (size_t)2 * PITCH * HEIGHT));
    b->host_block = calloc(WIDTH, HEIGHT);
    check(b->host_block != NULL, "calloc");
    OK(cu2clEventCreate(&b->event));
}

/* --- stress --- */

/* Resident memory of the process, in bytes. */
static long resident(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    check(file && fscanf(file, "%*d %ld", &pages) == 1, "/proc/self/statm");
    fclose(file);
    return pages * 4096;
}

static void use_everything(struct bench *b, long calls)
{
    for (long i = 0; i < calls; i++) {
        stub_launch(b);
        if (i % 16 == 0) {
            fill(b);
            record(b);
        }
        if (i % 64 == 0)
            copy_to_host(b);
    }
    OK(cu2clDeviceSynchronize());
    for (long i = 0; i < calls; i++) {
        b->size = (size_t)1 << (8 + i % 12);
        allocate_and_free(b);
    }
}

static int stress(struct bench *b, long calls)
{
    b->pointers = 2;
    b->values = 1;
    b->stub = stub_three;
    use_everything(b, calls / 10 + 1); /* what is kept for good is there now */
    long before = resident();
    double start = now();
    use_everything(b, calls);
    long grown = resident() - before;
    printf("%ld launches and allocations: %.1f s, grown by %ld KiB\n", calls, (now() - start) / 1e9,
           grown / 1024);
    OK(cu2clGetLastError());
    return grown > (8 << 20);
}

int main(int argc, char **argv)
{
    static struct bench b;
    cl_program program;
    cu2clRegisterModule(&module);
    OK(cu2clSetDevice(0));
    make_memory(&b);
    if (argc > 1 && strcmp(argv[1], "stress") == 0)
        return stress(&b, argc > 2 ? atol(argv[2]) : 1000000);
    make_bare(&b, &program);
    printf("%-44s %10s %10s\n", "nanoseconds per call", "issue", "total");
    measure_launches(&b, program);
    measure_calls(&b);
    return 0;
}
