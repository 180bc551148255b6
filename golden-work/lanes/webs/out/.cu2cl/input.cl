/* Made from input.cu by cu2cl 0.1.0. */
// Variables that are several in one: a counter of loops that all threads go through together, and of
// one that a single thread goes through. Each has a variable of its own.
__kernel void sums(__global const float *in, __global float *out, int n, int rest)
{
    __local float part[256];
    int i, t = get_local_id(0);
    part[t] = in[(uint)get_group_id(0) * 256 + t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (i = 2; i <= 256; i *= 2) {
        if ((t + 1) % i == 0)
            part[t] += part[t - i / 2];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    if (t == 255) {
        for (i = n; i < n + rest; i++)
            part[t] += in[i];
        out[get_group_id(0)] = part[t];
    }
}

/* A value that gets to a use on two ways is one variable, as is one that goes round a loop. */
__kernel void ways(__global int *out, __global const int *in, int n)
{
    int v = 3, k, last = 0, t = get_local_id(0);
    for (k = 0; k < n; k++)
        out[t] += in[k * 64 + t];
    if (t & 1)
        k = in[t];
    out[64 + t] = k;
    v = in[t] * 2;
    for (k = 0; k < n; k++) {
        out[t] ^= last + v;
        last = in[k + t];
        if (k == 5)
            v = 7;
    }
    switch (n & 3) {
    case 0: v = 1;
    case 1: out[t] += v; break;
    default: v = t; out[t] += v;
    }
}
