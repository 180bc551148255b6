__kernel void k(__global int *p, int n)
{
    if (get_local_id(0) < n)
        p[get_local_id(0)] = n;
}
