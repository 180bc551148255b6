__kernel void twice(__global float *data, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n)
        data[i] *= 2.0f;
}
