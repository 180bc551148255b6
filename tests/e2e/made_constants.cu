// TEST nvcc: --expt-relaxed-constexpr -std=c++17
/* Constants that functions and constructors make while the program is compiled. The kernel sums them
 * up, and the host does the same. */
#include "check.h"

#include <array>
#include <climits>
#include <cstring>
#include <limits>
#include <utility>

#define HD __host__ __device__

struct Mixed {
    signed char small;
    bool on;
    unsigned short half;
    int whole;
    long long wide;
    unsigned long long top;
    float single;
    double real;
};

constexpr Mixed make_mixed()
{
    Mixed m{};
    m.small = -7;
    m.on = true;
    m.half = 65535;
    m.whole = INT_MIN;
    m.wide = LLONG_MIN;
    m.top = ULLONG_MAX - 1;
    m.single = 1.0f / 3;
    m.real = 4.9e-324;
    return m;
}
constexpr auto mixed = make_mixed();

constexpr std::array<double, 8> powers(double base)
{
    std::array<double, 8> p{};
    double x = 1;
    for (int i = 0; i < 8; i++, x *= base)
        p[i] = i % 2 ? -x : x;
    return p;
}
namespace
{
constexpr auto tenths = powers(0.1);
}

constexpr int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
constexpr int fibs[] = {fib(5), fib(10), -fib(20)};

enum class Color : unsigned char { RED, GREEN = 200 };
enum Signed { LOW = -5, HIGH = 5 };

struct Base {
    int id;
    constexpr Base(int i) : id(i * 3)
    {
    }
};
struct Empty {
};
class Secret : Empty, public Base
{
    int hidden[2][3] = {};
    Color color;
    Signed sign;
    int id; /* hides the base's */
    unsigned few : 3;
    int many : 13;

  public:
    constexpr Secret(int s)
        : Base(s), color(s > 2 ? Color::GREEN : Color::RED), sign(LOW), id(-s), few(5), many(-100)
    {
        for (int i = 0; i < 6; i++)
            hidden[i / 3][i % 3] = s * i - 4;
    }
    HD constexpr int sum() const
    {
        int sum = id * 100 + Base::id + (int)color * 1000 + sign + few * 7 + many;
        for (int i = 0; i < 6; i++)
            sum += hidden[i / 3][i % 3] << i;
        return sum;
    }
};
constexpr Secret secret(3);
constexpr Secret secrets[2] = {Secret(1), Secret(9)};

template <int N> struct Squares {
    int v[N];
    static constexpr Squares make()
    {
        Squares s{};
        for (int i = 0; i < N; i++)
            s.v[i] = i * i * N;
        return s;
    }
};
template <int N> struct Holder {
    static constexpr Squares<N> table = Squares<N>::make();
};
template <int N> constexpr Squares<N> table_of = Squares<N>::make();

namespace outer
{
constexpr int scale(int i)
{
    return i * 2;
}
namespace inner
{
struct Pairs {
    std::pair<int, float> p[3];
};
constexpr Pairs pairs()
{
    Pairs p{};
    for (int i = 0; i < 3; i++) {
        p.p[i].first = scale(i) - 1;
        p.p[i].second = i + 0.25f;
    }
    return p;
}
HD inline int of_pairs(int i)
{
    static constexpr auto local = pairs();
    return local.p[i].first * 10 + (int)(local.p[i].second * 4);
}
} // namespace inner
} // namespace outer

constexpr std::array<std::array<float, 2>, 3> make_grid()
{
    std::array<std::array<float, 2>, 3> g{};
    g[0][0] = std::numeric_limits<float>::infinity();
    g[0][1] = -std::numeric_limits<float>::infinity();
    g[1][0] = -0.0f;
    g[1][1] = std::numeric_limits<float>::denorm_min();
    g[2][0] = std::numeric_limits<float>::max();
    g[2][1] = 16777217.0f / 3;
    return g;
}
constexpr auto grid = make_grid();

__constant__ constexpr Secret placed(4);

HD long long of_all(int i)
{
    long long sum = mixed.small + mixed.on + mixed.half + mixed.whole + (mixed.wide >> 5) +
                    (long long)(mixed.top >> 7);
    sum += fibs[i % 3] + secret.sum() + secrets[i & 1].sum() + Holder<5>::table.v[i % 5] +
           Holder<7>::table.v[i % 7] + table_of<4>.v[i % 4] + outer::inner::of_pairs(i % 3);
    return sum;
}

template <int N> __device__ int of_template(int i)
{
    static constexpr Squares<6> fixed = Squares<6>::make();
    return fixed.v[i % 6] + N;
}

__global__ void sums(long long *out, double *reals, float *singles)
{
    static constexpr auto local = [] {
        std::array<int, 4> a{};
        for (int i = 0; i < 4; i++)
            a[i] = i * 1000 + 1;
        return a;
    }();
    int i = threadIdx.x;
    out[i] = of_all(i) + local[i % 4] + of_template<3>(i) + placed.sum();
    reals[i] = tenths[i] + (i == 3 ? mixed.real : 0);
    singles[i] = i < 6 ? grid[i / 2][i % 2] : mixed.single;
    for (int f : fibs)
        out[i] += f;
}

int main()
{
    long long *out;
    double *reals;
    float *singles;
    CHECK(cudaMallocManaged(&out, 8 * sizeof *out));
    CHECK(cudaMallocManaged(&reals, 8 * sizeof *reals));
    CHECK(cudaMallocManaged(&singles, 8 * sizeof *singles));
    sums<<<1, 8>>>(out, reals, singles);
    CHECK(cudaDeviceSynchronize());
    for (int i = 0; i < 8; i++) {
        long long wanted = of_all(i) + i % 4 * 1000 + 1 + i % 6 * (i % 6) * 6 + 3;
        wanted += Secret(4).sum() + fibs[0] + fibs[1] + fibs[2];
        double real = tenths[i] + (i == 3 ? mixed.real : 0);
        float single = i < 6 ? grid[i / 2][i % 2] : mixed.single;
        EXPECT(out[i] == wanted);
        EXPECT(memcmp(&reals[i], &real, sizeof real) == 0);
        EXPECT(memcmp(&singles[i], &single, sizeof single) == 0);
    }
    return finish();
}
