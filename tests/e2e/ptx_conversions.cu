// TEST nvcc: -std=c++17 -arch=sm_90

// Conversions and comparisons of inline PTX, and fma with all roundings, against the host's.
#include "check.h"

#include <cfenv>
#include <cstdint>
#include <cstring>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

typedef uint32_t u32;
typedef uint64_t u64;
typedef unsigned short u16;

enum { INPUTS = 96, FMAS = 3, CONVERSIONS = 38, COMPARED = 60 };

static u32 bits_of(float f)
{
    u32 u;
    memcpy(&u, &f, 4);
    return u;
}

__host__ __device__ float real(u32 u)
{
#ifdef __CUDA_ARCH__
    return __uint_as_float(u);
#else
    float f;
    memcpy(&f, &u, 4);
    return f;
#endif
}

// ---- fma --------------------------------------------------------------------------------------------

__global__ void fmas(u32 *out, u64 *out64, const float *x, const double *y)
{
    int t = threadIdx.x;
    float a = x[t], b = x[(t + 13) % INPUTS], c = x[(t + 31) % INPUTS], r;
    double d = y[t], e = y[(t + 13) % INPUTS], f = y[(t + 31) % INPUTS], s;
    asm("fma.rz.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
    out[FMAS * t] = __float_as_uint(r);
    asm("fma.rm.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
    out[FMAS * t + 1] = __float_as_uint(r);
    asm("mad.rp.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c));
    out[FMAS * t + 2] = __float_as_uint(r);
    asm("fma.rz.f64 %0, %1, %2, %3;" : "=d"(s) : "d"(d), "d"(e), "d"(f));
    out64[FMAS * t] = __double_as_longlong(s);
    asm("fma.rm.f64 %0, %1, %2, %3;" : "=d"(s) : "d"(d), "d"(e), "d"(f));
    out64[FMAS * t + 1] = __double_as_longlong(s);
    s = __fma_ru(d, e, f);
    out64[FMAS * t + 2] = __double_as_longlong(s);
}

// ---- conversions ----------------------------------------------------------------------------------------

__global__ void conversions(u32 *out, const float *x)
{
    int t = threadIdx.x;
    u32 *r = out + CONVERSIONS * t, u = __float_as_uint(x[t]), w;
    float a = x[t], b = x[(t + 7) % INPUTS], f;
    double d = (double)a * 1.0000001;
    u16 h, g;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(*r++) : "f"(a));
    asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(h) : "f"(a), "f"(b));
    *r++ = h;
    asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(*r++) : "h"(h));
    asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(h) : "f"(a), "f"(b));
    *r++ = h;
    asm("cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(*r++) : "h"(h));
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(w) : "f"(a), "f"(b));
    asm("cvt.rn.satfinite.e4m3x2.f16x2 %0, %1;" : "=h"(h) : "r"(w));
    *r++ = h;
    asm("cvt.rn.satfinite.relu.e5m2x2.f16x2 %0, %1;" : "=h"(h) : "r"(w));
    *r++ = h;
    asm("cvt.rz.f16x2.f32 %0, %1, %2;" : "=r"(*r++) : "f"(a), "f"(b));
    asm("cvt.rn.relu.f16x2.f32 %0, %1, %2;" : "=r"(*r++) : "f"(a), "f"(b));
    asm("cvt.rz.bf16x2.f32 %0, %1, %2;" : "=r"(*r++) : "f"(a), "f"(b));
    asm("cvt.rn.relu.bf16x2.f32 %0, %1, %2;" : "=r"(*r++) : "f"(a), "f"(b));
    asm("cvt.rz.bf16.f32 %0, %1;" : "=h"(h) : "f"(a));
    *r++ = h;
    asm("cvt.rz.f16.f64 %0, %1;" : "=h"(h) : "d"(d));
    *r++ = h;
    asm("cvt.rp.f16.f64 %0, %1;" : "=h"(h) : "d"(d));
    *r++ = h;
    asm("cvt.rn.f16.s32 %0, %1;" : "=h"(h) : "r"(u >> 12));
    *r++ = h;
    asm("cvt.rm.f16.u32 %0, %1;" : "=h"(h) : "r"(u >> 14));
    *r++ = h;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(g) : "f"(a));
    asm("cvt.rmi.f16.f16 %0, %1;" : "=h"(h) : "h"(g));
    *r++ = h;
    asm("cvt.rni.s32.f16 %0, %1;" : "=r"(*r++) : "h"(g));
    asm("cvt.rpi.u16.f16 %0, %1;" : "=h"(h) : "h"(g));
    *r++ = h;
    asm("cvt.rmi.s16.f32 %0, %1;" : "=h"(h) : "f"(a));
    *r++ = h;
    asm("cvt.rpi.u16.f32 %0, %1;" : "=h"(h) : "f"(a));
    *r++ = h;
    asm("cvt.f64.f16 %0, %1;" : "=d"(d) : "h"(g));
    *r++ = __float_as_uint((float)d);
    asm("cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(*r++) : "r"(u), "r"((u32)(int)(b > 0) * 70000));
    asm("cvt.pack.sat.u8.s32.b32 %0, %1, %2, %3;" : "=r"(*r++) : "r"(u >> 20), "r"(u), "r"(0x1234abcd));
    asm("add.rz.sat.f32 %0, %1, %2;" : "=f"(f) : "f"(a), "f"(b));
    *r++ = __float_as_uint(f);
    asm("fma.rn.ftz.sat.f32 %0, %1, %2, %3;" : "=f"(f) : "f"(a), "f"(b), "f"(0.25f));
    *r++ = __float_as_uint(f);
    asm("max.NaN.xorsign.abs.f32 %0, %1, %2;" : "=f"(f) : "f"(a), "f"(b));
    *r++ = __float_as_uint(f);
    asm("min.xorsign.abs.f32 %0, %1, %2;" : "=f"(f) : "f"(a), "f"(b));
    *r++ = __float_as_uint(f);
    asm("add.rn.bf16x2 %0, %1, %2;" : "=r"(*r++) : "r"(0x3f803f80), "r"(0x40003dcc));
    asm("max.NaN.bf16x2 %0, %1, %2;" : "=r"(*r++) : "r"(0x3f807fc0), "r"(0x40003dcc));
    asm("fma.rn.relu.f16x2 %0, %1, %2, %3;" : "=r"(*r++) : "r"(0x3c00bc00), "r"(0x40004000), "r"(0x3c003c00));
    asm("szext.wrap.s32 %0, %1, %2;" : "=r"(*r++) : "r"(u), "r"(37));
    asm("szext.clamp.u32 %0, %1, %2;" : "=r"(*r++) : "r"(u), "r"(t));
    asm("mad24.hi.sat.s32 %0, %1, %2, %3;" : "=r"(*r++) : "r"(u), "r"(u << 3), "r"(0x7fffff00));
    asm("mad.hi.s16 %0, %1, %2, %3;" : "=h"(h) : "h"((u16)u), "h"((u16)(u >> 16)), "h"((u16)7));
    *r++ = h;
    asm("add.u16x2 %0, %1, %2;" : "=r"(*r++) : "r"(u), "r"(0xffff0001));
    asm("max.relu.s16x2 %0, %1, %2;" : "=r"(*r++) : "r"(u), "r"(0xffff0001));
    asm("{ .reg .b8 p, q, r, s; mov.b32 {p, q, r, s}, %1; mov.b32 %0, {s, r, q, p}; }" : "=r"(*r++) : "r"(u));
}

