// What a thread does comes in the order of the program, also what all threads do alike: a variable that changes where
// another is declared, operands on the left of a call with a barrier, and a barrier in the head of a loop.
#include "check.h"

#define SIZE 64
#define ALL 0xffffffff

// `factor` is the same for all threads, and changes between what each of them does.
__global__ void change_factor(const int *in, int *out, int n)
{
    int t = threadIdx.x, sum = 0, factor = 1;
    for (int i = 0; i < n; i++) {
        sum += __shfl_xor_sync(ALL, in[t], 1) * factor;
        sum += in[t] * factor;
        int before = factor++;
        sum ^= before;
        sum += factor;
        int twice = factor *= 2;
        sum += twice + factor;
    }
    out[t] = sum;
}

__global__ void change_in_branch(const int *in, int *out, int n)
{
    int t = threadIdx.x, sum = 0;
    if (t < n) {
        int count = 3;
        for (int i = 0; i < count; i++)
            sum += in[i];
        sum += count * 100 + t;
        int less = --count;
        sum += less * 1000;
        for (int i = 0; i < count; i++)
            sum ^= in[i] + count;
    }
    out[t] = sum;
}

__device__ int twice(int value)
{
    __syncthreads();
    return value * 2;
}

__device__ int add_to_own(int *s, int value)
{
    __syncthreads();
    s[threadIdx.x] += value;
    __syncthreads();
    return value;
}

__device__ int add_to_variable(int *variable, int value)
{
    __syncthreads();
    *variable += value;
    return value;
}

// Lists are evaluated from left to right.
__global__ void call_in_lists(const int *in, int *out)
{
    __shared__ int s[SIZE];
    int t = threadIdx.x, k = t;
    s[t] = in[t];
    __syncthreads();
    int a[2] = {twice(1) + s[t], add_to_own(s, 2)};
    int b[2] = {twice(2) + k, add_to_variable(&k, 3)};
    int c[2] = {k, twice(++k)};
    int d[2] = {k += 5, twice(k)};
    int e[2] = {s[twice(0) + t], add_to_own(s, 1)};
    out[t] = a[0] + a[1] + 10 * (b[0] + b[1]) + 100 * (c[0] + c[1]) + 1000 * (d[0] + d[1]) + e[0] + e[1] + s[t];
}

__global__ void meet_in_heads(const int *in, int *out, int n)
{
    __shared__ int s[SIZE];
    int t = threadIdx.x, i = 0, sum = 0;
    s[t] = in[t];
    do {
        s[t] += i;
        __syncthreads();
        i++;
        if (n & 1)
            continue;
        sum += s[SIZE - 1 - t];
    } while (__syncthreads(), i < n);
    for (int k = 0; __syncthreads(), k < n; k++)
        for (int m = 0; m < 2; m++) {
            sum += s[(t + k) % SIZE];
            __syncthreads();
            s[t]++;
            __syncthreads();
        }
    out[t] = sum;
}

static int expected_factor(int own, int other, int n)
{
    int sum = 0, factor = 1;
    for (int i = 0; i < n; i++) {
        sum += (own + other) * factor;
        sum ^= factor++;
        sum += factor;
        factor *= 2;
        sum += 2 * factor;
    }
    return sum;
}

static int expected_branch(const int *in, int t, int n)
{
    if (t >= n)
        return 0;
    int sum = in[0] + in[1] + in[2] + 300 + t + 2000;
    return (sum ^ (in[0] + 2)) ^ (in[1] + 2);
}

// Threads do not come here together: they are coroutines.
__device__ int meet_or_leave(int value)
{
    __syncthreads();
    if (value == -12345)
        return 1;
    return 0;
}

__device__ int add_to_own(int *s, int *by)
{
    __syncthreads();
    s[threadIdx.x] += *by;
    __syncthreads();
    *by += 3;
    return s[SIZE - 1 - threadIdx.x];
}

