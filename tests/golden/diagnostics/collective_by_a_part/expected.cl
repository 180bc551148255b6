#include <cu2cl/sync.clh>
#include <cu2cl/warp_bits.clh>
#include <cu2cl/warp_shuffle.clh>

// Kernels named whole_* reach their shuffles with all threads of the block, and run on any device;
// those named part_* are reported.
int sum(int v, __local ulong *cu_lanes)
{
    for (int offset = 16; offset > 0; offset /= 2)
        v += cu_shfl_down_int(cu_lanes, 0xffffffff, v, offset, 32);
    return v;
}

int lane_of(int i)
{
    return i % 32;
}

bool is_first(void)
{
    return lane_of((uint)get_local_id(0)) == 0;
}

void add_index(int *v)
{
    *v += (uint)get_local_id(0);
}

__kernel void whole_loop(__global int *p, int n)
{
    __local ulong cu_lanes[CU_LANES];
    int v = p[get_local_id(0)];
    for (int i = 0; i < n; i++) {
        if (p[i] < 0)
            break;
        v += sum(v, cu_lanes); // p[i] is the same for all
    }
    if (is_first())
        p[get_local_id(0)] = v;
}

__kernel void whole_shared(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    __local int limit;
    if (get_local_id(0) == 0)
        limit = p[0];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (limit > 3)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void whole_block(__global int *p, int n)
{
    __local ulong cu_lanes[CU_LANES];
    if ((uint)get_group_id(0) * (uint)get_local_size(0) >= n)
        return;
    p[get_local_id(0)] = sum(p[get_local_id(0)], cu_lanes)
        + cu_syncthreads_or(cu_lanes, get_local_id(0) < n);
}

__kernel void part_branch(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    if (get_local_id(0) < 32)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_function(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    if (is_first())
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_return(__global int *p, int n)
{
    __local ulong cu_lanes[CU_LANES];
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    p[i] = sum(p[i], cu_lanes);
}

__kernel void part_reference(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    int n = 0;
    add_index(&n);
    if (n > 3)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_pointer(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    int n = 0;
    int *q = &n;
    *q = get_local_id(0);
    if (n > 3)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_array(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    int limits[2] = {1, 2};
    int *q = limits;
    q[1] = p[get_local_id(0)];
    while (limits[1]-- > 0)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_break(__global int *p, int n)
{
    __local ulong cu_lanes[CU_LANES];
    int v = 0;
    for (int i = 0; i < n; i++) {
        v += sum(1, cu_lanes);
        if (p[get_local_id(0)] == i)
            break;
    }
    p[get_local_id(0)] = v;
}

__kernel void part_continue(__global int *p, int n)
{
    __local ulong cu_lanes[CU_LANES];
    for (int i = 0; i < n; i++) {
        if (p[get_local_id(0)] == i)
            continue;
        p[get_local_id(0)] = sum(1, cu_lanes);
    }
}

__kernel void part_assigned(__global int *p, int n)
{
    __local ulong cu_lanes[CU_LANES];
    int limit = 1;
    for (int i = 0; i < n; i++)
        if (p[get_local_id(0)] == i)
            limit = 5;
    if (limit == 5)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_operator(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    p[0] = p[get_local_id(0)] > 3 && cu_any(cu_lanes, 0xffffffff, get_local_id(0) == 5);
}

__kernel void part_conditional(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    p[1] = get_local_id(0) > 3 ? cu_shfl_int(cu_lanes, 0xffffffff, 5, 1, 32) : 0;
}

__kernel void part_vote(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    if (cu_any(cu_lanes, 0xffffffff, p[get_local_id(0)])) // the same in a warp, not in the block
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_atomic(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    int ticket = atomic_add(p, 1);
    if (ticket < 5)
        p[get_local_id(0)] = sum(1, cu_lanes);
}

__kernel void part_switch(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    switch (p[get_local_id(0)]) {
    case 1: p[get_local_id(0)] = sum(1, cu_lanes);
    default: break;
    }
}

__kernel void part_goto(__global int *p)
{
    __local ulong cu_lanes[CU_LANES];
    if (p[get_local_id(0)])
        goto end;
    p[get_local_id(0)] = sum(1, cu_lanes);
end:
    p[0] = 1;
}
