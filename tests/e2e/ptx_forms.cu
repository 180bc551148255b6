// Forms of asm statements: names of registers, operands with side effects, results whose places depend on each other, numbers of 16 bits,
// addresses that are summed up, statements in lambdas and local classes, jumps.
#include "check.h"

#include <cstdint>
#include <cstring>

typedef uint32_t u32;
typedef uint64_t u64;
typedef int16_t s16;
typedef uint16_t u16;

// ---- names and operands -----------------------------------------------------------------------

#define ROTATED(x, n)                                                                              \
    ({                                                                                             \
        u32 r_;                                                                                    \
        asm("shf.l.wrap.b32 %0, %1, %1, %2;" : "=r"(r_) : "r"(x), "n"(n));                         \
        r_;                                                                                        \
    })

enum { FORMS = 24 };

__global__ void forms(u32 *out, const u32 *in)
{
    u32 *r = out + FORMS * threadIdx.x, x = in[threadIdx.x];
    const u32 *p = in;
    // a register with the name of a special one, and one that differs by its sign only
    asm("{ .reg .u32 laneid, %%t, t; mov.u32 laneid, %%laneid; mov.u32 %%t, 5; mov.u32 t, 6; mad.lo.u32 %0, laneid, %%t, t; }" : "=r"(r[0]));
    asm("{ .reg .u32 tid<2>; mov.u32 tid1, %tid.x; mov.u32 tid0, %ntid.x; mad.lo.u32 %0, tid1, 1000, tid0; }" : "=r"(r[1])); // one sign
    // names of C and of OpenCL
    asm("{ .reg .u32 int, global, min, loaded; mov.u32 int, 4; mov.u32 global, %1; min.u32 min, int, global; add.u32 loaded, min, 1; mov.u32 "
        "%0, loaded; }"
        : "=r"(r[2])
        : "r"(x));
    // hints do nothing, their operands may
    asm volatile("prefetch.global.L1 [%0];" ::"l"(p++));
    asm volatile("" ::"l"(p++) : "memory");
    r[3] = (u32)(p - in);
    // blocks behind each other may use a name anew
    asm("{ { .reg .u32 a; add.u32 a, %1, 1; mov.u32 %0, a; } { .reg .u32 a; mov.u32 a, 3; add.u32 %0, %0, a; } }" : "=r"(r[4]) : "r"(x));
    // places of results are those before the asm
    u32 i = 1, places[4] = {0, 0, 0, 0};
    asm("{ mov.u32 %0, 3; mov.u32 %1, 7; }" : "=&r"(i), "=&r"(places[i]));
    r[5] = i * 1000 + places[1] * 100 + places[3];
    // two vectors in one asm
    asm volatile("{ .reg .u32 a<8>; ld.global.v4.u32 {a0, a1, a2, a3}, [%1]; ld.global.v4.u32 {a4, a5, a6, a7}, [%1+16]; sub.u32 %0, a6, a1; }"
                 : "=r"(r[6])
                 : "l"(in));
    // in lambdas, statements in parentheses, and local classes
    struct Local {
        __device__ u32 operator()(u32 v)
        {
            u32 n;
            asm("neg.s32 %0, %1;" : "=r"(n) : "r"(v));
            return n;
        }
    } local;
    auto outer = [=](u32 v) {
        auto inner = [](u32 w) {
            asm("add.u32 %0, %0, 7;" : "+r"(w));
            return w;
        };
        asm("not.b32 %0, %0;" : "+r"(v));
        return inner(v) + x;
    };
    asm("add.u32 %0, %1, 9;" : "=r"(r[7]) : "r"(x));
    r[8] = local(x);
    r[9] = outer(x);
    r[10] = ROTATED(x, 5);
    // numbers of 16 bits
    u16 h = (u16)x, u;
    s16 s = (s16)x, t;
    asm("min.u16 %0, %1, 500;" : "=h"(u) : "h"(h));
    r[11] = u;
    asm("max.s16 %0, %1, -500;" : "=h"(t) : "h"(s));
    r[12] = (u32)t;
    asm("mul.hi.u16 %0, %1, 40000;" : "=h"(u) : "h"(h));
    r[13] = u;
    asm("mul.hi.s16 %0, %1, -300;" : "=h"(t) : "h"(s));
    r[14] = (u32)t;
    asm("{ .reg .b16 n; not.b16 n, %1; cvt.u32.u16 %0, n; }" : "=r"(r[15]) : "h"(h));
    asm("{ .reg .s16 n; shr.s16 n, %1, 20; cvt.s32.s16 %0, n; }" : "=r"(r[16]) : "h"(s));
    // averages of signed numbers: those of negative ones are rounded down
    asm("vavrg2.s32.s32.s32 %0, %1, %2, %2;" : "=r"(r[17]) : "r"(x), "r"(in[0]));
    asm("vavrg4.s32.s32.s32 %0, %1, %2, %2;" : "=r"(r[18]) : "r"(x), "r"(in[0]));
    // hexadecimal numbers as signed ones
    asm("{ .reg .pred p; setp.lt.s32 p, %1, 0xfffffff0; selp.u32 %0, 1, 0, p; }" : "=r"(r[19]) : "r"(x));
    asm("min.s32 %0, %1, 0xffffffff;" : "=r"(r[20]) : "r"(x));
    // jumps: two loops, the second behind a label that ends the first, and a branch in one
    asm("{\n\t.reg .pred p, q;\n\t.reg .u32 i, a;\n\tmov.u32 a, 0;\n\tand.b32 i, %1, 7;\n"
        "FIRST:\n\tsetp.gt.u32 p, i, 9;\n\t@p bra SECOND;\n\tadd.u32 a, a, i;\n\tadd.u32 i, i, 1;\n\tbra FIRST;\n"
        "SECOND:\n\tand.b32 i, a, 1;\n\tsetp.eq.u32 q, i, 0;\n\t@q bra EVEN;\n\tadd.u32 a, a, 100;\n"
        "EVEN:\n\tadd.u32 a, a, 3;\n\tsetp.lt.u32 p, a, 300;\n\t@p bra SECOND;\n\tmov.u32 %0, a;\n\t}"
        : "=r"(r[21])
        : "r"(x));
    // both branches, the longer one first
    asm("{ .reg .pred p; .reg .u32 a; setp.ge.s32 p, %1, 0; mov.u32 a, 1; @p bra POSITIVE; neg.s32 a, %1; add.u32 a, a, 5; bra.uni DONE; "
        "POSITIVE: shr.u32 a, %1, 1; DONE: mov.u32 %0, a; }"
        : "=r"(r[22])
        : "r"(x));
    r[23] = 0;
    u32 old = 1;
    asm volatile("{ .reg .pred p; setp.eq.u32 p, %1, %2; @!p atom.global.add.u32 %0, [%3], %1; }"
                 : "+r"(old)
                 : "r"(x), "r"(in[1]), "l"(&r[23])
                 : "memory");
    r[23] += old;
}

