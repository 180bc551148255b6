// TEST nvcc: -arch=sm_80
// Numbers of 16 bits by the names that programs use most, against float arithmetic on the host:
// pairs, roundings, bits.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstring>

#include "check.h"

static const int n = 64, rows = 8;

__global__ void numbers(const float *a, const float *b, float *out)
{
    int i = threadIdx.x;
    __half x = __float2half_rn(a[i]), y = __float2half_rn(b[i]);
    out[0 * n + i] = __half2float(x);
    out[1 * n + i] = __half2float(__hmul(x, y));
    out[2 * n + i] = __half2float(__hadd(x, y));

    __half2 p = __halves2half2(x, y), q = __floats2half2_rn(a[i], 0.5f);
    __half2 sum = __hadd2(p, q), fused = __hfma2(p, q, sum), product = __hmul2(p, q);
    out[3 * n + i] = __low2float(sum) - __high2float(sum);
    out[4 * n + i] = __low2float(fused);
    out[5 * n + i] = __high2float(fused) + __high2float(product);

    __nv_bfloat16 z = __float2bfloat16_rn(a[i]);
    out[6 * n + i] = __bfloat162float(z);
    unsigned short bits = __bfloat16_as_ushort(z);
    out[7 * n + i] = __bfloat162float(__ushort_as_bfloat16(bits ^ 0x8000)) +
                     __half2float(__ushort_as_half(__half_as_ushort(x) ^ 0x8000));
}

// To the nearest, ties to even: a half has 10 bits behind the first one, a bfloat16 has 7.
static float rounded(double x, int bits)
{
    int exponent;
    double fraction = std::frexp(x, &exponent);
    return (float)std::ldexp(std::nearbyint(std::ldexp(fraction, bits + 1)), exponent - bits - 1);
}

static float to_half(double x)
{
    return rounded(x, 10);
}

int main()
{
    std::vector<float> a(n), b(n);
    for (int i = 0; i < n; i++) {
        a[i] = (float)(1.0 + i / 37.0);
        b[i] = (float)(0.1 * i + 0.01);
    }
    a[5] = 1.0f + 1.0f / 2048; // in the middle of two halves: to the even one
    a[6] = 1.0f + 3.0f / 2048;
    a[7] = 1.0f + 1.0f / 256; // of two bfloat16s
    float *device = new_on_device<float>(rows * n);
    numbers<<<1, n>>>(copy_to_device(a), copy_to_device(b), device);
    CHECK_LAUNCH();
    std::vector<float> out = copy_to_host(device, rows * n);
    for (int i = 0; i < n; i++) {
        double x = to_half(a[i]), y = to_half(b[i]);
        float low = to_half(x + x), high = to_half(y + 0.5);
        EXPECT_EQUAL(i, out[0 * n + i], (float)x);
        EXPECT_EQUAL(i, out[1 * n + i], to_half(x * y));
        EXPECT_EQUAL(i, out[2 * n + i], to_half(x + y));
        EXPECT_EQUAL(i, out[3 * n + i], low - high);
        EXPECT_EQUAL(i, out[4 * n + i], to_half(x * x + low));
        EXPECT_EQUAL(i, out[5 * n + i], to_half(y * 0.5 + high) + to_half(y * 0.5));
        EXPECT_EQUAL(i, out[6 * n + i], rounded(a[i], 7));
        EXPECT_EQUAL(i, out[7 * n + i], -rounded(a[i], 7) - (float)x);
    }
    EXPECT_EQUAL(5, out[5], 1.0f);
    EXPECT_EQUAL(6, out[6], 1.0f + 4.0f / 2048);
    EXPECT_EQUAL(7, out[6 * n + 7], 1.0f);
    return finish();
}
