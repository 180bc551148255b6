// Threads that wait for each other for ever fail their launch in the lanes form, where they are
// noticed, and a kernel that has no such form says so. On NVIDIA's devices the program would hang,
// and does not ask.
// TEST warnings: the kernels are wrong on purpose
// TEST not-native: the kernel never ends there
// TEST races: threads give up in the middle of the kernel
#include "check.h"

#include <cstring>

__global__ void wait_for_ever(int *out)
{
    if (threadIdx.x < 16) // each half waits for the other one at another place
        out[threadIdx.x] = __shfl_xor_sync(0xffffffff, (int)threadIdx.x, 16);
    else
        __syncthreads();
    if (threadIdx.x >= 16)
        out[threadIdx.x] = __shfl_xor_sync(0xffffffff, (int)threadIdx.x, 16);
}

__global__ void large(int *data)
{
    int kept[1000];
    for (int i = 0; i < 1000; i++)
        kept[i] = data[i % 64];
    data[threadIdx.x] = threadIdx.x < 8 ? __shfl_xor_sync(0xff, data[threadIdx.x], 1) : 0;
    data[threadIdx.x] += kept[data[threadIdx.x] & 63];
}

int main()
{
    cudaDeviceProp properties;
    int *out;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    if (strstr(properties.name, "NVIDIA")) {
        printf("not asked on this device\n");
        return 0;
    }
    CHECK(cudaMalloc(&out, 64 * sizeof *out));
    large<<<1, 32>>>(out);
    EXPECT(cudaGetLastError() == cudaErrorNotSupported);
    wait_for_ever<<<1, 32>>>(out);
    EXPECT(cudaGetLastError() == cudaSuccess);
    EXPECT(cudaDeviceSynchronize() == cudaErrorLaunchFailure);
    EXPECT(cudaMalloc(&out, 4) == cudaErrorLaunchFailure); // until the device is reset
    return finish();
}
