// Double precision: arithmetic, literals without suffix, mixed expressions, conversion, fused
// multiply-add, square root, division.
#include "check.h"

__global__ void compute(const double *a, const float *b, double *out, float *narrow, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double x = a[i];
    double y = x * 0.1 + b[i] / 3.0;
    y += sqrt(x + 1) / (x + 0.7);
    y = fma(y, x, -1e-3);
    out[i] = y + (i % 2 ? 1.0 / 3 : 1e10);
    narrow[i] = b[i] * 0.1;
    narrow[n + i] = b[i] * 0.1f;
}

int main()
{
    const int n = 100;
    std::vector<double> a(n);
    std::vector<float> b(n);
    for (int i = 0; i < n; i++) {
        a[i] = i * 0.37;
        b[i] = i * 0.11f;
    }
    double *d_out = new_on_device<double>(n);
    float *d_narrow = new_on_device<float>(2 * n);
    compute<<<4, 32>>>(copy_to_device(a), copy_to_device(b), d_out, d_narrow, n);
    CHECK_LAUNCH();
    std::vector<double> out = copy_to_host(d_out, n);
    std::vector<float> narrow = copy_to_host(d_narrow, 2 * n);
    for (int i = 0; i < n; i++) {
        double x = a[i], y = x * 0.1 + b[i] / 3.0;
        y += std::sqrt(x + 1) / (x + 0.7);
        y = std::fma(y, x, -1e-3);
        EXPECT_NEAR(i, out[i], y + (i % 2 ? 1.0 / 3 : 1e10), 1e-14);
        EXPECT_EQUAL(i, narrow[i], (float)(b[i] * 0.1));
        EXPECT_EQUAL(i, narrow[n + i], b[i] * 0.1f);
    }
    return finish();
}
