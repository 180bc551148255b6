// TEST nvcc: -arch=sm_90

// Attributes of kernels and launches, launch bounds, and what a multiprocessor holds: the answers
// are CUDA's, as far as they do not depend on the device.
#include <cstring>

#include "check.h"

#define CODE(code, call)                                                                           \
    do {                                                                                           \
        cudaError_t is = (call);                                                                   \
        EXPECT_EQUAL(__LINE__, (int)is, (int)(code));                                              \
        EXPECT_EQUAL(__LINE__, (int)cudaGetLastError(), (int)(code));                              \
    } while (0)

constexpr int bound = 32;
__constant__ int table[10];

__global__ void __launch_bounds__(bound) bounded(int *p)
{
    p[blockIdx.x] = table[blockIdx.x % 10] + 1;
}

__global__ void with_shared(int *p)
{
    __shared__ int s[64];
    s[threadIdx.x % 64] = 1;
    __syncthreads();
    p[blockIdx.x] = s[0];
}

__global__ void plain(int *p)
{
    p[blockIdx.x] = 1;
}

static cudaFuncAttributes attributes_of(const void *kernel)
{
    cudaFuncAttributes a;
    memset(&a, 0xee, sizeof a);
    CHECK(cudaFuncGetAttributes(&a, kernel));
    return a;
}

static void check_attributes()
{
    cudaDeviceProp p;
    CHECK(cudaGetDeviceProperties(&p, 0));
    cudaFuncAttributes a = attributes_of((const void *)bounded);
    EXPECT_EQUAL(0, a.maxThreadsPerBlock, bound);
    EXPECT_EQUAL(1, a.constSizeBytes, sizeof table);
    EXPECT_EQUAL(2, a.preferredShmemCarveout, -1);
    EXPECT_EQUAL(3, a.binaryVersion, p.major * 10 + p.minor);
    EXPECT(a.ptxVersion >= 10 && a.ptxVersion <= a.binaryVersion);
    EXPECT(a.numRegs > 0 && a.numRegs <= 255);
    EXPECT_EQUAL(4, a.requiredClusterWidth, 0);
    a = attributes_of((const void *)with_shared);
    EXPECT(a.sharedSizeBytes >= 64 * sizeof(int) && a.sharedSizeBytes < 128 * sizeof(int));
    EXPECT_EQUAL(5, a.maxDynamicSharedSizeBytes, p.sharedMemPerBlock - a.sharedSizeBytes);
    EXPECT(a.maxThreadsPerBlock > bound && a.maxThreadsPerBlock <= p.maxThreadsPerBlock);
}

static void check_settings()
{
    const void *f = (const void *)plain;
    CODE(cudaErrorInvalidValue,
         cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, -1));
    CODE(cudaErrorInvalidValue,
         cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 30));
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, 0));
    EXPECT_EQUAL(0, attributes_of(f).maxDynamicSharedSizeBytes, 0);
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, 2000));
    EXPECT_EQUAL(1, attributes_of(f).maxDynamicSharedSizeBytes, 2000);
    CODE(cudaErrorInvalidValue,
         cudaFuncSetAttribute(f, cudaFuncAttributePreferredSharedMemoryCarveout, -2));
    CODE(cudaErrorInvalidValue,
         cudaFuncSetAttribute(f, cudaFuncAttributePreferredSharedMemoryCarveout, 101));
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributePreferredSharedMemoryCarveout, 100));
    EXPECT_EQUAL(2, attributes_of(f).preferredShmemCarveout, 100);
    CODE(cudaErrorInvalidValue, cudaFuncSetAttribute(f, cudaFuncAttributeClusterDimMustBeSet, 1));
    CODE(cudaErrorInvalidValue, cudaFuncSetAttribute(f, (cudaFuncAttribute)7, 1));
    CODE(cudaErrorInvalidValue, cudaFuncSetAttribute(f, (cudaFuncAttribute)16, 1));
}

