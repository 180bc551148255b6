// Objects that keep references and pointers to what they were given: a copy must not stand for it.
// Nor for the result of an assignment or of ?:, which is the object itself.
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

struct Triple {
    int list[3];
    __host__ __device__ Triple minus(const Triple &o) const
    {
        return Triple{{list[0] - o.list[0], list[1] - o.list[1], list[2] - o.list[2]}};
    }
    __host__ __device__ Triple &operator-=(const Triple &o)
    {
        return *this = minus(o);
    }
    __host__ __device__ int &operator[](int i)
    {
        return list[i];
    }
    __host__ __device__ int &set(int i, int v)
    {
        return (*this)[i] = v;
    }
};

__host__ __device__ static void twice(int &v)
{
    v *= 2;
}

__host__ __device__ static Triple &take(Triple &to, const Triple &from)
{
    return to = from;
}

__host__ __device__ static int assigned(int i)
{
    Triple a = {{i, 5, 9}}, b = {{1, 2, 3}}, c, d = b;
    (a -= b) -= b;
    take(c, a)[1] += 100;
    (d = b).list[2] = 50 + i;
    (i & 1 ? a : b).list[0] = 77;
    (i & 2 ? a : b).list[1]++;
    Triple *p = &(b = d);
    p->list[0] += 1000;
    twice(a.set(2, i));
    int next = 0, n = 3;
    twice(c.list[next++] = 4);
    twice(d.list[next++] += 7);
    twice(n += 2);
    twice(++n);
    int &last = (next = 10);
    last++;
    int sum = next * 7 + n;
    for (int k = 0; k < 3; k++)
        sum = sum * 3 + a[k] + 2 * b[k] + 5 * c[k] + 7 * d[k];
    return sum;
}

__device__ static void flip(bool &flag)
{
    flag = !flag;
}

__global__ void run(int *out, bool flag, bool other)
{
    flip(flag);
    other = threadIdx.x & 256;
    out[threadIdx.x] = compute(threadIdx.x) + assigned(threadIdx.x) + flag + 2 * other;
}

int main()
{
    const int n = 32;
    int *out = new_on_device<int>(n);
    run<<<1, n>>>(out, true, true);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], compute(i) + assigned(i));
    return finish();
}
