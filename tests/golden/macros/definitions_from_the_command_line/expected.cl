__kernel void k(__global float *p)
{
    __local float s[64];
    s[get_local_id(0)] = p[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[get_local_id(0)] = s[64 - 1 - (uint)get_local_id(0)] * 2.5f;
}
