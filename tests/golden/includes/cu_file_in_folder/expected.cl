__kernel void work(__global float *p)
{
    p[(uint)get_local_id(0)] += 1;
}
