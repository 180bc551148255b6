// TEST only: svm (memory of one process only elsewhere: ipc_refused.cu)
// TEST warnings: not on every device
// TEST nvcc: -lcuda
// TEST not-native: the errors of CUDA for what is not allowed were not compared
// Memory and events of several processes: a process shares them, and starts itself again as others, which open them by their handles.
// Kernels of one see what those of the other wrote, in the order of the events; handles that are none, used twice, or of a process
// that has ended; what may not be done with memory of another process.
#include "check.h"

#include <cstring>
#include <cuda.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

enum { COUNT = 100003, SMALL = 700, SLOW = 300 };

// What the processes say to each other, through pipes.
struct Handles {
    cudaIpcMemHandle_t large, small;
    CUipcMemHandle second;
    cudaIpcEventHandle_t other_done;
    CUipcEventHandle first_done;
};

__global__ void add(unsigned *values, int count, unsigned more, int slow)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned waste = 1;
    if (i >= count)
        return;
    for (int k = 0; k < slow; k++)
        waste = waste * 1664525u + 1013904223u;
    values[i] = values[i] * 3 + more + (waste == 0);
}

static void launch(unsigned *values, int count, unsigned more, int slow, cudaStream_t stream)
{
    add<<<(count + 127) / 128, 128, 0, stream>>>(values, count, more, slow);
    CHECK(cudaGetLastError());
}

static void expect_all(const unsigned *values, int count, unsigned want)
{
    std::vector<unsigned> got = copy_to_host(values, count);
    for (int i = 0; i < count; i++)
        EXPECT_EQUAL(i, got[i], want);
}

static void must_read(int from, void *data, size_t size)
{
    char *bytes = (char *)data;
    for (size_t done = 0; done < size;) {
        ssize_t n = read(from, bytes + done, size - done);
        if (n <= 0)
            exit(3);
        done += (size_t)n;
    }
}

static void must_write(int to, const void *data, size_t size)
{
    if (write(to, data, size) != (ssize_t)size)
        exit(3);
}

// The program again, with an argument; it reads from our pipe and writes to another.
static pid_t start(const char *program, const char *argument, int *to, int *from)
{
    int down[2], up[2];
    if (pipe(down) != 0 || pipe(up) != 0)
        exit(3);
    pid_t child = fork();
    if (child == 0) {
        dup2(down[0], 100);
        dup2(up[1], 101);
        for (int i = 0; i < 2; i++) {
            close(down[i]);
            close(up[i]);
        }
        execl(program, program, argument, (char *)NULL);
        _exit(4);
    }
    close(down[0]);
    close(up[1]);
    *to = down[1];
    *from = up[0];
    return child;
}

