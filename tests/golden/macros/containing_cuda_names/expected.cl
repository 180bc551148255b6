__kernel void k(__global int *p, int n)
{
    __local int s[32];
    s[get_local_id(0)] = p[((uint)get_group_id(0) * (uint)get_local_size(0)
                            + (uint)get_local_id(0))];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = 0; i < (4); i++) {
        p[((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0))] += s[i];
    }
}
