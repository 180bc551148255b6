// TEST nvcc: -diag-suppress=1444
// The vector types of two and four elements: construction, components, pointers to components,
// conversion by reinterpretation, user-defined operators, vector loads.
#include "check.h"

__device__ float4 operator*(float4 a, float b)
{
    return make_float4(a.x * b, a.y * b, a.z * b, a.w * b);
}

__device__ float4 &operator+=(float4 &a, const float4 b)
{
    a.x += b.x;
    a.y += b.y;
    a.z += b.z;
    a.w += b.w;
    return a;
}

__device__ uchar4 to_grey(uchar4 c)
{
    unsigned char grey = (unsigned char)((c.x * 77 + c.y * 151 + c.z * 28) >> 8);
    return make_uchar4(grey, grey, grey, c.w);
}

__device__ void bump(float *component)
{
    *component += 1;
}

__device__ void raise(double *component, double &other)
{
    *component += 0.5;
    other *= 2;
}

__global__ void colours(uchar4 *pixels, int2 *pairs, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    pixels[i] = to_grey(pixels[i]);
    int2 pair = make_int2(i, -i);
    pair.y -= 1;
    pairs[i] = pair;
}

__global__ void floats(const float *in, float4 *out, double2 *complex, ushort4 *shorts,
                       long2 *longs)
{
    int i = threadIdx.x;
    const float4 *vectors = reinterpret_cast<const float4 *>(in);
    float4 v = vectors[i];
    float4 sum = {0, 0, 0, 0};
    sum += v * 2.0f;
    sum += make_float4(1, 2, 3, 4);
    bump(&sum.w);
    float *elements = (float *)&sum;
    elements[1] += 100;
    out[i] = sum;
    double2 z;
    z.x = v.x * 0.1;
    z.y = v.y;
    complex[i] = make_double2(z.x * z.x - z.y * z.y, 2 * z.x * z.y);
    __shared__ double4 shared[32];
    ulonglong4 numbers = make_ulonglong4(1, 2, 3, 4);
    unsigned long long *number = &numbers.z;
    shared[i] = make_double4(1, 2, 3, i);
    raise(&shared[i].y, (shared[i].w));
    *number += 4;
    complex[i].x += shared[i].y * 100 + shared[i].w + numbers.z * 1000;
    shorts[i] = make_ushort4(1, 2, 3, (unsigned short)(65535 + i));
    longs[i].x = (long)i << 40;
    longs[i].y = -i;
}

// Each thread writes one component of a vector that it shares with three others.
__global__ void shared_vectors(float4 *v, uchar4 *copies, double2 *pairs)
{
    __shared__ uchar4 tile[16];
    int i = threadIdx.x, k = i / 4;
    switch (i % 4) {
    case 0:
        v[k].x = i;
        tile[k].x = i;
        break;
    case 1:
        v[k].y += i;
        tile[k].y = i;
        break;
    case 2:
        v[k].z = i;
        tile[k].z = i;
        break;
    default: v[k].w++; tile[k].w = i;
    }
    if (i % 2)
        pairs[i / 2].y = i;
    else
        pairs[i / 2].x = i;
    __syncthreads();
    if (i < 16)
        copies[i] = tile[i];
}

static void test_shared_vectors()
{
    const int n = 16;
    std::vector<float4> start(n, make_float4(-1, 100, -1, 1000));
    float4 *d_v = copy_to_device(start);
    uchar4 *d_copies = new_on_device<uchar4>(n);
    double2 *d_pairs = new_on_device<double2>(2 * n);
    shared_vectors<<<1, 4 * n>>>(d_v, d_copies, d_pairs);
    CHECK_LAUNCH();
    std::vector<float4> v = copy_to_host(d_v, n);
    std::vector<uchar4> copies = copy_to_host(d_copies, n);
    std::vector<double2> pairs = copy_to_host(d_pairs, 2 * n);
    for (int i = 0; i < n; i++) {
        EXPECT_EQUAL(i, v[i].x, 4 * i);
        EXPECT_EQUAL(i, v[i].y, 4 * i + 101);
        EXPECT_EQUAL(i, v[i].z, 4 * i + 2);
        EXPECT_EQUAL(i, v[i].w, 1001);
        EXPECT_EQUAL(i, copies[i].x + copies[i].y + copies[i].z + copies[i].w, 16 * i + 6);
        EXPECT_EQUAL(i, pairs[i].x, 2 * i);
        EXPECT_EQUAL(i, pairs[i].y, 2 * i + 1);
    }
}

int main()
{
    const int n = 20;
    std::vector<uchar4> pixels(n);
    std::vector<float> in(4 * n);
    for (int i = 0; i < n; i++)
        pixels[i] = make_uchar4(i * 12, 255 - i, i * 5, i);
    for (int i = 0; i < 4 * n; i++)
        in[i] = i * 0.5f;
    uchar4 *d_pixels = copy_to_device(pixels);
    int2 *d_pairs = new_on_device<int2>(n);
    float4 *d_out = new_on_device<float4>(n);
    double2 *d_complex = new_on_device<double2>(n);
    ushort4 *d_shorts = new_on_device<ushort4>(n);
    long2 *d_longs = new_on_device<long2>(n);

    colours<<<1, 32>>>(d_pixels, d_pairs, n);
    floats<<<1, n>>>(copy_to_device(in), d_out, d_complex, d_shorts, d_longs);
    CHECK_LAUNCH();
    std::vector<uchar4> grey = copy_to_host(d_pixels, n);
    std::vector<int2> pairs = copy_to_host(d_pairs, n);
    std::vector<float4> out = copy_to_host(d_out, n);
    std::vector<double2> complex = copy_to_host(d_complex, n);
    std::vector<ushort4> shorts = copy_to_host(d_shorts, n);
    std::vector<long2> longs = copy_to_host(d_longs, n);
    for (int i = 0; i < n; i++) {
        int want = (pixels[i].x * 77 + pixels[i].y * 151 + pixels[i].z * 28) >> 8;
        EXPECT_EQUAL(i, grey[i].y, want);
        EXPECT_EQUAL(i, grey[i].w, i);
        EXPECT_EQUAL(i, pairs[i].x, i);
        EXPECT_EQUAL(i, pairs[i].y, -i - 1);
        EXPECT_EQUAL(i, out[i].x, in[4 * i] * 2 + 1);
        EXPECT_EQUAL(i, out[i].y, in[4 * i + 1] * 2 + 102);
        EXPECT_EQUAL(i, out[i].w, in[4 * i + 3] * 2 + 5);
        double x = in[4 * i] * 0.1, y = in[4 * i + 1];
        EXPECT_NEAR(i, complex[i].x, x * x - y * y + 250 + 2 * i + 7000, 1e-14);
        EXPECT_NEAR(i, complex[i].y, 2 * x * y, 1e-15);
        EXPECT_EQUAL(i, shorts[i].w, (65535 + i) & 65535);
        EXPECT_EQUAL(i, longs[i].x, (long)i << 40);
        EXPECT_EQUAL(i, longs[i].y, -i);
    }
    test_shared_vectors();
    return finish();
}
