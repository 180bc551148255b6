#include <cu2cl/half.clh>
#include <cu2cl/matrix.clh>

typedef struct fragment_accumulator_16_16_16_float {
    float x[8];
} __attribute__((aligned(8))) fragment_accumulator_16_16_16_float;

typedef struct fragment_matrix_a_16_16_16_half_row_major {
    cu_half x[16];
} __attribute__((aligned(8))) fragment_matrix_a_16_16_16_half_row_major;

typedef struct fragment_matrix_b_16_16_16_half_col_major {
    cu_half x[16];
} __attribute__((aligned(8))) fragment_matrix_b_16_16_16_half_col_major;

/* nvcuda::wmma::load_matrix_sync<nvcuda::wmma::matrix_a, 16, 16, 16, __half,
 * nvcuda::wmma::row_major> */
void load_matrix_sync_matrix_a_16_16_16_half_row_major(fragment_matrix_a_16_16_16_half_row_major *f,
                                                       __global const cu_half *memory, uint stride)
{
    cu_load_matrix_half_global(f->x, memory, stride, 0, 16, 16, 16,
                        0);
}

/* nvcuda::wmma::load_matrix_sync<nvcuda::wmma::matrix_b, 16, 16, 16, __half,
 * nvcuda::wmma::col_major> */
void load_matrix_sync_matrix_b_16_16_16_half_col_major(fragment_matrix_b_16_16_16_half_col_major *f,
                                                       __global const cu_half *memory, uint stride)
{
    cu_load_matrix_half_global(f->x, memory, stride, 1, 16, 16, 16,
                        1);
}

/* nvcuda::wmma::load_matrix_sync<16, 16, 16, float> */
void load_matrix_sync_16_16_16_float(fragment_accumulator_16_16_16_float *f,
                                     __global const float *memory, uint stride, uint layout)
{
    cu_load_matrix_float_global(f->x, memory, stride, 2, 16, 16, 16,
                        layout == 1);
}

/* nvcuda::wmma::store_matrix_sync<16, 16, 16, float> */
void store_matrix_sync_16_16_16_float(__global float *memory,
                                      const fragment_accumulator_16_16_16_float *f, uint stride,
                                      uint layout)
{
    cu_store_matrix_float_global(memory, f->x, stride, 16, 16, 16, layout == 1);
}

/* nvcuda::wmma::mma_sync<16, 16, 16, __half, float, float, nvcuda::wmma::row_major,
 * nvcuda::wmma::col_major> */
void mma_sync_16_16_16_half_float_float_row_major_col_major(
        fragment_accumulator_16_16_16_float *d, const fragment_matrix_a_16_16_16_half_row_major *a,
        const fragment_matrix_b_16_16_16_half_col_major *b,
        const fragment_accumulator_16_16_16_float *c)
{
    cu_multiply_half_to_float(d->x, a->x, b->x, c->x, 16, 16, 16, 0,
                     1, 0);
}

__kernel void product(__global const cu_half *a, __global const cu_half *b, __global float *c,
                      int n, int k)
{
    fragment_matrix_a_16_16_16_half_row_major left;
    fragment_matrix_b_16_16_16_half_col_major right;
    fragment_accumulator_16_16_16_float sum;

    a += (uint)get_group_id(1) * 16 * k;
    b += (uint)get_group_id(0) * 16 * k;
    c += (uint)get_group_id(1) * 16 * n + (uint)get_group_id(0) * 16;
    load_matrix_sync_16_16_16_float(&sum, c, n, 0);
    for (int i = 0; i < 8; i++)
        sum.x[i] *= 0.5f;
    for (int i = 0; i < k; i += 16) {
        load_matrix_sync_matrix_a_16_16_16_half_row_major(&left, a + i, k);
        load_matrix_sync_matrix_b_16_16_16_half_col_major(&right, b + i, k);
        mma_sync_16_16_16_half_float_float_row_major_col_major(&sum, &left, &right, &sum);
    }
    store_matrix_sync_16_16_16_float(c, &sum, n, 0);
}