struct numbers {
    int first, second[2], last;
};

__device__ int weigh(int a, int b, int c)
{
    __syncthreads();
    return a + 3 * b + 7 * c;
}

__global__ void coroutines(int *out, int n)
{
    __shared__ int s[SIZE];
    int t = threadIdx.x, by = 5, k = n;
    s[t] = t;
    if (meet_or_leave(n))
        return;
    int list[3] = {s[t], add_to_own(s, &by), s[t]};
    numbers of = {k++, {by, 2}, add_to_own(s, &by)};
    int others[2] = {of.last + by, add_to_own(s, &by)};
    int weight = weigh(k, 1, 2);
    int two[2] = {weigh(k, s[t], 1) + k++, weigh(k, s[t], 1)};
    out[t] = list[0] + 2 * list[1] + 3 * list[2] + 5 * of.first + 7 * of.second[0] + 11 * of.last + 13 * others[0] + 17 * others[1] +
             19 * weight + 23 * two[0] + 29 * two[1];
}

static int expected_coroutines(int t, int n)
{
    int list[3] = {t, SIZE - 1 - t + 5, t + 5}, first = n, second = 8;
    int last = SIZE - 1 - t + 13, other = last + 11, more = SIZE - 1 - t + 24;
    int k = n + 1, own = t + 24, weight = k + 3 + 14, two[2] = {k + 3 * own + 7 + k, k + 1 + 3 * own + 7};
    return list[0] + 2 * list[1] + 3 * list[2] + 5 * first + 7 * second + 11 * last + 13 * other + 17 * more + 19 * weight +
           23 * two[0] + 29 * two[1];
}

static int expected_lists(int own, int t)
{
    int a = 2 + own + 2, b = 4 + t + 3, c = t + 3 + 2 * (t + 4), d = t + 9 + 2 * (t + 9), e = own + 2 + 1;
    return a + 10 * b + 100 * c + 1000 * d + e + own + 3;
}

static int expected_heads(const int *in, int t, int n)
{
    int sum = 0, added = 0;
    for (int i = 0; i < n; i++) {
        added += i;
        sum += n & 1 ? 0 : in[SIZE - 1 - t] + added;
    }
    for (int k = 0; k < n; k++)
        for (int m = 0; m < 2; m++)
            sum += in[(t + k) % SIZE] + added++;
    return sum;
}

int main()
{
    std::vector<int> in(SIZE);
    for (int i = 0; i < SIZE; i++)
        in[i] = (i * 37 + 11) % 50;
    int *d_in = copy_to_device(in), *d_out = new_on_device<int>(SIZE);

    change_factor<<<1, SIZE>>>(d_in, d_out, 5);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, SIZE);
    for (int t = 0; t < SIZE; t++)
        EXPECT_EQUAL(t, out[t], expected_factor(in[t], in[t ^ 1], 5));

    change_in_branch<<<1, SIZE>>>(d_in, d_out, 40);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, SIZE);
    for (int t = 0; t < SIZE; t++)
        EXPECT_EQUAL(t, out[t], expected_branch(in.data(), t, 40));

    call_in_lists<<<1, SIZE>>>(d_in, d_out);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, SIZE);
    for (int t = 0; t < SIZE; t++)
        EXPECT_EQUAL(t, out[t], expected_lists(in[t], t));

    coroutines<<<1, SIZE>>>(d_out, 9);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, SIZE);
    for (int t = 0; t < SIZE; t++)
        EXPECT_EQUAL(t, out[t], expected_coroutines(t, 9));

    for (int n = 3; n < 5; n++) {
        meet_in_heads<<<1, SIZE>>>(d_in, d_out, n);
        CHECK_LAUNCH();
        out = copy_to_host(d_out, SIZE);
        for (int t = 0; t < SIZE; t++)
            EXPECT_EQUAL(t, out[t], expected_heads(in.data(), t, n));
    }
    return finish();
}
