// TEST nvcc: -lcublas
// TEST only: svm
// What cuBLAS has beyond BLAS: products in groups, packed triangles, vectors and updates whose types are parameters, and the
// settings of emulation, which compute with the types that were asked for.
#include "check.h"

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <vector>

static cublasHandle_t handle;

#define BLAS(call) EXPECT((call) == CUBLAS_STATUS_SUCCESS)

// Two groups of sizes 2 x 3 x 4 and 5 x 1 x 2, with two products and one; columns lie further apart than they need.
template <class T> struct Group {
    int m, n, k, count;
    T alpha, beta;
};

template <class T, class Call> static void test_groups(Call call)
{
    const Group<T> groups[] = {{2, 3, 4, 2, 2, 0}, {5, 1, 2, 1, 1, 3}};
    std::vector<int> m, n, k, lda, ldb, ldc, size;
    std::vector<cublasOperation_t> transa, transb;
    std::vector<T> alpha, beta;
    std::vector<T *> a, b, c;
    std::vector<std::vector<T>> host_a, host_b, host_c;

    for (const Group<T> &g : groups) {
        m.push_back(g.m), n.push_back(g.n), k.push_back(g.k), size.push_back(g.count);
        lda.push_back(g.k + 1), ldb.push_back(g.k + 2), ldc.push_back(g.m + 3);
        transa.push_back(CUBLAS_OP_T), transb.push_back(CUBLAS_OP_N);
        alpha.push_back(g.alpha), beta.push_back(g.beta);
        for (int i = 0; i < g.count; i++) {
            std::vector<T> x((g.k + 1) * g.m), y((g.k + 2) * g.n), z((g.m + 3) * g.n, 7);
            for (size_t j = 0; j < x.size(); j++)
                x[j] = (T)((j * 7 + i) % 5) - 2;
            for (size_t j = 0; j < y.size(); j++)
                y[j] = (T)((j * 3 + i) % 7) - 3;
            host_a.push_back(x), host_b.push_back(y), host_c.push_back(z);
            a.push_back(copy_to_device(x)), b.push_back(copy_to_device(y)), c.push_back(copy_to_device(z));
        }
    }
    BLAS(call(transa.data(), transb.data(), m.data(), n.data(), k.data(), alpha.data(), copy_to_device(a), lda.data(), copy_to_device(b), ldb.data(),
              beta.data(), copy_to_device(c), ldc.data(), 2, size.data()));
    int at = 0;
    for (const Group<T> &g : groups)
        for (int i = 0; i < g.count; i++, at++) {
            std::vector<T> got = copy_to_host(c[at], host_c[at].size());
            for (int column = 0; column < g.n; column++)
                for (int row = 0; row < g.m + 3; row++) {
                    T want = 7;
                    if (row < g.m) {
                        T sum = 0;
                        for (int l = 0; l < g.k; l++)
                            sum += host_a[at][l + row * (g.k + 1)] * host_b[at][l + column * (g.k + 2)];
                        want = g.alpha * sum + g.beta * 7;
                    }
                    EXPECT_EQUAL(row, got[row + column * (g.m + 3)], want);
                }
        }
}

static void test_packed(cublasFillMode_t uplo)
{
    const int n = 37, ld = 40;
    std::vector<double> packed(n * (n + 1) / 2), full(ld * n, -1);
    for (size_t i = 0; i < packed.size(); i++)
        packed[i] = (double)i;
    double *from = copy_to_device(packed), *square = copy_to_device(full), *back = new_on_device<double>(packed.size());

    BLAS(cublasDtpttr(handle, uplo, n, from, square, ld));
    BLAS(cublasDtrttp(handle, uplo, n, square, ld, back));
    full = copy_to_host(square, full.size());
    std::vector<double> again = copy_to_host(back, packed.size());
    size_t at = 0;
    for (int column = 0; column < n; column++)
        for (int row = 0; row < ld; row++) {
            bool inside = row < n && (uplo == CUBLAS_FILL_MODE_UPPER ? row <= column : row >= column);
            EXPECT_EQUAL(row, full[row + column * ld], inside ? packed[at++] : -1.0);
        }
    for (size_t i = 0; i < packed.size(); i++)
        EXPECT_EQUAL(i, again[i], packed[i]);
    EXPECT(cublasDtpttr(handle, uplo, n, from, square, n - 1) == CUBLAS_STATUS_INVALID_VALUE);
}

