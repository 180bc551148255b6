// TEST buffers: yes
// Parameters of kernels that threads change, each in its own way, or whose address is taken: pointers that
// go on, numbers, structs, objects with a state of their own, lambdas and objects that are only read.
// Blocks of whole strips and others, with values that live in one region, over barriers and over loops.
// TEST nvcc: --extended-lambda
#include "check.h"

#define MOST 64

struct Counter {
    int count, step;
    __device__ int next()
    {
        count += step;
        return count;
    }
};

struct Scale {
    int factor[2];
    __host__ __device__ int operator()(int x) const { return x * factor[0] + factor[1]; }
};

struct Pair {
    int a, b;
};

template <typename F>
__global__ void applied(F f, int *out, int rounds)
{
    __shared__ int s[MOST];
    int t = threadIdx.x, value = t;
    for (int k = 0; k < rounds; k++) {
        s[t] = f(value);
        __syncthreads();
        value = s[(t + 1) % blockDim.x];
        __syncthreads();
    }
    out[t] = value;
}

// a state that lives over barriers, and over the turns of a loop
__global__ void counted(Counter counter, int *out, int rounds)
{
    __shared__ int s[MOST];
    int t = threadIdx.x, sum = 0;
    if (t % 3 == 0)
        counter.next();
    for (int k = 0; k < rounds; k++) {
        s[t] = counter.next();
        __syncthreads();
        sum = sum * 3 + s[blockDim.x - 1 - t];
        __syncthreads();
        if (t % 2)
            counter.step++;
    }
    out[t] = sum + counter.count;
}

__global__ void moved(const int *in, int *out, int n, Pair pair)
{
    __shared__ int s[MOST];
    in += threadIdx.x; // over a barrier and in a loop
    out += threadIdx.x;
    n -= threadIdx.x;
    if (threadIdx.x & 1)
        pair.a += threadIdx.x;
    s[threadIdx.x] = *in + n;
    __syncthreads();
    int sum = 0;
    for (int k = 0; k < 3; k++, in++)
        sum += *in * s[(threadIdx.x + k) % blockDim.x];
    pair.b = sum + n;
    __syncthreads();
    *out = pair.a + pair.b;
}

// of one region, without barriers, behind an early return, in a loop
__global__ void walked(const int *p, int *out, int n, int rounds)
{
    int t = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    if (t >= n)
        return;
    p += t;
    for (int k = 0; k < rounds; k++) {
        sum = sum * 2 + *p;
        p++;
    }
    n += sum;
    out[t] = n;
}

struct Row {
    int m[4];
};

__device__ void grow(int *m, int by)
{
    for (int i = 0; i < 4; i++)
        m[i] += by * i;
}

__device__ int ends(const int *m) { return m[0] + m[3]; }

// arrays that are parts: of a parameter, and of a variable that all threads begin alike
__global__ void rows(Row row, int *out)
{
    __shared__ int s[MOST];
    Row other = row;
    grow(row.m, threadIdx.x);
    s[threadIdx.x] = row.m[1];
    __syncthreads();
    int *m = row.m;
    m[0] = threadIdx.x;
    grow(other.m, 3);
    __syncthreads();
    out[threadIdx.x] = s[(threadIdx.x + 1) % blockDim.x] * 100 + row.m[3] + ends(row.m) + ends(other.m);
}

static std::vector<int> in(2 * MOST);
static int *d_in, *d_out;

template <typename F>
static void check_applied(F f, int count)
{
    applied<<<1, count>>>(f, d_out, 3);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST), value(count);
    for (int t = 0; t < count; t++)
        value[t] = t;
    for (int k = 0; k < 3; k++) {
        std::vector<int> s(value);
        for (int t = 0; t < count; t++)
            value[t] = f(s[(t + 1) % count]);
    }
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], value[t]);
}

static void check_counted(int count)
{
    counted<<<1, count>>>(Counter{5, 2}, d_out, 4);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST), sum(count, 0);
    std::vector<Counter> counter(count, Counter{5, 2});
    for (int t = 0; t < count; t += 3)
        counter[t].count += counter[t].step;
    for (int k = 0; k < 4; k++) {
        for (int t = 0; t < count; t++)
            counter[t].count += counter[t].step;
        for (int t = 0; t < count; t++) {
            sum[t] = sum[t] * 3 + counter[count - 1 - t].count;
        }
        for (int t = 1; t < count; t += 2)
            counter[t].step++;
    }
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], sum[t] + counter[t].count);
}

static void check_moved(int count)
{
    moved<<<1, count>>>(d_in, d_out, 100, Pair{7, 9});
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < count; t++) {
        int sum = 0;
        for (int k = 0; k < 3; k++)
            sum += in[t + k] * (in[(t + k) % count] + 100 - (t + k) % count);
        EXPECT_EQUAL(t, out[t], 7 + (t & 1 ? t : 0) + sum + 100 - t);
    }
}

static void check_rows(int count)
{
    rows<<<1, count>>>(Row{{1, 2, 3, 4}}, d_out);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < count; t++)
        EXPECT_EQUAL(t, out[t], (2 + (t + 1) % count) * 100 + 4 + 3 * t + t + 4 + 3 * t + 1 + 4 + 9);
}

static void check_walked(int blocks, int count, int n)
{
    walked<<<blocks, count>>>(d_in, d_out, n, 5);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, MOST);
    for (int t = 0; t < n; t++) {
        int sum = 0;
        for (int k = 0; k < 5; k++)
            sum = sum * 2 + in[t + k];
        EXPECT_EQUAL(t, out[t], sum + n);
    }
}

int main()
{
    for (int i = 0; i < 2 * MOST; i++)
        in[i] = i * 7 % 31;
    d_in = copy_to_device(in);
    d_out = new_on_device<int>(MOST);
    int factor = 3;
    for (int count : {64, 48, 33, 5}) {
        check_applied(Scale{{2, 1}}, count);
        check_applied([=] __host__ __device__(int x) { return x * factor - 1; }, count);
        check_counted(count);
        check_moved(count);
        check_rows(count);
    }
    check_walked(2, 32, 50);
    check_walked(4, 13, 52);
    return finish();
}
