// Blocks that run at the same time have shared memory of their own, also what warps meet in: PoCL gives a
// group its own only where the kernel itself names it, so no function that it calls may. A block alone gives
// what each gives among many.
// TEST only: svm (groups run at the same time there)
#include "check.h"

#define KINDS  5
#define BLOCKS 500
#define SIZE   64

__global__ void meet(unsigned *out, unsigned first)
{
    unsigned t = threadIdx.x, v = t * 7 % 5 + (first + blockIdx.x) % KINDS;
    int same;
    unsigned a = __match_any_sync(0xffffffff, v);
    unsigned b = __match_all_sync(0xffffffff, v / 2, &same);
    unsigned c = __shfl_xor_sync(0xffffffff, a, 3) + __match_any_sync(0xffffffff, b ^ t / 4);
    double d = __shfl_down_sync(0xffffffff, (double)c, 5);
    unsigned long long e = __shfl_sync(0xffffffff, (unsigned long long)a << 20, t * 5);
    c += __shfl_up_sync(0xffffffff, c, 2) + __match_any_sync(0xffffffff, c & 7);
    out[blockIdx.x * SIZE + t] = a + b * 3 + c * 5 + same + (unsigned)d + (unsigned)(e >> 10);
}

int main()
{
    setenv("CU2CL_WARPS", "barriers", 0); // as they are, where the device can
    unsigned *d_out = new_on_device<unsigned>(BLOCKS * SIZE);
    std::vector<unsigned> alone;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        meet<<<1, SIZE>>>(d_out, kind);
        CHECK_LAUNCH();
        std::vector<unsigned> one = copy_to_host(d_out, SIZE);
        alone.insert(alone.end(), one.begin(), one.end());
    }
    for (int round = 0; round < 5; round++) {
        meet<<<BLOCKS, SIZE>>>(d_out, 0);
        CHECK_LAUNCH();
        std::vector<unsigned> out = copy_to_host(d_out, BLOCKS * SIZE);
        for (int i = 0; i < BLOCKS * SIZE; i++)
            EXPECT_EQUAL(i, out[i], alone[i % (KINDS * SIZE)]);
    }
    CHECK(cudaFree(d_out));
    return finish();
}
