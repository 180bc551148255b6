#include <cu2cl/base.clh>

__kernel void reverse(__global float *data, __local float *buffer)
{
    buffer = CU_LOCAL_ARGUMENT(buffer);
    buffer[get_local_id(0)] = data[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    data[get_local_id(0)] = buffer[(uint)get_local_size(0) - 1 - (uint)get_local_id(0)];
}

__kernel void split(__global int *data, int n, __local ulong2 *bytes_arg)
{
    __local char *bytes = (__local char *)CU_LOCAL_ARGUMENT(bytes_arg);
    __local int *first = (__local int *)bytes;
    __local int *second = first + n;
    first[get_local_id(0)] = data[get_local_id(0)];
    second[get_local_id(0)] = -data[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    data[get_local_id(0)] = second[0] + first[1];
}
