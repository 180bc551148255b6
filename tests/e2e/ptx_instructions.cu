// TEST warnings: divisions are as exact as the device is
// TEST only: svm buffer (Oclgrind does not know the rotation of 64 bits that its compiler makes of the lists of mov)

// Instructions of inline PTX, each against what the host computes.
#include "check.h"

#include <cstdint>
#include <cstring>

typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t s32;
typedef int64_t s64;

// ---- integers -------------------------------------------------------------------------------------

#define R1(text, a)          asm(text " %0, %1;" : "=r"(r[k++]) : "r"(a))
#define R2(text, a, b)       asm(text " %0, %1, %2;" : "=r"(r[k++]) : "r"(a), "r"(b))
#define R3(text, a, b, c)    asm(text " %0, %1, %2, %3;" : "=r"(r[k++]) : "r"(a), "r"(b), "r"(c))
#define R4(text, a, b, c, d) asm(text " %0, %1, %2, %3, %4;" : "=r"(r[k++]) : "r"(a), "r"(b), "r"(c), "r"(d))
#define L2(text, a, b)       asm(text " %0, %1, %2;" : "=l"(q) : "l"(a), "l"(b)); halves(r, k, q)

static __host__ __device__ void halves(u32 *r, int &k, u64 q)
{
    r[k++] = (u32)q;
    r[k++] = (u32)(q >> 32);
}

#define INTEGER_RESULTS 120

