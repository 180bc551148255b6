// Copies that compilers leave out: of a local object that is returned, and of one that has just
// been made. Copy constructors and destructors count, so that each one that is called shows; the
// standard is the one before C++17, which still has such copies in the language.
// TEST standard: c++14
// TEST nvcc: -std=c++14
#include "check.h"

struct Counted {
    int value, copies;
    int *dead;
    __host__ __device__ Counted(int v, int *d) : value(v), copies(0), dead(d)
    {
    }
    __host__ __device__ Counted(const Counted &o)
        : value(o.value + 100), copies(o.copies + 1), dead(o.dead)
    {
    }
    __host__ __device__ ~Counted()
    {
        *dead += value;
    }
    __host__ __device__ Counted half() const
    {
        Counted h(value / 2, dead);
        h.copies = copies;
        return h;
    }
};

// No copy of this one is ever made: its copy constructor may not be in the program.
struct Never {
    int value;
    __host__ __device__ Never(int v) : value(v)
    {
    }
    __host__ __device__ Never(const Never &o) : value(o.value * 1000)
    {
    }
};

__host__ __device__ static Never never(int i)
{
    Never n(i);
    if (i > 4)
        n.value *= 2;
    return n;
}

__host__ __device__ static int weight(Never n)
{
    return n.value;
}

__host__ __device__ static Counted named(int i, int *dead)
{
    Counted c(i, dead);
    c.value *= 2;
    return c;
}

__host__ __device__ static Counted made(int i, int *dead)
{
    return Counted(i + 1, dead);
}

__host__ __device__ static Counted one_of_two(int i, int *dead)
{
    Counted a(i, dead), b(-i, dead);
    if (i & 1)
        return a;
    return b;
}

__host__ __device__ static Counted passed_on(Counted c)
{
    return c;
}

template <typename F> __host__ __device__ static int apply(F f)
{
    return f(3);
}

__host__ __device__ static int compute(int i)
{
    int dead = 0, r = never(i).value;
    {
        Counted a = named(i, &dead);
        Counted b = made(i, &dead);
        Counted c = Counted(i, &dead);
        Counted d = one_of_two(i, &dead).half();
        Counted e = passed_on(a);
        Counted f(Counted(named(i + 2, &dead)));
        r = r * 5 + a.copies + 10 * b.copies + 100 * c.copies + 1000 * d.copies + 10000 * e.copies;
        r += f.copies * 7 + a.value + b.value * 3 + c.value * 5 + d.value * 7 + e.value * 11;
    }
    {
        Counted a(i, &dead);
        Counted g = i & 2 ? named(i, &dead) : made(i, &dead);
        Counted h = i & 1 ? a.half() : a;
        Counted k = i % 3 ? i & 4 ? named(1, &dead) : Counted(2, &dead) : made(3, &dead);
        r += g.copies + 10 * h.copies + 100 * k.copies + g.value + h.value * 3 + k.value * 5;
    }
    {
        Counted c((Counted)(named(i, &dead))), s = static_cast<Counted>(made(i, &dead)), n(i, &dead);
        Counted o = passed_on((Counted)n), t = (Counted &)n;
        r += c.copies + 10 * s.copies + 100 * o.copies + 1000 * t.copies + c.value + s.value * 3 + o.value * 5 + t.value * 7;
        r += weight((Never)(i + 1)) + 3 * weight(static_cast<Never>(i + 2));
    }
    r += apply([=](int k) { return k * i; });
    return r * 3 + dead;
}

__global__ void run(int *out)
{
    out[threadIdx.x] = compute(threadIdx.x);
}

int main()
{
    const int n = 32;
    int *out = new_on_device<int>(n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], compute(i));
    return finish();
}
