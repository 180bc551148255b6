// TEST races: the first read of the compare-and-swap loops is not atomic

// Atomic addition and exchange of floats, in global and shared memory; compare-and-swap on the bits
// of a float and of a double.
#include "check.h"

__device__ float atomic_max(float *address, float value)
{
    int *bits = (int *)address;
    int old = *bits, assumed;
    do {
        assumed = old;
        old = atomicCAS(bits, assumed, __float_as_int(fmaxf(value, __int_as_float(assumed))));
    } while (assumed != old);
    return __int_as_float(old);
}

__device__ double add_double(double *address, double value)
{
    unsigned long long int *bits = (unsigned long long int *)address;
    unsigned long long int old = *bits, assumed;
    do {
        assumed = old;
        old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
    } while (assumed != old);
    return __longlong_as_double(old);
}

__global__ void add(float *sums, double *doubles, const float *in, int n)
{
    __shared__ float block;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0)
        block = 0.0f;
    __syncthreads();
    if (i < n) {
        atomicAdd(&sums[0], in[i]);
        atomicAdd(&block, in[i]);
        atomic_max(sums + 1, in[i]);
        atomicExch(&sums[3], 12.5f);
        add_double(doubles, in[i]);
        atomicAdd(doubles + 1, 0.5 * in[i]);
    }
    __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd(&sums[2], block);
}

int main()
{
    const int n = 200;
    std::vector<float> in(n);
    float sum = 0, largest = 0;
    for (int i = 0; i < n; i++) {
        in[i] = (i * 7 % 64) * 0.25f; // all sums are exact in any order
        sum += in[i];
        largest = std::fmax(largest, in[i]);
    }
    float *d_sums = new_on_device<float>(4);
    double *d_doubles = new_on_device<double>(2);
    add<<<4, 64>>>(d_sums, d_doubles, copy_to_device(in), n);
    CHECK_LAUNCH();
    std::vector<float> sums = copy_to_host(d_sums, 4);
    std::vector<double> doubles = copy_to_host(d_doubles, 2);
    EXPECT_EQUAL(0, sums[0], sum);
    EXPECT_EQUAL(1, sums[1], largest);
    EXPECT_EQUAL(2, sums[2], sum);
    EXPECT_EQUAL(3, sums[3], 12.5f);
    EXPECT_EQUAL(0, doubles[0], sum);
    EXPECT_EQUAL(1, doubles[1], 0.5 * sum);
    return finish();
}