__device__ int device_integers(u32 *r, u32 a, u32 b, u32 c, u64 x, u64 y)
{
    int k = 0;
    u64 q;
    R2("add.u32", a, b);
    R2("sub.s32", a, b);
    R2("mul.lo.u32", a, b);
    R2("mul.hi.u32", a, b);
    R2("mul.hi.s32", a, b);
    R3("mad.lo.s32", a, b, c);
    R3("mad.hi.u32", a, b, c);
    R2("mul24.lo.u32", a & 0xffffff, b & 0xffffff);
    R2("mul24.hi.u32", a, b);
    R3("mad24.lo.s32", a, b, c);
    R3("mad.hi.sat.s32", a, b, c);
    R3("sad.u32", a, b, c);
    R2("div.u32", a, b | 1);
    R2("rem.s32", a, b | 1);
    R2("min.s32", a, b);
    R2("max.u32", a, b);
    R1("popc.b32", a);
    R1("clz.b32", a);
    R1("bfind.u32", a);
    R1("bfind.s32", a);
    R1("bfind.shiftamt.u32", a);
    R1("not.b32", a);
    R1("cnot.b32", a);
    R1("neg.s32", a);
    R2("and.b32", a, b);
    R2("or.b32", a, b);
    R2("xor.b32", a, b);
    R2("shl.b32", a, b & 63);
    R2("shr.u32", a, b & 63);
    R2("shr.s32", a, b & 63);
    asm("shr.s32 %0, %1, 31;" : "=r"(r[k++]) : "r"(a));
    R3("shf.l.wrap.b32", a, b, c);
    R3("shf.r.wrap.b32", a, b, c);
    R3("shf.l.clamp.b32", a, b, c & 63);
    R3("shf.r.clamp.b32", a, b, c & 63);
    R3("bfe.u32", a, b & 63, c & 63);
    R3("bfe.s32", a, b & 63, c & 63);
    R4("bfi.b32", a, b, c & 63, (c >> 8) & 63);
    R3("prmt.b32", a, b, c);
    R3("prmt.b32.f4e", a, b, c);
    R3("prmt.b32.rc8", a, b, c);
    R3("prmt.b32.ecl", a, b, c);
    asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r[k++]) : "r"(a), "r"(b), "r"(c));
    asm("lop3.b32 %0, %1, %2, %3, 0xca;" : "=r"(r[k++]) : "r"(a), "r"(b), "r"(c));
    asm("lop3.b32 %0, %1, %2, %3, 0x1b;" : "=r"(r[k++]) : "r"(a), "r"(b), "r"(c));
    asm("lop3.b32 %0, %1, %2, %3, 0x69;" : "=r"(r[k++]) : "r"(a), "r"(b), "r"(c));
    R3("dp4a.u32.u32", a, b, c);
    R3("dp4a.s32.s32", a, b, c);
    R3("dp4a.s32.u32", a, b, c);
    R3("dp2a.lo.u32.u32", a, b, c);
    R3("dp2a.hi.s32.s32", a, b, c);
    R3("vabsdiff4.u32.u32.u32.add", a, b, c);
    R3("vadd4.u32.u32.u32", a, b, c);
    R3("vmax2.s32.s32.s32", a, b, c);
    R3("vavrg4.u32.u32.u32", a, b, c);
    R2("vadd.u32.s32.s32.sat", a, b);
    R3("vshr.u32.u32.u32.clamp.add", a, b & 63, c);
    R3("vabsdiff.u32.u32.u32.add", a, b, c);
    R2("set.lt.u32.s32", a, b);
    R1("cvt.s32.s8", a);
    R1("cvt.u32.u16", a);
    R1("cvt.sat.u8.s32", a);
    asm("{ .reg .pred p, n; setp.lt.s32 p|n, %1, %2; @p add.u32 %0, %1, 1; @n sub.u32 %0, %2, 1; }" : "=r"(r[k]) : "r"(a), "r"(b));
    k++;
    asm("{ .reg .pred p; setp.hi.u32 p, %1, %2; selp.b32 %0, %1, %2, p; }" : "=r"(r[k]) : "r"(a), "r"(b));
    k++;
    asm("{ .reg .pred p; .reg .u32 a; mov.u32 a, %1; setp.eq.u32 p, a, 0; @p bra NONE; clz.b32 a, a; bra END; NONE: mov.u32 a, 99; END: mov.u32 "
        "%0, a; }"
        : "=r"(r[k])
        : "r"(a));
    k++;
    asm("{\n\t.reg .pred more;\n\t.reg .u32 i, a;\n\t"
        "and.b32 i, %1, 15;\n\tmov.u32 a, %2; // the start\n"
        "AGAIN:\n\tmad.lo.u32 a, a, 3, i;\n\tadd.u32 i, i, 1;\n\tsetp.lt.u32 more, i, 16;\n\t@more bra AGAIN;\n\tmov.u32 %0, a;\n\t}"
        : "=r"(r[k])
        : "r"(a), "r"(b));
    k++;
    asm("mul.wide.u32 %0, %1, %2;" : "=l"(q) : "r"(a), "r"(b));
    halves(r, k, q);
    asm("mad.wide.s32 %0, %1, %2, %3;" : "=l"(q) : "r"(a), "r"(b), "l"(x));
    halves(r, k, q);
    L2("mul.hi.u64", x, y);
    L2("add.u64", x, y);
    L2("min.s64", x, y);
    asm("shl.b64 %0, %1, %2;" : "=l"(q) : "l"(x), "r"(b & 127));
    halves(r, k, q);
    asm("bfe.s64 %0, %1, %2, %3;" : "=l"(q) : "l"(x), "r"(b & 127), "r"(c & 127));
    halves(r, k, q);
    asm("popc.b64 %0, %1;" : "=r"(r[k++]) : "l"(x));
    asm("bfind.s64 %0, %1;" : "=r"(r[k++]) : "l"(x));
    asm("{ .reg .u32 lo, hi; mov.b64 {lo, hi}, %1; mov.b64 %0, {hi, lo}; }" : "=l"(q) : "l"(x));
    halves(r, k, q);
    asm("{ .reg .u32 t<3>; sub.cc.u32 t0, %1, %2; subc.cc.u32 t1, %2, %1; madc.hi.cc.u32 t2, %1, %2, t1; addc.u32 %0, t2, t0; }"
        : "=r"(r[k])
        : "r"(a), "r"(b));
    k++;
    asm("{ .reg .u32 t; mad.lo.cc.u32 t, %1, %2, %0; madc.hi.u32 %0, %1, %2, t; }" : "+r"(c) : "r"(a), "r"(b));
    r[k++] = c;
    return k;
}

static u32 shift_left(u32 a, u32 n)
{
    return n > 31 ? 0 : a << n;
}

static u32 shift_right(u32 a, u32 n)
{
    return n > 31 ? 0 : a >> n;
}

static s64 shift_signed(s64 a, u32 n, int width)
{
    return a >> (n >= (u32)width ? width - 1 : (int)n);
}

static int leading(u64 a, int width)
{
    int n = 0;
    while (n < width && !(a >> (width - 1 - n) & 1))
        n++;
    return n;
}