// Not a number, whose other bits PTX leaves open: of a tf32, two halves and a float.
static bool both_no_numbers(int conversion, u32 got, u32 wanted)
{
    switch (conversion) {
    case 0:
    case 21: return std::isnan(real(got)) && std::isnan(real(wanted));
    case 12:
    case 13: return (got & 0x7fff) > 0x7c00 && (wanted & 0x7fff) > 0x7c00;
    default: return false;
    }
}

static u32 half_bits(__half h)
{
    u16 u;
    memcpy(&u, &h, 2);
    return u;
}

static u32 bfloat_bits(__nv_bfloat16 h)
{
    u16 u;
    memcpy(&u, &h, 2);
    return u;
}

static u32 fp8(float a, float b, __nv_fp8_interpretation_t kind)
{
    return (u32)__nv_cvt_float_to_fp8(a, __NV_SATFINITE, kind) << 8 | __nv_cvt_float_to_fp8(b, __NV_SATFINITE, kind);
}

static u32 half_of_fp8(u32 pair, __nv_fp8_interpretation_t kind)
{
    __half_raw low = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)pair, kind);
    __half_raw high = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(pair >> 8), kind);
    return (u32)high.x << 16 | low.x;
}

static int rounded_int(double value, double (*round)(double), double least, double most)
{
    return std::isnan(value) ? 0 : (int)fmin(fmax(round(value), least), most);
}

