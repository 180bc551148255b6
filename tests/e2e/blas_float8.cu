// TEST nvcc: -lcublasLt
// TEST only: svm
// cuBLASLt with 8-bit floats: scales of the matrices, the largest size of the result, and the result's rounding, against sums in
// double precision and the conversions of cuda_fp8.h.
#include "check.h"

#include <cmath>
#include <cublasLt.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <cuda_runtime.h>
#include <vector>

static cublasLtHandle_t handle;

#define BLAS(call) EXPECT((call) == CUBLAS_STATUS_SUCCESS)

static const int m = 64, n = 48, k = 32;

static double value(__nv_fp8_e4m3 x) { return float(x); }
static double value(__nv_bfloat16 x) { return __bfloat162float(x); }
static cudaDataType type_of(__nv_fp8_e4m3) { return CUDA_R_8F_E4M3; }
static cudaDataType type_of(__nv_bfloat16) { return CUDA_R_16BF; }

template <class T> static std::vector<T> numbers(size_t count, unsigned seed)
{
    std::vector<T> list(count);
    for (T &x : list) {
        seed = seed * 1664525u + 1013904223u;
        x = T((int)(seed >> 24 & 63) / 16.0f - 2);
    }
    return list;
}

static void set(cublasLtMatmulDesc_t matmul, cublasLtMatmulDescAttributes_t name, const void *address)
{
    BLAS(cublasLtMatmulDescSetAttribute(matmul, name, &address, sizeof address));
}

template <class A, class D> static void test(float scale_a, float scale_b, float scale_d, float beta)
{
    std::vector<A> a = numbers<A>(k * m, 1), b = numbers<A>(k * n, 2);
    std::vector<__nv_bfloat16> c = numbers<__nv_bfloat16>(m * n, 3);
    float alpha = 0.5f, *largest_there = copy_to_device(std::vector<float>{-1});
    A *da = copy_to_device(a), *db = copy_to_device(b);
    __nv_bfloat16 *dc = copy_to_device(c);
    D *dd = new_on_device<D>(m * n);
    cublasOperation_t turned = CUBLAS_OP_T;
    cublasLtMatmulDesc_t matmul;
    cublasLtMatrixLayout_t la, lb, lc, ld;
    bool is_small = sizeof(D) == 1;

    BLAS(cublasLtMatmulDescCreate(&matmul, CUBLAS_COMPUTE_32F, CUDA_R_32F));
    BLAS(cublasLtMatmulDescSetAttribute(matmul, CUBLASLT_MATMUL_DESC_TRANSA, &turned, sizeof turned));
    set(matmul, CUBLASLT_MATMUL_DESC_A_SCALE_POINTER, copy_to_device(std::vector<float>{scale_a}));
    set(matmul, CUBLASLT_MATMUL_DESC_B_SCALE_POINTER, copy_to_device(std::vector<float>{scale_b}));
    if (is_small) {
        set(matmul, CUBLASLT_MATMUL_DESC_D_SCALE_POINTER, copy_to_device(std::vector<float>{scale_d}));
        set(matmul, CUBLASLT_MATMUL_DESC_AMAX_D_POINTER, largest_there);
    }
    BLAS(cublasLtMatrixLayoutCreate(&la, type_of(A()), k, m, k));
    BLAS(cublasLtMatrixLayoutCreate(&lb, type_of(A()), k, n, k));
    BLAS(cublasLtMatrixLayoutCreate(&lc, CUDA_R_16BF, m, n, m));
    BLAS(cublasLtMatrixLayoutCreate(&ld, type_of(D()), m, n, m));
    BLAS(cublasLtMatmul(handle, matmul, &alpha, da, la, db, lb, &beta, dc, lc, dd, ld, NULL, NULL, 0, 0));
    std::vector<D> d = copy_to_host(dd, m * n);
    double largest = 0;
    for (int j = 0; j < n; j++)
        for (int i = 0; i < m; i++) {
            double sum = 0;
            for (int l = 0; l < k; l++)
                sum += value(a[l + i * k]) * value(b[l + j * k]);
            sum = alpha * scale_a * scale_b * sum + beta * value(c[i + j * m]);
            largest = fmax(largest, fabs(sum));
            D want((float)(is_small ? scale_d * sum : sum));
            EXPECT_EQUAL(i, value(d[i + j * m]), value(want));
        }
    if (is_small)
        EXPECT_NEAR(0, copy_to_host(largest_there, 1)[0], largest, 1e-6);
    cublasLtMatmulDescDestroy(matmul);
}

int main()
{
    BLAS(cublasLtCreate(&handle));
    test<__nv_fp8_e4m3, __nv_bfloat16>(2, 0.5f, 1, 0);
    test<__nv_fp8_e4m3, __nv_fp8_e4m3>(0.25f, 0.5f, 4, 0);
    test<__nv_fp8_e4m3, __nv_fp8_e4m3>(1, 1, 32, 2); // some are too large
    test<__nv_fp8_e4m3, __nv_fp8_e4m3>(0.0625f, 0.0625f, 0.03125f, 0); // some are below the normal ones
    BLAS(cublasLtDestroy(handle));
    return finish();
}
