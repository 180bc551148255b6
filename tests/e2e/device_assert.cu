// assert in a kernel: one that holds changes nothing; one that fails makes the next
// synchronisation, and all later calls, return cudaErrorAssert (710).
#undef NDEBUG
#include <cassert>

#include "check.h"

__device__ int checked(int value, int limit)
{
    assert(value < limit && "too large");
    return value * 2;
}

__global__ void work(int *out, int limit)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = checked(i, limit);
}

int main()
{
    int *out = new_on_device<int>(64);
    work<<<2, 32>>>(out, 64);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, got[i], 2 * i);

    work<<<2, 32>>>(out, 40);
    EXPECT(cudaGetLastError() == cudaSuccess);
    cudaError_t status = cudaDeviceSynchronize();
    EXPECT_EQUAL(0, (int)status, 710);
    EXPECT(status == cudaErrorAssert);
    EXPECT(cudaMemset(out, 0, 4) == cudaErrorAssert);
    EXPECT(cudaDeviceSynchronize() == cudaErrorAssert);
    return finish();
}
