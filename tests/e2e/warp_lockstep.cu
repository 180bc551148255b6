// TEST items: yes
// Kernels in which only a part of a block shuffles, or which rely on the lockstep of a warp, run
// right on every device. One whose threads wait for each other is refused with a reason where there
// are no warps, and the program goes on with the others. Locks, and waiting for blocks of lower
// numbers, end everywhere.
// TEST warnings: kernels that need warps
// TEST subgroups: yes
#include "check.h"

__device__ int sum_of_warp(int value)
{
    for (int offset = 16; offset > 0; offset /= 2)
        value += __shfl_xor_sync(0xffffffff, value, offset);
    return value;
}

__global__ void first_warp(const int *in, int *out)
{
    int value = in[threadIdx.x];
    if (threadIdx.x < 32)
        value = sum_of_warp(value);
    out[threadIdx.x] = value;
}

__global__ void after_return(const int *in, int *out, int n)
{
    if (threadIdx.x >= n)
        return;
    out[threadIdx.x] = sum_of_warp(in[threadIdx.x]);
}

__global__ void rows(const int *in, int *out, int n)
{
    for (int row = threadIdx.x / 32; row < n; row += blockDim.x / 32)
        out[row] = sum_of_warp(in[row * 32 + threadIdx.x % 32]);
}

__global__ void until_found(const int *in, int *out)
{
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        if (in[threadIdx.x] / 32 < i) // the lanes of a warp agree
            break;
        sum += sum_of_warp(1);
    }
    out[threadIdx.x] = sum;
}

__global__ void barrier_of_the_rest(const int *in, int *out, int n)
{
    __shared__ int cells[64];
    if (threadIdx.x >= n)
        return;
    cells[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = cells[n - 1 - threadIdx.x];
}

__global__ void last_steps(const int *in, int *out)
{
    __shared__ volatile int cells[64];
    int i = threadIdx.x;
    cells[i] = in[i];
    __syncthreads();
    if (i < 32) {
        cells[i] = cells[i] + cells[i + 32];
        cells[i] = cells[i] + cells[i + 16];
        cells[i] = cells[i] + cells[i + 8];
    }
    if (i < 8)
        out[i] = cells[i];
}

// Each thread waits for the next one.
__global__ void chain(int *state, int n)
{
    int i = threadIdx.x;
    while (i + 1 < n && atomicAdd(&state[i + 1], 0) == 0)
        ;
    atomicExch(&state[i], i + 1);
}

__global__ void in_turn(int *lock, int *sum)
{
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    __threadfence();
    atomicExch(sum, atomicAdd(sum, 0) + 1); // two steps
    __threadfence();
    atomicExch(lock, 0);
}

// 0: not there yet
__global__ void sums_of_blocks(const int *in, int *sums)
{
    int before = 1;
    if (threadIdx.x == 0) {
        if (blockIdx.x > 0)
            while ((before = atomicAdd(&sums[blockIdx.x - 1], 0)) == 0)
                ;
        atomicExch(&sums[blockIdx.x], before + in[blockIdx.x]);
    }
}

// The condition is the same for the whole block.
__global__ void whole_block(const int *in, int *out, int n)
{
    int value = 0;
    if (n > 10 && gridDim.x == 1) {
        value = sum_of_warp(in[threadIdx.x]);
        for (int i = 0; i < n; i += 5)
            value += __any_sync(0xffffffff, in[threadIdx.x] == i);
    }
    out[threadIdx.x] = value;
}

// After the launch: the kernel has run, or it was refused for the one reason that there is.
static bool has_run()
{
    cudaError_t error = cudaGetLastError();
    if (error != cudaSuccess) {
        EXPECT_EQUAL(0, error, cudaErrorNotSupported);
        return false;
    }
    CHECK(cudaDeviceSynchronize());
    return true;
}

int main()
{
    const int n = 64;
    std::vector<int> in(n), got;
    int sums[2] = {0, 0}, refused = 0;
    for (int i = 0; i < n; i++) {
        in[i] = i;
        sums[i / 32] += i;
    }
    const int *a = copy_to_device(in);
    int *out = new_on_device<int>(n);

    first_warp<<<1, n>>>(a, out);
    if (has_run()) {
        got = copy_to_host(out, n);
        for (int i = 0; i < n; i++)
            EXPECT_EQUAL(i, got[i], i < 32 ? sums[0] : i);
    } else {
        refused++;
    }
    after_return<<<1, n>>>(a, out, 32);
    if (has_run())
        EXPECT_EQUAL(0, copy_to_host(out, n)[3], sums[0]);
    else
        refused++;
    rows<<<1, n>>>(a, out, 2);
    if (has_run())
        EXPECT_EQUAL(1, copy_to_host(out, n)[1], sums[1]);
    else
        refused++;
    until_found<<<1, n>>>(a, out);
    if (has_run())
        EXPECT_EQUAL(40, copy_to_host(out, n)[40], 64);
    else
        refused++;
    barrier_of_the_rest<<<1, n>>>(a, out, 40);
    if (has_run())
        EXPECT_EQUAL(0, copy_to_host(out, n)[0], 39);
    else
        refused++;
    last_steps<<<1, n>>>(a, out);
    if (has_run())
        EXPECT_EQUAL(1, copy_to_host(out, n)[1], 8 + 8 * 28);
    else
        refused++;
    int *zeros = new_on_device<int>(n);
    chain<<<1, 1>>>(zeros, 1); // waits for nobody
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(zeros, n)[0], 1);
    CHECK(cudaMemset(zeros, 0, n * sizeof(int)));
    chain<<<1, n>>>(zeros, n);
    if (has_run())
        EXPECT_EQUAL(0, copy_to_host(zeros, n)[0], 1);
    else
        refused++;
    EXPECT(refused <= 1); // chain, where work-items may run one after the other

    CHECK(cudaMemset(zeros, 0, n * sizeof(int)));
    in_turn<<<8, 32>>>(zeros, zeros + 1);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(zeros, 2)[1], 8 * 32);
    CHECK(cudaMemset(zeros, 0, n * sizeof(int)));
    sums_of_blocks<<<n, 32>>>(a, zeros);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(zeros, n)[n - 1], 1 + sums[0] + sums[1]);

    whole_block<<<1, n>>>(a, out, 11);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], sums[i / 32] + (i < 32 ? 3 : 0));
    return finish();
}
