// A collective names lanes that do not come to it, and come to others: where lane loops run it, that is
// noticed, and the launch fails. On NVIDIA's devices the program would hang, and does not ask. Where lanes
// end instead, nobody waits for them.
// TEST warnings: the kernels are wrong on purpose
// TEST not-native: the kernel never ends there
// TEST races: threads give up in the middle of the kernel
// TEST subgroups: yes
#include "check.h"

#include <cstring>

__global__ void half_comes(int *out)
{
    int t = threadIdx.x;
    if (t < 16)
        out[t] = __shfl_xor_sync(0xffffffff, t, 1);
    out[t] += __shfl_xor_sync(0xffffffff, t, 1);
}

__global__ void others_end(int *out)
{
    int t = threadIdx.x;
    if (t < 16)
        out[t] = __shfl_xor_sync(0xffffffff, t + 1, t < 8 ? 1 : 16);
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
    CHECK(cudaMalloc(&out, 32 * sizeof *out));
    others_end<<<1, 32>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 16);
    for (int t = 0; t < 16; t++)
        EXPECT_EQUAL(t, got[t], t < 8 ? (t ^ 1) + 1 : 0);
    half_comes<<<1, 32>>>(out);
    EXPECT(cudaGetLastError() == cudaSuccess);
    EXPECT(cudaDeviceSynchronize() == cudaErrorLaunchFailure);
    return finish();
}