// A grid that consists of clusters; a kernel that does not look at its cluster is not changed by
// it.
static void check_clusters(int *d)
{
    const void *f = (const void *)with_shared;
    CODE(cudaErrorInvalidValue, cudaFuncSetAttribute(f, cudaFuncAttributeRequiredClusterWidth, -1));
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeRequiredClusterWidth, 2));
    with_shared<<<4, 32>>>(d);
    EXPECT_EQUAL(0, cudaGetLastError(), cudaErrorInvalidClusterSize); // the height is 0
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeRequiredClusterHeight, 1));
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeRequiredClusterDepth, 1));
    with_shared<<<4, 32>>>(d);
    CHECK_LAUNCH();
    with_shared<<<3, 32>>>(d);
    EXPECT_EQUAL(1, cudaGetLastError(), cudaErrorInvalidClusterSize);
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeRequiredClusterWidth, 16));
    with_shared<<<16, 32>>>(d);
    EXPECT_EQUAL(2, cudaGetLastError(), cudaErrorInvalidClusterSize);
    CODE(cudaSuccess, cudaFuncSetAttribute(f, cudaFuncAttributeNonPortableClusterSizeAllowed, 1));
    CODE(cudaErrorInvalidValue,
         cudaFuncSetAttribute(f, cudaFuncAttributeClusterSchedulingPolicyPreference, 3));
    CODE(cudaSuccess,
         cudaFuncSetAttribute(f, cudaFuncAttributeClusterSchedulingPolicyPreference, 1));
    cudaFuncAttributes a = attributes_of(f);
    EXPECT_EQUAL(3, a.requiredClusterWidth, 16);
    EXPECT_EQUAL(4, a.requiredClusterDepth, 1);
    EXPECT_EQUAL(5, a.clusterSchedulingPolicyPreference, 1);
    EXPECT_EQUAL(6, a.nonPortableClusterSizeAllowed, 1);
    for (cudaFuncAttribute c :
         {cudaFuncAttributeRequiredClusterWidth, cudaFuncAttributeRequiredClusterHeight,
          cudaFuncAttributeRequiredClusterDepth})
        CODE(cudaSuccess, cudaFuncSetAttribute(f, c, 0));
    with_shared<<<3, 32>>>(d);
    CHECK_LAUNCH();
}

static void check_occupancy()
{
    cudaDeviceProp p;
    int blocks = -1, grid = -1, threads = -1, last = 1 << 20;
    size_t available = 0;
    CHECK(cudaGetDeviceProperties(&p, 0));
    const int most = attributes_of((const void *)with_shared).maxThreadsPerBlock;
    for (int size = 32; size <= most; size += 32) {
        CODE(cudaSuccess,
             cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, with_shared, size, 0));
        EXPECT(blocks >= 1 && blocks <= last && blocks <= p.maxBlocksPerMultiProcessor &&
               blocks * size <= p.maxThreadsPerMultiProcessor);
        last = blocks;
    }
    // with more shared memory than a launch may ask for, nothing fits
    CODE(cudaSuccess, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, with_shared, 32,
                                                                    p.sharedMemPerBlock));
    EXPECT_EQUAL(0, blocks, 0);
    CODE(cudaSuccess,
         cudaOccupancyMaxPotentialBlockSize(&grid, &threads, with_shared, p.sharedMemPerBlock, 0));
    EXPECT_EQUAL(1, grid, 0);
    EXPECT_EQUAL(2, threads, 0);
    CODE(cudaSuccess, cudaOccupancyMaxPotentialBlockSize(&grid, &threads, bounded, 0, 0));
    EXPECT_EQUAL(3, threads, bound);
    CODE(cudaSuccess, cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, bounded, bound, 0));
    EXPECT_EQUAL(4, grid, blocks * p.multiProcessorCount);
    CODE(cudaSuccess, cudaOccupancyAvailableDynamicSMemPerBlock(&available, with_shared, 1, 32));
    EXPECT(available > 0 && available + 256 <= p.sharedMemPerBlock);
    CODE(cudaErrorInvalidValue,
         cudaOccupancyAvailableDynamicSMemPerBlock(&available, with_shared, 1000, 32));
}

__global__ void fill(int *p, unsigned char small, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    cudaGridDependencySynchronize(); // there is none where the launch allows none
    if (i < n)
        p[i] = small;
    cudaTriggerProgrammaticLaunchCompletion();
}

template <int step> __global__ void steps(int *p)
{
    p[threadIdx.x] = step * (int)threadIdx.x;
}

