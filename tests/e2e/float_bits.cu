// The bits of floats and doubles; conversions with a rounding mode; memcpy and memset in a kernel.
#include <cstring>

#include "check.h"

struct Packed {
    int a;
    float b[3];
};

__global__ void bits(float f, double d, long long *out, Packed *packed)
{
    int i = 0;
    out[i++] = __float_as_int(f);
    out[i++] = __float_as_uint(-f);
    out[i++] = __int_as_float(0x41200000) == 10.0f;
    out[i++] = __uint_as_float(0xc1200000u) == -10.0f;
    out[i++] = __double_as_longlong(d);
    out[i++] = __longlong_as_double(0x4024000000000000LL) == 10.0;
    out[i++] = __double2hiint(d);
    out[i++] = (unsigned)__double2loint(d);
    out[i++] = __float2int_rn(2.5f) * 10 + __float2int_rz(2.9f);
    out[i++] = __float2int_ru(2.1f) * 10 + __float2int_rd(-2.1f);
    out[i++] = __double2int_rn(3.5) + __float2uint_rz(7.9f);
    out[i++] = (long long)rint(2.5) * 100 + lrint(3.5) * 10 + llround(-2.5);
    Packed p, q;
    memset(&q, 0, sizeof q);
    p.a = 4;
    for (int k = 0; k < 3; k++)
        p.b[k] = k + 0.5f;
    memcpy(&q, &p, sizeof(Packed) - sizeof(float));
    packed[0] = p;
    memcpy(packed + 1, &q, sizeof q);
}

int main()
{
    const int n = 12;
    long long *out = new_on_device<long long>(n);
    Packed *packed = new_on_device<Packed>(2);
    bits<<<1, 1>>>(1.5f, -0.1, out, packed);
    CHECK_LAUNCH();
    std::vector<long long> got = copy_to_host(out, n);
    double d = -0.1;
    long long pattern;
    memcpy(&pattern, &d, sizeof d);
    const long long want[n] = {
        0x3fc00000,           0xbfc00000,        1,  1,  pattern, 1,
        (int)(pattern >> 32), (unsigned)pattern, 22, 27, 11,      200 + 40 - 3};
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    std::vector<Packed> p = copy_to_host(packed, 2);
    EXPECT(p[0].a == 4 && p[1].a == 4);
    EXPECT(p[0].b[2] == 2.5f && p[1].b[2] == 0.0f && p[1].b[1] == 1.5f);
    return finish();
}