static s64 field(s64 a, u32 position, u32 count, int width, bool is_signed)
{
    s64 result = 0;
    bool sign = is_signed && count && (a >> (position + count - 1 < (u32)width ? position + count - 1 : width - 1) & 1);
    for (u32 i = 0; i < (u32)width; i++) {
        bool bit = i < count && position + i < (u32)width ? a >> (position + i) & 1 : sign;
        result |= (s64)((u64)bit << i);
    }
    return width == 32 ? (s32)result : result;
}

static u32 insert(u32 a, u32 b, u32 position, u32 count)
{
    for (u32 i = 0; i < count && position + i < 32; i++)
        b = (b & ~(1u << (position + i))) | ((a >> i & 1) << (position + i));
    return b;
}

static u32 byte_of(u32 a, u32 b, u32 selector)
{
    u32 byte = (((u64)b << 32 | a) >> (8 * (selector & 7))) & 0xff;
    return selector & 8 ? (byte & 0x80 ? 0xff : 0) : byte;
}

static u32 permute(u32 a, u32 b, u32 s)
{
    return byte_of(a, b, s & 15) | byte_of(a, b, s >> 4 & 15) << 8 | byte_of(a, b, s >> 8 & 15) << 16 | byte_of(a, b, s >> 12 & 15) << 24;
}

static u32 logic(u32 a, u32 b, u32 c, u32 table)
{
    u32 r = 0;
    for (int i = 0; i < 32; i++)
        r |= (table >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1)) & 1) << i;
    return r;
}

