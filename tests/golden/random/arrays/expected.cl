__kernel void scale(__global float *numbers, float factor)
{
    numbers[(uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)] *= factor;
}
