/* Made from input.cu by cu2cl 0.1.0. */
// Lane loops with memory of a lane's own, in one place for all lanes: no compiler may run their lanes
// together. It may where such memory has an element for each lane, or becomes registers.
typedef struct pair {
    int low;
    int high;
} pair;

int pick(int i, int value)
{
    int t[4];
    t[0] = 1, t[1] = 2, t[2] = 3, t[3] = 4;
    t[i & 3] = value;
    return t[value & 3];
}

pair swap(pair p)
{
    pair q = {p.high, p.low};
    return q;
}

__kernel void own(__global const int *in, __global int *out)
{
    __local int s[64];
    s[get_local_id(0)] = in[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int t[4], i = s[63 - (uint)get_local_id(0)];
    t[0] = 1, t[1] = 2, t[2] = 3, t[3] = 4;
    t[i & 3] = get_local_id(0);
    out[get_local_id(0)] = t[i >> 2 & 3];
}

__kernel void called(__global const int *in, __global int *out)
{
    __local int s[64];
    s[get_local_id(0)] = in[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = pick(s[63 - (uint)get_local_id(0)], (uint)get_local_id(0));
}

__kernel void registers(__global const int *in, __global int *out)
{
    __local int s[64];
    pair p = {in[get_local_id(0)], 1};
    s[get_local_id(0)] = swap(p).low;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = s[63 - (uint)get_local_id(0)];
}

__kernel void for_each_lane(__global const int *in, __global int *out)
{
    __local int s[64];
    int t[4];
    t[(uint)get_local_id(0) & 3] = in[get_local_id(0)];
    s[get_local_id(0)] = t[(uint)get_local_id(0) & 3];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = s[63 - (uint)get_local_id(0)] + t[(uint)get_local_id(0) & 3];
}
