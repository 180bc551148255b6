// The standard library in device code, as nvcc accepts it: constexpr functions, numeric limits, type
// traits, array, pair.
// TEST nvcc: --expt-relaxed-constexpr
#include "tmpl.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

template <typename T> struct Range {
    T low = std::numeric_limits<T>::max(), high = std::numeric_limits<T>::lowest();
};

struct Extremes {
    static __host__ __device__ double run(int i)
    {
        float a = i * 1.5f, b = 10;
        return std::min(i, 5) + std::max(a, b) * 100 + std::max(3u, (unsigned)i) + std::min<double>(i, 2.5);
    }
};

struct Limits {
    static __host__ __device__ double run(int i)
    {
        return (double)std::numeric_limits<int>::max() - i + std::numeric_limits<short>::min() +
               std::numeric_limits<unsigned char>::max() + std::numeric_limits<float>::epsilon() * 1000 +
               (std::numeric_limits<float>::infinity() > 1e30f) + std::numeric_limits<double>::digits +
               (std::numeric_limits<float>::lowest() < -1e38f) + (std::numeric_limits<double>::max() > 1e300) +
               std::numeric_limits<float>::is_signed;
    }
};

struct Moves {
    static __host__ __device__ int run(int i)
    {
        int a = i, b = 7;
        int c = std::move(a);
        int &&d = std::forward<int>(b);
        d += 2;
        return c * 100 + b;
    }
};

template <typename T> __host__ __device__ std::enable_if_t<std::is_integral<T>::value, int> kind(T x)
{
    return (int)x;
}
template <typename T> __host__ __device__ std::enable_if_t<std::is_floating_point<T>::value, int> kind(T x)
{
    return (int)(x * 100);
}

struct Traits {
    static __host__ __device__ int run(int i)
    {
        typedef typename std::make_unsigned<int>::type U;
        U u = (U)i;
        std::remove_reference_t<int &> v = i + 1;
        return kind(i) + kind(i * 0.5f) + (int)u + v + std::is_same<int, U>::value;
    }
};

struct MathFunctions {
    static __host__ __device__ int run(int i)
    {
        return (int)(std::abs(-i) + std::abs(-2.5f) * 10 + std::sqrt(16.0f) + std::floor(i * 0.5) + std::fabs(-1.0));
    }
};

struct Arrays {
    static __host__ __device__ int run(int i)
    {
        std::array<int, 4> a = {1, 2, 3, i};
        a[1] = i;
        int s = 0;
        for (unsigned k = 0; k < a.size(); k++)
            s = s * 5 + a[k];
        for (int v : a)
            s += v;
        return s;
    }
};

struct Pairs {
    static __host__ __device__ double run(int i)
    {
        std::pair<int, float> p(i, 2.5f), q = std::make_pair(3, i * 0.5f);
        p.first += 1;
        return p.first * p.second + q.second + q.first;
    }
};

struct Members {
    static __host__ __device__ double run(int i)
    {
        Range<int> r;
        r.low = std::min(r.low, i);
        r.high = std::max(r.high, i + 3);
        return r.low * 1000 + r.high;
    }
};

int main()
{
    compare_case<Extremes>();
    compare_case<Limits>();
    compare_case<Moves>();
    compare_case<Traits>();
    compare_case<MathFunctions>();
    compare_case<Arrays>();
    compare_case<Pairs>();
    compare_case<Members>();
    return finish();
}
