// Constant expressions as operands and in addresses, against the same expressions of C; words for the compiler (.pragma).
#include "check.h"

#include <cstdint>

typedef uint32_t u32;
typedef int64_t s64;
typedef uint64_t u64;

// In inline PTX % is written twice.
#define VALUES(X)                                                                                  \
    X((1 << 4) | 3)                                                                                \
    X(2 * 3 + 1)                                                                                   \
    X(2 + 3 * 4 - 5)                                                                               \
    X(~5 & 0xff)                                                                                   \
    X(-7 / 2)                                                                                      \
    X((3 > 2) ? 10 : 20)                                                                           \
    X((3 < 2) ? 10 : 1 + 4)                                                                        \
    X(-8 >> 1)                                                                                     \
    X(-(3 + 4))                                                                                    \
    X(1 << 2 << 3)                                                                                 \
    X(100 - 20 - 3)                                                                                \
    X(64 / 4 / 2)                                                                                  \
    X((5 == 5) + (4 != 4) + (2 <= 2) + (1 >= 3))                                                   \
    X((2 && 0) + (2 || 0))                                                                         \
    X(0xffffffff + 2)                                                                              \
    X(-1 < 1)                                                                                      \
    X(-(-3))                                                                                       \
    X(0x10 * 0x10)

enum { COUNT = 18, MORE = 10 };

__global__ void constants(u32 *out, u32 *more, const u32 *in)
{
    int at = 0;
#define TAKE(value) asm("mov.b32 %0, " #value ";" : "=r"(out[at++]));
    VALUES(TAKE)
    asm("mov.b32 %0, 7 %% 4 + 17 %% 5;" : "=r"(more[0]));
    asm("add.u32 %0, %1, 2*3+1;" : "=r"(more[1]) : "r"(5));
    asm("ld.global.u32 %0, [%1+4*2];" : "=r"(more[2]) : "l"(in));
    asm("ld.global.u32 %0, [%1-4+12];" : "=r"(more[3]) : "l"(in));
    asm("ld.global.u32 %0, [%1 + -4];" : "=r"(more[4]) : "l"(in + 4));
    u64 wide;
    asm("mov.b64 %0, (1 << 40) + 0x8000000000000000 / 2;" : "=l"(wide));
    more[5] = (u32)(wide >> 40);
    asm("mov.b64 %0, -1U >> 60;" : "=l"(wide));
    more[6] = (u32)wide;
    asm("mov.b32 %0, 6 ^ 3 | 8;" : "=r"(more[8]));
    asm("mov.b32 %0, 1 | 6 & 3;" : "=r"(more[9]));
    more[7] = threadIdx.x;
    asm volatile("{ .reg .u32 i; .reg .pred p; mov.u32 i, 0; .pragma \"nounroll\"; L: add.u32 %0, %0, i; add.u32 i, i, 1; setp.lt.u32 p, i, 5 * 2; @p bra L; }" : "+r"(more[7]));
    asm volatile(".pragma \"nounroll\";");
}

int main()
{
#define WANT(value) (u32)(s64)(value),
    // C has numbers of 32 bits where PTX has 64
    const u32 want[COUNT] = {VALUES(WANT)};
    std::vector<u32> in(16);
    for (int i = 0; i < 16; i++)
        in[i] = 100 + i;
    u32 *out = new_on_device<u32>(COUNT), *more = new_on_device<u32>(MORE);
    constants<<<1, 1>>>(out, more, copy_to_device(in));
    CHECK_LAUNCH();
    std::vector<u32> got = copy_to_host(out, COUNT), rest = copy_to_host(more, MORE);
    for (int i = 0; i < COUNT; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    const u32 want_rest[MORE] = {5, 12, 102, 102, 103, 0x400001, 15, 45, 13, 3};
    for (int i = 0; i < MORE; i++)
        EXPECT_EQUAL(i, rest[i], want_rest[i]);
    return finish();
}
