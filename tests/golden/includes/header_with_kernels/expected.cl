#define BASE 10

__kernel void number(__global int *p)
{
    p[get_local_id(0)] = get_local_id(0) + BASE;
}
