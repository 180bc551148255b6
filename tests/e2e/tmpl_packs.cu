// Parameter packs: functions over them by recursion, fold expressions of all four forms, packs of
// values, packs of classes, sizeof..., forwarding.
#include "tmpl.h"

__host__ __device__ int total()
{
    return 0;
}
template <typename T, typename... Rest> __host__ __device__ int total(T first, Rest... rest)
{
    return (int)first + 2 * total(rest...);
}

struct Recursion {
    static __host__ __device__ int run(int i)
    {
        return total(i, 2.5, (short)3, 'a', 7u);
    }
};

template <typename... T> __host__ __device__ double sum(T... x)
{
    return (x + ...);
}
template <typename... T> __host__ __device__ int left(int start, T... x)
{
    return (start - ... - x);
}
template <typename... T> __host__ __device__ int right(int start, T... x)
{
    return (x - ... - start);
}
template <typename... T> __host__ __device__ bool all(T... x)
{
    return (x && ...);
}
template <typename... T> __host__ __device__ bool any_above(int limit, const T &...x)
{
    return ((x > limit) || ...);
}

struct Folds {
    static __host__ __device__ double run(int i)
    {
        return sum(i, 0.25, 3) + left(100, i, 2, 3) * 10 + right(50, i, 2) * 1000 + all(i, 1, i - 3) +
               any_above(10, i, 3, i - 5);
    }
};

template <int... V> __host__ __device__ int digits()
{
    int value = 0;
    ((value = value * 10 + V), ...);
    return value;
}
template <int... V> struct List {
    static constexpr int count = sizeof...(V);
    static __host__ __device__ int at(int i)
    {
        const int values[] = {V...};
        return values[i % count];
    }
};

struct Values {
    static __host__ __device__ int run(int i)
    {
        return digits<1, 2, 3>() + i * List<4, 5, 6, 7>::at(i) + List<8, 9>::count;
    }
};

template <typename... Ops> __host__ __device__ int pipeline(int x, Ops... ops)
{
    ((x = ops(x)), ...);
    return x;
}
struct AddN {
    int n;
    __host__ __device__ int operator()(int x) const { return x + n; }
};
struct Double {
    __host__ __device__ int operator()(int x) const { return 2 * x; }
};

struct Objects {
    static __host__ __device__ int run(int i)
    {
        return pipeline(i, AddN{3}, Double(), AddN{i});
    }
};

template <typename F, typename... A> __host__ __device__ auto call(F f, A &&...a)
{
    return f(static_cast<A &&>(a)...);
}
struct Mix {
    __host__ __device__ double operator()(int a, double b, int &c) const
    {
        c += a;
        return a + b + c;
    }
};

struct Forwarding {
    static __host__ __device__ double run(int i)
    {
        int c = i;
        double r = call(Mix(), 3, 0.5, c);
        return r * 100 + c;
    }
};

template <typename... T> struct Tuple {
    __host__ __device__ double sum() const { return 0; }
};
template <typename Head, typename... Tail> struct Tuple<Head, Tail...> : Tuple<Tail...> {
    Head head;
    __host__ __device__ Tuple(Head h, Tail... tail) : Tuple<Tail...>(tail...), head(h) {}
    __host__ __device__ double sum() const { return head + 10 * Tuple<Tail...>::sum(); }
};

struct RecursiveClass {
    static __host__ __device__ double run(int i)
    {
        Tuple<int, float, unsigned, float> t(i, 2.5f, 7u, i * 0.5f);
        return t.sum();
    }
};

template <typename... T> __global__ void write_sizes(int *out, T... value)
{
    int k = 0;
    ((out[k] = (int)value, out[k + 1] = sizeof(value), k += 2), ...);
    out[k] = sizeof...(T);
}

int main()
{
    compare_case<Recursion>();
    compare_case<Folds>();
    compare_case<Values>();
    compare_case<Objects>();
    compare_case<Forwarding>();
    compare_case<RecursiveClass>();
    int *out = new_on_device<int>(9);
    write_sizes<<<1, 1>>>(out, 5, 2.5f, (char)7, 9.0);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 9);
    const int want[] = {5, 4, 2, 4, 7, 1, 9, 8, 4};
    for (int i = 0; i < 9; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    return finish();
}
