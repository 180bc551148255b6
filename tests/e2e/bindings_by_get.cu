// TEST warnings: a member points to global memory and to shared memory
// TEST nvcc: -std=c++17

// Structured bindings to what a class's own `get` gives: by a member, by a function, of objects and of
// lvalues. Each against the same on the host.
#include "check.h"

#include <tuple>
#include <utility>

// ---- by a member -----------------------------------------------------------------------------------

class Point
{
    int x_, y_;
    float w_;

public:
    __host__ __device__ Point(int x, int y, float w) : x_(x), y_(y), w_(w) {}
    template <size_t I> __host__ __device__ auto get() const
    {
        if constexpr (I == 0)
            return x_;
        else if constexpr (I == 1)
            return y_;
        else
            return w_;
    }
};

// its elements are no functions of what get gives
struct Wide {
    char low, high;
    int calls;
    template <size_t I> __host__ __device__ char get() &
    {
        calls += I ? 10 : 1;
        return I ? high : low;
    }
    template <size_t I> __host__ __device__ char get() &&
    {
        return I ? low : high;
    }
};

// a member get for types is not one for numbers
struct Named {
    int a, b;
    template <class T> __host__ __device__ int get() const { return -1; }
};
template <size_t I> __host__ __device__ int get(const Named &n) { return I ? n.a * 2 : n.b * 3; }

// ---- by a function -----------------------------------------------------------------------------------

namespace geo
{
template <class T> struct Pair {
    T a, b;
};
template <size_t I, class T> __host__ __device__ T &get(Pair<T> &p)
{
    if constexpr (I == 0)
        return p.b;
    else
        return p.a;
}
template <size_t I, class T> __host__ __device__ const T &get(const Pair<T> &p)
{
    if constexpr (I == 0)
        return p.b;
    else
        return p.a;
}
template <size_t I, class T> __host__ __device__ T &&get(Pair<T> &&p)
{
    if constexpr (I == 0)
        return static_cast<T &&>(p.b);
    else
        return static_cast<T &&>(p.a);
}

// has none, though a class template has
template <class T> struct Plain {
    T a, b;
};

// an element that is a reference
struct View {
    int *cells;
    int n;
};
template <size_t I> __host__ __device__ decltype(auto) get(const View &v)
{
    if constexpr (I == 0)
        return (v.cells[v.n]);
    else
        return int(v.n);
}
} // namespace geo

// ---- copies that are left out, in the order of the names ------------------------------------

struct Count {
    // no destructor: nvcc ends with an internal error there
    int *log;
    int v;
    __host__ __device__ Count(int *l, int i) : log(l), v(i) { *log = *log * 3 + v; }
    __host__ __device__ Count(const Count &c) : log(c.log), v(c.v) { *log += 1; }
};

struct Holder {
    int *log;
    template <size_t I> __host__ __device__ Count get() const { return Count(log, (int)I + 1); }
};

namespace std
{
template <> struct tuple_size<Point> : integral_constant<size_t, 3> {
};
template <size_t I> struct tuple_element<I, Point> {
    using type = decltype(declval<Point>().template get<I>());
};
template <> struct tuple_size<Wide> : integral_constant<size_t, 2> {
};
template <size_t I> struct tuple_element<I, Wide> {
    using type = long long;
};
template <> struct tuple_size<Named> : integral_constant<size_t, 2> {
};
template <size_t I> struct tuple_element<I, Named> {
    using type = int;
};
template <class T> struct tuple_size<geo::Pair<T>> : integral_constant<size_t, 2> {
};
template <size_t I, class T> struct tuple_element<I, geo::Pair<T>> {
    using type = T;
};
template <> struct tuple_size<geo::View> : integral_constant<size_t, 2> {
};
template <> struct tuple_element<0, geo::View> {
    using type = int &;
};
template <> struct tuple_element<1, geo::View> {
    using type = int;
};
template <> struct tuple_size<Holder> : integral_constant<size_t, 2> {
};
template <size_t I> struct tuple_element<I, Holder> {
    using type = Count;
};
} // namespace std

__host__ __device__ Point make(int i)
{
    return Point(i, i * 2, i * 0.5f);
}

