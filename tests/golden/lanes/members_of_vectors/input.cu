// Members of vectors behind pointers, in a kernel that has a lanes form.
struct Box {
    float2 low, high;
};

__device__ const float2 *lower(const Box *box)
{
    return &box->low;
}

__global__ void k(const Box *boxes, float *out, int n)
{
    const float2 *low = lower(boxes), *high = &boxes->high;
    float4 corner[2];
    float4 *at = corner + (n > 7);
    if (threadIdx.x < n) {
        at->x = __shfl_sync(1, low->x, 0) + (high + 1)->y;
        out[(int)low->x] = at->x + lower(&boxes[(int)high->x])->y;
    }
}
