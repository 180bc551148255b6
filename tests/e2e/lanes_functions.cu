// Functions with barriers: in statements, conditions, branches, loops and each other, some with returns in
// several places, and collectives behind which threads go their own ways.
// TEST subgroups: yes
#include "check.h"

#define MOST 64

__device__ int neighbour(int *cells, int i, int value)
{
    cells[i] = value;
    __syncthreads();
    int got = cells[(i + 1) % blockDim.x];
    __syncthreads();
    return got;
}

// calls another, and has a variable that is called like one of the kernel
__device__ void add_neighbours(int *cells, int *sum, int times)
{
    for (int value = 0; value < times; value++)
        *sum += neighbour(cells, threadIdx.x, *sum + value);
}

__global__ void in_statements(int *out, int n)
{
    __shared__ int cells[MOST];
    int value = threadIdx.x * 3, sum = n;
    int first = neighbour(cells, threadIdx.x, value);
    sum -= 2 * neighbour(cells, threadIdx.x, neighbour(cells, threadIdx.x, first));
    if (n > 3)
        add_neighbours(cells, &sum, 2);
    else
        sum++;
    out[threadIdx.x] = sum + value;
}

// the left side is read before
__global__ void behind_a_read(int *out)
{
    __shared__ int cells[MOST];
    cells[threadIdx.x] = threadIdx.x * 5;
    __syncthreads();
    int sum = cells[threadIdx.x];
    __syncthreads();
    sum = sum * 100 + neighbour(cells, threadIdx.x, sum);
    if (neighbour(cells, threadIdx.x, sum) % 2)
        sum++;
    out[threadIdx.x] = sum;
}

__device__ int early(int *cells, int n)
{
    if (n > 3)
        return 7;
    cells[threadIdx.x] = n * threadIdx.x;
    __syncthreads();
    return cells[blockDim.x - 1 - threadIdx.x];
}

__global__ void in_two_ways(int *out, int n)
{
    __shared__ int cells[MOST];
    out[threadIdx.x] = early(cells, n) + threadIdx.x;
}

// PoCL before version 6 computes something else from this as it is when it optimises: the loop in front of
// the call has a branch that a whole block takes, and some threads return behind it
__device__ unsigned passed_on(unsigned *s, unsigned t, unsigned value)
{
    s[t] = value;
    __syncthreads();
    unsigned got = s[(t + 22) % MOST];
    __syncthreads();
    return got;
}

__global__ void around_loops(unsigned *out, unsigned *total, unsigned n)
{
    __shared__ unsigned s[MOST];
    unsigned t = threadIdx.x, g = blockIdx.x;
    unsigned a = out[g * MOST + t], b = t * 3 + n, c = g, u = n * 3 + g;
    s[t] = t * 7;
    __syncthreads();
    for (unsigned j = 0; j < (t & 3) + 1; j++) {
        if ((g & 3) == 1) {
            unsigned i = 0;
            while (i++ < (u & 3) + 1) {
                c = (i & 2) != 0 ? n + g + i : u - g;
                atomicAdd(total, i);
            }
        }
        for (unsigned i = 0; i < (j & 15); i++)
            c += a * (i + c);
    }
    c += passed_on(s, t, n + g);
    if ((a & 7) != 0)
        return;
    out[g * MOST + t] = out[g * MOST + t] * 31 + (a ^ b * 5 ^ c * 7);
}

// the inner loop goes as often for all threads, and PoCL has a barrier of its own in it; since a vote is no
// barrier, these are no lane loops
__global__ void turns(unsigned *out, unsigned *total, unsigned n)
{
    unsigned t = threadIdx.x, votes = __ballot_sync(0xffffffffu, t & 1);
    for (unsigned j = 0; j < (t & 3) + 1; j++)
        for (unsigned i = 0; i < n; i++)
            atomicAdd(total, i + 1);
    out[t] = votes + t;
}

// the same behind a return of some threads
__global__ void behind_a_return(unsigned *out, unsigned *total, unsigned n)
{
    unsigned t = threadIdx.x, votes = __ballot_sync(0xffffffffu, t & 1);
    switch (blockIdx.x & 3) {
    case 1:
        if (t & 2)
            return;
    default:
        for (unsigned i = 0; i < n; i++)
            atomicAdd(total, i + 1);
    }
    out[t] = votes + t;
}

