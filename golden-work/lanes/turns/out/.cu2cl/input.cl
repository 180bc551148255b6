/* Made from input.cu by cu2cl 0.1.0. */
// Loops whose threads begin at places of their own and add the same in each turn: they go together
// as long as all are in the loop.
__kernel void product(__global const float *a, __global float *c, int n)
{
    int j = get_group_id(0) * get_local_size(0) + get_local_id(0), i, k;
    if (j < n - 1)
        for (k = j + 1; k < n; k++) {
            float sum = 0;
            for (i = 0; i < n; i++)
                sum += a[i * n + j] * a[i * n + k];
            c[j * n + k] = sum;
        }
}

__kernel void strides(__global const float *in, __global float *out, int n)
{
    __local float part[128];
    float sum = 0;
    for (int i = get_group_id(0) * 128 + get_local_id(0); i < n; i += 128 * (uint)get_num_groups(0))
        sum += in[i];
    part[get_local_id(0)] = sum;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) < 64)
        out[(uint)get_group_id(0) * 64 + (uint)get_local_id(0)] = part[get_local_id(0)]
            + part[get_local_id(0) + 64];
}

/* The first is used behind the loop, the second begins with a value that was read; the third has
 * turns that lanes leave, the fourth ends where each lane says. */
__kernel void others(__global int *out, __global const int *in, int n)
{
    int t = get_local_id(0), i;
    for (i = t; i < n; i = i + 64)
        out[i] = in[i] + 1;
    out[n + t] = i;
    for (int from = in[t]; from >= 0; from -= 2)
        out[from] += n;
    for (int k = t; k < n; k += 64) {
        if (in[k] == 3)
            break;
        out[k]++;
    }
    for (int k = in[t]; k < in[t + 1]; k++)
        out[k]++;
    for (int k = 0; k < n; k++)
        out[t] += in[k];
}

/* A `while` whose body ends with the step. Of the first two the counter is made again. */
__kernel void whiles(__global const float *in, __global float *out, int n)
{
    __local float part[64];
    float sum = 0;
    int i = get_local_id(0), k;
    while (i < n) {
        out[i] = in[i];
        i += 64;
    }
    i = get_local_id(0) + 1;
    part[get_local_id(0)] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    while (i < 64) {
        for (k = 0; k < n; k++)
            out[i] += part[k & 63];
        i = i + 64;
    }
    i = n - get_local_id(0);
    if (in[n] > 0)
        while (i > 0) {
            sum += in[i];
            i -= 3;
        }
    out[n + (uint)get_local_id(0)] = sum;
}
