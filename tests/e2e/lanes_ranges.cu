// Branches that threads take whose numbers lie in a range, between barriers: a lane loop has no test where all
// threads of a strip take one. Bounds below 0 and behind the block, numbers that begin again at 0, several
// bounds at once, and conditions beside them.
#include "check.h"

#include <algorithm>

#define MOST 256

// A tree, in both directions.
__global__ void tree(int *out, const int *in, int n)
{
    __shared__ int s[MOST], up[MOST];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? in[i] : 0;
    up[t] = s[t];
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (t < half)
            s[t] += s[t + half];
        __syncthreads();
    }
    for (unsigned step = 1; step < blockDim.x; step *= 2) {
        int value = 0;
        if (threadIdx.x >= step)
            value = up[threadIdx.x - step];
        __syncthreads();
        if (threadIdx.x >= step)
            up[threadIdx.x] += value;
        __syncthreads();
    }
    if (i < n)
        out[i] = up[t] * 3 + s[0];
}

// Each branch adds a power of two. The bounds are of the other sign, of other types, and out of the block.
__global__ void bounds(unsigned *out, int low, int high, unsigned from, unsigned to, unsigned long far)
{
    __shared__ unsigned s[MOST];
    const int tx = threadIdx.x;
    const unsigned t = threadIdx.y * blockDim.x + threadIdx.x, before = t - 3u;
    s[t] = 0;
    __syncthreads();
    if (tx < high)
        s[t] += 1;
    __syncthreads();
    if (tx > low && tx <= high)
        s[t] += 2;
    __syncthreads();
    if (low >= tx)
        s[t] += 4;
    __syncthreads();
    if (before < to) // 0 - 3 is large
        s[t] += 8;
    __syncthreads();
    if (before >= from)
        s[t] += 16;
    __syncthreads();
    if (t < low) // which becomes unsigned
        s[t] += 32;
    __syncthreads();
    if (threadIdx.x > far)
        s[t] += 64;
    __syncthreads();
    if (tx - 5 >= low && s[t] % 2 == 0 && tx - 5 < high)
        s[t] += 128;
    __syncthreads();
    if (threadIdx.x < high)
        s[t] += 256;
    __syncthreads();
    if ((unsigned char)(t + 200) < to)
        s[t] += 512;
    __syncthreads();
    if (before + 10ul < to + 7ul)
        s[t] += 1024;
    __syncthreads();
    if (2147483640 + (tx < 7 ? tx : 7) > high)
        s[t] += 2048;
    __syncthreads();
    if (tx + from < far) // the sum begins again at 0, the bound is longer
        s[t] += 4096;
    __syncthreads();
    out[t] = s[t];
}

template <typename T> static void expect_all(const char *what, const T *d_out, const std::vector<T> &want)
{
    CHECK_LAUNCH();
    std::vector<T> out = copy_to_host(d_out, want.size());
    for (size_t i = 0; i < want.size(); i++)
        EXPECT_EQUAL(i, out[i], want[i]);
    printf("%s\n", what);
}

static unsigned sum_of_bounds(unsigned x, unsigned t, int low, int high, unsigned from, unsigned to, unsigned long far)
{
    int tx = x;
    unsigned before = t - 3u, s = 0;
    s += tx < high ? 1 : 0;
    s += tx > low && tx <= high ? 2 : 0;
    s += low >= tx ? 4 : 0;
    s += before < to ? 8 : 0;
    s += before >= from ? 16 : 0;
    s += t < (unsigned)low ? 32 : 0;
    s += x > far ? 64 : 0;
    s += tx - 5 >= low && s % 2 == 0 && tx - 5 < high ? 128 : 0;
    s += x < (unsigned)high ? 256 : 0;
    s += (unsigned char)(t + 200) < to ? 512 : 0;
    s += before + 10ul < to + 7ul ? 1024 : 0;
    s += 2147483640 + (tx < 7 ? tx : 7) > high ? 2048 : 0;
    s += x + from < far ? 4096 : 0;
    return s;
}

static void check_bounds(unsigned *d_out, dim3 block, int low, int high, unsigned from, unsigned to, unsigned long far)
{
    std::vector<unsigned> want(block.x * block.y);
    bounds<<<1, block>>>(d_out, low, high, from, to, far);
    for (unsigned t = 0; t < want.size(); t++)
        want[t] = sum_of_bounds(t % block.x, t, low, high, from, to, far);
    expect_all("bounds", d_out, want);
}

static void check_tree(int *d_out, int *d_in, const std::vector<int> &in, int threads, int n)
{
    std::vector<int> want(n);
    tree<<<(n + threads - 1) / threads, threads>>>(d_out, d_in, n);
    for (int b = 0; b < n; b += threads) {
        int last = std::min(n, b + threads), sum = 0;
        for (int i = b; i < last; i++)
            want[i] = (sum += in[i]) * 3;
        for (int i = b; i < last; i++)
            want[i] += sum;
    }
    expect_all("tree", d_out, want);
}

int main()
{
    std::vector<int> in(1000);
    for (int i = 0; i < 1000; i++)
        in[i] = i * 7919 % 1009;
    int *d_in = copy_to_device(in), *d_out;
    unsigned *d_sums;
    CHECK(cudaMalloc(&d_out, 4000));
    CHECK(cudaMalloc(&d_sums, MOST * 4));
    for (int threads = 8; threads <= MOST; threads *= 2)
        check_tree(d_out, d_in, in, threads, 777);
    for (dim3 block : {dim3(64), dim3(24), dim3(16, 4), dim3(20, 3)}) {
        check_bounds(d_sums, block, -1, 16, 5, 17, 15);
        check_bounds(d_sums, block, 15, 47, 0, 0, 200);
        check_bounds(d_sums, block, 7, 9, 60, 20, 0);
        check_bounds(d_sums, block, -20, -2, 4294967295u, 4294967290u, 1ul << 40);
        check_bounds(d_sums, block, 16, 2147483647, 16, 32, 31);
        check_bounds(d_sums, block, 3, 20, 4294967295u, 4, 2);
    }
    return finish();
}
