// TEST races: data passes between blocks, ordered by a fence and a flag
// TEST warnings: larger blocks are refused, and the barrier in a branch is for blocks of one warp

// A chained scan: each warp looks back at those of lower numbers, until one has told the sum of all
// before it. In blocks of one warp it ends everywhere, since groups are started in their order. In
// larger blocks it may not, and a launch says so.
#include "check.h"

__global__ void scan(const int *in, int *out, volatile int *sums, volatile int *all,
                     volatile int *flags, int n)
{
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = index & 31, warp = index >> 5;
    __shared__ int before;
    int sum = index < n ? in[index] : 0;
    if (threadIdx.x == 0)
        before = 0;
    __syncthreads();
    for (int i = 1; i < 32; i <<= 1) {
        int other = __shfl_up_sync(0xffffffff, sum, i);
        if (lane >= i)
            sum += other;
    }
    if (lane == 31) {
        sums[warp + 1] = sum;
        __threadfence();
        if (warp == 0) {
            flags[0] = 2;
            __threadfence();
            flags[1] = 1;
        } else {
            flags[warp + 1] = 1;
        }
        __threadfence();
    }
    __syncthreads();
    if (warp > 0) {
        if (lane == 0) {
            int back = warp, total = 0;
            while (back > 0) {
                int status;
                do {
                    status = flags[back];
                    __threadfence();
                } while (status == 0);
                total += status == 2 ? all[back] : sums[back];
                if (status == 2)
                    break;
                back--;
            }
            before = total;
        }
        __syncthreads();
        if (lane == 0) {
            all[warp] = before;
            __threadfence();
            flags[warp] = 2;
        }
    }
    __syncthreads();
    if (index < n)
        out[index] = sum + before;
}

int main()
{
    const int n = 2000, warps = (n + 31) / 32;
    std::vector<int> in(n);
    for (int i = 0; i < n; i++)
        in[i] = i * 7 % 101 - 50;
    int *d_in = copy_to_device(in), *out = new_on_device<int>(n),
        *sums = new_on_device<int>(warps + 1), *all = new_on_device<int>(warps + 1),
        *flags = new_on_device<int>(warps + 1);
    for (int run = 0; run < 3; run++) {
        CHECK(cudaMemset(flags, 0, (warps + 1) * sizeof(int)));
        scan<<<warps, 32>>>(d_in, out, sums, all, flags, n);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(out, n);
        for (int i = 0, want = 0; i < n; i++)
            EXPECT_EQUAL(i, got[i], want += in[i]);
    }
    // nothing waits in a grid without work, and larger blocks run or are refused
    CHECK(cudaMemset(flags, 0, (warps + 1) * sizeof(int)));
    CHECK(cudaMemset(out, 0, n * sizeof(int)));
    scan<<<(warps + 1) / 2, 64>>>(d_in, out, sums, all, flags, 0);
    cudaError_t status = cudaGetLastError();
    EXPECT(status == cudaSuccess || status == cudaErrorNotSupported);
    CHECK(cudaDeviceSynchronize());
    return finish();
}
