// TEST nvcc: -arch=sm_80
// Numbers of 16 bits, __half and __nv_bfloat16, against a reference in double: every value is
// widened, every boundary between two values is rounded in all modes, and sums, products,
// quotients, fused multiply-adds, extrema and comparisons are right to the last bit, in kernels and
// on the host.
#include "check.h"

#include <cstring>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

// --- the reference ---------------------------------------------------------

template <typename T> struct format;

template <> struct format<__half> {
    enum { DIGITS = 11, SMALLEST = -14, LARGEST = 15 };
};

template <> struct format<__nv_bfloat16> {
    enum { DIGITS = 8, SMALLEST = -126, LARGEST = 127 };
};

template <typename T> static unsigned short bits_of(T value)
{
    unsigned short bits;
    memcpy(&bits, &value, 2);
    return bits;
}

template <typename T> static T from_bits(unsigned bits)
{
    unsigned short word = (unsigned short)bits;
    T value;
    memcpy((void *)&value, &word, 2);
    return value;
}

template <typename T> static double value_of(unsigned bits)
{
    typedef format<T> F;
    int stored = F::DIGITS - 1, exponent = (int)(bits & 0x7fff) >> stored;
    double digits = (double)(bits & ((1u << stored) - 1u));
    double sign = bits & 0x8000 ? -1.0 : 1.0;
    if (exponent == 2 * F::LARGEST + 1)
        return digits != 0 ? NAN : sign * INFINITY;
    if (exponent == 0)
        return sign * ldexp(digits, F::SMALLEST - stored);
    return sign * ldexp(digits + (1 << stored), exponent - F::LARGEST - stored);
}

enum mode { NEAREST, TO_ZERO, UP, DOWN };

// Rounds value + rest, where `rest` is far below the last digit of `value`.
template <typename T> static unsigned round_to(double value, double rest, enum mode mode)
{
    typedef format<T> F;
    const unsigned infinity = (2u * F::LARGEST + 1u) << (F::DIGITS - 1);
    if (std::isnan(value))
        return 0x7fff;
    unsigned sign = std::signbit(value) ? 0x8000u : 0u;
    bool is_negative = sign != 0;
    double magnitude = std::fabs(value);
    if (is_negative)
        rest = -rest;
    if (std::isinf(value))
        return sign | infinity;
    int exponent = magnitude == 0 ? F::SMALLEST : std::ilogb(magnitude);
    int last = (exponent < F::SMALLEST ? (int)F::SMALLEST : exponent) - (F::DIGITS - 1);
    double scaled = ldexp(magnitude, -last), kept = std::floor(scaled), cut = scaled - kept;
    if (rest < 0 && cut == 0) {
        kept -= 1;
        cut = 0.75;
    } else if (rest < 0 && cut == 0.5) {
        cut = 0.25;
    } else if (rest > 0 && (cut == 0.5 || cut == 0)) {
        cut += 0.25;
    }
    bool is_more = mode == NEAREST ? cut > 0.5 || (cut == 0.5 && std::fmod(kept, 2) != 0)
                   : mode == UP    ? cut != 0 && !is_negative
                   : mode == DOWN  ? cut != 0 && is_negative
                                   : false;
    double result = ldexp(kept + (is_more ? 1 : 0), last);
    if (result >= ldexp(1.0, F::LARGEST + 1)) {
        bool is_beyond = mode == NEAREST || mode == (is_negative ? DOWN : UP);
        return sign | (is_beyond ? infinity : infinity - 1);
    }
    exponent = result == 0 ? F::SMALLEST - 1 : std::ilogb(result);
    if (exponent < F::SMALLEST)
        return sign | (unsigned)ldexp(result, F::DIGITS - 1 - F::SMALLEST);
    unsigned digits = (unsigned)ldexp(result, F::DIGITS - 1 - exponent);
    return sign | (((unsigned)(exponent + F::LARGEST - 1) << (F::DIGITS - 1)) + digits);
}

