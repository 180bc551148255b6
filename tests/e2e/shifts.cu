// Shifts whose count reaches the width: CUDA's devices shift everything out.
#include "check.h"

__global__ void shift(unsigned int *u, int *s, unsigned long long *w, const unsigned int *counts)
{
    int i = threadIdx.x;
    unsigned int n = counts[i];
    int one = -8;
    u[i] = (0x80000001u << (32 - n)) ^ ((1u << n) - 1);
    s[i] = (one >> (32 - n)) + ((1 << n) - 1);
    w[i] = (0x8000000000000001ull >> (64 - n - n)) | (1ull << (64 - n));
}

int main()
{
    const int count = 33;
    std::vector<unsigned int> counts(count), u(count);
    std::vector<int> s(count);
    std::vector<unsigned long long> w(count);
    for (int i = 0; i < count; i++)
        counts[i] = (unsigned)i;
    unsigned int *c = copy_to_device(counts), *du = copy_to_device(u);
    int *ds = copy_to_device(s);
    unsigned long long *dw = copy_to_device(w);
    shift<<<1, count>>>(du, ds, dw, c);
    CHECK_LAUNCH();
    u = copy_to_host(du, count);
    s = copy_to_host(ds, count);
    w = copy_to_host(dw, count);
    for (int i = 0; i < count; i++) {
        unsigned int low = (unsigned int)((1ull << i) - 1);
        EXPECT_EQUAL(i, u[i], (i ? 0x80000001u << (32 - i) : 0) ^ low);
        EXPECT_EQUAL(i, s[i], (int)((unsigned int)(i ? -8 >> (32 - i) : -1) + low));
        unsigned long long high = i == 0 ? 0 : 0x8000000000000001ull >> (64 - i - i);
        EXPECT_EQUAL(i, w[i], high | (i ? 1ull << (64 - i) : 0));
    }
    return finish();
}
