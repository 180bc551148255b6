/* Made from input.cu by cu2cl 0.1.0. */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Variables that are declared at the top, and where they lie as lane loops: those whose values never
// get from one loop over lanes to another lie in these, though several use them.
typedef struct vector {
    double x;
    double y;
    double z;
} vector;

__kernel void forces(__global const vector *points, __global vector *sums, int n)
{
    __local vector part[64] __attribute__((aligned(16)));
    int i;
    int at;
    int kept_1 = 0;
    double weight = 0;
    vector d;
    for (int from = 0; from < n; from += 64) {
        part[get_local_id(0)] = points[from + (uint)get_local_id(0)];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (at = get_local_id(0); at < n; at += 64) {
            for (i = 0; i < 64; i++) {
                d.x = points[at].x - part[i].x;
                d.y = points[at].y - part[i].y;
                weight = d.x * d.x + d.y * d.y;
                sums[at].x += d.x * weight;
                sums[at].y += d.y * weight;
            }
            kept_1++;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    for (i = 0; i < 64; i++)
        sums[get_local_id(0)].z += part[i].z + kept_1;
}

/* Some of `v` gets over the barrier, `first` only where it is assigned on each way; `own` lies where
 * what points to it does. */
__kernel void kept(__global float *out, __global const float4 *in, int n)
{
    __local float s[256];
    float4 v;
    float4 w;
    float first, second;
    float own[2];
    float *to = own;
    v.x = in[get_local_id(0)].x;
    w.x = v.x;
    first = second = w.x;
    own[1] = w.x * first * second;
    s[get_local_id(0)] = v.x;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if ((uint)get_local_id(0) & 1)
        first = second = 2;
    else
        first = 3;
    w.x = s[(uint)get_local_id(0) ^ 1];
    v.y = w.x;
    out[get_local_id(0)] = v.x + v.y + w.x + first + second + to[1];
}
