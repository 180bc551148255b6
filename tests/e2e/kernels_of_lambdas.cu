// Lambdas as arguments of kernels: captures written and implied, in templates and methods, generic,
// called by the host as well, inside other types, and kernels that are named by one, or by a list.
// TEST warnings: attributes and occupancy are estimates
#include "check.h"

template <class F> __global__ void each(int n, F f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        f(i);
}

template <class F, class T, int N> __global__ void map_n(T *out, const T *in, F f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < N)
        out[i] = f(in[i]);
}

template <class F> static void for_each(int n, F f)
{
    int blocks = 0, threads = 0;
    cudaFuncAttributes attributes;
    CHECK(cudaFuncGetAttributes(&attributes, each<F>));
    CHECK(cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, each<F>, 0, 0));
    EXPECT(threads > 0);
    each<<<(n + 31) / 32, 32>>>(n, f);
    CHECK_LAUNCH();
}

template <class A, class B> struct Both {
    A a;
    B b;
};

template <class A, class B> __global__ void use_both(int n, Both<A, B> both)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        both.a(i, both.b);
}

template <class T> struct Array {
    T *data;
    int n;

    explicit Array(int count) : n(count)
    {
        CHECK(cudaMalloc(&data, count * sizeof(T)));
        number();
    }
    ~Array()
    {
        cudaFree(data);
    }
    void number();
    void add(T value)
    {
        T *p = data;
        for_each(n, [=] __device__(int i) { p[i] += value; });
    }
    std::vector<T> values() const
    {
        return copy_to_host(data, n);
    }
};

template <class U> void Array<U>::number()
{
    U *p = data;
    for_each(n, [=] __device__(int i) { p[i] = U(i); });
}

template <int K, class T> static void scale(Array<T> &array)
{
    T *p = array.data;
    for_each(array.n, [=] __device__(int i) { p[i] *= K; });
}

template <class F, class... Rest> __global__ void each_with(int n, F f, Rest... rest)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        f(i, rest...);
}

template <class F, class... Rest> static void for_each_with(int n, F f, Rest... rest)
{
    int blocks = 0;
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, &each_with<F, Rest...>, 32, 0));
    EXPECT(blocks > 0);
    each_with<<<(n + 31) / 32, 32>>>(n, f, rest...);
    CHECK_LAUNCH();
}

struct Pair {
    char small;
    double large;
};

static void simple()
{
    const int n = 100;
    Array<int> a(n);
    int *p = a.data, offset = 5;
    Pair pair = {1, 2.5};
    auto set = [=] __device__(int i) { p[i] = i * offset + pair.small + (int)(2 * pair.large); };
    for_each(n, set);
    std::vector<int> got = a.values();
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], i * 5 + 6);
    // the order of the captures is not that of their use
    short shift = 1;
    for_each(n, [p, shift, k = 10, offset] __device__(int i) { p[i] = k * i + shift - offset; });
    got = a.values();
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], 10 * i - 4);
    for_each(n, [=, twice = 2 * offset] __device__(int i) { p[i] = twice + shift; });
    EXPECT_EQUAL(0, a.values()[0], 11);
    for_each_with(n, [=] __device__(int i) { p[i] = i; });
    for_each_with(n, [=] __device__(int i, int by, float more) { p[i] += by * (int)more; }, 3, 4.f);
    EXPECT_EQUAL(7, a.values()[7], 19);
}

static void templates()
{
    Array<float> f(40);
    f.add(0.5f);
    scale<3>(f);
    Array<int> d(70);
    d.add(2);
    scale<-1>(d);
    scale<4>(d);
    std::vector<float> fs = f.values();
    std::vector<int> ds = d.values();
    for (int i = 0; i < 40; i++)
        EXPECT_EQUAL(i, fs[i], (i + 0.5f) * 3);
    for (int i = 0; i < 70; i++)
        EXPECT_EQUAL(i, ds[i], (i + 2) * -4);
}

static __device__ unsigned int lane()
{
    return threadIdx.x;
}

static void on_both_sides()
{
    std::vector<float> in(64);
    for (int i = 0; i < 64; i++)
        in[i] = i * 0.25f;
    float *from = copy_to_device(in), *to = copy_to_device(in);
    float bias = 1.5f;
    auto square = [] __host__ __device__(float x) { return x * x; };
    auto shifted = [=] __host__ __device__(float x) -> float { return square(x) + bias; };
    auto generic = [] __device__(auto x) { return x + x; };
    map_n<decltype(shifted), float, 64><<<2, 32>>>(to, from, shifted);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(to, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, out[i], shifted(in[i]));
    map_n<decltype(generic), float, 64><<<2, 32>>>(to, from, generic);
    CHECK_LAUNCH();
    out = copy_to_host(to, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, out[i], in[i] + in[i]);
    auto body = [=] __device__(int i, decltype(square) f) { to[i] = f(from[i]) + lane(); };
    Both<decltype(body), decltype(square)> both = {body, square};
    use_both<<<2, 32>>>(64, both);
    CHECK_LAUNCH();
    out = copy_to_host(to, 64);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, out[i], square(in[i]) + i % 32);
    CHECK(cudaFree(from));
    CHECK(cudaFree(to));
}

int main()
{
    simple();
    templates();
    on_both_sides();
    return finish();
}
