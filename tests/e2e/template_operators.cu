// TEST nvcc: -std=c++17

// Operators new and delete of class templates: of one object and of arrays, of bases, with sizes.
#include "check.h"

__device__ __align__(16) char pool[32][1024];
__device__ int used[32], freed[32];

__device__ void *take(size_t n)
{
    int t = threadIdx.x;
    void *p = pool[t] + used[t];
    used[t] += (int)((n + 15) / 16 * 16);
    return p;
}

template <class T> struct Pooled {
    T v;
    __device__ Pooled() : v(3) {}
    __device__ explicit Pooled(T x) : v(x) {}
    __device__ static void *operator new(size_t n) { return take(n); }
    __device__ static void operator delete(void *p) { freed[threadIdx.x] += 1; }
    __device__ static void *operator new[](size_t n) { return take(n); }
    __device__ static void operator delete[](void *p) { freed[threadIdx.x] += 100; }
};

template <class T> struct Sized {
    T v;
    int *log;
    __device__ Sized() : v(1), log(nullptr) {}
    __device__ ~Sized()
    {
        if (log)
            *log += (int)v;
    }
    __device__ void *operator new[](size_t n) { return take(n); }
    __device__ void operator delete[](void *p, size_t n) { freed[threadIdx.x] += (int)n; }
};

// several of one name: clang's conversions say which one a new means
template <class T> struct Several {
    T v;
    __device__ static void *operator new(size_t n) { return take(n); }
    __device__ static void *operator new(size_t n, int extra)
    {
        used[threadIdx.x] += extra;
        return take(n);
    }
    __device__ static void *operator new(size_t, void *where) { return where; }
    __device__ static void operator delete(void *) { freed[threadIdx.x] += 1000; }
    __device__ static void operator delete(void *, int) { freed[threadIdx.x] += 1; }
};

struct Two {
    int v;
    __device__ static void *operator new(size_t n, short extra)
    {
        used[threadIdx.x] += extra;
        return take(n);
    }
    __device__ static void *operator new(size_t n, double extra)
    {
        used[threadIdx.x] += 2 * (int)extra;
        return take(n);
    }
};

template <class T> struct Derived : Pooled<T> {
    T w;
    __device__ explicit Derived(T a) : Pooled<T>(a), w(a + 1) {}
};

template <class T> __device__ int use(T x)
{
    auto *p = new Pooled<T>(x);
    int r = (int)p->v;
    delete p;
    auto *q = new Pooled<T>[3];
    r += (int)(q[0].v + q[2].v);
    delete[] q;
    auto *d = new Derived<T>(x);
    r += (int)(d->v * 10 + d->w);
    delete d;
    auto *s = new Several<T>{x};
    auto *e = new (16) Several<T>{(T)(x + 1)};
    T here;
    auto *h = new ((void *)&here) Several<T>{(T)(x + 2)};
    auto *w = new (16.0) Two{3};
    r += (int)(s->v + e->v + here) + (h == (void *)&here) + w->v;
    delete s;
    delete e;
    return r;
}

__global__ void k(int *out)
{
    int t = threadIdx.x, log = 0;
    out[4 * t] = use(t) + use((double)t);
    auto *s = new Sized<short>[4];
    for (int i = 0; i < 4; i++)
        s[i].log = &log;
    delete[] s;
    out[4 * t + 1] = log;
    out[4 * t + 2] = used[t];
    out[4 * t + 3] = freed[t];
}

int main()
{
    int *out = new_on_device<int>(4 * 32);
    k<<<1, 32>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 4 * 32);
    for (int t = 0; t < 32; t++) {
        EXPECT_EQUAL(t, got[4 * t], 2 * (t + 6 + 10 * t + t + 1 + 3 * t + 3 + 1 + 3));
        EXPECT_EQUAL(t, got[4 * t + 1], 4);
        EXPECT_EQUAL(t, got[4 * t + 2], 48 + 64 + 80 + 2 * (16 + 16 + 16 + 32 + 16));
        EXPECT_EQUAL(t, got[4 * t + 3], 2 * 102 + 72 + 4 * 1000);
    }
    return finish();
}
