int first(int i, __local char *room)
{
    ((__local long *)room)[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return (int)((__local long *)room)[0];
}

/* aligned_by_argument<16> */
__kernel void aligned_by_argument_16(__global int *out)
{
    __local char bytes[64] __attribute__((aligned(128)));
    ((__local int *)bytes)[get_local_id(0)] = out[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = ((__local int *)bytes)[0];
}

__kernel void aligned(__global long *out)
{
    __local char room[64] __attribute__((aligned(8)));
    __local uchar bytes[64] __attribute__((aligned(16)));
    __local char plain[3];
    __local int line[16] __attribute__((aligned(128)));
    char mine[16] __attribute__((aligned(8)));
    __local long *words = (__local long *)bytes;
    words[get_local_id(0)] = first(1, room);
    plain[(uint)get_local_id(0) % 3] = 1;
    line[get_local_id(0)] = 2;
    *(long *)mine = 4;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = words[get_local_id(0)] + plain[0] + line[0] + *(long *)mine;
}
