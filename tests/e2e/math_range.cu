// Powers, inverse trigonometric functions, sine and cosine over the whole range of arguments, with
// zeros, infinities, denormals and what is not a number; in units of the last place.
#include "check.h"
#include <cfloat>
#include <limits>

__global__ void single_precision(const float *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n * n)
        return;
    float x = in[i / n], y = in[i % n];
    out[i] = powf(x, y);
    out[i + n * n] = atan2f(x, y);
    if (i % n)
        return;
    float *few = out + 2 * n * n + i / n;
    few[0 * n] = atanf(x);
    few[1 * n] = asinf(x);
    few[2 * n] = acosf(x);
    few[3 * n] = powf(x, 2.0f);
    few[4 * n] = std::pow(x, 3.0f);
    few[5 * n] = tanhf(x);
}

__global__ void double_precision(const double *in, double *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n * n)
        return;
    double x = in[i / n], y = in[i % n], sine, cosine;
    out[i] = pow(x, y);
    if (i % n)
        return;
    double *few = out + n * n + i / n;
    sincos(x, &sine, &cosine);
    few[0 * n] = sin(x);
    few[1 * n] = cos(x);
    few[2 * n] = sine;
    few[3 * n] = cosine;
    few[4 * n] = pow(x, 2);
    few[5 * n] = std::pow(x, 3.0);
}

// Not more than `bound` units of the last place of T from the exact value.
template <typename T>
static void expect_units(const char *name, long double x, long double y, T got, long double want,
                         double bound, T smallest, T largest)
{
    bool good;
    check_count++;
    if (std::isnan(want) || std::isnan(got)) {
        good = std::isnan(want) && std::isnan(got);
    } else if (std::isinf(got)) {
        good = std::fabs(want) > largest && (want < 0) == (got < 0);
    } else {
        int exponent;
        std::frexp(want, &exponent);
        T unit = (T)std::ldexp(1.0L, exponent) * std::numeric_limits<T>::epsilon() / 2;
        good = std::fabs(got - want) <= bound * (unit > smallest ? unit : smallest) &&
               (want != 0 || std::signbit(got) == std::signbit(want));
    }
    if (!good && check_failed++ < 20)
        printf("%s(%.17Lg, %.17Lg) is %.17g, should be %.17Lg\n", name, x, y, (double)got, want);
}

static void check_single(const std::vector<float> &in)
{
    int n = (int)in.size(), all = n * n;
    float *d_out = new_on_device<float>(2 * all + 6 * n);
    single_precision<<<(all + 63) / 64, 64>>>(copy_to_device(in), d_out, n);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(d_out, 2 * all + 6 * n);
    auto expect = [&](const char *name, int i, long double x, long double y, long double want,
                      double bound) {
        expect_units<float>(name, x, y, out[i], want, bound, FLT_TRUE_MIN, FLT_MAX);
    };
    for (int i = 0; i < all; i++) {
        long double x = in[i / n], y = in[i % n];
        expect("powf", i, x, y, std::pow(x, y), 4.5);
        expect("atan2f", all + i, x, y, std::atan2(x, y), 3.5);
    }
    for (int i = 0; i < n; i++) {
        long double x = in[i];
        expect("atanf", 2 * all + i, x, 0, std::atan(x), 2.5);
        expect("asinf", 2 * all + n + i, x, 0, std::asin(x), 2.5);
        expect("acosf", 2 * all + 2 * n + i, x, 0, std::acos(x), 2.5);
        expect("powf", 2 * all + 3 * n + i, x, 2, x * x, 4.5);
        expect("std::pow", 2 * all + 4 * n + i, x, 3, x * x * x, 4.5);
        expect("tanhf", 2 * all + 5 * n + i, x, 0, std::tanh(x), 2.5);
    }
}

static void check_double(const std::vector<double> &in)
{
    int n = (int)in.size(), all = n * n;
    double *d_out = new_on_device<double>(all + 6 * n);
    double_precision<<<(all + 63) / 64, 64>>>(copy_to_device(in), d_out, n);
    CHECK_LAUNCH();
    std::vector<double> out = copy_to_host(d_out, all + 6 * n);
    auto expect = [&](const char *name, int i, long double x, long double y, long double want) {
        expect_units<double>(name, x, y, out[i], want, 2.5, DBL_TRUE_MIN, DBL_MAX);
    };
    for (int i = 0; i < all; i++)
        expect("pow", i, in[i / n], in[i % n],
               std::pow((long double)in[i / n], (long double)in[i % n]));
    for (int i = 0; i < n; i++) {
        long double x = in[i];
        expect("sin", all + i, x, 0, std::sin(x));
        expect("cos", all + n + i, x, 0, std::cos(x));
        expect("sincos", all + 2 * n + i, x, 0, std::sin(x));
        expect("sincos", all + 3 * n + i, x, 0, std::cos(x));
        expect("pow", all + 4 * n + i, x, 2, x * x);
        expect("std::pow", all + 5 * n + i, x, 3, x * x * x);
    }
}

int main()
{
    std::vector<float> single = {
        0.0f,        1.0f,   2.0f,    3.0f,        0.5f,        1.5f,       INFINITY,
        1e-40f,      1e-38f, 1e38f,   16777215.0f, 16777216.0f, 8388607.5f, 1.0000001f,
        0.99999994f, 0.7f,   0.7072f, 25.3f,       100.25f,     1e-6f,      0.50001f};
    std::vector<double> many = {0.0,
                                1.0,
                                2.0,
                                3.0,
                                0.5,
                                1.5,
                                INFINITY,
                                1e-310,
                                2.3e-308,
                                1e308,
                                4503599627370495.5,
                                9007199254740991.0,
                                9007199254740992.0,
                                1 + 0x1p-52,
                                1 - 0x1p-53,
                                0.7,
                                0.7072,
                                25.3,
                                700.25,
                                1e-6,
                                0.78539816339744828,
                                1.5707963267948966,
                                99999.5,
                                100000.5,
                                1e22};
    for (size_t i = 0, n = single.size(); i < n; i++)
        single.push_back(-single[i]);
    for (size_t i = 0, n = many.size(); i < n; i++)
        many.push_back(-many[i]);
    single.push_back(NAN);
    many.push_back(NAN);
    check_single(single);
    check_double(many);
    return finish();
}
