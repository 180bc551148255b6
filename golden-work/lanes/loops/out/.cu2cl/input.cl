/* Made from input.cu by cu2cl 0.1.0. */
#define TILE 16

typedef struct place {
    float x;
    float y;
} place;

__kernel void product(__global const float *a, __global const float *b, __global float *c, int n)
{
    __local float left[TILE][TILE];
    __local float right[TILE][TILE];
    int x = get_local_id(0), y = get_local_id(1);
    int row = get_group_id(1) * TILE + y, column = get_group_id(0) * TILE + x;
    float sum = 0;
    for (int from = 0; from < n; from += TILE) {
        left[y][x] = a[row * n + from + x];
        right[y][x] = b[(from + y) * n + column];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int k = 0; k < TILE; k++)
            sum += left[y][k] * right[k][x];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    c[row * n + column] = sum;
}

__kernel void rows(__global const float *a, __global float *sums, int n)
{
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0);
    if (i >= n)
        return;
    float sum = 0;
    for (int k = 0; k < n; k++) {
        if (a[k] < 0) // the same for all
            break;
        sum += a[k * n + i];
    }
    sums[i] = sum;
}

/* Each thread has 4 KiB across the barrier, and a block may have 1024 threads: no lane loops. */
__kernel void large(__global float *out, int at)
{
    __local float s[1024];
    float own[1024];
    for (int i = 0; i < 1024; i++)
        own[i] = out[i] * (uint)get_local_id(0);
    s[get_local_id(0)] = own[at];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = own[at + 1] + s[(uint)get_local_id(0) ^ 1];
}

/* Lanes assign parts of these: each has its own. */
__kernel void parts(__global float *out, __global const float *in)
{
    __local float s[256];
    place p;
    float4 v = ((float4)(0.0f, 0.0f, 0.0f, 1.0f));
    p.x = in[get_local_id(0)];
    v.y = p.x * 2;
    s[get_local_id(0)] = v.w;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = p.x + v.y + s[(uint)get_local_id(0) ^ 1];
}
