// libcu++: atomics with scopes and orders, complex numbers, and the names that cuda::std shares with
// the C++ library.
#include "tmpl.h"
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/limits>
#include <cuda/std/tuple>
#include <cuda/std/type_traits>
#include <cuda/std/utility>

typedef cuda::atomic_ref<int, cuda::thread_scope_device> device_counter;

__device__ cuda::atomic<unsigned, cuda::thread_scope_device> total(5);

__global__ void count(int *bins, long long *sum, float *real_sum, int n)
{
    __shared__ cuda::atomic<int, cuda::thread_scope_block> largest;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0)
        largest.store(-1, cuda::memory_order_relaxed);
    __syncthreads();
    if (i < n) {
        device_counter bin(bins[i % 3]);
        bin.fetch_add(i, cuda::memory_order_relaxed);
        cuda::atomic_ref<long long, cuda::thread_scope_device>(*sum) += i;
        cuda::atomic_ref<float, cuda::thread_scope_device>(*real_sum).fetch_add(0.5f);
        largest.fetch_max((i * 7) % n);
        total++;
        total.fetch_sub(2, cuda::std::memory_order_acq_rel);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        device_counter(bins[3]).fetch_max(largest.load());
        int seen = 0;
        while (!device_counter(bins[4]).compare_exchange_weak(seen, seen + 10))
            ;
    }
}

__global__ void read_total(unsigned *out)
{
    *out = total.load(cuda::memory_order_acquire);
}

static void test_atomics()
{
    const int n = 200;
    int *bins = new_on_device<int>(5);
    long long *sum = new_on_device<long long>(1);
    float *real_sum = new_on_device<float>(1);
    unsigned *out = new_on_device<unsigned>(1);
    count<<<4, 64>>>(bins, sum, real_sum, n);
    CHECK_LAUNCH();
    read_total<<<1, 1>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(bins, 5);
    int want[3] = {0, 0, 0};
    for (int i = 0; i < n; i++)
        want[i % 3] += i;
    for (int i = 0; i < 3; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    EXPECT_EQUAL(3, got[3], n - 1);
    EXPECT_EQUAL(4, got[4], 40);
    EXPECT_EQUAL(0, copy_to_host(sum, 1)[0], (long long)n * (n - 1) / 2);
    EXPECT_EQUAL(0, copy_to_host(real_sum, 1)[0], 0.5f * n);
    EXPECT_EQUAL(0, copy_to_host(out, 1)[0], 5u - n);
}

struct Complex {
    static __host__ __device__ int run(int i)
    {
        cuda::std::complex<float> a(i * 0.5f, 2.0f), b(1.0f, -i), c = a * b + a / cuda::std::complex<float>(2.0f, 0.0f);
        c -= conj(a) * 2.0f;
        c += cuda::std::complex<float>(1.0f);
        bool same = c == c && a != b;
        return (int)(c.real() * 8 + c.imag() * 100 + norm(b) + same);
    }
};

struct ComplexFunctions {
    static __host__ __device__ int run(int i)
    {
        typedef cuda::std::complex<double> complex;
        complex z(i * 0.25 - 2.1, 1.3 - i * 0.5);
        complex root = sqrt(z), back = exp(log(z)), power = pow(z, 2.0);
        complex d = root * root - z, e = back - z, p = power - z * z, q = z / root - root;
        complex turned = cuda::std::polar(abs(z), arg(z)) - z;
        double error = abs(d) + abs(e) + abs(p) + abs(q) + abs(turned);
        return error < 1e-12 ? i : -1;
    }
};

struct Shared {
    static __host__ __device__ double run(int i)
    {
        int a = i, b = 3;
        cuda::std::swap(a, b);
        int old = cuda::std::exchange(a, 9);
        cuda::std::array<int, 3> list = {i, 2, 3};
        cuda::std::tuple<int, float> t(i, 1.5f);
        list[1] += i > 4 ? i : 4;
        return a + 10 * b + 100 * old + list[1] + cuda::std::get<1>(t) * cuda::std::get<0>(t) +
               cuda::std::numeric_limits<short>::max() + cuda::std::is_same<int, short>::value;
    }
};

int main()
{
    test_atomics();
    compare_case<Complex>();
    compare_case<ComplexFunctions>();
    compare_case<Shared>();
    return finish();
}
