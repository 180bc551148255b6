// Threads of a warp that meet in memory which they reach by arrays of pointers, or as elements of different sizes. Kernels named
// free_* do not.
#include <cu2cl/cu2cl.h>

void array_of_pointers(int *p)
CU2CL_KERNEL(array_of_pointers, p)

void chosen_by_a_loop(int *p, int n)
CU2CL_KERNEL(chosen_by_a_loop, p, n)

void table_of_rows(float **rows, int n)
CU2CL_KERNEL(table_of_rows, rows, n)

struct Arguments {
    float *rows[2];
};

void members(float *a, float *b)
CU2CL_KERNEL(members, a, b)

void pointer_in_shared_memory(float *p)
CU2CL_KERNEL(pointer_in_shared_memory, p)

void free_rows_of_a_table(float **rows, int n)
CU2CL_KERNEL(free_rows_of_a_table, rows, n)

void free_arrays(int *p)
CU2CL_KERNEL(free_arrays, p)

void vectors_of_floats(const float *p, float4 *out)
CU2CL_KERNEL(vectors_of_floats, p, out)

void floats_of_vectors(const float4 *p, float *out)
CU2CL_KERNEL(floats_of_vectors, p, out)

void bytes(const int *p, char *out)
CU2CL_KERNEL(bytes, p, out)

void rows_as_a_line(const float *p, float *out)
CU2CL_KERNEL(rows_as_a_line, p, out)

union Cell {
    float number[64];
    int bits[64];
};

void members_of_a_union(const float *p, int *out)
CU2CL_KERNEL(members_of_a_union, p, out)

void bytes_of_dynamic_memory(const float *p, float *out)
CU2CL_KERNEL(bytes_of_dynamic_memory, p, out)

void free_own_vector(const float4 *p, float *out)
CU2CL_KERNEL(free_own_vector, p, out)

void free_own_row(const float *p, float *out)
CU2CL_KERNEL(free_own_row, p, out)

void free_parts(const float *p, float *out, int n)
CU2CL_KERNEL(free_parts, p, out, n)
#include "input.cl.h"
