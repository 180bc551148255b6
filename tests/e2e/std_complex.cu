// std::complex in kernels: its members, as nvcc takes them in any standard with relaxed constexpr,
// and the operators, which are constexpr since C++20.
// TEST standard: c++20
// TEST nvcc: -std=c++20 --expt-relaxed-constexpr
#include "check.h"
#include <complex>
#include <iostream>
#include <sstream>

using namespace std::complex_literals;
typedef std::complex<float> single;

template <typename T> struct Sample {
    T weight;
    std::complex<T> value;
};

template <typename C> __host__ __device__ C arithmetic(C a, C b)
{
    C c = a + b * 2.0f;
    c -= C(1, 2);
    c *= a;
    c /= b;
    if (c == a || a != C(0.5f, 1))
        c = -c;
    return 1.0f - c + std::conj(a) * std::norm(b);
}

__global__ void run(const single *in, single *out, Sample<double> *samples, float *parts)
{
    int i = threadIdx.x;
    out[i] = arithmetic(in[i], single(2, i + 1));
    samples[i].value = {samples[i].weight, 2.0};
    samples[i].value.real(3.0 + i);
    samples[i].value += std::complex<double>(in[i]);
    parts[i] = in[i].real() * 2 + in[i].imag() + (in[i] == single(1, 1));
}

int main()
{
    const int n = 8;
    std::vector<single> in(n);
    std::vector<Sample<double>> samples(n);
    for (int i = 0; i < n; i++) {
        in[i] = std::polar(1.0f * i, 0.5f) + std::exp(single(0, i)) * std::pow(single(i, 1), 2);
        samples[i].weight = i;
    }
    in[3] = single(1, 1);
    std::complex<double> root = std::sqrt(-1.0 + 0i) + std::acos(0.5i) - std::real(2);
    std::stringstream text;
    text << std::abs(root) << in[3];
    EXPECT(text.str().find("(1,1)") != std::string::npos);

    single *device_in = copy_to_device(in), *out = new_on_device<single>(n);
    Sample<double> *device_samples = copy_to_device(samples);
    float *parts = new_on_device<float>(n);
    run<<<1, n>>>(device_in, out, device_samples, parts);
    CHECK_LAUNCH();
    std::vector<single> got = copy_to_host(out, n);
    std::vector<float> got_parts = copy_to_host(parts, n);
    samples = copy_to_host(device_samples, n);
    for (int i = 0; i < n; i++) {
        single want = arithmetic(in[i], single(2, i + 1));
        EXPECT(std::abs(got[i] - want) <= 1e-5f * std::abs(want));
        EXPECT_NEAR(i, got_parts[i], in[i].real() * 2 + in[i].imag() + (in[i] == single(1, 1)),
                    1e-6);
        EXPECT(samples[i].value == std::complex<double>(3.0 + i, 2) + std::complex<double>(in[i]));
    }
    return finish();
}
