// The powers of two of cuda_fp8.h (__nv_fp8_e8m0), and integers from numbers of 8 bits: on the host and
// on the device, against rules in double precision.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <climits>
#include <cstdint>
#include <cstring>

#include "check.h"

// ---- to powers of two -------------------------------------------------------------------------

struct powers {
    unsigned char of_float[4], of_double[4], of_bfloat[4];
    unsigned char float_object, double_object, half_object, bfloat_object;
    unsigned int two, four, of_halves, of_bfloats;
};

__host__ __device__ float float_of(unsigned int bits)
{
    float x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

__host__ __device__ powers encode(unsigned int bits)
{
    powers p;
    float x = float_of(bits);
    double d = (double)x * 1.0e9;
    __nv_bfloat16_raw b;
    __half_raw h;
    b.x = h.x = (unsigned short)(bits >> 16);
    for (int i = 0; i < 4; i++) {
        __nv_saturation_t saturate = i & 1 ? __NV_SATFINITE : __NV_NOSAT;
        cudaRoundMode mode = i & 2 ? cudaRoundPosInf : cudaRoundZero;
        p.of_float[i] = __nv_cvt_float_to_e8m0(x, saturate, mode);
        p.of_double[i] = __nv_cvt_double_to_e8m0(d, saturate, mode);
        p.of_bfloat[i] = __nv_cvt_bfloat16raw_to_e8m0(b, saturate, mode);
    }
    p.float_object = __nv_fp8_e8m0(x).__x;
    p.double_object = __nv_fp8_e8m0(d).__x;
    p.half_object = __nv_fp8_e8m0(__half(h)).__x;
    p.bfloat_object = __nv_fp8_e8m0(__nv_bfloat16(b)).__x;
    p.two = __nv_cvt_float2_to_e8m0x2(make_float2(x, -2.0f), __NV_SATFINITE, cudaRoundPosInf);
    p.of_halves = __nv_fp8x4_e8m0(__half2(__half(h), __float2half(1.0f)), __half2(__float2half(2.0f), __half(h))).__x;
    p.of_bfloats = __nv_fp8x4_e8m0(__nv_bfloat162(__nv_bfloat16(b), __float2bfloat16(1.0f)), __nv_bfloat162(__float2bfloat16(2.0f), __nv_bfloat16(b))).__x;
    p.four = __nv_fp8x4_e8m0(make_float4(1.5f, x, 0.0f, -x)).__x;
    return p;
}

int power_of(double x, bool saturate, bool up)
{
    int exponent;
    if (std::isnan(x))
        return 0xff;
    if (std::isinf(x))
        return saturate ? 0xfe : 0xff;
    double fraction = frexp(fabs(x), &exponent); // from 1/2 to 1
    int code = exponent - 1 + 127 + (up && fraction > 0.5);
    if (fabs(x) <= ldexp(1.0, -127))
        return 0;
    return code <= 0xfe ? code : up && !saturate ? 0xff : 0xfe;
}

void check_powers(unsigned int bits, const powers &p)
{
    __half_raw h;
    h.x = (unsigned short)(bits >> 16);
    double x = float_of(bits), b = float_of(bits & 0xffff0000);
    for (int i = 0; i < 4; i++) {
        EXPECT_EQUAL(bits, p.of_float[i], power_of(x, i & 1, i & 2));
        EXPECT_EQUAL(bits, p.of_double[i], power_of(x * 1.0e9, i & 1, i & 2));
        EXPECT_EQUAL(bits, p.of_bfloat[i], power_of(b, i & 1, i & 2));
    }
    unsigned int one = (unsigned int)power_of(x, true, true);
    EXPECT_EQUAL(bits, p.float_object, one);
    EXPECT_EQUAL(bits, p.double_object, power_of(x * 1.0e9, true, true));
    EXPECT_EQUAL(bits, p.half_object, power_of(__half2float(__half(h)), true, true));
    EXPECT_EQUAL(bits, p.bfloat_object, power_of(b, true, true));
    EXPECT_EQUAL(bits, p.of_halves, p.half_object | 0x807f00u | (unsigned)p.half_object << 24);
    EXPECT_EQUAL(bits, p.of_bfloats, p.bfloat_object | 0x807f00u | (unsigned)p.bfloat_object << 24);
    EXPECT_EQUAL(bits, p.two, one | 0x8000);
    EXPECT_EQUAL(bits, p.four, 0x80 | one << 8 | one << 24);
}

// ---- from powers of two, and integers ---------------------------------------------------------

template <typename T> struct integers {
    signed char c;
    unsigned char uc;
    char plain;
    short s;
    unsigned short us;
    int i;
    unsigned int u;
    long long ll;
    unsigned long long ull;
    long l;
    unsigned long ul;
    bool b;
    __host__ __device__ void take(T x)
    {
        c = (signed char)x;
        uc = (unsigned char)x;
        plain = (char)x;
        s = (short)x;
        us = (unsigned short)x;
        i = (int)x;
        u = (unsigned int)x;
        ll = (long long)x;
        ull = (unsigned long long)x;
        l = (long)x;
        ul = (unsigned long)x;
        b = (bool)x;
    }
};

struct values {
    integers<__nv_fp8_e4m3> e4m3;
    integers<__nv_fp8_e5m2> e5m2;
    integers<__nv_fp8_e8m0> e8m0;
    float four, eight, power, of_two, of_four;
    unsigned short half, bfloat, raw;
    unsigned int halves;
};

__host__ __device__ values decode(unsigned int code)
{
    values v;
    __nv_fp8_e4m3 a;
    __nv_fp8_e5m2 b;
    __nv_fp8_e8m0 c;
    __nv_fp8x2_e8m0 two;
    __nv_fp8x4_e8m0 four;
    __nv_fp8x2_e4m3 pair;
    a.__x = b.__x = c.__x = (unsigned char)code;
    two.__x = (unsigned short)(code << 8);
    four.__x = code << 16;
    pair.__x = (unsigned short)(code << 8 | 0x38);
    v.e4m3.take(a);
    v.e5m2.take(b);
    v.e8m0.take(c);
    v.four = (float)a;
    v.eight = (float)b;
    v.power = (float)c;
    v.of_two = float2(two).y;
    v.of_four = float4(four).z;
    v.half = __half_raw(__half(c)).x;
    v.bfloat = __nv_bfloat16_raw(__nv_bfloat16(c)).x;
    v.raw = __nv_cvt_e8m0_to_bf16raw(c.__x).x;
    __half2 halves = __half2(pair);
    memcpy(&v.halves, &halves, sizeof v.halves);
    return v;
}

template <typename T> T integer_of(double x, T least, T largest)
{
    return std::isnan(x)            ? (T)(sizeof(T) == 8 ? 1ull << 63 : 0)
           : x <= (double)least   ? least
           : x >= (double)largest ? largest
                                  : (T)x;
}

template <typename T> void check_integers(int code, const integers<T> &n, double x)
{
    EXPECT_EQUAL(code, n.c, integer_of<signed char>(x, -128, 127));
    EXPECT_EQUAL(code, n.plain, integer_of<signed char>(x, -128, 127));
    EXPECT_EQUAL(code, n.uc, integer_of<unsigned char>(x, 0, 255));
    EXPECT_EQUAL(code, n.s, integer_of<short>(x, SHRT_MIN, SHRT_MAX));
    EXPECT_EQUAL(code, n.us, integer_of<unsigned short>(x, 0, USHRT_MAX));
    EXPECT_EQUAL(code, n.i, integer_of<int>(x, INT_MIN, INT_MAX));
    EXPECT_EQUAL(code, n.u, integer_of<unsigned int>(x, 0, UINT_MAX));
    EXPECT_EQUAL(code, n.ll, integer_of<long long>(x, LLONG_MIN, LLONG_MAX));
    EXPECT_EQUAL(code, n.ull, integer_of<unsigned long long>(x, 0, ULLONG_MAX));
    EXPECT_EQUAL(code, n.l, (long)n.ll);
    EXPECT_EQUAL(code, n.ul, (unsigned long)n.ull);
    EXPECT_EQUAL(code, n.b, x != 0);
}

void check_values(int code, const values &v)
{
    double power = code == 0xff ? NAN : ldexp(1.0, code - 127);
    check_integers(code, v.e4m3, v.four);
    check_integers(code, v.e5m2, v.eight);
    check_integers(code, v.e8m0, power);
    EXPECT_NEAR(code, v.power, power, 0.0);
    EXPECT_NEAR(code, v.of_two, power, 0.0);
    EXPECT_NEAR(code, v.of_four, power, 0.0);
    EXPECT_EQUAL(code, v.raw, code == 0xff ? 0x7fff : code ? code << 7 : 0x40);
    EXPECT_EQUAL(code, v.bfloat, v.raw);
    EXPECT_EQUAL(code, v.half, __half_raw(__float2half((float)power)).x);
    EXPECT_EQUAL(code, v.halves, (unsigned)__nv_cvt_fp8_to_halfraw((unsigned char)code, __NV_E4M3).x << 16 | 0x3c00u);
}

// ---- from integers ----------------------------------------------------------------------------

struct counted {
    unsigned char of_short, of_ushort, of_int, of_uint, of_long, of_ulong;
};

__host__ __device__ counted count(long long n)
{
    counted c;
    c.of_short = __nv_fp8_e8m0((short)n).__x;
    c.of_ushort = __nv_fp8_e8m0((unsigned short)n).__x;
    c.of_int = __nv_fp8_e8m0((int)n).__x;
    c.of_uint = __nv_fp8_e8m0((unsigned int)n).__x;
    c.of_long = __nv_fp8_e8m0(n).__x;
    c.of_ulong = __nv_fp8_e8m0((unsigned long long)n).__x;
    return c;
}

void check_counted(long long n, const counted &c)
{
    EXPECT_EQUAL(n, c.of_short, power_of((short)n, true, true));
    EXPECT_EQUAL(n, c.of_ushort, power_of((unsigned short)n, true, true));
    EXPECT_EQUAL(n, c.of_int, power_of((int)n, true, true));
    EXPECT_EQUAL(n, c.of_uint, power_of((unsigned int)n, true, true));
    EXPECT_EQUAL(n, c.of_long, power_of((double)n, true, true));
    EXPECT_EQUAL(n, c.of_ulong, power_of((double)(unsigned long long)n, true, true));
}

// ---- all of them ------------------------------------------------------------------------------

__global__ void encode_all(powers *out, const unsigned int *in)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = encode(in[i]);
}

