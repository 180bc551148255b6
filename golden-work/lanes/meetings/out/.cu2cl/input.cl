/* Made from input.cu by cu2cl 0.1.0.
 * cu_lanes: through it the work-items of a warp exchange values. */
#include <cu2cl/warp_bits.clh>
#include <cu2cl/warp_shuffle.clh>

int sum(int value, uint mask, __local ulong *cu_lanes)
{
    for (int distance = 16; distance > 0; distance /= 2)
        value += cu_shfl_xor_int(cu_lanes, mask, value, distance, 32);
    return value;
}

int place(void)
{
    return (uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0);
}

__kernel void in_a_branch(__global const int *in, __global int *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    __local int whole;
    int own[2] = {1, 2};
    const int i = place();
    if (i >= n)
        return;
    if (i / 32 % 2 == 0)
        own[1] = sum(in[i], cu_activemask(), cu_lanes);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        whole = own[0];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int k = 0; k < own[1] % 4 && cu_any(cu_lanes, cu_activemask(), in[i] > k); k++)
        own[0] += k;
    out[i] = own[0] + own[1] + whole;
}

__kernel void relies_on_lockstep(__global int *data)
{
    __local int cells[32];
    int lane = get_local_id(0);
    cells[lane] = data[lane];
    if (lane < 16)
        cells[lane] += cells[lane + 16];
    data[lane] = cells[lane / 2];
}
