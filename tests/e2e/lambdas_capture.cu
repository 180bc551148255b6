// TEST buffers: yes
// What lambdas capture: a struct of C's library, an enumeration by reference, and, in a lambda inside
// another, a pointer that the outer one has by value.
// TEST nvcc: --extended-lambda
#include "check.h"

#include <ctime>

template <typename F> __global__ static void each(F f)
{
    f((int)threadIdx.x);
}

template <int N, typename F> __host__ __device__ static void iterate(F f)
{
    for (int i = 0; i < N; i++)
        f(i);
}

template <typename F> __device__ static int call(F f)
{
    return f(3);
}

// below its first use
enum Kind { EXCLUSIVE, INCLUSIVE = 5 };

__device__ static int add_kind(int x, Kind kind)
{
    return call([&](int i) { return i + x + kind; });
}

template <typename T, int N> struct Row {
    T items[N];
};

// The lambda is the last argument of a list, behind one that a number belongs to.
template <typename... Types> __global__ static void each_of(Row<int, 4> row, int *out, Types... fs)
{
    int results[] = {fs((int)threadIdx.x)...};
    out[threadIdx.x] = results[0] + row.items[threadIdx.x % 4];
}

int main()
{
    const int n = 16;
    int *out = new_on_device<int>(n);
    std::vector<int> numbers(n + 2);
    for (int i = 0; i < n + 2; i++)
        numbers[(size_t)i] = 3 * i + 1;
    const int *in = copy_to_device(numbers);

    time_t later = 86400 * 365;
    tm date = *gmtime(&later);
    each<<<1, n>>>([=] __device__(int i) {
        int pair[2];
        iterate<2>([&](int k) { pair[k] = in[i + k] + 1; });
        out[i] = 100 * pair[0] + pair[1] + date.tm_year + (date.tm_isdst ? 1 : 0);
        out[i] += add_kind(i, i & 1 ? INCLUSIVE : EXCLUSIVE);
    });
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[(size_t)i],
                     100 * (3 * i + 2) + 3 * i + 5 + 71 + 3 + i + (i & 1 ? 5 : 0));
    each_of<<<1, n>>>(Row<int, 4>{{1, 2, 3, 4}}, out, [=] __device__(int i) { return in[i] * 2; });
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[(size_t)i], 2 * (3 * i + 1) + i % 4 + 1);
    return finish();
}
