int sum(int value, __local int *total)
{
    if (get_local_id(0) == 0)
        *total = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    atomic_add(total, value);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return *total;
}

__kernel void k(__global int *out, int n)
{
    __local int total;
    __local int cell[32];
    int s = sum((uint)get_local_id(0), &total);
    for (int i = 0; i < n; i++) {
        cell[get_local_id(0)] = i;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        out[get_local_id(0)] += cell[31 - (uint)get_local_id(0)] + s;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
}
