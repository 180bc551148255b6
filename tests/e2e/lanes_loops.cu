// What runs as lane loops on PoCL: calls that are made for each thread although all give them the same
// arguments, since they change memory through an address in a struct; instances of a template that share
// a body with barriers, or with loops; and a kernel without barriers whose threads return early.
#include "check.h"

#define THREADS 64

struct Queue {
    int *count;
    int step;
};

__device__ int push(Queue queue)
{
    atomicAdd(queue.count, queue.step);
    return queue.step;
}

__global__ void pushes(Queue queue, int *out, int rounds)
{
    __shared__ int s[THREADS];
    int sum = 0;
    for (int k = 0; k < rounds; k++) {
        int step = push(queue); // also used behind the barrier
        s[threadIdx.x] = sum + threadIdx.x;
        __syncthreads();
        sum = s[THREADS - 1 - threadIdx.x] + step;
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}

template <int ROUNDS>
__global__ void turns(int *out)
{
    __shared__ int s[THREADS];
    __shared__ int first;
    int x = threadIdx.x, value = x;
    for (int k = 0; k < ROUNDS; k++) {
        s[x] = value;
        if (x == 0)
            first = k;
        __syncthreads();
        value = s[(x + ROUNDS) % THREADS] + first;
        __syncthreads();
    }
    out[x] = value;
}

__device__ void add_to(int *to, int by)
{
    *to += by;
}

template <int STEP>
__global__ void sums(const int *in, int *out, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    if (x >= n)
        return;
    Queue own = {nullptr, n}; // all threads begin alike
    add_to(&own.step, x);
    for (int k = 0; k < n; k += STEP)
        sum = sum * 3 + in[k] * (x + 1);
    out[x] = sum + own.step;
}

template <int ROUNDS>
static void check_turns(int *d_out)
{
    turns<ROUNDS><<<1, THREADS>>>(d_out);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, THREADS);
    for (int x = 0; x < THREADS; x++)
        EXPECT_EQUAL(x, out[x], (x + ROUNDS * ROUNDS) % THREADS + ROUNDS * (ROUNDS - 1) / 2);
}

template <int STEP>
static void check_sums(const std::vector<int> &in, int n, int *d_out)
{
    cudaMemset(d_out, 0, THREADS * sizeof(int));
    sums<STEP><<<4, THREADS / 4>>>(copy_to_device(in), d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, THREADS);
    for (int x = 0; x < THREADS; x++) {
        unsigned sum = 0;
        for (int k = 0; k < n; k += STEP)
            sum = sum * 3 + in[k] * (x + 1);
        EXPECT_EQUAL(x, out[x], x < n ? (int)(sum + n + x) : 0);
    }
}

int main()
{
    std::vector<int> in(THREADS);
    for (int i = 0; i < THREADS; i++)
        in[i] = i * 7 % 11;
    int *d_out = new_on_device<int>(THREADS), *d_count = new_on_device<int>(1);

    cudaMemset(d_count, 0, sizeof(int));
    pushes<<<1, THREADS>>>(Queue{d_count, 5}, d_out, 3);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, THREADS);
    EXPECT_EQUAL(0, copy_to_host(d_count, 1)[0], 5 * 3 * THREADS);
    for (int x = 0; x < THREADS; x++) {
        std::vector<int> sum(THREADS, 0), s(THREADS);
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < THREADS; i++)
                s[i] = sum[i] + i;
            for (int i = 0; i < THREADS; i++)
                sum[i] = s[THREADS - 1 - i] + 5;
        }
        EXPECT_EQUAL(x, out[x], sum[x]);
    }

    check_turns<3>(d_out);
    check_turns<6>(d_out);
    check_sums<1>(in, 50, d_out);
    check_sums<2>(in, 64, d_out);
    return finish();
}
