// The operator <=> of numbers and classes, what follows from it, and defaulted comparisons.
// TEST standard: c++20
// TEST nvcc: -std=c++20 --expt-relaxed-constexpr
#include "check.h"

#include <compare>

struct Version {
    int major, minor;
    float patch;
    auto operator<=>(const Version &) const = default;
};

struct Inner {
    short list;
    bool operator==(const Inner &) const = default;
};

struct Outer {
    Inner a, b;
    int c;
    bool operator==(const Outer &) const = default;
};

struct Reversed {
    int value;
    __host__ __device__ std::strong_ordering operator<=>(const Reversed &other) const
    {
        return other.value <=> value;
    }
    __host__ __device__ bool operator==(const Reversed &other) const
    {
        return value == other.value;
    }
    __host__ __device__ std::weak_ordering operator<=>(int i) const
    {
        if (value / 2 == i / 2)
            return std::weak_ordering::equivalent;
        if (value < i)
            return std::weak_ordering::less;
        return std::weak_ordering::greater;
    }
};

struct Base {
    unsigned id;
    auto operator<=>(const Base &) const = default;
};

struct Derived : Base {
    long more;
    auto operator<=>(const Derived &) const = default;
};

__host__ __device__ static int numbers(int i)
{
    auto order = i <=> 3;
    int r = order < 0 ? 1 : order > 0 ? 2 : 3;
    r = r * 3 + (order == 0) + 2 * (order != 0) + 4 * (order <= 0) + std::is_lt(order);
    auto parts = (i * 0.5f) <=> 1.0f;
    r = r * 3 + (parts < 0) + 2 * (parts >= 0);
    float nan = 0.0f * (i > 2 ? INFINITY : 1.0f);
    r = r * 5 + ((nan <=> 1.0f) == std::partial_ordering::unordered) + 2 * ((nan <=> 0.0f) == 0);
    unsigned long big = ~0ul - i;
    r = r * 3 + ((big <=> 5ul) > 0) + 2 * ((-1 <=> i) < 0) + 4 * (('a' <=> 'b') < 0);
    int list[4];
    r = r * 3 + (((list + (i & 3)) <=> (list + 1)) > 0);
    std::strong_ordering kept = std::strong_ordering::less;
    if (i & 1)
        kept = i <=> 5;
    return r * 3 + (kept == std::strong_ordering::less) + 2 * (0 < kept);
}

__host__ __device__ static int classes(int i)
{
    Version a{i / 2, i & 1, 0.5f}, b{2, 1, i * 0.25f};
    int r = (a < b) + 2 * (a > b) + 4 * (a == b) + 8 * (a != b) + 16 * (a <= b);
    Outer x{{1}, {(short)i}, 2}, y{{1}, {3}, 2};
    r = r * 3 + (x == y) + 2 * (x != y);
    Reversed u{i}, v{4};
    r = r * 3 + (u < v) + 2 * (u >= v) + 4 * (u == v) + 8 * (u < 5) + 16 * (3 >= u);
    Derived c{{(unsigned)i}, 4}, d{{2}, i};
    return r * 3 + (c < d) + 2 * (c == d) + 4 * (c >= d);
}

__global__ void run(int *out)
{
    out[2 * threadIdx.x] = numbers(threadIdx.x);
    out[2 * threadIdx.x + 1] = classes(threadIdx.x);
}

int main()
{
    const int n = 10;
    int *out = new_on_device<int>(2 * n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 2 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[2 * i], numbers(i));
        EXPECT_EQUAL(i, got[2 * i + 1], classes(i));
    }
    return finish();
}
