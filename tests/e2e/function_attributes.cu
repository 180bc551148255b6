// Attributes of kernels, launch bounds, and what a multiprocessor holds: the answers are CUDA's, as
// far as they do not depend on the device.
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

int main()
{
    int *d = new_on_device<int>(64);
    check_attributes();
    check_settings();
    check_clusters(d);
    check_occupancy();
    bounded<<<4, bound>>>(d);
    CHECK_LAUNCH();
    bounded<<<4, bound + 1>>>(d); // the bound is a promise, and CUDA holds the program to it
    EXPECT_EQUAL(0, cudaGetLastError(), cudaErrorInvalidValue);
    return finish();
}
