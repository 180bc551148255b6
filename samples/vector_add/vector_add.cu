// Adds two vectors on the device and checks every element of the result on the host.
//
//     vector_add [elements [repetitions]]
//
// The kernel is a grid-stride loop: the grid has a size that suits the device, and each thread
// handles every `stride`-th element, so that any number of elements works with any grid. The kernel
// is timed with events; the vectors do not fit in a cache when they are large, so its time is bound
// by memory, and the bandwidth says how well the device is used.
//
// Lines that begin with "device:" or "time:" depend on the machine; all others depend on the
// arguments only.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

// Every call of the runtime API can fail; a program that ignores it computes nonsense.
#define CHECK(call)                                                                                \
    do {                                                                                           \
        cudaError_t status_ = (call);                                                              \
        if (status_ != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_));  \
            std::exit(EXIT_FAILURE);                                                               \
        }                                                                                          \
    } while (0)

static const int THREADS_PER_BLOCK = 256;
static const int BLOCKS_PER_MULTIPROCESSOR = 32;

__global__ void vector_add(const float *a, const float *b, float *sum, size_t n)
{
    size_t first = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    size_t stride = (size_t)gridDim.x * blockDim.x;

    for (size_t i = first; i < n; i += stride)
        sum[i] = a[i] + b[i];
}

// As many blocks as keep the device busy, but not more than there are elements for.
static int choose_grid(const cudaDeviceProp &device, size_t n)
{
    size_t needed = (n + THREADS_PER_BLOCK - 1) / THREADS_PER_BLOCK;
    size_t wanted = (size_t)device.multiProcessorCount * BLOCKS_PER_MULTIPROCESSOR;
    return (int)std::max<size_t>(1, std::min(needed, wanted));
}

// The time of one run in milliseconds: the median of several, since the first ones are often slow.
static float time_kernel(int blocks, const float *a, const float *b, float *sum, size_t n,
                         int repetitions)
{
    cudaEvent_t start, stop;
    std::vector<float> times;

    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    for (int run = 0; run < repetitions; run++) {
        float milliseconds = 0;
        CHECK(cudaEventRecord(start));
        vector_add<<<blocks, THREADS_PER_BLOCK>>>(a, b, sum, n);
        CHECK(cudaGetLastError());
        CHECK(cudaEventRecord(stop));
        CHECK(cudaEventSynchronize(stop));
        CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
        times.push_back(milliseconds);
    }
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(stop));
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

// Both operands and their sum are small multiples of 1/8, so the sum is exact and can be compared
// as it is.
static size_t count_wrong(const std::vector<float> &a, const std::vector<float> &b,
                          const std::vector<float> &sum)
{
    size_t wrong = 0;
    for (size_t i = 0; i < sum.size(); i++) {
        if (sum[i] != a[i] + b[i] && wrong++ < 5)
            std::printf("element %zu: %g + %g gave %g\n", i, a[i], b[i], sum[i]);
    }
    return wrong;
}

int main(int argc, char **argv)
{
    size_t n = argc > 1 ? std::strtoull(argv[1], NULL, 10) : 1000000;
    int repetitions = argc > 2 ? std::atoi(argv[2]) : 10;
    if (n == 0 || repetitions < 1) {
        std::fprintf(stderr, "usage: %s [elements [repetitions]]\n", argv[0]);
        return EXIT_FAILURE;
    }

    cudaDeviceProp device;
    CHECK(cudaSetDevice(0));
    CHECK(cudaGetDeviceProperties(&device, 0));
    int blocks = choose_grid(device, n);
    std::printf("device: %s, %d multiprocessors, %zu MiB of memory\n", device.name,
                device.multiProcessorCount, (size_t)(device.totalGlobalMem >> 20));
    std::printf("vector_add: %zu elements of %zu bytes, %d threads per block\n", n, sizeof(float),
                THREADS_PER_BLOCK);

    std::vector<float> a(n), b(n), sum(n, -1.0f);
    for (size_t i = 0; i < n; i++) {
        a[i] = (float)(i % 1021) / 8.0f;
        b[i] = (float)(i % 509) * 2.0f;
    }

    size_t bytes = n * sizeof(float);
    float *d_a, *d_b, *d_sum;
    CHECK(cudaMalloc(&d_a, bytes));
    CHECK(cudaMalloc(&d_b, bytes));
    CHECK(cudaMalloc(&d_sum, bytes));
    CHECK(cudaMemcpy(d_a, a.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_b, b.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(d_sum, 0, bytes));

    float milliseconds = time_kernel(blocks, d_a, d_b, d_sum, n, repetitions);
    std::printf("time: vector_add %.4f ms, %.1f GB/s, median of %d runs, %d blocks\n", milliseconds,
                3.0 * (double)bytes / (milliseconds * 1e6), repetitions, blocks);

    CHECK(cudaMemcpy(sum.data(), d_sum, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(d_a));
    CHECK(cudaFree(d_b));
    CHECK(cudaFree(d_sum));

    size_t wrong = count_wrong(a, b, sum);
    if (wrong) {
        std::printf("FAILED: %zu of %zu elements are wrong\n", wrong, n);
        return EXIT_FAILURE;
    }
    std::printf("PASSED: all %zu elements are right, the last one is %g\n", n, sum[n - 1]);
    return EXIT_SUCCESS;
}
