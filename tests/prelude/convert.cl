// Conversions and classification as the rules write them: CUDA saturates to integers, and the
// rounding modes differ.
#include <cu2cl/convert.clh>
#include <cu2cl/math.clh>
#include "check.clh"

TEST(test_float_to_int)
{
    volatile float half_up = 2.5f, negative = -2.5f, large = 3e9f;
    CHECK(cu_float2int_rn(half_up) == 2 && cu_float2int_rn(negative) == -2);
    CHECK(cu_float2int(half_up) == 2 && cu_float2int(negative) == -2);
    CHECK(cu_float2int_ru(half_up) == 3 && cu_float2int_ru(negative) == -2);
    CHECK(cu_float2int_rd(half_up) == 2 && cu_float2int_rd(negative) == -3);
    CHECK(cu_float2int_rn(large) == 2147483647 && cu_float2int_rn(-large) == -2147483647 - 1);
    CHECK(cu_float2uint(large) == 3000000000u && cu_float2uint(negative) == 0);
    CHECK(cu_float2long_rn(half_up) == 2 && cu_float2long_rd(negative) == -3);
    CHECK(cu_float2long(large) == 3000000000l);
}

// What is out of range, at the edges and beyond them.
TEST(test_float_range)
{
    volatile float huge = 1e30f, nan = NAN, infinite = INFINITY;
    volatile float edge = 2147483648.0f, wide = 9223372036854775808.0f;
    CHECK(cu_float2int(huge) == INT_MAX && cu_float2int(-huge) == INT_MIN);
    CHECK(cu_float2int(edge) == INT_MAX && cu_float2int(-edge) == INT_MIN);
    CHECK(cu_float2int(2147483520.0f) == 2147483520 && cu_float2int(nan) == 0);
    CHECK(cu_float2uint(2 * edge) == UINT_MAX && cu_float2uint(edge) == 0x80000000u);
    CHECK(cu_float2uint(-1.0f) == 0u && cu_float2uint(-0.5f) == 0u && cu_float2uint(nan) == 0u);
    CHECK(cu_float2uint(infinite) == UINT_MAX && cu_float2uint(-infinite) == 0u);
    CHECK(cu_float2uint_ru(-0.5f) == 0u && cu_float2uint_rd(-0.5f) == 0u);
    CHECK(cu_float2long(wide) == LONG_MAX && cu_float2long(-wide) == LONG_MIN);
    CHECK(cu_float2ulong(wide) == 1ul << 63 && cu_float2ulong(2 * wide) == ULONG_MAX);
    CHECK(cu_float2ulong(-huge) == 0ul && cu_float2ulong(infinite) == ULONG_MAX);
    CHECK(cu_float2long(nan) == LONG_MIN && cu_float2ulong(nan) == 1ul << 63);
}

TEST(test_int_to_float)
{
    volatile int odd = 16777217;
    volatile uint high = 0xffffffffu;
    volatile long wide = 0x7fffffffffffffffl;
    CHECK(convert_float_rte(odd) == 16777216.0f);
    CHECK(convert_float_rtz(odd) == 16777216.0f);
    CHECK(convert_float_rtp(odd) == 16777218.0f);
    CHECK(convert_float_rtn(-odd) == -16777218.0f);
    CHECK(convert_float_rtz(high) == 4294967040.0f && convert_float_rte(high) == 4294967296.0f);
    CHECK(convert_float_rtz(wide) == 9223371487098961920.0f);
    CHECK(convert_float_rte(wide) == 9223372036854775808.0f);
}

TEST(test_rounding_functions)
{
    volatile float up = 2.5f, negative = -2.5f;
    CHECK(rint(up) == 2.0f && round(up) == 3.0f && trunc(negative) == -2.0f);
    CHECK(round(negative) == -3.0f && rint(negative) == -2.0f);
    CHECK(cu_float2long(round(negative)) == -3 && cu_float2long_rn(negative) == -2);
}

TEST(test_classification)
{
    volatile float nan = NAN, infinite = INFINITY, zero = -0.0f, one = 1.0f;
    CHECK(isnan(nan) == 1 && isnan(one) == 0);
    CHECK(isinf(-infinite) == 1 && isinf(one) == 0);
    CHECK(isfinite(one) == 1 && isfinite(nan) == 0 && isfinite(infinite) == 0);
    CHECK(signbit(zero) == 1 && signbit(one) == 0);
}

// fmin and fmax take the number; std::min and std::max take the first argument.
TEST(test_minimum)
{
    volatile float nan = NAN, one = 1.0f, two = 2.0f;
    CHECK(fmax(nan, one) == 1.0f && fmin(one, nan) == 1.0f);
    CHECK(fmin(fmax(nan, 0.0f), 1.0f) == 0.0f && fmin(fmax(two, 0.0f), 1.0f) == 1.0f);
    CHECK(cu_std_min_float(one, two) == 1.0f && cu_std_max_float(one, two) == 2.0f);
    CHECK(isnan(cu_std_min_float(nan, one)) && cu_std_min_float(one, nan) == 1.0f);
    CHECK(isnan(cu_std_max_float(nan, one)) && cu_std_max_float(one, nan) == 1.0f);
}