static u32 average(u32 a, u32 b, int width)
{
    u32 result = 0, mask = (1u << width) - 1;
    for (int i = 0; i < 32; i += width) {
        int p = (int)(a >> i << (32 - width)) >> (32 - width), q = (int)(b >> i << (32 - width)) >> (32 - width), sum = p + q;
        result |= ((u32)((sum + (sum >= 0)) >> 1) & mask) << i;
    }
    return result;
}

static u32 two_loops(u32 x)
{
    u32 a = 0;
    for (u32 i = x & 7; i <= 9; i++)
        a += i;
    do {
        a += (a & 1 ? 100 : 0) + 3;
    } while (a < 300);
    return a;
}

static void host_forms(u32 *r, const u32 *in, u32 lane, u32 count)
{
    u32 x = in[lane], least = x < 4 ? x : 4;
    int sx = (int)x;
    const u32 want[] = {lane % 32 * 5 + 6,
                        lane * 1000 + count,
                        least + 1,
                        2,
                        x + 4,
                        3 * 1000 + 7 * 100,
                        in[6] - in[1],
                        x + 9,
                        0u - x,
                        ~x + 7 + x,
                        x << 5 | x >> 27,
                        (u16)x < 500 ? (u16)x : 500u,
                        (u32)((s16)x > -500 ? (s16)x : -500),
                        (u32)(u16)x * 40000u >> 16,
                        (u32)((s16)x * -300 >> 16),
                        (u16)~x,
                        (s16)x < 0 ? ~0u : 0u,
                        average(x, in[0], 16),
                        average(x, in[0], 8),
                        sx < -16,
                        (u32)(sx < -1 ? sx : -1),
                        two_loops(x),
                        sx >= 0 ? x >> 1 : 0u - x + 5,
                        x == in[1] ? 1u : x};
    memcpy(r, want, sizeof want);
}

// ---- addresses --------------------------------------------------------------------------------

// Sums with pointers, which stay in their space.
__global__ void addresses(u32 *out, const u32 *in)
{
    __shared__ u32 tile[64];
    u32 i = threadIdx.x, own[2] = {i, 2 * i}, a, b, c;
    asm volatile("{ .reg .u64 p, o; mul.wide.u32 o, %1, 4; add.u64 p, o, %0; st.shared.u32 [p], %2; }" ::"l"(tile), "r"(i), "r"(in[i]) : "memory");
    __syncthreads();
    asm volatile("{ .reg .u64 p; mad.wide.s32 p, %2, -4, %1; ld.shared.u32 %0, [p]; }" : "=r"(a) : "l"(tile + 63), "r"(i) : "memory");
    asm volatile("{ .reg .u64 p; add.s64 p, %1, 8; sub.s64 p, p, 4; ld.u32 %0, [p]; }" : "=r"(b) : "l"(own) : "memory");
    asm volatile("{ .reg .u64 p; cvta.to.global.u64 p, %1; mad.lo.u64 p, %2, 4, p; ld.global.u32 %0, [p]; }"
                 : "=r"(c)
                 : "l"(in), "l"((u64)i)
                 : "memory");
    asm volatile("{ .reg .u64 p; mad.wide.u32 p, %1, 12, %0; st.global.u32 [p], %2; st.global.v2.u32 [p+16], {%3, %4}; }" ::"l"(out), "r"(2 * i), "r"(a),
                 "r"(b), "r"(c)
                 : "memory");
}

int main()
{
    const int n = 64;
    std::vector<u32> in(n);
    u32 state = 4711;
    for (int i = 0; i < n; i++) {
        state = state * 1664525 + 1013904223;
        in[i] = i % 16 == 3 ? in[1] : state ^ state >> 13;
    }
    u32 *device_in = copy_to_device(in), *out = new_on_device<u32>(FORMS * n);
    forms<<<1, n>>>(out, device_in);
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, FORMS * n);
    for (int i = 0; i < n; i++) {
        u32 want[FORMS];
        host_forms(want, in.data(), (u32)i, (u32)n);
        for (int k = 0; k < FORMS; k++)
            EXPECT_EQUAL(k, got[FORMS * i + k], want[k]);
    }
    u32 *sums = new_on_device<u32>(6 * n);
    addresses<<<1, n>>>(sums, device_in);
    CHECK_LAUNCH();
    got = copy_to_host(sums, 6 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, got[6 * i], in[63 - i]);
        EXPECT_EQUAL(i, got[6 * i + 4], 2u * (u32)i);
        EXPECT_EQUAL(i, got[6 * i + 5], in[i]);
    }
    return finish();
}
