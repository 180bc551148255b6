// TEST races: the first read of the compare-and-swap loop is not atomic

// Integer atomics in global and shared memory: every operation, with the values returned.
#include "check.h"

struct Totals {
    int add, sub, low, high, exchanged, all, any, parity, swaps;
    unsigned wrapped_up, wrapped_down, unsigned_high, unsigned_add;
};

__global__ void operate(Totals *t, int *seen, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int ticket = atomicAdd(&t->add, 1);
    seen[ticket] = i + 1;
    atomicSub(&t->sub, i);
    atomicMin(&t->low, 50 - i);
    atomicMax(&t->high, i * 3);
    atomicExch(&t->exchanged, 77);
    atomicAnd(&t->all, ~(1 << i % 8));
    atomicOr(&t->any, 1 << i % 20);
    atomicXor(&t->parity, i);
    atomicInc(&t->wrapped_up, 9);
    atomicDec(&t->wrapped_down, 6);
    atomicMax(&t->unsigned_high, 0x80000000u + i);
    atomicAdd(&t->unsigned_add, 0x10000000u);
    int old = t->swaps, assumed;
    do {
        assumed = old;
        old = atomicCAS(&t->swaps, assumed, assumed + 2);
    } while (assumed != old);
}

__global__ void histogram(const unsigned char *data, unsigned *bins, int n)
{
    __shared__ unsigned local[16];
    if (threadIdx.x < 16)
        local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[data[i] & 15], 1u);
    __syncthreads();
    if (threadIdx.x < 16)
        atomicAdd(bins + threadIdx.x, local[threadIdx.x]);
}

static void check_operations()
{
    const int n = 100;
    Totals start = {};
    start.low = 1000;
    start.all = 0xff;
    start.wrapped_down = 3;
    std::vector<Totals> one(1, start);
    Totals *d_totals = copy_to_device(one);
    int *d_seen = new_on_device<int>(n);
    operate<<<4, 32>>>(d_totals, d_seen, n);
    CHECK_LAUNCH();

    Totals t = copy_to_host(d_totals, 1)[0];
    unsigned up = 0, down = 3, parity = 0;
    for (int i = 0; i < n; i++) {
        up = up >= 9 ? 0 : up + 1;
        down = down == 0 || down > 6 ? 6 : down - 1;
        parity ^= i;
    }
    EXPECT_EQUAL(0, t.add, n);
    EXPECT_EQUAL(1, t.sub, -n * (n - 1) / 2);
    EXPECT_EQUAL(2, t.low, 50 - (n - 1));
    EXPECT_EQUAL(3, t.high, 3 * (n - 1));
    EXPECT_EQUAL(4, t.exchanged, 77);
    EXPECT_EQUAL(5, t.all, 0);
    EXPECT_EQUAL(6, t.any, (1 << 20) - 1);
    EXPECT_EQUAL(7, t.parity, parity);
    EXPECT_EQUAL(8, t.swaps, 2 * n);
    EXPECT_EQUAL(9, t.wrapped_up, up);
    EXPECT_EQUAL(10, t.wrapped_down, down);
    EXPECT_EQUAL(11, t.unsigned_high, 0x80000000u + n - 1);
    EXPECT_EQUAL(12, t.unsigned_add, 0x10000000u * n);

    std::vector<int> seen = copy_to_host(d_seen, n);
    std::vector<int> times(n + 1);
    for (int i : seen)
        times[i >= 0 && i <= n ? i : 0]++;
    for (int i = 1; i <= n; i++)
        EXPECT_EQUAL(i, times[i], 1);
}

int main()
{
    // The first read of t->swaps is not atomic, by design: the loop repairs a stale value.
    check_operations();

    const int n = 1000;
    std::vector<unsigned char> data(n);
    unsigned want[16] = {};
    for (int i = 0; i < n; i++) {
        data[i] = i * i % 251;
        want[data[i] & 15]++;
    }
    unsigned *d_bins = new_on_device<unsigned>(16);
    histogram<<<3, 64>>>(copy_to_device(data), d_bins, n);
    CHECK_LAUNCH();
    std::vector<unsigned> bins = copy_to_host(d_bins, 16);
    for (int i = 0; i < 16; i++)
        EXPECT_EQUAL(i, bins[i], want[i]);
    return finish();
}
