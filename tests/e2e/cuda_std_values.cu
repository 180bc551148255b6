// TEST only: svm buffer (Oclgrind does not know the rotation of 32 bits that its compiler makes of rotl)
// TEST nvcc: -std=c++17 --extended-lambda
// TEST not-nvcc: CUDA 13.0 has no cuda/std/algorithm
// TEST warnings: what is an exception in C++ ends a kernel; spans of several address spaces
// libcu++'s classes of values and views: optional, variant, span, mdspan; its functions on bits and
// its algorithms; cuda::ceil_div and its like. Host and device are compared, and both with the
// numbers that libcu++ gave; for variants, libstdc++.
#include "tmpl.h"
#include <cuda/cmath>
#include <cuda/functional>
#include <cuda/std/algorithm>
#include <cuda/std/array>
#include <cuda/std/bit>
#include <cuda/std/mdspan>
#include <cuda/std/numeric>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/variant>

struct Narrow {
    int v;
    __host__ __device__ explicit Narrow(int a) : v(a)
    {
    }
};

struct Optional {
    static __host__ __device__ cuda::std::optional<int> even(int i)
    {
        if (i % 2)
            return cuda::std::nullopt;
        return i;
    }
    static __host__ __device__ int run(int i)
    {
        cuda::std::optional<int> a = even(i), b = even(i + 1), c = a;
        cuda::std::optional<Narrow> n;
        if (i > 5)
            n.emplace(i);
        int sum = a.value_or(-1) + 10 * b.value_or(100) + (a ? *a : 3) + (n ? n->v : 1000);
        b = 7;
        sum += b.value() + (a == b) + 2 * (c == a) + 4 * (a < b) + 8 * (b == 7) +
               16 * (a == cuda::std::nullopt);
        b.reset();
        auto d = cuda::std::make_optional(2.5f);
        return sum + b.has_value() + (int)(*d * 2) + (a > 4 ? 500 : 0);
    }
};

struct Shape {
    float w, h;
};
struct Area {
    __host__ __device__ float operator()(int r) const
    {
        return 3.0f * r * r;
    }
    __host__ __device__ float operator()(float s) const
    {
        return s * s;
    }
    __host__ __device__ float operator()(const Shape &s) const
    {
        return s.w * s.h;
    }
};
typedef cuda::std::variant<int, float, Shape> Figure;

// Of two, three and four variants, some with other members.
struct Pair {
    template <class A, class B> __host__ __device__ int operator()(const A &, const B &b) const
    {
        return (int)(sizeof(A) * 16 + sizeof(B) + Area()(b));
    }
};
struct Triple {
    int times;
    template <class A, class B, class C>
    __host__ __device__ int operator()(const A &a, const B &, const C &c) const
    {
        return times * ((int)Area()(a) + (int)sizeof(B)) + (int)c;
    }
};
struct Four {
    template <class A, class B, class C, class D>
    __host__ __device__ int operator()(const A &a, const B &b, const C &c, const D &d) const
    {
        return (int)Area()(a) + 3 * (int)b + 5 * (int)c + 100 * (int)sizeof(C) + 11 * (int)Area()(d);
    }
};

struct Variant {
    static __host__ __device__ Figure make(int i)
    {
        if (i % 3 == 0)
            return i;
        if (i % 3 == 1)
            return i * 0.5f;
        return Shape{(float)i, 2.0f};
    }
    static __host__ __device__ int several(int i)
    {
        Figure f = make(i), g = make(i + 1);
        cuda::std::variant<char, double> h;
        if (i % 2)
            h = i * 0.25;
        else
            h = (char)i;
        const cuda::std::variant<short, unsigned char, long long> k =
            i % 3 ? cuda::std::variant<short, unsigned char, long long>((short)-i)
                  : cuda::std::variant<short, unsigned char, long long>((unsigned char)(i + 200));
        int four = cuda::std::visit(Four(), f, h, k, g);
        return cuda::std::visit(Pair(), f, g) + cuda::std::visit(Triple{3}, g, f, h) + 7 * four;
    }
    static __host__ __device__ int run(int i)
    {
        Figure f = make(i), g;
        int sum = (int)(cuda::std::visit(Area(), f) * 4) + 1000 * (int)f.index();
        sum += cuda::std::holds_alternative<Shape>(f) ? (int)cuda::std::get<Shape>(f).w : -1;
        if (const float *p = cuda::std::get_if<float>(&f))
            sum += (int)(*p * 2);
        sum += cuda::std::get_if<0>(&f) ? 7 : 0;
        g = 4.0f;
        f = g;
        return sum + 10 * (int)f.index() + (int)cuda::std::get<1>(f) +
               cuda::std::visit([](auto x) { return (int)sizeof(x); }, make(i)) + several(i);
    }
};

