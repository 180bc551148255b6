// Constants that functions and constructors make: the port has their numbers.
#include <cu2cl/cu2cl.h>

struct Table {
    int v[4];
    float scale;
    bool on;
};

constexpr Table make(int k)
{
    Table t{};
    for (int i = 0; i < 4; i++)
        t.v[i] = i * k - 2;
    t.scale = 0.1f * k;
    t.on = k > 1;
    return t;
}

class Powers {
    double p[3];

  public:
    constexpr Powers(double x) : p{1, x, x * x} {}
};

constexpr int fib(int n)
{
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

constexpr auto table = make(3);
constexpr Powers powers(-0.5);
constexpr unsigned fibs[] = {fib(5), fib(10)};

template <int N> struct Holder {
    static constexpr Table held = make(N);
};

#define LAST 9

void k(double *out, int i)
CU2CL_KERNEL(k, out, i)
#include "input.cl.h"
