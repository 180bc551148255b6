// Devices, their properties and attributes, free memory, occupancy, function attributes, versions.
#include <cstring>

#include "check.h"

__global__ void nothing(float *data)
{
    __shared__ float shared[64];
    shared[threadIdx.x % 64] = 1;
    __syncthreads();
    data[0] = shared[0];
}

__global__ void architecture(int *number)
{
#ifdef __CUDA_ARCH__
    *number = __CUDA_ARCH__;
#endif
}

int main()
{
    int count = 0, device = -1, value = 0, version = 0;
    CHECK(cudaGetDeviceCount(&count));
    EXPECT(count >= 1);
    CHECK(cudaSetDevice(0));
    CHECK(cudaGetDevice(&device));
    EXPECT_EQUAL(0, device, 0);

    cudaDeviceProp p;
    memset(&p, 0xee, sizeof p);
    CHECK(cudaGetDeviceProperties(&p, device));
    EXPECT(strlen(p.name) > 0 && strlen(p.name) < sizeof p.name);
    EXPECT(p.totalGlobalMem > 1 << 20);
    EXPECT(p.multiProcessorCount >= 1 && p.multiProcessorCount < 100000);
    EXPECT(p.maxThreadsPerBlock >= 64);
    EXPECT(p.maxThreadsDim[0] >= 64 && p.maxThreadsDim[1] >= 1 && p.maxThreadsDim[2] >= 1);
    EXPECT(p.maxGridSize[0] >= 65535 && p.maxGridSize[1] >= 65535);
    EXPECT(p.sharedMemPerBlock >= 16384);
    EXPECT(p.totalConstMem >= 16384);
    EXPECT(p.warpSize == 32);
    int *made_for;
    CHECK(cudaMallocManaged(&made_for, sizeof *made_for));
    architecture<<<1, 1>>>(made_for);
    CHECK(cudaDeviceSynchronize());
    EXPECT(*made_for >= 750 && *made_for <= 100 * p.major + 10 * p.minor);
    CHECK(cudaFree(made_for));

    CHECK(cudaDeviceGetAttribute(&value, cudaDevAttrMultiProcessorCount, device));
    EXPECT_EQUAL(0, value, p.multiProcessorCount);
    CHECK(cudaDeviceGetAttribute(&value, cudaDevAttrMaxThreadsPerBlock, device));
    EXPECT_EQUAL(1, value, p.maxThreadsPerBlock);
    CHECK(cudaDeviceGetAttribute(&value, cudaDevAttrWarpSize, device));
    EXPECT_EQUAL(2, value, 32);

    size_t free_before, free_after, total;
    void *block;
    CHECK(cudaMemGetInfo(&free_before, &total));
    EXPECT(free_before > 0 && free_before <= total);
    CHECK(cudaMalloc(&block, 16 << 20));
    CHECK(cudaMemGetInfo(&free_after, &total));
    EXPECT(free_after <= free_before - (16 << 20));
    CHECK(cudaFree(block));

    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, nothing));
    EXPECT(attributes.maxThreadsPerBlock >= 32);
    EXPECT(attributes.sharedSizeBytes >= 256);
    int blocks = 0, grid = 0, threads = 0;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, nothing, 64, 0));
    EXPECT(blocks >= 1);
    CHECK(cudaOccupancyMaxPotentialBlockSize(&grid, &threads, nothing, 0, 0));
    EXPECT(grid >= 1 && threads >= 32);

    CHECK(cudaRuntimeGetVersion(&version));
    EXPECT(version >= 10000);
    CHECK(cudaDriverGetVersion(&version));
    EXPECT(version >= 10000);

    // no other device to reach, and none that a device is to itself
    if (count > 1) {
        CHECK(cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, 1));
        int can = -1;
        CHECK(cudaDeviceCanAccessPeer(&can, 0, 1));
        EXPECT_EQUAL(3, value, can);
    }
    EXPECT(cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, 0) ==
           cudaErrorInvalidDevice);
    EXPECT(cudaDeviceGetP2PAttribute(&value, cudaDevP2PAttrAccessSupported, 0, count) ==
           cudaErrorInvalidDevice);
    EXPECT(cudaGetLastError() == cudaErrorInvalidDevice);
    return finish();
}
