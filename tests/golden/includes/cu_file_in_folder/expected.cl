__kernel void work(__global float *p)
{
    p[get_local_id(0)] += 1;
}
