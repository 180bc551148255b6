void warp_reduce(__local volatile float *s, int t)
{
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

__kernel void k(__global float *p)
{
    __local float s[64];
    s[get_local_id(0)] = p[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 32)
        warp_reduce(s, (uint)get_local_id(0));
    if (get_local_id(0) == 0)
        p[0] = s[0];
}
