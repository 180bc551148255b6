// Destructors of objects that are chosen by a condition, made by lists, captured by lambdas, or lie
// in arrays of arrays. Each object writes to a log that shows the order.
// TEST only: svm buffer (Oclgrind lacks an intrinsic that its compiler makes for such calls)
#include "check.h"

struct Log {
    unsigned long text;
    __host__ __device__ Log() : text(0)
    {
    }
    __host__ __device__ void add(int d)
    {
        text = text * 13 + d;
    }
};
struct Guard {
    Log *log;
    int id;
    __host__ __device__ Guard(Log &l, int i) : log(&l), id(i)
    {
        log->add(id);
    }
    __host__ __device__ Guard(const Guard &o) : log(o.log), id(o.id + 1)
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
};
struct Agg {
    Guard a;
    Guard b;
    int n;
};
struct Counter {
    int *c;
    __host__ __device__ ~Counter()
    {
        ++*c;
    }
};
struct Rows {
    Guard g[2][2];
};

__host__ __device__ static int take(Guard g)
{
    return g.value();
}
template <typename F> __host__ __device__ int call(F f, int i)
{
    return f(i);
}
template <typename F> __host__ __device__ int callr(const F &f, int i)
{
    return f(i);
}
__host__ __device__ Guard pick(Log &l, int i)
{
    return i & 1 ? Guard(l, 1) : Guard(l, 2).next();
}
__host__ __device__ static int chosen_value(Log &l, int i)
{
    return (i & 1 ? Guard(l, 1) : Guard(l, 2)).value();
}
__host__ __device__ static int in_and(Log &l, int i)
{
    return i > 2 && Guard(l, 1).value() == 1 ? 3 : 4;
}
__host__ __device__ static int chosen_variable(Log &l, int i)
{
    Guard g = i & 1 ? Guard(l, 1) : Guard(l, 2);
    return g.value();
}
__host__ __device__ static int chosen_reference(Log &l, int i)
{
    const Guard &g = i & 1 ? Guard(l, 1) : Guard(l, 2);
    return g.value();
}
__host__ __device__ static int chosen_arguments(Log &l, int i)
{
    Guard x(l, 3);
    int r = take(i & 1 ? Guard(l, 1) : x); // the language leaves open when a parameter dies
    return r + take(i & 2 ? x : x.next());
}
__host__ __device__ static int aggregate(Log &l, int i)
{
    int c = 0;
    {
        Counter{&c};
    }
    int r = c;
    Agg a{Guard(l, 1), Guard(l, 2), i};
    return r + a.n + a.b.value();
}
__host__ __device__ static int aggregate_value(Log &l, int i)
{
    return Agg{Guard(l, 1), Guard(l, 2), i}.n;
}
__host__ __device__ static int rows(Log &l, int i)
{
    Guard m[2][2] = {{Guard(l, 0), Guard(l, 1)}, {Guard(l, 2), Guard(l, 3)}};
    return m[1][0].value() + i;
}
__host__ __device__ static int captured(Log &l, int i)
{
    Guard g(l, 1);
    auto f = [g](int k) { return g.value() * k; };
    return f(i) + f(2);
}
__host__ __device__ static int captured_implied(Log &l, int i)
{
    Guard g(l, 1);
    auto f = [=](int k) { return g.value() * k; };
    auto h = f;
    return f(i) + h(2);
}
__host__ __device__ static int captured_arguments(Log &l, int i)
{
    Guard g(l, 1);
    int r = call([g](int k) { return g.value() * k; }, i);
    return r + callr([g](int k) { return g.value() * k; }, i);
}
__host__ __device__ static int chosen_element(Log &l, int i)
{
    Guard a[2] = {Guard(l, 1), i > 1 ? Guard(l, 2) : Guard(l, 3)};
    return a[1].value();
}
__host__ __device__ static int conditions(Log &l, int i)
{
    if (i & 1 ? Guard(l, 1).value() > 0 : Guard(l, 2).value() > 5)
        return 3;
    while (i-- > 2 && Guard(l, i & 1).value() >= 0)
        ;
    return i || Guard(l, 4).value();
}
__host__ __device__ static int chosen_result(Log &l, int i)
{
    return pick(l, i).value();
}
__host__ __device__ static int chosen_and_dropped(Log &l, int i)
{
    (i & 1) ? (void)Guard(l, 1) : (void)Guard(l, 2);
    i & 2 ? (void)Guard(l, 3) : (void)0;
    return i;
}
__host__ __device__ static int chosen_names(Log &l, int i)
{
    Guard x(l, 3);
    const Guard &r = i & 1 ? x : x;
    const Guard c = i & 1 ? x : Guard(l, 4);
    return r.value() + c.value();
}
__host__ __device__ static int rows_of_member(Log &l, int i)
{
    Rows r = {{{Guard(l, 0), Guard(l, 1)}, {Guard(l, 2), Guard(l, 3)}}};
    return r.g[1][1].value() + i;
}
__host__ __device__ static int lists_in_choices(Log &, int i)
{
    int c = 0;
    {
        int n = (i & 1 ? Counter{&c} : Counter{&c}).c == &c;
        Counter kept = i & 2 ? Counter{&c} : Counter{&c};
        c += n * 10;
        auto f = [kept, i]() { return *kept.c + i; };
        c += f() * 100;
    }
    return c;
}
__host__ __device__ static int nested_lambdas(Log &l, int i)
{
    Guard g(l, 2);
    auto outer = [g, &l](int k) {
        auto inner = [g](int j) { return g.value() * j; };
        Guard own(l, 1);
        return inner(k) + own.value();
    };
    return outer(i) + outer(2);
}
__host__ __device__ static int made_capture(Log &l, int i)
{
    auto f = [g = Guard(l, 1), i]() mutable {
        g.id++;
        return g.value() + i;
    };
    return f() * 3 + f();
}

