// TEST nvcc: -std=c++17

// PTX's instructions for video in all their forms, against what the manual says they compute.
#include "check.h"

#include <cstdint>

typedef uint32_t u32;
typedef int64_t s64;

// ---- what the manual says ------------------------------------------------------------------------

static s64 part_of(u32 word, const char *part, bool sign)
{
    int bits = part[0] == 'b' ? 8 : part[0] == 'h' ? 16 : 32, at = part[0] == 'w' ? 0 : (part[1] - '0') * bits;
    s64 value = (s64)(word >> at) & (bits == 32 ? 0xffffffffll : (1ll << bits) - 1);
    return sign && value >> (bits - 1) & 1 ? value - (1ll << bits) : value;
}

static s64 clamped(s64 value, int bits, bool sign)
{
    s64 least = sign ? -(1ll << (bits - 1)) : 0, most = sign ? (1ll << (bits - 1)) - 1 : (1ll << bits) - 1;
    return value < least ? least : value > most ? most : value;
}

enum operation { ADD, SUB, ABSDIFF, MIN, MAX, AVRG, SHL, SHR, EQ, NE, LT, LE, GT, GE };
enum { SAT = 1, PLUS = 2, LEAST = 4, MOST = 8, WRAP = 16 };

static s64 computed(operation op, s64 a, s64 b, int flags)
{
    if (op == SHL || op == SHR)
        b = flags & WRAP ? b & 31 : b > 32 ? 32 : b;
    switch (op) {
    case ADD: return a + b;
    case SUB: return a - b;
    case ABSDIFF: return a > b ? a - b : b - a;
    case MIN: return a < b ? a : b;
    case MAX: return a > b ? a : b;
    case AVRG: return a + b >= 0 ? (a + b + 1) >> 1 : (a + b) >> 1;
    case SHL: return (s64)((uint64_t)a << b);
    case SHR: return a >> b;
    case EQ: return a == b;
    case NE: return a != b;
    case LT: return a < b;
    case LE: return a <= b;
    case GT: return a > b;
    default: return a >= b;
    }
}

// types: 's' and 'u' of the result and the operands; parts "w", "b0", "h1", ...
static u32 scalar(operation op, const char *types, int flags, const char *to, const char *pa, const char *pb, u32 a, u32 b, u32 c)
{
    s64 value = computed(op, part_of(a, pa, types[1] == 's'), part_of(b, pb, types[2] == 's'), flags);
    int bits = to[0] == 'b' ? 8 : to[0] == 'h' ? 16 : 32;
    if (flags & SAT)
        value = clamped(value, bits, types[0] == 's');
    s64 other = part_of(c, "w", types[0] == 's');
    if (flags & PLUS)
        value += other;
    if (flags & LEAST)
        value = value < other ? value : other;
    if (flags & MOST)
        value = value > other ? value : other;
    if (to[0] == 'w')
        return (u32)value;
    u32 mask = ((1u << bits) - 1) << (to[1] - '0') * bits;
    return (c & ~mask) | ((u32)value << (to[1] - '0') * bits & mask);
}

// parts: digits, the lowest lane's last
static u32 lanes(operation op, int n, const char *types, int flags, const char *mask, const char *pa, const char *pb, u32 a, u32 b, u32 c)
{
    int bits = 32 / n;
    u32 result = c;
    for (int i = 0; i < n; i++) {
        bool is_written = false;
        for (const char *p = mask; *p; p++)
            is_written |= *p - '0' == i;
        if (!is_written)
            continue;
        char name[3] = {n == 2 ? 'h' : 'b', 0, 0};
        s64 v[2];
        for (int k = 0; k < 2; k++) {
            int digit = (k ? pb : pa)[n - 1 - i] - '0';
            name[1] = (char)('0' + digit % n);
            v[k] = part_of(digit >= n ? b : a, name, types[1 + k] == 's');
        }
        s64 value = computed(op, v[0], v[1], 0);
        if (flags & SAT)
            value = clamped(value, bits, types[0] == 's');
        u32 bitmask = (u32)((1ull << bits) - 1) << i * bits;
        result = flags & PLUS ? result + (u32)value : (result & ~bitmask) | ((u32)value << i * bits & bitmask);
    }
    return result;
}

