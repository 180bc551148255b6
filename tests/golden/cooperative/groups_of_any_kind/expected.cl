#include <cu2cl/tiles.clh>
#include <cu2cl/variables.clh>

int by_reference(cu_group *group, int v)
{
    cu_group_sync(*group);
    return cu_group_thread_rank(*group) + v;
}

int by_value(const cu_group group, int v)
{
    cu_group_sync(group);
    return cu_group_size(group) + v;
}

/* any_kind<cooperative_groups::thread_block_tile<8, cooperative_groups::thread_block>> */
int any_kind_tile_8(int v)
{
    cu_tile_sync(8);
    return cu_tile_thread_rank(8) + v;
}

/* any_kind<cooperative_groups::thread_block> */
int any_kind_thread_block(int v)
{
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return cu_thread_rank() + v;
}

/* any_kind<cooperative_groups::coalesced_group> */
int any_kind_coalesced_group(const cu_group group, int v)
{
    cu_group_sync(group);
    return cu_group_thread_rank(group) + v;
}

__kernel void k(__global int *p)
{
    cu_group cu2cl_tmp1;
    p[0] = by_reference((cu2cl_tmp1 = 0, &cu2cl_tmp1), 1) + by_value(cu_tile(8), 2)
        + any_kind_tile_8(3) + any_kind_thread_block(4);
    cu_group part = cu_group_partition(0, 8);
    cu_group active = cu_activemask();
    cu_group same = active;
    p[1] = by_value(part, 2) + by_reference(&same, 3) + any_kind_coalesced_group(active, 3)
        + by_value(active, 1);
}
