// thrust::complex in kernels and in host code.
// TEST nvcc: -std=c++17
#include "check.h"
#include <thrust/complex.h>

typedef thrust::complex<float> single;
typedef thrust::complex<double> twice;

template <typename T> __host__ __device__ T polynomial(T z, int i)
{
    T c = z * z + z / T(2, 1) - thrust::conj(z);
    c += 1.5f;
    c *= T(0.5f, -0.25f);
    c = 2 * c - c * 0.5 + c / 4; // numbers of other types
    if (c == z || z != T(i, 1) || c.real() == 0)
        c = -c;
    c.imag(c.imag() + z.real());
    return c;
}

template <typename T> __host__ __device__ T functions(T z)
{
    T w = thrust::exp(z * typename T::value_type(0.25)) + thrust::sqrt(z) + thrust::log(z);
    w = w + thrust::polar(thrust::abs(z), thrust::arg(z)) * thrust::norm(z);
    return w + thrust::pow(z, T(0.5f, 0.25f)) + thrust::sin(z) * thrust::cosh(z);
}

__global__ void run(single *a, twice *b, float2 *bits)
{
    int i = threadIdx.x;
    a[2 * i] = polynomial(single(i, 1), i);
    a[2 * i + 1] = functions(single(0.1f * i + 0.5f, 1.0f));
    b[2 * i] = polynomial(twice(i, 1), i);
    b[2 * i + 1] = functions(twice(0.1 * i + 0.5, 1.0)) + twice(a[2 * i]);
    reinterpret_cast<single *>(bits)[i] = a[2 * i];
}

template <typename T> static void expect(int i, T got, T want, double tolerance)
{
    EXPECT_NEAR(i, thrust::abs(got - want), 0.0, tolerance * (1 + thrust::abs(want)) * 1e30);
}

int main()
{
    const int n = 16;
    single *a = new_on_device<single>(2 * n);
    twice *b = new_on_device<twice>(2 * n);
    float2 *bits = new_on_device<float2>(n);
    run<<<1, n>>>(a, b, bits);
    CHECK_LAUNCH();
    std::vector<single> got = copy_to_host(a, 2 * n);
    std::vector<twice> got_twice = copy_to_host(b, 2 * n);
    std::vector<float2> got_bits = copy_to_host(bits, n);
    for (int i = 0; i < n; i++) {
        expect(i, got[2 * i], polynomial(single(i, 1), i), 1e-5);
        expect(i, got[2 * i + 1], functions(single(0.1f * i + 0.5f, 1.0f)), 1e-5);
        expect(i, got_twice[2 * i], polynomial(twice(i, 1), i), 1e-12);
        expect(i, got_twice[2 * i + 1], functions(twice(0.1 * i + 0.5, 1.0)) + twice(got[2 * i]),
               1e-12);
        std::complex<float> same = got[2 * i];
        EXPECT(same == std::complex<float>(got_bits[i].x, got_bits[i].y));
        EXPECT(single(same) == got[2 * i]);
    }
    EXPECT(sizeof(single) == 8 && alignof(twice) == 16);
    return finish();
}
