__kernel void fine(__global float *p)
{
    p[(uint)get_local_id(0)] = 0;
}
