// Matrix fragments of a warp (nvcuda::wmma): a product of halves with sums in single precision.
#include <mma.h>

using namespace nvcuda;

__global__ void product(const half *a, const half *b, float *c, int n, int k)
{
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;

    a += blockIdx.y * 16 * k;
    b += blockIdx.x * 16 * k;
    c += blockIdx.y * 16 * n + blockIdx.x * 16;
    wmma::load_matrix_sync(sum, c, n, wmma::mem_row_major);
    for (int i = 0; i < sum.num_elements; i++)
        sum.x[i] *= 0.5f;
    for (int i = 0; i < k; i += 16) {
        wmma::load_matrix_sync(left, a + i, k);
        wmma::load_matrix_sync(right, b + i, k);
        wmma::mma_sync(sum, left, right, sum);
    }
    wmma::store_matrix_sync(c, sum, n, wmma::mem_row_major);
}

void run(const half *a, const half *b, float *c, int n, int k)
{
    product<<<dim3(n / 16, n / 16), 32>>>(a, b, c, n, k);
}
