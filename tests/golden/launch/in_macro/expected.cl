__kernel void k(__global int *p)
{
    p[(uint)get_local_id(0)] = 1;
}
