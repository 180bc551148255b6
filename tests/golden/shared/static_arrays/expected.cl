#define TILE 16

__kernel void transpose(__global const float *in, __global float *out, int n)
{
    __local float tile[TILE][TILE + 1]; // no bank conflicts
    int x = get_group_id(0) * TILE + get_local_id(0);
    int y = get_group_id(1) * TILE + get_local_id(1);

    tile[get_local_id(1)][get_local_id(0)] = in[y * n + x];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[x * n + y] = tile[get_local_id(1)][get_local_id(0)];
}
