// Kernel and device function templates with type, value, bool and defaulted parameters,
// specialisation, and explicit instantiation.
#include "check.h"

enum Mode { SUM, PRODUCT };

template <typename T> __device__ T square(T x)
{
    return x * x;
}

template <> __device__ int square<int>(int x)
{
    return x * x + 1; /* so that a wrong choice shows */
}

template <typename T, int N> __device__ T power(T x)
{
    T result = 1;
    for (int i = 0; i < N; i++)
        result *= x;
    return result;
}

template <Mode MODE, typename T> __device__ T combine(T a, T b)
{
    if (MODE == SUM)
        return a + b;
    else
        return a * b;
}

template <typename In, typename Out, Mode MODE, bool SQUARE = false, int N = 3>
__global__ void transform(const In *in, Out *out, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    In x = SQUARE ? square(in[i]) : in[i];
    out[i] = (Out)combine<MODE>(x, power<In, N>(in[i]));
}

template <typename T, unsigned SIZE> __global__ void reverse(T (*rows)[SIZE])
{
    T *row = rows[blockIdx.x];
    if (threadIdx.x < SIZE / 2) {
        T first = row[threadIdx.x];
        row[threadIdx.x] = row[SIZE - 1 - threadIdx.x];
        row[SIZE - 1 - threadIdx.x] = first;
    }
}

template __global__ void transform<long long, int, PRODUCT, true, 2>(const long long *, int *,
                                                                     unsigned);

int main()
{
    const unsigned n = 50;
    std::vector<int> ints(n);
    std::vector<float> floats(n);
    for (unsigned i = 0; i < n; i++) {
        ints[i] = (int)i - 20;
        floats[i] = i * 0.25f;
    }
    int *d_ints = copy_to_device(ints);
    float *d_floats = copy_to_device(floats);
    double *d_doubles = new_on_device<double>(n);
    int *d_out = new_on_device<int>(n);

    transform<int, double, SUM><<<2, 32>>>(d_ints, d_doubles, n);
    CHECK_LAUNCH();
    std::vector<double> doubles = copy_to_host(d_doubles, n);
    for (unsigned i = 0; i < n; i++)
        EXPECT_EQUAL(i, doubles[i], ints[i] + ints[i] * ints[i] * ints[i]);

    transform<int, int, PRODUCT, true, 1><<<2, 32>>>(d_ints, d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, n);
    for (unsigned i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], (ints[i] * ints[i] + 1) * ints[i]);

    transform<float, int, SUM, true><<<2, 32>>>(d_floats, d_out, n);
    CHECK_LAUNCH();
    out = copy_to_host(d_out, n);
    for (unsigned i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], (int)(floats[i] * floats[i] + floats[i] * floats[i] * floats[i]));

    reverse<int, 10><<<5, 32>>>((int(*)[10])d_ints);
    CHECK_LAUNCH();
    out = copy_to_host(d_ints, n);
    for (unsigned i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], ints[i / 10 * 10 + 9 - i % 10]);
    return finish();
}
