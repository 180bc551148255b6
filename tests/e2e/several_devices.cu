// TEST buffers: yes
// TEST devices: two of PoCL
// All devices of the machine, one or more: memory, launches, streams, events and symbols of each,
// and copies between them.
#include "check.h"

__device__ int offset = 5;

__global__ void fill(int *data, int n, int first)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] = first + i + offset;
}

struct Part {
    int *data;
    cudaStream_t stream;
    cudaEvent_t done;
};

static const int n = 1000;

static void check(int device, const std::vector<int> &got, int first)
{
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(device * n + i, got[i], first + i);
}

int main()
{
    int count = 0, current = -1;
    CHECK(cudaGetDeviceCount(&count));
    EXPECT(count >= 1);
    EXPECT(cudaSetDevice(count) == cudaErrorInvalidDevice);
    (void)cudaGetLastError();
    std::vector<Part> parts(count);

    for (int d = 0; d < count; d++) { // each device has its own variable
        CHECK(cudaSetDevice(d));
        int own = 5 + 100 * d;
        CHECK(cudaMemcpyToSymbol(offset, &own, sizeof own));
    }
    for (int d = 0; d < count; d++) { // all work at the same time
        CHECK(cudaSetDevice(d));
        CHECK(cudaMalloc((void **)&parts[d].data, n * sizeof(int)));
        CHECK(cudaStreamCreate(&parts[d].stream));
        CHECK(cudaEventCreate(&parts[d].done));
        fill<<<(n + 63) / 64, 64, 0, parts[d].stream>>>(parts[d].data, n, 1000 * d);
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord(parts[d].done, parts[d].stream));
    }
    for (int d = count - 1; d >= 0; d--) {
        CHECK(cudaEventSynchronize(parts[d].done)); // of whichever device
        std::vector<int> got = copy_to_host(parts[d].data, n);
        check(d, got, 1100 * d + 5);
        cudaPointerAttributes attributes;
        CHECK(cudaPointerGetAttributes(&attributes, parts[d].data));
        EXPECT_EQUAL(d, attributes.device, d);
    }
    CHECK(cudaGetDevice(&current));
    EXPECT_EQUAL(0, current, count - 1);

    for (int d = 0; d < count; d++) { // around in a circle: from each device to the next
        int next = (d + 1) % count;
        int *target;
        CHECK(cudaSetDevice(next));
        CHECK(cudaMalloc((void **)&target, n * sizeof(int)));
        CHECK(cudaMemcpyPeer(target, next, parts[d].data, d, n * sizeof(int)));
        check(d, copy_to_host(target, n), 1100 * d + 5);
        CHECK(cudaMemset(target, 0, n * sizeof(int)));
        CHECK(cudaMemcpy(target, parts[d].data, n * sizeof(int), cudaMemcpyDefault));
        check(d, copy_to_host(target, n), 1100 * d + 5);
        CHECK(cudaFree(target));
    }
    for (int d = 0; d < count; d++) {
        CHECK(cudaSetDevice(0));
        CHECK(cudaStreamSynchronize(parts[d].stream));
        CHECK(cudaStreamDestroy(parts[d].stream));
        CHECK(cudaEventDestroy(parts[d].done));
        CHECK(cudaFree(parts[d].data));
    }
    return finish();
}
