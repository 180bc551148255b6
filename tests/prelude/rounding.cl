// Directed rounding. In single precision the exact result, or the test for it, fits into double, so
// every random pair of operands (any bits: subnormal, huge) is checked exactly; double is checked
// at known values. NEEDS: cl_khr_fp64
#include <cu2cl/rounding.clh>
#include "check.clh"

uint next_random(uint *state);
float random_float(uint *state);

uint next_random(uint *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state ^ (*state >> 16);
}

// A finite number with random bits, often with an exponent near 0 so that sums interact.
float random_float(uint *state)
{
    uint bits = next_random(state);
    if (bits & 1u)
        bits = (bits & 0x807fffffu) | ((120u + (next_random(state) & 15u)) << 23);
    float value = as_float(bits);
    return isfinite(value) ? value : 1.5f;
}

// `above` and `below` tell whether a float lies strictly above or below the exact result.
#define CHECK_DIRECTIONS(up, down, zero, above, below)                                             \
    {                                                                                              \
        float u = (up), d = (down), z = (zero);                                                    \
        CHECK(!below(u) && below(nextafter(u, -INFINITY)));                                        \
        CHECK(!above(d) && above(nextafter(d, INFINITY)));                                         \
        CHECK(z == (fabs(u) < fabs(d) ? u : d));                                                   \
    }

TEST(test_float_add)
{
    uint state = (uint)get_global_id(0) * 7919u + 1u;
    for (int i = 0; i < 50; i++) {
        float x = random_float(&state), y = random_float(&state);
        volatile double s = (double)x + y, part = s - x;
        volatile double error = ((double)x - (s - part)) + ((double)y - part);
#define ABOVE(r) ((double)(r)-s > error)
#define BELOW(r) ((double)(r)-s < error)
        if (fabs(s) < 3e38)
            CHECK_DIRECTIONS(cu_fadd_ru(x, y), cu_fadd_rd(x, y), cu_fadd_rz(x, y), ABOVE, BELOW);
        CHECK(cu_fsub_ru(x, -y) == cu_fadd_ru(x, y) && cu_fsub_rd(x, -y) == cu_fadd_rd(x, y));
#undef ABOVE
#undef BELOW
    }
}

TEST(test_float_mul)
{
    uint state = (uint)get_global_id(0) * 104729u + 2u;
    for (int i = 0; i < 50; i++) {
        float x = random_float(&state), y = random_float(&state);
        double exact = (double)x * y;
#define ABOVE(r) ((double)(r) > exact)
#define BELOW(r) ((double)(r) < exact)
        CHECK_DIRECTIONS(cu_fmul_ru(x, y), cu_fmul_rd(x, y), cu_fmul_rz(x, y), ABOVE, BELOW);
#undef ABOVE
#undef BELOW
    }
}

TEST(test_float_div)
{
    uint state = (uint)get_global_id(0) * 31337u + 3u;
    for (int i = 0; i < 50; i++) {
        float x = random_float(&state), y = random_float(&state);
        double divisor = fabs(y), dividend = signbit(y) ? -x : x;
#define ABOVE(r) ((double)(r)*divisor > dividend)
#define BELOW(r) ((double)(r)*divisor < dividend)
        if (y != 0)
            CHECK_DIRECTIONS(cu_fdiv_ru(x, y), cu_fdiv_rd(x, y), cu_fdiv_rz(x, y), ABOVE, BELOW);
        CHECK(y == 0 || cu_frcp_ru(y) == cu_fdiv_ru(1.0f, y));
#undef ABOVE
#undef BELOW
    }
}

TEST(test_float_sqrt)
{
    uint state = (uint)get_global_id(0) * 271u + 4u;
    for (int i = 0; i < 50; i++) {
        float x = fabs(random_float(&state));
#define ABOVE(r) ((r) > 0 && (double)(r) * (r) > x)
#define BELOW(r) ((r) < 0 || (double)(r) * (r) < x)
        CHECK_DIRECTIONS(cu_fsqrt_ru(x), cu_fsqrt_rd(x), cu_fsqrt_rz(x), ABOVE, BELOW);
#undef ABOVE
#undef BELOW
    }
}

TEST(test_float_edges)
{
    volatile float largest = 0x1.fffffep127f, smallest = 0x1p-149f, zero = 0.0f, one = 1.0f;
    CHECK(cu_fadd_ru(largest, one) == INFINITY && cu_fadd_rd(largest, one) == largest);
    CHECK(cu_fmul_rz(largest, 2.0f) == largest && cu_fmul_ru(-largest, 2.0f) == -largest);
    CHECK(cu_fmul_rd(-largest, 2.0f) == -INFINITY);
    CHECK(cu_fmul_ru(smallest, smallest) == smallest && cu_fmul_rd(smallest, smallest) == 0.0f);
    CHECK(cu_fmul_rd(smallest, -smallest) == -smallest && cu_fmul_rz(smallest, smallest) == 0.0f);
    CHECK(signbit(cu_fadd_rd(one, -one)) && !signbit(cu_fadd_ru(one, -one)));
    CHECK(!signbit(cu_fadd_rd(zero, zero)) && signbit(cu_fadd_rd(zero, -zero)));
    CHECK(cu_fdiv_ru(one, zero) == INFINITY && isnan(cu_fdiv_rd(zero, zero)));
    CHECK(isnan(cu_fadd_ru(NAN, one)) && isnan(cu_fsqrt_rd(-one)));
    CHECK(cu_fadd_rz(INFINITY, one) == INFINITY && cu_fmul_rz(-INFINITY, one) == -INFINITY);
}

TEST(test_double)
{
    volatile double one = 1.0, three = 3.0, tiny = 0x1p-1074, two = 2.0, tenth = 0.1;
    CHECK(cu_dadd_ru(one, 0x1p-200) == 1.0 + 0x1p-52 && cu_dadd_rd(one, 0x1p-200) == 1.0);
    CHECK(cu_dadd_rd(one, -0x1p-200) == 1.0 - 0x1p-53 &&
          cu_dadd_rz(-one, 0x1p-200) == -1.0 + 0x1p-53);
    CHECK(cu_dsub_rd(one, 0x1p-200) == 1.0 - 0x1p-53);
    CHECK(cu_ddiv_rd(one, three) == 0x1.5555555555555p-2 &&
          cu_ddiv_ru(one, three) == 0x1.5555555555556p-2);
    CHECK(cu_drcp_ru(-three) == -0x1.5555555555555p-2 &&
          cu_drcp_rd(-three) == -0x1.5555555555556p-2);
    CHECK(cu_dmul_ru(tenth, tenth) - cu_dmul_rd(tenth, tenth) == 0x1p-59);
    CHECK(cu_dmul_ru(tiny, 0.5) == tiny && cu_dmul_rd(tiny, 0.5) == 0.0 &&
          cu_dmul_rz(-tiny, 0.5) == 0.0);
    CHECK(cu_dsqrt_rd(two) == 0x1.6a09e667f3bccp0 && cu_dsqrt_ru(two) == 0x1.6a09e667f3bcdp0);
    CHECK(cu_dsqrt_rz(two) == cu_dsqrt_rd(two) && cu_dsqrt_ru(4.0 * one) == 2.0);
}
