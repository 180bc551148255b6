// TEST warnings: kernels that need lockstep
// Code that relies on lockstep in larger kernels: reductions that end with one warp, as many programs have them, exchanges in place, loops
// that load, branches with an else, returns, and assignments of several kinds.
#include "check.h"

const int threads = 128, lanes = 32;

__device__ void add_warp(volatile float *s, int t)
{
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

__global__ void reduce(const float *in, float *out, int n)
{
    __shared__ float s[threads];
    int t = threadIdx.x;
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x)
        sum += in[i];
    s[t] = sum;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 32; half >>= 1) {
        if (t < half)
            s[t] += s[t + half];
        __syncthreads();
    }
    if (t < 32)
        add_warp(s, t);
    if (t == 0)
        out[blockIdx.x] = s[0];
}

__global__ void exchange(const int *in, int *out, int n)
{
    __shared__ int s[lanes], extra[2];
    int t = threadIdx.x, kept = 0;
    for (int i = t; i < n; i += blockDim.x)
        s[i] = in[i];
    if (t < 2)
        extra[t] = in[t] + 1;
    int other = s[t ^ 1];
    s[t] = other * 2;
    for (int turn = 0; turn < 3; turn++) {
        if (t % 3 == turn) {
            kept += s[t];
            s[t] -= 5;
        } else {
            s[t] ^= t;
            kept++;
        }
        s[t] = s[(t + 7) % lanes] + turn;
    }
    out[t] = s[t] + kept + extra[t % 2];
}

struct pair {
    int first, second;
};

__global__ void pairs(const int *in, int *out, int last)
{
    __shared__ pair s[32];
    int t = threadIdx.x;
    s[t].first = in[t];
    s[t].second = t;
    if (t > last) {
        out[t] = -1;
        return;
    }
    s[t].first = s[last - t].first;
    pair mine = s[(t + 1) % (last + 1)];
    s[t] = mine;
    int value = s[t].first + s[last - t].second;
    s[t].second = value;
    out[t] = s[t].first * 3 + s[(t + 2) % (last + 1)].second;
}

// a branch that all threads take, or none, exchanges values and ends the kernel
__global__ void leaves(const int *in, int *out, int n)
{
    __shared__ int s[lanes];
    int t = threadIdx.x;
    s[t] = in[t];
    s[t] += s[(t + 1) % lanes];
    if (n > 5) {
        s[t] = s[lanes - 1 - t] + s[t];
        out[t] = s[(t + 3) % lanes];
        return;
    }
    s[t] = s[t ^ 1];
    out[t] = s[t] + 1;
}

__device__ void add_lanes(volatile int *s, int t)
{
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

__device__ void hand_on(volatile int *s, int t)
{
    add_lanes(s, t);
}

// the functions that rely on it are called by others, and atomic functions get addresses; with a shuffle these are coroutines
template <bool shuffles> __global__ void by_address(const int *in, int *sum, int *out)
{
    __shared__ int s[2 * lanes], counts[lanes];
    int t = threadIdx.x, by = shuffles ? __shfl_xor_sync(0xffffffff, t, 1) - (t ^ 1) : 0;
    s[t] = in[t];
    s[t + lanes] = by;
    hand_on(s, t);
    sum[t] = s[0];
    counts[t] = in[t];
    int next = counts[(t + 1) % lanes];
    counts[t] = next;
    atomicAdd(counts + (t + 1) % lanes, 1);
    out[t] = counts[t];
}

static std::vector<int> exchanged(const std::vector<int> &in)
{
    std::vector<int> s(in.begin(), in.begin() + lanes), before(s), kept(lanes), out(lanes);
    for (int t = 0; t < lanes; t++)
        s[t] = before[t ^ 1] * 2;
    for (int turn = 0; turn < 3; turn++) {
        for (int t = 0; t < lanes; t++)
            if (t % 3 == turn) {
                kept[t] += s[t];
                s[t] -= 5;
            } else {
                s[t] ^= t;
                kept[t]++;
            }
        before = s;
        for (int t = 0; t < lanes; t++)
            s[t] = before[(t + 7) % lanes] + turn;
    }
    for (int t = 0; t < lanes; t++)
        out[t] = s[t] + kept[t] + in[t % 2] + 1;
    return out;
}

int main()
{
    const int n = 1000, blocks = 3;
    std::vector<float> numbers(n);
    for (int i = 0; i < n; i++)
        numbers[i] = i % 17;
    float *in = copy_to_device(numbers), *sums = new_on_device<float>(blocks);
    reduce<<<blocks, threads>>>(in, sums, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(sums, blocks);
    for (int b = 0; b < blocks; b++) {
        float sum = 0;
        for (int i = 0; i < n; i++)
            sum += i / threads % blocks == b ? numbers[i] : 0;
        EXPECT_EQUAL(b, got[b], sum);
    }

    std::vector<int> values(lanes);
    for (int i = 0; i < lanes; i++)
        values[i] = (i * 37) % 101;
    int *from = copy_to_device(values), *out = new_on_device<int>(lanes);
    pairs<<<1, 32>>>(from, out, 20);
    CHECK_LAUNCH();
    std::vector<int> results = copy_to_host(out, 32);
    std::vector<pair> s(32), before;
    for (int t = 0; t < 32; t++)
        s[t] = {values[t], t};
    before = s;
    for (int t = 0; t <= 20; t++)
        s[t].first = before[20 - t].first;
    before = s;
    for (int t = 0; t <= 20; t++)
        s[t] = before[(t + 1) % 21];
    before = s;
    for (int t = 0; t <= 20; t++)
        s[t].second = before[t].first + before[20 - t].second;
    for (int t = 0; t < 32; t++)
        EXPECT_EQUAL(t, results[t], t > 20 ? -1 : s[t].first * 3 + s[(t + 2) % 21].second);

    exchange<<<1, lanes>>>(from, out, lanes);
    CHECK_LAUNCH();
    results = copy_to_host(out, lanes);
    std::vector<int> wanted = exchanged(values);
    for (int t = 0; t < lanes; t++)
        EXPECT_EQUAL(t, results[t], wanted[t]);

    for (int more = 5; more < 7; more++) {
        leaves<<<1, lanes>>>(from, out, more);
        CHECK_LAUNCH();
        results = copy_to_host(out, lanes);
        auto first = [&](int t) { return values[t % lanes] + values[(t + 1) % lanes]; };
        for (int t = 0; t < lanes; t++) {
            int other = (t + 3) % lanes;
            EXPECT_EQUAL(t, results[t], more > 5 ? first(lanes - 1 - other) + first(other) : first(t ^ 1) + 1);
        }
    }

    int *sum = new_on_device<int>(lanes), total = 0;
    for (int i = 0; i < lanes; i++)
        total += values[i];
    for (int shuffles = 0; shuffles < 2; shuffles++) {
        if (shuffles)
            by_address<true><<<1, lanes>>>(from, sum, out);
        else
            by_address<false><<<1, lanes>>>(from, sum, out);
        CHECK_LAUNCH();
        EXPECT_EQUAL(shuffles, copy_to_host(sum, lanes)[0], total);
        results = copy_to_host(out, lanes);
        for (int t = 0; t < lanes; t++)
            EXPECT_EQUAL(t, results[t], values[(t + 1) % lanes] + 1);
    }
    return finish();
}