static int host_integers(u32 *r, u32 a, u32 b, u32 c, u64 x, u64 y)
{
    int k = 0;
    s32 sa = (s32)a, sb = (s32)b;
    r[k++] = a + b;
    r[k++] = a - b;
    r[k++] = a * b;
    r[k++] = (u32)((u64)a * b >> 32);
    r[k++] = (u32)((s64)sa * sb >> 32);
    r[k++] = a * b + c;
    r[k++] = (u32)((u64)a * b >> 32) + c;
    r[k++] = (u32)((u64)(a & 0xffffff) * (b & 0xffffff));
    r[k++] = (u32)((u64)(a & 0xffffff) * (b & 0xffffff) >> 16);
    r[k++] = (u32)((s64)((s32)(a << 8) >> 8) * ((s32)(b << 8) >> 8)) + c;
    s64 carried = ((s64)(s32)a * (s32)b >> 32) + (s32)c;
    r[k++] = (u32)(carried > INT32_MAX ? INT32_MAX : carried < INT32_MIN ? INT32_MIN : carried);
    r[k++] = (a > b ? a - b : b - a) + c;
    r[k++] = a / (b | 1);
    r[k++] = (b | 1) == 0xffffffff ? 0 : (u32)(sa % (s32)(b | 1));
    r[k++] = (u32)(sa < sb ? sa : sb);
    r[k++] = a > b ? a : b;
    r[k++] = (u32)__builtin_popcount(a);
    r[k++] = (u32)leading(a, 32);
    r[k++] = (u32)(31 - leading(a, 32));
    r[k++] = (u32)(31 - leading(sa < 0 ? ~a : a, 32));
    r[k++] = a ? (u32)leading(a, 32) : 0xffffffff;
    r[k++] = ~a;
    r[k++] = a == 0;
    r[k++] = -a;
    r[k++] = a & b;
    r[k++] = a | b;
    r[k++] = a ^ b;
    r[k++] = shift_left(a, b & 63);
    r[k++] = shift_right(a, b & 63);
    r[k++] = (u32)shift_signed(sa, b & 63, 32);
    r[k++] = sa < 0 ? 0xffffffff : 0;
    u64 ba = (u64)b << 32 | a;
    r[k++] = (u32)(ba << (c & 31) >> 32);
    r[k++] = (u32)(ba >> (c & 31));
    r[k++] = (u32)((c & 63) > 32 ? a : ba << (c & 63) >> 32);
    r[k++] = (u32)((c & 63) > 32 ? b : ba >> (c & 63));
    r[k++] = (u32)field(a, b & 63, c & 63, 32, false);
    r[k++] = (u32)field(sa, b & 63, c & 63, 32, true);
    r[k++] = insert(a, b, c & 63, (c >> 8) & 63);
    r[k++] = permute(a, b, c);
    static const u32 f4e[] = {0x3210, 0x4321, 0x5432, 0x6543}, rc8[] = {0, 0x1111, 0x2222, 0x3333}, ecl[] = {0x3210, 0x3211, 0x3222, 0x3333};
    r[k++] = permute(a, b, f4e[c & 3]);
    r[k++] = permute(a, b, rc8[c & 3]);
    r[k++] = permute(a, b, ecl[c & 3]);
    r[k++] = logic(a, b, c, 0x96);
    r[k++] = logic(a, b, c, 0xca);
    r[k++] = logic(a, b, c, 0x1b);
    r[k++] = logic(a, b, c, 0x69);
    u32 uu = c, ss = c, su = c, difference = c, added = 0, average = 0;
    for (int i = 0; i < 32; i += 8) {
        u32 p = a >> i & 0xff, q = b >> i & 0xff;
        uu += p * q;
        ss += (u32)((int8_t)p * (int8_t)q);
        su += (u32)((int8_t)p * (int)q);
        difference += p > q ? p - q : q - p;
        added |= ((p + q) & 0xff) << i;
        average |= ((p + q + 1) >> 1) << i;
    }
    r[k++] = uu;
    r[k++] = ss;
    r[k++] = su;
    r[k++] = c + (a & 0xffff) * (b & 0xff) + (a >> 16) * (b >> 8 & 0xff);
    r[k++] = c + (u32)((int16_t)a * (int8_t)(b >> 16)) + (u32)((int16_t)(a >> 16) * (int8_t)(b >> 24));
    r[k++] = difference;
    r[k++] = added;
    int16_t a0 = (int16_t)a, a1 = (int16_t)(a >> 16), b0 = (int16_t)b, b1 = (int16_t)(b >> 16);
    r[k++] = (u32)(uint16_t)(a0 > b0 ? a0 : b0) | (u32)(uint16_t)(a1 > b1 ? a1 : b1) << 16;
    r[k++] = average;
    s64 sum = (s64)sa + sb;
    r[k++] = sum < 0 ? 0 : sum > 0xffffffffll ? 0xffffffff : (u32)sum;
    r[k++] = shift_right(a, b & 63) + c;
    r[k++] = (a > b ? a - b : b - a) + c;
    r[k++] = sa < sb ? 0xffffffff : 0;
    r[k++] = (u32)(int8_t)a;
    r[k++] = a & 0xffff;
    r[k++] = sa < 0 ? 0 : sa > 255 ? 255 : a;
    r[k++] = sa < sb ? a + 1 : b - 1;
    r[k++] = a > b ? a : b;
    r[k++] = a ? (u32)leading(a, 32) : 99;
    u32 loop = b;
    for (u32 i = a & 15; i < 16; i++)
        loop = loop * 3 + i;
    r[k++] = loop;
    halves(r, k, (u64)a * b);
    halves(r, k, (u64)((s64)sa * sb) + x);
    halves(r, k, (u64)((unsigned __int128)x * y >> 64));
    halves(r, k, x + y);
    halves(r, k, (s64)x < (s64)y ? x : y);
    halves(r, k, (b & 127) > 63 ? 0 : x << (b & 127));
    halves(r, k, (u64)field((s64)x, b & 127, c & 127, 64, true));
    r[k++] = (u32)__builtin_popcountll(x);
    r[k++] = (u32)(63 - leading((s64)x < 0 ? ~x : x, 64));
    halves(r, k, x << 32 | x >> 32);
    u32 t0 = a - b, none = a >= b, t1 = b + ~a + none, carry = (u32)(((u64)b + (u32)~a + none) >> 32); // none is borrowed: the flag is 1
    u64 high = ((u64)a * b >> 32) + t1 + carry;
    r[k++] = (u32)high + t0 + (u32)(high >> 32);
    u64 low = (u64)(a * b) + c;
    r[k++] = (u32)((u64)a * b >> 32) + (u32)low + (u32)(low >> 32);
    return k;
}

__global__ void integers(u32 *results, const u32 *in, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    u32 r[INTEGER_RESULTS];
    u64 x, y;
    asm("mov.b64 %0, {%1, %2};" : "=l"(x) : "r"(in[5 * i]), "r"(in[5 * i + 3]));
    asm("mov.b64 %0, {%1, %2};" : "=l"(y) : "r"(in[5 * i + 4]), "r"(in[5 * i + 1]));
    int count = device_integers(r, in[5 * i], in[5 * i + 1], in[5 * i + 2], x, y);
    for (int k = 0; k < count; k++)
        results[INTEGER_RESULTS * i + k] = r[k];
}

