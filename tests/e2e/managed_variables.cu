// Managed variables: kernels and the host read and write the same ones.
#include "check.h"

__device__ __managed__ int counter = 5;
__managed__ float values[64];
__managed__ int unused = 3;

namespace inner
{
struct Pair {
    int a, b;
};
__managed__ Pair pair = {1, 2};
} // namespace inner

__global__ void add(int n)
{
    int i = threadIdx.x;
    if (i < n) {
        values[i] += i;
        atomicAdd(&counter, 1);
    }
    if (i == 0)
        inner::pair.b += inner::pair.a;
}

int main()
{
    for (int i = 0; i < 64; i++)
        values[i] = 0.5f;
    counter += 10;
    add<<<1, 64>>>(40);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, counter, 55);
    EXPECT_EQUAL(0, inner::pair.b, 3);
    for (int i = 0; i < 64; i++)
        EXPECT_EQUAL(i, values[i], i < 40 ? i + 0.5f : 0.5f);
    inner::Pair *p = &inner::pair;
    p->a = 100;
    counter = 0;
    add<<<1, 64>>>(1);
    CHECK_LAUNCH();
    EXPECT_EQUAL(1, counter, 1);
    EXPECT_EQUAL(1, inner::pair.b, 103);
    EXPECT_EQUAL(0, unused, 3);
    return finish();
}
