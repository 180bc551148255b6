// Destructors of objects without a name of their own: temporaries, parameters, elements of arrays,
// objects in the heads of statements, and those that a goto leaves. Each writes to a log that shows
// the order.
// TEST only: svm buffer (Oclgrind lacks an intrinsic that its compiler makes for such calls)
#include "check.h"

struct Log {
    unsigned long text = 0;
    __host__ __device__ void add(int digit)
    {
        text = text * 13 + digit;
    }
};

struct Guard {
    Log *log;
    int id;
    __host__ __device__ Guard(Log &l, int i) : log(&l), id(i)
    {
        log->add(id);
    }
    __host__ __device__ Guard(const Guard &other) : log(other.log), id(other.id + 1)
    {
        log->add(id);
    }
    __host__ __device__ ~Guard()
    {
        log->add(id + 6);
    }
    __host__ __device__ int value() const
    {
        return id;
    }
    __host__ __device__ Guard next() const
    {
        return Guard(*log, id + 1);
    }
    __host__ __device__ bool is(int i) const
    {
        return id == i;
    }
    __host__ __device__ operator bool() const
    {
        return id > 1;
    }
};

// Copied by C, destroyed by C++.
struct Counter {
    int *count;
    __host__ __device__ explicit Counter(int *c) : count(c)
    {
    }
    __host__ __device__ ~Counter()
    {
        ++*count;
    }
    __host__ __device__ int now() const
    {
        return *count;
    }
};

struct Holder {
    Guard first;
    Guard rest[2];
    int sum;
    __host__ __device__ Holder(Log &l, int i)
        : first(l, i), rest{Guard(l, 1), Guard(l, 2)}, sum(Guard(l, 3).value() + i)
    {
        l.add(sum);
    }
};

__host__ __device__ static int take(Guard g, int i)
{
    if (i == 1)
        return g.value();
    g.id++;
    Guard inner(*g.log, 0);
    return g.value() * 2 + inner.value();
}

__host__ __device__ static int look(const Guard &a, const Guard &b)
{
    return a.value() * 3 + b.value();
}

__host__ __device__ static Guard make(Log &log, int i)
{
    return Guard(log, i);
}

__host__ __device__ static Guard pass(Guard g)
{
    return g;
}

__host__ __device__ static Counter count(int *c)
{
    return Counter(c);
}

__host__ __device__ static int expressions(Log &log, int i)
{
    Guard(log, 1);
    int x = Guard(log, 2).value();
    log.add(x);
    x += make(log, i % 4).next().value();
    const Guard named(log, 1);
    look(Guard(log, 0), named);
    log.add(5);
    x = x * 2 + Guard(log, 3).next().value(), log.add(4);
    return x;
}

__host__ __device__ static int arguments(Log &log, int i)
{
    Guard g(log, 1);
    int x = take(g, i);
    log.add(x % 5);
    x += take(Guard(log, 2), 3);
    take(make(log, 0), i);
    log.add(5);
    Guard h = pass(g);
    return x + h.value();
}

__host__ __device__ static int conditions(Log &log, int i)
{
    int x = 0;
    if (Guard(log, i % 3).is(1))
        x = 1;
    else if (make(log, 2).value() == 2 && i > 3)
        log.add(5);
    for (int k = 0; Guard(log, k).value() < 2; k++)
        log.add(4);
    while (Guard(log, x).value() < 3)
        x++;
    do
        x--;
    while (make(log, x));
    switch (Guard(log, i % 2).value()) {
    case 0: log.add(3); break;
    default: log.add(2);
    }
    return x;
}

__host__ __device__ static int sometimes(Log &log, int i)
{
    int x = i > 2 && Guard(log, 1).is(1);
    log.add(x);
    x += i % 2 ? Guard(log, 2).value() : 7;
    if (i == 1 || make(log, 0).is(i))
        log.add(5);
    Guard chosen = i % 3 ? Guard(log, 3) : make(log, 4);
    return x + chosen.value();
}