struct Bits {
    static __host__ __device__ int run(int i)
    {
        unsigned a = 0x9e3779b9u * (i + 1);
        unsigned long long b = 0x9e3779b97f4a7c15ull * (i + 3);
        unsigned char c = (unsigned char)(a >> 7);
        unsigned short d = (unsigned short)(a >> 3);
        unsigned sum = cuda::std::popcount(a) + cuda::std::popcount(b) * 3 + cuda::std::popcount(c);
        sum = sum * 31 + cuda::std::countl_zero(a >> i) + cuda::std::countl_zero(b >> i) * 5 +
              cuda::std::countl_zero(c) * 7 + cuda::std::countl_zero(d);
        sum = sum * 31 + cuda::std::countr_zero(a << i) + cuda::std::countr_zero(b << (2 * i)) * 5 +
              cuda::std::countr_zero((unsigned char)(c << 1)) + cuda::std::countr_zero(0u) +
              cuda::std::countl_zero((unsigned short)0);
        sum = sum * 31 + cuda::std::countl_one(a) + cuda::std::countr_one(b) +
              cuda::std::countl_one(c);
        sum = sum * 31 + cuda::std::rotl(a, i) + cuda::std::rotr(c, i) + cuda::std::rotl(d, -i) +
              (unsigned)cuda::std::rotr(b, 2 * i);
        sum = sum * 31 + cuda::std::has_single_bit(a) + cuda::std::has_single_bit(1u << i) * 3 +
              cuda::std::bit_width(a >> i) + cuda::std::bit_floor(a) +
              cuda::std::bit_ceil(a >> (i + 1));
        sum = sum * 31 + cuda::std::bit_cast<unsigned>(i * 0.75f) +
              (unsigned)(cuda::std::bit_cast<unsigned long long>(i * 0.1) >> 9);
        return (int)(sum >> 1);
    }
};

struct Span {
    static __host__ __device__ int total(cuda::std::span<const int> s)
    {
        int sum = 0;
        for (int v : s)
            sum += v;
        return sum;
    }
    static __host__ __device__ int run(int i)
    {
        int values[8];
        cuda::std::array<int, 4> few = {i, 2 * i, 3, 4};
        cuda::std::span<int> all(values);
        cuda::std::span<int, 8> fixed(values);
        for (size_t k = 0; k < all.size(); k++)
            all[k] = (int)k * i;
        fixed[2] += 100;
        cuda::std::span<int> part = all.subspan(2, 3);
        part.back() = -5;
        int sum = total(all) + 3 * total(all.first(3)) + 5 * total(all.last(2)) + 7 * total(few) +
                  total(fixed.subspan<1, 2>());
        return sum + (int)part.size_bytes() + part.front() + (int)all.subspan(6).size() +
               all.empty() + (int)sizeof(fixed);
    }
};

