// TEST only: svm buffer (Oclgrind lacks a function of LLVM that clang's inlining leaves here)
// Inline PTX for numbers of 16 bits with a point, one or two in a register.
#include "check.h"

#include <cstdint>

typedef uint32_t u32;
typedef uint16_t u16;

#define H1(text, a)       asm("{ .reg .f16 h; " text " h, %1; cvt.f32.f16 %0, h; }" : "=f"(r[k]) : "h"(a)); k++
#define H2(text, a, b)    asm("{ .reg .f16 h; " text " h, %1, %2; cvt.f32.f16 %0, h; }" : "=f"(r[k]) : "h"(a), "h"(b)); k++
#define P2(text, p, q)                                                                                                                             \
    asm("{ .reg .f16x2 p; .reg .f16 l, h; " text " p, %2, %3; mov.b32 {l, h}, p; cvt.f32.f16 %0, l; cvt.f32.f16 %1, h; }"                          \
        : "=f"(r[k]), "=f"(r[k + 1])                                                                                                               \
        : "r"(p), "r"(q));                                                                                                                         \
    k += 2

__global__ void halves(float *r, const float *in)
{
    int k = 0;
    u16 a, b, c;
    u32 p, q, s;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(a) : "f"(in[0]));
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(b) : "f"(in[1]));
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(c) : "f"(in[2]));
    H2("add.f16", a, b);
    H2("sub.rn.f16", a, b);
    H2("mul.f16", a, b);
    H2("min.f16", a, b);
    H2("max.f16", a, b);
    H1("neg.f16", a);
    H1("abs.f16", b);
    asm("{ .reg .f16 h; fma.rn.f16 h, %1, %2, %3; cvt.f32.f16 %0, h; }" : "=f"(r[k]) : "h"(a), "h"(b), "h"(c));
    k++;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(p) : "f"(in[1]), "f"(in[0])); // the first one above
    asm("mov.b32 %0, {%1, %2};" : "=r"(q) : "h"(c), "h"(a));
    P2("add.f16x2", p, q);
    P2("mul.rn.f16x2", p, q);
    P2("max.f16x2", p, q);
    asm("fma.rn.f16x2 %0, %1, %2, %1;" : "=r"(s) : "r"(p), "r"(q));
    P2("sub.f16x2", s, q);
}

static void test_halves()
{
    const float a = 1.5f, b = -2.25f, c = 0.125f;
    const float want[] = {a + b, a - b, a * b, b, a, -a, -b, a * b + c, a + c, b + a, a * c, b * a, a, a, a * c + a - c, b * a + b - a};
    const int count = sizeof want / sizeof *want;
    float *r = new_on_device<float>(count);
    halves<<<1, 1>>>(r, copy_to_device(std::vector<float>{a, b, c}));
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(r, count);
    for (int k = 0; k < count; k++)
        EXPECT_EQUAL(k, got[k], want[k]);
}

int main()
{
    test_halves();
    return finish();
}
