// TEST not-nvcc: clang's CUDA takes these, nvcc restricts where a __device__ lambda may stand
// Lambdas whose place has template arguments of its own: in method templates, generic lambdas,
// packs, recursive templates; and what they capture: structs, *this, packs, other lambdas.
#include "check.h"
#include <utility>
template <class F> __global__ void each(int n, F f)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        f(i);
}
template <class F> void for_each(int n, F f)
{
    each<<<(n + 31) / 32, 32>>>(n, f);
    CHECK_LAUNCH();
}
struct Buf {
    int *p;
    int n;
    int k;
    template <class T> void fill(T v)
    {
        int *q = p;
        for_each(n, [=] __device__(int i) { q[i] = (int)(v * 2); });
    }
    template <int N, class... A> void packed(A... a)
    {
        int *q = p;
        int s[] = {(int)a...};
        int t = 0;
        for (int x : s)
            t += x;
        for_each(n, [=] __device__(int i) { q[i] = t + N; });
    }
    void star_this()
    {
        for_each(n, [*this] __device__(int i) { p[i] = k + i; });
    }
    void ptr_copy()
    {
        auto self = *this;
        for_each(n, [self] __device__(int i) { self.p[i] = self.k - i; });
    }
};
template <class U> struct TB {
    U *p;
    int n;
    template <class T> void fill(T v);
};
template <class U> template <class T> void TB<U>::fill(T v)
{
    U *q = p;
    for_each(n, [=] __device__(int i) { q[i] = (U)(v * 3); });
}

// A device lambda that returns a lambda, and takes part in a method template.
struct Scaled {
    int offset;
    template <class H> __device__ int operator()(int i, H h) const
    {
        const auto scale = [] __device__(auto s) {
            return [=] __device__(auto x) { return s * x; };
        };
        const auto by = scale(h * 2);
        return (int)by(i) + (int)scale(3)(i) + offset;
    }
};
template <class S, class H> __global__ void scaled(int *p, S s, H h)
{
    p[threadIdx.x] = s((int)threadIdx.x, h);
}

static void run_generic(int *p, int n)
{
    auto launch = [&](auto v, auto w) {
        for_each(n, [=] __device__(int i) { p[i] = (int)(v + w) * i; });
    };
    launch(1, 2.5f);
    std::vector<int> a = copy_to_host(p, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, a[i], 3 * i);
    launch(2.5, 2u);
    a = copy_to_host(p, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, a[i], 4 * i);
}
template <class... F> __global__ void all(int *p, F... f)
{
    int i = threadIdx.x, r = 0;
    int x[] = {f(i)...};
    for (int v : x)
        r += v;
    p[i] = r;
}
template <class... F> void call_all(int *p, F... f)
{
    all<<<1, 32>>>(p, f...);
    CHECK_LAUNCH();
}
template <class... A> void pack_inside(int *p, A... a)
{
    for_each(32, [=] __device__(int i) { p[i] = (int)(... + a) + i; });
}
template <class... A> void pack_listed(int *p, A... a)
{
    for_each(32, [p, a...] __device__(int i) { p[i] = (int)(a + ...) + i; });
}
struct V {
    int x;
    float y;
    int *p;
};
template <bool B> void cexpr(int *p, V v)
{
    for_each(32, [=] __device__(int i) {
        if constexpr (B)
            p[i] = v.x + i;
        else
            p[i] = v.p[i] * 2;
    });
}
template <class T> __host__ __device__ auto adder(T k)
{
    return [=] __host__ __device__(T x) { return x + k; };
}
auto free_lambda(int k)
{
    return [=] __device__(int x) { return x - k; };
}
template <class A, class B> struct Tup {
    A a;
    B b;
};
template <class A, class B> Tup<A, B> tup(A a, B b)
{
    return {a, b};
}
template <class T> __global__ void use(int *p, T t)
{
    int i = threadIdx.x;
    p[i] = t.a(i) + t.b(i);
}
template <class P> __global__ void use_pair(int *p, P t)
{
    int i = threadIdx.x;
    p[i] = t.first(i) + t.second(i);
}
template <int N> struct Rec {
    template <class F> static void go(int *p, F f)
    {
        Rec<N - 1>::go(p, [=] __device__(int i) { return f(i) + N; });
    }
};
template <> struct Rec<0> {
    template <class F> static void go(int *p, F f)
    {
        for_each(32, [=] __device__(int i) { p[i] = f(i); });
    }
};
template <int N, class F> void rec(int *p, F f)
{
    if constexpr (N == 0)
        for_each(32, [=] __device__(int i) { p[i] = f(i); });
    else
        rec<N - 1>(p, [=] __device__(int i) { return f(i) * 2 + N; });
}
template <class F, int N> struct Fixed {
    F f[N];
};
template <int N, class F> struct Times {
    F f;
};
template <class T> __global__ void use_fixed(int *p, T t)
{
    int i = threadIdx.x;
    p[i] = t.f[0](i) + t.f[1](i);
}
template <class T> __global__ void use_times(int *p, T t)
{
    int i = threadIdx.x;
    p[i] = t.f(i);
}
#define CK32(e)                                                                                    \
    do {                                                                                           \
        std::vector<int> a = copy_to_host(p, 32);                                                  \
        for (int i = 0; i < 32; i++)                                                               \
            EXPECT_EQUAL(i, a[i], (e));                                                            \
    } while (0)
