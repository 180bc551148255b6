// TEST buffers: yes
// Static variables inside kernels and device functions: one object per function, or per instance of
// a template, that keeps its value from launch to launch; constant ones; shared ones.
#include "check.h"

struct Counts {
    int calls;
    float sum;
    unsigned low : 4, high : 12;
    short cells[3];
};

__device__ int next()
{
    static int n = 5;
    return n++;
}

__device__ int other_next()
{
    static int n;
    n += 2;
    return n;
}

template <typename T> __device__ T collect(T x)
{
    static T sum = 3;
    sum = sum + x;
    return sum;
}

__device__ Counts *counts()
{
    static Counts c = {1, 2.5f, 3, 400, {-1, 2}};
    c.calls++;
    return &c;
}

__device__ int *slot(int i)
{
    static int table[2][3] = {{1, 2, 3}, {4}};
    return &table[i / 3][i % 3];
}

__device__ int constants(int i)
{
    static const int squares[] = {0, 1, 4, 9, 16};
    static constexpr float halves[2][2] = {{0.5f, 1.5f}, {2.5f, 3.5f}};
    return squares[i % 5] + (int)(2 * halves[i % 2][i / 2 % 2]);
}

__device__ int shared_sum(int x)
{
    static __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, x);
    __syncthreads();
    return sum;
}

struct Ticket {
    static __device__ unsigned long long draw()
    {
        static unsigned long long last = 0x100000000ULL;
        static bool used = true;
        static double step = 2;
        static char text[4] = "ab";
        used = !used;
        text[1]++;
        last += (unsigned long long)step;
        return last + (used ? 1000 : 0) + text[1];
    }
};

__global__ void single(int *out, float *f)
{
    static int launches = -1;
    static int seen[4];
    launches++;
    seen[launches & 3] = launches * 3;
    out[0] = next();
    out[1] = next();
    out[2] = other_next();
    out[3] = collect(2);
    f[0] = collect(0.5f);
    out[4] = launches;
    out[5] = seen[0] + seen[1] + seen[2] + seen[3];
    Counts *c = counts();
    c->sum += 1.0f;
    c->high++;
    c->cells[2]--;
    f[1] = c->sum;
    out[6] = c->calls + c->low * 100 + c->high * 10000;
    out[7] = c->cells[0] + c->cells[1] * 10 + c->cells[2] * 100;
    *slot(5) += *slot(3);
    out[8] = *slot(0) + *slot(5);
    out[9] = (int)(Ticket::draw() - 0x100000000ULL);
}

__global__ void many(int *order, int *out)
{
    static int tickets;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    order[i] = atomicAdd(&tickets, 1);
    out[i] = constants(i) + shared_sum(i);
}

int main()
{
    int *out = new_on_device<int>(16);
    float *f = new_on_device<float>(2);
    int slot5 = 0;
    for (int round = 0; round < 3; round++) {
        single<<<1, 1>>>(out, f);
        CHECK_LAUNCH();
        std::vector<int> got = copy_to_host(out, 10);
        std::vector<float> gotf = copy_to_host(f, 2);
        int seen = 0;
        for (int r = 0; r <= round; r++)
            seen += 3 * r;
        slot5 += 4;
        EXPECT_EQUAL(0, got[0], 5 + 2 * round);
        EXPECT_EQUAL(1, got[1], 6 + 2 * round);
        EXPECT_EQUAL(2, got[2], 2 + 2 * round);
        EXPECT_EQUAL(3, got[3], 3 + 2 * (round + 1));
        EXPECT_EQUAL(4, got[4], round);
        EXPECT_EQUAL(5, got[5], seen);
        EXPECT_EQUAL(6, got[6], 2 + round + 300 + (401 + round) * 10000);
        EXPECT_EQUAL(7, got[7], -1 + 20 - 100 * (round + 1));
        EXPECT_EQUAL(8, got[8], 1 + slot5);
        EXPECT_EQUAL(9, got[9], 2 * (round + 1) + (round % 2 ? 1000 : 0) + 'b' + round + 1);
        EXPECT_EQUAL(10, gotf[0], 3 + 0.5f * (round + 1));
        EXPECT_EQUAL(11, gotf[1], 3.5f + round);
    }
    const int blocks = 3, threads = 8, n = blocks * threads;
    int *order = new_on_device<int>(n), *sums = new_on_device<int>(n);
    std::vector<bool> drawn(2 * n);
    const int squares[] = {0, 1, 4, 9, 16};
    for (int round = 0; round < 2; round++) {
        many<<<blocks, threads>>>(order, sums);
        CHECK_LAUNCH();
        std::vector<int> tickets = copy_to_host(order, n), got = copy_to_host(sums, n);
        for (int i = 0; i < n; i++) {
            EXPECT(tickets[i] >= n * round && tickets[i] < n * (round + 1) && !drawn[tickets[i]]);
            drawn[tickets[i]] = true;
            int first = i / threads * threads;
            int sum = threads * first + threads * (threads - 1) / 2;
            EXPECT_EQUAL(i, got[i], squares[i % 5] + (1 + 4 * (i % 2) + 2 * (i / 2 % 2)) + sum);
        }
    }
    return finish();
}
