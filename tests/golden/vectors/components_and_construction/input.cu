__device__ float4 operator+(float4 a, float4 b)
{
    return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}

__global__ void k(float4 *p, uchar4 *colours, int2 *pairs)
{
    float4 v = p[threadIdx.x];
    v.x *= 2;
    p[threadIdx.x] = v + make_float4(0, 0, 0, 1.0f);
    uchar4 c = colours[threadIdx.x];
    c.w = 255;
    colours[threadIdx.x] = make_uchar4(c.z, c.y, c.x, c.w);
    int2 pair = {1, 2};
    pairs[threadIdx.x] = pair;
}
