// Functions that make a number of the thread's place and do nothing else, called wherever an expression stands: their
// values stand in the place of their calls in lane loops, with the conversions of parameters and results.
// TEST warnings: a kernel needs warps
#include "check.h"

#define MOST 128

enum { first = 7 };

__device__ __forceinline__ int global_index()
{
    return blockIdx.x * blockDim.x + threadIdx.x;
}

__device__ int lane_id()
{
    int id;
    asm("mov.u32 %0, %%laneid;" : "=r"(id));
    return id;
}

__device__ unsigned lane_by_rest()
{
    const unsigned lane = threadIdx.x % 32;
    return lane;
}

__device__ int warp_of(int width)
{
    return threadIdx.x / width;
}

// What a parameter and the result are converted to matters.
__device__ unsigned char narrow(signed char by)
{
    return threadIdx.x * by + 250;
}

__device__ bool is_in(unsigned from, unsigned to)
{
    return threadIdx.x - from < to - from;
}

__device__ long long far(long long by)
{
    return by * threadIdx.x - first;
}

__device__ int above(int i)
{
    return warp_of(8) * 100 + i + lane_by_rest();
}

// The parameter stands in it four times, and so does what is given for it.
__device__ int often(int i)
{
    return (i * i + threadIdx.x) % 1000 + i - i / 2;
}

// A name of the caller's is the parameter's, too.
__device__ int swapped(int i, int n)
{
    return n - i + threadIdx.x;
}

__device__ float as_float(float scale)
{
    return scale * threadIdx.x;
}

__global__ void everywhere(long long *out, int *state, int n)
{
    __shared__ int s[MOST];
    int i = global_index(), first = 3;
    s[threadIdx.x] = swapped(n, i) + warp_of(n++) * 1000;
    s[threadIdx.x] += n;
    __syncthreads();
    long long sum = s[blockDim.x - 1 - threadIdx.x] + first;
    for (int k = warp_of(16); k < above(k) && k < 20; k += 1 + warp_of(40))
        sum += k * 3;
    if (threadIdx.x > 2 && is_in(n, n + 9))
        sum += 100000;
    sum += is_in(5, 3) ? far(1LL << 40) : narrow(state[0] + 300) - narrow(-3);
    __syncthreads();
    s[lane_by_rest()] = 0;
    __syncthreads();
    sum += often(often(often(often(often(often(i))))));
    if (is_in(0, 32))
        s[lane_by_rest()] = narrow(state[threadIdx.x]++ & 0) + (int)as_float(2.5f);
    __syncthreads();
    do {
        sum += s[(unsigned)above(0) % 32];
    } while (sum < far(3) && sum < 400);
    out[i] = sum;
}

__global__ void with_warps(int *out, int n)
{
    int lane = lane_id(), warp = warp_of(32), turns = 0;
    for (int base = 0; base < n; base += blockDim.x / 32) {
        int i = base + warp;
        if (i < n) {
            unsigned bits = __ballot_sync(0xffffffff, lane_by_rest() * 3 > i + lane_id());
            turns += __popc(bits) + (lane_id() == 0 ? first : 0);
        }
    }
    out[global_index()] = turns + warp * 1000 + __shfl_xor_sync(0xffffffff, above(lane), 1);
}

static long long expected(int t, int size, int n, const std::vector<int> &shared, const std::vector<int> &second)
{
    auto above = [&](int i) { return t / 8 * 100 + i + t % 32; };
    auto narrow = [&](signed char by) { return (unsigned char)(t * by + 250); };
    auto is_in = [&](unsigned from, unsigned to) { return t - from < to - from; };
    long long sum = shared[size - 1 - t] + 3;
    for (int k = t / 16; k < above(k) && k < 20; k += 1 + t / 40)
        sum += k * 3;
    if (t > 2 && is_in(n + 1, n + 10))
        sum += 100000;
    sum += is_in(5, 3) ? (1LL << 40) * t - 7 : narrow((signed char)(5 + 300)) - narrow(-3);
    int v = t;
    for (int k = 0; k < 6; k++)
        v = (v * v + t) % 1000 + v - v / 2;
    sum += v;
    do {
        sum += second[(unsigned)above(0) % 32];
    } while (sum < 3LL * t - 7 && sum < 400);
    return sum;
}

static void check_everywhere(int size, int n)
{
    long long *d_out = new_on_device<long long>(MOST);
    int *d_state = copy_to_device(std::vector<int>(MOST, 5));
    everywhere<<<1, size>>>(d_out, d_state, n);
    CHECK_LAUNCH();
    std::vector<long long> out = copy_to_host(d_out, MOST);
    std::vector<int> shared(size), second(MOST);
    for (int t = 0; t < size; t++)
        shared[t] = t - n + t + t / n * 1000 + n + 1;
    for (int t = 0; t < 32; t++)
        second[t] = t < size ? 250 + (int)(2.5f * t) : 0;
    for (int t = 0; t < size; t++)
        EXPECT_EQUAL(t, out[t], expected(t, size, n, shared, second));
}

static void check_warps(int size, int n)
{
    int *d_out = new_on_device<int>(MOST);
    with_warps<<<1, size>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < size; t++) {
        int turns = 0, other = t ^ 1;
        for (int i = t / 32; i < n; i += size / 32) {
            for (int lane = 0; lane < 32; lane++)
                turns += lane * 3 > i + lane;
            turns += t % 32 == 0 ? 7 : 0;
        }
        EXPECT_EQUAL(t, out[t], turns + t / 32 * 1000 + other / 8 * 100 + other % 32 * 2);
    }
}

int main()
{
    for (int n : {3, 17, 40}) {
        check_everywhere(128, n);
        check_everywhere(33, n);
        check_warps(128, n);
        check_warps(32, n);
    }
    return finish();
}
