#include <cu2cl/integer.clh>
#include <cu2cl/warp_bits.clh>
#include <cu2cl/warp_shuffle.clh>

float warp_sum(float v, __local ulong *cu_lanes)
{
    for (int o = 16; o > 0; o /= 2)
        v += cu_shfl_xor_float(cu_lanes, 0xffffffff, v, o, 32);
    return v;
}

__kernel void block_sum(__global const float *in, __global float *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    __local float sums[32];
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0),
        lane = (uint)get_local_id(0) % 32, warp = (uint)get_local_id(0) / 32;
    float v = warp_sum(i < n ? in[i] : 0, cu_lanes);
    if (lane == 0)
        sums[warp] = v;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (warp == 0) {
        v = warp_sum(lane < (uint)get_local_size(0) / 32 ? sums[lane] : 0, cu_lanes);
        if (lane == 0)
            out[get_group_id(0)] = v;
    }
}

__kernel void rows(__global const float *in, __global float *out, int n, int width)
{
    __local ulong cu_lanes[CU_LANES];
    int lane = (uint)get_local_id(0) % 32;
    if (n == 0 || (uint)get_local_id(0) / 32 >= n)
        return;
    for (int row = (uint)get_local_id(0) / 32; row < n; row += (uint)get_local_size(0) / 32) {
        float v = 0;
        for (int i = lane; i < width; i += 32)
            v += in[row * width + i];
        v = warp_sum(v, cu_lanes);
        if (lane == 0)
            out[row] = v;
    }
}

__kernel void pack(__global const int *in, __global int *out, __global int *count)
{
    __local ulong cu_lanes[CU_LANES];
    int t = get_local_id(0), value = in[t];
    unsigned chosen = cu_ballot(cu_lanes, 0xffffffff, value > 0), below = (1u << t % 32) - 1;
    if (value > 0) {
        int first = 0;
        if (t % 32 == cu_ffs(chosen) - 1)
            first = atomic_add(count, ((int)popcount(chosen)));
        first = cu_shfl_int(cu_lanes, chosen, first, cu_ffs(chosen) - 1, 32);
        out[first + ((int)popcount(chosen & below))] = value;
    }
}

// All lanes of a row write its sum, which is complete in the first of them.
__kernel void row_sums(int rows_1, __global const float *v, __global float *y)
{
    __local ulong cu_lanes[CU_LANES];
    int m = get_group_id(0) * get_local_size(1) + get_local_id(1);
    if (m < rows_1) {
        float t = 0;
        for (int n = get_local_id(0); n < 40; n += 8)
            t += v[m * 40 + n];
        for (int i = 4; i > 0; i >>= 1)
            t += cu_shfl_down_float(cu_lanes, 0xffffffff, t, i, 8);
        y[m] = t;
    }
}

// What lanes hand over changes a variable that is the same for all.
__kernel void odd_turns(__global int *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    int turns = 0, lanes = 0;
    while (turns < n)
        lanes += ((int)popcount(cu_ballot(cu_lanes, 0xffffffff, ++turns % 2)));
    out[get_local_id(0)] = lanes;
}

// What stands in front of the collective reads nothing.
__kernel void behind_root(__global const float *in, __global float *out)
{
    __local ulong cu_lanes[CU_LANES];
    float v = in[get_local_id(0)];
    out[get_local_id(0)] = sqrt(v) + cu_shfl_xor_float(cu_lanes, 0xffffffff, v, 1, 32);
}
