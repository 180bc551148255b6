// TEST races: data passes between blocks, ordered by a fence and an atomic

// The last block to finish adds the partial results of all: __threadfence, atomicInc and a
// __device__ counter.
#include "check.h"

__device__ unsigned int finished = 0;

__global__ void sum(const int *in, volatile int *partial, int *out, int n)
{
    __shared__ int cells[32];
    __shared__ bool last;
    int t = threadIdx.x, total = 0;

    for (int i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x)
        total += in[i];
    cells[t] = total;
    __syncthreads();
    for (int half = 16; half > 0; half /= 2) {
        if (t < half)
            cells[t] += cells[t + half];
        __syncthreads();
    }
    if (t == 0) {
        partial[blockIdx.x] = cells[0];
        __threadfence();
        last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        int all = 0;
        for (int b = 0; b < gridDim.x; b++)
            all += partial[b];
        *out = all;
    }
}

int main()
{
    const int n = 3000, blocks = 7;
    std::vector<int> in(n);
    int want = 0;
    for (int i = 0; i < n; i++) {
        in[i] = i * 7 % 101 - 50;
        want += in[i];
    }
    int *d_in = copy_to_device(in), *partial = new_on_device<int>(blocks),
        *out = new_on_device<int>(1);
    for (int run = 0; run < 3; run++) {
        CHECK(cudaMemset(out, 0, sizeof(int)));
        sum<<<blocks, 32>>>(d_in, partial, out, n);
        CHECK_LAUNCH();
        EXPECT_EQUAL(run, copy_to_host(out, 1)[0], want);
    }
    return finish();
}
