// Special functions in float and double: inverse and scaled error functions, Bessel functions of
// all kinds, norms; against the C library or series, near their zeros, in their tails, and at the
// ends of their ranges. (bench/accuracy.py measures how exact they are.)
#include "check.h"

__global__ void errors(const double *x, double *out, float *out_f, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float f = (float)x[i];
    out[5 * i] = erfinv(x[i] / 8);
    out[5 * i + 1] = erfcinv(1 + x[i] / 8);
    out[5 * i + 2] = erfcx(x[i]);
    out[5 * i + 3] = normcdfinv((x[i] + 8) / 16);
    out[5 * i + 4] = normcdf(x[i]);
    out_f[5 * i] = erfinvf(f / 8);
    out_f[5 * i + 1] = erfcinvf(1 + f / 8);
    out_f[5 * i + 2] = erfcxf(f);
    out_f[5 * i + 3] = normcdfinvf((f + 8) / 16);
    out_f[5 * i + 4] = normcdff(f);
}

__global__ void bessel(const double *x, double *out, float *out_f, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float f = (float)x[i];
    double *o = out + 9 * i;
    float *p = out_f + 9 * i;
    o[0] = j0(x[i]), o[1] = j1(x[i]), o[2] = y0(x[i]), o[3] = y1(x[i]);
    o[4] = jn(3, x[i]), o[5] = jn(20, x[i]), o[6] = yn(4, x[i]);
    o[7] = cyl_bessel_i0(x[i]), o[8] = cyl_bessel_i1(x[i]);
    p[0] = j0f(f), p[1] = j1f(f), p[2] = y0f(f), p[3] = y1f(f);
    p[4] = jnf(3, f), p[5] = jnf(20, f), p[6] = ynf(4, f);
    p[7] = cyl_bessel_i0f(f), p[8] = cyl_bessel_i1f(f);
}

__global__ void norms(const float *in, const double *wide, double *out)
{
    __shared__ float shared[4];
    float own[2] = {3e30f, 4e30f};
    if (threadIdx.x < 4)
        shared[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        out[0] = normf(4, in);
        out[1] = normf(4, shared);
        out[2] = normf(2, own);
        out[3] = norm(3, wide);
        out[4] = rnorm(3, wide);
        out[5] = rnormf(4, in);
    }
}

__global__ void limits(double *out, double infinity)
{
    out[0] = erfinv(1.0) == infinity && erfinvf(-1.0f) == -infinity && isnan(erfinv(1.5));
    out[1] = erfcinv(0.0) == infinity && erfcinvf(2.0f) == -infinity && isnan(erfcinv(-1.0));
    out[2] =
        y0(0.0) == -infinity && y1f(0.0f) == -infinity && isnan(y0(-1.0)) && isnan(jn(-1, 1.0));
    out[3] = j0(infinity) == 0 && j1(-infinity) == 0 && y1(infinity) == 0 && jn(5, infinity) == 0;
    out[4] = cyl_bessel_i0(800.0) == infinity && cyl_bessel_i1(-800.0) == -infinity;
    out[5] = erfcx(-30.0) == infinity && erfcx(infinity) == 0 && erfcx(0.0) == 1;
    out[6] = j1(0.0) == 0 && cyl_bessel_i1(0.0) == 0 && cyl_bessel_i0(0.0) == 1 && jn(7, 0.0) == 0;
}

// I of order n by its series.
static double bessel_i(int n, double x)
{
    double term = n ? x / 2 : 1, sum = term;
    for (int k = 1; k < 200; k++)
        sum += term *= x * x / 4 / k / (k + n);
    return sum;
}

static void check_errors()
{
    std::vector<double> x;
    for (int i = -63; i < 64; i++)
        x.push_back((double)i / 8);
    int n = (int)x.size();
    double *from = copy_to_device(x), *out = new_on_device<double>(5 * n);
    float *out_f = new_on_device<float>(5 * n);
    errors<<<(n + 63) / 64, 64>>>(from, out, out_f, n);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(out, 5 * n);
    std::vector<float> single = copy_to_host(out_f, 5 * n);
    for (int i = 0; i < n; i++) {
        // an inverse is right when the function leads back
        EXPECT_NEAR(i, std::erf(got[5 * i]), x[i] / 8, 1e-15);
        EXPECT_NEAR(i, std::erfc(got[5 * i + 1]), 1 + x[i] / 8, 4e-15);
        EXPECT_NEAR(i, got[5 * i + 2], std::exp(x[i] * x[i]) * std::erfc(x[i]), 1e-13);
        EXPECT_NEAR(i, std::erfc(-got[5 * i + 3] / std::sqrt(2.0)) / 2, (x[i] + 8) / 16, 4e-15);
        EXPECT_NEAR(i, got[5 * i + 4], std::erfc(-x[i] / std::sqrt(2.0)) / 2, 1e-13);
        for (int k = 0; k < 5; k++)
            EXPECT_NEAR(i, single[5 * i + k], got[5 * i + k], 1e-6);
    }
}

static void check_bessel()
{
    std::vector<double> x;
    for (int i = 1; i < 200; i++)
        x.push_back((float)i / 8);
    x.push_back(2.40625); // near zeros
    x.push_back(0.89453125);
    x.push_back(1e-3f);
    x.push_back(1000.5);
    int n = (int)x.size();
    double *from = copy_to_device(x), *out = new_on_device<double>(9 * n);
    float *out_f = new_on_device<float>(9 * n);
    bessel<<<(n + 63) / 64, 64>>>(from, out, out_f, n);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(out, 9 * n);
    std::vector<float> single = copy_to_host(out_f, 9 * n);
    for (int i = 0; i < n; i++) {
        double a = x[i];
        double want[] = {j0(a), j1(a), y0(a), y1(a), jn(3, a), jn(20, a), yn(4, a)};
        for (int k = 0; k < 7; k++) {
            EXPECT(std::fabs(got[9 * i + k] - want[k]) <= 5e-12 + 5e-12 * std::fabs(want[k]));
            EXPECT(std::fabs(single[9 * i + k] - want[k]) <= 5e-6 + 5e-6 * std::fabs(want[k]));
        }
        for (int k = 0; k < 2 && a < 80; k++) {
            EXPECT_NEAR(i, got[9 * i + 7 + k], bessel_i(k, a), 1e-14);
            EXPECT_NEAR(i, single[9 * i + 7 + k], bessel_i(k, a), 1e-6);
        }
    }
}

int main()
{
    check_errors();
    check_bessel();

    float four[] = {1, 2, 4, 10};
    double three[] = {2e200, 3e200, 6e200};
    float *in = copy_to_device(std::vector<float>(four, four + 4));
    double *wide = copy_to_device(std::vector<double>(three, three + 3));
    double *out = new_on_device<double>(7);
    norms<<<1, 32>>>(in, wide, out);
    CHECK_LAUNCH();
    std::vector<double> got = copy_to_host(out, 6);
    double want[] = {11, 11, 5e30, 7e200, 1 / 7e200, 1.0 / 11};
    for (int i = 0; i < 6; i++)
        EXPECT_NEAR(i, got[i], want[i], i == 3 || i == 4 ? 1e-15 : 2e-7);

    limits<<<1, 1>>>(out, INFINITY);
    CHECK_LAUNCH();
    got = copy_to_host(out, 7);
    for (int i = 0; i < 7; i++)
        EXPECT_EQUAL(i, got[i], 1);
    return finish();
}
