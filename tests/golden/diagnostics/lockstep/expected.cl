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

__kernel void free_wavelet(__global float *p, int levels)
{
    __local float s[512];
    int t = (uint)get_local_id(0), left = 2 * t, step = 1, working = (uint)get_local_size(0) / 2;
    s[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = 0; i < levels; i++) {
        if (t < working) {
            s[left] = s[left] + s[left + step];
            step *= 2;
            left <<= 1;
            working /= 2;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
}

__kernel void free_odd_tree(__global int *p)
{
    __local int s[256];
    int t = (uint)get_local_id(0), n = (uint)get_local_size(0);
    s[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    do {
        int half_ = (n + 1) / 2;
        if (t + half_ < n)
            s[t] += s[t + half_];
        n = half_;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    } while (n > 1);
    p[t] = s[0];
}

__kernel void odd_tree_that_meets(__global int *p)
{
    __local int s[256];
    int t = (uint)get_local_id(0), n = (uint)get_local_size(0);
    s[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    do {
        int half_ = n / 2;
        if (t + half_ < n)
            s[t] += s[t + half_]; // with an odd n, the last of them is read and written
        n = half_;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    } while (n > 1);
    p[t] = s[0];
}

__kernel void free_exchange(__global int *p, int step)
{
    __local int s[512];
    int t = (uint)get_local_id(0);
    s[t] = p[t];
    for (; step > 0; step >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        int at = 2 * t - (t & (step - 1));
        if (s[at] > s[at + step]) {
            int v = s[at];
            s[at] = s[at + step];
            s[at + step] = v;
        }
    }
}

__kernel void free_until_settled(__global int *p)
{
    __local int s[256];
    int t = (uint)get_local_id(0), best;
    do {
        best = p[t];
        s[t] = best;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        best = s[0];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    } while (best > 0);
}

__kernel void free_last(__global int *p)
{
    __local int s[257];
    int t = (uint)get_local_id(0);
    s[t] = p[t];
    if (t == (uint)get_local_size(0) - 1)
        p[(uint)get_group_id(0)] = s[(uint)get_local_size(0)];
}

__kernel void too_large(__global int *p, int n)
{
    __local int s[32];
    for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) for (int c = 0; c < n; c++) for (int d = 0; d < n; d++) for (int e = 0; e < n; e++) for (int f = 0; f < n; f++) for (int g = 0; g < n; g++) for (int h = 0; h < n; h++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) for (int l = 0; l < n; l++) for (int m = 0; m < n; m++) for (int o = 0; o < n; o++) s[(uint)get_local_id(0)] += a + o;;
    p[(uint)get_local_id(0)] = s[(uint)get_local_id(0)];
}