static void expect_end(pid_t child)
{
    int status = -1;
    EXPECT(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

// --- the other process ---

static void misuse(const Handles &h, unsigned *large)
{
    void *pointer = NULL;
    cudaEvent_t event;
    cudaIpcMemHandle_t handle, nothing;
    memset(&nothing, 0, sizeof nothing);
    EXPECT(cudaIpcOpenMemHandle(&pointer, nothing, 1) == cudaErrorInvalidResourceHandle);
    memcpy(&nothing, &h.first_done, sizeof nothing);
    EXPECT(cudaIpcOpenMemHandle(&pointer, nothing, 1) == cudaErrorInvalidResourceHandle);
    EXPECT(cudaIpcOpenMemHandle(&pointer, h.large, 64) == cudaErrorInvalidValue);
    cudaIpcEventHandle_t none;
    memcpy(&none, &h.large, sizeof none);
    EXPECT(cudaIpcOpenEventHandle(&event, none) == cudaErrorInvalidResourceHandle);
    EXPECT(cudaFree(large) == cudaErrorInvalidValue);
    EXPECT(cudaIpcGetMemHandle(&handle, large) == cudaErrorInvalidValue);
    EXPECT(cudaIpcCloseMemHandle(large + 1) == cudaErrorInvalidValue);
    EXPECT(pointer == NULL);
    cudaGetLastError();
}

static int other_process(int from, int to)
{
    Handles h;
    unsigned *large, *small, *second, *again;
    CUdeviceptr address = 0;
    cudaEvent_t first_done, other_done;
    cudaStream_t stream;
    cudaPointerAttributes attributes;
    must_read(from, &h, sizeof h);
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CHECK(cudaIpcOpenMemHandle((void **)&large, h.large, cudaIpcMemLazyEnablePeerAccess));
    CHECK(cudaIpcOpenMemHandle((void **)&small, h.small, cudaIpcMemLazyEnablePeerAccess));
    EXPECT(cuInit(0) == CUDA_SUCCESS);
    EXPECT(cuIpcOpenMemHandle(&address, h.second, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS) ==
           CUDA_SUCCESS);
    second = (unsigned *)address;
    EXPECT(cuIpcOpenEventHandle(&first_done, h.first_done) == CUDA_SUCCESS);
    CHECK(cudaIpcOpenEventHandle(&other_done, h.other_done));
    CHECK(cudaPointerGetAttributes(&attributes, large + 5));
    EXPECT(attributes.type == cudaMemoryTypeDevice);
    misuse(h, large);
    EXPECT(cudaMemcpy(large, small, (COUNT + 1) * sizeof(int), cudaMemcpyDefault) != cudaSuccess);
    cudaGetLastError();

    // What the first process has recorded before comes first: 7, then 3 * 7 + 1.
    CHECK(cudaStreamWaitEvent(stream, first_done, 0));
    launch(large, COUNT, 1, 0, stream);
    launch(small, SMALL, 2, SLOW, stream);
    CHECK(cudaMemcpyAsync(second, small, SMALL * sizeof(int), cudaMemcpyDeviceToDevice, stream));
    CHECK(cudaEventRecord(other_done, stream));
    must_write(to, "r", 1);
    CHECK(cudaStreamSynchronize(stream));
    EXPECT(cudaEventQuery(other_done) == cudaSuccess);
    expect_all(small, SMALL, 14);

    // The first process has changed it again.
    char word;
    must_read(from, &word, 1);
    CHECK(cudaEventSynchronize(first_done));
    expect_all(large, COUNT, 70);
    CHECK(cudaIpcOpenMemHandle((void **)&again, h.large, 0));
    expect_all(again, COUNT, 70);
    CHECK(cudaIpcCloseMemHandle(again));
    expect_all(large, COUNT, 70);
    CHECK(cudaIpcCloseMemHandle(large));
    CHECK(cudaIpcCloseMemHandle(small));
    EXPECT(cudaIpcCloseMemHandle(small) == cudaErrorInvalidValue);
    cudaGetLastError();
    CHECK(cudaEventDestroy(first_done));
    CHECK(cudaEventDestroy(other_done));
    CHECK(cudaDeviceReset()); // one handle is still open
    return check_failed || check_count == 0;
}

// One that shares something and ends.
static int ending_process(int to)
{
    unsigned *values = new_on_device<unsigned>(SMALL);
    cudaIpcMemHandle_t handle;
    CHECK(cudaIpcGetMemHandle(&handle, values));
    must_write(to, &handle, sizeof handle);
    return 0;
}

// --- the first process ---

static void get_handles(Handles *h, unsigned *large, unsigned *small, unsigned *second,
                        cudaEvent_t first_done, cudaEvent_t other_done)
{
    cudaIpcMemHandle_t middle;
    cudaIpcEventHandle_t handle;
    void *managed;
    cudaEvent_t plain;
    memset(h, 0, sizeof *h);
    CHECK(cudaIpcGetMemHandle(&h->large, large));
    CHECK(cudaIpcGetMemHandle(&h->small, small));
    EXPECT(cuInit(0) == CUDA_SUCCESS);
    EXPECT(cuIpcGetMemHandle(&h->second, (CUdeviceptr)second) == CUDA_SUCCESS);
    CHECK(cudaIpcGetMemHandle(&middle, large + 17)); // of the whole allocation
    EXPECT(memcmp(&middle, &h->large, sizeof middle) == 0);
    EXPECT(cuIpcGetEventHandle(&h->first_done, first_done) == CUDA_SUCCESS);
    CHECK(cudaIpcGetEventHandle(&h->other_done, other_done));

    CHECK(cudaMallocManaged(&managed, 64));
    EXPECT(cudaIpcGetMemHandle(&middle, managed) == cudaErrorInvalidValue);
    CHECK(cudaFree(managed));
    EXPECT(cudaIpcGetMemHandle(&middle, NULL) == cudaErrorInvalidValue);
    EXPECT(cudaIpcOpenMemHandle(&managed, h->large, 1) == cudaErrorDeviceUninitialized);
    EXPECT(cudaEventCreateWithFlags(&plain, cudaEventInterprocess) == cudaErrorInvalidValue);
    CHECK(cudaEventCreateWithFlags(&plain, cudaEventDisableTiming));
    EXPECT(cudaIpcGetEventHandle(&handle, plain) == cudaErrorInvalidResourceHandle);
    CHECK(cudaEventDestroy(plain));
    cudaGetLastError();
}

static void two_processes(const char *program)
{
    int to, from;
    char word;
    Handles h;
    cudaStream_t stream;
    cudaEvent_t first_done, other_done;
    unsigned *before = new_on_device<unsigned>(SMALL), *large = new_on_device<unsigned>(COUNT);
    unsigned *small = new_on_device<unsigned>(SMALL), *second = new_on_device<unsigned>(SMALL);
    const unsigned shared = cudaEventDisableTiming | cudaEventInterprocess;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaEventCreateWithFlags(&first_done, shared));
    CHECK(cudaEventCreateWithFlags(&other_done, shared));
    launch(before, SMALL, 5, 0, stream);
    launch(small, SMALL, 4, 0, stream);
    get_handles(&h, large, small, second, first_done, other_done);
    pid_t child = start(program, "other", &to, &from);
    launch(large, COUNT, 7, SLOW, stream);
    CHECK(cudaEventRecord(first_done, stream));
    must_write(to, &h, sizeof h);

    // The other process has recorded its event, and its stream may still be busy.
    must_read(from, &word, 1);
    CHECK(cudaStreamWaitEvent(stream, other_done, 0));
    launch(large, COUNT, 4, SLOW, stream);
    launch(second, SMALL, 0, 0, stream);
    CHECK(cudaEventRecord(first_done, stream));
    must_write(to, "r", 1);
    CHECK(cudaEventSynchronize(other_done));
    CHECK(cudaStreamSynchronize(stream));
    expect_all(large, COUNT, 70);
    expect_all(small, SMALL, 14);
    expect_all(second, SMALL, 42);
    expect_all(before, SMALL, 5);
    expect_end(child);
    expect_all(large, COUNT, 70);
    CHECK(cudaFree(large));
    CHECK(cudaFree(small));
    CHECK(cudaFree(second));
    CHECK(cudaFree(before));

    // The memory is used again after all of it was freed.
    unsigned *fresh = new_on_device<unsigned>(COUNT);
    launch(fresh, COUNT, 9, 0, stream);
    CHECK(cudaStreamSynchronize(stream));
    expect_all(fresh, COUNT, 9);
    CHECK(cudaFree(fresh));
    CHECK(cudaEventDestroy(first_done));
    CHECK(cudaEventDestroy(other_done));
    CHECK(cudaStreamDestroy(stream));
}

static void ended(const char *program)
{
    int to, from;
    void *pointer;
    cudaIpcMemHandle_t handle;
    pid_t child = start(program, "ending", &to, &from);
    must_read(from, &handle, sizeof handle);
    expect_end(child);
    EXPECT(cudaIpcOpenMemHandle(&pointer, handle, 1) == cudaErrorMapBufferObjectFailed);
    cudaGetLastError();
}

// More records than an event of several processes has places for.
static void many_records()
{
    cudaEvent_t event;
    cudaStream_t stream;
    unsigned *values = new_on_device<unsigned>(SMALL);
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming | cudaEventInterprocess));
    EXPECT(cudaEventQuery(event) == cudaSuccess);
    for (int i = 0; i < 1200; i++) {
        if (i % 100 == 0)
            launch(values, SMALL, 1, SLOW, stream);
        CHECK(cudaEventRecord(event, stream));
    }
    CHECK(cudaEventSynchronize(event));
    EXPECT(cudaEventQuery(event) == cudaSuccess);
    CHECK(cudaEventDestroy(event));
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(values));
}

int main(int argc, char **argv)
{
    std::string kind = argc > 1 ? argv[1] : "";
    if (kind == "other")
        return other_process(100, 101);
    if (kind == "ending")
        return ending_process(101);
    int supported = 0;
    CHECK(cudaDeviceGetAttribute(&supported, cudaDevAttrIpcEventSupport, 0));
    EXPECT_EQUAL(0, supported, 1);
    two_processes(argv[0]);
    ended(argv[0]);
    many_records();
    return finish();
}
