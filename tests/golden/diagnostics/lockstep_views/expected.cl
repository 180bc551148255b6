#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/base.clh>

typedef struct Arguments {
    __global float *rows[2];
} Arguments;

typedef union Cell {
    float number[64];
    int bits[64];
} Cell;

// Threads of a warp that meet in memory which they reach by arrays of pointers, or as elements of different sizes. Kernels named
// free_* do not.
__kernel void array_of_pointers(__global int *p)
{
    __local int a[64];
    __local int b[64];
    __local int *rows[2] = {a, b};
    int t = get_local_id(0);
    rows[0][t] = p[t];
    rows[1][t] = 0;
    p[t] = a[t + 1];
}

__kernel void chosen_by_a_loop(__global int *p, int n)
{
    __local int a[64];
    __local int b[64];
    __local int *rows[2];
    int t = get_local_id(0);
    rows[0] = a;
    rows[1] = b;
    for (int i = 0; i < n; i++) {
        rows[i & 1][t] = p[i];
        p[t] += rows[i & 1][t + 1];
    }
}

__kernel void table_of_rows(__global void *rows_arg, int n)
{
    __global float *__global *rows = (__global float *__global *)rows_arg;
    int t = get_local_id(0);
    for (int i = 0; i < n; i++) {
        rows[i][t] = t;
        rows[i][t] += rows[i][t + 1];
    }
}

__kernel void members(__global float *a, __global float *b)
{
    Arguments arguments;
    int t = get_local_id(0);
    arguments.rows[0] = a;
    arguments.rows[1] = b;
    arguments.rows[1][t] = t;
    arguments.rows[0][t] = arguments.rows[1][31 - t];
}

__kernel void pointer_in_shared_memory(__global float *p)
{
    __global float *__local row;
    int t = get_local_id(0);
    if (t == 0)
        row = p + 64 * (uint)get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    row[t] = t;
    p[t] = row[t + 1];
}

__kernel void free_rows_of_a_table(__global void *rows_arg, int n)
{
    __global float *__global *rows = (__global float *__global *)rows_arg;
    int t = get_local_id(0);
    for (int i = 0; i < n; i++)
        rows[0][t] += rows[i][t];
}

__kernel void free_arrays(__global int *p)
{
    __local int a[64];
    __local int b[64];
    __local int *rows[2] = {a, b};
    int t = get_local_id(0);
    rows[0][t] = p[t];
    p[t] = rows[1][t + 1] + rows[0][t];
}

__kernel void vectors_of_floats(__global const float *p, __global float4 *out)
{
    __local float s[256] __attribute__((aligned(16)));
    int t = get_local_id(0);
    s[t] = p[t];
    if (t < 8)
        out[t] = ((__local float4 *)s)[t];
}

__kernel void floats_of_vectors(__global const float4 *p, __global float *out)
{
    __local float4 s[64];
    int t = get_local_id(0);
    s[t] = p[t];
    out[t] = ((__local float *)s)[t];
}

__kernel void bytes(__global const int *p, __global char *out)
{
    __local int s[64];
    int t = get_local_id(0);
    s[t] = p[t];
    out[t] = ((__local char *)s)[4 * t + 4];
}

__kernel void rows_as_a_line(__global const float *p, __global float *out)
{
    __local float rows[8][32] __attribute__((aligned(16)));
    __local float *line = &rows[0][0];
    int x = get_local_id(0), y = get_local_id(1);
    rows[y][x] = p[32 * y + x];
    out[32 * y + x] = line[32 * y + x + 1];
}

__kernel void members_of_a_union(__global const float *p, __global int *out)
{
    __local Cell cell;
    int t = get_local_id(0);
    cell.number[t] = p[t];
    out[t] = cell.bits[t + 1];
}

__kernel void bytes_of_dynamic_memory(__global const float *p, __global float *out,
                                      __local ulong2 *memory_arg)
{
    __local uchar *memory = (__local uchar *)CU_LOCAL_ARGUMENT(memory_arg);
    __local float *first = (__local float *)memory;
    __local double *second = (__local double *)memory;
    int t = get_local_id(0);
    first[t] = p[t];
    out[t] = second[t];
}

__kernel void free_own_vector(__global const float4 *p, __global float *out)
{
    __local float4 s[64];
    __local float *numbers = (__local float *)s;
    int t = get_local_id(0);
    s[t] = p[t];
    for (int i = 0; i < 4; i++)
        out[t] += numbers[4 * t + i];
    numbers[4 * t + 1] = 0;
    out[t] += s[t].x;
}

__kernel void free_own_row(__global const float *p, __global float *out)
{
    __local float rows[8][32] __attribute__((aligned(16)));
    __local float *line = (__local float *)rows;
    int x = get_local_id(0), y = get_local_id(1);
    rows[y][x] = p[32 * y + x];
    out[32 * y + x] = line[32 * y + x];
}

__kernel void free_parts(__global const float *p, __global float *out, int n,
                         __local ulong2 *memory_arg)
{
    __local uchar *memory = (__local uchar *)CU_LOCAL_ARGUMENT(memory_arg);
    __local float *first = (__local float *)memory;
    __local double *second = (__local double *)(memory + n * sizeof(float));
    int t = get_local_id(0);
    second[t] = 0;
    first[t] = p[t];
    out[t] = second[t] + first[t];
}