template <typename T> static unsigned fma_reference(double a, double b, double c)
{
    double product = a * b, sum = product + c, back = sum - product;
    double rest = (product - (sum - back)) + (c - back);
    return round_to<T>(sum, std::isfinite(sum) ? rest : 0, NEAREST);
}

static bool same(unsigned got, unsigned want, unsigned infinity)
{
    return got == want || ((got & 0x7fff) > infinity && (want & 0x7fff) > infinity);
}

// --- conversions -----------------------------------------------------------

__device__ __host__ float widen_one(__half a)
{
    return __half2float(a);
}

__device__ __host__ float widen_one(__nv_bfloat16 a)
{
    return __bfloat162float(a);
}

__device__ __host__ void narrow_one(float x, __half *out)
{
    out[0] = __float2half(x);
    out[1] = __float2half_rz(x);
    out[2] = __float2half_ru(x);
    out[3] = __float2half_rd(x);
}

__device__ __host__ void narrow_one(float x, __nv_bfloat16 *out)
{
    out[0] = __float2bfloat16(x);
    out[1] = __float2bfloat16_rz(x);
    out[2] = __float2bfloat16_ru(x);
    out[3] = __float2bfloat16_rd(x);
}

template <typename T> __global__ void widen(const T *in, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = widen_one(in[i]);
}

template <typename T> __global__ void narrow(const float *in, T *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        narrow_one(in[i], &out[4 * i]);
}

template <typename T> static void check_conversions(unsigned step)
{
    const unsigned infinity = (2u * format<T>::LARGEST + 1u) << (format<T>::DIGITS - 1);
    std::vector<T> all;
    std::vector<float> boundaries;
    for (unsigned i = 0; i < 65536; i += step) {
        float value = (float)value_of<T>(i);
        float next = (float)value_of<T>((i & 0x8000) | ((i + 1) & 0x7fff));
        float middle = (float)((double)value + (double)next) / 2;
        all.push_back(from_bits<T>(i));
        boundaries.push_back(value);
        boundaries.push_back(middle);
        boundaries.push_back(nextafterf(middle, INFINITY));
        boundaries.push_back(nextafterf(middle, -INFINITY));
    }
    boundaries.push_back(65519.996f);
    boundaries.push_back(3.4028235e38f);
    boundaries.push_back(1e-40f);

    int n = (int)all.size(), m = (int)boundaries.size();
    T *in = copy_to_device(all), *rounded = new_on_device<T>(4 * m);
    float *wide = new_on_device<float>(n), *from = copy_to_device(boundaries);
    widen<T><<<(n + 63) / 64, 64>>>(in, wide, n);
    narrow<T><<<(m + 63) / 64, 64>>>(from, rounded, m);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(wide, n);
    std::vector<T> bits = copy_to_host(rounded, 4 * m);
    for (int i = 0; i < n; i++) {
        double want = value_of<T>(i * step);
        EXPECT_NEAR(i, got[i], want, 0);
        EXPECT_NEAR(i, widen_one(all[i]), want, 0);
        EXPECT_EQUAL(i, std::signbit(got[i]) && want == 0, std::signbit(want) && want == 0);
    }
    for (int i = 0; i < m; i++) {
        T on_host[4];
        narrow_one(boundaries[i], on_host);
        for (int k = 0; k < 4; k++) {
            unsigned want = round_to<T>(boundaries[i], 0, (enum mode)k);
            EXPECT(same(bits_of(bits[4 * i + k]), want, infinity));
            EXPECT(same(bits_of(on_host[k]), want, infinity));
        }
    }
}

// --- arithmetic ------------------------------------------------------------

enum { ADD, SUB, MUL, DIV, FMA, MAX, MIN, NEG, ABS, SAT, RELU, SQRT, COMPARE, RESULTS };

