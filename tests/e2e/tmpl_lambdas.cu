// Lambdas inside device code: captures by value and by reference, init-captures, generic, nested,
// mutable, returned, passed to templates, converted by auto; `this` captured.
#include "tmpl.h"

template <typename F> __host__ __device__ int repeat(int n, F f)
{
    int s = 0;
    for (int k = 0; k < n; k++)
        s += f(k);
    return s;
}
template <typename F> __host__ __device__ void visit(int n, F &&f)
{
    for (int k = 0; k < n; k++)
        f(k);
}

struct Captures {
    static __host__ __device__ int run(int i)
    {
        int a = i, b = 2;
        auto by_value = [a, b](int x) { return a * x + b; };
        auto by_reference = [&](int x) {
            b += x;
            return a + b;
        };
        auto mixed = [=, &b](int x) { return b = a + x; };
        constexpr int STEPS = 4; // a constant needs no capture
        auto steps = [&](int x) {
            for (int k = 0; k < STEPS; k++)
                x += k % STEPS;
            return x/b;
        };
        a = 1000;
        int r = by_value(3) + by_reference(5) * 10;
        return r + mixed(1) + b * 100 + steps(i);
    }
};

struct InitCaptures {
    static __host__ __device__ int run(int i)
    {
        auto f = [n = i * 2, m = 3.5f](int x) { return n * x + (int)m; };
        int y = 5;
        auto g = [&r = y] { return r *= 2; };
        g();
        return f(4) + y;
    }
};

struct Generic {
    static __host__ __device__ double run(int i)
    {
        auto twice = [](auto x) { return x + x; };
        auto add = [i](auto a, auto b) { return a + b + i; };
        return twice(i) + twice(i * 0.25) + add(1, 2.5f) + add((short)2, i);
    }
};

struct Passed {
    static __host__ __device__ int run(int i)
    {
        int sum = 0;
        visit(5, [&](int k) { sum += k * i; });
        return repeat(4, [i](int k) { return k + i; }) + sum +
               repeat(3, [](int k) { return k * k; });
    }
};

struct Nested {
    static __host__ __device__ int run(int i)
    {
        int base = 100;
        auto outer = [i, base](int x) {
            auto inner = [x, base, i](int y) { return x * y + base + i; };
            return inner(2) + repeat(3, [&](int k) { return inner(k) + x; });
        };
        return outer(i + 1);
    }
};

struct Mutable {
    static __host__ __device__ int run(int i)
    {
        auto next = [n = i]() mutable { return n += 3; };
        int a = next();
        int b = next();
        return a * 100 + b + next();
    }
};

__host__ __device__ auto adder(int n)
{
    return [n](int x) { return x + n; };
}

struct Returned {
    static __host__ __device__ int run(int i)
    {
        auto f = adder(i);
        return f(3) * adder(5)(i);
    }
};

struct Immediate {
    static __host__ __device__ int run(int i)
    {
        const int value = [&] {
            if (i % 2)
                return i * 10;
            return -i;
        }();
        return value + [](int a, int b) -> int { return a * b + 1; }(i, 3);
    }
};

struct ThisCapture {
    int scale;
    __host__ __device__ int apply(int n)
    {
        auto f = [this](int k) { return k * scale; };
        auto g = [*this](int k) { return k + scale; };
        scale++;
        auto h = [=](int k) { return k - this->scale; };
        return repeat(n, f) + g(3) * 1000 + h(1);
    }
    static __host__ __device__ int run(int i)
    {
        ThisCapture t = {i};
        return t.apply(4);
    }
};

struct ArrayCapture {
    static __host__ __device__ int run(int i)
    {
        int table[3] = {i, 2, 5};
        auto f = [table](int k) { return table[k]; };
        auto g = [&table](int k) { return table[k]++; };
        g(0);
        return f(0) * 100 + f(2) + g(0) * 10;
    }
};

struct Counted {
    int value, copies;
    __host__ __device__ Counted(int v) : value(v), copies(0) {}
    __host__ __device__ Counted(const Counted &o) : value(o.value), copies(o.copies + 1) {}
    __host__ __device__ int apply(int n)
    {
        auto f = [*this](int k) { return k + value + 100 * copies; };
        value += 7;
        auto g = [this](int k) {
            auto inner = [*this](int i) { return i * value + copies; };
            return inner(k);
        };
        return f(n) + 1000 * g(n);
    }
};

struct CopiesOfObjects {
    static __host__ __device__ int run(int i)
    {
        Counted one(i), several[2] = {Counted(i), Counted(3)};
        int rows[2][3] = {{i, 1, 2}, {3, 4, i}};
        auto f = [several](int k) { return several[k].value + 10 * several[k].copies; };
        auto g = [rows](int r, int c) {
            auto inner = [=](int k) { return rows[r][k]; };
            return inner(c);
        };
        rows[0][0] = rows[1][2] = 99;
        return one.apply(2) + f(0) * 3 + f(1) + g(0, 0) * 7 + g(1, 2) * 11 + g(1, 0);
    }
};

template <typename T> struct Functor {
    T n;
    template <typename U> __host__ __device__ auto operator()(U x) const { return x * n; }
};
template <typename F, typename G> struct Compose {
    F f;
    G g;
    template <typename T> __host__ __device__ auto operator()(T x) const { return g(f(x)); }
};
template <typename F, typename G> __host__ __device__ Compose<F, G> compose(F f, G g)
{
    return {f, g};
}

struct Functors {
    static __host__ __device__ double run(int i)
    {
        Functor<float> half = {0.5f};
        auto both = compose(half, Functor<int>{3});
        auto with_lambda = compose([i](int x) { return x + i; }, half);
        return both(i) + with_lambda(4) + compose(half, half)(i);
    }
};

int main()
{
    compare_case<Captures>();
    compare_case<InitCaptures>();
    compare_case<Generic>();
    compare_case<Passed>();
    compare_case<Nested>();
    compare_case<Mutable>();
    compare_case<Returned>();
    compare_case<Immediate>();
    compare_case<ThisCapture>();
    compare_case<ArrayCapture>();
    compare_case<CopiesOfObjects>();
    compare_case<Functors>();
    return finish();
}