__host__ __device__ static int references(Log &log, int i)
{
    const Guard &g = Guard(log, 1);
    {
        Guard &&h = make(log, 2);
        h.id = i % 3;
        const Guard &same = g;
        log.add(same.value());
    }
    return g.value();
}

struct Named : Holder {
    int ids[2];
    __host__ __device__ Named(Log &l, int i) : Holder(l, i), ids{i, i + 1}
    {
    }
};

// References to parts of objects, which live as long as they.
__host__ __device__ static int parts(Log &log, int i)
{
    int x = 0;
    const Guard &part = Holder(log, i % 3).rest[1];
    for (int k : Named(log, 1).ids) {
        Guard &&moved = Holder(log, k).first;
        moved.id++;
        if (k == i)
            continue;
        x += moved.value() + part.value();
    }
    for (const Guard &g : Holder(log, 2).rest)
        x = x * 3 + g.value();
    log.add(4);
    const Holder &base = Named(log, 1), &cast = static_cast<const Holder &>(Named(log, 2));
    x += base.sum * cast.rest[1].value() + Holder(log, 1).rest[0].value();
    const long &converted = Holder(log, 2).sum;
    log.add(3);
    return x + int(converted);
}

__host__ __device__ static Guard returned(Log &log, int i)
{
    if (i % 2)
        return Guard(log, Guard(log, 1).value() + 1);
    return make(log, 3).next();
}

__host__ __device__ static int arrays(Log &log, int i)
{
    Guard pair[2] = {Guard(log, 0), make(log, 1)};
    if (i == 3)
        return pair[1].value();
    {
        Holder h(log, 1);
        log.add(h.rest[1].value());
    }
    return pair[0].value() + pair[1].value();
}

__host__ __device__ static int heads(Log &log, int i)
{
    int x = 0;
    for (Guard g(log, 1); x < 4; x++) {
        Guard h(log, 2);
        if (x == i)
            continue;
        if (x == i - 1)
            break;
        if (x == i - 4)
            return g.value();
    }
    if (Guard g(log, 3); g.value() == i)
        log.add(5);
    else
        log.add(4);
    return x;
}

__host__ __device__ static int jumps(Log &log, int i)
{
    int rounds = 0;
again:
    rounds++;
    Guard a(log, rounds);
    for (int k = 0; k < 3; k++) {
        Guard b(log, 2);
        if (k == i)
            goto out;
        if (k == 1 && rounds < 3)
            goto again;
        if (i == 5)
            break;
        else
            log.add(1);
    }
    log.add(4);
out:
    return rounds;
}

__host__ __device__ static int counters(int i)
{
    int n = 0;
    int seen = Counter(&n).now() * 10 + count(&n).now();
    const Counter &kept = Counter(&n);
    for (int k = 0; k < i; k++)
        count(&n), seen += kept.now();
    return seen * 100 + n;
}

__host__ __device__ static unsigned long evaluate(int which, int i)
{
    Log log;
    int x = 0;
    switch (which) {
    case 0: x = expressions(log, i); break;
    case 1: x = arguments(log, i); break;
    case 2: x = conditions(log, i); break;
    case 3: x = sometimes(log, i); break;
    case 4: x = references(log, i); break;
    case 5: x = returned(log, i).value(); break;
    case 6: x = arrays(log, i); break;
    case 7: x = heads(log, i); break;
    case 8: x = jumps(log, i); break;
    case 9: x = parts(log, i); break;
    default: x = counters(i);
    }
    return log.text * 31 + x;
}

__global__ void run(unsigned long *out)
{
    out[blockIdx.x * blockDim.x + threadIdx.x] = evaluate(blockIdx.x, threadIdx.x);
}

int main()
{
    const int cases = 11, n = 7;
    unsigned long *out = new_on_device<unsigned long>(cases * n);
    run<<<cases, n>>>(out);
    CHECK_LAUNCH();
    std::vector<unsigned long> got = copy_to_host(out, cases * n);
    for (int i = 0; i < cases * n; i++)
        EXPECT_EQUAL(i, got[i], evaluate(i / n, i % n));
    return finish();
}
