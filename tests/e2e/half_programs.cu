// TEST buffers: yes
// Numbers of 16 bits as programs use them: templates over the type, pairs, operators, structures,
// shared memory, atomics, cached loads, raw bits, mathematical functions; and on the host.
#include "check.h"

#include <cstring>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

template <typename T> __global__ void axpy(T a, const T *__restrict__ x, T *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i];
}

struct sample {
    half value;
    half2 pair;
    float weight;
};

// A sum in shared memory, with one number and a pair for each thread.
__global__ void reduce(const sample *in, float *out)
{
    __shared__ __half one[64];
    __shared__ __half2 two[64];
    int t = threadIdx.x;
    one[t] = in[t].value;
    two[t] = __hmul2(in[t].pair, __float2half2_rn(in[t].weight));
    __syncthreads();
    for (int step = 32; step > 0; step /= 2) {
        if (t < step) {
            one[t] = __hadd(one[t], one[t + step]);
            two[t] += two[t + step];
        }
        __syncthreads();
    }
    if (t == 0) {
        out[0] = one[0];
        out[1] = __low2float(two[0]);
        out[2] = __high2float(two[0]);
    }
}

__global__ void add_up(__half *number, __half2 *pair, __nv_bfloat16 *number_b,
                       __nv_bfloat162 *pair_b)
{
    __shared__ __half local[2];
    if (threadIdx.x < 2)
        local[threadIdx.x] = 0.0f;
    __syncthreads();
    atomicAdd(number + 1, __half(1.0f));
    atomicAdd(pair, __halves2half2(1.0f, -2.0f));
    atomicAdd(number_b, __nv_bfloat16(1.0f));
    atomicAdd(pair_b, __floats2bfloat162_rn(0.5f, 2.0f));
    atomicAdd(&local[threadIdx.x % 2], __half(1.0f));
    __syncthreads();
    if (threadIdx.x < 2)
        number[2 + threadIdx.x] = local[threadIdx.x];
}

__global__ void functions(const __half *in, float *out, unsigned *masks)
{
    __half x = __ldg(&in[threadIdx.x]), half_of_it = x / __half(2);
    float *f = out + 20 * threadIdx.x;
    int n = 0;
    f[n++] = hexp(x);
    f[n++] = hlog(x);
    f[n++] = hlog2(x);
    f[n++] = hsin(x);
    f[n++] = hcos(x);
    f[n++] = hrsqrt(x);
    f[n++] = hrcp(x);
    f[n++] = hfloor(half_of_it);
    f[n++] = hceil(half_of_it);
    f[n++] = hrint(half_of_it);
    f[n++] = __low2float(h2sqrt(__half2half2(x)));
    f[n++] = __high2float(h2exp2(__halves2half2(half_of_it, x)));
    f[n++] = htanh(half_of_it);
    __half2 p = __floats2half2_rn(3.0f, -1.0f), q = __floats2half2_rn(3.0f, 2.0f);
    float2 back = __half22float2(__lowhigh2highlow(p));
    f[n++] = back.x;
    f[n++] = back.y;
    f[n++] = __hgt2(q, p).y;
    f[n++] = p.x + q.y;
    f[n++] = __hcmadd(p, q, p).x;
    masks[2 * threadIdx.x] = __heq2_mask(p, q);
    masks[2 * threadIdx.x + 1] = __hbeq2(p, q) | __hble2(p, q) << 1 | (p == q) << 2 | (q != p) << 3;
}

__global__ void bits(const __half *in, unsigned short *out, short *copy, __half *typed)
{
    int i = threadIdx.x;
    __half_raw raw = in[i];
    raw.x ^= 0x8000;
    out[3 * i] = __half_as_ushort(__half(raw));
    out[3 * i + 1] = *reinterpret_cast<const unsigned short *>(&in[i]);
    out[3 * i + 2] = (unsigned short)sizeof(__half2);
    copy[i] = __half_as_short(in[i]);
    typed[3 * i] = i;
    typed[3 * i + 1] = __ushort_as_half(out[3 * i]);
    half assigned = 1;
    assigned = 0.1;
    assigned -= half(i);
    typed[3 * i + 2] = i & 1 ? assigned : -assigned;
}

template <typename T> static void check_axpy(float tolerance)
{
    std::vector<T> x(100), y(100);
    for (int i = 0; i < 100; i++) {
        x[i] = T((float)i / 7);
        y[i] = T((float)(50 - i));
    }
    T *from = copy_to_device(x), *to = copy_to_device(y);
    axpy<T><<<2, 64>>>(T(3.0f), from, to, 100);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(to, 100);
    for (int i = 0; i < 100; i++) {
        // nvcc fuses the product and the sum
        float want = y[i] + T(3.0f) * x[i], fused = T((float)y[i] + 3.0f * (float)x[i]);
        EXPECT((float)got[i] == want || (float)got[i] == fused);
        EXPECT(std::fabs((float)got[i] - (50.0f - i + 3.0f * i / 7)) <= tolerance * 64);
    }
}

