#include <cu2cl/grid.clh>
#include <cu2cl/warp_bits.clh>
#include <cu2cl/warp_reduce.clh>

int down(int value, __local ulong *cu_lanes);

int sum_of_some(int value, __local ulong *cu_lanes)
{
    return value > 3 ? cu_reduce_add_int(cu_lanes, cu_activemask(), value) : 0;
}

__kernel void whole_grid(__global int *data, volatile __global uint *cu_grid)
{
    __local ulong cu_lanes[CU_LANES];
    data[get_local_id(0)] = sum_of_some(data[get_local_id(0)], cu_lanes);
    cu_grid_sync(cu_grid);
}

#ifdef CU_RECURSION /* the device's compiler takes it */
int down(int value, __local ulong *cu_lanes)
{
    return value < 1 ? sum_of_some(value, cu_lanes) : down(value - 1, cu_lanes);
}

__kernel void recursive(__global int *data)
{
    __local ulong cu_lanes[CU_LANES];
    data[get_local_id(0)] = down(data[get_local_id(0)], cu_lanes);
}
#endif

__kernel void large(__global int *data)
{
    __local ulong cu_lanes[CU_LANES];
    int kept[1000];
    for (int i = 0; i < 1000; i++)
        kept[i] = data[i];
    data[get_local_id(0)] = sum_of_some(data[get_local_id(0)], cu_lanes)
        + kept[(uint)get_local_id(0) % 1000];
}

__kernel void fine(__global int *data)
{
    __local ulong cu_lanes[CU_LANES];
    data[get_local_id(0)] = sum_of_some(data[get_local_id(0)], cu_lanes);
}
