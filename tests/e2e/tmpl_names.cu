// auto, decltype, range-for, structured bindings, using-declarations, namespaces with equal names,
// local types.
#include "tmpl.h"

struct Point {
    float x, y;
    int tag;
};
__host__ __device__ Point make_point(int i)
{
    return Point{i + 0.5f, i * 2.0f, i};
}
__host__ __device__ float &larger(float &a, float &b)
{
    return a < b ? b : a;
}

struct AutoDecltype {
    static __host__ __device__ double run(int i)
    {
        auto p = make_point(i);
        const auto &q = p;
        auto *r = &p;
        auto &&s = p.y;
        decltype(p.tag) t = q.tag + 1;
        decltype(auto) big = larger(p.x, p.y);
        r->x += 1;
        s += 2;
        big += 100;
        auto c = 'a', d = (char)(c + 1);
        return p.x + p.y * 10 + t * 1000 + d;
    }
};

template <typename A, typename B> __host__ __device__ auto product(A a, B b) -> decltype(a * b)
{
    return a * b;
}

struct TrailingReturn {
    static __host__ __device__ double run(int i)
    {
        return product(i, 2.5f) + product((char)i, 3) + product(i * 1.0, 1LL);
    }
};

struct RangeFor {
    static __host__ __device__ double run(int i)
    {
        int values[] = {i, 2, 3 * i};
        float grid[2][3] = {{1, 2, 3}, {4, 5, (float)i}};
        Point points[2] = {make_point(i), make_point(3)};
        double s = 0;
        for (int v : values)
            s += v;
        for (auto &v : values)
            v *= 2;
        for (const auto &row : grid)
            for (float v : row) {
                if (v == 2)
                    continue;
                s += v * 10;
            }
        for (Point &p : points)
            p.tag += 5;
        for (const Point &p : points)
            s += p.tag * 1000 + p.x;
        return s + values[2];
    }
};

struct Bindings {
    static __host__ __device__ double run(int i)
    {
        Point p = make_point(i);
        auto [x, y, tag] = p;
        auto &[rx, ry, rtag] = p;
        rx += 10;
        rtag = 7;
        x += 1;
        int pair[2] = {i, i * i};
        auto [first, second] = pair;
        auto &[ref_first, ref_second] = pair;
        ref_first = 100;
        second++;
        const auto [a, b, c] = make_point(i + 1);
        return x + y + tag + p.x * 10 + p.tag + ry + first + second + pair[0] * 100 + ref_second + a +
               b + c;
    }
};

namespace metric {
const int UNIT = 1000;
struct Length {
    int value;
    __host__ __device__ int base() const { return value * UNIT; }
};
__host__ __device__ int convert(int x)
{
    return x * 3;
}
template <typename T> __host__ __device__ T scale(T x)
{
    return x * 10;
}
} // namespace metric
namespace imperial {
const int UNIT = 12;
struct Length {
    int value, rest;
    __host__ __device__ int base() const { return value * UNIT + rest; }
};
__host__ __device__ int convert(int x)
{
    return x * 5;
}
namespace detail {
template <typename T> __host__ __device__ T scale(T x)
{
    return x * 12;
}
} // namespace detail
} // namespace imperial
namespace short_name = imperial::detail;
namespace {
__host__ __device__ int hidden(int x)
{
    return x + 77;
}
} // namespace
inline namespace version {
__host__ __device__ int convert(float x)
{
    return (int)(x * 7);
}
} // namespace version

struct Namespaces {
    static __host__ __device__ int run(int i)
    {
        using metric::convert;
        using Long = metric::Length;
        metric::Length a = {i};
        Long d = {2};
        imperial::Length b = {i, 2};
        int s = convert(i) + imperial::convert(i) + ::convert(1.5f);
        {
            using namespace imperial;
            s += UNIT + Length{1, 2}.base();
        }
        return s + a.base() + b.base() + d.base() + metric::scale(i) + short_name::scale(i) + hidden(i);
    }
};

struct LocalTypes {
    static __host__ __device__ int run(int i)
    {
        struct Pair {
            int a, b;
            __host__ __device__ int mixed() const { return a * 10 + b; }
        };
        enum { STEP = 4 };
        enum class Side { LEFT, RIGHT = 3 };
        typedef unsigned short word;
        using Row = int[2];
        union {
            float f;
            int bits;
        } view;
        Pair p = {i, 3};
        Side side = i & 1 ? Side::LEFT : Side::RIGHT;
        Row row = {5, i};
        view.f = i * 0.5f;
        word w = (word)(i * 10000);
        return p.mixed() + STEP + (int)side * 100 + row[1] + w + (view.bits >> 20);
    }
};

int main()
{
    compare_case<AutoDecltype>();
    compare_case<TrailingReturn>();
    compare_case<RangeFor>();
    compare_case<Bindings>();
    compare_case<Namespaces>();
    compare_case<LocalTypes>();
    return finish();
}
