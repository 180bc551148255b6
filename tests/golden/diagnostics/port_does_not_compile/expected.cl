float scaled(float x)
{
    return twice(x) + 1.0f;
}

__kernel void scale(__global float *data)
{
    data[get_local_id(0)] = scaled(data[get_local_id(0)]);
}
