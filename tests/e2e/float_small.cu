// Numbers of 6 and 4 bits (cuda_fp6.h, cuda_fp4.h): each half and each code, on the host and on the
// device, against the rule of rounding in double precision.
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>

#include "check.h"

struct codes {
    unsigned char e2m3[2], e3m2[2], e2m1[2], of_double, pair;
    unsigned int four;
};

__host__ __device__ codes encode(unsigned short bits)
{
    codes c;
    __half_raw raw;
    raw.x = bits;
    float x = __half2float(__half(raw));
    c.e2m3[0] = __nv_cvt_halfraw_to_fp6(raw, __NV_E2M3, cudaRoundNearest);
    c.e2m3[1] = __nv_cvt_float_to_fp6(x, __NV_E2M3, cudaRoundZero);
    c.e3m2[0] = __nv_fp6_e3m2(x).__x;
    c.e3m2[1] = __nv_cvt_halfraw_to_fp6(raw, __NV_E3M2, cudaRoundZero);
    c.e2m1[0] = __nv_fp4_e2m1(__half(raw)).__x;
    c.e2m1[1] = __nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundZero);
    c.of_double = __nv_cvt_double_to_fp4((double)x, __NV_E2M1, cudaRoundNearest);
    c.pair = __nv_cvt_float2_to_fp4x2(make_float2(x, -1.5f), __NV_E2M1, cudaRoundNearest);
    c.four = __nv_fp6x4_e2m3(make_float4(x, 1.0f, -x, 7.5f)).__x ^ __nv_fp4x4_e2m1(make_float4(0.5f, x, 2.0f, -x)).__x;
    return c;
}

struct values {
    float e2m3, e3m2, e2m1, pair;
    int whole;
    unsigned positive;
};

__host__ __device__ values decode(unsigned char code)
{
    __nv_fp6_e2m3 a;
    __nv_fp6_e3m2 b;
    __nv_fp4_e2m1 c;
    __nv_fp4x2_e2m1 d;
    a.__x = b.__x = code;
    c.__x = code & 15;
    d.__x = (unsigned char)(code << 4 | 5);
    float2 pair = (float2)d;
    values v = {(float)a, (float)b, (float)c, pair.x * 16 + pair.y, (int)a, (unsigned)b};
    return v;
}

__global__ void encode_all(codes *out)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = encode((unsigned short)i);
}

__global__ void decode_all(values *out)
{
    out[threadIdx.x] = decode((unsigned char)threadIdx.x);
}

// The value of a code without its sign.
double value_of(int code, int places, int bias)
{
    int exponent = code >> places, digits = code & ((1 << places) - 1);
    if (!exponent)
        return ldexp(digits, 1 - bias - places);
    return ldexp((1 << places) + digits, exponent - bias - places);
}

// The nearest code, of two the even one; or the one next to zero.
int code_of(double x, int places, int bias, int last, bool to_zero)
{
    int sign = std::signbit(x) ? last + 1 : 0, best = 0;
    double size = fmin(fabs(x), 1000.0); // infinity too
    if (x != x)
        return last;
    for (int code = 0; code <= last; code++) {
        double value = value_of(code, places, bias), distance = fabs(size - value), least = fabs(size - value_of(best, places, bias));
        if (to_zero ? value <= size : distance < least || (distance == least && code % 2 == 0))
            best = code;
    }
    return sign | best;
}

static void check_codes(int i, const codes &c)
{
    __half_raw raw;
    raw.x = (unsigned short)i;
    double x = __half2float(__half(raw));
    int e2m1 = code_of(x, 1, 1, 7, false), other = code_of(-x, 1, 1, 7, false), e2m3 = code_of(x, 3, 1, 31, false);
    EXPECT_EQUAL(i, (int)c.e2m3[0], e2m3);
    EXPECT_EQUAL(i, (int)c.e2m3[1], code_of(x, 3, 1, 31, true));
    EXPECT_EQUAL(i, (int)c.e3m2[0], code_of(x, 2, 3, 31, false));
    EXPECT_EQUAL(i, (int)c.e3m2[1], code_of(x, 2, 3, 31, true));
    EXPECT_EQUAL(i, (int)c.e2m1[0], e2m1);
    EXPECT_EQUAL(i, (int)c.e2m1[1], code_of(x, 1, 1, 7, true));
    EXPECT_EQUAL(i, (int)c.of_double, e2m1);
    EXPECT_EQUAL(i, (int)c.pair, e2m1 | 0xb0);
    unsigned six = e2m3 | 8 << 8 | code_of(-x, 3, 1, 31, false) << 16 | 0x1fu << 24;
    EXPECT_EQUAL(i, c.four, six ^ (1 | e2m1 << 4 | 4 << 8 | other << 12));
}

static void check_values(int i, const values &v)
{
    double a = value_of(i & 31, 3, 1), b = value_of(i & 31, 2, 3), c = value_of(i & 7, 1, 1);
    a = i & 32 ? -a : a;
    b = i & 32 ? -b : b;
    c = i & 8 ? -c : c;
    EXPECT_EQUAL(i, (double)v.e2m3, a);
    EXPECT_EQUAL(i, (double)v.e3m2, b);
    EXPECT_EQUAL(i, (double)v.e2m1, c);
    EXPECT_EQUAL(i, (double)v.pair, 3.0 * 16 + c);
    EXPECT_EQUAL(i, v.whole, (int)a);
    EXPECT_EQUAL(i, v.positive, b < 0 ? 0u : (unsigned)b);
}

int main()
{
    codes *all = new_on_device<codes>(65536);
    values *numbers = new_on_device<values>(64);
    encode_all<<<256, 256>>>(all);
    decode_all<<<1, 64>>>(numbers);
    CHECK_LAUNCH();
    std::vector<codes> got = copy_to_host(all, 65536);
    std::vector<values> decoded = copy_to_host(numbers, 64);
    for (int i = 0; i < 65536; i++) {
        codes here = encode((unsigned short)i);
        check_codes(i, got[i]);
        EXPECT(memcmp(&here, &got[i], sizeof here) == 0);
    }
    for (int i = 0; i < 64; i++) {
        values here = decode((unsigned char)i);
        check_values(i, decoded[i]);
        EXPECT(memcmp(&here, &decoded[i], sizeof here) == 0);
    }
    return finish();
}
