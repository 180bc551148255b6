/* Made from input.cu by cu2cl 0.1.0.
 * cu_lanes: through it the work-items of a warp exchange values. */
#include <cu2cl/convert.clh>
#include <cu2cl/warp_shuffle.clh>

// Members of vectors behind pointers, in a kernel that has a lanes form.
typedef struct Box {
    float2 low;
    float2 high;
} Box;

__global const float2 *lower(__global const Box *box)
{
    return &box->low;
}

__kernel void k(__global const Box *boxes, __global float *out, int n)
{
    __local ulong cu_lanes[CU_LANES];
    __global const float2 *low = lower(boxes);
    __global const float2 *high = &boxes->high;
    float4 corner[2];
    float4 *at = corner + (n > 7);
    if (get_local_id(0) < n) {
        at->x = cu_shfl_float(cu_lanes, 1, low->x, 0, 32) + (high + 1)->y;
        out[cu_float2int(low->x)] = at->x + lower(&boxes[cu_float2int(high->x)])->y;
    }
}
