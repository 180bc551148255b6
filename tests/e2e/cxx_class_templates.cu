// Class templates whose special members libclang shows only when asked: default constructors,
// copies and destructors of members and bases that are instances, and of arrays of them.
#include "check.h"

template <typename T, int N> struct Array {
    T values[N];
    int used;
    __host__ __device__ Array() : used(N)
    {
        for (int i = 0; i < N; i++)
            values[i] = (T)(i + 1);
    }
    __host__ __device__ T &operator[](int i)
    {
        return values[i];
    }
    __host__ __device__ T sum() const
    {
        T s = 0;
        for (int i = 0; i < used; i++)
            s += values[i];
        return s;
    }
};

template <typename T> struct Counted {
    T *count;
    T weight = 2;
    __host__ __device__ explicit Counted(T *c) : count(c)
    {
    }
    __host__ __device__ Counted(const Counted &o) : count(o.count), weight(o.weight + 1)
    {
    }
    __host__ __device__ Counted &operator=(const Counted &o)
    {
        weight = o.weight * 10;
        return *this;
    }
    __host__ __device__ ~Counted()
    {
        *count += weight;
    }
};

struct Holder {
    Array<int, 3> a;
    Array<float, 2> b[2];
    int n = 4;
};

struct Owner {
    Counted<int> first;
    Counted<int> second;
    __host__ __device__ explicit Owner(int *c) : first(c), second(c)
    {
        second.weight = 5;
    }
};

template <typename T> struct Extended : Array<T, 2> {
    T extra;
    __host__ __device__ Extended() : extra(9)
    {
    }
};

template <typename T> struct Wrapper {
    Array<T, 2> inner;
    T factor = 3;
    __host__ __device__ T total() const
    {
        return inner.sum() * factor;
    }
};

__host__ __device__ static int members(int i)
{
    Holder h;
    h.a[1] += i;
    h.b[1][0] = 7;
    return h.a.sum() + (int)h.b[0].sum() * 10 + (int)h.b[1].sum() * 100 + h.n;
}

__host__ __device__ static int destructors(int i)
{
    int count = i;
    {
        Counted<int> a(&count);
        Counted<int> b = a;
        if (i == 3)
            return count;
        Owner o(&count);
    }
    return count;
}

__host__ __device__ static int copies(int i)
{
    int count = 0;
    int weights;
    {
        Owner a(&count), b(a), c(&count);
        c = a;
        weights = a.first.weight + 10 * b.second.weight + 100 * c.second.weight + i;
    }
    return weights * 1000 + count;
}

__host__ __device__ static int bases(int i)
{
    Extended<int> e;
    e[0] += i;
    return e.sum() * e.extra;
}

__host__ __device__ static int nested(int i)
{
    Wrapper<int> w;
    Wrapper<float> v[2];
    w.inner[0] = i;
    v[1].factor = 0.5f;
    return w.total() + (int)(v[0].total() * 10 + v[1].total() * 100);
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return members(i);
    case 1: return destructors(i);
    case 2: return copies(i);
    case 3: return bases(i);
    case 4: return nested(i);
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

int main()
{
    const int cases = 5, n = 8;
    int *out = new_on_device<int>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    return finish();
}
