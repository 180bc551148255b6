// TEST buffers: yes
// Kernel templates: arguments deduced, enumerators and functions as arguments, explicit
// instantiation, launches from host templates and through function pointers.
#include "check.h"

enum Operation { COPY, NEGATE = 7 };
enum class Order { FORWARD, BACKWARD = -1 };
namespace work {
enum Part { FIRST, SECOND };
}

template <Operation OP, typename T> __global__ void unary(T *data, int n)
{
    int i = threadIdx.x;
    if (i < n)
        data[i] = OP == NEGATE ? -data[i] : data[i] + 1;
}

template <Order ORDER, bool DOUBLE, work::Part PART> __global__ void arrange(int *out)
{
    int n = blockDim.x, i = threadIdx.x;
    int at = ORDER == Order::BACKWARD ? n - 1 - i : i;
    out[at] = (DOUBLE ? 2 * i : i) + (PART == work::SECOND ? 100 : 0);
}

template <typename A, typename B> __global__ void add_to(A *a, const B *b, A factor)
{
    a[threadIdx.x] += (A)b[threadIdx.x] * factor;
}

template <int N> __global__ void fill(float *out)
{
    out[threadIdx.x] = N + threadIdx.x * 0.5f;
}

template <typename T, int BLOCK> __global__ void only_explicit(T *out)
{
    out[threadIdx.x] = (T)(threadIdx.x * BLOCK);
}
template __global__ void only_explicit<float, 16>(float *);
template __global__ void only_explicit<int, 32>(int *);
template __global__ void fill<11>(float *);

struct Triple {
    __host__ __device__ int operator()(int x) const { return 3 * x; }
};
template <typename F> struct Shifted {
    F f;
    int by;
    __host__ __device__ int operator()(int x) const { return f(x) + by; }
};
template <typename F> __global__ void map(int *data, F f)
{
    data[threadIdx.x] = f(data[threadIdx.x]);
}

__host__ __device__ int next(int x)
{
    return x + 1;
}
template <int (*F)(int)> __global__ void apply(int *data)
{
    data[threadIdx.x] = F(data[threadIdx.x]);
}

template <typename T> void negate_all(T *data, int n)
{
    unary<NEGATE><<<1, 32>>>(data, n);
}
template <typename K, typename... A> void launch(K kernel, int threads, A... arguments)
{
    kernel<<<1, threads>>>(arguments...);
}
template <template <typename> class W, typename F> void map_wrapped(int *data, F f)
{
    map<<<1, 8>>>(data, W<F>{f, 5});
}

int main()
{
    const int n = 8;
    std::vector<int> ints = {1, 2, 3, 4, 5, 6, 7, 8};
    std::vector<float> floats = {0.5f, 1, 1.5f, 2, 2.5f, 3, 3.5f, 4};
    int *d_ints = copy_to_device(ints);
    float *d_floats = copy_to_device(floats);

    unary<COPY><<<1, 32>>>(d_ints, n);
    negate_all(d_ints, n);
    negate_all(d_floats, n);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(d_ints, n);
    std::vector<float> gotf = copy_to_host(d_floats, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[i], -(ints[i] + 1));
        EXPECT_EQUAL(i, gotf[i], -floats[i]);
    }

    arrange<Order::BACKWARD, true, work::SECOND><<<1, n>>>(d_ints);
    CHECK_LAUNCH();
    got = copy_to_host(d_ints, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], 2 * (n - 1 - i) + 100);
    arrange<Order::FORWARD, false, work::FIRST><<<1, n>>>(d_ints);
    CHECK_LAUNCH();
    got = copy_to_host(d_ints, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], i);

    add_to<<<1, n>>>(d_floats, d_ints, 2.0f);
    CHECK_LAUNCH();
    gotf = copy_to_host(d_floats, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, gotf[i], -floats[i] + 2 * i);

    void (*chosen)(float *) = fill<3>;
    chosen<<<1, n>>>(d_floats);
    CHECK_LAUNCH();
    gotf = copy_to_host(d_floats, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, gotf[i], 3 + i * 0.5f);
    launch(fill<11>, n, d_floats);
    CHECK_LAUNCH();
    gotf = copy_to_host(d_floats, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, gotf[i], 11 + i * 0.5f);

    map<<<1, n>>>(d_ints, Triple());
    map_wrapped<Shifted>(d_ints, Triple());
    apply<next><<<1, n>>>(d_ints);
    CHECK_LAUNCH();
    got = copy_to_host(d_ints, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], 9 * i + 6);

    only_explicit<float, 16><<<1, n>>>(d_floats);
    only_explicit<int, 32><<<1, n>>>(d_ints);
    CHECK_LAUNCH();
    gotf = copy_to_host(d_floats, n);
    got = copy_to_host(d_ints, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, gotf[i], i * 16);
        EXPECT_EQUAL(i, got[i], i * 32);
    }
    return finish();
}
