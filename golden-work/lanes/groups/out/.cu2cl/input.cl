/* Made from input.cu by cu2cl 0.1.0. */
// Lanes whose elements a compiler would group, with and without a write between that may meet them.
typedef struct cell {
    uint x;
    uint y;
} cell;

__kernel void through_two(__global cell *p, __global cell *q, __global uint *sum)
{
    __local uint seen[64];
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    seen[get_local_id(0)] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    unsigned a = p[i].x;
    q[i].y = q[i].y * 3 + a;
    sum[i] = a ^ p[i].y ^ seen[63 - (uint)get_local_id(0)];
}

__kernel void complex_in_place(__global uint *p, __global uint *q)
{
    __local uint seen[64];
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    seen[get_local_id(0)] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    unsigned re = p[2 * i];
    q[2 * i + 1] += re;
    q[2 * i] = p[2 * i + 1] * 5 + seen[63 - (uint)get_local_id(0)];
}

__kernel void written_twice(__global cell *p, __global cell *q)
{
    __local uint seen[64];
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    seen[get_local_id(0)] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[i].x = i;
    q[i].x += 7;
    p[i].y = i * 2 + seen[63 - (uint)get_local_id(0)];
}

// Each of these may go together: the parts of one element, and neighbours.
__kernel void parts(__global cell *p, __global const uint *in, __global uint *sum)
{
    __local uint seen[64];
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    seen[get_local_id(0)] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[i].x += seen[63 - (uint)get_local_id(0)];
    p[i].y += 3;
    sum[i] = in[i + 1] + 5;
    sum[i] += in[i + 2];
}

__kernel void unique(__global const cell *restrict p, __global cell *restrict q)
{
    __local uint seen[64];
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    seen[get_local_id(0)] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    q[i].x = p[i].x + seen[63 - (uint)get_local_id(0)];
    q[i].y = p[i].y;
}

__kernel void numbered(__global float *p)
{
    __local uint seen[64];
    unsigned i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    seen[get_local_id(0)] = i;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[3 * i] += seen[63 - (uint)get_local_id(0)];
    p[3 * i + 1] += 1;
    p[3 * i + 2] += 2;
}
