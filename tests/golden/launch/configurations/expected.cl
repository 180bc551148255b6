__kernel void k(__global int *p, int n)
{
    if ((uint)get_local_id(0) < n)
        p[(uint)get_local_id(0)] = n;
}
