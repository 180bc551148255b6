// The double variants.
// NEEDS: cl_khr_fp64
#define CU_OWN_POWER
#define CU_OWN_TRIGONOMETRY
#include <cu2cl/complex.clh>
#include <cu2cl/math.clh>
#include <cu2cl/power.clh>
#include <cu2cl/rounding.clh>
#include <cu2cl/trigonometry.clh>
#include "check.clh"

TEST(test_reciprocals)
{
    CHECK_NEAR(cu_rcbrt_double(8.0), 0.5, 4);
    CHECK_NEAR(cu_rhypot_double(3.0, 4.0), 0.2, 4);
    CHECK_NEAR(cu_norm3d_double(1e200, 2e200, 2e200), 3e200, 4);
    CHECK_NEAR(cu_norm4d_double(1.0, 1.0, 1.0, 1.0), 2.0, 4);
}

TEST(test_roots)
{
    volatile double tiny = 5e-324, huge = 1.5e308, infinite = INFINITY, nan = NAN;
    CHECK(cu_hypot_double(-3.0, 4.0) == 5.0 && cu_hypot_double(tiny, 0.0) == tiny);
    CHECK_NEAR(cu_hypot_double(1e300, 1e300), 1.4142135623730951e300, 2);
    CHECK_NEAR(cu_hypot_double(3e-300, 4e-300), 5e-300, 2);
    CHECK(isinf(cu_hypot_double(huge, huge)) && isinf(cu_hypot_double(nan, infinite)));
    CHECK(isnan(cu_hypot_double(nan, 0.0)));
}

TEST(test_normcdf)
{
    CHECK_NEAR(cu_normcdf_double(0.0), 0.5, 2);
    CHECK_NEAR(cu_normcdf_double(1.0), 0.84134474606854294859, 4);
    CHECK_NEAR(cu_normcdf_double(-1.0), 0.15865525393145705141, 8);
    CHECK_NEAR(cu_normcdf_double(-10.0), 7.6198530241605260660e-24, 32);
    CHECK(cu_normcdf_double(-INFINITY) == 0.0);
}

TEST(test_no_contraction)
{
    volatile double a = 1.0 + 0x1p-27, b = -(1.0 + 0x1p-26);
    CHECK(cu_dadd_rn(cu_dmul_rn(a, a), b) == 0.0);
    CHECK(fma(a, a, b) == 0x1p-54);
    CHECK(cu_dsub_rn(b, cu_dmul_rn(a, -a)) == 0.0);
}

TEST(test_sincos)
{
    double cosine;
    CHECK_NEAR(cu_sincospi_double_private(0.25, &cosine), 0.70710678118654752, 4);
    CHECK_NEAR(cosine, 0.70710678118654752, 4);
}

TEST(test_complex)
{
    double2 q = cu_cdiv_double2((double2)(1e300, 1e300), (double2)(1e300, 1e300));
    CHECK(fabs(q.x - 1) < 1e-14 && fabs(q.y) < 1e-14);
    CHECK(cu_cabs_double2((double2)(3e300, 4e300)) == 5e300);
}

// What NVIDIA's devices have instead of builtins, against the builtins of this one.
TEST(test_own_power)
{
    double t = ((double)get_global_id(0) - 63.5) / 64;
    for (int i = 0; i < 20; i++) {
        double x = exp2(t * (48 * i + 1)), y = 1000.0 / (48 * i + 1);
        CHECK_NEAR(cu_own_pow_double(x, y), pow(x, y), 3);
        CHECK_NEAR(cu_own_pow_double(x, -y), pow(x, -y), 3);
    }
    CHECK_NEAR(cu_own_pow_double(0x1p-1060 * (2 + t), 0.5), sqrt(0x1p-1060 * (2 + t)), 3);
    CHECK(fabs(cu_own_pow_double(2 + t, -1030.0) - pow(2 + t, -1030.0)) <= 0x1p-1074 || t < 0);
    CHECK_NEAR(cu_own_pow_double(-2 + t, 3.0), pow(-2 + t, 3.0), 3);
    CHECK_NEAR(cu_pow_double(t, 2.0), t * t, 1);
    CHECK(isnan(cu_own_pow_double(-2 + t, 0.5)) && cu_own_pow_double(-2 + t, 1e300) > 1e308);
    volatile double zero = 0, one = 1, infinite = INFINITY, nan = NAN;
    CHECK(cu_own_pow_double(one, nan) == 1 && cu_own_pow_double(nan, zero) == 1);
    CHECK(isnan(cu_own_pow_double(nan, one)) && isnan(cu_own_pow_double(2 + t, nan)));
    CHECK(cu_own_pow_double(-one, infinite) == 1 && cu_own_pow_double(2 + t, -infinite) == 0);
    CHECK(cu_own_pow_double(-zero, -3.0) == -INFINITY && signbit(cu_own_pow_double(-zero, 3.0)));
    CHECK(cu_own_pow_double(-one, 9007199254740991.0) == -1 &&
          cu_own_pow_double(-one, 9007199254740992.0) == 1);
}

TEST(test_own_trigonometry)
{
    double t = ((double)get_global_id(0) - 63.5) / 64, cosine;
    for (int i = 0; i < 20; i++) {
        double x = t * exp2(i - 3.0); // up to where the builtins take over
        CHECK_NEAR(cu_own_sin_double(x), sin(x), 4);
        CHECK_NEAR(cu_own_cos_double(x), cos(x), 4);
        CHECK(cu_own_sincos_double_private(x, &cosine) == cu_own_sin_double(x) &&
              cosine == cu_own_cos_double(x));
    }
    // next to multiples of pi / 2
    CHECK_NEAR(cu_own_cos_double(1.5707963267948966), 6.123233995736766e-17, 1);
    CHECK_NEAR(cu_own_sin_double(3.1415926535897931), 1.2246467991473532e-16, 1);
    CHECK_NEAR(cu_own_sin_double(80143.857302999), sin(80143.857302999), 4);
    CHECK(signbit(cu_own_sin_double(-0.0)) && cu_own_cos_double(-0.0) == 1);
    CHECK(isnan(cu_own_sin_double(INFINITY)) && isnan(cu_own_cos_double(NAN)));
}