template <class T> __host__ __device__ T pairs(T seed)
{
    geo::Pair<T> p{seed, seed * 3};
    auto &[first, second] = p; // in the other order
    first += 100;
    second -= 1;
    auto [c, d] = p;
    c += 1000;
    const auto &[e, f] = p;
    geo::Plain<T> q{seed, 2 * seed};
    auto [g, h] = q;
    return p.a * 7 + p.b * 3 + c + d * 5 + e + f + g * 11 + h * 13;
}

__host__ __device__ int loops(int n)
{
    Point ps[3] = {make(n), make(n + 1), make(n + 2)};
    int s = 0;
    for (auto [a, b, w] : ps)
        s += a * 3 + b + (int)(w * 4);
    for (const auto &[a, b, w] : ps)
        s += a + b * 5 + (int)(w * 8);
    if (auto [a, b, w] = make(n); a > 2)
        s += b;
    for (auto [i, end, w] = make(n + 1); i < end; i += 3) { // of two types
        if (i % 2)
            continue;
        s += i + (int)(w * 8);
    }
    for (auto &[first, last, w] = ps[1]; s % 7; s++) {
        if (s % 5 == 3 + first - last + first)
            break;
        s += (int)w & 1;
    }
    auto &&[a, b, w] = make(n + 7);
    auto square = [&](int x) {
        auto [p, q, r] = make(x);
        return p * q + (int)r;
    };
    return s + a + b * 2 + (int)(w * 2) + square(n);
}

__host__ __device__ int counted(int n)
{
    Wide wide = {(char)n, (char)(2 * n), 0};
    auto &[low, high] = wide;
    int s = (int)low + 100 * (int)high + 10000 * wide.calls + 1000000 * (int)sizeof(low);
    auto [other_high, other_low] = wide;
    s += (int)other_high * 3 + (int)other_low + wide.calls;
    auto [b3, a2] = Named{n, n + 1};
    return s + b3 * 5 + a2 * 7;
}

__host__ __device__ int in_order(int n)
{
    int log = n;
    {
        auto [one, two] = Holder{&log};
        log = log * 5 + one.v * 2 + two.v;
        const auto &copy = one;
        log += copy.v;
    }
    return log;
}

__host__ __device__ void through(int *cells, int n)
{
    auto [cell, index] = geo::View{cells, n};
    cell += 10 * index;
    const auto [same, i] = geo::View{cells, n};
    same += i;
}

enum { THREADS = 40, RESULTS = 6 };

__global__ void all(int *out, int *cells)
{
    __shared__ int rows[THREADS];
    __shared__ geo::Pair<int> ends;
    int t = threadIdx.x, *r = out + RESULTS * t;
    rows[t] = t;
    if (t == 0) {
        auto &[last, first] = ends;
        last = 7;
        first = 3;
    }
    __syncthreads();
    auto [a, b, w] = make(t);
    r[0] = a + 10 * b + (int)(100 * w);
    r[1] = pairs(t) + (int)pairs(t * 0.5f);
    r[2] = loops(t);
    r[3] = counted(t);
    r[4] = in_order(t);
    through(cells, t);
    through(rows, t);
    const auto &[last, first] = ends;
    r[5] = rows[t] * 100 + first * 10 + last;
}

int main()
{
    std::vector<int> first(THREADS);
    for (int t = 0; t < THREADS; t++)
        first[t] = 5 * t;
    int *cells = copy_to_device(first), *out = new_on_device<int>(THREADS * RESULTS);
    all<<<1, THREADS>>>(out, cells);
    CHECK_LAUNCH();
    std::vector<int> r = copy_to_host(out, THREADS * RESULTS), got = copy_to_host(cells, THREADS);
    for (int t = 0; t < THREADS; t++) {
        auto [a, b, w] = make(t);
        int want[RESULTS] = {a + 10 * b + (int)(100 * w), pairs(t) + (int)pairs(t * 0.5f), loops(t), counted(t),
                             in_order(t), (t + 11 * t) * 100 + 37};
        for (int i = 0; i < RESULTS; i++)
            EXPECT_EQUAL(RESULTS * t + i, r[RESULTS * t + i], want[i]);
        EXPECT_EQUAL(t, got[t], 16 * t);
    }
    return finish();
}
