#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void fill(__global double *x, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < n)
        x[i] = i;
}
