// Barriers in branches that the whole block takes, where the branch goes on after its last barrier:
// with other branches, with an else, with code behind it; blocks that return or leave a loop as a
// whole before others wait, or go on with it; a branch around the whole kernel.
#include "check.h"

#define N 8

__device__ int exchange(int *cells, int x, int distance)
{
    cells[threadIdx.x] = x;
    __syncthreads();
    x += cells[(threadIdx.x + distance) % N];
    __syncthreads();
    return x;
}

__global__ void with_else(int n, int *out)
{
    __shared__ int cells[N];
    int t = threadIdx.x, x = blockIdx.x * N + t;
    if (n > 3) {
        cells[t] = x;
        __syncthreads();
        if (t % 2)
            x += 10 * cells[(t + 1) % N];
    } else {
        if (t == 3)
            x = 77;
    }
    out[blockIdx.x * N + t] = x;
}

__global__ void with_code_behind(int n, int *out)
{
    __shared__ int cells[N];
    int t = threadIdx.x, x = blockIdx.x * N + t;
    if (n > 3) {
        x = exchange(cells, x, 1);
        if (t % 2)
            x *= 3;
    }
    if (t % 3 == 1)
        x += 5;
    out[blockIdx.x * N + t] = x;
}

/* A reduction of whole groups, and of a last one that is not full. */
__global__ void nested(int n, int *sums)
{
    __shared__ int cells[N];
    int t = threadIdx.x, b = blockIdx.x, at = b * N + t;
    int left = N - (gridDim.x * N - n), i;
    if (at < n)
        cells[t] = sums[at];
    __syncthreads();
    if (left == N) {
        for (i = 2; i <= N; i *= 2) {
            if ((t + 1) % i == 0)
                cells[t] += cells[t - i / 2];
            __syncthreads();
        }
        if (t == N - 1)
            sums[b * N] = cells[t];
    } else {
        if (b != gridDim.x - 1) {
            for (i = 2; i <= N; i *= 2) {
                if ((t + 1) % i == 0)
                    cells[t] += cells[t - i / 2];
                __syncthreads();
            }
            if (t == N - 1)
                sums[b * N] = cells[t];
        } else {
            __syncthreads();
            if (t == 0) {
                for (i = 1; i < left; i++)
                    cells[0] += cells[i];
                sums[b * N] = cells[0];
            }
        }
    }
}

__global__ void returns_of_blocks(int n, int *out)
{
    __shared__ int cells[N];
    int t = threadIdx.x, x = blockIdx.x * N + t;
    if (blockIdx.x >= n) {
        out[blockIdx.x * N + t] = -1;
        if (t == 3)
            out[blockIdx.x * N + t] = 7;
        return;
    }
    if (t == 0)
        cells[5] = 99;
    __syncthreads();
    if (t == N - 1)
        x = cells[5];
    out[blockIdx.x * N + t] = x;
}

__global__ void leaves_a_loop(int n, int *out)
{
    __shared__ int cells[N];
    int t = threadIdx.x, x = blockIdx.x * N + t;
    for (int i = 0; i < 5; i++) {
        if (i == n) {
            if (t % 2)
                x += 9;
            break;
        }
        x = exchange(cells, x, i);
        if (t % 3 == 0)
            x += i;
    }
    out[blockIdx.x * N + t] = x;
}

__global__ void goes_on(int n, int *out)
{
    __shared__ int cells[N];
    int t = threadIdx.x, x = blockIdx.x * N + t;
    for (int i = 0; i < n; i++) {
        if (i == 0) {
            if (t % 2)
                x += 5;
            continue;
        }
        x = exchange(cells, x, 5);
        for (int j = 0; j < t % 3; j++)
            x ^= j + 1;
    }
    out[blockIdx.x * N + t] = x;
}

__global__ void guarded(int n, int *out)
{
    __shared__ int cells[N];
    int t = threadIdx.x, x = blockIdx.x * N + t;
    out[blockIdx.x * N + t] = x;
    if (blockIdx.x < n) {
        x = exchange(cells, x, 3);
        for (int i = 0; i < 2; i++)
            x = exchange(cells, x, i);
        out[blockIdx.x * N + t] = x;
    }
}

/* --- the same on the host --------------------------------------------------- */

static void exchange_host(int *x, int distance)
{
    int cells[N];
    for (int t = 0; t < N; t++)
        cells[t] = x[t];
    for (int t = 0; t < N; t++)
        x[t] += cells[(t + distance) % N];
}

static void expect(int kernel, int n, int block, int *x)
{
    int cells[N];
    for (int t = 0; t < N; t++)
        cells[t] = x[t] = block * N + t;
    if (kernel == 0) {
        for (int t = 0; t < N; t++)
            if (n > 3 && t % 2)
                x[t] += 10 * cells[(t + 1) % N];
            else if (n <= 3 && t == 3)
                x[t] = 77;
    } else if (kernel == 1) {
        if (n > 3)
            exchange_host(x, 1);
        for (int t = 0; t < N; t++) {
            if (n > 3 && t % 2)
                x[t] *= 3;
            if (t % 3 == 1)
                x[t] += 5;
        }
    } else if (kernel == 2) {
        for (int t = 0; t < N; t++)
            x[t] = block >= n ? t == 3 ? 7 : -1 : t == N - 1 ? 99 : x[t];
    } else if (kernel == 4) {
        for (int i = 0; i < n; i++) {
            if (i == 0) {
                for (int t = 1; t < N; t += 2)
                    x[t] += 5;
                continue;
            }
            exchange_host(x, 5);
            for (int t = 0; t < N; t++)
                x[t] ^= t % 3 == 2 ? 1 ^ 2 : t % 3;
        }
    } else if (kernel == 5) {
        if (block < n) {
            exchange_host(x, 3);
            exchange_host(x, 0);
            exchange_host(x, 1);
        }
    } else {
        for (int i = 0; i < 5; i++) {
            if (i == n) {
                for (int t = 1; t < N; t += 2)
                    x[t] += 9;
                break;
            }
            exchange_host(x, i);
            for (int t = 0; t < N; t += 3)
                x[t] += i;
        }
    }
}

int main()
{
    const int blocks = 3;
    int host[blocks * N], wanted[N], *device;
    CHECK(cudaMalloc(&device, sizeof host));

    for (int kernel = 0; kernel < 6; kernel++) {
        for (int n = 0; n < 6; n++) {
            switch (kernel) {
            case 0: with_else<<<blocks, N>>>(n, device); break;
            case 1: with_code_behind<<<blocks, N>>>(n, device); break;
            case 2: returns_of_blocks<<<blocks, N>>>(n, device); break;
            case 4: goes_on<<<blocks, N>>>(n, device); break;
            case 5: guarded<<<blocks, N>>>(n, device); break;
            default: leaves_a_loop<<<blocks, N>>>(n, device); break;
            }
            CHECK(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
            for (int b = 0; b < blocks; b++) {
                expect(kernel, n, b, wanted);
                for (int t = 0; t < N; t++)
                    EXPECT_EQUAL(b * N + t, host[b * N + t], wanted[t]);
            }
        }
    }
    for (int n = 2 * N + 1; n <= blocks * N; n++) {
        for (int i = 0; i < blocks * N; i++)
            host[i] = i + 1;
        CHECK(cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice));
        nested<<<blocks, N>>>(n, device);
        CHECK(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
        for (int b = 0; b < blocks; b++) {
            int sum = 0;
            for (int i = b * N; i < (b + 1) * N && i < n; i++)
                sum += i + 1;
            EXPECT_EQUAL(n, host[b * N], sum);
        }
    }
    return finish();
}
