#include <cu2cl/warp_shuffle.clh>

enum { KEEP, DOUBLE };
typedef int Mode;

typedef struct Pair {
    int low;
    int high;
} Pair;

int Pair_sum(__global const Pair *self)
{ return self->low + self->high; }

float scaled(__local const float *values, int i, Mode mode)
{
    return mode == DOUBLE ? 2 * values[i] : values[i];
}

float scaled_private(const float *values, int i, Mode mode)
{
    return mode == DOUBLE ? 2 * values[i] : values[i];
}

__kernel void pairs(__global const Pair *in, __global float *out, int n, __constant float *weight)
{
    __local float tile[64];
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    tile[get_local_id(0)] = i < n ? *weight * Pair_sum(&in[i]) : 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float own[2] = {tile[0], scaled(tile, 63 - (uint)get_local_id(0), 0)};
    for (int k = 0; k < 2; k++)
        own[1] += scaled_private(own, k, DOUBLE);
    if (i < n)
        out[i] = own[1];
}

__kernel void lanes(__global int *out)
{
    __local ulong cu_lanes[CU_LANES];
    if (get_local_id(0) < 32) {
        out[get_local_id(0)] = cu_shfl_xor_uint(cu_lanes, 0xffffffff, (uint)get_local_id(0), 1, 32);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
}