__host__ __device__ static int several_variables(Log &l, int i)
{
    int a = Guard(l, 1).value(), b = Guard(l, 2).value() + a, c = i;
    const Guard &kept = Guard(l, 3), &other = Guard(l, 4).next();
    return a + b * 3 + c + kept.value() + other.value();
}

__host__ __device__ static int evaluate(Log &l, int which, int i)
{
    switch (which) {
    case 0: return chosen_value(l, i);
    case 1: return in_and(l, i);
    case 2: return chosen_variable(l, i);
    case 3: return chosen_reference(l, i);
    case 4: return chosen_arguments(l, i);
    case 5: return aggregate(l, i);
    case 6: return aggregate_value(l, i);
    case 7: return rows(l, i);
    case 8: return captured(l, i);
    case 9: return captured_implied(l, i);
    case 10: return captured_arguments(l, i);
    case 11: return chosen_element(l, i);
    case 12: return conditions(l, i);
    case 13: return chosen_result(l, i);
    case 14: return chosen_and_dropped(l, i);
    case 15: return chosen_names(l, i);
    case 16: return rows_of_member(l, i);
    case 17: return lists_in_choices(l, i);
    case 18: return nested_lambdas(l, i);
    case 19: return made_capture(l, i);
    case 20: return several_variables(l, i);
    default: return 0;
    }
}

__global__ void run(int *out, unsigned long *logs, int cases)
{
    int i = threadIdx.x;
    for (int which = 0; which < cases; which++) {
        Log log;
        out[which * blockDim.x + i] = evaluate(log, which, i);
        logs[which * blockDim.x + i] = log.text;
    }
}

int main()
{
    const int cases = 21, n = 5;
    int *out = new_on_device<int>(cases * n);
    unsigned long *logs = new_on_device<unsigned long>(cases * n);
    run<<<1, n>>>(out, logs, cases);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, cases * n);
    std::vector<unsigned long> texts = copy_to_host(logs, cases * n);
    for (int i = 0; i < cases * n; i++) {
        Log log;
        EXPECT_EQUAL(i, got[i], evaluate(log, i / n, i % n));
        EXPECT_EQUAL(i, texts[i], log.text);
    }
    return finish();
}
