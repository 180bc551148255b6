// TEST items: yes
// TEST buffers: yes
// Threads of a block that meet in branches, loops and functions: what CUDA promises there, on every
// device. Where a device has no warps of 32, one work-item runs the block (docs/lanes.md).
// TEST warnings: kernels that need warps
// TEST nvcc: -arch=sm_80
#include "check.h"

#define ALL 0xffffffffu

// --- lanes that leave a loop at different times

__global__ void longest(const int *in, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, left = in[i], rounds = 0, sum = 0;
    do {
        left--;
        rounds++;
        if (left < 0)
            continue; // goes on to the condition, where the others wait
        sum += __popc(__activemask());
    } while (__any_sync(ALL, left > 0));
    out[i] = rounds * 1000 + sum;
}

// --- both sides of a branch, a switch, and a loop that some leave by break

__device__ int pair_sum(int value, unsigned mask, int distance = 1)
{
    return value + __shfl_xor_sync(mask, value, distance);
}

__global__ void sides(const int *in, int *out)
{
    const int lane = threadIdx.x % 32;
    int value = in[threadIdx.x];
    if (lane < 8)
        value = pair_sum(value, 0xff) * 10;
    else if (lane < 24)
        value = lane < 16 ? pair_sum(value, 0xff00, 2) : -pair_sum(value, 0xff0000, 4);
    switch (lane / 8) {
    case 0:
        value += __popc(__ballot_sync(0xff, value > 100));
        break;
    case 1:
        value += 5; // and on
    case 2:
        value += __shfl_sync(0xffff00, value, lane % 16 / 8 * 8 + 8);
        break;
    default: value = __reduce_add_sync(0xff000000u, lane);
    }
    for (int round = 0; round < 4; round++) {
        if (lane % 4 == round)
            break;
        value += __popc(__activemask()) > 32 ? 1000 : 1;
    }
    out[threadIdx.x] = value;
}

// --- lanes that are together have come by the same call

__device__ void count_here(int *to)
{
    unsigned here = __activemask();
    if (threadIdx.x % 32 == __ffs(here) - 1)
        atomicAdd(to, __popc(here));
    __syncwarp(here);
}

__global__ void apart(int *counts)
{
    for (int round = 0; round < 3; round++)
        switch (threadIdx.x % 8) {
        case 0: count_here(counts); break;
        case 1:
        case 2: count_here(counts + 1); break;
        default:
            if (threadIdx.x % 8 > 2 + round)
                count_here(counts + 2);
        }
}

// --- a barrier that counts, where threads have ended

__global__ void counted(int *out, int first)
{
    const int i = threadIdx.x;
    out[i] = -1;
    if (i < first)
        return;
    int sum = 0;
    for (int k = 0; k < 3; k++)
        sum = sum * 10 + __syncthreads_count(i % 2 == 0);
    out[i] = sum;
}

// --- barriers behind returns and in loops of other lengths; arrays and addresses live across them

__device__ void add_to(int *to, int value)
{
    *to += value;
}

__device__ int turn(int *cells, int at, int n)
{
    int before = cells[(at + 1) % n];
    __syncthreads();
    cells[at] = before;
    __syncthreads();
    return before;
}

__global__ void rounds(int *out, int n, int count)
{
    extern __shared__ int cells[];
    int history[3] = {0, 1, 2}, sum = 0, i = threadIdx.y * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    cells[i] = i;
    __syncthreads();
    for (int k = 0; k < count; k++) {
        history[k % 3] = turn(cells, i, n);
        add_to(&sum, history[k % 3]);
    }
    out[i] = sum + (i % 2 && cells[i] ? history[0] : history[1]);
}

// --- what is decided by && and ||, and several calls in one expression

struct pair {
    int low, high;
};

__device__ pair ends(int value, unsigned mask)
{
    pair result = {value, value};
    for (int d = 1; d < 32; d *= 2) {
        result.low = min(result.low, __shfl_xor_sync(mask, result.low, d));
        result.high = max(result.high, __shfl_xor_sync(mask, result.high, d));
    }
    return result;
}

