#include <cu2cl/convert.clh>

// Loops over lanes that write side by side are marked to run together. Those that write all apart, or
// in one place, are not. A loop of all threads with no others in it stays inside of one.
typedef struct cell {
    float x;
    float y;
} cell;

__kernel void diagonals(__global const int *in, __global int *out, int n)
{
    __local int s[17][17];
    int x = get_local_id(0);

    s[0][x] = in[x]; // together: a row of an array
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int m = 0; m < 16; m++) {
        if (x <= m) {
            int y = m - x;
            s[y + 1][x] = s[y][x] + n; // apart
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    out[(uint)get_group_id(0) * 16 + x] = s[x][15]; // together
}

__kernel void search(__global const cell *cells, __global const int *at, __global float *best,
                     __global cell *all, int n)
{
    for (int i = 0; i < n; i++) {
        if (cells[i * 64 + (uint)get_local_id(0)].x == 0)
            best[get_group_id(0)] = cells[i * 64 + (uint)get_local_id(0)].y; // in one place
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        all[i * 64 + (uint)get_local_id(0)].x = 1; // together: members of neighbours
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        best[at[get_local_id(0)]] = i; // apart
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
}

// The first loop writes nothing side by side, and reads one place: each lane goes through it alone. In the
// second one the lanes together go over the input.
__kernel void histograms(__global const int *in, __global const float *weights, __global int *bins,
                         int n)
{
    __local float part[64];
    int x = get_local_id(0);
    for (int i = 0; i < n; i++)
        bins[x * n + i] = cu_float2int(weights[x] * i);
    part[x] = weights[x];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = 0; i < n; i++)
        bins[x * n + i] += in[i * 64 + x] * cu_float2int(part[63 - x]);
}
