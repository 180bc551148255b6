// Conversions of double.
// NEEDS: cl_khr_fp64
#include <cu2cl/math.clh>
#include "check.clh"

TEST(test_double_to_int)
{
    volatile double value = -2.5, large = 1e20;
    CHECK(convert_int_sat_rte(value) == -2 && convert_int_sat_rtn(value) == -3);
    CHECK(convert_int_sat_rtp(value) == -2 && convert_int_sat_rtz(value) == -2);
    CHECK(convert_int_sat_rte(large) == 2147483647 && convert_uint_sat_rte(large) == 0xffffffffu);
    CHECK(convert_long_sat_rtz(large) == 0x7fffffffffffffffl);
    CHECK(convert_ulong_sat_rtz(large) == 0xfffffffffffffffful &&
          convert_ulong_sat_rtz(value) == 0);
}

TEST(test_double_to_float)
{
    volatile double third = 1.0 / 3.0;
    CHECK(convert_float_rtn(third) < convert_float_rtp(third));
    CHECK(convert_float_rtz(third) == convert_float_rtn(third));
    CHECK(convert_float_rtz(-third) == convert_float_rtp(-third));
    CHECK(convert_float_rte(third) == (float)third);
}

TEST(test_long_to_double)
{
    volatile long wide = 0x20000000000001l;
    CHECK(convert_double_rte(wide) == 9007199254740992.0);
    CHECK(convert_double_rtp(wide) == 9007199254740994.0);
    CHECK(convert_double_rtn(-wide) == -9007199254740994.0);
    CHECK(convert_double_rtz(wide) == 9007199254740992.0);
}

TEST(test_bits)
{
    volatile double value = -1.5;
    CHECK(((int)(as_long(value) >> 32)) == (int)0xbff80000u && (int)as_long(value) == 0);
    CHECK(as_double(((ulong)(uint)(int)0xbff80000u << 32) | (uint)1) == nextafter(value, -2.0));
}

TEST(test_minimum)
{
    volatile double nan = NAN, one = 1.0;
    CHECK(isnan(cu_std_min_double(nan, one)) && cu_std_max_double(one, nan) == 1.0);
}
