// Threads that leave a kernel or a device function early, where no barrier follows; barriers before
// the returns.
#include "check.h"

__device__ int limited(int value)
{
    if (value < 10)
        return value;
    if (value < 20) {
        if (value % 2)
            return -value;
        value += 100;
    }
    return value * 2;
}

__global__ void filter(const int *in, int *out, int n)
{
    __shared__ int total;
    int i = blockIdx.x * blockDim.x + threadIdx.x;

    if (threadIdx.x == 0)
        total = 0;
    __syncthreads();
    if (i < n)
        atomicAdd(&total, in[i]);
    __syncthreads();
    if (i >= n)
        return;
    if (in[i] % 3 == 0) {
        out[i] = total;
        return;
    }
    for (int k = 0; k < 100; k++) {
        if (k * k > in[i]) {
            out[i] = k;
            return;
        }
    }
    out[i] = limited(in[i]);
}

__global__ void last_block_only(int *out)
{
    if (blockIdx.x + 1 != gridDim.x)
        return; /* whole blocks leave: the barrier below is not divergent */
    __shared__ int cells[16];
    cells[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = cells[15 - threadIdx.x];
}

__global__ void functions(int *out)
{
    out[threadIdx.x] = limited(threadIdx.x);
}

int main()
{
    const int n = 75;
    std::vector<int> in(n);
    for (int i = 0; i < n; i++)
        in[i] = i * 5;
    int *out = new_on_device<int>(128);
    filter<<<4, 32>>>(copy_to_device(in), out, n);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 128);
    for (int i = 0; i < 128; i++) {
        int total = 0, k = 0;
        for (int j = i / 32 * 32; j < n && j < i / 32 * 32 + 32; j++)
            total += in[j];
        while (i < n && k * k <= in[i])
            k++;
        EXPECT_EQUAL(i, got[i], i >= n ? 0 : in[i] % 3 == 0 ? total : k);
    }

    last_block_only<<<3, 16>>>(out);
    CHECK_LAUNCH();
    got = copy_to_host(out, 16);
    for (int i = 0; i < 16; i++)
        EXPECT_EQUAL(i, got[i], 15 - i);

    functions<<<1, 25>>>(out);
    CHECK_LAUNCH();
    got = copy_to_host(out, 25);
    for (int i = 0; i < 25; i++)
        EXPECT_EQUAL(i, got[i], i < 10 ? i : i >= 20 ? i * 2 : i % 2 ? -i : (i + 100) * 2);
    return finish();
}
