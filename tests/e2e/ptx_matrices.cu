// TEST nvcc: -arch=sm_80
// Addresses in shared memory as numbers of 32 bits, copies to them, and products of matrices that a
// warp has together, as programs write them in PTX: ldmatrix, mma.sync, with exact sums.
#include <cstdint>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include "check.h"

__device__ uint32_t shared_number(const void *p)
{
    return static_cast<uint32_t>(__cvta_generic_to_shared(p));
}

__device__ uint32_t shared_number_by_ptx(const void *p)
{
    uint32_t number;
    asm("{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }" : "=r"(number) : "l"(p));
    return number;
}

// --- loads, stores, atomics

struct Words {
    int first[8];
    alignas(16) int rest[64];
};

__device__ void store_at(uint32_t address, int value)
{
    asm volatile("st.shared.s32 [%0 + 4], %1;" ::"r"(address - 4), "r"(value) : "memory");
}

__global__ void accesses(int *out)
{
    __shared__ Words words;
    extern __shared__ int dynamic[];
    uint32_t at = shared_number(&words.rest[0]), behind = shared_number_by_ptx(dynamic);
    int t = threadIdx.x, a, b, c, d;
    store_at(at + 4 * t, 3 * t);
    asm volatile("st.shared.u32 [%0], %1;" ::"r"(behind + 4 * (63 - t)), "r"(t) : "memory");
    if (t == 0)
        words.first[0] = 0;
    __syncthreads();
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(at + 16 * (t % 16)));
    out[t] = a + 2 * b + 3 * c + 4 * d;
    asm volatile("red.shared.add.s32 [%0], %1;" ::"r"(shared_number(words.first)), "r"(t)
                 : "memory");
    __syncthreads();
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(a) : "r"(shared_number(words.first)));
    out[64 + t] = a;
    out[128 + t] = dynamic[t] + ((int *)__cvta_shared_to_generic(at))[t];
    out[192 + t] =
        (__isShared(dynamic) != 0) + 2 * (__isGlobal(out) != 0) + 4 * (__isShared(out) != 0);
}

void check_accesses()
{
    int *out = new_on_device<int>(256);
    accesses<<<1, 64, 64 * sizeof(int)>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 256);
    for (int t = 0; t < 64; t++) {
        int k = t % 16 * 4;
        EXPECT_EQUAL(t, got[t], 3 * (k + 2 * (k + 1) + 3 * (k + 2) + 4 * (k + 3)));
        EXPECT_EQUAL(t, got[64 + t], 63 * 64 / 2);
        EXPECT_EQUAL(t, got[128 + t], 63 - t + 3 * t);
        EXPECT_EQUAL(t, got[192 + t], 3);
    }
}

// --- copies

__global__ void copies(const int *in, int *out)
{
    __shared__ alignas(16) int buffer[2][256];
    int t = threadIdx.x;
    for (int stage = 0; stage < 2; stage++) {
        uint32_t to = shared_number(&buffer[stage][4 * t]);
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to),
                     "l"(in + 256 * stage + 4 * t)
                     : "memory");
        asm volatile("cp.async.commit_group;");
    }
    asm volatile("cp.async.wait_group %0;" ::"n"(1) : "memory");
    __syncthreads();
    out[t] = buffer[0][255 - t];
    asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    out[64 + t] = buffer[1][255 - t];
    __syncthreads();
    int bytes = t % 2 ? 16 : 4 * (t % 4);
    asm volatile("cp.async.ca.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(
                     shared_number(&buffer[0][4 * t])),
                 "l"(in + 4 * t), "r"(bytes)
                 : "memory");
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(shared_number(&buffer[1][t])),
                 "l"(in + 2 * t)
                 : "memory");
    asm volatile("cp.async.wait_all;" ::: "memory");
    __syncthreads();
    for (int i = 0; i < 4; i++)
        out[128 + 4 * t + i] = buffer[0][4 * t + i];
    out[384 + t] = buffer[1][63 - t];
}

void check_copies()
{
    std::vector<int> in(512);
    for (int i = 0; i < 512; i++)
        in[i] = 7 * i + 1;
    int *out = new_on_device<int>(448);
    copies<<<1, 64>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 448);
    for (int t = 0; t < 64; t++) {
        EXPECT_EQUAL(t, got[t], in[255 - t]);
        EXPECT_EQUAL(t, got[64 + t], in[256 + 255 - t]);
        for (int i = 0; i < 4; i++)
            EXPECT_EQUAL(t, got[128 + 4 * t + i], t % 2 || i < t % 4 ? in[4 * t + i] : 0);
        EXPECT_EQUAL(t, got[384 + t], in[2 * (63 - t)]);
    }
}

