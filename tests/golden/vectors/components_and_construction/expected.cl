float4 float4_add(float4 a, float4 b)
{
    return ((float4)(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w));
}

__kernel void k(__global float4 *p, __global uchar4 *colours, __global int2 *pairs)
{
    float4 v = p[get_local_id(0)];
    v.x *= 2;
    p[get_local_id(0)] = float4_add(v, ((float4)(0.0f, 0.0f, 0.0f, 1.0f)));
    uchar4 c = colours[get_local_id(0)];
    c.w = 255;
    colours[get_local_id(0)] = ((uchar4)(c.z, c.y, c.x, c.w));
    int2 pair = (int2)(1, 2);
    pairs[get_local_id(0)] = pair;
}