int main()
{
    int *p;
    CHECK(cudaMalloc(&p, 64 * sizeof(int)));
    Buf b{p, 32, 7};
    b.fill(2.5f);
    CK32(5);
    b.fill(3);
    CK32(6);
    b.packed<4>(1, 2.0);
    CK32(7);
    b.star_this();
    CK32(7 + i);
    b.ptr_copy();
    CK32(7 - i);
    TB<int> tb{p, 32};
    tb.fill(1.5);
    CK32(4);
    tb.fill(2);
    CK32(6);
    run_generic(p, 32);
    call_all(
        p, [=] __device__(int i) { return i; }, [] __device__(int i) { return 2 * i; });
    CK32(3 * i);

    pack_inside(p, 1, 2.5f);
    CK32(3 + i);
    pack_listed(p, 1, 2.5f, (short)3);
    CK32(6 + i);
    int *q;
    CHECK(cudaMalloc(&q, 64 * sizeof(int)));
    for_each(32, [=] __device__(int i) { q[i] = i * i; });
    V v{4, 1.f, q};
    cexpr<true>(p, v);
    CK32(4 + i);
    cexpr<false>(p, v);
    CK32(2 * i * i);
    auto ad = adder(5);
    for_each(32, [=] __device__(int i) { p[i] = ad(i); });
    CK32(i + 5);
    auto fl = free_lambda(3);
    for_each(32, [=] __device__(int i) { p[i] = fl(i) + ad(i); });
    CK32(2 * i + 2);
    auto t = tup(ad, fl);
    use<<<1, 32>>>(p, t);
    CHECK_LAUNCH();
    CK32(2 * i + 2);
    use_pair<<<1, 32>>>(p, std::make_pair(ad, fl));
    CHECK_LAUNCH();
    CK32(2 * i + 2);
    use_fixed<<<1, 32>>>(p, Fixed<decltype(ad), 2>{{adder(1), adder(2)}});
    CHECK_LAUNCH();
    CK32(2 * i + 3);
    use_times<<<1, 32>>>(p, Times<4, decltype(ad)>{ad});
    CHECK_LAUNCH();
    CK32(i + 5);
    Rec<2>::go(p, ad);
    CK32(i + 8);
    rec<2>(p, ad);
    CK32(4 * (i + 5) + 2 * 2 + 1);
    scaled<<<1, 32>>>(p, Scaled{7}, 2.5f);
    CHECK_LAUNCH();
    CK32(8 * i + 7);
    return finish();
}
