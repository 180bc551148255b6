// Threads that wait for each other for ever fail their launch in the lanes form, where they are
// noticed, and a kernel that has no such form says so. On NVIDIA's devices the program would hang,
// and does not ask.
// TEST warnings: the kernels are wrong on purpose
// TEST not-native: the kernel never ends there
// TEST races: threads give up in the middle of the kernel
#include "check.h"

#include <cooperative_groups.h>
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

__global__ void whole_grid(int *data)
{
    data[threadIdx.x] = threadIdx.x < 8 ? __shfl_xor_sync(0xff, data[threadIdx.x], 1) : 0;
    cooperative_groups::this_grid().sync();
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
    void *arguments[] = {&out};
    EXPECT(cudaLaunchCooperativeKernel((void *)whole_grid, 1, 32, arguments) ==
           cudaErrorNotSupported);
    cudaGetLastError();
    wait_for_ever<<<1, 32>>>(out);
    EXPECT(cudaGetLastError() == cudaSuccess);
    EXPECT(cudaDeviceSynchronize() == cudaErrorLaunchFailure);
    EXPECT(cudaMalloc(&out, 4) == cudaErrorLaunchFailure); // until the device is reset
    return finish();
}