static void expected(u32 *r, float a, float b, int t)
{
    u32 u = bits_of(a), pair;
    float relu_a = a <= 0 ? 0 : a, relu_b = b <= 0 ? 0 : b;
    volatile double d = (double)a * 1.0000001;
    __half ha = __float2half_rn(a), hb = __float2half_rn(b);
    float fa = __half2float(ha), fb = __half2float(hb);
    *r++ = std::isnan(a) ? 0x7fffffff : std::isinf(a) ? u : (u + 0x1000) & 0xffffe000;
    *r++ = pair = fp8(a, b, __NV_E4M3);
    *r++ = half_of_fp8(pair, __NV_E4M3);
    *r++ = pair = fp8(a, b, __NV_E5M2);
    *r++ = half_of_fp8(pair, __NV_E5M2);
    *r++ = fp8(fa, fb, __NV_E4M3);
    *r++ = fp8(fa <= 0 ? 0 : fa, fb <= 0 ? 0 : fb, __NV_E5M2);
    *r++ = half_bits(__float2half_rz(a)) << 16 | half_bits(__float2half_rz(b));
    *r++ = half_bits(__float2half_rn(relu_a)) << 16 | half_bits(__float2half_rn(relu_b));
    *r++ = bfloat_bits(__float2bfloat16_rz(a)) << 16 | bfloat_bits(__float2bfloat16_rz(b));
    *r++ = bfloat_bits(__float2bfloat16_rn(relu_a)) << 16 | bfloat_bits(__float2bfloat16_rn(relu_b));
    *r++ = bfloat_bits(__float2bfloat16_rz(a));
    fesetround(FE_TOWARDZERO);
    volatile float down = (float)d;
    fesetround(FE_UPWARD);
    volatile float up = (float)d;
    fesetround(FE_TONEAREST);
    *r++ = half_bits(__float2half_rz(down));
    *r++ = half_bits(__float2half_ru(up));
    *r++ = half_bits(__int2half_rn((int)(u >> 12)));
    *r++ = half_bits(__uint2half_rd(u >> 14));
    *r++ = std::isnan(fa) ? half_bits(__float2half_rn(fa)) : half_bits(__float2half_rn(floorf(fa)));
    *r++ = (u32)rounded_int(fa, rint, -2147483648.0, 2147483647.0);
    *r++ = (u32)rounded_int(fa, ceil, 0, 65535);
    *r++ = (u16)rounded_int(a, floor, -32768, 32767);
    *r++ = (u32)rounded_int(a, ceil, 0, 65535);
    *r++ = bits_of(fa);
    int high = (int)u < -32768 ? -32768 : (int)u > 32767 ? 32767 : (int)u;
    *r++ = (u32)high << 16 | (b > 0 ? 32767u : 0u);
    int first = (int)(u >> 20) > 255 ? 255 : (int)(u >> 20), second = (int)u < 0 ? 0 : (int)u > 255 ? 255 : (int)u;
    *r++ = 0xabcdu << 16 | (u32)first << 8 | (u32)second;
    fesetround(FE_TOWARDZERO);
    volatile float x = a, sum = x + b;
    fesetround(FE_TONEAREST);
    *r++ = bits_of(sum > 0 ? sum < 1 ? sum : 1.0f : 0.0f);
    float product = fmaf(a, b, 0.25f);
    *r++ = bits_of(product > 0 ? product < 1 ? product : 1.0f : 0.0f);
    bool no_number = std::isnan(a) || std::isnan(b);
    u32 sign = (u ^ bits_of(b)) & 0x80000000;
    *r++ = no_number ? 0x7fffffff : sign | bits_of(fmaxf(fabsf(a), fabsf(b)));
    *r++ = sign | bits_of(fminf(fabsf(a), fabsf(b)));
    *r++ = 0x40403f8d;
    *r++ = 0x40007fff;
    *r++ = 0x42000000;
    *r++ = (u32)((int)(u << 27) >> 27);
    *r++ = t > 31 ? u : u & ((1u << t) - 1);
    int64_t s24 = (int)(u << 8) >> 8, v24 = (int)(u << 11) >> 8, total = (int)(s24 * v24 >> 16) + (int64_t)0x7fffff00;
    *r++ = (u32)(total > 0x7fffffff ? 0x7fffffff : total < -0x80000000ll ? -0x80000000ll : total);
    *r++ = (u16)(((int)(short)u * (int)(short)(u >> 16) >> 16) + 7);
    *r++ = (u & 0xffff) + 1 > 0xffff ? ((u >> 16) - 1) << 16 : ((((u >> 16) - 1) & 0xffff) << 16) | ((u & 0xffff) + 1);
    short low = (short)u > 1 ? (short)u : 1, top = (short)(u >> 16) > 0 ? (short)(u >> 16) : 0;
    *r++ = (u32)(u16)top << 16 | (u16)low;
    *r++ = __builtin_bswap32(u);
}

