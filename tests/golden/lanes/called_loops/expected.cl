typedef struct point {
    float weight;
    float cost;
} point;

float distance_int_int_int_int_float__ptr(int a, int b, int count, int dimensions,
                                          __global const float *at)
{
    float sum = 0;
    for (int i = 0; i < dimensions; i++) {
        float d = at[i * count + a] - at[i * count + b];
        sum += d * d;
    }
    return sum;
}

// lane loops: the coordinates of neighbours lie side by side
__kernel void costs(__global const float *at, __global point *points, __global float *out,
                    int count, int dimensions)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i < count) {
        float cost = distance_int_int_int_int_float__ptr(i, 0, count, dimensions, at)
            * points[i].weight;
        if (cost < points[i].cost)
            out[i] = cost;
    }
}

int first_at(__global const int *at, int value, int n)
{
    for (int i = 0; i < n; i++)
        if (at[i] == value)
            return i;
    return -1;
}

// as it is: each thread leaves the function's loop elsewhere
__kernel void searches(__global const int *at, __global int *out, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    out[i] = first_at(at, i, n);
}

// the left side is read before
__kernel void behind_a_read(__global const float *at, __global float *out, int count,
                            int dimensions)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    out[i] = out[i] + distance_int_int_int_int_float__ptr(i, 0, count, dimensions, at);
}
