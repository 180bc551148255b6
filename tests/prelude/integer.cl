// Integer intrinsics at their edges.
#include <cu2cl/integer.clh>
#include "check.clh"

TEST(test_ffs)
{
    CHECK(cu_ffs(0) == 0);
    CHECK(cu_ffs(1) == 1);
    CHECK(cu_ffs(12) == 3);
    CHECK(cu_ffs((int)0x80000000u) == 32);
    CHECK(cu_ffs(-1) == 1);
    CHECK(cu_ffsll(0) == 0);
    CHECK(cu_ffsll(1l << 40) == 41);
    CHECK(cu_ffsll((long)0x8000000000000000ul) == 64);
}

// The builtins that rules name directly.
TEST(test_builtins)
{
    volatile int zero = 0;
    CHECK(clz(zero) == 32);
    CHECK((int)clz((long)zero) == 64);
    CHECK(clz(-1 + zero) == 0);
    CHECK((int)popcount(0xffffffffu + (uint)zero) == 32);
    CHECK((int)popcount(0xf00000000000000ful + (ulong)zero) == 8);
    CHECK(mul_hi(-2 + zero, 3) == -1);
    CHECK(mul_hi(0xffffffffu + (uint)zero, 0xffffffffu) == 0xfffffffeu);
    CHECK(mul_hi((long)-2 + zero, 3l) == -1);
    CHECK(mul_hi(0xfffffffffffffffful + (ulong)zero, 16ul) == 15);
    CHECK(abs_diff(-2147483647 + zero, 2147483647) == 4294967294u);
    CHECK(hadd(-3 + zero, 2) == -1);
    CHECK(rhadd(-3 + zero, 2) == 0);
    CHECK(hadd(0xffffffffu + (uint)zero, 0xfffffffdu) == 0xfffffffeu);
    CHECK((int)abs(-5 + zero) == 5);
    CHECK(-1 < (int)abs(zero));
}

// Bits above the lowest 24 have no effect.
TEST(test_mul24)
{
    volatile int zero = 0;
    CHECK(cu_mul24(0x7fffff + zero, -2) == -0xfffffe);
    CHECK(cu_mul24(0x1800000 + zero, 3) == -0x1800000);
    CHECK(cu_mul24(0x7f000005 + zero, 0xff000007) == 35);
    CHECK(cu_mul24(0x800000 + zero, 0x800000) == 0);
    CHECK(cu_umul24(0xff000001u + (uint)zero, 5u) == 5u);
    CHECK(cu_umul24(0xffffffu + (uint)zero, 0xffffffu) == 0xfe000001u);
}

TEST(test_brev)
{
    CHECK(cu_brev(1) == 0x80000000u);
    CHECK(cu_brev(0x12345678u) == 0x1e6a2c48u);
    CHECK(cu_brevll(1) == 0x8000000000000000ul);
    CHECK(cu_brevll(0x123456789abcdef0ul) == 0x0f7b3d591e6a2c48ul);
}

TEST(test_byte_perm)
{
    CHECK(cu_byte_perm(0x33221100u, 0x77665544u, 0x3210) == 0x33221100u);
    CHECK(cu_byte_perm(0x33221100u, 0x77665544u, 0x7654) == 0x77665544u);
    CHECK(cu_byte_perm(0x33221100u, 0x77665544u, 0x0123) == 0x00112233u);
    CHECK(cu_byte_perm(0x33221100u, 0x77665544u, 0x5140) == 0x55114400u);
    CHECK(cu_byte_perm(0x33221100u, 0x77665544u, 0xfedc) == 0x77665544u);
}

TEST(test_funnel_shifts)
{
    CHECK(cu_funnelshift_l(0x89abcdefu, 0x01234567u, 0) == 0x01234567u);
    CHECK(cu_funnelshift_l(0x89abcdefu, 0x01234567u, 8) == 0x23456789u);
    CHECK(cu_funnelshift_l(0x89abcdefu, 0x01234567u, 40) == 0x23456789u);
    CHECK(cu_funnelshift_lc(0x89abcdefu, 0x01234567u, 40) == 0x89abcdefu);
    CHECK(cu_funnelshift_r(0x89abcdefu, 0x01234567u, 0) == 0x89abcdefu);
    CHECK(cu_funnelshift_r(0x89abcdefu, 0x01234567u, 8) == 0x6789abcdu);
    CHECK(cu_funnelshift_r(0x89abcdefu, 0x01234567u, 40) == 0x6789abcdu);
    CHECK(cu_funnelshift_rc(0x89abcdefu, 0x01234567u, 40) == 0x01234567u);
    CHECK(cu_funnelshift_rc(0x89abcdefu, 0x01234567u, 0xffffffffu) == 0x01234567u);
}

TEST(test_fns)
{
    CHECK(cu_fns(0x0000f0f0u, 0, 1) == 4);
    CHECK(cu_fns(0x0000f0f0u, 4, 1) == 4);
    CHECK(cu_fns(0x0000f0f0u, 4, 5) == 12);
    CHECK(cu_fns(0x0000f0f0u, 15, -1) == 15);
    CHECK(cu_fns(0x0000f0f0u, 15, -5) == 7);
    CHECK(cu_fns(0x0000f0f0u, 0, 9) == 0xffffffffu);
    CHECK(cu_fns(0x0000f0f0u, 5, 0) == 5);
    CHECK(cu_fns(0x0000f0f0u, 3, 0) == 0xffffffffu);
}

TEST(test_dot_products)
{
    CHECK(cu_dp4a_char4(as_char4(0x807f0102u), as_char4(0x807f0304u), 5) ==
          128 * 128 + 127 * 127 + 3 + 8 + 5);
    CHECK(cu_dp4a_char4((char4)(-1, 2, -3, 4), (char4)(1, 1, 1, 1), -10) == -8);
    CHECK(cu_dp4a_uchar4((uchar4)(255), (uchar4)(255), 1) == 4 * 255 * 255 + 1);
    CHECK(cu_dp2a_short2((short2)(-32768, 100), as_char4(0x0403027fu).lo, 1) ==
          -32768 * 127 + 200 + 1);
    CHECK(cu_dp2a_short2((short2)(-32768, 100), as_char4(0x04fe027fu).hi, 1) == 65536 + 400 + 1);
    CHECK(cu_dp2a_ushort2((ushort2)(65535, 1), (uchar2)(255, 2), 3) == 65535u * 255u + 2 + 3);
}

TEST(test_sums)
{
    CHECK(cu_sum_uchar4((uchar4)(255)) == 1020);
    CHECK(cu_sum_ushort2((ushort2)(65535)) == 131070);
}
