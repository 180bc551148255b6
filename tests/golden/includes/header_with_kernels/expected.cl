#define BASE 10

__kernel void number(__global int *p)
{
    p[(uint)get_local_id(0)] = (uint)get_local_id(0) + BASE;
}
