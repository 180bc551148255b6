// TEST buffers: yes
// Managed variables, and managed memory that belongs to a stream or to the host: kernels and the host
// read and write the same.
#include "check.h"

__device__ __managed__ int counter = 5;
__managed__ float values[64];
__managed__ int unused = 3;

namespace inner
{
struct Pair {
    int a, b;
};
__managed__ Pair pair = {1, 2};
} // namespace inner

__global__ void add(int n)
{
    int i = threadIdx.x;
    if (i < n) {
        values[i] += i;
        atomicAdd(&counter, 1);
    }
    if (i == 0)
        inner::pair.b += inner::pair.a;
}

__global__ void add_to_each(int *data, int n, int value, int rounds)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        for (int r = 0; r < rounds; r++)
            data[i] += value;
}

// The host works on what belongs to it, or to a stream that has ended, while other streams run.
static void check_attached()
{
    static const int n = 256;
    int *host, *part[2];
    cudaStream_t stream[2];
    CHECK(cudaMallocManaged(&host, n * sizeof(int), cudaMemAttachHost));
    for (int s = 0; s < 2; s++) {
        CHECK(cudaStreamCreateWithFlags(&stream[s], cudaStreamNonBlocking));
        CHECK(cudaMallocManaged(&part[s], n * sizeof(int), cudaMemAttachHost));
        CHECK(cudaStreamAttachMemAsync(stream[s], part[s], 0, cudaMemAttachSingle));
        for (int i = 0; i < n; i++)
            part[s][i] = i;
    }
    for (int round = 1; round <= 3; round++) {
        for (int s = 0; s < 2; s++)
            add_to_each<<<4, 64, 0, stream[s]>>>(part[s], n, s + 1, 1 + 100 * s);
        for (int i = 0; i < n; i++)
            host[i] = round;
        CHECK(cudaStreamSynchronize(stream[0]));
        for (int i = 0; i < n; i++)
            part[0][i] += host[i];
        CHECK(cudaStreamSynchronize(stream[1]));
        for (int i = 0; i < n; i++)
            part[1][i] -= host[i];
    }
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, part[0][i], i + 3 + 6);
        EXPECT_EQUAL(i, part[1][i], i + 3 * 202 - 6);
    }
    CHECK(cudaStreamAttachMemAsync(stream[0], host, 0, cudaMemAttachGlobal));
    CHECK(cudaStreamSynchronize(stream[0]));
    add_to_each<<<4, 64>>>(host, n, 1, 1);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, host[n - 1], 4);
    for (int s = 0; s < 2; s++) {
        CHECK(cudaStreamDestroy(stream[s]));
        CHECK(cudaFree(part[s]));
    }
    CHECK(cudaFree(host));
}

int main()
{
    for (int i = 0; i < 64; i++)
        values[i] = 0.5f;
    counter += 10;
    add<<<1, 64>>>(40);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, counter, 55);
    EXPECT_EQUAL(0, inner::pair.b, 3);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, values[i], i < 40 ? i + 0.5f : 0.5f);
    inner::Pair *p = &inner::pair;
    p->a = 100;
    counter = 0;
    add<<<1, 64>>>(1);
    CHECK_LAUNCH();
    EXPECT_EQUAL(1, counter, 1);
    EXPECT_EQUAL(1, inner::pair.b, 103);
    EXPECT_EQUAL(0, unused, 3);
    check_attached();
    return finish();
}