__global__ void decided(const int *in, int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, value = in[i], far;
    bool all = in[0] == 0 && __all_sync(ALL, value >= 0);
    bool one = all || __any_sync(ALL, value == -1);
    far = ends(value, ALL).high - ends(-value, ALL).low + (one ? pair_sum(1, ALL) : 0);
    unsigned same = __match_any_sync(ALL, value / 4);
    out[i] = far * 100 + __popc(same) + (all ? 50 : 0);
}

// --- threads of a warp that hand values to each other with no barrier between

__global__ void lockstep(const int *in, int *out)
{
    __shared__ volatile int cells[64];
    int lane = threadIdx.x;
    cells[lane] = in[lane];
    for (int d = 1; d < 32; d *= 2)
        if (lane >= d)
            cells[lane] = cells[lane] + cells[lane - d];
    out[lane] = cells[lane];
}

static void test_longest()
{
    std::vector<int> in(96);
    for (int i = 0; i < 96; i++)
        in[i] = i * 7 % 11;
    int *out = new_on_device<int>(96);
    longest<<<2, 48>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 96);
    for (int i = 0; i < 96; i++) {
        int first = i / 48 * 48 + i % 48 / 32 * 32, count = i % 48 < 32 ? 32 : 16, most = 1;
        for (int k = first; k < first + count; k++)
            most = std::max(most, in[k]);
        EXPECT_EQUAL(i, got[i] / 1000, most);
        EXPECT(got[i] % 1000 >= std::max(in[i], 0) && got[i] % 1000 <= 32 * in[i]);
    }
}

static void test_sides()
{
    std::vector<int> in(64), want(64);
    for (int i = 0; i < 64; i++)
        in[i] = i * 3;
    int *out = new_on_device<int>(64);
    sides<<<1, 64>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 64);
    for (int w = 0; w < 64; w += 32) {
        int *v = &want[w], old[32], votes = 0;
        for (int l = 0; l < 32; l++) {
            int other = l < 8 ? l ^ 1 : l < 16 ? l ^ 2 : l ^ 4, sum = in[w + l] + in[w + other];
            v[l] = l < 8 ? sum * 10 : l < 16 ? sum : l < 24 ? -sum : in[w + l];
            votes += l < 8 && v[l] > 100;
            old[l] = l / 8 == 1 ? v[l] + 5 : v[l];
        }
        for (int l = 0; l < 32; l++) {
            v[l] = l < 8    ? v[l] + votes
                   : l < 24 ? old[l] + old[l % 16 / 8 * 8 + 8]
                            : (24 + 31) * 4;
            EXPECT_EQUAL(w + l, got[w + l], v[l] + l % 4);
        }
    }
}

static void test_rounds(int n, int count)
{
    int *out = new_on_device<int>(128);
    rounds<<<1, dim3(16, 8), 128 * sizeof(int)>>>(out, n, count);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 128);
    for (int i = 0; i < n; i++) {
        int history[3] = {0, 1, 2}, sum = 0;
        for (int k = 0; k < count; k++)
            sum += history[k % 3] = (i + k + 1) % n;
        EXPECT_EQUAL(i, got[i], sum + (i % 2 && (i + count) % n ? history[0] : history[1]));
    }
}

static void test_decided(int first)
{
    std::vector<int> in(64);
    for (int i = 0; i < 64; i++)
        in[i] = i ? i / 2 : first;
    int *out = new_on_device<int>(64);
    decided<<<2, 32>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 64);
    for (int i = 0; i < 64; i++) {
        int most = i < 32 ? 15 : 31, same = 0;
        bool all = first == 0, one = all || (i < 32 && first == -1);
        for (int k = i / 32 * 32; k < i / 32 * 32 + 32; k++)
            same += in[k] / 4 == in[i] / 4;
        EXPECT_EQUAL(i, got[i], (2 * most + (one ? 2 : 0)) * 100 + same + (all ? 50 : 0));
    }
}

