// Products of matrices whose sums are named by a type of elements, as before CUDA 11.
#include "check.h"

#include <cublas_v2.h>

int main()
{
    const int n = 4;
    float alpha = 2, beta = 0, *device, host[3 * n * n];
    cublasHandle_t handle;
    for (int i = 0; i < 2 * n * n; i++)
        host[i] = (float)(i % 7);
    CHECK(cudaMalloc(&device, sizeof host));
    CHECK(cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice));
    EXPECT(cublasCreate(&handle) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &alpha, device, CUDA_R_32F, n, device + n * n, CUDA_R_32F, n,
                      &beta, device + 2 * n * n, CUDA_R_32F, n, CUDA_R_32F, CUBLAS_GEMM_DEFAULT) == CUBLAS_STATUS_SUCCESS);
    CHECK(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
    for (int c = 0; c < n; c++)
        for (int r = 0; r < n; r++) {
            float sum = 0;
            for (int i = 0; i < n; i++)
                sum += host[i * n + r] * host[n * n + c * n + i];
            EXPECT_EQUAL(2 * n * n + c * n + r, host[2 * n * n + c * n + r], alpha * sum);
        }
    EXPECT(cublasGemmStridedBatchedEx(handle, CUBLAS_OP_N, CUBLAS_OP_T, 2, 2, 2, &alpha, device, CUDA_R_32F, 2, 4, device + 4,
                                    CUDA_R_32F, 2, 4, &beta, device + 2 * n * n, CUDA_R_32F, 2, 4, 3, CUDA_R_32F,
                                    CUBLAS_GEMM_DEFAULT) == CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &alpha, device, CUDA_R_32F, n, device, CUDA_R_32F, n, &beta,
                      device, CUDA_R_32F, n, CUDA_R_8I, CUBLAS_GEMM_DEFAULT) != CUBLAS_STATUS_SUCCESS);
    EXPECT(cublasDestroy(handle) == CUBLAS_STATUS_SUCCESS);
    CHECK(cudaFree(device));
    return finish();
}