// --- matrices from shared memory

__global__ void matrices(uint32_t *out)
{
    __shared__ alignas(16) uint16_t tile[32][16]; // of each row the first 8 belong to a matrix
    int t = threadIdx.x;
    for (int i = 0; i < 8; i++)
        tile[t][i] = t * 100 + i;
    __syncwarp();
    uint32_t at = shared_number(&tile[t][0]), low = shared_number(&tile[t % 8][0]), a, b, c, d;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(at));
    out[t] = a, out[32 + t] = b, out[64 + t] = c, out[96 + t] = d;
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 {%0, %1}, [%2];"
                 : "=r"(a), "=r"(b)
                 : "r"(at));
    out[128 + t] = a, out[160 + t] = b;
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1 + 256];" : "=r"(a) : "r"(low));
    out[192 + t] = a;
}

void check_matrices()
{
    uint32_t *out = new_on_device<uint32_t>(224);
    matrices<<<1, 32>>>(out);
    CHECK_LAUNCH();
    std::vector<uint32_t> got = copy_to_host(out, 224);
    for (uint32_t t = 0; t < 32; t++) {
        uint32_t row = t / 4, at = t % 4 * 2;
        for (uint32_t m = 0; m < 4; m++) {
            uint32_t first = (8 * m + row) * 100 + at;
            EXPECT_EQUAL(t, got[32 * m + t], first | (first + 1) << 16);
        }
        for (uint32_t m = 0; m < 2; m++) {
            uint32_t first = (8 * m + at) * 100 + row;
            EXPECT_EQUAL(t, got[128 + 32 * m + t], first | (first + 100) << 16);
        }
        EXPECT_EQUAL(t, got[192 + t], ((8 + row) * 100 + at) | ((8 + row) * 100 + at + 1) << 16);
    }
}

// --- products

// Each product gets A by rows and B by columns, so that a register has neighbours in memory.
template <int Registers> struct Factors {
    uint32_t a[Registers], b[Registers / 2 + (Registers == 1)];
};

template <int M, int K, int P, int R>
__device__ Factors<R> factors(const uint32_t *a, const uint32_t *b)
{
    Factors<R> f;
    int g = threadIdx.x / 4, t = threadIdx.x % 4, words = K / P;
    for (int r = 0; r < R; r++)
        f.a[r] = M == 16 ? a[(g + 8 * (r & 1)) * words + t + 4 * (r >> 1)] : a[g * words + t];
    for (int r = 0; r < R / 2 + (R == 1); r++)
        f.b[r] = b[g * words + t + 4 * r];
    return f;
}

template <class C> __device__ void keep(C *d, int m, C d0, C d1, C d2, C d3)
{
    int g = threadIdx.x / 4, t = threadIdx.x % 4;
    d[g * 8 + 2 * t] = d0, d[g * 8 + 2 * t + 1] = d1;
    if (m == 16)
        d[(g + 8) * 8 + 2 * t] = d2, d[(g + 8) * 8 + 2 * t + 1] = d3;
}

#define FOUR(kernel, M, K, P, C, letter, instruction)                                              \
    __global__ void kernel(const uint32_t *a, const uint32_t *b, C *d)                             \
    {                                                                                              \
        Factors<4> f = factors<M, K, P, 4>(a, b);                                                  \
        C c[4] = {1, 2, 3, 4};                                                                     \
        asm volatile(                                                                              \
            instruction " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"         \
            : "+" letter(c[0]), "+" letter(c[1]), "+" letter(c[2]), "+" letter(c[3])               \
            : "r"(f.a[0]), "r"(f.a[1]), "r"(f.a[2]), "r"(f.a[3]), "r"(f.b[0]), "r"(f.b[1]));       \
        keep(d, M, c[0], c[1], c[2], c[3]);                                                        \
    }
#define TWO(kernel, M, K, P, C, letter, instruction)                                               \
    __global__ void kernel(const uint32_t *a, const uint32_t *b, C *d)                             \
    {                                                                                              \
        Factors<2> f = factors<M, K, P, 2>(a, b);                                                  \
        C c[4];                                                                                    \
        asm volatile(instruction " {%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"           \
                     : "=" letter(c[0]), "=" letter(c[1]), "=" letter(c[2]), "=" letter(c[3])      \
                     : "r"(f.a[0]), "r"(f.a[1]), "r"(f.b[0]), letter((C)1), letter((C)2),          \
                       letter((C)3), letter((C)4));                                                \
        keep(d, M, c[0], c[1], c[2], c[3]);                                                        \
    }
