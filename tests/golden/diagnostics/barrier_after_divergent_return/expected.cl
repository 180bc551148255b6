__kernel void k(__global float *p, int n)
{
    __local float s[64];
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    s[get_local_id(0)] = p[i];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[i] = s[0];
}
