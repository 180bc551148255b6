#include <cu2cl/base.clh>
#include <cu2cl/memory.clh>
#include <cu2cl/sync.clh>
#include <cu2cl/warp_bits.clh>

typedef struct View {
    __local int *data;
} View;

typedef struct Work {
    __local int *data;
    __global int *other;
} Work;

// Threads of a warp that hand values to each other with nothing between that synchronises. Kernels named free_* do not.
void halve(__local int *sums, int t)
{
    for (int step = 8; step > 0; step /= 2)
        sums[t] += sums[t + step];
}

__kernel void plain_pointer(__global int *p)
{
    __local int sums[64];
    int t = get_local_id(0);
    sums[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (t < 32)
        halve(sums, t);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[t] = sums[0];
}

__kernel void scan_with_fences(__global volatile int *p)
{
    int t = get_local_id(0);
    for (int step = 1; step < 32; step *= 2) {
        int before = t >= step ? p[t - step] : 0;
        p[t] = p[t] + before;
        cu_threadfence_block();
    }
}

__kernel void turn_in_place(__global int *p)
{
    __local int s[32];
    int t = get_local_id(0);
    s[t] = p[t];
    s[31 - t] = s[t];
    p[t] = s[t];
}

__kernel void first_thread_tells(__global int *p)
{
    __local int limit;
    if (get_local_id(0) == 0)
        limit = p[0];
    p[get_local_id(0)] = limit;
}

__kernel void back_edge(__global int *p, int n)
{
    __local int s[33];
    int t = get_local_id(0);
    for (int i = 0; i < n; i++) {
        p[t] += s[t + 1];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        s[t] = i; // the next round reads it
    }
}

__kernel void free_tree(__global int *p)
{
    __local int s[256];
    int t = get_local_id(0);
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
    int t = get_local_id(0);
    s[t] = p[t];
    cu_syncwarp(4294967295U);
    p[t] = s[t ^ 1];
}

__kernel void free_rows(__global int *p, int n)
{
    __local int s[32 * 8];
    int t = get_local_id(0);
    for (int i = 0; i < 8; i++)
        s[8 * t + i] = p[i * n + t];
    for (int i = 7; i >= 0; i--)
        p[i * n + t] = s[8 * t + 7 - i];
}

__kernel void free_wavelet(__global float *p, int levels)
{
    __local float s[512];
    int t = get_local_id(0), left = 2 * t, step = 1, working = (uint)get_local_size(0) / 2;
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
    int t = get_local_id(0), n = get_local_size(0);
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
    int t = get_local_id(0), n = get_local_size(0);
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
    int t = get_local_id(0);
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
    int t = get_local_id(0), best;
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
    int t = get_local_id(0);
    s[t] = p[t];
    if (t == (uint)get_local_size(0) - 1)
        p[get_group_id(0)] = s[get_local_size(0)];
}

__kernel void pointer_that_steps(__global int *p)
{
    __local int s[64];
    int t = get_local_id(0);
    __local int *own = s + t;
    *own++ = p[t];
    p[t] = *own;
}

__kernel void pointer_that_moves(__global float *rows, __global float *sums, int n)
{
    int t = get_local_id(0);
    __global float *row = rows;
    for (int i = 0; i < n; i++) {
        row[t] = sums[i];
        sums[t] += row[t + 1];
        row += (uint)get_local_size(0);
    }
}

__kernel void buffers_that_take_turns(__global int *p, int n)
{
    __local int a[64];
    __local int b[64];
    int t = get_local_id(0);
    __local int *from = a;
    __local int *to = b;
    from[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = 0; i < n; i++) {
        to[t] = from[t] + from[t + 1];
        __local int *last = from;
        from = to;
        to = last;
    }
    p[t] = from[t];
}

__kernel void one_of_two(__global int *p, uchar first)
{
    __local int a[64];
    __local int b[64];
    int t = get_local_id(0);
    __local int *s = first ? a : b;
    s[t] = p[t];
    p[t] = s[t + 1];
}

__kernel void half_volatile(__global int *p)
{
    __local int s[64];
    int t = get_local_id(0);
    s[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (t < 32) {
        *(__local volatile int *)&s[t] += 1;
        p[t] = *(__local volatile int *)&s[t ^ 1];
    }
}

View View_new(__local int *data)
{
    View self_;
    View *self = &self_;
    self->data = data;
    return self_;
}

__local int *View_at(const View *self, int i)
{ return &self->data[i]; }

void put(Work work, int i, int value)
{ work.data[i] = value; }

__kernel void through_an_object(__global int *p)
{
    __local int s[64];
    View view = View_new(s);
    int t = get_local_id(0);
    s[t] = p[t];
    p[t] = *View_at(&view, t + 1);
}

__kernel void through_a_member(__global int *p)
{
    __local int s[64];
    Work work = {s, p};
    int t = get_local_id(0);
    put(work, t, p[t]);
    p[t] = s[t + 1];
}

__kernel void free_two_views(__global int *p)
{
    __local int s[64];
    __local int r[64];
    View left = View_new(s);
    View right = View_new(r);
    int t = get_local_id(0);
    *View_at(&left, t) = p[t];
    p[t] = *View_at(&right, t + 1);
}

__kernel void filled_together(__global int *p, int n, __local int *all_)
{
    all_ = CU_LOCAL_ARGUMENT(all_);
    for (int i = get_local_id(0); i < n; i += (uint)get_local_size(0))
        all_[i] = p[i];
    for (int i = 0; i < n; i++)
        p[get_local_id(0)] += all_[i];
}

__kernel void rows_and_columns(__global float *p)
{
    __local float block[8 * 33];
    int t = get_local_id(0);
    for (int i = 0; i < 8; i++)
        block[i * 33 + t] = p[i * 32 + t];
    for (int i = 0; i < 8; i++)
        p[i * 32 + t] = block[(uint)get_local_id(1) * 33 + 8 * t + i];
}

__kernel void counted_and_read(__global int *p)
{
    __local int counts[64];
    int t = get_local_id(0);
    counts[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    atomic_add(&counts[p[t]], 1);
    p[t] = counts[t];
}

__kernel void cleared_and_counted(__global int *p)
{
    __local int counts[64];
    counts[get_local_id(0)] = 0;
    atomic_add(&counts[p[get_local_id(0)]], 1);
}

__kernel void free_until_counted(__global int *p, int n)
{
    __local int count;
    if (get_local_id(0) == 0)
        count = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    while (count < n)
        p[atomic_add(&count, 1)] = n;
}

__kernel void copied(__global int4 *p)
{
    __local int4 s[64];
    int t = get_local_id(0);
    cu_memcpy_local_global(&s[t], &p[t], 16ul);
    p[t] = s[t + 1];
}

__kernel void free_up_to_a_limit(__global int *p, int n)
{
    __local int s[1024];
    for (int i = get_local_id(0); i < 1024; i += (uint)get_local_size(0))
        s[i] = p[i];
    for (int step = n; step > 0; step /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int i = get_local_id(0); i < step; i += (uint)get_local_size(0))
            s[i] += s[step + i];
    }
}

__kernel void free_odd_ones(__global int *p)
{
    __local int s[128];
    int t = get_local_id(0);
    s[t] = p[t];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    for (int i = 1; i < 128; i <<= 1) {
        int mask = 2 * i - 1;
        if ((t & mask) == mask)
            s[t] += s[t - i];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
}

__kernel void free_rows_of_a_block(__global float *p, int n)
{
    int at = get_local_id(1) * 8 * n + get_local_id(0);
    for (int i = 0; i < n; i++) {
        p[at + 8 * i] += 1;
        p[at + 8 * i + 4] += 2;
    }
}

int value_of(const Work *work, int i)
{ return work->data[i]; }

__kernel void through_a_pointer(__global int *p)
{
    __local int s[64];
    Work work;
    work.data = s;
    int t = get_local_id(0);
    s[t] = p[t];
    p[t] = value_of(&work, t + 1);
}

__kernel void free_checkerboard(__global int *p)
{
    __local int cells[10 * 180];
    int x = get_local_id(0), z = get_local_id(2), y = 2 * get_local_id(1) + ((x + z) & 1);
    int at = 180 * (z + 1) + 18 * (y + 1) + x + 1;
    cells[at] += cells[at - 1] + cells[at + 1] + cells[at - 18] + cells[at + 18] + cells[at - 180]
        + cells[at + 180];
}

__kernel void too_large(__global int *p, int n)
{
    __local int s[32];
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            for (int c = 0; c < n; c++)
                for (int d = 0; d < n; d++)
                    for (int e = 0; e < n; e++)
                        for (int f = 0; f < n; f++)
                            for (int g = 0; g < n; g++)
                                for (int h = 0; h < n; h++)
                                    for (int i = 0; i < n; i++)
                                        for (int j = 0; j < n; j++)
                                            for (int k = 0; k < n; k++)
                                                for (int l = 0; l < n; l++)
                                                    for (int m = 0; m < n; m++)
                                                        for (int o = 0; o < n; o++)
                                                            s[get_local_id(0)] += a + o;
    p[get_local_id(0)] = s[get_local_id(0)];
}
