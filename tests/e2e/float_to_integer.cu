// Floating-point values that no integer holds, converted in every way that a program can: devices
// take the nearest number, and make 0 of what is not a number, or of a double or as 64 bits the
// number with only the highest bit. Integers of 8 and 16 bits are the lower bits of one of 32.
#include "check.h"
#include <climits>

#ifdef __NVCC__
#pragma nv_diag_suppress 173 // constants that do not fit are what is tested
#endif

#define TO_BYTE(x)   ((unsigned char)(x))
#define ADD_TO(a, b) a += b

enum class level : unsigned char { LOW, HIGH };

struct cell {
    int count;
    unsigned char shade;
};

struct packed {
    unsigned low : 4, high : 28;
};

__device__ int returned(float f)
{
    return f;
}

__device__ unsigned taken(unsigned u)
{
    return u;
}

template <typename T, typename F> __device__ T converted(F f)
{
    return static_cast<T>(f);
}

template <typename F> __global__ void widths(const F *in, int n, long long *out)
{
    for (int i = 0; i < n; i++) {
        F f = in[i];
        *out++ = (signed char)f;
        *out++ = converted<unsigned char>(f);
        *out++ = short(f);
        *out++ = (unsigned short)f;
        *out++ = converted<int>(f);
        unsigned u = f;
        *out++ = u;
        *out++ = f;
        *out++ = (long long)(unsigned long long)f;
        *out++ = (bool)f;
    }
}

__global__ void forms(const float *in, long long *out, cell *cells)
{
    float large = in[0], negative = in[1], nan = in[2];
    int k = 0, list[] = {(int)large, (int)negative};
    cell made = {(int)large, TO_BYTE(negative)};
    packed bits = {0, 0};
    uchar4 color = make_uchar4(large, negative, 44.9f, nan);

    out[0] = returned(large);
    out[1] = taken(negative);
    out[2] = list[0] + (long long)list[1];
    out[3] = made.count;
    out[4] = made.shade;
    out[5] = color.x * 1000000 + color.y * 10000 + color.z * 100 + color.w;
    int sum = 5;
    sum += large;
    out[6] = sum;
    sum = -7;
    sum *= (double)large;
    out[7] = sum;
    unsigned down = 3;
    out[8] = (down -= 10.5f);
    cells[k++].count -= large;
    cells[k++].shade *= 2.5f; // 500
    ADD_TO(cells[k].count, nan);
    out[9] = k;
    bits.low = negative;
    bits.high = 1e3f;
    out[10] = bits.low * 10000 + bits.high;
    out[11] = large > 0 ? (int)large : 0;
    out[12] = static_cast<int>(static_cast<level>(negative));
    int2 pair = make_int2(0, 0);
    pair.y = negative;
    pair.x = large;
    out[13] = pair.x;
    out[14] = pair.y;
    auto lambda = [=](float f) -> unsigned { return f * large; };
    out[15] = lambda(negative);
    out[16] = atomicAdd(&cells[3].count, large);
    out[17] = max(sum, (int)large);
    out[18] = lrintf(nan);
    out[19] = __float2uint_rn(-0.7f) + __double2int_rz(nan);
}

__device__ float passed(float f)
{
    return f;
}

// What a compiler knows: NVIDIA's makes of a constant out of range what nvcc does.
__global__ void constants(long long *out)
{
    const float negative = -1e30f;
    out[0] = (int)1e30f;
    out[1] = (unsigned)-1.5f;
    out[2] = (unsigned char)300.7f;
    out[3] = (long long)1e30f;
    out[4] = (int)negative;
    out[5] = converted<int>(-1e300);
    out[6] = (long long)converted<unsigned long long>(passed(3e38f) * 10);
    out[7] = __float2int_ru(3e9f) + __float2ll_rd(-1e30f);
    out[8] = converted<unsigned>(passed(1e30f));
}

// What is known to be inside needs nothing; the results say that it is known rightly.
__global__ void inside(const unsigned char *in, const float *x, int *out)
{
    float unit = fminf(fmaxf(x[0], 0.0f), 1.0f);
    out[0] = (unsigned char)(in[0] * 0.5f);
    out[1] = (unsigned char)(unit * 255.0f + 0.5f);
    out[2] = (int)floorf(in[1] / 3.0f);
    out[3] = (short)(threadIdx.x * 2.5f);
    out[4] = (unsigned)2.9f;
    out[5] = (unsigned char)(in[1] * 2.0f); // 510
}

