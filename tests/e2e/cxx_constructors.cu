// Constructors: member initialisers, default member initialisers, delegation, inheriting, copies
// and moves that the user wrote, value- and list-initialisation, aggregates with defaults,
// temporaries. Every case is one function that runs on the device and on the host.
#include "check.h"

// lists that leave members to their defaults are what is tested
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

struct Point {
    int x, y;
    __host__ __device__ Point() : x(1), y(x + 2)
    {
    }
    __host__ __device__ Point(int a) : Point(a, 2 * a)
    {
        y += 1;
    }
    __host__ __device__ Point(int a, int b) : x(a), y(b)
    {
    }
};

struct Defaults {
    int a = 3;
    int b = 6;
    int c[3] = {1, 2, 3};
    Point p{4, 5};
    Point q;
    bool flag = true;
};

struct Mixed {
    int a = 10;
    int b = 20;
    Defaults d;
    __host__ __device__ explicit Mixed(int v) : b(v)
    {
    }
    __host__ __device__ Mixed(int v, int w) : a(v), b(w), d{v, w}
    {
        if (v > 3)
            return;
        a = 100;
    }
};

struct Traced {
    int value;
    int copies = 0;
    int moves = 0;
    __host__ __device__ explicit Traced(int v) : value(v)
    {
    }
    __host__ __device__ Traced(const Traced &other)
        : value(other.value + 1000), copies(other.copies + 1)
    {
    }
    __host__ __device__ Traced(Traced &&other) : value(other.value), moves(other.moves + 1)
    {
        other.value = -1;
    }
    __host__ __device__ Traced &operator=(const Traced &other)
    {
        value = other.value + 5;
        copies = other.copies + 10;
        return *this;
    }
};

struct Derived : Point {
    using Point::Point;
    int z = 7;
};

struct Chain : Derived {
    int w;
    __host__ __device__ Chain(int v) : Derived(v, v + 1), w(v * 3)
    {
    }
};

struct Holder {
    Traced t;
    int after;
};

struct Cells {
    int cells[4];
    int n;
    __host__ __device__ Cells(int seed) : cells{seed, seed + 1, seed + 2}, n(0)
    {
        for (int i = 0; i < 4; i++)
            n += cells[i];
    }
};

struct Zeroed {
    int a;
    float f;
    Point *p;
    char text[5];
};

__host__ __device__ static int initialisers(int i)
{
    Point a, b(i), c(i, 5), d = Point(i + 1), e = {i, 9}, f{i};
    return a.x + 10 * a.y + b.y + c.y + d.y + e.y + f.x;
}

__host__ __device__ static int member_defaults(int i)
{
    Defaults d;
    Defaults e{i};
    Defaults f{i, 7, {9}};
    return d.a + d.b + d.c[2] + d.p.y + d.q.y + d.flag +
           100 * (e.a + e.b + e.c[0] + e.p.x + e.q.x) +
           10000 * (f.a + f.b + f.c[0] + f.c[1] + f.q.y);
}

__host__ __device__ static int mixed(int i)
{
    Mixed a(i), b(i, 2);
    return a.a + a.b + a.d.b + b.a * 100 + b.b + b.d.a * 1000 + b.d.b + b.d.c[1];
}

__host__ __device__ static int copies(int i)
{
    Traced a(i);
    Traced b(a);
    Traced c = b;
    Traced d(static_cast<Traced &&>(c));
    a = d;
    return a.value + 7 * b.value + 3 * b.copies + c.value + d.value + d.moves * 11 + a.copies;
}

__host__ __device__ static int by_value(Traced t, int i)
{
    t.value += i;
    return t.value + 100000 * t.copies;
}

__host__ __device__ static int passed(int i)
{
    Traced a(i);
    int first = by_value(a, 1);
    return first + by_value(Traced(i), 2) + a.value;
}

__host__ __device__ static Traced make(int i)
{
    return Traced(i * 2);
}

__host__ __device__ static Traced choose(const Traced &a, const Traced &b, bool first)
{
    if (first)
        return a;
    return b;
}

__host__ __device__ static int returned(int i)
{
    Traced a = make(i);
    Traced b = choose(a, Traced(77), i % 2);
    return a.value + a.copies + 13 * b.value + 3 * b.copies;
}

__host__ __device__ static int inherited(int i)
{
    Derived a(i), b(i, 3), c;
    Chain d(i);
    return a.x + a.y + a.z + b.y + c.x + c.y + d.x + d.y * 5 + d.z + d.w;
}

__host__ __device__ static int implicit_copy_of_members(int i)
{
    Holder a{Traced(i), 4};
    Holder b = a;
    Holder c{Traced(1), 2};
    c = a;
    return b.t.value + b.t.copies * 3 + b.after + c.t.value * 17 + c.after;
}

__host__ __device__ static int lists(int i)
{
    Cells a(i), b{i + 1};
    return a.n + b.n * 3 + a.cells[3];
}

__host__ __device__ static int zeroes(int i)
{
    Zeroed a{}, b = {}, c = Zeroed();
    Zeroed d = {i};
    int n{}, m = int();
    int row[4] = {};
    return a.a + (int)b.f + (c.p == nullptr) + d.a + d.text[2] + (d.p == nullptr) + n + m + row[3];
}

__host__ __device__ static int temporaries(int i)
{
    return Point(i).y + Point{i, 3}.y + make(i).value + Mixed(i, 1).d.q.y;
}

__host__ __device__ static int arrays(int i)
{
    Point a[3];
    Point b[3] = {Point(i), {i, 1}};
    Defaults c[2];
    return a[0].y + a[2].y + b[0].y + b[1].y + b[2].y + c[1].b + c[1].p.x;
}

__host__ __device__ static int evaluate(int which, int i)
{
    switch (which) {
    case 0: return initialisers(i);
    case 1: return member_defaults(i);
    case 2: return mixed(i);
    case 3: return copies(i);
    case 4: return passed(i);
    case 5: return returned(i);
    case 6: return inherited(i);
    case 7: return implicit_copy_of_members(i);
    case 8: return lists(i);
    case 9: return zeroes(i);
    case 10: return temporaries(i);
    case 11: return arrays(i);
    default: return 0;
    }
}

__global__ void run(int *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

int main()
{
    const int cases = 12, n = 8;
    int *out = new_on_device<int>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    return finish();
}
