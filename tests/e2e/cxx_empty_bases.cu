// Bases that have nothing, not even a method: what is derived from them stands where one is wanted, as
// a reference, a pointer and a value, and stays as it is where one is assigned to. Lists of types are
// made of such bases.
#include "check.h"

struct Nothing {
};

struct Other {
    int y;
};

struct All : Nothing, Other {
    int x;
};

template <int I, typename... Types> struct List;

template <int I> struct List<I> {
};

template <int I, typename T> struct Leaf {
    T value;
};

template <int I, typename T, typename... Types>
struct List<I, T, Types...> : Leaf<I, T>, List<I + 1, Types...> {
    typedef List<I + 1, Types...> Tail;
    __host__ __device__ const Tail &tail() const
    {
        return *this;
    }
    __host__ __device__ Tail &tail()
    {
        return *this;
    }
    __host__ __device__ T &head()
    {
        return Leaf<I, T>::value;
    }
    __host__ __device__ const T &head() const
    {
        return Leaf<I, T>::value;
    }
};

__host__ __device__ static int sum(const List<2> &)
{
    return 1000;
}

template <int I, typename T, typename... Types>
__host__ __device__ static int sum(const List<I, T, Types...> &list)
{
    return (int)list.head() + sum(list.tail());
}

__host__ __device__ static int by_pointer(const Nothing *e, int v)
{
    return e ? v + 1 : 0;
}

__host__ __device__ static int by_value(Nothing, int v)
{
    return v + 2;
}

__host__ __device__ static int by_reference(const Nothing &e, int v)
{
    (void)e;
    return v + 3;
}

template <typename T> __host__ __device__ static int as(const T &e, int v)
{
    return by_reference(e, v);
}

struct Derived : Nothing {
    unsigned char first;
};

__host__ __device__ static Nothing &count(Nothing &n, int &calls)
{
    calls = 2 * calls + 1;
    return n;
}

template <typename T> __host__ __device__ static T &set(T &to, const T &from)
{
    return to = from;
}

__host__ __device__ static int assign(Derived &derived)
{
    int calls = 0;
    Nothing list[2], n;
    Nothing *p = &derived;
    set<Nothing>(derived, n);
    set(list[1], n);
    *p = list[1];
    static_cast<Nothing &>(derived) = Nothing();
    count(derived, calls) = count(n, calls);
    by_reference(*p = n, 1);
    return 10 * derived.first + calls;
}

__host__ __device__ static int compute(int i, All a, All &other)
{
    All t = a;
    t.x += i;
    const Nothing *p = &t;
    Nothing n = t;
    const Nothing &r = other;
    List<0, int, float> list;
    list.head() = i;
    list.tail().head() = 2.5f * (float)i;
    int result = by_pointer(p, t.x) + 3 * by_pointer(&t, t.y);
    result = 5 * result + by_value(t, 3) + by_value(n, 1);
    result = 5 * result + by_reference(t, 3) + as(other, other.x) + by_reference(r, 1);
    result = 5 * result + by_pointer(&other, other.x);
    result += by_pointer(static_cast<const Nothing *>(&other), 1);
    Derived derived;
    derived.first = (unsigned char)(i + 1);
    result = 3 * result + assign(derived);
    return 7 * result + sum(list) + static_cast<const All *>(&t)->x;
}

__global__ static void run(int *out, All a)
{
    __shared__ All shared;
    if (threadIdx.x == 0)
        shared = a;
    __syncthreads();
    out[threadIdx.x] = compute((int)threadIdx.x, a, shared);
}

int main()
{
    const int n = 32;
    All a;
    a.x = 5;
    a.y = 6;
    int *out = new_on_device<int>(n);
    run<<<1, n>>>(out, a);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], compute(i, a, a));
    return finish();
}
