#include <cu2cl/sync.clh>
#include <cu2cl/warp.clh>

// Threads of a warp that hand values to each other with nothing between that synchronises. Kernels named free_* do not.
void halve(__local int *sums, int t)
{
    for (int step = 8; step > 0; step /= 2)
        sums[t] += sums[t + step];
}

__kernel void plain_pointer(__global int *p)
{
    __local int sums[64];
    int t = (uint)get_local_id(0);
    sums[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (t < 32)
        halve(sums, t);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[t] = sums[0];
}

__kernel void scan_with_fences(__global volatile int *p)
{
    int t = (uint)get_local_id(0);
    for (int step = 1; step < 32; step *= 2) {
        int before = t >= step ? p[t - step] : 0;
        p[t] = p[t] + before;
        cu_threadfence_block();
    }
}

__kernel void turn_in_place(__global int *p)
{
    __local int s[32];
    int t = (uint)get_local_id(0);
    s[t] = p[t];
    s[31 - t] = s[t];
    p[t] = s[t];
}

__kernel void first_thread_tells(__global int *p)
{
    __local int limit;
    if ((uint)get_local_id(0) == 0)
        limit = p[0];
    p[(uint)get_local_id(0)] = limit;
}

__kernel void back_edge(__global int *p, int n)
{
    __local int s[33];
    int t = (uint)get_local_id(0);
    for (int i = 0; i < n; i++) {
        p[t] += s[t + 1];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        s[t] = i; // the next round reads it
    }
}

__kernel void free_tree(__global int *p)
{
    __local int s[256];
    int t = (uint)get_local_id(0);
    s[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int step = (uint)get_local_size(0) / 2; step > 0; step /= 2) {
        if (t < step)
            s[t] += s[t + step];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    if (t == 0)
        p[0] = s[0];
}

__kernel void free_warp(__global int *p)
{
    __local int s[32];
    int t = (uint)get_local_id(0);
    s[t] = p[t];
    cu_syncwarp(4294967295U);
    p[t] = s[t ^ 1];
}

__kernel void free_rows(__global int *p, int n)
{
    __local int s[32 * 8];
    int t = (uint)get_local_id(0);
    for (int i = 0; i < 8; i++)
        s[8 * t + i] = p[i * n + t];
    for (int i = 7; i >= 0; i--)
        p[i * n + t] = s[8 * t + 7 - i];
}
