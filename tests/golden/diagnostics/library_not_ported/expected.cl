__kernel void fill(__global int *p, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n)
        p[i] = n - i;
}
