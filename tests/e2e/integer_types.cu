// Integers of all sizes: wrap-around, conversions, division and remainder of negative numbers,
// shifts, promotions, long long, bool.
#include "check.h"

__global__ void integers(long long *out, int a, unsigned b, signed char c, unsigned short s,
                         bool flag)
{
    int i = 0;
    unsigned huge = 4000000000u;
    out[i++] = a / 3;
    out[i++] = a % 3;
    out[i++] = a >> 2;
    out[i++] = huge + b;
    out[i++] = (int)(huge + b);
    out[i++] = b - 8;
    out[i++] = a < (int)b;
    out[i++] = (unsigned)a > b;
    out[i++] = c * 2;
    out[i++] = (signed char)(c * 2);
    out[i++] = (unsigned char)c;
    out[i++] = s + s;
    out[i++] = (unsigned short)(s + s);
    out[i++] = (short)s;
    out[i++] = (long long)a * huge;
    out[i++] = (unsigned long long)b << 40;
    out[i++] = -(long long)huge / 7;
    out[i++] = -(long long)huge % 7;
    out[i++] = flag + flag;
    out[i++] = (bool)(a + 17) + 10;
    out[i++] = !flag;
    out[i++] = ~b;
    out[i++] = a & 0xff;
    out[i++] = a ^ (int)b;
    out[i++] = 'a' + '\n';
    out[i++] = 0x7fffffffffffffffLL;
    out[i++] = 0b1011 | 010;
    out[i++] = 1'000'000;
    out[i++] = (int)-3.99f;
    out[i++] = (unsigned char)(int)300.5;
    out[i++] = sizeof(long) * 100 + sizeof(long long) * 10 + sizeof(bool);
    out[i++] = sizeof(size_t) + sizeof(char) + sizeof(short);
    unsigned char byte = 250;
    byte += 10;
    out[i++] = byte;
    byte--;
    out[i++] = byte * 2;
    size_t size = b;
    size -= 8;
    out[i++] = (long long)size;
    long word = -1;
    out[i++] = (unsigned long)word >> 60;
}

int main()
{
    const int n = 36;
    const long long want[n] = {-5,
                               -2,
                               -5,
                               4000000007LL,
                               (int)4000000007u,
                               4294967295LL,
                               1,
                               1,
                               -200,
                               56,
                               156,
                               120000,
                               54464,
                               -5536,
                               -17 * 4000000000LL,
                               7LL << 40,
                               -571428571,
                               -3,
                               2,
                               10,
                               0,
                               4294967288LL,
                               239,
                               -24,
                               107,
                               0x7fffffffffffffffLL,
                               11,
                               1000000,
                               -3,
                               44,
                               881,
                               11,
                               4,
                               6,
                               -1,
                               15};
    long long *out = new_on_device<long long>(n);
    integers<<<1, 1>>>(out, -17, 7, -100, 60000, true);
    CHECK_LAUNCH();
    std::vector<long long> got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    return finish();
}
