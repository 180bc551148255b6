// TEST not-nvcc: nvcc has no device copy of a constexpr static array that is indexed at run time
// What classes have besides: anonymous parts, alignment, enumerations with a type, static and
// mutable members, delegating and inherited constructors, conversions, operators, friends,
// literals.
#include "check.h"
enum class Tag : unsigned short { a = 1, b = 700 };
struct alignas(16) Wide {
    float x;
    alignas(8) int y;
};
struct Value {
    union {
        int i;
        float f;
    };
    struct {
        short lo, hi;
    };
    static constexpr int limit = 9;
    static inline const int table[3] = {4, 5, 6};
    mutable int reads = 0;
    __host__ __device__ Value(int v) : i(v), lo(1), hi(2)
    {
    }
    __host__ __device__ Value() : Value(7)
    {
    }
    __host__ __device__ int get() const
    {
        reads++;
        return i;
    }
    __host__ __device__ explicit operator int() const
    {
        return i + lo;
    }
    __host__ __device__ explicit operator bool() const
    {
        return i != 0;
    }
    __host__ __device__ int operator[](int k) const
    {
        return i * k + table[k % 3];
    }
    __host__ __device__ int operator()(int a, int b = 3) const
    {
        return a * b + i;
    }
    __host__ __device__ const Value *operator->() const
    {
        return this;
    }
    __host__ __device__ Value operator,(const Value &o) const
    {
        return Value(i * 10 + o.i);
    }
    friend __host__ __device__ int both(const Value &a, const Value &b)
    {
        return a.i * 100 + b.i;
    }
};
struct Base {
    int n;
    __host__ __device__ Base(int a) : n(a)
    {
    }
    __host__ __device__ int f(int x) const
    {
        return n + x;
    }
    __host__ __device__ int f(float x) const
    {
        return n - (int)x;
    }
};
struct Derived : Base {
    using Base::Base;
    using Base::f;
    int extra = 5;
    __host__ __device__ int f(const char *) const
    {
        return 0;
    }
};
template <typename T> struct Traits {
    static constexpr T zero = T(3);
    static constexpr int size = sizeof(T);
};
__host__ __device__ constexpr long operator""_km(unsigned long long v)
{
    return v * 1000;
}
__host__ __device__ static long all(int i)
{
    Value v(i), d;
    const Value &c = v;
    Wide w = {1.5f, i};
    Derived e(i * 2);
    long sum = v.get() + c.get() * 2 + v.reads * 3 + (int)d + (v ? 1 : 2) + v[2] + v(4) + v(4, 5) +
               v->get();
    sum = sum * 3 + (v, d).i + both(v, d) + Value::limit + Value::table[i % 3];
    sum =
        sum * 3 + e.f(3) + e.f(2.5f) + e.extra + Traits<short>::zero + Traits<double>::size + 3_km;
    Tag t = i % 2 ? Tag::a : Tag::b;
    sum = sum * 3 + (int)t + sizeof(Tag) + w.y + (long)(w.x * 4) + alignof(Wide) + sizeof(Wide) +
          v.hi;
    return sum;
}
__global__ void run(long *out)
{
    out[threadIdx.x] = all((int)threadIdx.x);
}
int main()
{
    long *out = new_on_device<long>(8);
    run<<<1, 8>>>(out);
    CHECK_LAUNCH();
    auto got = copy_to_host(out, 8);
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(i, got[i], all(i));
    return finish();
}
