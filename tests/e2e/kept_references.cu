// Objects that keep references and pointers to what they were given: a copy must not stand for it.
#include "check.h"

struct Keeper {
    const int &value;
    __host__ __device__ Keeper(const int &v) : value(v)
    {
    }
};

struct Pointer {
    const int *p;
};

struct Wide {
    int a, b;
};

struct Part {
    const int *first;
    const Wide *whole;
    __host__ __device__ Part(const Wide &w) : first(&w.a), whole(&w)
    {
    }
};

// Only values: it may get a copy.
struct Scaled {
    int *target;
    int factor;
    __host__ __device__ Scaled(int *t, const Wide &w, const int &f) : target(t), factor(w.a * f)
    {
        factor += w.b;
    }
};

__host__ __device__ static Pointer point_to(const int &v)
{
    return Pointer{&v};
}

__host__ __device__ static Keeper keep(const int &v)
{
    const int &same = v;
    return Keeper(same);
}

__host__ __device__ static auto reader(const int &v)
{
    return [&v](int i) { return v * i; };
}

template <typename T> struct Reference {
    T &to;
    __host__ __device__ explicit Reference(T &t) : to(t)
    {
    }
    __host__ __device__ void set(T v)
    {
        to = v;
    }
};

template <typename T> __host__ __device__ static Reference<T> refer(T &t)
{
    return Reference<T>(t);
}

__host__ __device__ static int compute(int i)
{
    int x = i, y = 0;
    Wide w = {i, 2 * i};
    Keeper k(x);
    Keeper k2 = keep(x);
    Pointer p = point_to(x);
    auto read = reader(x);
    Part part(w);
    Scaled scaled(&y, w, x);
    x += 5;
    w.a = 9;
    w.b -= 3;
    refer(y).set(4);
    *scaled.target += scaled.factor;
    return k.value + 3 * k2.value + 5 * *p.p + read(7) + 11 * *part.first + 13 * part.whole->b + y;
}

__global__ void run(int *out)
{
    out[threadIdx.x] = compute(threadIdx.x);
}

int main()
{
    const int n = 32;
    int *out = new_on_device<int>(n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], compute(i));
    return finish();
}
