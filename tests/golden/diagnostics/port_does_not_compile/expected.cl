float scaled(float x)
{
    return twice(x) + 1.0f;
}

__kernel void scale(__global float *data)
{
    data[(uint)get_local_id(0)] = scaled(data[(uint)get_local_id(0)]);
}
