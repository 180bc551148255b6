// TEST warnings: reciprocals and square roots depend on a property of the device

// The mathematical functions in single precision against the host's library, with the error bounds
// of the CUDA documentation and some room; overloaded names with float arguments; fast versions.
#include "check.h"

#define UNARY(f)                                                                                   \
    f(sinf) f(cosf) f(tanf) f(asinf) f(acosf) f(atanf) f(sinhf) f(coshf) f(tanhf) f(asinhf)        \
        f(atanhf) f(expf) f(exp2f) f(exp10f) f(expm1f) f(logf) f(log2f) f(log10f) f(log1pf)        \
            f(sqrtf) f(cbrtf) f(fabsf) f(floorf) f(ceilf) f(truncf) f(roundf) f(rintf)             \
                f(nearbyintf) f(erff) f(erfcf) f(tgammaf) f(lgammaf)

#define BINARY(f)                                                                                  \
    f(powf) f(atan2f) f(fmodf) f(fmaxf) f(fminf) f(hypotf) f(copysignf) f(fdimf) f(remainderf)

#define CALL_UNARY(name)  out[k++ * n + i] = name(x);
#define CALL_BINARY(name) out[k++ * n + i] = name(x, y);

__global__ void functions(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, k = 0;
    if (i >= n)
        return;
    float x = in[i], y = in[n - 1 - i];
    UNARY(CALL_UNARY)
    BINARY(CALL_BINARY)
}

__global__ void others(const float *in, float *out, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    float x = in[i], zero = x - x, s, c;
    int e;
    sincosf(x, &s, &c);
    out[0 * n + i] = s;
    out[1 * n + i] = c;
    out[2 * n + i] = rsqrtf(x);
    out[3 * n + i] = frexpf(x, &e) + e;
    out[4 * n + i] = ldexpf(x, 3);
    out[5 * n + i] = fmaf(x, 2.0f, 1.0f);
    out[6 * n + i] = pow(x, 2) + exp(x) + sqrt(x) + abs(-x) + fabs(x) + max(x, 0.5f) + min(x, 0.5f);
    out[7 * n + i] = __expf(x) + __logf(x) + __sinf(x) + __powf(x, 2.0f) + __fdividef(x, 3.0f);
    out[8 * n + i] = isnan(zero / zero) * 2 + isinf(x / zero) + (isfinite(x) ? 10 : 0);
    out[9 * n + i] = __saturatef(x * 2 - 0.5f);
    out[10 * n + i] = signbit(-x) ? lroundf(x * 10) : 0;
    out[11 * n + i] = (float)__float2int_rn(x * 10) + __int2float_rn(i) + __float2int_rd(-x);
    out[12 * n + i] = normcdff(x);
    out[13 * n + i] = sinpif(x) + cospif(x);
    __sincosf(x, &s, &c);
    out[15 * n + i] = 2 * s + c;
    out[14 * n + i] = __fmul_rn(x, 3.0f) + __fadd_rn(x, 1.0f) + __frcp_rn(x) + __fsqrt_rn(x);
}

static void check_others(const std::vector<float> &in)
{
    int n = (int)in.size();
    float *d_out = new_on_device<float>(16 * n);
    others<<<1, n>>>(copy_to_device(in), d_out, n);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, 16 * n);
    for (int i = 0; i < n; i++) {
        double x = in[i];
        int e;
        float mantissa = std::frexp(in[i], &e);
        double fast = std::exp(x) + std::log(x) + std::sin(x) + x * x + x / 3;
        double exact[16] = {std::sin(x),
                            std::cos(x),
                            1 / std::sqrt(x),
                            mantissa + e,
                            x * 8,
                            x * 2 + 1,
                            x * x + std::exp(x) + std::sqrt(x) + x + x + std::fmax(x, 0.5) +
                                std::fmin(x, 0.5),
                            fast,
                            13,
                            std::fmin(std::fmax(in[i] * 2 - 0.5f, 0.0f), 1.0f),
                            (double)std::lround(in[i] * 10),
                            std::nearbyint(in[i] * 10) + i + std::floor(-x),
                            0.5 * std::erfc(-x / std::sqrt(2.0)),
                            std::sin(M_PI * x) + std::cos(M_PI * x),
                            x * 3 + x + 1 + 1 / x + std::sqrt(x),
                            2 * std::sin(x) + std::cos(x)};
        for (int k = 0; k < 16; k++)
            if (k != 13) // a sum near zero has no relative precision
                EXPECT_NEAR(k * 1000 + i, out[k * n + i], exact[k], k == 7 ? 1e-5 : 2e-6);
        EXPECT(std::fabs(out[13 * n + i] - exact[13]) < 1e-6);
    }
}

static void expect_all(const char *const *names, const double *want, const float *got, int count,
                       int n, int i)
{
    for (int k = 0; k < count; k++) {
        int failed = check_failed;
        double tolerance = std::fabs(want[k]) < 1e-3 ? 1e-3 : 4e-6;
        EXPECT_NEAR(i, got[k * n + i], want[k], tolerance);
        if (failed != check_failed)
            printf("(that was %s)\n", names[k]);
    }
}

static double exp10f_on_host(double x)
{
    return std::pow(10.0, x);
}

int main()
{
    const int n = 40;
    std::vector<float> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (i + 0.5f) / n; // inside the domain of all functions
    static const char *const names[] = {
#define NAME(f) #f,
        UNARY(NAME) BINARY(NAME)};
    const int count = sizeof names / sizeof *names;
    float *d_out = new_on_device<float>(count * n);
    functions<<<2, 32>>>(copy_to_device(in), d_out, n);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, count * n);
    for (int i = 0; i < n; i++) {
        double x = in[i], y = in[n - 1 - i];
        const double want[] = {sin(x),         cos(x),
                               tan(x),         asin(x),
                               acos(x),        atan(x),
                               sinh(x),        cosh(x),
                               tanh(x),        asinh(x),
                               atanh(x),       exp(x),
                               exp2(x),        exp10f_on_host(x),
                               expm1(x),       log(x),
                               log2(x),        log10(x),
                               log1p(x),       sqrt(x),
                               cbrt(x),        fabs(x),
                               floor(x),       ceil(x),
                               trunc(x),       round(x),
                               rint(x),        nearbyint(x),
                               erf(x),         erfc(x),
                               tgamma(x),      lgamma(x),
                               pow(x, y),      atan2(x, y),
                               fmod(x, y),     fmax(x, y),
                               fmin(x, y),     hypot(x, y),
                               copysign(x, y), fdim(x, y),
                               remainder(x, y)};
        expect_all(names, want, out.data(), count, n, i);
    }
    std::vector<float> few(in.begin() + 4, in.begin() + 36);
    check_others(few);
    return finish();
}
