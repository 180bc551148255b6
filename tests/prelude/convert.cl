// Conversions and classification as the rules write them: CUDA saturates to integers, and the
// rounding modes differ.
#include <cu2cl/math.clh>
#include "check.clh"

TEST(test_float_to_int)
{
    volatile float half_up = 2.5f, negative = -2.5f, large = 3e9f;
    CHECK(convert_int_sat_rte(half_up) == 2 && convert_int_sat_rte(negative) == -2);
    CHECK(convert_int_sat_rtz(half_up) == 2 && convert_int_sat_rtz(negative) == -2);
    CHECK(convert_int_sat_rtp(half_up) == 3 && convert_int_sat_rtp(negative) == -2);
    CHECK(convert_int_sat_rtn(half_up) == 2 && convert_int_sat_rtn(negative) == -3);
    CHECK(convert_int_sat_rte(large) == 2147483647 &&
          convert_int_sat_rte(-large) == -2147483647 - 1);
    CHECK(convert_uint_sat_rtz(large) == 3000000000u && convert_uint_sat_rtz(negative) == 0);
    CHECK(convert_long_sat_rte(half_up) == 2 && convert_long_sat_rtn(negative) == -3);
    CHECK(convert_long_sat_rtz(large) == 3000000000l);
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
    CHECK(convert_long_sat_rtz(round(negative)) == -3 && convert_long_sat_rte(negative) == -2);
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