static u32 random_bits()
{
    static u32 state = 12345;
    static const u32 edges[] = {0, 1, 31, 32, 0x7fffffff, 0x80000000, 0xffffffff, 0x80808080};
    state = state * 1664525 + 1013904223;
    u32 high = state >> 16;
    state = state * 1664525 + 1013904223;
    return (high & 7) == 0 ? edges[high >> 3 & 7] : (high << 16 | state >> 16);
}

static void test_integers(int n)
{
    std::vector<u32> in(5 * n);
    for (u32 &word : in)
        word = random_bits();
    u32 *results = new_on_device<u32>(INTEGER_RESULTS * n);
    integers<<<(n + 63) / 64, 64>>>(results, copy_to_device(in), n);
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(results, INTEGER_RESULTS * n);
    for (int i = 0; i < n; i++) {
        u32 want[INTEGER_RESULTS], *w = &in[5 * i];
        int count = host_integers(want, w[0], w[1], w[2], (u64)w[3] << 32 | w[0], (u64)w[1] << 32 | w[4]);
        for (int k = 0; k < count; k++)
            if (want[k] != got[INTEGER_RESULTS * i + k] || i == 0)
                EXPECT_EQUAL(k, got[INTEGER_RESULTS * i + k], want[k]);
    }
}

// ---- numbers with a point ---------------------------------------------------------------------------

#define F1(text, a)    asm(text " %0, %1;" : "=f"(f) : "f"(a)); r[k++] = f
#define F2(text, a, b) asm(text " %0, %1, %2;" : "=f"(f) : "f"(a), "f"(b)); r[k++] = f

__global__ void reals(float *r, const float *in)
{
    int k = 0;
    float f, a = in[0], b = in[1], big = in[2];
    int i;
    F2("add.rn.f32", a, b);
    F2("mul.f32", a, b);
    F2("div.rn.f32", a, b);
    F2("min.f32", a, b);
    F1("abs.f32", -a);
    F1("neg.f32", a);
    F1("cvt.rni.f32.f32", a);
    F1("cvt.rzi.f32.f32", -a);
    F1("cvt.rmi.f32.f32", -a);
    F1("cvt.sat.f32.f32", big);
    F1("sqrt.rn.f32", b);
    F1("ex2.approx.ftz.f32", a);
    F1("lg2.approx.f32", b);
    F1("rcp.approx.ftz.f32", b);
    F1("rsqrt.approx.f32", b);
    F1("sin.approx.f32", a);
    F1("tanh.approx.f32", a);
    F2("copysign.f32", -b, a);
    asm("fma.rn.f32 %0, %1, %2, 0f3f800000;" : "=f"(f) : "f"(a), "f"(b));
    r[k++] = f;
    asm("{ .reg .f32 t; mul.f32 t, %1, 2.5; add.f32 %0, t, -1.0; }" : "=f"(f) : "f"(a));
    r[k++] = f;
    asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(i) : "f"(-a));
    r[k++] = i;
    asm("cvt.rni.u32.f32 %0, %1;" : "=r"(i) : "f"(-a));
    r[k++] = i;
    asm("cvt.rzi.s32.f32 %0, %1;" : "=r"(i) : "f"(big));
    r[k++] = i == 0x7fffffff;
    asm("cvt.rn.f32.s32 %0, %1;" : "=f"(f) : "r"(-7));
    r[k++] = f;
    asm("mov.b32 %0, %1;" : "=r"(i) : "f"(a));
    r[k++] = i >> 16;
    unsigned short h;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(a));
    asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h));
    r[k++] = f;
    asm("{ .reg .pred p; setp.gt.f32 p, %1, %2; selp.f32 %0, %1, %2, p; }" : "=f"(f) : "f"(a), "f"(b));
    r[k++] = f;
    F2("max.NaN.f32", a, b);
    F2("min.NaN.f32", -big, __int_as_float(0x7fc00001));
}

