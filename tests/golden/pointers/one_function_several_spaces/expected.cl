float sum(__global const float *p, int n)
{
    float s = 0;
    while (n-- > 0)
        s += *p++;
    return s;
}

float sum_local(__local const float *p, int n)
{
    float s = 0;
    while (n-- > 0)
        s += *p++;
    return s;
}

float sum_private(const float *p, int n)
{
    float s = 0;
    while (n-- > 0)
        s += *p++;
    return s;
}

float sum_constant(__constant const float *p, int n)
{
    float s = 0;
    while (n-- > 0)
        s += *p++;
    return s;
}

__kernel void k(__global const float *in, __global float *out, __constant float *weights)
{
    __local float shared[8];
    float local_[8];
    for (int i = 0; i < 8; i++)
        local_[i] = in[i];
    shared[get_local_id(0)] = in[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = sum(in, 8) + sum_local(shared, 8) + sum_private(local_, 8)
        + sum_constant(weights, 8);
}
