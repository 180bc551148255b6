__kernel void fill(__global int *p)
{
    p[get_local_id(0)] = get_local_id(0);
}
