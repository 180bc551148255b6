/* scale<3> */
__kernel void scale_3(__global int *values, int start)
{
    values[get_local_id(0)] = 3 * start;
}

int sum(__local const int *values, int count)
{
    int total = 0;
    
    for (int i = 0; i < count; i++)
        total += values[i]; // it's a sum
    return total;
}

__kernel void total_of(__global int *values, __global int *total)
{
    __local int copy[4] __attribute__((aligned(16)));
#pragma unroll 4
    for (int i = 0; i < 4; i++)
        copy[i] = values[i];
#pragma unroll 3
    for (int i = 0; i < 3; i++) // behind the macro
        copy[i]++;
    if (copy[0] > 0)
#pragma unroll
        for (int i = 0; i < 3; i++) copy[i]--;
#pragma unroll
    for (int i = 0; i < 4; i++)
        copy[i] += 2;
#pragma unroll
    for (int i = 0; i < 4; i++)
        copy[i] -= 2;
    *total = sum(copy, 4);
}
