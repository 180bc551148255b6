// TEST nvcc: -lcublas
// TEST only: svm buffer
// Products of halves, bfloat16 and bytes whose sizes are none, one or more than one of the parts that a work-item makes on a CPU, with each
// operand as it is and turned, in batches, against sums on the host. All sums are exact.
#include "check.h"

#include <cublas_v2.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <vector>

static cublasHandle_t handle;

template <class T> static std::vector<T> numbers(size_t count, unsigned seed)
{
    std::vector<T> list(count);
    for (T &x : list) {
        seed = seed * 1664525u + 1013904223u;
        x = T((float)((int)(seed >> 24 & 7) - 3));
    }
    return list;
}

template <class A, class C, class S>
static void test(cudaDataType type_a, cudaDataType type_c, cublasComputeType_t compute, int m, int n, int k, bool turned_a, bool turned_b, S beta)
{
    const int count = 2, lda = ((turned_a ? k : m) + 4) & ~3, ldb = ((turned_b ? n : k) + 4) & ~3, ldc = (m + 4) & ~3;
    const long stride_a = lda * (turned_a ? m : k), stride_b = ldb * (turned_b ? k : n), stride_c = ldc * n;
    std::vector<A> a = numbers<A>(stride_a * count, 1), b = numbers<A>(stride_b * count, 2);
    std::vector<C> c = numbers<C>(stride_c * count, 3);
    A *da = copy_to_device(a), *db = copy_to_device(b);
    C *dc = copy_to_device(c);
    S alpha = 2;

    EXPECT(cublasGemmStridedBatchedEx(handle, turned_a ? CUBLAS_OP_T : CUBLAS_OP_N, turned_b ? CUBLAS_OP_T : CUBLAS_OP_N, m, n, k, &alpha, da,
                                      type_a, lda, stride_a, db, type_a, ldb, stride_b, &beta, dc, type_c, ldc, stride_c, count, compute,
                                      CUBLAS_GEMM_DEFAULT) == CUBLAS_STATUS_SUCCESS);
    std::vector<C> result = copy_to_host(dc, c.size());
    for (int member = 0; member < count; member++)
        for (int j = 0; j < n; j++)
            for (int i = 0; i < ldc; i++) {
                long place = i + j * ldc + member * stride_c;
                float sum = 0;
                for (int l = 0; l < k; l++)
                    sum += (float)a[member * stride_a + (turned_a ? l + i % m * lda : i % m + l * lda)] *
                           (float)b[member * stride_b + (turned_b ? j + l * ldb : l + j * ldb)];
                C want = i < m ? C((float)alpha * sum + (float)beta * (float)c[place]) : c[place]; // nothing between the columns
                EXPECT_EQUAL((int)place, (float)result[place], (float)want);
            }
    CHECK(cudaFree(da));
    CHECK(cudaFree(db));
    CHECK(cudaFree(dc));
}

int main()
{
    static const int sizes[][3] = {{1, 1, 1}, {5, 7, 3}, {64, 48, 64}, {65, 51, 67}, {130, 1, 100}, {3, 100, 129}, {17, 50, 0}};

    EXPECT(cublasCreate(&handle) == CUBLAS_STATUS_SUCCESS);
    for (auto &s : sizes)
        for (int turned = 0; turned < 4; turned++) {
            bool a = turned & 1, b = turned & 2;
            test<__half, __half, float>(CUDA_R_16F, CUDA_R_16F, CUBLAS_COMPUTE_32F, s[0], s[1], s[2], a, b, 0);
            test<__nv_bfloat16, float, float>(CUDA_R_16BF, CUDA_R_32F, CUBLAS_COMPUTE_32F, s[0], s[1], s[2], a, b, 3);
        }
    for (int turned = 0; turned < 4; turned++)
        for (int more = 0; more < 8; more += 4) // cuBLAS asks for sizes that are multiples of 4
            test<signed char, int, int>(CUDA_R_8I, CUDA_R_32I, CUBLAS_COMPUTE_32I, 64 + more, 48 + more, 64 + more, turned & 1, turned & 2, more);
    EXPECT(cublasDestroy(handle) == CUBLAS_STATUS_SUCCESS);
    return finish();
}
