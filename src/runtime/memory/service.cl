/* The runtime's own kernels: what the address of a buffer is, whether the device can be used by
 * addresses, small copies to the host, fills. address.c, mailbox.c and fill.c launch them. They may
 * stand in front of a program's own text, so all names begin with cu2cl_. */

__kernel void cu2cl_address(__global uchar *p, __global ulong *result)
{
    *result = (ulong)p;
}
__kernel void cu2cl_probe(__global ulong *p, ulong q)
{
    p[1] = p[0] + 1;
    ((__global ulong *)q)[1] = ((__global ulong *)q)[0] + 2;
}
/* At most 1024 bytes for the host, and then the number of the ticket. */
__kernel void cu2cl_mail(__global const uchar *from, volatile __global uint *slot, uint count,
                         uint ticket)
{
    volatile __global uchar *to = (volatile __global uchar *)(slot + 16);
    #pragma unroll 1
    for (uint i = get_local_id(0); i < count; i += 64)
        to[i] = from[i];
#ifdef __NV_CL_C_VERSION
    asm volatile("membar.sys;" ::: "memory");
#else
    mem_fence(CLK_GLOBAL_MEM_FENCE);
#endif
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 0)
        slot[0] = ticket;
}
/* A few bytes, by one work-group. Loops stay loops: the drivers' builds take as long as their
 * code is, and programs wait for this one. */
__kernel void cu2cl_fill_little(__global uchar *p, uint count, uint value)
{
    bool words = (((ulong)p | count) & 3) == 0;
    #pragma unroll 1
    for (uint i = get_local_id(0); i < (words ? count / 4 : count); i += 128)
        if (words)
            ((__global uint *)p)[i] = value;
        else
            p[i] = (uchar)value;
}
/* Rows of `width` bytes; a work-item has the 16 bytes at a multiple of 16. */
__kernel void cu2cl_fill(__global uchar *p, ulong pitch, ulong slice, ulong width,
                         ulong height, ulong depth, uint value)
{
    #pragma unroll 1
    for (ulong z = get_global_id(2); z < depth; z += get_global_size(2))
        #pragma unroll 1
        for (ulong y = get_global_id(1); y < height; y += get_global_size(1)) {
            ulong row = (ulong)p + z * slice + y * pitch, end = row + width;
            ulong at = (row & ~15ul) + 16 * get_global_id(0);
            #pragma unroll 1
            for (; at < end; at += 16 * get_global_size(0))
                if (at >= row && at + 16 <= end)
                    *(__global uint4 *)at = (uint4)(value);
                else
                    #pragma unroll 1
                    for (ulong b = max(at, row); b < min(at + 16, end); b++)
                        *(__global uchar *)b = (uchar)value;
        }
}
