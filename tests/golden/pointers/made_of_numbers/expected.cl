// A number that was made of a pointer points to the same memory when it becomes a pointer again.
__kernel void sums(__global int *out)
{
    __local int shared[8];
    shared[get_local_id(0)] = get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);

    size_t place = (ulong)shared;
    int second = *(__local int *)((ulong)shared + sizeof(int));
    int third = *(__local int *)(place + 2 * sizeof(int));
    __global int *last = (__global int *)((ulong)out & ~3uL);
    last[get_local_id(0)] = second + third;
}
