// TEST buffers: yes
// Work in several streams: order within a stream, events between streams, the default stream,
// callbacks of the host, queries; what was in a stream that is destroyed, and copies that are over
// when they return.
#include <unistd.h>

#include "check.h"

__device__ int total = 7;

__global__ void add(int *data, int value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] += value;
}

__global__ void multiply(int *data, const int *by, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= by[i];
}

static void CUDART_CB on_host(void *data)
{
    ++*(int *)data;
}

static void CUDART_CB on_host_later(void *)
{
    usleep(20000);
}

__global__ void add_to_total(int value)
{
    total += value;
}

// the commands of a destroyed stream still run, and the device waits for them
static void check_destroyed(unsigned flags, cudaStream_t other)
{
    cudaStream_t stream;
    int *data = new_on_device<int>(1), *host;
    CHECK(cudaMallocHost((void **)&host, sizeof(int)));
    CHECK(cudaMemset(data, 0, sizeof(int)));
    CHECK(cudaDeviceSynchronize());
    for (int round = 1; round < 3; round++) {
        CHECK(cudaStreamCreateWithFlags(&stream, flags));
        CHECK(cudaLaunchHostFunc(stream, on_host_later, NULL));
        add<<<1, 1, 0, stream>>>(data, 5, 1);
        CHECK(cudaStreamDestroy(stream));
        CHECK(cudaDeviceSynchronize());
        CHECK(cudaMemcpyAsync(host, data, sizeof(int), cudaMemcpyDeviceToHost, other));
        CHECK(cudaStreamSynchronize(other));
        EXPECT_EQUAL(flags, host[0], 5 * round);
    }
    CHECK(cudaFreeHost(host));
    CHECK(cudaFree(data));
}

// a copy to pageable memory is over on return, one without a stream in any case
static void check_from_symbol(cudaStream_t stream)
{
    int pageable = 0, *pinned;
    CHECK(cudaMallocHost((void **)&pinned, sizeof(int)));
    CHECK(cudaLaunchHostFunc(stream, on_host_later, NULL));
    add_to_total<<<1, 1, 0, stream>>>(1);
    CHECK(cudaMemcpyFromSymbolAsync(&pageable, total, sizeof(int), 0, cudaMemcpyDeviceToHost,
                                    stream));
    EXPECT_EQUAL(0, pageable, 8);
    CHECK(cudaLaunchHostFunc(0, on_host_later, NULL));
    add_to_total<<<1, 1>>>(1);
    CHECK(cudaMemcpyFromSymbol(pinned, total, sizeof(int)));
    EXPECT_EQUAL(1, pinned[0], 9);
    CHECK(cudaFreeHost(pinned));
}

int main()
{
    const int n = 256, count = 3;
    cudaStream_t streams[count];
    int *data[count], *host[count], calls = 0;

    for (int s = 0; s < count; s++) {
        if (s == 0)
            CHECK(cudaStreamCreate(&streams[s]));
        else
            CHECK(cudaStreamCreateWithFlags(&streams[s], cudaStreamNonBlocking));
        data[s] = new_on_device<int>(n);
        CHECK(cudaMallocHost((void **)&host[s], n * sizeof(int)));
        for (int i = 0; i < n; i++)
            host[s][i] = i + s;
    }
    CHECK(cudaDeviceSynchronize());

    for (int s = 0; s < count; s++) {
        CHECK(
            cudaMemcpyAsync(data[s], host[s], n * sizeof(int), cudaMemcpyHostToDevice, streams[s]));
        for (int k = 0; k < 4; k++)
            add<<<n / 64, 64, 0, streams[s]>>>(data[s], k, n);
        CHECK(cudaLaunchHostFunc(streams[s], on_host, &calls));
        CHECK(cudaStreamSynchronize(streams[s]));
    }
    EXPECT_EQUAL(0, calls, count);

    cudaEvent_t ready;
    CHECK(cudaEventCreateWithFlags(&ready, cudaEventDisableTiming));
    add<<<n / 64, 64, 0, streams[1]>>>(data[1], 100, n);
    CHECK(cudaEventRecord(ready, streams[1]));
    CHECK(cudaStreamWaitEvent(streams[2], ready, 0));
    multiply<<<n / 64, 64, 0, streams[2]>>>(data[2], data[1], n);
    CHECK(cudaMemcpyAsync(host[2], data[2], n * sizeof(int), cudaMemcpyDeviceToHost, streams[2]));
    CHECK(cudaStreamSynchronize(streams[2]));
    EXPECT(cudaStreamQuery(streams[2]) == cudaSuccess);
    EXPECT(cudaEventQuery(ready) == cudaSuccess);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, host[2][i], (i + 2 + 6) * (i + 1 + 6 + 100));

    /* the default stream waits for blocking streams, and they for it */
    add<<<n / 64, 64, 0, streams[0]>>>(data[0], 1000, n);
    add<<<n / 64, 64>>>(data[0], 1, n);
    add<<<n / 64, 64, 0, streams[0]>>>(data[0], 5, n);
    CHECK(cudaMemcpy(host[0], data[0], n * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, host[0][i], i + 6 + 1006);

    check_destroyed(cudaStreamDefault, streams[1]);
    check_destroyed(cudaStreamNonBlocking, streams[1]);
    check_from_symbol(streams[1]);

    CHECK(cudaEventDestroy(ready));
    for (int s = 0; s < count; s++) {
        CHECK(cudaStreamDestroy(streams[s]));
        CHECK(cudaFree(data[s]));
        CHECK(cudaFreeHost(host[s]));
    }
    return finish();
}