static u32 mad(bool sa, bool sb, const char *pa, const char *pb, bool na, bool nb, bool nc, bool po, int shift, bool sat, u32 a, u32 b, u32 c)
{
    bool sign = sa || sb || na != nb || nc;
    __int128 t = (__int128)part_of(a, pa, sa) * part_of(b, pb, sb), lsb = 0;
    if (po)
        lsb = 1;
    else if (na != nb)
        t = ~t, lsb = 1;
    else if (nc)
        c = ~c, lsb = 1;
    t += (sign ? (__int128)(int32_t)c : (__int128)c) + lsb;
    uint64_t r = (uint64_t)(t >> shift);
    if (sat)
        return (u32)((s64)r > 0x7fffffff ? 0x7fffffff : (s64)r < -0x80000000ll ? -0x80000000ll : (s64)r);
    return (u32)r;
}

// ---- the forms -------------------------------------------------------------------------------------

// S: without c; C: with it; each with the text, and what the host computes
#define FORMS                                                                                                        \
    S("vadd.s32.u32.s32 %0, %1, %2;", scalar(ADD, "sus", 0, "w", "w", "w", a, b, c))                                 \
    S("vadd.s32.u32.s32 %0, %1.b0, %2.h1;", scalar(ADD, "sus", 0, "w", "b0", "h1", a, b, c))                         \
    S("vsub.u32.s32.u32.sat %0, %1, %2;", scalar(SUB, "usu", SAT, "w", "w", "w", a, b, c))                           \
    S("vsub.s32.s32.s32.sat %0, %1.h0, %2.b3;", scalar(SUB, "sss", SAT, "w", "h0", "b3", a, b, c))                   \
    S("vabsdiff.s32.s32.u32 %0, %1.b1, %2.b2;", scalar(ABSDIFF, "ssu", 0, "w", "b1", "b2", a, b, c))                 \
    S("vmin.s32.s32.u32 %0, %1, %2.h0;", scalar(MIN, "ssu", 0, "w", "w", "h0", a, b, c))                             \
    S("vmax.u32.s32.u32.sat %0, %1, %2;", scalar(MAX, "usu", SAT, "w", "w", "w", a, b, c))                           \
    C("vadd.s32.s32.s32.sat.add %0, %1, %2, %3;", scalar(ADD, "sss", SAT | PLUS, "w", "w", "w", a, b, c))            \
    C("vsub.u32.u32.u32.sat.add %0, %1, %2, %3;", scalar(SUB, "uuu", SAT | PLUS, "w", "w", "w", a, b, c))            \
    C("vadd.s32.s32.s32.sat.min %0, %1, %2, %3;", scalar(ADD, "sss", SAT | LEAST, "w", "w", "w", a, b, c))           \
    C("vsub.s32.s32.s32.sat.max %0, %1.h1, %2.b0, %3;", scalar(SUB, "sss", SAT | MOST, "w", "h1", "b0", a, b, c))    \
    C("vabsdiff.u32.u32.u32.max %0, %1, %2, %3;", scalar(ABSDIFF, "uuu", MOST, "w", "w", "w", a, b, c))              \
    C("vmin.u32.u32.u32.add %0, %1, %2, %3;", scalar(MIN, "uuu", PLUS, "w", "w", "w", a, b, c))                      \
    C("vadd.s32.u32.s32 %0.b1, %1.b0, %2.h1, %3;", scalar(ADD, "sus", 0, "b1", "b0", "h1", a, b, c))                 \
    S("vshl.u32.u32.u32.clamp %0, %1.h0, %2.b3;", scalar(SHL, "uuu", 0, "w", "h0", "b3", a, b, c))                   \
    S("vshl.u32.u32.u32.wrap %0, %1, %2;", scalar(SHL, "uuu", WRAP, "w", "w", "w", a, b, c))                         \
    S("vshr.s32.s32.u32.clamp %0, %1, %2.b0;", scalar(SHR, "ssu", 0, "w", "w", "b0", a, b, c))                       \
    S("vshr.u32.u32.u32.wrap %0, %1.h1, %2;", scalar(SHR, "uuu", WRAP, "w", "h1", "w", a, b, c))                     \
    C("vshr.u32.u32.u32.clamp.add %0, %1, %2.b1, %3;", scalar(SHR, "uuu", PLUS, "w", "w", "b1", a, b, c))            \
    S("vset.u32.s32.lt %0, %1, %2;", scalar(LT, "uus", 0, "w", "w", "w", a, b, c))                                   \
    S("vset.s32.s32.ge %0, %1.b0, %2.b1;", scalar(GE, "uss", 0, "w", "b0", "b1", a, b, c))                           \
    C("vset.s32.u32.ne.add %0, %1, %2, %3;", scalar(NE, "usu", PLUS, "w", "w", "w", a, b, c))                        \
    C("vset.u32.u32.gt %0.b2, %1.b0, %2.b1, %3;", scalar(GT, "uuu", 0, "b2", "b0", "b1", a, b, c))                   \
    C("vmad.u32.u32.u32 %0, %1, %2, %3;", mad(0, 0, "w", "w", 0, 0, 0, 0, 0, 0, a, b, c))                            \
    C("vmad.s32.s32.s32.sat.shr15 %0, %1, %2.h1, %3;", mad(1, 1, "w", "h1", 0, 0, 0, 0, 15, 1, a, b, c))             \
    C("vmad.s32.u32.s32.shr7 %0, %1.b2, %2, %3;", mad(0, 1, "b2", "w", 0, 0, 0, 0, 7, 0, a, b, c))                   \
    C("vmad.s32.s32.s32.sat %0, -%1, %2, %3;", mad(1, 1, "w", "w", 1, 0, 0, 0, 0, 1, a, b, c))                       \
    C("vmad.s32.s32.s32.shr7 %0, %1.h0, %2.h0, -%3;", mad(1, 1, "h0", "h0", 0, 0, 1, 0, 7, 0, a, b, c))              \
    C("vmad.u32.u32.u32.po %0, %1.h0, %2.h1, %3;", mad(0, 0, "h0", "h1", 0, 0, 0, 1, 0, 0, a, b, c))                 \
    C("vadd2.s32.u32.s32 %0, %1, %2, %3;", lanes(ADD, 2, "sus", 0, "10", "10", "32", a, b, c))                       \
    C("vsub2.u32.s32.s32.sat %0, %1, %2, %3;", lanes(SUB, 2, "uss", SAT, "10", "10", "32", a, b, c))                 \
    C("vadd2.u32.u32.u32.add %0, %1, %2, %3;", lanes(ADD, 2, "uuu", PLUS, "10", "10", "32", a, b, c))                \
    C("vadd2.s32.s32.s32 %0.h1, %1, %2, %3;", lanes(ADD, 2, "sss", 0, "1", "10", "32", a, b, c))                     \
    C("vmin2.s32.s32.s32 %0, %1.h23, %2.h01, %3;", lanes(MIN, 2, "sss", 0, "10", "23", "01", a, b, c))               \
    C("vavrg2.s32.s32.u32 %0, %1, %2, %3;", lanes(AVRG, 2, "ssu", 0, "10", "10", "32", a, b, c))                     \
    C("vabsdiff2.s32.s32.s32.add %0.h0, %1, %2, %3;", lanes(ABSDIFF, 2, "sss", PLUS, "0", "10", "32", a, b, c))      \
    C("vset2.u32.s32.le %0, %1, %2, %3;", lanes(LE, 2, "uus", 0, "10", "10", "32", a, b, c))                         \
    C("vset2.s32.s32.eq.add %0, %1, %2, %3;", lanes(EQ, 2, "uss", PLUS, "10", "10", "32", a, b, c))                  \
    C("vadd4.s32.u32.s32 %0, %1, %2, %3;", lanes(ADD, 4, "sus", 0, "3210", "3210", "7654", a, b, c))                 \
    C("vsub4.s32.u32.u32.sat %0, %1, %2, %3;", lanes(SUB, 4, "suu", SAT, "3210", "3210", "7654", a, b, c))           \
    C("vadd4.u32.u32.u32 %0.b20, %1, %2, %3;", lanes(ADD, 4, "uuu", 0, "20", "3210", "7654", a, b, c))               \
    C("vsub4.s32.u32.s32 %0, %1.b7531, %2.b0246, %3;", lanes(SUB, 4, "sus", 0, "3210", "7531", "0246", a, b, c))     \
    C("vavrg4.s32.s32.s32.add %0.b321, %1, %2, %3;", lanes(AVRG, 4, "sss", PLUS, "321", "3210", "7654", a, b, c))    \
    C("vmax4.u32.s32.u32 %0, %1, %2, %3;", lanes(MAX, 4, "usu", 0, "3210", "3210", "7654", a, b, c))                 \
    C("vset4.u32.u32.lt %0, %1, %2, %3;", lanes(LT, 4, "uuu", 0, "3210", "3210", "7654", a, b, c))                   \
    C("vset4.s32.s32.ge.add %0, %1, %2, %3;", lanes(GE, 4, "uss", PLUS, "3210", "3210", "7654", a, b, c))

