// Numbers of 8 bits (cuda_fp8.h): each half and each code, on the host and on the device, against
// the rule of rounding in double precision.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include "check.h"

struct codes {
    unsigned char e4m3[2], e5m2[2], e4m3_object, e5m2_object;
    unsigned int four, of_halves, of_bfloats;
    float bfloat;
};

__host__ __device__ codes encode(unsigned short bits)
{
    codes c;
    __half_raw raw;
    raw.x = bits;
    float x = __half2float(__half(raw));
    c.e4m3[0] = __nv_cvt_halfraw_to_fp8(raw, __NV_NOSAT, __NV_E4M3);
    c.e4m3[1] = __nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E4M3);
    c.e5m2[0] = __nv_cvt_float_to_fp8(x, __NV_NOSAT, __NV_E5M2);
    c.e5m2[1] = __nv_cvt_halfraw_to_fp8(raw, __NV_SATFINITE, __NV_E5M2);
    c.e4m3_object = __nv_fp8_e4m3(x).__x;
    c.e5m2_object = __nv_fp8_e5m2(__half(raw)).__x;
    c.four = __nv_fp8x4_e4m3(make_float4(x, 1.0f, -x, 448.0f)).__x;
    c.of_halves = __nv_fp8x4_e4m3(__half2(__half(raw), __float2half(1.0f)), __half2(__float2half(-x), __float2half(448.0f))).__x;
    __nv_bfloat16 b = __float2bfloat16(x);
    c.of_bfloats = __nv_fp8x4_e5m2(__nv_bfloat162(b, __float2bfloat16(1.0f)), __nv_bfloat162(__float2bfloat16(0.0f), b)).__x;
    c.bfloat = __bfloat162float(b);
    return c;
}

struct values {
    float e4m3, e5m2, pair;
};

__host__ __device__ values decode(unsigned char code)
{
    __nv_fp8_e4m3 a;
    __nv_fp8_e5m2 b;
    __nv_fp8x2_e5m2 c;
    a.__x = b.__x = code;
    c.__x = code << 8 | 0x3c;
    values v = {(float)a, (float)b, 0.0f};
    float2 pair = (float2)c;
    v.pair = pair.x + pair.y;
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

// The value of a code without its sign, as if there were numbers behind the last one.
double value_of(int code, int places, int bias)
{
    int exponent = code >> places, digits = code & ((1 << places) - 1);
    double one = exponent ? 1 : 0;
    return ldexp(one + ldexp(digits, -places), (exponent ? exponent : 1) - bias);
}

int code_of(double x, bool saturate, bool is_e4m3)
{
    int places = is_e4m3 ? 3 : 2, bias = is_e4m3 ? 7 : 15, largest = is_e4m3 ? 0x7e : 0x7b, code = 0;
    double size = fabs(x);
    if (std::isnan(x))
        return 0x7f;
    while (code <= largest && value_of(code + 1, places, bias) <= size)
        code++;
    if (code <= largest) {
        double below = size - value_of(code, places, bias);
        double above = value_of(code + 1, places, bias) - size;
        code += above < below || (above == below && code % 2);
    }
    if (code > largest)
        code = saturate ? largest : is_e4m3 ? 0x7f : 0x7c;
    return (std::signbit(x) ? 0x80 : 0) | code;
}

void check_codes(int i, const codes &c)
{
    __half_raw raw;
    raw.x = (unsigned short)i;
    double x = __half2float(__half(raw));
    for (int saturate = 0; saturate < 2; saturate++) {
        EXPECT_EQUAL(i, c.e4m3[saturate], code_of(x, saturate, true));
        EXPECT_EQUAL(i, c.e5m2[saturate], code_of(x, saturate, false));
    }
    EXPECT_EQUAL(i, c.e4m3_object, c.e4m3[1]);
    EXPECT_EQUAL(i, c.e5m2_object, c.e5m2[1]);
    EXPECT_EQUAL(i, c.four, c.e4m3[1] | 0x38u << 8 | (unsigned)code_of(-x, true, true) << 16 | 0x7eu << 24);
    EXPECT_EQUAL(i, c.of_halves, c.four);
    unsigned b = code_of(c.bfloat, true, false);
    EXPECT_EQUAL(i, c.of_bfloats, b | 0x3cu << 8 | b << 24);
}

void check_values(int i, const values &v)
{
    int code = i & 0x7f;
    double e4m3 = code == 0x7f ? NAN : value_of(code, 3, 7);
    double e5m2 = code > 0x7c ? NAN : code == 0x7c ? INFINITY : value_of(code, 2, 15);
    EXPECT_NEAR(i, v.e4m3, i > 0x7f ? -e4m3 : e4m3, 0.0);
    EXPECT_NEAR(i, v.e5m2, i > 0x7f ? -e5m2 : e5m2, 0.0);
    EXPECT_NEAR(i, v.pair, (float)(i > 0x7f ? -e5m2 : e5m2) + 1.0f, 0.0);
}

int main()
{
    codes *codes_there = new_on_device<codes>(65536);
    values *values_there = new_on_device<values>(256);
    encode_all<<<256, 256>>>(codes_there);
    decode_all<<<1, 256>>>(values_there);
    CHECK_LAUNCH();
    std::vector<codes> c = copy_to_host(codes_there, 65536);
    std::vector<values> v = copy_to_host(values_there, 256);
    for (int i = 0; i < 65536; i++) {
        check_codes(i, c[i]);
        check_codes(i, encode((unsigned short)i));
    }
    for (int i = 0; i < 256; i++) {
        check_values(i, v[i]);
        check_values(i, decode((unsigned char)i));
    }
    return finish();
}