static void test_widths()
{
    const double n = NAN;
    const double values[] = {300.7, -1.5, 70000, 3e9, -3e9, 5e9, 1e19, -1e30, 1e30, n};
    const long long least = LLONG_MIN;
    const long long want[][9] = {
        {44, 44, 300, 300, 300, 300, 300, 300, 1},
        {-1, 0, -1, 0, -1, 0, -1, 0, 1},
        {112, 112, 4464, 4464, 70000, 70000, 70000, 70000, 1},
        {-1, 0, -1, 24064, INT_MAX, 3000000000, 3000000000, 3000000000, 1},
        {0, 0, 0, 0, INT_MIN, 0, -3000000000, 0, 1},
        {-1, 255, -1, 65535, INT_MAX, UINT_MAX, 5000000000, 5000000000, 1},
        {-1, 255, -1, 65535, INT_MAX, UINT_MAX, LLONG_MAX, (long long)10000000000000000000ull, 1},
        {0, 0, 0, 0, INT_MIN, 0, least, 0, 1},
        {-1, 255, -1, 65535, INT_MAX, UINT_MAX, LLONG_MAX, -1, 1},
        {0, 0, 0, 0, 0, 0, least, least, 1}};
    const long long nan_of_double[9] = {0, 0, 0, 0, INT_MIN, 1LL << 31, least, least, 1};
    const int count = sizeof values / sizeof *values;
    float floats[count], *f;
    double *d;
    long long *out, got[count * 9];
    for (int i = 0; i < count; i++)
        floats[i] = (float)values[i];
    CHECK(cudaMalloc(&f, sizeof floats));
    CHECK(cudaMalloc(&d, sizeof values));
    CHECK(cudaMalloc(&out, sizeof got));
    CHECK(cudaMemcpy(f, floats, sizeof floats, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d, values, sizeof values, cudaMemcpyHostToDevice));
    for (int pass = 0; pass < 2; pass++) {
        if (pass == 0)
            widths<<<1, 1>>>(f, count, out);
        else
            widths<<<1, 1>>>(d, count, out);
        CHECK_LAUNCH();
        CHECK(cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost));
        for (int i = 0; i < count * 9; i++) {
            bool is_float_large = pass == 0 && i / 9 == 6 && i % 9 == 7; /* 1e19 is no float */
            bool is_nan = pass == 1 && i / 9 == count - 1;
            EXPECT_EQUAL(pass * 1000 + i, got[i],
                         is_float_large ? (long long)(unsigned long long)1e19f
                         : is_nan       ? nan_of_double[i % 9]
                                        : want[i / 9][i % 9]);
        }
    }
}

static void test_forms()
{
    const float in[] = {4e9f, -2.5f, NAN};
    const long long want[] = {
        INT_MAX, 0, INT_MAX - 2LL, INT_MAX, 0, 4400, INT_MAX, INT_MIN,   0,        2, 1000,
        INT_MAX, 0, INT_MAX,       -2,      0, 7,    INT_MAX, LLONG_MIN, 1LL << 31};
    const int count = sizeof want / sizeof *want;
    cell cells[4] = {{1, 0}, {0, 200}, {9, 0}, {7, 0}}, *c;
    long long *out, got[count];
    float *f;
    CHECK(cudaMalloc(&f, sizeof in));
    CHECK(cudaMalloc(&c, sizeof cells));
    CHECK(cudaMalloc(&out, sizeof got));
    CHECK(cudaMemcpy(f, in, sizeof in, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(c, cells, sizeof cells, cudaMemcpyHostToDevice));
    forms<<<1, 1>>>(f, out, c);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(cells, c, sizeof cells, cudaMemcpyDeviceToHost));
    for (int i = 0; i < count; i++)
        EXPECT_EQUAL(2000 + i, got[i], want[i]);
    EXPECT_EQUAL(2100, cells[0].count, INT_MIN);
    EXPECT_EQUAL(2101, cells[1].shade, 500 & 255);
    EXPECT_EQUAL(2102, cells[2].count, 0);
    EXPECT_EQUAL(2103, cells[3].count, (int)(7u + INT_MAX));
}

static void test_constants()
{
    const long long want[] = {INT_MAX, 0, 44, LLONG_MAX, INT_MIN, INT_MIN, -1, INT_MAX + LLONG_MIN,
                              UINT_MAX};
    const int count = sizeof want / sizeof *want;
    long long *out, got[count];
    CHECK(cudaMalloc(&out, sizeof got));
    constants<<<1, 1>>>(out);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost));
    for (int i = 0; i < count; i++)
        EXPECT_EQUAL(4000 + i, got[i], want[i]);
}

static void test_inside()
{
    const unsigned char bytes[] = {201, 255};
    const float x[] = {NAN};
    const int want[] = {100, 0, 85, 0, 2, 254};
    unsigned char *b;
    float *f;
    int *out, got[6];
    CHECK(cudaMalloc(&b, sizeof bytes));
    CHECK(cudaMalloc(&f, sizeof x));
    CHECK(cudaMalloc(&out, sizeof got));
    CHECK(cudaMemcpy(b, bytes, sizeof bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(f, x, sizeof x, cudaMemcpyHostToDevice));
    inside<<<1, 1>>>(b, f, out);
    CHECK_LAUNCH();
    CHECK(cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 6; i++)
        EXPECT_EQUAL(3000 + i, got[i], want[i]);
}

int main()
{
    test_widths();
    test_forms();
    test_constants();
    test_inside();
    return finish();
}