FOUR(half_16, 16, 16, 2, float, "f", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32")
FOUR(bfloat_16, 16, 16, 2, float, "f", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32")
FOUR(tf32_8, 16, 8, 1, float, "f", "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32")
FOUR(signed_32, 16, 32, 4, int, "r", "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32")
FOUR(mixed_32, 16, 32, 4, int, "r", "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32")
TWO(half_8, 16, 8, 2, float, "f", "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32")
TWO(bfloat_8, 16, 8, 2, float, "f", "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32")
TWO(tf32_4, 16, 4, 1, float, "f", "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32")
TWO(unsigned_16, 16, 16, 4, int, "r", "mma.sync.aligned.m16n8k16.row.col.s32.u8.u8.s32")

__global__ void signed_8x8(const uint32_t *a, const uint32_t *b, int *d)
{
    Factors<1> f = factors<8, 16, 4, 1>(a, b);
    int d0, d1;
    asm volatile("mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=r"(d0), "=r"(d1)
                 : "r"(f.a[0]), "r"(f.b[0]), "r"(1), "r"(2));
    keep(d, 8, d0, d1, 0, 0);
}

__global__ void half_sums(const uint32_t *a, const uint32_t *b, float *d)
{
    Factors<4> f = factors<16, 16, 2, 4>(a, b);
    uint32_t c[2] = {0x40003c00, 0x44004200}; // 1, 2, 3, 4
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};"
                 : "+r"(c[0]), "+r"(c[1])
                 : "r"(f.a[0]), "r"(f.a[1]), "r"(f.a[2]), "r"(f.a[3]), "r"(f.b[0]), "r"(f.b[1]));
    float x[4];
    for (int i = 0; i < 4; i++)
        x[i] = __half2float(__ushort_as_half(c[i / 2] >> (i % 2 * 16) & 0xffff));
    keep(d, 16, x[0], x[1], x[2], x[3]);
}

__global__ void doubles(const double *a, const double *b, double *d)
{
    int g = threadIdx.x / 4, t = threadIdx.x % 4;
    double d0, d1;
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%4, %5};"
                 : "=d"(d0), "=d"(d1)
                 : "d"(a[g * 4 + t]), "d"(b[g * 4 + t]), "d"(1.0), "d"(2.0));
    keep(d, 8, d0, d1, 0.0, 0.0);
}

static float number_a(int i)
{
    return (float)(i * 7 % 13);
}
static float number_b(int i, bool has_sign)
{
    return (float)(i * 5 % 11 - (has_sign ? 4 : 0));
}

template <class T> T made_of(float x)
{
    return (T)x;
}
template <> half made_of(float x)
{
    return __float2half(x);
}
template <> __nv_bfloat16 made_of(float x)
{
    return __float2bfloat16(x);
}

template <class A, class B, class W, class C>
void check_product(int m, int k, void (*kernel)(const W *, const W *, C *))
{
    std::vector<A> a(m * k);
    std::vector<B> b(8 * k);
    bool has_sign = made_of<float>((float)made_of<B>(-1)) < 0;
    for (int i = 0; i < m * k; i++)
        a[i] = made_of<A>(number_a(i));
    for (int i = 0; i < 8 * k; i++)
        b[i] = made_of<B>(number_b(i, has_sign));
    C *d = new_on_device<C>(m * 8);
    kernel<<<1, 32>>>((const W *)copy_to_device(a), (const W *)copy_to_device(b), d);
    CHECK_LAUNCH();
    std::vector<C> got = copy_to_host(d, m * 8);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < 8; j++) {
            float sum = 1 + j % 2 + i / 8 * 2;
            for (int l = 0; l < k; l++)
                sum += number_a(i * k + l) * number_b(j * k + l, has_sign);
            EXPECT_EQUAL(i * 8 + j, (float)got[i * 8 + j], sum);
        }
}

int main()
{
    check_accesses();
    check_copies();
    check_matrices();
    check_product<half, half>(16, 16, half_16);
    check_product<half, half>(16, 8, half_8);
    check_product<half, half>(16, 16, half_sums);
    check_product<__nv_bfloat16, __nv_bfloat16>(16, 16, bfloat_16);
    check_product<__nv_bfloat16, __nv_bfloat16>(16, 8, bfloat_8);
    check_product<float, float>(16, 8, tf32_8);
    check_product<float, float>(16, 4, tf32_4);
    check_product<signed char, signed char>(16, 32, signed_32);
    check_product<unsigned char, signed char>(16, 32, mixed_32);
    check_product<unsigned char, unsigned char>(16, 16, unsigned_16);
    check_product<signed char, signed char>(8, 16, signed_8x8);
    check_product<double, double>(8, 4, doubles);
    return finish();
}
