// Kernels that are named without being launched there: in lists, structs, arguments, conditions,
// and by templates; and launches whose configuration or arguments need care.
#include "check.h"
template <int N> __global__ void k(int *p)
{
    p[threadIdx.x] = N + threadIdx.x;
}
template <class T> __global__ void kt(T *p, T v)
{
    p[threadIdx.x] = v;
}
__global__ void plain(int *p)
{
    p[threadIdx.x] = -1;
}
typedef void (*K)(int *);
struct Entry {
    const char *name;
    K kernel;
    int want;
};
static K pick(bool b)
{
    return b ? &k<10> : k<11>;
}
static const Entry table[] = {{"one", k<1>, 1}, {"two", &k<2>, 2}};
template <class F> void run(F kernel, int *p)
{
    kernel<<<1, 32>>>(p);
    CHECK_LAUNCH();
}
template <void (*F)(int *)> void run_static(int *p)
{
    F<<<1, 32>>>(p);
    CHECK_LAUNCH();
}
static void run_pointer(void (*f)(int *), int *p)
{
    f<<<1, 32>>>(p);
    CHECK_LAUNCH();
}
namespace
{
__global__ void hidden(int *p)
{
    p[threadIdx.x] = 77;
}
template <int N> __global__ void hiddent(int *p)
{
    p[threadIdx.x] = N;
}
} // namespace
struct Holder {
    K f;
    Holder(K f) : f(f)
    {
    }
};
class Cls
{
  public:
    template <int N> static K get()
    {
        return k<N>;
    }
};
__global__ void many(int *p, int a = 3, int b = 4)
{
    p[threadIdx.x] = a * 10 + b;
}
#define LAUNCH(kern, ...)                                                                          \
    do {                                                                                           \
        kern<<<1, 32>>>(__VA_ARGS__);                                                              \
        CHECK_LAUNCH();                                                                            \
    } while (0)
static int counter = 0;
static int next()
{
    return ++counter;
}
template <int A, int B> struct Sz {
    static const int v = A + B;
};
template <class T, int N> __global__ void plus(T *p)
{
    p[threadIdx.x] = (T)(N + threadIdx.x);
}
template <class T, int N> static void from_template(T *p, int which)
{
    const int next = N + 1;
    void (*list[])(T *) = {&plus<T, N>, plus<T, next>};
    list[which]<<<1, 32>>>(p);
    CHECK_LAUNCH();
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
    void (*ks[])(int *) = {&k<2>, k<4>, plain};
    ks[0]<<<1, 32>>>(p);
    CK32(2 + i);
    ks[1]<<<1, 32>>>(p);
    CK32(4 + i);
    ks[2]<<<1, 32>>>(p);
    CK32(-1);
    K one{&k<5>};
    one<<<1, 32>>>(p);
    CK32(5 + i);
    for (const Entry &e : table) {
        e.kernel<<<1, 32>>>(p);
        CK32(e.want + i);
    }
    Entry e = {"x", k<8>, 8};
    e.kernel<<<1, 32>>>(p);
    CK32(8 + i);
    std::vector<K> vec = {k<20>, k<21>};
    vec[1]<<<1, 32>>>(p);
    CK32(21 + i);
    pick(true)<<<1, 32>>>(p);
    CK32(10 + i);
    pick(false)<<<1, 32>>>(p);
    CK32(11 + i);
    run(k<12>, p);
    CK32(12 + i);
    run(plain, p);
    CK32(-1);
    run(&k<13>, p);
    CK32(13 + i);
    run_static<k<14>>(p);
    CK32(14 + i);
    run_static<plain>(p);
    CK32(-1);
    run_pointer(k<15>, p);
    CK32(15 + i);
    run_pointer(next() > 0 ? k<16> : k<17>, p);
    CK32(16 + i);
    hidden<<<1, 32>>>(p);
    CK32(77);
    run(hiddent<3>, p);
    CK32(3);
    Holder h(k<18>);
    h.f<<<1, 32>>>(p);
    CK32(18 + i);
    Holder h2{k<19>};
    h2.f<<<1, 32>>>(p);
    CK32(19 + i);
    Cls::get<22>()<<<1, 32>>>(p);
    CK32(22 + i);
    auto kk = kt<int>;
    kk<<<1, 32>>>(p, 9);
    CK32(9);
    int val = 6;
    void *args[] = {&p, &val};
    CHECK(cudaLaunchKernel((const void *)kt<int>, dim3(1), dim3(32), args, 0, 0));
    CHECK_LAUNCH();
    CK32(6);
    CHECK(cudaLaunchKernel((void *)k<30>, dim3(1), dim3(32), args, 0, 0));
    CHECK_LAUNCH();
    CK32(30 + i);
    CHECK(cudaLaunchKernel(k<31>, dim3(1), dim3(32), args, 0, 0));
    CHECK_LAUNCH();
    CK32(31 + i);
    many<<<1, 32>>>(p);
    CK32(34);
    many<<<1, 32>>>(p, 5);
    CK32(54);
    auto l = [&](int n) {
        k<23><<<1, n>>>(p);
        CHECK_LAUNCH();
    };
    l(32);
    CK32(23 + i);
    LAUNCH(k<24>, p);
    CK32(24 + i);
    LAUNCH(kt<int>, p, 4);
    CK32(4);
    counter = 0;
    k<25><<<next(), (next(), 32)>>>(p);
    CHECK_LAUNCH();
    CK32(25 + i);
    EXPECT_EQUAL(0, counter, 2);
    k<26><<<Sz<0, 1>::v, Sz<16, 16>::v, 0, 0>>>(p);
    CK32(26 + i);
    const void *fs[] = {(const void *)k<32>, (void *)&k<33>,
                        reinterpret_cast<const void *>(&k<34>)};
    CHECK(cudaLaunchKernel(fs[1], dim3(1), dim3(32), args, 0, 0));
    CHECK_LAUNCH();
    CK32(33 + i);
    from_template<int, 40>(p, 0);
    CK32(40 + i);
    from_template<int, 50>(p, 1);
    CK32(51 + i);
    return finish();
}
