__kernel void k(__global float *p, int n)
{
    __local float s[64];
    int i = (uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0);
    if (i >= n)
        return;
    s[(uint)get_local_id(0)] = p[i];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[i] = s[0];
}
