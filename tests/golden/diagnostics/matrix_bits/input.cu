// Matrix fragments whose elements have fewer than 8 bits are not ported.
#include <mma.h>

using namespace nvcuda;
using namespace wmma::experimental;

__global__ void bits(const unsigned *a, const unsigned *b, int *c)
{
    wmma::fragment<wmma::matrix_a, 8, 8, 128, precision::b1, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 8, 8, 128, precision::b1, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 8, 8, 128, int> sum;

    wmma::fill_fragment(sum, 0);
    wmma::load_matrix_sync(left, a, 128);
    wmma::load_matrix_sync(right, b, 128);
    wmma::bmma_sync(sum, left, right, sum);
    wmma::store_matrix_sync(c, sum, 8, wmma::mem_row_major);
}

__global__ void kept(int *c) { *c = 1; }
