// TEST buffers: yes
// TEST nvcc: -rdc=true
// A kernel copies and fills managed memory. Where kernels see that memory at another address than the host,
// the host's launch is an error, and nothing is changed.
#include "check.h"

__global__ void copy(int *to, const int *from)
{
    if (threadIdx.x == 0)
        cudaMemcpyAsync(to, from, 8 * sizeof(int), cudaMemcpyDeviceToDevice, 0);
}

__global__ void fill(int *to)
{
    if (threadIdx.x == 0)
        cudaMemsetAsync(to, 0, 8 * sizeof(int), 0);
}

static bool is_refused(cudaError_t error)
{
    return error == cudaErrorInvalidValue;
}

int main()
{
    int *to, *from;
    CHECK(cudaMallocManaged(&to, 8 * sizeof(int)));
    CHECK(cudaMallocManaged(&from, 8 * sizeof(int)));
    for (int i = 0; i < 8; i++) {
        from[i] = i + 1;
        to[i] = -1;
    }
    copy<<<1, 32>>>(to, from);
    cudaError_t error = cudaGetLastError();
    EXPECT(error == cudaSuccess || is_refused(error));
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(i, to[i], is_refused(error) ? -1 : i + 1);
    fill<<<1, 32>>>(from);
    error = cudaGetLastError();
    EXPECT(error == cudaSuccess || is_refused(error));
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(i, from[i], is_refused(error) ? i + 1 : 0);
    return finish();
}
