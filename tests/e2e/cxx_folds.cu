// Fold expressions over packs of several, one, and no arguments, of mixed types, in all kinds of places.
#include "check.h"

#define BOTH __host__ __device__

struct Pair {
    int a, b;
    BOTH Pair operator+(const Pair &other) const
    {
        return Pair{a + other.a, b - other.b};
    }
};

struct Log {
    unsigned *sum;
    BOTH Log &operator<<(int v)
    {
        *sum = *sum * 31 + v;
        return *this;
    }
};

template <class... A> BOTH float mixed(A... a)
{
    return (a + ...);
}

template <class X, class... A> BOTH float mixed_behind(X x, A... a)
{
    return (x + ... + a);
}

template <class... A> BOTH int with_first(A... a)
{
    return (7 - ... - a);
}

template <class... A> BOTH int with_last(A... a)
{
    return (a - ... - 7);
}

template <class... A> BOTH int conditions(A... a)
{
    int all = (... && (a > 3)), none = !(a || ...);
    if ((... && (a > 5)))
        all += 10;
    return all + 2 * none + ((a == 4) || ...) * 4 + (... || (a < 2)) * 8;
}

template <class... A> BOTH unsigned in_order(A... a)
{
    unsigned sum = 1;
    (void)((sum = sum * 31 + (unsigned)a), ...);
    (..., (void)(sum ^= (unsigned)a));
    Log log{&sum};
    (void)(log << ... << a);
    return sum;
}

template <class... A> BOTH int within(const int *values, A... a)
{
    int more = (a * ... * 1) + (0 + ... + a) * 2, list[] = {(a + ... + 1), 5};
    return values[(0 + ... + a) % 4] + more - (0 | ... | a) + list[0] * list[1] +
           (int)sizeof...(a) * (int)(sizeof(A) + ... + 0);
}

template <class... A> BOTH int of_class(A... a)
{
    return (a + ...).b * 3 + (a + ...).a + (Pair{1, 2} + ... + a).b;
}

template <class... A> struct Holder {
    int sum, count;
    BOTH Holder(A... a) : sum((a + ... + 2)), count((0 + ... + (a > 1)))
    {
        (void)sum, (void)"no, ...";
    }
};

template <class... A> BOTH int assigned(A... a)
{
    int sum = 3;
    (void)(sum += ... += a);
    return sum;
}

template <int... N> BOTH int numbers(int i)
{
    int product = (1 * ... * N); // in the lambda nvcc refuses it where N is empty
    auto lambda = [i, product](auto... x) { return (x + ... + i) * product; };
    return lambda(N...) + lambda() + lambda(2.5f);
}

BOTH static unsigned all(int i)
{
    const int values[] = {i, 3, 5, 7};
    unsigned sum = (unsigned)(mixed(i, 2, 2.5f) * 4) + (unsigned)mixed((char)i) * 3;
    sum = sum * 31 + (unsigned)(mixed_behind(1, i, 2.5, 'a') * 2 + mixed_behind(i));
    sum = sum * 31 + with_first(i, 2, 3) + with_first(i) * 3 + with_first() * 5;
    sum = sum * 31 + with_last(i, 2, 3) + with_last(i) * 3 + with_last() * 5;
    sum = sum * 31 + conditions(i, 4, 9) + conditions(i) * 16 + conditions() * 256;
    sum = sum * 31 + in_order(i, 'a', 3u) + in_order(i) * 3 + in_order() * 5;
    sum = sum * 31 + within(values, i, 2) + within(values, i) * 3 + within(values) * 5;
    sum = sum * 31 + of_class(Pair{i, 2}, Pair{3, 4}) + of_class(Pair{i, 2}) * 3;
    sum = sum * 31 + Holder<int, int>(i, 2).sum + Holder<>().sum + Holder<char>('c').count;
    sum = sum * 31 + assigned(i, 2) + assigned(i) * 3 + assigned() * 5;
    return sum * 31 + numbers<2, 3>(i) + numbers<5>(i) + numbers<>(i);
}

__global__ void run(unsigned *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = all(i);
}

int main()
{
    const int n = 48;
    unsigned *d_out = new_on_device<unsigned>(n);
    run<<<3, 16>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<unsigned> out = copy_to_host(d_out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, out[i], all(i));
    return finish();
}