static void test_apart()
{
    int *counts = new_on_device<int>(3);
    apart<<<1, 64>>>(counts);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(counts, 3);
    EXPECT_EQUAL(0, got[0], 3 * 8);
    EXPECT_EQUAL(1, got[1], 3 * 16);
    EXPECT_EQUAL(2, got[2], (5 + 4 + 3) * 8);
}

static void test_counted(int first)
{
    int *out = new_on_device<int>(48);
    counted<<<1, 48>>>(out, first);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 48);
    for (int i = 0; i < 48; i++)
        EXPECT_EQUAL(i, got[i], i < first ? -1 : (24 - (first + 1) / 2) * 111);
}

static void test_lockstep()
{
    std::vector<int> in(32);
    for (int i = 0; i < 32; i++)
        in[i] = i * i;
    int *out = new_on_device<int>(32), sum = 0;
    lockstep<<<1, 32>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 32);
    for (int i = 0; i < 32; i++)
        EXPECT_EQUAL(i, got[i], sum += in[i]);
}

// --- instances of a template that share their body: threads begin in it

template <int SIZE, int STEP> __global__ void sum_of(int *out, const int *in, int n)
{
    __shared__ int parts[32];
    int sum = 0;
    for (int i = threadIdx.x; i < n; i += STEP)
        sum += in[i];
    if (threadIdx.x < 64 - SIZE) // not every thread shuffles
        for (int offset = SIZE / 2; offset > 0; offset /= 2)
            sum += __shfl_down_sync(__activemask(), sum, offset, SIZE);
    if (threadIdx.x % SIZE == 0)
        parts[threadIdx.x / SIZE] = sum;
    __syncthreads();
    if (threadIdx.x < 64 / SIZE)
        out[threadIdx.x] = parts[threadIdx.x];
}

template <int SIZE, int STEP> static void test_sum_of(const std::vector<int> &in)
{
    int n = (int)in.size(), *out = new_on_device<int>(64 / SIZE);
    sum_of<SIZE, STEP><<<1, 64>>>(out, copy_to_device(in), n);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 64 / SIZE);
    for (int part = 0; part < 64 / SIZE; part++) {
        int sum = 0, first = part * SIZE, count = first < 64 - SIZE ? SIZE : 1;
        for (int lane = first; lane < first + count; lane++)
            for (int i = lane; i < n; i += STEP)
                sum += in[i];
        EXPECT_EQUAL(part, got[part], sum);
    }
}

// Each thread has a parameter of its own, also one whose address the function takes.
template <int STEP> __device__ void count_own(int *out, int *own)
{
    int t = threadIdx.x;
    if (t & 1) // not every thread comes to each of the two
        __syncwarp();
    else
        __syncwarp();
    *own += STEP * t;
    __syncthreads();
    out[t] = *own;
}

template <int STEP> __global__ void count_from(int *out, int n)
{
    count_own<STEP>(out, &n);
}

static void test_own_parameters()
{
    int *out = new_on_device<int>(64);
    count_from<3><<<1, 64>>>(out, 100);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 64);
    for (int t = 0; t < 64; t++)
        EXPECT_EQUAL(t, got[t], 100 + 3 * t);
}

static void test_shared_bodies()
{
    std::vector<int> in(1000);
    for (int i = 0; i < 1000; i++)
        in[i] = i % 17;
    test_sum_of<32, 64>(in);
    test_sum_of<16, 64>(in);
    test_sum_of<8, 128>(in);
    test_sum_of<4, 192>(in);
}

int main()
{
    test_longest();
    test_sides();
    test_rounds(128, 5);
    test_rounds(100, 7);
    test_decided(0);
    test_decided(-1);
    test_decided(-2);
    test_apart();
    test_counted(0);
    test_counted(7);
    test_lockstep();
    test_shared_bodies();
    test_own_parameters();
    return finish();
}
