// Functions that the prelude builds from builtins, against values computed to 30 digits.
#define CU_OWN_POWER
#define CU_OWN_TRIGONOMETRY
#include <cu2cl/complex.clh>
#include <cu2cl/fast.clh>
#include <cu2cl/math.clh>
#include <cu2cl/power.clh>
#include <cu2cl/rounding.clh>
#include <cu2cl/trigonometry.clh>
#include "check.clh"

TEST(test_reciprocals)
{
    CHECK_NEAR(cu_rcbrt_float(8.0f), 0.5f, 4);
    CHECK_NEAR(cu_rcbrt_float(-27.0f), -0.333333343f, 4);
    CHECK_NEAR(cu_rhypot_float(3.0f, 4.0f), 0.2f, 4);
    CHECK_NEAR(cu_norm3d_float(1e20f, 2e20f, 2e20f), 3e20f, 4);
    CHECK_NEAR(cu_norm4d_float(1.0f, 1.0f, 1.0f, 1.0f), 2.0f, 4);
}

// The tails are where an uncorrected argument loses digits.
TEST(test_normcdf)
{
    CHECK_NEAR(cu_normcdf_float(0.0f), 0.5f, 2);
    CHECK_NEAR(cu_normcdf_float(1.0f), 0.841344746f, 4);
    CHECK_NEAR(cu_normcdf_float(-1.0f), 0.158655254f, 8);
    CHECK_NEAR(cu_normcdf_float(-5.0f), 2.86651572e-7f, 32);
    CHECK(cu_normcdf_float(INFINITY) == 1.0f && cu_normcdf_float(-INFINITY) == 0.0f);
    CHECK(isnan(cu_normcdf_float(NAN)));
}

TEST(test_roots)
{
    volatile float tiny = 1e-45f, huge = 3e38f, infinite = INFINITY, nan = NAN;
    CHECK(cu_hypot_float(3.0f, -4.0f) == 5.0f && cu_hypot_float(0.0f, -0.0f) == 0.0f);
    CHECK_NEAR(cu_hypot_float(1e30f, 1e30f), 1.41421356e30f, 2);
    CHECK_NEAR(cu_hypot_float(3e-30f, 4e-30f), 5e-30f, 2);
    CHECK(cu_hypot_float(tiny, 0.0f) == tiny && cu_hypot_float(huge, tiny) == huge);
    CHECK(isinf(cu_hypot_float(huge, huge)) && isinf(cu_hypot_float(nan, -infinite)));
    CHECK(isnan(cu_hypot_float(nan, 1.0f)) && isnan(cu_hypot_float(1.0f, nan)));
    CHECK(cu_cbrt_float(-27.0f) == -3.0f && cu_cbrt_float(infinite) == infinite);
    CHECK(cu_cbrt_float(0x1p-141f) == 0x1p-47f);
    CHECK(isnan(cu_cbrt_float(nan)) && signbit(cu_cbrt_float(-0.0f)));
}

TEST(test_sincos)
{
    float cosine;
    CHECK_NEAR(cu_sincospi_float_private(0.25f, &cosine), 0.707106769f, 4);
    CHECK_NEAR(cosine, 0.707106769f, 4);
    CHECK(fabs(cu_sincospi_float_private(1.0f, &cosine)) < 1e-6f && cosine == -1.0f);
    // __sincosf: an absolute error of 2^-21 within [-pi, pi]
    CHECK(fabs(cu_fast_sincos_private(1.0f, &cosine) - 0.841470985f) < 5e-7f);
    CHECK(fabs(cosine - 0.540302306f) < 5e-7f);
    float sine;
    ((void)(*(&sine) = sincos(1.0f, &cosine)));
    CHECK_NEAR(sine, 0.841470985f, 4);
    CHECK_NEAR(cosine, 0.540302306f, 4);
}

// (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24 when it is fused, 0 when each step rounds.
TEST(test_no_contraction)
{
    volatile float a = 1.000244140625f, b = -1.00048828125f;
    CHECK(cu_fadd_rn(cu_fmul_rn(a, a), b) == 0.0f);
    CHECK(fma(a, a, b) == 5.9604644775390625e-8f);
    CHECK(cu_fsub_rn(b, cu_fmul_rn(a, -a)) == 0.0f);
}

// Fast intrinsics keep CUDA's error bounds: __expf 2 + |1.16 x| ULP, __logf 2^-21.41 around 1 and 3
// ULP elsewhere.
TEST(test_fast_intrinsics)
{
    volatile float ten = 10.0f, small = 0.001f, e = 2.718281828f;
    CHECK_NEAR(cu_fast_exp(ten), 22026.4658f, 14);
    CHECK_NEAR(cu_fast_exp(-ten), 4.53999298e-5f, 14);
    CHECK_NEAR(cu_fast_log(ten), 2.30258512f, 3);
    CHECK_NEAR(cu_fast_log(small), -6.90775537f, 3);
    CHECK_NEAR(cu_fast_log2(ten), 3.32192802f, 3);
    CHECK_NEAR(cu_fast_log10(small), -3.0f, 3);
    CHECK(fabs(cu_fast_sin(e) - 0.410781294f) < 5e-7f &&
          fabs(cu_fast_cos(e) + 0.911733925f) < 5e-7f);
    CHECK_NEAR(cu_fast_pow(ten, 3.0f), 1000.0f, 64);
    CHECK_NEAR(cu_fast_divide(ten, 3.0f), 3.33333325f, 2);
}