enum { INPUTS = 128 };

#define S(text, reference) +1
#define C                  S
enum { COUNT = FORMS };
#undef S
#undef C

__global__ void compute(u32 *out, const u32 *in)
{
    int t = threadIdx.x + blockIdx.x * blockDim.x;
    u32 a = in[3 * t], b = in[3 * t + 1], c = in[3 * t + 2], *r = out + COUNT * t;
#define S(text, reference) asm(text : "=r"(*r) : "r"(a), "r"(b)); r++;
#define C(text, reference) asm(text : "=r"(*r) : "r"(a), "r"(b), "r"(c)); r++;
    FORMS
#undef S
#undef C
}

int main()
{
    const u32 odd[] = {0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x7f80ff01, 0x8000ffff, 0x7fff8000};
    std::vector<u32> in(3 * INPUTS);
    u32 seed = 12345;
    for (int i = 0; i < 3 * INPUTS; i++) {
        seed = seed * 1664525 + 1013904223;
        in[i] = seed >> 28 ? seed ^ seed << 13 ^ seed >> 17 : odd[seed >> 8 & 7];
        if (i % 7 == 0)
            in[i] = odd[seed >> 9 & 7];
    }
    u32 *device_in = copy_to_device(in), *device_out = new_on_device<u32>(INPUTS * COUNT);
    compute<<<INPUTS / 32, 32>>>(device_out, device_in);
    CHECK_LAUNCH();
    std::vector<u32> out = copy_to_host(device_out, INPUTS * COUNT);
    for (int t = 0; t < INPUTS; t++) {
        u32 a = in[3 * t], b = in[3 * t + 1], c = in[3 * t + 2], *r = &out[COUNT * t];
        int k = 0;
#define S(text, reference)                                                                                           \
    EXPECT_EQUAL(k, r[k], reference);                                                                                \
    if (r[k] != reference && check_failed < 20)                                                                      \
        printf("  %s with %08x %08x %08x: %08x, not %08x\n", text, a, b, c, r[k], reference);                        \
    k++;
#define C S
        FORMS
    }
    return finish();
}