static void test_vectors()
{
    std::vector<double> x = {1, -2, 3, -4}, y = {5, 6, 7, 8};
    double *dx = copy_to_device(x), *dy = copy_to_device(y), c = 0.6, s = 0.8, sum = 0;

    BLAS(cublasAsumEx(handle, 4, dx, CUDA_R_64F, 1, &sum, CUDA_R_64F, CUDA_R_64F));
    EXPECT_EQUAL(0, sum, 10.0);
    BLAS(cublasRotEx(handle, 4, dx, CUDA_R_64F, 1, dy, CUDA_R_64F, 1, &c, &s, CUDA_R_64F, CUDA_R_64F));
    std::vector<double> gx = copy_to_host(dx, 4), gy = copy_to_host(dy, 4);
    for (int i = 0; i < 4; i++) {
        EXPECT_NEAR(i, gx[i], c * x[i] + s * y[i], 1e-14);
        EXPECT_NEAR(i, gy[i], c * y[i] - s * x[i], 1e-14);
    }
    BLAS(cublasSwapEx(handle, 2, dx, CUDA_R_64F, 2, dy, CUDA_R_64F, 1));
    BLAS(cublasCopyEx(handle, 1, dx, CUDA_R_64F, 1, dy + 3, CUDA_R_64F, 1));
    std::vector<double> hx = copy_to_host(dx, 4), hy = copy_to_host(dy, 4);
    EXPECT_EQUAL(0, hx[0], gy[0]);
    EXPECT_EQUAL(2, hx[2], gy[1]);
    EXPECT_EQUAL(1, hy[1], gx[2]);
    EXPECT_EQUAL(3, hy[3], gy[0]);
    EXPECT(cublasRotEx(handle, 4, dx, CUDA_R_64F, 1, dy, CUDA_R_32F, 1, &c, &s, CUDA_R_64F, CUDA_R_64F) == CUBLAS_STATUS_NOT_SUPPORTED);
}

// C = A A^H of 3 x 2 numbers, of which the lower triangle is written
static void test_updates()
{
    std::vector<cuComplex> a(6), c(9, make_cuComplex(50, 60));
    for (int i = 0; i < 6; i++)
        a[i] = make_cuComplex((float)i - 2, (float)(i % 3));
    cuComplex *da = copy_to_device(a), *dc = copy_to_device(c);
    float one = 1, zero = 0;

    BLAS(cublasCherkEx(handle, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, 3, 2, &one, da, CUDA_C_32F, 3, &zero, dc, CUDA_C_32F, 3));
    std::vector<cuComplex> got = copy_to_host(dc, 9);
    for (int column = 0; column < 3; column++)
        for (int row = 0; row < 3; row++) {
            cuComplex want = row >= column ? make_cuComplex(0, 0) : make_cuComplex(50, 60);
            for (int k = 0; row >= column && k < 2; k++)
                want = cuCaddf(want, cuCmulf(a[row + 3 * k], cuConjf(a[column + 3 * k])));
            EXPECT_NEAR(row, got[row + 3 * column].x, want.x, 1e-5);
            EXPECT_NEAR(row, got[row + 3 * column].y, want.y, 1e-5);
        }
    cuComplex alpha = make_cuComplex(0, 1), beta = make_cuComplex(0, 0);
    BLAS(cublasCsyrk3mEx(handle, CUBLAS_FILL_MODE_UPPER, CUBLAS_OP_N, 3, 2, &alpha, da, CUDA_C_32F, 3, &beta, dc, CUDA_C_32F, 3));
    got = copy_to_host(dc, 9);
    cuComplex want = cuCmulf(alpha, cuCaddf(cuCmulf(a[0], a[2]), cuCmulf(a[3], a[5])));
    EXPECT_NEAR(0, got[6].x, want.x, 1e-5);
    EXPECT_NEAR(0, got[6].y, want.y, 1e-5);
}

static void test_emulation()
{
    std::vector<double> a = {1, 2, 3, 4};
    double *da = copy_to_device(a), *dc = new_on_device<double>(4), one = 1 + 1e-15, zero = 0;
    cudaEmulationMantissaControl control;

    BLAS(cublasSetMathMode(handle, CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH));
    BLAS(cublasSetFixedPointEmulationMantissaControl(handle, CUDA_EMULATION_MANTISSA_CONTROL_FIXED));
    BLAS(cublasGetFixedPointEmulationMantissaControl(handle, &control));
    EXPECT(control == CUDA_EMULATION_MANTISSA_CONTROL_FIXED);
    BLAS(cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, 2, 2, 2, &one, da, CUDA_R_64F, 2, da, CUDA_R_64F, 2, &zero, dc, CUDA_R_64F, 2,
                      CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT, CUBLAS_GEMM_AUTOTUNE));
    std::vector<double> got = copy_to_host(dc, 4);
    const double want[] = {7, 10, 15, 22};
    for (int i = 0; i < 4; i++)
        EXPECT_NEAR(i, got[i], want[i], 1e-12);
    BLAS(cublasSetMathMode(handle, CUBLAS_DEFAULT_MATH));
}

int main()
{
    BLAS(cublasCreate(&handle));
    test_groups<float>([](auto... arguments) { return cublasSgemmGroupedBatched(handle, arguments...); });
    test_groups<double>([](auto... arguments) { return cublasDgemmGroupedBatched(handle, arguments...); });
    test_groups<double>([](const cublasOperation_t *ta, const cublasOperation_t *tb, const int *m, const int *n, const int *k, const double *alpha,
                           double **a, const int *lda, double **b, const int *ldb, const double *beta, double **c, const int *ldc, int count,
                           const int *size) {
        return cublasGemmGroupedBatchedEx(handle, ta, tb, m, n, k, alpha, (void **)a, CUDA_R_64F, lda, (void **)b, CUDA_R_64F, ldb, beta, (void **)c,
                                          CUDA_R_64F, ldc, count, size, CUBLAS_COMPUTE_64F);
    });
    test_packed(CUBLAS_FILL_MODE_UPPER);
    test_packed(CUBLAS_FILL_MODE_LOWER);
    test_vectors();
    test_updates();
    test_emulation();
    BLAS(cublasDestroy(handle));
    return finish();
}
