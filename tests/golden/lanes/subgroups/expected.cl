#include <cu2cl/bulk.clh>
#include <cu2cl/shared.clh>
#include <cu2cl/warp_bits.clh>
#include <cu2cl/warp_shuffle.clh>

// Which kernels sub-groups can run: not those of which only the lanes form finds out that lanes which a
// collective names are elsewhere, nor those with a barrier that some threads do not reach.
int sum_of_warp(int v, __local ulong *cu_lanes)
{
    for (int distance = 16; distance > 0; distance /= 2)
        v += cu_shfl_xor_int(cu_lanes, 0xffffffff, v, distance, 32);
    return v;
}

__kernel void block_sum(__global const int *in, __global int *out)
{
    __local ulong cu_lanes[CU_LANES];
    __local int sums[32];
    int v = sum_of_warp(in[get_local_id(0)], cu_lanes);
    if ((uint)get_local_id(0) % 32 == 0)
        sums[(uint)get_local_id(0) / 32] = v;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if ((uint)get_local_id(0) / 32 == 0) {
        v = sum_of_warp(get_local_id(0) < (uint)get_local_size(0) / 32 ? sums[get_local_id(0)] : 0,
                        cu_lanes);
        if (get_local_id(0) == 0)
            out[0] = v;
    }
}

__kernel void last_in_branch(__global const int *in, __global int *out)
{
    int v = in[get_local_id(0)];
    if (v > 0)
        out[get_local_id(0)] = ((int)popcount(cu_activemask()));
}

__kernel void behind_return(__global const int *in, __global int *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    if (get_local_id(0) >= n)
        return;
    out[get_local_id(0)] = sum_of_warp(in[get_local_id(0)], cu_lanes);
}

// The lanes that do not take the branch come to the second shuffle.
__kernel void meets_again(__global const int *in, __global int *out)
{
    __local ulong cu_lanes[CU_LANES];
    int v = in[get_local_id(0)];
    if (v > 0)
        v = cu_shfl_int(cu_lanes, 0xffffffff, v, 0, 32);
    out[get_local_id(0)] = cu_shfl_int(cu_lanes, 0xffffffff, v, 1, 32);
}

__kernel void barrier_behind_return(__global const int *in, __global int *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    __local int value;
    if (get_local_id(0) >= n)
        return;
    int v = sum_of_warp(in[get_local_id(0)], cu_lanes);
    if (get_local_id(0) == 0)
        value = v;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = value;
}

// Sub-groups and work-items don't count arrivals as one work-item does: no such form, also where nobody waits.
__kernel void arrives(__global uint *out)
{
    __local uint cu_shared[4];
    __local ulong barrier_1;
    unsigned at = (uint)cu_shared_number(cu_shared, &barrier_1), pending;
    ulong state;
    if (get_local_id(0) == 0)
        cu_mbarrier_init(cu_mbarrier_at(cu_shared, at), 64u);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    state = cu_mbarrier_arrive(cu_mbarrier_at(cu_shared, at), 1);
    pending = cu_mbarrier_token_pending_count(state);
    out[get_local_id(0)] = pending;
}
