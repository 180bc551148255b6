#include <cu2cl/warp_shuffle.clh>

// Threads that have returned, or do not take a branch, come to no barrier of the others.
__kernel void returns(__global const float *in, __global float *out, int n, int period)
{
    __local float tile[64];
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    int phase = i % period; // by zero, for threads that are not there
    tile[get_local_id(0)] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    float sum = 0;
    for (int k = 0; k < 64; k++)
        sum += tile[k];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    tile[get_local_id(0)] = sum + phase;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[i] = tile[63 - (uint)get_local_id(0)];
}

__kernel void branch(__global const float *a, __global float *out, int n)
{
    __local float tile[64];
    int x = get_local_id(0);
    if (a[x] > 0) {
        for (int k = 0; k < n; k++) {
            tile[x] = a[k * 64 + x];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            out[k * 64 + x] = tile[k];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
    } else {
        out[x] = -1;
    }
}

__kernel void warps(__global const int *in, __global int *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    __local int sums[2];
    int x = get_local_id(0);
    if (x >= n)
        return;
    int v = in[x];
    for (int o = 16; o > 0; o /= 2)
        v += cu_shfl_xor_int(cu_lanes, 0xffffffff, v, o, 32);
    if (x % 32 == 0)
        sums[x / 32] = v;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[x] = sums[0] + sums[1] + v;
}
