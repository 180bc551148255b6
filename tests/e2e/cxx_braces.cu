// Braces around one value: of scalars, pointers, objects of the class itself, and references, which
// are bound to the value and not to a copy; in variables, arguments, returns, members, casts.
#include <cuda_fp16.h>

#include "check.h"

struct View {
    const int *p;
    int n;
    __device__ View(const int *q, int m) : p{q}, n{m}
    {
    }
    __device__ const int *at(int i) const
    {
        return {p + i};
    }
};

struct Holder {
    int &r;
    __device__ Holder(int &x) : r{x}
    {
    }
};

struct Plain {
    int &r;
    int n;
};

struct First {
    int z;
};
struct Base {
    int x;
};
struct Derived : First, Base {
    int y;
};

template <class T> __device__ T twice(T x)
{
    return T{x + x};
}

__device__ int &second(int *p)
{
    return {p[1]};
}

__device__ void set(int &x, int v)
{
    x = v;
}

__device__ void put(Base &b)
{
    b.x = 9;
}

template <class T> __global__ void sum(T *p, int n)
{
    T sum{static_cast<T>(0)};
    for (int i = 0; i < n; i++)
        sum += p[i];
    T const whole{sum};
    p[0] = twice(whole);
}

__global__ void vectors(int4 *p)
{
    int4 v{0, 0, 0, 0};
    v = p[0];
    int *const q{reinterpret_cast<int *>(&v)};
    const int *r{q};
    for (int i = 0; i < 2; i++)
        q[3 - i] += r[i];
    p[0] = v;
}

__global__ void references(int *a)
{
    __shared__ int s[4];
    int &first{s[1]};
    first = a[0];
    int(&all)[4]{s};
    all[2] = a[1];
    a[10] = s[1] + s[2];
    set({a[1]}, 21);
    second(a + 1) = 22;
    Holder h{a[3]};
    h.r = 23;
    Plain p{a[4], 1};
    p.r = 24 * p.n;
    const int &seen{a[5]};
    a[5] = 25;
    a[6] = seen + *View{a, 1}.at(5);
    Derived d;
    d.x = 1, d.y = 2, d.z = 3;
    Base &b{d};
    b.x = 5;
    a[7] = d.x;
    put({d});
    a[8] = d.x;
    int *list[2]{a, a + 1};
    a[9] = list[0][1] + list[1][2];
}

static void check_sums()
{
    std::vector<float> floats{1, 2, 3};
    float *f = copy_to_device(floats);
    sum<<<1, 1>>>(f, 3);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(f, 1)[0], 12);
    std::vector<__half> halves{__float2half(1), __float2half(2), __float2half(3)};
    __half *h = copy_to_device(halves);
    sum<<<1, 1>>>(h, 3);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, __half2float(copy_to_host(h, 1)[0]), 12);
}

static void check_vectors()
{
    std::vector<int4> v{make_int4(1, 2, 3, 4)};
    int4 *there = copy_to_device(v);
    vectors<<<1, 1>>>(there);
    CHECK_LAUNCH();
    int4 got = copy_to_host(there, 1)[0];
    EXPECT_EQUAL(0, got.x, 1);
    EXPECT_EQUAL(1, got.y, 2);
    EXPECT_EQUAL(2, got.z, 5);
    EXPECT_EQUAL(3, got.w, 5);
}

static void check_references()
{
    const int want[] = {1, 21, 22, 23, 24, 25, 50, 5, 9, 44, 3};
    std::vector<int> a{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    int *there = copy_to_device(a);
    references<<<1, 1>>>(there);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(there, a.size());
    for (int i = 0; i < (int)a.size(); i++)
        EXPECT_EQUAL(i, got[i], want[i]);
}

int main()
{
    check_sums();
    check_vectors();
    check_references();
    return finish();
}
