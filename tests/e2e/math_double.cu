// The mathematical functions in double precision against the host's library.
#include "check.h"

#define UNARY(f)                                                                                   \
    f(sin) f(cos) f(tan) f(asin) f(acos) f(atan) f(sinh) f(cosh) f(tanh) f(exp) f(exp2) f(expm1)   \
        f(log) f(log2) f(log10) f(log1p) f(sqrt) f(cbrt) f(fabs) f(floor) f(ceil) f(trunc)         \
            f(round) f(rint) f(erf) f(erfc) f(tgamma)
#define BINARY(f) f(pow) f(atan2) f(fmod) f(fmax) f(fmin) f(hypot)

#define CALL_UNARY(name)  out[k++ * n + i] = name(x);
#define CALL_BINARY(name) out[k++ * n + i] = name(x, y);

__global__ void functions(const double *in, double *out, int n)
{
    int i = threadIdx.x, k = 0;
    double x = in[i], y = in[n - 1 - i], s, c;
    UNARY(CALL_UNARY)
    BINARY(CALL_BINARY)
    sincos(x, &s, &c);
    out[k++ * n + i] = s + c;
    out[k++ * n + i] = rsqrt(x);
    out[k++ * n + i] = max(x, y) + min(x, 2.0) + abs(-x);
    out[k++ * n + i] = fma(x, y, 0.25);
}

int main()
{
    const int n = 16;
    std::vector<double> in(n);
    for (int i = 0; i < n; i++)
        in[i] = (i + 0.5) / n;
    std::vector<std::vector<double>> want(n);
    for (int i = 0; i < n; i++) {
        double x = in[i], y = in[n - 1 - i];
#define WANT_UNARY(name)  want[i].push_back(std::name(x));
#define WANT_BINARY(name) want[i].push_back(std::name(x, y));
        UNARY(WANT_UNARY)
        BINARY(WANT_BINARY)
        want[i].push_back(std::sin(x) + std::cos(x));
        want[i].push_back(1 / std::sqrt(x));
        want[i].push_back(std::fmax(x, y) + std::fmin(x, 2.0) + x);
        want[i].push_back(std::fma(x, y, 0.25));
    }
    const int count = (int)want[0].size();
    double *d_out = new_on_device<double>(count * n);
    functions<<<1, n>>>(copy_to_device(in), d_out, n);
    CHECK_LAUNCH();
    std::vector<double> out = copy_to_host(d_out, count * n);
    for (int k = 0; k < count; k++)
        for (int i = 0; i < n; i++)
            EXPECT_NEAR(k * 100 + i, out[k * n + i], want[i][k], 4e-15);
    return finish();
}
