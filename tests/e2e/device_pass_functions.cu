// Functions that are device code only where `__CUDA_ARCH__` is defined, so that the host pass sees
// kernels call functions of the host; and such calls in a file that a kernel's body includes.
#include "check.h"

#ifdef __CUDA_ARCH__
#define FUNCTION __device__
#else
#define FUNCTION
#endif

FUNCTION static inline unsigned twice(unsigned x)
{
    return x * 2u;
}

FUNCTION static inline unsigned thrice(unsigned x)
{
    return x * 3u;
}

struct pair {
    unsigned v[2];
    FUNCTION unsigned sum() const
    {
        return v[0] + v[1];
    }
};

template <typename T> __device__ T with_sum(T x, pair q)
{
    return twice(x) + q.sum();
}

__global__ void fill(unsigned *out, pair q)
{
    out[threadIdx.x] = with_sum(threadIdx.x, q);
}

__global__ void choose(unsigned *out, int which)
{
    switch (which) {
#define CASE(number, function)                                                                     \
    case number: out[threadIdx.x] = function(threadIdx.x); break;
#include "device_pass_cases.h"
    }
}

int main()
{
    const int n = 4;
    pair q = {{3, 4}};
    unsigned *out = new_on_device<unsigned>(n);

    fill<<<1, n>>>(out, q);
    CHECK_LAUNCH();
    std::vector<unsigned> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], twice(i) + q.sum());
    choose<<<1, n>>>(out, 1);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], thrice(i));
    return finish();
}
