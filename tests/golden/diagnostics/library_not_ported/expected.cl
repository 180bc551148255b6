__kernel void fill(__global int *p, int n)
{
    int i = (uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0);
    if (i < n)
        p[i] = n - i;
}
