// Types inside types: nested and anonymous structs and unions, enumerations with and without scope
// and underlying type, static members, class-scope aliases and constants.
#include "check.h"

enum Colour { red, green = 5, blue };

enum class Mode : unsigned char { off, on = 3, both = off + on };

enum class Wide : long long { small = 1, large = 1LL << 40 };

struct Shape {
    enum Kind { circle, square };
    struct Point {
        short x, y;
        __host__ __device__ int sum() const
        {
            return x + y;
        }
    };
    Kind kind;
    union {
        float radius;
        int side;
        struct {
            short low, high;
        };
    };
    Point at;
    struct {
        int a, b;
    } inner;
    Mode mode = Mode::on;
    static constexpr int sides = 4;
    static const int corners = 3;
    using index = int;
    __host__ __device__ index area() const;
    __host__ __device__ static Shape make(int side)
    {
        Shape s;
        s.kind = square;
        s.side = side;
        s.at = Point{1, 2};
        s.inner = {3, 4};
        return s;
    }
};

__host__ __device__ inline Shape::index Shape::area() const
{
    return kind == square ? side * side : (int)(radius * radius * 3);
}

union Bits {
    float f;
    unsigned u;
    unsigned char bytes[4];
};

struct Matrix {
    union {
        float m[2][2];
        struct {
            float a, b, c, d;
        };
    };
};

struct Constants {
    static constexpr float scale = 2.5f;
    static constexpr int table[3] = {4, 5, 6};
    enum { limit = 9 };
};

enum Top : unsigned { TOP = 0xffffffffu, LOW = 1 };
enum { HIGH_BIT = 0x80000000u, THREE = 3 };
enum Far : long long { FAR = 1LL << 40, BEFORE = -1 };
enum class Byte : unsigned char { many = 200, some = 100 };

template <typename T> __host__ __device__ static long long twice(T value)
{
    return (long long)value * 2;
}

/* What type an enumerator has in arithmetic is another thing in C. */
__host__ __device__ static long long promoted(int i)
{
    enum Colour c = i & 1 ? red : green;
    Top t = TOP;
    Byte b = Byte::many;
    long long r = (c - 1 < 0) + 2 * (c - 6 < 0) + 4 * (red - 1 < 0) + 8 * (TOP > LOW);
    for (Colour k = blue; k - 5 >= 0; k = (Colour)(k - 1))
        r = r * 3 + k;
    r = r * 7 + TOP / 2 + -TOP + t / (i + 3u) + (LOW - 2 > 0) + (HIGH_BIT > 0) + -THREE / 2;
    r = r * 7 + FAR / 3 + (BEFORE < 0) + twice(TOP) + twice(FAR) + twice(c) + twice(BEFORE);
    switch (b) {
    case Byte::some: r += 1; break;
    case Byte::many: r += 50; break;
    }
    return r * 7 + (int)b + (int)Byte::some + (unsigned char)((int)Byte::many * 2);
}

__host__ __device__ static int enumerations(int i)
{
    Colour c = i > 3 ? blue : green;
    Mode m = Mode::both;
    Wide w = i ? Wide::large : Wide::small;
    if (m == Mode::on)
        c = red;
    switch (m) {
    case Mode::off: return 1;
    case Mode::both: m = static_cast<Mode>(i); break;
    default: break;
    }
    return c + (int)m * 10 + (int)(static_cast<long long>(w) >> 38) + (int)sizeof(Mode) +
           (m == Mode::on ? 500 : 0);
}

__host__ __device__ static int anonymous(int i)
{
    Shape s = Shape::make(i);
    Shape t = s;
    t.kind = Shape::circle;
    t.radius = 2.0f;
    s.high = 1;
    s.low = (short)i;
    t.inner.b += 7;
    return s.side + t.area() + s.at.sum() + t.inner.b * 3 + (int)s.mode + Shape::sides +
           Shape::corners;
}

__host__ __device__ static int unions(int i)
{
    Bits b;
    b.f = 1.0f + i;
    Bits c = {3.0f};
    b.bytes[0] = 7;
    union {
        int number;
        float real;
    };
    number = 0x40000000 + (i << 22);
    return (int)(b.u >> 8) + (int)(c.u >> 20) + b.bytes[3] + (int)(real * 10);
}

__host__ __device__ static int union_of_views(int i)
{
    Matrix m;
    m.a = i;
    m.b = 2;
    m.c = 3;
    m.m[1][1] = 4;
    return (int)(m.m[0][0] * 100 + m.m[0][1] * 10 + m.m[1][0] + m.d);
}

__host__ __device__ static int added(const int (&list)[4])
{
    int sum = 0;
    for (int x : list)
        sum = sum * 10 + x;
    return sum;
}

__host__ __device__ static int constants(int i)
{
    float s = Constants::scale * i;
    constexpr int second =
        Constants::table[1]; // an index known only at run time needs a __device__ table
    static constexpr float quarter = 0.25f;
    const float *pointed = &quarter;
    return (int)s + second + Constants::limit + (int)(*pointed * 8) + added({9, i, 7, second});
}

__host__ __device__ static int local_types(int i)
{
    struct Local {
        int v;
        __host__ __device__ int twice() const
        {
            return 2 * v;
        }
    };
    enum { step = 3 };
    Local l = {i + step};
    return l.twice();
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return enumerations(i);
    case 1: return anonymous(i);
    case 2: return unions(i);
    case 3: return union_of_views(i);
    case 4: return constants(i);
    case 5: return local_types(i);
    case 6: return (int)(promoted(i) % 1000003);
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

int main()
{
    const int cases = 7, n = 8;
    int *out = new_on_device<int>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    return finish();
}
