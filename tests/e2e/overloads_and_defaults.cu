// Overloaded kernels and device functions, and default arguments, which OpenCL C has not.
#include "check.h"

__device__ int pick(int)
{
    return 1;
}

__device__ int pick(float)
{
    return 2;
}

__device__ int pick(double)
{
    return 3;
}

__device__ int pick(const int *p)
{
    return 10 + *p;
}

__device__ int pick(int a, int b)
{
    return 20 + a * b;
}

__device__ float blend(float a, float b = 2.0f, float t = 0.25f)
{
    return a + (b - a) * t;
}

__global__ void kernel(int *out, int value)
{
    out[0] = pick(value);
    out[1] = pick(1.5f);
    out[2] = pick(1.5);
    out[3] = pick(out);
    out[4] = pick(value, 3);
    out[5] = pick((float)value);
}

__global__ void kernel(float *out, float value)
{
    out[0] = blend(value);
    out[1] = blend(value, 10);
    out[2] = blend(value, 10, 0.5f);
}

__global__ void add(int *out, int a, int b = 7, unsigned char c = 250)
{
    out[0] = a + b + c;
}

int main()
{
    int *ints = new_on_device<int>(6);
    float *floats = new_on_device<float>(3);

    kernel<<<1, 1>>>(ints, 4);
    kernel<<<1, 1>>>(floats, 6.0f);
    CHECK_LAUNCH();
    std::vector<int> i = copy_to_host(ints, 6);
    EXPECT_EQUAL(0, i[0], 1);
    EXPECT_EQUAL(1, i[1], 2);
    EXPECT_EQUAL(2, i[2], 3);
    EXPECT_EQUAL(3, i[3], 11);
    EXPECT_EQUAL(4, i[4], 32);
    EXPECT_EQUAL(5, i[5], 2);
    std::vector<float> f = copy_to_host(floats, 3);
    EXPECT_EQUAL(0, f[0], 5.0f);
    EXPECT_EQUAL(1, f[1], 7.0f);
    EXPECT_EQUAL(2, f[2], 8.0f);

    add<<<1, 1>>>(ints, 1);
    add<<<1, 1>>>(ints + 1, 1, 2);
    add<<<1, 1>>>(ints + 2, 1, 2, 3);
    CHECK_LAUNCH();
    i = copy_to_host(ints, 3);
    EXPECT_EQUAL(0, i[0], 258);
    EXPECT_EQUAL(1, i[1], 253);
    EXPECT_EQUAL(2, i[2], 6);
    return finish();
}
