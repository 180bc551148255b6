// const, volatile, __restrict__, __forceinline__, __noinline__, __launch_bounds__, static, inline,
// extern "C", __ldg.
#include "check.h"

extern "C" __global__ void plain_name(int *out)
{
    out[threadIdx.x] = 1;
}

static __device__ __forceinline__ float first(const float *__restrict__ values)
{
    return __ldg(values) + __ldg(&values[1]);
}

__device__ __noinline__ int counted(volatile int *counter, const int *const end)
{
    *counter = *counter + 1;
    return *counter + *end;
}

inline __device__ unsigned mix(unsigned x)
{
    x ^= x >> 3;
    return x;
}

static __global__ void __launch_bounds__(64)
    bounded(const float *__restrict__ in, float *__restrict__ out, const int n)
{
    const int i = threadIdx.x;
    if (i < n - 1)
        out[i] = first(in + i);
}

__global__ __launch_bounds__(128, 2) void volatile_memory(volatile int *data, int *out)
{
    __shared__ volatile int shared[32];
    volatile int local = threadIdx.x;
    shared[threadIdx.x] = data[threadIdx.x] + local;
    __syncthreads();
    out[threadIdx.x] = shared[31 - threadIdx.x] + (int)mix(threadIdx.x);
    if (threadIdx.x == 0) {
        int end = 1000;
        out[0] = counted(data, &end);
    }
}

int main()
{
    const int n = 50;
    int *ints = new_on_device<int>(n);
    plain_name<<<1, n>>>(ints);
    CHECK_LAUNCH();
    std::vector<int> ones = copy_to_host(ints, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, ones[i], 1);

    std::vector<float> in(n);
    for (int i = 0; i < n; i++)
        in[i] = i * i;
    float *out = new_on_device<float>(n);
    bounded<<<1, 64>>>(copy_to_device(in), out, n);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, n);
    for (int i = 0; i < n - 1; i++)
        EXPECT_EQUAL(i, got[i], in[i] + in[i + 1]);

    int *result = new_on_device<int>(32);
    volatile_memory<<<1, 32>>>(ints, result);
    CHECK_LAUNCH();
    std::vector<int> r = copy_to_host(result, 32);
    EXPECT_EQUAL(0, r[0], 1002);
    for (int i = 1; i < 32; i++)
        EXPECT_EQUAL(i, r[i], 1 + 31 - i + (i ^ i >> 3));
    return finish();
}