struct Views {
    static __host__ __device__ int run(int i)
    {
        int values[24];
        for (int k = 0; k < 24; k++)
            values[k] = k * (i + 1);
        cuda::std::mdspan<int, cuda::std::extents<int, 4, cuda::std::dynamic_extent>> rows(values,
                                                                                           6);
        cuda::std::mdspan<int, cuda::std::dextents<unsigned, 3>> cube(values, 2, 3, 4);
        cuda::std::mdspan<const int, cuda::std::extents<int, 4, 6>, cuda::std::layout_left> columns(
            values);
        rows(1, i % 6) = 1000;
        int sum = rows(3, 5) + 3 * cube(1, 2, 3) + 5 * columns(i % 4, 2) + (int)rows.size() +
                  (int)cube.stride(0) * 7 + columns.stride(1);
        for (int y = 0; y < rows.extent(0); y++)
            sum += (y + 1) * rows(y, (y + i) % rows.extent(1));
        return sum + (int)cube.rank() * 100000 + (int)cube.extent(2) + (int)rows.static_extent(0);
    }
};

struct Less {
    __host__ __device__ bool operator()(int a, int b) const
    {
        return a < b;
    }
};

struct Algorithms {
    static __host__ __device__ int run(int i)
    {
        int a[10], b[10];
        cuda::std::iota(a, a + 10, i);
        cuda::std::fill(b, b + 10, 3);
        cuda::std::transform(a, a + 10, b, b, [](int x, int y) { return x * y; });
        cuda::std::reverse(b, b + 9);
        int sum =
            cuda::std::accumulate(b, b + 10, 0) + 7 * cuda::std::inner_product(a, a + 10, b, 0);
        sum += (int)(cuda::std::lower_bound(a, a + 10, 9) - a) +
               100 * (int)(cuda::std::upper_bound(a, a + 10, 9, Less()) - a);
        sum += cuda::std::binary_search(a, a + 10, 12) +
               2 * cuda::std::all_of(a, a + 10, [](int x) { return x > 2; });
        sum += 10 * (int)cuda::std::count_if(a, a + 10, [](int x) { return x % 3 == 0; }) +
               *cuda::std::max_element(b, b + 10);
        sum += *cuda::std::min_element(b, b + 10) + (int)(cuda::std::find(a, a + 10, 11) - a) +
               cuda::std::equal(a, a + 10, b);
        return sum + cuda::std::min(i, 5) + 100 * cuda::std::max(i, 5) + cuda::std::clamp(i, 3, 8);
    }
};

struct Divisions {
    static __host__ __device__ int run(int i)
    {
        return cuda::ceil_div(i + 3, 4) + 100 * cuda::round_up(i + 1, 8) +
               10000 * cuda::round_down(i, 3u) + cuda::ilog2(i + 1) * 3 +
               cuda::maximum<int>()(i, 7) + cuda::minimum<>()(i, 4);
    }
};

__global__ void increments(int *out, cuda::std::span<const int> in, cuda::std::optional<int> first)
{
    auto next =
        cuda::proclaim_return_type<int>([=] __device__(int x) { return x + first.value_or(1); });
    if (threadIdx.x < in.size())
        out[threadIdx.x] = next(in[threadIdx.x]);
}

// Arguments by value, which the host lays out.
static void test_arguments()
{
    int *in = new_on_device<int>(8), *out = new_on_device<int>(8);
    int values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    CHECK(cudaMemcpy(in, values, sizeof values, cudaMemcpyHostToDevice));
    increments<<<1, 8>>>(out, cuda::std::span<const int>(in, 6), 40);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 8);
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(i, got[i], i < 6 ? values[i] + 40 : 0);
    increments<<<1, 8>>>(out, {in, 8}, cuda::std::nullopt);
    CHECK_LAUNCH();
    got = copy_to_host(out, 8);
    for (int i = 0; i < 8; i++)
        EXPECT_EQUAL(i, got[i], values[i] + 1);
}

// The sum over all i, each with a weight.
template <typename Case> static void expect(double want)
{
    double sum = 0;
    compare_case<Case>();
    for (int i = 0; i < 24; i++)
        sum += (i + 1.0) * Case::run(i);
    EXPECT_EQUAL(0, sum, want);
}

int main()
{
    expect<Optional>(277438.0);
    expect<Variant>(11477698.0);
    expect<Bits>(295528893175.0);
    expect<Span>(770200.0);
    expect<Views>(91970688.0);
    expect<Algorithms>(27355218.0);
    expect<Divisions>(43432891.0);
    test_arguments();
    return finish();
}
