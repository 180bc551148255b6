/* Made from input.cu by cu2cl 0.1.0. */
// A kernel with barriers has no lanes form when nobody wants one.
__kernel void turn(__global int *data)
{
    __local int s[64];
    s[get_local_id(0)] = data[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    data[get_local_id(0)] = s[63 - (uint)get_local_id(0)];
}
