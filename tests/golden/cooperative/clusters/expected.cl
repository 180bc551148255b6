#include <cu2cl/variables.clh>

/* cooperative_groups::cluster_group::map_shared_rank<int> */
__local int *cluster_group_map_shared_rank_int(__local int *address, int unnamed_1)
{
    (void)(1u);
    return address;
}

__kernel void one(__global int *p)
{
    __local int s[32];
    s[get_local_id(0)] = p[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[get_local_id(0)] = cluster_group_map_shared_rank_int(s, 0)[31 - cu_thread_rank()] + (0u);
}

__kernel void also_one(__global int *p)
{
    *p = (1u);
}

__kernel void two(__global int *p)
{
    *p = (1u);
}

__kernel void not_understood(__global int *p)
{
    *p = (1u);
}

__kernel void does_not_look(__global int *p)
{
    *p = 3;
}
