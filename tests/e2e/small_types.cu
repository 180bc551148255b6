// Arrays of char, short, bool and of unsigned versions: loads, stores, arithmetic, as kernel
// arguments of each type.
#include "check.h"

__global__ void change(char *c, signed char *sc, unsigned char *uc, short *s, unsigned short *us,
                       bool *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    c[i] = c[i] + 1;
    sc[i] -= 100;
    uc[i] *= 3;
    s[i] = (short)(s[i] << 4);
    us[i] = us[i] / 7 - 1;
    b[i] = !b[i] && i > 3;
}

__global__ void arguments(char c, bool b, short s, unsigned char uc, float f, long l,
                          unsigned short us, size_t z, double d, double *out)
{
    out[0] = c;
    out[1] = b;
    out[2] = s;
    out[3] = uc;
    out[4] = f;
    out[5] = l;
    out[6] = us;
    out[7] = z;
    out[8] = d;
}

int main()
{
    const int n = 40;
    std::vector<char> c(n), b(n);
    std::vector<signed char> sc(n);
    std::vector<unsigned char> uc(n);
    std::vector<short> s(n);
    std::vector<unsigned short> us(n);
    for (int i = 0; i < n; i++) {
        c[i] = i - 20;
        b[i] = i % 2;
        sc[i] = i * 6 - 120;
        uc[i] = i * 6;
        s[i] = i * 300 - 5000;
        us[i] = i * 1600;
    }
    char *d_c = copy_to_device(c), *d_b = copy_to_device(b);
    signed char *d_sc = copy_to_device(sc);
    unsigned char *d_uc = copy_to_device(uc);
    short *d_s = copy_to_device(s);
    unsigned short *d_us = copy_to_device(us);
    change<<<2, 32>>>(d_c, d_sc, d_uc, d_s, d_us, (bool *)d_b, n);
    CHECK_LAUNCH();
    std::vector<char> c2 = copy_to_host(d_c, n), b2 = copy_to_host(d_b, n);
    std::vector<signed char> sc2 = copy_to_host(d_sc, n);
    std::vector<unsigned char> uc2 = copy_to_host(d_uc, n);
    std::vector<short> s2 = copy_to_host(d_s, n);
    std::vector<unsigned short> us2 = copy_to_host(d_us, n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, c2[i], i - 19);
        EXPECT_EQUAL(i, b2[i], !(i % 2) && i > 3);
        EXPECT_EQUAL(i, sc2[i], (signed char)(sc[i] - 100));
        EXPECT_EQUAL(i, uc2[i], (unsigned char)(uc[i] * 3));
        EXPECT_EQUAL(i, s2[i], (short)(s[i] << 4));
        EXPECT_EQUAL(i, us2[i], (unsigned short)(us[i] / 7 - 1));
    }

    double *out = new_on_device<double>(9);
    arguments<<<1, 1>>>(-3, 42 > 1, -30000, 200, 0.5f, -(1L << 40), 65535, (size_t)1 << 33, 0.1,
                        out);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(out, 9);
    const double want[9] = {-3, 1, -30000, 200, 0.5, -1099511627776.0, 65535, 8589934592.0, 0.1};
    for (int i = 0; i < 9; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    return finish();
}