static void test_reals()
{
    float a = 0.75f, b = 3.0f, big = 1e20f;
    std::vector<float> in = {a, b, big};
    const double want[] = {a + b,        a * b,       a / b,       a,    a,     -a,         1,    -0.0, -1,  1,  std::sqrt(b), std::exp2(a),
                           std::log2(b), 1 / 3.0, 1 / std::sqrt(3.0), std::sin(a), std::tanh(a), -a,   a * b + 1, a * 2.5f - 1, 0,
                           0,            1,           -7,          0x3f40, a,    b, b, NAN};
    const int count = sizeof want / sizeof *want;
    float *r = new_on_device<float>(count);
    reals<<<1, 1>>>(r, copy_to_device(in));
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(r, count);
    for (int k = 0; k < count; k++)
        EXPECT_NEAR(k, got[k], (float)want[k], k >= 11 && k <= 16 ? 1e-3 : 1e-7);
}

// ---- memory and threads -----------------------------------------------------------------------------

__global__ void memory(u32 *out, u32 *counters, const u32 *in, const unsigned char *bytes)
{
    __shared__ u32 tile[64];
    u32 tid, ntid, ctaid, lane, mask, v, w, old;
    asm("mov.u32 %0, %%tid.x;" : "=r"(tid));
    asm("mov.u32 %0, %%ntid.x;" : "=r"(ntid));
    asm("mov.u32 %0, %%ctaid.x;" : "=r"(ctaid));
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
    u32 i = ctaid * ntid + tid;
    asm volatile("ld.global.nc.L1::no_allocate.u32 %0, [%1];" : "=r"(v) : "l"(in + i));
    asm volatile("st.shared.u32 [%0], %1;" ::"l"(tile + tid), "r"(v) : "memory");
    asm volatile("bar.sync 0;" ::: "memory");
    asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(w) : "l"(tile + (63 - tid)));
    asm volatile("{ .reg .u64 p; cvta.to.global.u64 p, %0; st.global.wt.u32 [p+4], %1; }" ::"l"(out + 8 * i), "r"(w) : "memory");
    asm volatile("ld.global.u8 %0, [%1+1];" : "=r"(w) : "l"(bytes + i));
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(out + 8 * i), "r"(w) : "memory");
    u32 a, b, c, d;
    asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "l"(in + 4 * (i / 4)));
    asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"(out + 8 * i + 2), "r"(a + c), "r"(b + d) : "memory");
    asm volatile("red.global.add.u32 [%0], %1;" ::"l"(counters), "r"(v) : "memory");
    asm volatile("atom.global.max.u32 %0, [%1], %2;" : "=r"(old) : "l"(counters + 1), "r"(v) : "memory");
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], 1;" : "=r"(old) : "l"(counters + 2) : "memory");
    asm volatile("membar.gl;" ::: "memory");
    asm volatile("fence.acq_rel.gpu;" ::: "memory");
    out[8 * i + 4] = lane;
    out[8 * i + 5] = mask;
    out[8 * i + 6] = old < 128;
    asm volatile("prefetch.global.L2 [%0];" ::"l"(in + i));
}

static void test_memory()
{
    const int n = 128;
    std::vector<u32> in(n);
    std::vector<unsigned char> bytes(n + 1);
    u32 sum = 0, most = 0;
    for (int i = 0; i < n; i++) {
        in[i] = random_bits();
        bytes[i + 1] = (unsigned char)(i * 7);
        sum += in[i];
        most = in[i] > most ? in[i] : most;
    }
    u32 *out = new_on_device<u32>(8 * n), *counters = new_on_device<u32>(3);
    memory<<<2, 64>>>(out, counters, copy_to_device(in), copy_to_device(bytes));
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, 8 * n), c = copy_to_host(counters, 3);
    for (int i = 0; i < n; i++) {
        u32 *g = &got[8 * i], *four = &in[i / 4 * 4];
        EXPECT_EQUAL(i, g[0], (unsigned char)(i * 7));
        EXPECT_EQUAL(i, g[1], in[i / 64 * 64 + 63 - i % 64]);
        EXPECT_EQUAL(i, g[2], four[0] + four[2]);
        EXPECT_EQUAL(i, g[3], four[1] + four[3]);
        EXPECT_EQUAL(i, g[4], (u32)i % 32);
        EXPECT_EQUAL(i, g[5], (1u << i % 32) - 1);
        EXPECT_EQUAL(i, g[6], 1u);
    }
    EXPECT_EQUAL(0, c[0], sum);
    EXPECT_EQUAL(1, c[1], most);
    EXPECT_EQUAL(2, c[2], (u32)n);
}

int main()
{
    test_integers(256);
    test_reals();
    test_memory();
    return finish();
}
