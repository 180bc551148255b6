// Conditions that declare objects with destructors, or whose initialisers make such objects. Each
// object writes to a number when it is built and when it is destroyed.
#include "check.h"

#define BOTH __host__ __device__

struct Guard {
    unsigned *log; // unsigned: what leaves the range of an int would be any number
    int v;
    BOTH Guard(unsigned *l, int v) : log(l), v(v)
    {
        *log = *log * 3 + v;
    }
    BOTH ~Guard()
    {
        *log = *log * 5 + v + 1;
    }
    BOTH explicit operator bool() const
    {
        return v > 0;
    }
};

BOTH static Guard make(unsigned *log, int v)
{
    return Guard(log, v);
}

BOTH static int value(const Guard &guard)
{
    return guard.v;
}

BOTH static int twice(int v)
{
    return v * 2;
}

BOTH static unsigned branches(int i)
{
    unsigned log = 1;
    if (Guard g{&log, i - 3})
        log += g.v;
    else
        log += 4;
    if (int q = value(Guard(&log, i)))
        log += q;
    else
        log += 11;
    if (i > 2) // the else of the outer one follows
        if (Guard g = make(&log, i - 4))
            log += 7;
        else
            log += 2;
    else
        log += 1;
    if (i > 3)
        if (int t = twice(i - 4))
            log += t;
        else
            log += 2;
    else
        log += 1;
    if (int a = twice(i); Guard g = make(&log, a))
        log += a;
    if (int a = twice(i); int b = a - 4)
        log += b;
    else if (Guard g = make(&log, b + 1))
        log ^= 5;
    switch (int q = value(Guard(&log, i)); q % 3) {
    case 0: log++; break;
    default: log += 2;
    }
    switch (int q = value(Guard(&log, i))) {
    case 0: log++; break;
    default: log += q;
    }
    if (const Guard &g = Guard(&log, i - 1))
        log += g.v;
    switch (Guard g = make(&log, i); g.v & 1) {
    case 0: log++; break;
    default: log -= 2;
    }
again:
    if (Guard g = make(&log, (int)(log % 3))) {
        log &= 255;
        if (i++ < 3)
            goto again;
    }
    return log;
}

BOTH static unsigned loops(int i)
{
    unsigned log = 1;
    int n = i % 4;
    while (Guard g = make(&log, n)) {
        n--;
        if (g.v == 2)
            continue;
        log += 3;
    }
    n = 3;
    while (int q = value(Guard(&log, n--)))
        log += q;
    for (int j = 0, k = 3; Guard g = make(&log, k - j); j++) {
        if (j == 1)
            continue;
        log ^= j;
        if (g.v == i)
            break;
    }
    for (int j = 0, k = 3; int t = k - j; j++) {
        if (j == 1)
            continue;
        log ^= t;
    }
    if (i & 1)
        while (Guard g = make(&log, i & 3)) {
            i >>= 1;
            if (log % 7 == 0)
                return log;
        }
    while (const Guard &g = Guard(&log, n++)) {
        if (g.v > 3)
            break;
    }
    do {
        if (Guard g = make(&log, i)) {
            i = 0;
            continue;
        }
    } while (i > 0);
    return log;
}

template <typename T> BOTH unsigned in_template(T i)
{
    unsigned log = 1;
    while (T t = static_cast<T>(make(&log, i).v)) {
        i--;
        log += t;
        if (log > 1000)
            return log;
    }
    if (Guard g = make(&log, i + 2))
        return g.v + log;
    return 5;
}

__global__ void run(unsigned *out)
{
    int i = threadIdx.x;
    out[3 * i] = branches(i);
    out[3 * i + 1] = loops(i);
    out[3 * i + 2] = in_template<int>(i) + in_template<short>(i + 1);
}

int main()
{
    const int n = 8;
    unsigned *out = new_on_device<unsigned>(3 * n);
    run<<<1, n>>>(out);
    CHECK_LAUNCH();
    std::vector<unsigned> got = copy_to_host(out, 3 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[3 * i], branches(i));
        EXPECT_EQUAL(i, got[3 * i + 1], loops(i));
        EXPECT_EQUAL(i, got[3 * i + 2], in_template<int>(i) + in_template<short>(i + 1));
    }
    return finish();
}
