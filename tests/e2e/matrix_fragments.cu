// TEST nvcc: -arch=sm_80
// Products of a warp's matrix fragments (nvcuda::wmma) in all types, with values whose sums
// are exact; what single elements of fragments say, rounding to tf32, and sums of
// integers that leave their range.
// TEST warnings: a kernel in which one warp of two works needs warps, or its lanes form
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>

#include "check.h"

using namespace nvcuda;

// d = 2 * (a * b) + c, by one warp of a block; the other warps leave. Through shared memory, too.
template <int M, int N, int K, class T, class X, class C, class LayoutA, class LayoutB>
__global__ void product(const X *a, const X *b, const C *c, C *d, int lda, int ldb, bool columns)
{
    __shared__ C tile[M * N];
    wmma::fragment<wmma::matrix_a, M, N, K, T, LayoutA> fa;
    wmma::fragment<wmma::matrix_b, M, N, K, T, LayoutB> fb;
    wmma::fragment<wmma::accumulator, M, N, K, C> sum, fc;
    if (threadIdx.y != 1)
        return;
    wmma::layout_t layout = columns ? wmma::mem_col_major : wmma::mem_row_major;
    int ld = columns ? M : N;
    wmma::fill_fragment(sum, 0.0f);
    wmma::load_matrix_sync(fa, a, lda);
    wmma::load_matrix_sync(fb, b, ldb);
    wmma::mma_sync(sum, fa, fb, sum);
    wmma::load_matrix_sync(fc, c, ld, layout);
    for (int i = 0; i < fc.num_elements; i++)
        fc.x[i] = sum.x[i] + sum.x[i] + fc.x[i];
    wmma::store_matrix_sync(tile, fc, ld, layout);
    __syncwarp();
    for (int i = threadIdx.x; i < M * N; i += 32)
        d[i] = tile[i];
}

template <class T> T number(int i)
{
    return (T)(float)i;
}

template <int M, int N, int K, class T, class X, class C, class LayoutA, class LayoutB>
void check(bool a_columns, bool b_columns, bool columns)
{
    const int lda = (a_columns ? M : K) + 16, ldb = (b_columns ? K : N) + 16;
    std::vector<X> a((a_columns ? K : M) * lda), b((b_columns ? N : K) * ldb);
    std::vector<C> c(M * N);
    for (size_t i = 0; i < a.size(); i++)
        a[i] = number<X>(i * 7 % 13 % 9);
    for (size_t i = 0; i < b.size(); i++)
        b[i] = number<X>(i * 5 % 11 % 7);
    for (int i = 0; i < M * N; i++)
        c[i] = number<C>(i % 37);
    X *a_there = copy_to_device(a), *b_there = copy_to_device(b);
    C *c_there = copy_to_device(c), *d_there = new_on_device<C>(M * N);
    product<M, N, K, T, X, C, LayoutA, LayoutB>
        <<<1, dim3(32, 2)>>>(a_there, b_there, c_there, d_there, lda, ldb, columns);
    CHECK_LAUNCH();
    std::vector<C> d = copy_to_host(d_there, M * N);
    for (int i = 0; i < M; i++)
        for (int j = 0; j < N; j++) {
            int at = columns ? j * M + i : i * N + j;
            float sum = 0;
            for (int k = 0; k < K; k++)
                sum += (float)a[a_columns ? k * lda + i : i * lda + k] *
                       (float)b[b_columns ? j * ldb + k : k * ldb + j];
            EXPECT_EQUAL(at, (float)d[at], 2 * sum + (float)c[at]);
        }
    CHECK(cudaFree(a_there));
    CHECK(cudaFree(b_there));
    CHECK(cudaFree(c_there));
    CHECK(cudaFree(d_there));
}

using wmma::col_major;
using wmma::row_major;

// Halves are sums, too: two kinds of c and d.
__global__ void half_sums(const half *a, const half *b, const float *c, half *d, float *e)
{
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, row_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, half> short_sum;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> long_sum;
    wmma::load_matrix_sync(fa, a, 16);
    wmma::load_matrix_sync(fb, b, 16);
    wmma::load_matrix_sync(long_sum, c, 16, wmma::mem_row_major);
    wmma::mma_sync(short_sum, fa, fb, long_sum);
    wmma::mma_sync(long_sum, fa, fb, short_sum);
    wmma::store_matrix_sync(d, short_sum, 16, wmma::mem_row_major);
    wmma::store_matrix_sync(e, long_sum, 16, wmma::mem_row_major);
}

