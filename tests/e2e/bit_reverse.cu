// TEST only: svm buffer (Oclgrind has no bit reversal, which its compiler makes of the loops)

// The functions that reverse the order of bits.
#include "check.h"

__global__ void reverse(const unsigned long long *in, unsigned *narrow, unsigned long long *wide)
{
    int i = threadIdx.x;
    narrow[i] = __brev((unsigned)in[i]);
    wide[i] = __brevll(in[i]);
}

int main()
{
    const int n = 20;
    std::vector<unsigned long long> in(n);
    for (int i = 0; i < n; i++)
        in[i] = 0x9e3779b97f4a7c15ull * i;
    unsigned *d_narrow = new_on_device<unsigned>(n);
    unsigned long long *d_wide = new_on_device<unsigned long long>(n);
    reverse<<<1, n>>>(copy_to_device(in), d_narrow, d_wide);
    CHECK_LAUNCH();
    std::vector<unsigned> narrow = copy_to_host(d_narrow, n);
    std::vector<unsigned long long> wide = copy_to_host(d_wide, n);
    for (int i = 0; i < n; i++) {
        for (int bit = 0; bit < 64; bit++) {
            EXPECT_EQUAL(i, wide[i] >> bit & 1, in[i] >> (63 - bit) & 1);
            if (bit < 32)
                EXPECT_EQUAL(i, narrow[i] >> bit & 1, in[i] >> (31 - bit) & 1);
        }
    }
    return finish();
}
