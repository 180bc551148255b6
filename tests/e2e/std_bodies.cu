// Functions and classes of the C++ library that are ported with their bodies: those that are
// constexpr in C++20. Results are compared with the host's.
// TEST standard: c++20
// TEST nvcc: --expt-relaxed-constexpr -std=c++20
#include "tmpl.h"
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <utility>

// A class template that is declared before it is defined, in a namespace of its own: what it
// inherits is found all the same.
namespace shapes
{
template <typename T> struct Box;
template <typename T> struct Sized {
    T size;
    __host__ __device__ explicit Sized(T s) : size(s)
    {
    }
};
template <typename T> struct Box : Sized<T> {
    T depth;
    __host__ __device__ Box(T s, T d) : Sized<T>(s), depth(d)
    {
    }
    __host__ __device__ T volume() const
    {
        return this->size * this->size * depth + Sized<T>::size;
    }
};
} // namespace shapes

struct ForwardDeclared {
    static __host__ __device__ int run(int i)
    {
        return shapes::Box<int>(i, 3).volume();
    }
};

struct Exchanges {
    static __host__ __device__ int run(int i)
    {
        int a = i, b = 7, c[2] = {3, i};
        std::swap(a, b);
        std::swap(c[0], c[1]);
        int old = std::exchange(a, 40 + i);
        return a * 1000 + b * 100 + old * 10 + c[0] - c[1];
    }
};

struct Clamps {
    static __host__ __device__ double run(int i)
    {
        int low = 4;
        short s = std::max<short>((short)i, 9);
        return std::clamp(i, low, 12) + std::clamp(i * 0.5f, 1.0f, 2.5f) + s +
               std::min<long long>(i, 5);
    }
};

struct ByLast {
    __host__ __device__ bool operator()(int a, int b) const
    {
        return a % 10 < b % 10;
    }
};

struct Comparators {
    static __host__ __device__ int run(int i)
    {
        return std::max(i, 17, ByLast()) * 100 + std::min(i, 8, ByLast());
    }
};

template <typename F> __host__ __device__ int combine(F f, int a, int b)
{
    return f(a, b);
}

struct Objects {
    static __host__ __device__ int run(int i)
    {
        return combine(std::plus<int>(), i, 3) + 10 * combine(std::multiplies<int>{}, i, 2) +
               1000 * combine(std::less<int>(), i, 5) + std::minus<>()(i, 1) +
               combine(std::bit_xor<int>(), i, 6) + std::negate<int>()(i) + std::modulus<int>()(i, 4) +
               std::greater_equal<int>{}(i, 3) + std::logical_and<bool>()(i > 2, i < 9);
    }
};

struct Tuples {
    static __host__ __device__ double run(int i)
    {
        std::tuple<int, float, char> t(i, 2.5f, 'c');
        std::get<0>(t) += 2;
        auto u = std::make_tuple(i, 2.0 * i);
        std::tuple<int, float, char> v = t;
        return std::get<0>(t) + std::get<1>(v) * 10 + std::get<2>(v) + std::get<1>(u) * 100 +
               std::tuple_size<decltype(t)>::value;
    }
};

struct Pairs {
    static __host__ __device__ int run(int i)
    {
        std::pair<int, int> p{i, 2}, q{4, i};
        bool same = p == q;
        std::swap(p, q);
        return 2 * same + 10 * std::get<0>(p) + std::get<1>(q);
    }
};

struct Ranges {
    static __host__ __device__ int run(int i)
    {
        int a[5] = {1, 2, 3, 4, i};
        std::array<int, 3> z{5, i, 7};
        int s = (int)std::size(a) + (int)z.size() * 10 + std::get<1>(z) * 100;
        for (int *p = std::begin(a); p != std::end(a); ++p)
            s = s * 3 + *p;
        z.fill(i + 1);
        return s + z[0] + z[2] + std::accumulate(a, a + 5, 2) + *std::next(a, 2);
    }
};

template <int... I> __host__ __device__ int sum(std::integer_sequence<int, I...>, int x)
{
    return ((I * x) + ... + 0);
}

struct Constants {
    static __host__ __device__ int run(int i)
    {
        return std::integral_constant<int, 5>::value + std::integral_constant<int, 6>{} +
               std::integral_constant<int, 7>()() + std::is_integral<int>() +
               sum(std::make_integer_sequence<int, 4>{}, i);
    }
};

struct Calls {
    static __host__ __device__ int run(int i)
    {
        return std::invoke(std::plus<int>(), 1, i) +
               std::apply([](int a, int b) { return a * b; }, std::make_tuple(3, i));
    }
};

int main()
{
    compare_case<ForwardDeclared>();
    compare_case<Exchanges>();
    compare_case<Clamps>();
    compare_case<Comparators>();
    compare_case<Objects>();
    compare_case<Tuples>();
    compare_case<Pairs>();
    compare_case<Ranges>();
    compare_case<Constants>();
    compare_case<Calls>();
    return finish();
}