TEST(test_complex)
{
    float2 a = (float2)(1, 2), b = (float2)(3, -4);
    float2 p = cu_cmul_float2(a, b), q = cu_cdiv_float2(p, b), c = cu_conj_float2(a);
    CHECK(p.x == 11 && p.y == 2 && c.x == 1 && c.y == -2 && cu_cabs_float2(b) == 5);
    CHECK(fabs(q.x - 1) < 1e-6f && fabs(q.y - 2) < 1e-6f);
    float2 f = cu_cfma_float2(a, b, a);
    CHECK(f.x == 12 && f.y == 4);
    float2 large = cu_cdiv_float2((float2)(1e30f, 1e30f), (float2)(1e30f, 1e30f));
    CHECK(fabs(large.x - 1) < 1e-6f && fabs(large.y) < 1e-6f);
}

// What NVIDIA's devices have instead of builtins, against the builtins of this one.
TEST(test_own_power)
{
    float t = ((float)get_global_id(0) - 63.5f) / 64;
    for (int i = 0; i < 20; i++) {
        float x = exp2(t * (float)(6 * i + 1)), y = 120.0f / (float)(6 * i + 1);
        CHECK_NEAR(cu_own_pow_float(x, y), pow(x, y), 3);
        CHECK_NEAR(cu_own_pow_float(x, -y), pow(x, -y), 3);
    }
    CHECK_NEAR(cu_own_pow_float(0x1p-140f * (2 + t), 0.5f), sqrt(0x1p-140f * (2 + t)), 3);
    // denormal results are rounded once
    CHECK(fabs(cu_own_pow_float(2 + t, -128.0f) - pow(2 + t, -128.0f)) <= 0x1p-149f || t < 0);
    CHECK_NEAR(cu_own_pow_float(-2 + t, 3.0f), pow(-2 + t, 3.0f), 3);
    CHECK_NEAR(cu_own_pow_float(-2 + t, -6.0f), pow(-2 + t, -6.0f), 3);
    CHECK_NEAR(cu_pow_float(t, 2.0f), t * t, 1);
    CHECK_NEAR(cu_pow_float(t, 3.0f), t * t * t, 1);
}

TEST(test_own_power_limits)
{
    volatile float zero = 0, one = 1, two = 2, infinite = INFINITY, nan = NAN;
    CHECK(cu_own_pow_float(one, nan) == 1 && cu_own_pow_float(nan, zero) == 1);
    CHECK(isnan(cu_own_pow_float(nan, one)) && isnan(cu_own_pow_float(two, nan)));
    CHECK(isnan(cu_own_pow_float(-two, 0.5f)) && cu_own_pow_float(-one, infinite) == 1);
    CHECK(cu_own_pow_float(two, infinite) == INFINITY && cu_own_pow_float(two, -infinite) == 0);
    CHECK(cu_own_pow_float(0.5f, infinite) == 0 && cu_own_pow_float(-0.5f, -infinite) == INFINITY);
    CHECK(cu_own_pow_float(-zero, -3.0f) == -INFINITY && cu_own_pow_float(-zero, -two) == INFINITY);
    CHECK(signbit(cu_own_pow_float(-zero, 3.0f)) && !signbit(cu_own_pow_float(-zero, two)));
    CHECK(cu_own_pow_float(-infinite, 3.0f) == -INFINITY && cu_own_pow_float(infinite, -two) == 0);
    CHECK(cu_own_pow_float(two, 128.0f) == INFINITY && cu_own_pow_float(-two, 129.0f) == -INFINITY);
    CHECK(cu_own_pow_float(two, -160.0f) == 0 && cu_own_pow_float(two, 1e38f) == INFINITY);
    CHECK(cu_own_pow_float(-one, 16777215.0f) == -1 && cu_own_pow_float(-one, 16777216.0f) == 1);
}

TEST(test_own_trigonometry)
{
    float t = ((float)get_global_id(0) - 63.5f) / 64;
    for (int i = 0; i < 20; i++) {
        float x = t * exp2((float)(i - 10));
        CHECK_NEAR(cu_own_atan_float(x), atan(x), 3);
        CHECK_NEAR(cu_own_atan2_float(t, x), atan2(t, x), 3);
        CHECK_NEAR(cu_own_atan2_float(x, -t), atan2(x, -t), 3);
        CHECK_NEAR(cu_own_tanh_float(x), tanh(x), 3);
        float a = copysign(1 - fabs(t) * exp2(-(float)i), t);
        CHECK_NEAR(cu_own_asin_float(a), asin(a), 3);
        CHECK_NEAR(cu_own_acos_float(a), acos(a), 3);
    }
    CHECK_NEAR(cu_own_atan2_float(t * 0x1p-140f, 0x1p-140f), atan2(t, 1.0f), 3);
    CHECK_NEAR(cu_own_atan2_float(t * 0x1p125f, 0x1p126f), atan2(t, 2.0f), 3);
    volatile float zero = 0, one = 1, infinite = INFINITY, nan = NAN;
    CHECK(cu_own_atan2_float(zero, zero) == 0 && signbit(cu_own_atan2_float(-zero, one)));
    CHECK_NEAR(cu_own_atan2_float(-zero, -zero), -M_PI_F, 1);
    CHECK_NEAR(cu_own_atan2_float(infinite, -infinite), 3 * M_PI_4_F, 1);
    CHECK(isnan(cu_own_atan2_float(nan, one)) && isnan(cu_own_atan2_float(one, nan)));
    CHECK_NEAR(cu_own_atan_float(-infinite), -M_PI_2_F, 1);
    CHECK_NEAR(cu_own_asin_float(-one), -M_PI_2_F, 1);
    CHECK(cu_own_acos_float(one) == 0 && isnan(cu_own_asin_float(one * 2)) &&
          isnan(cu_own_acos_float(nan)));
}
