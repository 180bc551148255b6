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

#define TWICE(loop) for (int loop = 0; loop < n; loop++)

void too_large(int *p, int n)
CU2CL_KERNEL(too_large, p, n)
#include "input.cl.h"
