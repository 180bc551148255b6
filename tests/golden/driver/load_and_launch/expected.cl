typedef struct Range {
    int from;
    long to;
} Range;

/* vectors::scale<float> */
__kernel void scale_float(__global float *data, char unused, Range range, __constant float *factor)
{
    long i = range.from + (uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0);
    if (i < range.to)
        data[i] *= *factor;
}

__kernel void nothing(void)
{
}
