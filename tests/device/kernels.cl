// Kernels of the runtime's device tests, in the form that the translator emits.
#include <cu2cl/base.clh>

struct list {
    ulong next;
    int value;
};

__kernel void add(__global const float *a, __global const float *b, __global float *c, int n)
{
    int i = (int)get_global_id(0);
    if (i < n)
        c[i] = a[i] + b[i];
}

__kernel void scale(__global int *data, int n, int factor) /* (interior, pointers) */
{
    int i = (int)get_global_id(0);
    if (i < n)
        data[i] = data[i - 1 + 1] * factor;
}

// Pointers in a structure, and in memory that it leads to.
struct pair {
    ulong from, to;
};

__kernel void copy_pair(struct pair p, int n)
{
    int i = (int)get_global_id(0);
    __global const int *from = (__global const int *)p.from;
    __global int *to = (__global int *)p.to;
    if (i < n)
        to[i] = from[i];
}

__kernel void walk(__global struct list *head, __global int *sum)
{
    int total = 0;
    for (__global struct list *at = head; at; at = (__global struct list *)at->next)
        total += at->value;
    *sum = total;
}

__kernel void reverse(__global int *data, __local int *shared)
{
    int i = (int)get_local_id(0), n = (int)get_local_size(0);
    shared[i] = data[get_group_id(0) * (size_t)n + (size_t)i];
    barrier(CLK_LOCAL_MEM_FENCE);
    data[get_group_id(0) * (size_t)n + (size_t)i] = shared[n - 1 - i];
}

__kernel void symbols(__global int *out, __constant int *table, __global int *counter)
{
    int i = (int)get_global_id(0);
    out[i] = table[i];
    if (i == 0)
        *counter += 1;
}

__kernel void check(__global const int *data, int expected, __global int *cu_status)
{
    if (data[get_global_id(0)] != expected)
        *cu_status = 710;
}

__kernel void dims(__global uint *out)
{
    if (get_global_id(0) + get_global_id(1) + get_global_id(2) == 0) {
        out[0] = (uint)get_num_groups(0);
        out[1] = (uint)get_num_groups(1);
        out[2] = (uint)get_num_groups(2);
        out[3] = (uint)get_local_size(0);
        out[4] = (uint)get_local_size(1);
        out[5] = (uint)get_local_size(2);
    }
}

__kernel void is_null(__global int *out, __global int *p)
{
    *out = p == 0;
}