// ---- comparisons ----------------------------------------------------------------------------------------

#define EACH(f) f(eq) f(ne) f(lt) f(le) f(gt) f(ge) f(equ) f(neu) f(ltu) f(leu) f(gtu) f(geu) f(num) f(nan)

__global__ void comparisons(u32 *out, const float *x)
{
    int t = threadIdx.x;
    u32 *r = out + COMPARED * t, pair, other;
    float a = x[t], b = x[(t + 1) % INPUTS];
    u16 ha, hb;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(ha) : "f"(a));
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(hb) : "f"(a));
    pair = ha | 0x3c000000u;
    other = 0x3c003c00u;
#define COMPARE(relation)                                                                                            \
    asm("set." #relation ".u32.f32 %0, %1, %2;" : "=r"(*r) : "f"(a), "f"(b));                                        \
    r++;                                                                                                             \
    asm("{ .reg .pred p, q, c; setp.ne.u32 c, %3, 0; setp." #relation ".and.f32 p|q, %1, %2, !c; selp.u32 %0, 1, 0, p; @q add.u32 %0, %0, 2; }" \
        : "=&r"(*r)                                                                                                  \
        : "f"(a), "f"(b), "r"(t & 1));                                                                               \
    r++;                                                                                                             \
    asm("{ .reg .pred p, q; setp." #relation ".f16x2 p|q, %1, %2; selp.u32 %0, 1, 0, p; @q add.u32 %0, %0, 2; }"     \
        : "=&r"(*r)                                                                                                  \
        : "r"(pair), "r"(other));                                                                                    \
    r++;                                                                                                             \
    asm("{ .reg .pred p, c; setp.eq.u32 c, 0b101, 5; setp." #relation ".xor.bf16 p, %1, %2, c; selp.u32 %0, 1, 0, p; }"                          \
        : "=r"(*r)                                                                                                   \
        : "h"(hb), "h"((u16)0x3f80));                                                                                \
    r++;
    EACH(COMPARE)
    asm("{ .reg .pred c; setp.ne.u32 c, %1, %1; set.lt.or.f32.s32 %0, %1, %2, c; }" : "=f"(a) : "r"(t), "r"(20));
    *r++ = __float_as_uint(a);
    asm("set.hi.u32.u32 %0, %1, %2;" : "=r"(*r) : "r"(t), "r"(20));
    r++;
    asm("set.ge.f16x2.f16x2 %0, %1, %2;" : "=r"(*r) : "r"(pair), "r"(other));
    r++;
    asm("{ .reg .pred q; setp.lt.s32 _|q, %1, 9; selp.u32 %0, 5, 6, q; }" : "=r"(*r) : "r"(t));
}

static bool holds(const char *relation, float a, float b)
{
    bool unordered = std::isnan(a) || std::isnan(b);
    static const char *const names[] = {"eq", "ne", "lt", "le", "gt", "ge"};
    bool values[] = {a == b, a < b || a > b, a < b, a <= b, a > b, a >= b};
    for (int i = 0; i < 6; i++)
        if (strncmp(relation, names[i], 2) == 0)
            return relation[2] ? unordered || values[i] : values[i];
    return strcmp(relation, "num") == 0 ? !unordered : unordered;
}

