// Threads of a warp that hand values to each other with nothing between that synchronises. Kernels named free_* do not.
#include <cu2cl/cu2cl.h>


void plain_pointer(int *p)
CU2CL_KERNEL(plain_pointer, p)

void scan_with_fences(volatile int *p)
CU2CL_KERNEL(scan_with_fences, p)

void turn_in_place(int *p)
CU2CL_KERNEL(turn_in_place, p)

void first_thread_tells(int *p)
CU2CL_KERNEL(first_thread_tells, p)

void back_edge(int *p, int n)
CU2CL_KERNEL(back_edge, p, n)

void free_tree(int *p)
CU2CL_KERNEL(free_tree, p)

void free_warp(int *p)
CU2CL_KERNEL(free_warp, p)

void free_rows(int *p, int n)
CU2CL_KERNEL(free_rows, p, n)

void free_wavelet(float *p, int levels)
CU2CL_KERNEL(free_wavelet, p, levels)

void free_odd_tree(int *p)
CU2CL_KERNEL(free_odd_tree, p)

void odd_tree_that_meets(int *p)
CU2CL_KERNEL(odd_tree_that_meets, p)

void free_exchange(int *p, int step)
CU2CL_KERNEL(free_exchange, p, step)

void free_until_settled(int *p)
CU2CL_KERNEL(free_until_settled, p)

void free_last(int *p)
CU2CL_KERNEL(free_last, p)

void pointer_that_steps(int *p)
CU2CL_KERNEL(pointer_that_steps, p)

void pointer_that_moves(float *rows, float *sums, int n)
CU2CL_KERNEL(pointer_that_moves, rows, sums, n)

void buffers_that_take_turns(int *p, int n)
CU2CL_KERNEL(buffers_that_take_turns, p, n)

void one_of_two(int *p, bool first)
CU2CL_KERNEL(one_of_two, p, first)

void half_volatile(int *p)
CU2CL_KERNEL(half_volatile, p)

struct View {
    int *data;
};
struct Work {
    int *data, *other;
};

void through_an_object(int *p)
CU2CL_KERNEL(through_an_object, p)

void through_a_member(int *p)
CU2CL_KERNEL(through_a_member, p)

void free_two_views(int *p)
CU2CL_KERNEL(free_two_views, p)

void filled_together(int *p, int n)
CU2CL_KERNEL(filled_together, p, n)

void rows_and_columns(float *p)
CU2CL_KERNEL(rows_and_columns, p)

void counted_and_read(int *p)
CU2CL_KERNEL(counted_and_read, p)

void cleared_and_counted(int *p)
CU2CL_KERNEL(cleared_and_counted, p)

void free_until_counted(int *p, int n)
CU2CL_KERNEL(free_until_counted, p, n)

void copied(int4 *p)
CU2CL_KERNEL(copied, p)

void free_up_to_a_limit(int *p, int n)
CU2CL_KERNEL(free_up_to_a_limit, p, n)

void free_odd_ones(int *p)
CU2CL_KERNEL(free_odd_ones, p)

void free_rows_of_a_block(float *p, int n)
CU2CL_KERNEL(free_rows_of_a_block, p, n)

void through_a_pointer(int *p)
CU2CL_KERNEL(through_a_pointer, p)

void free_checkerboard(int *p)
CU2CL_KERNEL(free_checkerboard, p)

#define TWICE(loop) for (int loop = 0; loop < n; loop++)

void too_large(int *p, int n)
CU2CL_KERNEL(too_large, p, n)
#include "input.cl.h"
