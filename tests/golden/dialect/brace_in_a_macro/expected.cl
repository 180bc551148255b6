__kernel void scale(__global float *x, int n)
{
    for (int i = get_group_id(0) * get_local_size(0) + get_local_id(0); i < n;
         i += (uint)get_local_size(0) * (uint)get_num_groups(0)) {
        x[i] *= 2;
    }
}