static void check_result(int line, const int *d, int first, int step)
{
    std::vector<int> got = copy_to_host(d, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(line, got[i], first + i * step);
}

// Launches with attributes: those of clusters are checked, the others change no result.
static void check_launches(int *d)
{
    cudaLaunchAttribute list[2];
    cudaLaunchConfig_t c = {};
    cudaStream_t stream;
    unsigned char value = 7;
    int n = 64;
    void *args[] = {&d, &value, &n};
    CHECK(cudaStreamCreate(&stream));
    memset(list, 0, sizeof list);
    c.gridDim = dim3(2);
    c.blockDim = dim3(32);
    c.stream = stream;
    c.attrs = list;
    CODE(cudaSuccess, cudaLaunchKernelExC(&c, (const void *)fill, args));
    CHECK(cudaStreamSynchronize(stream));
    check_result(0, d, 7, 0);
    CODE(cudaErrorInvalidDeviceFunction, cudaLaunchKernelExC(&c, 0, args));
    short wide = 9;
    CODE(cudaSuccess, cudaLaunchKernelEx(&c, fill, d, wide, 64ll)); // converted as in a call
    CHECK(cudaStreamSynchronize(stream));
    check_result(1, d, 9, 0);
    c.gridDim = dim3(1);
    c.blockDim = dim3(64);
    CODE(cudaSuccess, cudaLaunchKernelEx(&c, steps<3>, d));
    CHECK(cudaStreamSynchronize(stream));
    check_result(2, d, 0, 3);

    c.gridDim = dim3(4);
    c.blockDim = dim3(16);
    c.numAttrs = 2;
    list[0].id = cudaLaunchAttributePriority;
    list[0].val.priority = -1;
    list[1].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    list[1].val.programmaticStreamSerializationAllowed = 1;
    CODE(cudaSuccess, cudaLaunchKernelEx(&c, fill, d, 11, n));
    CHECK(cudaStreamSynchronize(stream));
    check_result(3, d, 11, 0);
    list[0].id = cudaLaunchAttributeCooperative;
    list[0].val.cooperative = 1;
    list[1].id = cudaLaunchAttributeIgnore;
    CODE(cudaSuccess, cudaLaunchKernelEx(&c, fill, d, 12, n));
    list[0].id = cudaLaunchAttributeSynchronizationPolicy; // of streams alone
    CODE(cudaErrorInvalidValue, cudaLaunchKernelEx(&c, fill, d, 13, n));
    CHECK(cudaStreamSynchronize(stream));
    check_result(4, d, 12, 0);
    CHECK(cudaStreamDestroy(stream));
}

static void check_clusters_of_launches(int *d)
{
    cudaLaunchAttribute list[1];
    cudaLaunchConfig_t c = {};
    memset(list, 0, sizeof list);
    c.gridDim = dim3(4);
    c.blockDim = dim3(16);
    c.attrs = list;
    c.numAttrs = 1;
    list[0].id = cudaLaunchAttributeClusterDimension;
    CODE(cudaSuccess, cudaLaunchKernelEx(&c, fill, d, 14, 64)); // no clusters
    list[0].val.clusterDim.x = 1;
    CODE(cudaErrorInvalidClusterSize, cudaLaunchKernelEx(&c, fill, d, 15, 64));
    list[0].val.clusterDim.y = list[0].val.clusterDim.z = 1;
    CODE(cudaSuccess, cudaLaunchKernelEx(&c, fill, d, 16, 64));
    CHECK(cudaDeviceSynchronize());
    check_result(5, d, 16, 0);
    list[0].val.clusterDim.x = 3;
    CODE(cudaErrorInvalidClusterSize, cudaLaunchKernelEx(&c, fill, d, 17, 64));
}

int main()
{
    int *d = new_on_device<int>(64);
    check_attributes();
    check_settings();
    check_clusters(d);
    check_occupancy();
    check_launches(d);
    check_clusters_of_launches(d);
    bounded<<<4, bound>>>(d);
    CHECK_LAUNCH();
    bounded<<<4, bound + 1>>>(d); // the bound is a promise, and CUDA holds the program to it
    EXPECT_EQUAL(0, cudaGetLastError(), cudaErrorInvalidValue);
    return finish();
}
