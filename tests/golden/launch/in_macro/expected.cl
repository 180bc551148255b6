__kernel void k(__global int *p)
{
    p[get_local_id(0)] = 1;
}
