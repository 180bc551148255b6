/* The lanes form of kernels, made by cu2cl from the text with hash be3754a8011b7d3a.
 * One work-item runs a block; docs/lanes.md explains it. Change the other text, and let
 * `cu2cl lanes` make this one again.
 * Kernels: smooth 1024 loops,
 *   add 1024 loops,
 *   edges 1024 loops */
#include <cu2cl/block.clh>

__kernel void smooth_lanes(const __global float *in, __global float *out, int rows, uint cu_size_x,
                           uint cu_size_y, uint cu_size_z, __global int *cu_block_status)
{
    CU_EACH_ROW {
        float left = 0.300000012F;
        CU_ROW_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int j = (cu_first + (size_t)cu_l);
            const int i = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
            CU_ROW_TAKES(i < rows && j > 0 && j < 512 - 1)
        }
        if (cu_end - cu_begin <= cu_count) { /* they are neighbours */
            CU_LANES_TOGETHER CU_EACH_TAKEN {
                const int j = (cu_first + (size_t)cu_l);
                const int i = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                float right;
                right = 0.699999988F;
                float middle = in[i * 512 + j];
                out[i * 512 + j] = left * in[i * 512 + j - 1] + middle
                    + right * in[i * 512 + j + 1];
            }
        } else {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int j = (cu_first + (size_t)cu_l);
                const int i = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                float right;
                if (i < rows && j > 0 && j < 512 - 1) {
                    right = 0.699999988F;
                    float middle = in[i * 512 + j];
                    out[i * 512 + j] = left * in[i * 512 + j - 1] + middle
                        + right * in[i * 512 + j + 1];
                }
            }
        }
    }
}

__kernel void add_lanes(const __global float *x, __global float *y, int rows, int columns,
                        uint cu_size_x, uint cu_size_y, uint cu_size_z,
                        __global int *cu_block_status)
{
    CU_EACH_ROW {
        int width = columns + 2;
        CU_ROW_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const int column = (cu_first + (size_t)cu_l);
            const int row = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
            CU_ROW_TAKES(!(column >= columns) && !(row >= rows))
        }
        if (cu_end - cu_begin <= cu_count) { /* they are neighbours */
            CU_LANES_TOGETHER CU_EACH_TAKEN {
                const int column = (cu_first + (size_t)cu_l);
                const int row = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                y[row * width + column] += x[row * width + column];
            }
        } else {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const int column = (cu_first + (size_t)cu_l);
                const int row = get_group_id(1) * (size_t)cu_size_y + (size_t)(cu_y);
                if (!(column >= columns) && !(row >= rows)) {
                    y[row * width + column] += x[row * width + column];
                }
            }
        }
    }
}

__kernel void edges_lanes(__global float *out, int n, uint cu_size_x, uint cu_size_y,
                          uint cu_size_z, __global int *cu_block_status)
{
    CU_EACH_ROW_OF_BLOCK {
        CU_ROW_BEGIN
        CU_LANES_TOGETHER CU_EACH_LANE {
            const unsigned int i = cu_group * (size_t)cu_size_x + (size_t)(cu_l);
            CU_ROW_TAKES((size_t)(cu_l) > 0 && i < n)
        }
        if (cu_end - cu_begin <= cu_count) { /* they are neighbours */
            CU_LANES_TOGETHER CU_EACH_TAKEN {
                const unsigned int i = cu_group * (size_t)cu_size_x + (size_t)(cu_l);
                __global float *const to = out + i;
                *to = *to * 2 + (uint)cu_group;
            }
        } else {
            CU_LANES_TOGETHER CU_EACH_LANE {
                const unsigned int i = cu_group * (size_t)cu_size_x + (size_t)(cu_l);
                __global float *const to = out + i;
                if ((size_t)(cu_l) > 0 && i < n) {
                    *to = *to * 2 + (uint)cu_group;
                }
            }
        }
    }
}