template <typename T> __host__ __device__ void compute(T a, T b, T c, T *out, unsigned short *flags)
{
    out[ADD] = a + b;
    out[SUB] = __hsub(a, b);
    out[MUL] = a;
    out[MUL] *= b;
    out[DIV] = a / b;
    out[MAX] = __hmax(a, b);
    out[MIN] = __hmin(a, b);
    out[NEG] = -a;
    out[ABS] = __habs(a);
    out[SAT] = __hadd_sat(a, b);
#ifdef __CUDA_ARCH__
    out[FMA] = __hfma(a, b, c);
    out[RELU] = __hfma_relu(a, b, c);
    out[SQRT] = hsqrt(a);
#else
    out[FMA] = out[RELU] = out[SQRT] = c; // CUDA has these in kernels only
#endif
    *flags =
        (unsigned short)((a == b) | (a != b) << 1 | (a < b) << 2 | (a > b) << 3 | (a <= b) << 4 |
                         (a >= b) << 5 | __hequ(a, b) << 6 | __hltu(a, b) << 7 | __hgeu(a, b) << 8 |
                         __hne(a, b) << 9 | __hisnan(a) << 10 | (__hisinf(b) != 0) << 11);
}

template <typename T> __global__ void arithmetic(const T *in, T *out, unsigned short *flags, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        compute(in[3 * i], in[3 * i + 1], in[3 * i + 2], out + RESULTS * i, flags + i);
}

static unsigned seed = 1;

static unsigned random_bits()
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 16;
}

// Random numbers; numbers of similar size, so that sums cancel; and special ones.
template <typename T> static T random_number(unsigned i, unsigned near)
{
    static const unsigned low[] = {0, 1, 2, 0x8000, 0x8001};
    const unsigned infinity = (2u * format<T>::LARGEST + 1u) << (format<T>::DIGITS - 1);
    unsigned random = random_bits();
    if (random % 16 == 0)
        return from_bits<T>(low[i % 5]);
    if (random % 16 == 1)
        return from_bits<T>(infinity - 1 + random_bits() % 3);
    return from_bits<T>(i % 2 ? near ^ 0x8000u ^ (random_bits() & 0xff) : random_bits());
}

template <typename T>
static void check_one(int i, const T *in, const T *got, unsigned flags, bool on_device)
{
    const unsigned infinity = (2u * format<T>::LARGEST + 1u) << (format<T>::DIGITS - 1);
    double a = value_of<T>(bits_of(in[0])), b = value_of<T>(bits_of(in[1]));
    double c = value_of<T>(bits_of(in[2]));
    unsigned want[RESULTS], fma = fma_reference<T>(a, b, c);
    bool none = std::isnan(a) || std::isnan(b);
    double larger = a > b || (a == b && std::signbit(b)) ? a : b;
    double smaller = a < b || (a == b && std::signbit(a)) ? a : b;
    double sum = a + b;
    want[ADD] = fma_reference<T>(a, 1, b);
    want[SUB] = fma_reference<T>(a, 1, -b);
    want[MUL] = round_to<T>(a * b, 0, NEAREST);
    want[DIV] = round_to<T>(a / b, 0, NEAREST);
    want[FMA] = fma;
    want[MAX] = round_to<T>(none ? std::fmax(a, b) : larger, 0, NEAREST);
    want[MIN] = round_to<T>(none ? std::fmin(a, b) : smaller, 0, NEAREST);
    want[NEG] = bits_of(in[0]) ^ 0x8000u;
    want[ABS] = bits_of(in[0]) & 0x7fffu;
    want[SAT] = sum > 0 ? round_to<T>(std::fmin(sum, 1), 0, NEAREST) : 0;
    want[RELU] = (fma & 0x7fff) > infinity ? 0x7fff : fma & 0x8000 ? 0 : fma;
    want[SQRT] = round_to<T>(std::sqrt(a), 0, NEAREST);
    if (!on_device)
        want[FMA] = want[RELU] = want[SQRT] = bits_of(in[2]);
    for (int k = 0; k < COMPARE; k++) {
        check_count++;
        if (!same(bits_of(got[k]), want[k], infinity) && check_failed++ < 20)
            printf("%d digits, %s, [%d]: result %d of %04x %04x %04x is %04x, should be %04x\n",
                   (int)format<T>::DIGITS, on_device ? "device" : "host", i, k, bits_of(in[0]),
                   bits_of(in[1]), bits_of(in[2]), bits_of(got[k]), want[k]);
    }
    unsigned expected = (a == b) | !(a == b) << 1 | (a < b) << 2 | (a > b) << 3 | (a <= b) << 4 |
                        (a >= b) << 5 | (a == b || none) << 6 | !(a >= b) << 7 | !(a < b) << 8 |
                        (a < b || a > b) << 9 | std::isnan(a) << 10 | std::isinf(b) << 11;
    EXPECT_EQUAL(i, flags, expected);
}