__global__ void decode_all(values *out)
{
    out[threadIdx.x] = decode(threadIdx.x);
}

__global__ void count_all(counted *out, const long long *in)
{
    out[threadIdx.x] = count(in[threadIdx.x]);
}

unsigned int random_state = 1;

unsigned int next_random()
{
    random_state = random_state * 1664525 + 1013904223;
    return random_state;
}

int main()
{
    const int numbers = 4096, integral = 128;
    std::vector<unsigned int> in(numbers);
    std::vector<long long> whole(integral);
    for (int i = 0; i < numbers; i++) // around each power of two, denormal numbers, any number
        in[i] = i < 1024 ? (unsigned)(i / 4) << 23 | (unsigned)(i % 2 ? 0x7fffff * (i % 4 / 2) : i % 4 / 2)
                : i < 1088 ? 0x400000u - 32 + (unsigned)i % 64
                           : next_random();
    for (int i = 0; i < integral; i++)
        whole[i] = i < 64 ? (long long)(1ull << i % 53) + i % 3 - 1 : (long long)(int)next_random() * 1000003;
    powers *powers_there = new_on_device<powers>(numbers);
    values *values_there = new_on_device<values>(256);
    counted *counted_there = new_on_device<counted>(integral);
    encode_all<<<numbers / 64, 64>>>(powers_there, copy_to_device(in));
    decode_all<<<1, 256>>>(values_there);
    count_all<<<1, integral>>>(counted_there, copy_to_device(whole));
    CHECK_LAUNCH();
    std::vector<powers> p = copy_to_host(powers_there, numbers);
    std::vector<values> v = copy_to_host(values_there, 256);
    std::vector<counted> c = copy_to_host(counted_there, integral);
    for (int i = 0; i < numbers; i++) {
        check_powers(in[i], p[i]);
        check_powers(in[i], encode(in[i]));
    }
    for (int i = 0; i < 256; i++) {
        check_values(i, v[i]);
        check_values(i, decode((unsigned)i));
    }
    for (int i = 0; i < integral; i++) {
        check_counted(whole[i], c[i]);
        check_counted(whole[i], count(whole[i]));
    }
    return finish();
}