void check_half_sums()
{
    std::vector<half> a(256), b(256);
    std::vector<float> c(256);
    for (int i = 0; i < 256; i++) {
        a[i] = __float2half(i % 17);
        b[i] = __float2half(i % 5 ? 0.0f : 1.0f);
        c[i] = 2000 + i;
    }
    half *d = new_on_device<half>(256);
    float *e = new_on_device<float>(256);
    half_sums<<<1, 32>>>(copy_to_device(a), copy_to_device(b), copy_to_device(c), d, e);
    CHECK_LAUNCH();
    std::vector<half> got = copy_to_host(d, 256);
    std::vector<float> longer = copy_to_host(e, 256);
    for (int i = 0; i < 256; i++) {
        float sum = 0;
        for (int k = 0; k < 16; k++)
            sum += (float)a[i / 16 * 16 + k] * (float)b[16 * k + i % 16];
        half rounded = __float2half(sum + c[i]);
        EXPECT_EQUAL(i, (float)got[i], (float)rounded);
        EXPECT_EQUAL(i, longer[i], sum + (float)rounded);
    }
}

__global__ void saturating(const signed char *ones, const int *c, int *d, bool saturate)
{
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, row_major> a;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, col_major> b;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> sum;
    wmma::load_matrix_sync(a, ones, 16);
    wmma::load_matrix_sync(b, ones, 16);
    wmma::load_matrix_sync(sum, c, 16, wmma::mem_row_major);
    if (saturate)
        wmma::mma_sync(sum, a, b, sum, true);
    else
        wmma::mma_sync(sum, a, b, sum);
    wmma::store_matrix_sync(d, sum, 16, wmma::mem_row_major);
}

void check_saturation()
{
    signed char *ones = copy_to_device(std::vector<signed char>(256, -100));
    int *c = copy_to_device(std::vector<int>(256, 2147483647 - 5)), *d = new_on_device<int>(256);
    saturating<<<1, 32>>>(ones, c, d, true);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(d, 256)[77], 2147483647);
    saturating<<<1, 32>>>(ones, c, d, false);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(d, 256)[77], (int)(2147483642u + 160000u));
}

__global__ void rounded(const float *in, float *out)
{
    out[threadIdx.x] = wmma::__float_to_tf32(in[threadIdx.x]);
}

// Ties go away from zero.
float to_11_digits(float x)
{
    int exponent;
    float digits = frexpf(x, &exponent);
    return std::isinf(x) ? x : ldexpf(roundf(ldexpf(digits, 11)), exponent - 11);
}

void check_rounding()
{
    std::vector<float> in = {1.0f, 1.00048828125f, 1.000488f, -1.00048828125f, 3e38f, 0.0f, INFINITY};
    float *out = new_on_device<float>(in.size());
    rounded<<<1, in.size()>>>(copy_to_device(in), out);
    CHECK_LAUNCH();
    std::vector<float> got = copy_to_host(out, in.size());
    for (size_t i = 0; i < in.size(); i++)
        EXPECT_EQUAL(i, got[i], to_11_digits(in[i]));
}

int main()
{
    check<16, 16, 16, half, half, float, row_major, col_major>(false, true, false);
    check<32, 8, 16, half, half, half, col_major, row_major>(true, false, true);
    check<8, 32, 16, __nv_bfloat16, __nv_bfloat16, float, row_major, row_major>(false, false, false);
    check<16, 16, 16, __nv_bfloat16, __nv_bfloat16, float, row_major, col_major>(false, true, true);
    check<16, 16, 16, signed char, signed char, int, col_major, col_major>(true, true, true);
    check<32, 8, 16, unsigned char, unsigned char, int, row_major, col_major>(false, true, false);
    check<16, 16, 8, wmma::precision::tf32, float, float, row_major, col_major>(false, true, true);
    check<8, 8, 4, double, double, double, col_major, row_major>(true, false, true);
    check_half_sums();
    check_saturation();
    check_rounding();
    return finish();
}