static void expected_comparisons(u32 *r, float a, float b, int t)
{
    float h = __half2float(__float2half_rn(a)), g = __bfloat162float(__float2bfloat16_rn(a));
#define EXPECT_RELATION(relation)                                                                                    \
    *r++ = holds(#relation, a, b) ? 0xffffffff : 0;                                                                  \
    *r++ = t & 1 ? 0 : holds(#relation, a, b) ? 1 : 2;                                                               \
    *r++ = (holds(#relation, h, 1.0f) ? 1 : 0) + (holds(#relation, 1.0f, 1.0f) ? 2 : 0);                             \
    *r++ = !holds(#relation, g, 1.0f);
    EACH(EXPECT_RELATION)
    *r++ = t < 20 ? 0x3f800000 : 0;
    *r++ = t > 20 ? 0xffffffff : 0;
    *r++ = 0x3c000000 | (h >= 1.0f ? 0x3c00 : 0);
    *r = t < 9 ? 6 : 5;
}

// ---- all ------------------------------------------------------------------------------------------------

static double directed_fma(double a, double b, double c, int mode)
{
    fesetround(mode);
    volatile double x = a, y = b, z = c, r = fma(x, y, z);
    fesetround(FE_TONEAREST);
    return r;
}

static float directed_fmaf(float a, float b, float c, int mode)
{
    fesetround(mode);
    volatile float x = a, y = b, z = c, r = fmaf(x, y, z);
    fesetround(FE_TONEAREST);
    return r;
}

static const int modes[] = {FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};

static void check_fmas(const std::vector<float> &x, const std::vector<double> &y)
{
    u32 *out = new_on_device<u32>(FMAS * INPUTS);
    u64 *out64 = new_on_device<u64>(FMAS * INPUTS);
    fmas<<<1, INPUTS>>>(out, out64, copy_to_device(x), copy_to_device(y));
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, FMAS * INPUTS);
    std::vector<u64> got64 = copy_to_host(out64, FMAS * INPUTS);
    for (int t = 0; t < INPUTS; t++)
        for (int m = 0; m < FMAS; m++) {
            int i = (t + 13) % INPUTS, k = (t + 31) % INPUTS;
            float want = directed_fmaf(x[t], x[i], x[k], modes[m]);
            double want64 = directed_fma(y[t], y[i], y[k], modes[m]);
            u64 bits;
            memcpy(&bits, &want64, 8);
            if (std::isnan(want))
                EXPECT(std::isnan(real(got[FMAS * t + m])));
            else
                EXPECT_EQUAL(FMAS * t + m, got[FMAS * t + m], bits_of(want));
            if (!std::isnan(want64))
                EXPECT_EQUAL(1000 + FMAS * t + m, got64[FMAS * t + m], bits);
        }
}

int main()
{
    std::vector<float> x(INPUTS);
    std::vector<double> y(INPUTS);
    const u32 odd[] = {0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x7f800000, 0xff800000, 0x7fc00000, 0x43e00000, 0x43e80000,
                       0x47800000, 0x3b000000, 0x3a800000, 0x37800000, 0x40200000, 0xc0200000, 0x3f7fffff, 0x477ff000, 0x38800000};
    u32 seed = 99;
    for (int i = 0; i < INPUTS; i++) {
        seed = seed * 1664525 + 1013904223;
        u32 u = (seed & 0x80000000) | (((seed >> 24) % 40 + 108) << 23) | (seed >> 3 & 0x7fffff);
        x[i] = i % 3 == 2 ? real(odd[i / 3 % 18]) : real(u);
        y[i] = i % 3 == 2 ? x[i] : real(u) * (1 + 1e-12 * i) + 1e-9 * real(u ^ 0x155555);
    }
    check_fmas(x, y);
    float *device = copy_to_device(x);
    u32 *out = new_on_device<u32>(COMPARED * INPUTS), want[COMPARED];
    conversions<<<1, INPUTS>>>(out, device);
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, CONVERSIONS * INPUTS);
    for (int t = 0; t < INPUTS; t++) {
        expected(want, x[t], x[(t + 7) % INPUTS], t);
        for (int i = 0; i < CONVERSIONS; i++)
            if (!both_no_numbers(i, got[CONVERSIONS * t + i], want[i]))
                EXPECT_EQUAL(1000 * t + i, got[CONVERSIONS * t + i], want[i]);
    }
    comparisons<<<1, INPUTS>>>(out, device);
    CHECK_LAUNCH();
    got = copy_to_host(out, COMPARED * INPUTS);
    for (int t = 0; t < INPUTS; t++) {
        expected_comparisons(want, x[t], x[(t + 1) % INPUTS], t);
        for (int i = 0; i < COMPARED; i++)
            EXPECT_EQUAL(1000 * t + i, got[COMPARED * t + i], want[i]);
    }
    return finish();
}
