// TEST buffers: yes
// TEST nvcc: -arch=sm_80
// TEST subgroups: yes
// Shuffles, votes, matches and reductions of a warp where the whole block calls them; blocks whose
// last warp is not full; barriers that count.
#include "check.h"

__device__ float sum_of_warp(float value)
{
    for (int offset = warpSize / 2; offset > 0; offset >>= 1)
        value += __shfl_down_sync(0xffffffff, value, offset);
    return value;
}

// The first lane of each warp leaves a sum; then every warp adds them up, as the first one's work.
__global__ void block_sums(const float *in, float *out, int n)
{
    __shared__ float sums[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    float value = 0;

    for (int k = 0; k < 3; k++) // the same number of rounds for all
        value += sum_of_warp(i + k < n ? in[i + k] : 0);
    if (lane == 0)
        sums[threadIdx.x / 32] = value;
    __syncthreads();
    value = sum_of_warp(lane < blockDim.x / 32 ? sums[lane] : 0);
    if (threadIdx.x == 0)
        out[blockIdx.x] = value;
}

template <typename T> __global__ void shuffles(const T *in, T *out, int by, int width)
{
    T value = in[threadIdx.x];
    int n = blockDim.x;
    out[threadIdx.x] = __shfl_sync(0xffffffff, value, by + 3, width);
    out[n + threadIdx.x] = __shfl_up_sync(0xffffffff, value, by, width);
    out[2 * n + threadIdx.x] = __shfl_down_sync(0xffffffff, value, by, width);
    out[3 * n + threadIdx.x] = __shfl_xor_sync(0xffffffff, value, by, width);
    out[4 * n + threadIdx.x] = __shfl_sync(0xffffffff, value, (threadIdx.x * 7 + by) % 32);
}

__global__ void votes(const int *in, unsigned *out)
{
    int value = in[threadIdx.x], same, n = blockDim.x;
    unsigned lane = threadIdx.x % 32, half = lane < 16 ? 0xffffu : 0xffff0000u;
    out[threadIdx.x] = __ballot_sync(0xffffffff, value & 1);
    out[n + threadIdx.x] = __ballot_sync(half, value > 4);
    out[2 * n + threadIdx.x] =
        __any_sync(0xffffffff, value == 7) * 2 + __all_sync(0xffffffff, value < 9);
    out[3 * n + threadIdx.x] = __match_any_sync(0xffffffff, value % 5);
    out[4 * n + threadIdx.x] = __match_all_sync(half, threadIdx.x / 24, &same);
    out[5 * n + threadIdx.x] = same + 2 * (__activemask() != 0);
    __syncwarp();
    out[6 * n + threadIdx.x] = __match_any_sync(0xffffffff, (long long)(value % 3) << 40);
}

__global__ void reductions(const int *in, int *out)
{
    int value = in[threadIdx.x] - 5, n = blockDim.x;
    unsigned mask = __match_any_sync(0xffffffff, value % 2); // each lane with those like it
    out[threadIdx.x] = __reduce_add_sync(mask, value);
    out[n + threadIdx.x] = __reduce_min_sync(mask, value);
    out[2 * n + threadIdx.x] = __reduce_max_sync(mask, (unsigned)value);
    out[3 * n + threadIdx.x] = __reduce_and_sync(mask, value | 8) +
                               __reduce_or_sync(mask, value & 3) * 16 +
                               __reduce_xor_sync(mask, value & 7) * 256;
}

__global__ void counts(const int *in, int *out)
{
    int value = in[threadIdx.x];
    int count = __syncthreads_count(value > 3);
    int all = __syncthreads_and(value >= 0), none = __syncthreads_and(value > 0);
    out[threadIdx.x] = count * 8 + all * 4 + none * 2 + (__syncthreads_or(value == 9) != 0);
}

// Lanes of a warp that write to and read from shared memory, with __syncwarp between.
__global__ void neighbours(const int *in, int *out)
{
    __shared__ int cells[96];
    int lane = threadIdx.x % 32, first = threadIdx.x - lane;
    cells[threadIdx.x] = in[threadIdx.x];
    __syncwarp();
    out[threadIdx.x] = cells[first + (lane + 1) % 32];
}

static int lane_from(int kind, int thread, int by, int width)
{
    int lane = thread % 32, first = lane / width * width, from = lane;
    if (kind == 0)
        from = first + (by + 3) % width;
    if (kind == 1 && lane - by >= first)
        from = lane - by;
    if (kind == 2 && lane + by < first + width)
        from = lane + by;
    if (kind == 3 && (lane ^ by) < first + width)
        from = lane ^ by;
    if (kind == 4)
        from = (thread * 7 + by) % 32;
    return thread - lane + from;
}

template <typename T> static void test_shuffles(T scale)
{
    const int n = 64;
    std::vector<T> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (T)(i + 1) * scale;
    T *out = new_on_device<T>(5 * n);
    int bys[] = {1, 5, 16}, widths[] = {32, 8, 1};
    for (int test = 0; test < 3; test++) {
        shuffles<<<1, n>>>(copy_to_device(in), out, bys[test], widths[test]);
        CHECK_LAUNCH();
        std::vector<T> got = copy_to_host(out, 5 * n);
        for (int i = 0; i < 5 * n; i++)
            EXPECT_EQUAL(i, got[i], in[lane_from(i / n, i % n, bys[test], widths[test])]);
    }
}

static void test_votes(int n)
{
    std::vector<int> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (i * 7 + i / 32) % 10;
    unsigned *out = new_on_device<unsigned>(7 * n);
    votes<<<1, n>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<unsigned> got = copy_to_host(out, 7 * n);
    int *reduced = new_on_device<int>(4 * n);
    reductions<<<1, n>>>(copy_to_device(in), reduced);
    CHECK_LAUNCH();
    std::vector<int> sums = copy_to_host(reduced, 4 * n);
    for (int i = 0; i < n; i++) {
        int first = i / 32 * 32, end = first + 32 < n ? first + 32 : n, least = 99;
        int half = i / 16 * 16, half_end = half + 16 < n ? half + 16 : n;
        unsigned odd = 0, big = 0, any = 0, all = 1, match = 0, match3 = 0, half_mask = 0, most = 0;
        int sum = 0, ands = -1, ors = 0, xors = 0;
        bool same = true;
        for (int j = first; j < end; j++) {
            odd |= (unsigned)(in[j] & 1) << (j - first);
            any |= in[j] == 7;
            all &= in[j] < 9;
            match |= (unsigned)(in[j] % 5 == in[i] % 5) << (j - first);
            match3 |= (unsigned)(in[j] % 3 == in[i] % 3) << (j - first);
            int value = in[j] - 5;
            if (value % 2 != (in[i] - 5) % 2)
                continue;
            sum += value;
            least = value < least ? value : least;
            most = (unsigned)value > most ? (unsigned)value : most;
            ands &= value | 8;
            ors |= value & 3;
            xors ^= value & 7;
        }
        for (int j = half; j < half_end; j++) {
            big |= (unsigned)(in[j] > 4) << (j - first);
            half_mask |= 1u << (j - first);
            same &= j / 24 == i / 24;
        }
        EXPECT_EQUAL(i, got[i], odd);
        EXPECT_EQUAL(i, got[n + i], big);
        EXPECT_EQUAL(i, got[2 * n + i], any * 2 + all);
        EXPECT_EQUAL(i, got[3 * n + i], match);
        EXPECT_EQUAL(i, got[4 * n + i], same ? half_mask : 0);
        EXPECT_EQUAL(i, got[5 * n + i], same + 2);
        EXPECT_EQUAL(i, got[6 * n + i], match3);
        EXPECT_EQUAL(i, sums[i], sum);
        EXPECT_EQUAL(i, sums[n + i], least);
        EXPECT_EQUAL(i, sums[2 * n + i], (int)most);
        EXPECT_EQUAL(i, sums[3 * n + i], ands + ors * 16 + xors * 256);
    }
}

static void test_counts()
{
    const int n = 50;
    std::vector<int> in(n);
    int big = 0;
    for (int i = 0; i < n; i++) {
        in[i] = i % 9;
        big += in[i] > 3;
    }
    int *out = new_on_device<int>(96);
    counts<<<1, n>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], big * 8 + 4);

    in.resize(96);
    for (int i = 0; i < 96; i++)
        in[i] = i * i;
    neighbours<<<1, 96>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    got = copy_to_host(out, 96);
    for (int i = 0; i < 96; i++)
        EXPECT_EQUAL(i, got[i], in[i / 32 * 32 + (i + 1) % 32]);
}

int main()
{
    const int n = 300, threads = 128, blocks = 3;
    std::vector<float> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (float)(i % 17);
    float *out = new_on_device<float>(blocks);
    block_sums<<<blocks, threads>>>(copy_to_device(in), out, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, blocks);
    for (int b = 0; b < blocks; b++) {
        float sum = 0;
        for (int i = b * threads; i < (b + 1) * threads; i++)
            for (int k = 0; k < 3; k++)
                sum += i + k < n ? in[i + k] : 0;
        EXPECT_EQUAL(b, got[b], sum);
    }

    test_shuffles<int>(-3);
    test_shuffles<double>(1e-9);
    test_votes(75); // 11 lanes in the last warp
    test_counts();
    return finish();
}
