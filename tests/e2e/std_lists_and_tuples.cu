// std::initializer_list, std::tie, tuples and bindings in device code, as nvcc takes them with
// relaxed constexpr and C++20.
// TEST only: svm buffer (Oclgrind lacks an intrinsic that its compiler makes for such calls)
// TEST standard: c++20
// TEST nvcc: -std=c++20 --expt-relaxed-constexpr
#include "check.h"

#include <initializer_list>
#include <tuple>
#include <utility>

struct Point {
    int x, y;
};

struct Bag {
    int items[6];
    int count;
    __host__ __device__ Bag(std::initializer_list<int> list) : count(0)
    {
        for (int v : list)
            items[count++] = v;
    }
    __host__ __device__ void add(std::initializer_list<Point> list)
    {
        for (const Point &p : list)
            items[count++] = p.x * p.y;
    }
};

__host__ __device__ static int sum(std::initializer_list<int> list)
{
    int s = (int)list.size();
    for (auto p = list.begin(); p != list.end(); ++p)
        s = s * 3 + *p;
    return s;
}

template <typename T> __host__ __device__ static T largest(std::initializer_list<T> list)
{
    T best = *list.begin();
    for (T v : list)
        if (v > best)
            best = v;
    return best;
}

__host__ __device__ static int lists(int i)
{
    int r = sum({1, 2, i}) + 5 * sum({}) + sum({i}) * sum({i, i + 1});
    for (int v : {1, i, 3})
        r = r * 3 + v;
    Bag bag{i, 4, 5};
    bag.add({{1, i}, {i + 1, 3}});
    Bag other = {7};
    for (int k = 0; k < 3; k++)
        r += sum({k, i, k * i}) + largest({k + 0.5f, 1.0f * i, 2.0f}) > 3;
    auto kept = {i, 2 * i, 3};
    return r * 3 + bag.items[1] + bag.items[4] + bag.count + other.count + largest(kept);
}

struct Settings {
    int first = 1, second = 2;
    float list[3] = {1, 2, 3};
    struct {
        int a = 5, b = 6;
    } inner = {};
};

__host__ __device__ static int designated(int i)
{
    Settings s = {.first = i, .list = {9, 8}, .inner = {.b = 4}}, t = {.second = i};
    return s.first + s.second * 3 + (int)(s.list[0] * 5 + s.list[2]) + s.inner.b * 7 + s.inner.a +
           t.first * 11 + t.second * 13 + (int)t.list[2] * 17;
}

__host__ __device__ static std::tuple<int, float, char> make(int i)
{
    return std::make_tuple(i, i * 0.5f, (char)(i + 1));
}

__host__ __device__ static int tuples(int i)
{
    int a, b;
    float f;
    char c;
    std::tie(a, b) = std::make_tuple(i, i + 1);
    std::tie(a, f, c) = make(a + b);
    std::tie(b, a) = std::make_pair(b * 2, i + a);
    std::tuple<int, float> t(i, 2.0f), u;
    std::get<1>(t) += a;
    u = t;
    std::get<0>(u) += 3;
    std::swap(t, u);
    auto joined = std::tuple_cat(t, std::make_tuple('c', 4));
    return a * 3 + c + b * 5 + (int)(f * 4) + std::get<0>(t) * 7 + (int)std::get<1>(u) +
           std::get<2>(joined) + std::get<3>(joined) + (t == u);
}

__host__ __device__ static int bindings(int i)
{
    std::tuple<int, char, float> t(i, 3, 4.5f);
    auto [p, q, r] = t;
    auto &[first, second, third] = t;
    first = 77;
    auto [a, f, c] = make(i);
    std::tuple<short> one(5);
    auto [s] = one;
    int u = 3;
    std::tuple<int &, double> refers(u, 2.0);
    auto &[x, y] = refers;
    x += i;
    y = x;
    const auto &[d, e] = std::make_pair(i + 1, i + 2);
    return p + q + (int)r + std::get<0>(t) + second + (int)third + a + (int)(f * 4) + c + s + u +
           (int)y + d * e;
}

__global__ void run(int *out)
{
    out[3 * threadIdx.x] = lists(threadIdx.x) + designated(threadIdx.x);
    out[3 * threadIdx.x + 1] = tuples(threadIdx.x);
    out[3 * threadIdx.x + 2] = bindings(threadIdx.x);
}

int main()
{
    const int n = 16;
    int *out = new_on_device<int>(3 * n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 3 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[3 * i], lists(i) + designated(i));
        EXPECT_EQUAL(i, got[3 * i + 1], tuples(i));
        EXPECT_EQUAL(i, got[3 * i + 2], bindings(i));
    }
    return finish();
}