static int *d_out;

static std::vector<int> neighbours(const std::vector<int> &value)
{
    std::vector<int> got(value.size());
    for (size_t t = 0; t < value.size(); t++)
        got[t] = value[(t + 1) % value.size()];
    return got;
}

static void check_statements(int count, int n)
{
    in_statements<<<1, count>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST), first(count), sum(count, n);
    for (int t = 0; t < count; t++)
        first[t] = t * 3;
    std::vector<int> third = neighbours(neighbours(neighbours(first)));
    for (int t = 0; t < count; t++)
        sum[t] = sum[t] - 2 * third[t] + (n > 3 ? 0 : 1);
    for (int value = 0; n > 3 && value < 2; value++) {
        std::vector<int> got(sum);
        for (int &x : got)
            x += value;
        got = neighbours(got);
        for (int t = 0; t < count; t++)
            sum[t] += got[t];
    }
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], sum[t] + t * 3);
}

static void check_read(int count)
{
    behind_a_read<<<1, count>>>(d_out);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST), sum(count);
    for (int t = 0; t < count; t++)
        sum[t] = t * 500 + (t + 1) % count * 5;
    std::vector<int> next = neighbours(sum);
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], sum[t] + (next[t] % 2 ? 1 : 0));
}

static void check_two_ways(int count, int n)
{
    in_two_ways<<<1, count>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], (n > 3 ? 7 : n * (count - 1 - t)) + t);
}

static unsigned around_loops_of(unsigned a, unsigned t, unsigned g, unsigned n, unsigned &total)
{
    unsigned b = t * 3 + n, c = g, u = n * 3 + g;
    for (unsigned j = 0; j < (t & 3) + 1; j++) {
        if ((g & 3) == 1)
            for (unsigned i = 1; i <= (u & 3) + 1; i++) {
                c = (i & 2) != 0 ? n + g + i : u - g;
                total += i;
            }
        for (unsigned i = 0; i < j; i++)
            c += a * (i + c);
    }
    c += n + g;
    return (a & 7) != 0 ? a : a * 31 + (a ^ b * 5 ^ c * 7);
}

static void check_loops(unsigned n)
{
    std::vector<unsigned> in(2 * MOST), sum(1, 0);
    for (unsigned i = 0; i < in.size(); i++)
        in[i] = i * 2654435761u >> 7;
    unsigned *d_in = copy_to_device(in), *d_total = copy_to_device(sum), total = 0;
    around_loops<<<2, MOST>>>(d_in, d_total, n);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(d_in, 2 * MOST);
    for (unsigned i = 0; i < 2 * MOST; i++)
        EXPECT_EQUAL((int)i, out[i], around_loops_of(in[i], i % MOST, i / MOST, n, total));
    EXPECT_EQUAL(0, copy_to_host(d_total, 1)[0], total);
}

static void check_turns(unsigned n)
{
    std::vector<unsigned> none(MOST, 0);
    unsigned *d_words = copy_to_device(none), *d_total = copy_to_device(std::vector<unsigned>(2, 0));
    turns<<<1, MOST>>>(d_words, d_total, n);
    behind_a_return<<<2, MOST>>>(d_words, d_total + 1, n);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(d_words, MOST), total = copy_to_host(d_total, 2);
    for (unsigned t = 0; t < MOST; t++)
        EXPECT_EQUAL((int)t, out[t], 0xaaaaaaaau + t);
    EXPECT_EQUAL(0, total[0], MOST * 10 / 4 * n * (n + 1) / 2);
    EXPECT_EQUAL(1, total[1], (MOST + MOST / 2) * n * (n + 1) / 2);
}

int main()
{
    d_out = new_on_device<int>(2 * MOST);
    for (int count : {64, 48, 33, 5})
        for (int n : {2, 5}) {
            check_statements(count, n);
            check_read(count);
            check_two_ways(count, n);
        }
    for (unsigned n = 10; n < 14; n++)
        check_loops(n);
    for (unsigned n = 1; n < 4; n++)
        check_turns(n);
    return finish();
}
