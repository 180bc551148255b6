int twice(int i)
{
    return i << 1;
}

__kernel void fill(__global int *p)
{
    p[get_local_id(0)] = twice((uint)get_local_id(0));
}