template <typename T> static void check_arithmetic(int n)
{
    std::vector<T> in(3 * n);
    for (int i = 0; i < n; i++) {
        in[3 * i] = random_number<T>(0, 0);
        in[3 * i + 1] = random_number<T>(i, bits_of(in[3 * i]));
        in[3 * i + 2] = random_number<T>(i / 2, round_to<T>(value_of<T>(bits_of(in[3 * i])) *
                                                                value_of<T>(bits_of(in[3 * i + 1])),
                                                            0, NEAREST));
    }
    T *from = copy_to_device(in), *out = new_on_device<T>(RESULTS * n);
    unsigned short *flags = new_on_device<unsigned short>(n);
    arithmetic<T><<<(n + 63) / 64, 64>>>(from, out, flags, n);
    CHECK_LAUNCH();
    std::vector<T> got = copy_to_host(out, RESULTS * n);
    std::vector<unsigned short> got_flags = copy_to_host(flags, n);
    for (int i = 0; i < n; i++) {
        T on_host[RESULTS];
        unsigned short host_flags;
        check_one(i, &in[3 * i], &got[RESULTS * i], got_flags[i], true);
        compute(in[3 * i], in[3 * i + 1], in[3 * i + 2], on_host, &host_flags);
        check_one(i, &in[3 * i], on_host, host_flags, false);
    }
}

// --- integers and doubles --------------------------------------------------

__global__ void integers(const long long *in, __half *halves, __nv_bfloat16 *bfloats,
                         long long *back, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    halves[2 * i] = __int2half_rn((int)in[i]);
    halves[2 * i + 1] = __ll2half_rz(in[i]);
    bfloats[3 * i] = __int2bfloat16_rn((int)in[i]);
    bfloats[3 * i + 1] = __ull2bfloat16_rn((unsigned long long)in[i]);
    bfloats[3 * i + 2] = __ll2bfloat16_ru(in[i]);
    __half half = __double2half((double)in[i] / 3.0);
    back[4 * i] = __half2int_rn(half);
    back[4 * i + 1] = __half2short_rd(half);
    back[4 * i + 2] = __half2ull_rz(half);
    back[4 * i + 3] = __bfloat162int_ru(__double2bfloat16((double)in[i] / 3.0));
}

static double limited(double x, double low, double high)
{
    return x < low ? low : x > high ? high : x;
}

