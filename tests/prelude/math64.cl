// The double variants.
// NEEDS: cl_khr_fp64
#include <cu2cl/complex.clh>
#include <cu2cl/math.clh>
#include <cu2cl/rounding.clh>
#include "check.clh"

TEST(test_reciprocals)
{
    CHECK_NEAR(cu_rcbrt_double(8.0), 0.5, 4);
    CHECK_NEAR(cu_rhypot_double(3.0, 4.0), 0.2, 4);
    CHECK_NEAR(cu_norm3d_double(1e200, 2e200, 2e200), 3e200, 4);
    CHECK_NEAR(cu_norm4d_double(1.0, 1.0, 1.0, 1.0), 2.0, 4);
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