static void check_reduce()
{
    std::vector<sample> in(64);
    for (int i = 0; i < 64; i++) {
        in[i].value = (float)(i % 5);
        in[i].pair = half2(__float2half((float)i), __float2half(0.5f));
        in[i].weight = 0.25f;
    }
    sample *from = copy_to_device(in);
    float *out = new_on_device<float>(3);
    reduce<<<1, 64>>>(from, out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, 3);
    EXPECT_EQUAL(0, got[0], 126);
    EXPECT_EQUAL(1, got[1], 504);
    EXPECT_EQUAL(2, got[2], 8);
}

static void check_atomics()
{
    __half *number = new_on_device<__half>(4);
    __half2 *pair = new_on_device<__half2>(1);
    __nv_bfloat16 *number_b = new_on_device<__nv_bfloat16>(2);
    __nv_bfloat162 *pair_b = new_on_device<__nv_bfloat162>(1);
    add_up<<<2, 64>>>(number, pair, number_b, pair_b);
    CHECK_LAUNCH();
    std::vector<__half> h = copy_to_host(number, 4);
    std::vector<__half2> h2 = copy_to_host(pair, 1);
    std::vector<__nv_bfloat16> b = copy_to_host(number_b, 2);
    std::vector<__nv_bfloat162> b2 = copy_to_host(pair_b, 1);
    float want[] = {0, 128, 32, 32};
    for (int i = 0; i < 4; i++)
        EXPECT_EQUAL(i, (float)h[i], want[i]);
    EXPECT_EQUAL(0, __low2float(h2[0]), 128);
    EXPECT_EQUAL(0, __high2float(h2[0]), -256);
    EXPECT_EQUAL(0, __bfloat162float(b[0]), 128);
    EXPECT_EQUAL(0, __bfloat162float(b[1]), 0);
    EXPECT_EQUAL(0, (float)b2[0].x, 64);
    EXPECT_EQUAL(0, (float)b2[0].y, 256);
}

static void check_functions()
{
    std::vector<__half> in(32);
    for (int i = 0; i < 32; i++)
        in[i] = __float2half(0.1f + (float)i / 4);
    __half *from = copy_to_device(in);
    float *out = new_on_device<float>(20 * 32);
    unsigned *masks = new_on_device<unsigned>(64);
    functions<<<1, 32>>>(from, out, masks);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, 20 * 32);
    std::vector<unsigned> bits_set = copy_to_host(masks, 64);
    for (int i = 0; i < 32; i++) {
        double x = __half2float(in[i]), y = (float)(in[i] / __half(2));
        double want[] = {exp(x),  log(x),   log2(x), sin(x),  cos(x),  1 / sqrt(x),
                         1 / x,   floor(y), ceil(y), rint(y), sqrt(x), exp2(x),
                         tanh(y), -1,       3,       1,       5,       14};
        for (int k = 0; k < 18; k++)
            EXPECT(std::fabs(got[20 * i + k] - want[k]) <= 6e-4 * std::fabs(want[k]) + 5e-6);
        EXPECT_EQUAL(i, bits_set[2 * i], 0xffffu);
        EXPECT_EQUAL(i, bits_set[2 * i + 1], 2);
    }
}

static void check_bits()
{
    std::vector<__half> in(8);
    for (int i = 0; i < 8; i++)
        in[i] = (float)i - 3.5f;
    __half *from = copy_to_device(in), *typed = new_on_device<__half>(24);
    unsigned short *out = new_on_device<unsigned short>(24);
    short *copy = new_on_device<short>(8);
    bits<<<1, 8>>>(from, out, copy, typed);
    CHECK_LAUNCH();
    std::vector<unsigned short> got = copy_to_host(out, 24);
    std::vector<short> copied = copy_to_host(copy, 8);
    std::vector<__half> values = copy_to_host(typed, 24);
    for (int i = 0; i < 8; i++) {
        unsigned short own = __half_as_ushort(in[i]);
        half tenth = 0.1, distance = tenth - half(i);
        EXPECT_EQUAL(i, got[3 * i], own ^ 0x8000);
        EXPECT_EQUAL(i, got[3 * i + 1], own);
        EXPECT_EQUAL(i, got[3 * i + 2], 4);
        EXPECT_EQUAL(i, copied[i], (short)own);
        EXPECT_EQUAL(i, (float)values[3 * i], i);
        EXPECT_EQUAL(i, (float)values[3 * i + 1], 3.5f - (float)i);
        EXPECT_EQUAL(i, (float)values[3 * i + 2], (float)(i & 1 ? distance : -distance));
    }
}

int main()
{
    check_axpy<half>(0.001f);
    check_axpy<nv_bfloat16>(0.008f);
    check_reduce();
    check_atomics();
    check_functions();
    check_bits();
    return finish();
}