static void check_integers()
{
    std::vector<long long> in;
    for (int i = 0; i < 62; i++)
        for (int j = -3; j <= 3; j++)
            in.push_back((1ll << i) + (i > 9 ? (1ll << (i - 9)) : 0) + j);
    for (size_t i = in.size(); i-- > 0;)
        in.push_back(-in[i]);
    int n = (int)in.size();
    long long *from = copy_to_device(in), *back = new_on_device<long long>(4 * n);
    __half *halves = new_on_device<__half>(2 * n);
    __nv_bfloat16 *bfloats = new_on_device<__nv_bfloat16>(3 * n);
    integers<<<(n + 63) / 64, 64>>>(from, halves, bfloats, back, n);
    CHECK_LAUNCH();
    std::vector<__half> h = copy_to_host(halves, 2 * n);
    std::vector<__nv_bfloat16> b = copy_to_host(bfloats, 3 * n);
    std::vector<long long> r = copy_to_host(back, 4 * n);
    for (int i = 0; i < n; i++) {
        // what a double cannot hold comes as the rest
        double value = (double)in[i], rest = (double)(in[i] - (long long)value);
        double positive = (double)(unsigned long long)in[i];
        double part = (double)(long long)((unsigned long long)in[i] - (unsigned long long)positive);
        EXPECT_EQUAL(i, bits_of(h[2 * i]), round_to<__half>((int)in[i], 0, NEAREST));
        EXPECT_EQUAL(i, bits_of(h[2 * i + 1]), round_to<__half>(value, rest, TO_ZERO));
        EXPECT_EQUAL(i, bits_of(b[3 * i]), round_to<__nv_bfloat16>((int)in[i], 0, NEAREST));
        EXPECT_EQUAL(i, bits_of(b[3 * i + 1]), round_to<__nv_bfloat16>(positive, part, NEAREST));
        EXPECT_EQUAL(i, bits_of(b[3 * i + 2]), round_to<__nv_bfloat16>(value, rest, UP));
        double third = value_of<__half>(round_to<__half>(value / 3.0, 0, NEAREST));
        double other = value_of<__nv_bfloat16>(round_to<__nv_bfloat16>(value / 3.0, 0, NEAREST));
        EXPECT_EQUAL(i, r[4 * i], limited(std::nearbyint(third), -2147483648.0, 2147483647.0));
        EXPECT_EQUAL(i, r[4 * i + 1], limited(std::floor(third), -32768, 32767));
        if (std::isfinite(third))
            EXPECT_EQUAL(i, r[4 * i + 2], limited(third, 0, 65504));
        EXPECT_EQUAL(i, r[4 * i + 3], limited(std::ceil(other), -2147483648.0, 2147483647.0));
        EXPECT_EQUAL(i, bits_of(__ll2bfloat16_rn(in[i])),
                     round_to<__nv_bfloat16>(value, rest, NEAREST));
        EXPECT_EQUAL(i, bits_of(__double2half(value / 3.0)),
                     round_to<__half>(value / 3.0, 0, NEAREST));
    }
}

__global__ void constants(float *out)
{
    out[0] = __half2float(CUDART_MAX_NORMAL_FP16);
    out[1] = __half2float(__hneg(CUDART_INF_FP16));
    out[2] = __bfloat162float(CUDART_ONE_BF16);
    out[3] = __bfloat162float(CUDART_NAN_BF16);
}

static void check_constants()
{
    float *out;
    CHECK(cudaMallocManaged(&out, 4 * sizeof(float)));
    constants<<<1, 1>>>(out);
    CHECK_LAUNCH();
    EXPECT(out[0] == 65504 && out[1] == -INFINITY && out[2] == 1 && std::isnan(out[3]));
    EXPECT(__half2float(CUDART_ONE_FP16) == 1 && __bfloat162float(CUDART_INF_BF16) == INFINITY);
    CHECK(cudaFree(out));
}

int main()
{
    cudaDeviceProp properties;
    CHECK(cudaGetDeviceProperties(&properties, 0));
    bool is_slow = strstr(properties.name, "Oclgrind") != NULL;
    check_conversions<__half>(is_slow ? 61 : 1);
    check_conversions<__nv_bfloat16>(is_slow ? 61 : 1);
    check_arithmetic<__half>(is_slow ? 1000 : 200000);
    check_arithmetic<__nv_bfloat16>(is_slow ? 1000 : 200000);
    check_integers();
    check_constants();
    return finish();
}
