/* Adds the digest of memory to a slot, which is zero; digest.h is in front. */
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

static ulong word_at(__global const uchar *p, ulong size, ulong index)
{
    if (index * 8 + 8 <= size && ((ulong)p & 7) == 0)
        return ((__global const ulong *)p)[index];
    ulong word = 0;
    for (uint i = 0; i < 8 && index * 8 + i < size; i++)
        word |= (ulong)p[index * 8 + i] << (8 * i);
    return word;
}

__kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void cu2cl_digest(__global const uchar *p, ulong size, __global ulong *slots, uint slot)
{
    __local ulong sums[256];
    __global ulong *to = slots + (ulong)slot * (CU2CL_DIGEST_SAMPLES + 1);
    ulong words = (size + 7) / 8, sum = 0;
    uint item = get_local_id(0);
    for (ulong i = get_global_id(0); i < words; i += get_global_size(0))
        sum += cu2cl_digest_mix(word_at(p, size, i), i);
    sums[item] = sum;
    for (uint half_size = 128; half_size > 0; half_size /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < half_size)
            sums[item] += sums[item + half_size];
    }
    if (item == 0)
        atom_add((volatile __global ulong *)to, sums[0]);
    if (get_group_id(0) == 0 && item < CU2CL_DIGEST_SAMPLES)
        to[1 + item] = word_at(p, size, cu2cl_digest_place(item, words));
}
