// Classes whose bases come out of packs: mixins, lists of functors, and overloaded lambdas.
#include "check.h"

#define BOTH __host__ __device__

template <class D> struct Doubled {
    BOTH int doubled()
    {
        return static_cast<D *>(this)->value * 2;
    }
};

template <class D> struct Raised {
    int extra = 5;
    BOTH int raised()
    {
        return static_cast<D *>(this)->value + extra;
    }
};

template <class D> struct Scaled {
    int factor = 9;
    BOTH int scaled()
    {
        return static_cast<D *>(this)->value * 100 + factor;
    }
};

template <class D, template <class> class... M> struct Mix : M<D>... {
};

template <class D, template <class> class... M> struct ScaledMix : Scaled<D>, public M<D>... {
    int own = 3;
};

struct Two : Mix<Two, Doubled, Raised> {
    int value;
    BOTH Two(int v) : value(v)
    {
    }
};

struct Filled : Mix<Filled, Raised, Scaled> {
    int value;
    BOTH Filled(int v) : value(v)
    {
    }
};

struct Three : ScaledMix<Three, Raised, Doubled> {
    int value;
    BOTH Three(int v) : value(v)
    {
    }
};

struct None : Mix<None> {
    int value;
};

struct Only : ScaledMix<Only> {
    int value;
};

template <class... F> struct Overloaded : F... {
    using F::operator()...;
};

template <class... F> BOTH Overloaded<F...> overloaded(F... f)
{
    return {f...};
}

struct OfInt {
    int k;
    BOTH int operator()(int x) const
    {
        return x + k;
    }
};

struct OfFloat {
    BOTH int operator()(float x) const
    {
        return x * 3;
    }
};

struct OfChar {
    mutable char c;
    BOTH int operator()(char x) const
    {
        return x * 2 + c++;
    }
};

template <class... F> struct AllOf : F... {
    BOTH AllOf(F... f) : F(f)...
    {
    }
    BOTH int all(int x)
    {
        return (F::operator()(x) + ...);
    }
};

struct Times {
    int k;
    BOTH int operator()(int x)
    {
        return x * k;
    }
};

struct Moved {
    int up, down;
    BOTH int operator()(int x)
    {
        return x + up - down;
    }
};

BOTH static int mixins(int i)
{
    Two two(i);
    Filled filled(i + 1);
    Three three(i + 2);
    None none{{}, 3};
    Only only;
    only.value = i;
    return two.doubled() + two.raised() * 3 + filled.raised() * 5 + filled.scaled() * 7 +
           three.scaled() * 11 + three.raised() * 13 + three.doubled() * 17 + three.own +
           none.value + only.scaled() * 19 + only.own + (int)sizeof(Two) + (int)sizeof(Three) * 3;
}

BOTH static int functors(int i)
{
    auto three = overloaded(OfInt{i}, OfFloat{}, OfChar{'a'});
    int sum = three(i) + three(2.5f) * 3 + three('a') * 5;
    sum += three('b') * 7;
    auto lambdas = overloaded([i](int k) { return k + i; }, [](float f) { return (int)f; },
                              [&](const char *s) { return s[0] + i; });
    sum = sum * 31 + lambdas(4) + lambdas(2.5f) * 3 + lambdas("xy") * 5;
    AllOf<Times, Moved> all(Times{i}, Moved{3, 4});
    AllOf<Moved> one(Moved{i, 2});
    return sum + all.all(5) + one.all(6) * 100 + all.up;
}

__global__ void run(int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    out[i] = mixins(i);
    out[n + i] = functors(i);
}

int main()
{
    const int n = 48;
    int *d_out = new_on_device<int>(2 * n);
    run<<<3, 16>>>(d_out, n);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, 2 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, out[i], mixins(i));
        EXPECT_EQUAL(i, out[n + i], functors(i));
    }
    return finish();
}
