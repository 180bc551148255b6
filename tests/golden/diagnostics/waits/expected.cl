#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/atomic.clh>
#include <cu2cl/clock.clh>
#include <cu2cl/sync.clh>

typedef struct Signal {
    ulong state;
} Signal;

// Loops that only another thread can end. Kernels named free_* have none: they retry, take locks, or wait for earlier blocks.
__kernel void flag(__global volatile int *ready, __global int *p)
{
    while (ready[0] == 0)
        ;
    p[get_local_id(0)] = ready[1];
}

__kernel void chain(__global volatile int *state, __global const int *next, int n)
{
    int t = get_local_id(0), missing;
    do {
        missing = 0;
        for (int v = t; v < n; v += (uint)get_local_size(0))
            if (v == n - 1 || state[next[v]])
                state[v] = 1;
            else
                missing = 1;
    } while (missing);
}

__kernel void flag_in_shared_memory(__global int *p)
{
    __local volatile int ready;
    if (get_local_id(0) == 0)
        ready = 0;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (get_local_id(0) == 32)
        atomic_xchg((__local int *)&ready, p[0]);
    for (; !ready;)
        ;
}

__kernel void barrier_of_the_grid(__global uint *count)
{
    if (get_local_id(0) == 0) {
        atomic_add(count, (uint)1);
        while (atomic_add(count, (uint)0) < get_num_groups(0))
            cu_threadfence();
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

bool Signal_is_set(const Signal *self)
{ return *(__global volatile int *)self->state != 0; }

void Signal_wait(const Signal *self)
{
    while (!Signal_is_set(self))
        continue;
}

__kernel void in_a_method(Signal signal, __global int *p)
{
    Signal_wait(&signal);
    p[get_local_id(0)] = 1;
}

__kernel void turns(__global int *turn, __global int *p)
{
    while (atomic_cmpxchg(turn, (int)(uint)get_local_id(0), -1) != get_local_id(0))
        ;
    p[0] += 1;
    atomic_xchg(turn, (int)((uint)get_local_id(0) + 1));
}

__kernel void counts_its_rounds(__global volatile int *ready, __global int *p)
{
    int rounds = 0;
    unsigned pause = 8;
    while (!*ready) {
        rounds++;
        if (pause < 256)
            pause *= 2;
        ((void)(pause));
    }
    p[get_local_id(0)] = rounds;
}

__kernel void read_into_a_variable(__global int *ready, __global int *p)
{
    int seen = 0;
    while (seen == 0)
        seen = atomic_add(ready, 0);
    p[get_local_id(0)] = seen;
}

__kernel void counts_what_is_ready(__global volatile float *values, __global const int *parts,
                                   int n)
{
    int missing, i;
    for (int k = get_local_id(0); k < n;) {
        missing = 4;
        for (i = 0; i < 4; i++)
            if (values[parts[4 * k + i]] >= 0)
                missing--;
        if (missing == 0) {
            values[k] = 1;
            k += (uint)get_local_size(0);
        }
    }
}

__kernel void later_block(__global volatile int *done)
{
    if (get_local_id(0) == 0 && (uint)get_group_id(0) + 1 < get_num_groups(0))
        while (!done[get_group_id(0) + 1])
            ;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    done[get_group_id(0)] = 1;
}

__kernel void free_retry(__global ulong *sum, double value)
{
    ulong old = *sum;
    ulong assumed;
    do {
        assumed = old;
        old = atom_cmpxchg(sum, assumed, (ulong)as_long(value + as_double((long)assumed)));
    } while (assumed != old);
}

__kernel void free_retry_of_what_is_read(__global int *largest, int value)
{
    int seen;
    while ((seen = *(__global volatile int *)largest) < value)
        atomic_cmpxchg(largest, seen, value);
}

__kernel void free_lock(__global int *lock, __global int *p)
{
    bool done = false;
    while (!done)
        if (atomic_cmpxchg(lock, 0, 1) == 0) {
            p[0]++;
            cu_threadfence();
            atomic_xchg(lock, 0);
            done = true;
        }
}

void take(__global int *lock)
{
    while (atomic_xchg(lock, 1) != 0)
        ;
}

__kernel void free_lock_around(__global int *lock, __global int *p)
{
    take(lock);
    p[0]++;
    cu_threadfence();
    atomic_xchg(lock, 0);
}

__kernel void free_earlier_block(__global volatile int *done, __global int *p)
{
    if (get_local_id(0) == 0)
        for (int i = get_group_id(0) - 1; i >= 0; i--)
            while (!done[i])
                ;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    p[get_group_id(0)] = 1;
    done[get_group_id(0)] = 1;
}

__kernel void free_ticket(__global volatile int *done, __global int *tickets)
{
    __local int mine;
    if (get_local_id(0) == 0)
        mine = atomic_add(tickets, 1);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (mine > 0)
        while (done[mine - 1] == 0)
            ;
    done[mine] = 1;
}

__kernel void free_last_block(__global int *count, __global int *p)
{
    __local bool last;
    if (get_local_id(0) == 0)
        last = atomic_add(count, 1) == (uint)get_num_groups(0) - 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (last)
        p[get_local_id(0)]++;
}

__kernel void free_queue(__global int *head, int n, __global int *p)
{
    int i;
    while ((i = atomic_add(head, 1)) < n)
        p[i] = 1;
}

__kernel void free_rounds(__global int *changed, __global int *p, int n)
{
    do {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        *changed = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (p[get_local_id(0)] > n) {
            p[get_local_id(0)] /= 2;
            *changed = 1;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    } while (*changed);
}

__kernel void free_own_steps(__global volatile int *p, __global volatile int *parents)
{
    int i = get_local_id(0), changed;
    while (parents[i] != i)
        i = parents[i];
    while (p[i] > 0)
        p[i] /= 2;
    do {
        changed = 0;
        for (int k = 0; k < 4; k++)
            if (p[4 * i + k] > k) {
                p[4 * i + k] = k;
                changed = 1;
            }
    } while (changed);
}

__kernel void free_sweeps(__global float *x, int n, float limit)
{
    float change;
    do {
        change = 0;
        for (int i = 1; i < n; i++) {
            float mean = 0.5f * (x[i - 1] + x[i + 1]);
            change = fmax(change, fabs(mean - x[i]));
            x[i] = mean;
        }
    } while (change > limit);
}

__kernel void free_list(__global volatile int *next, __global int *p)
{
    int i = get_local_id(0), following = next[i];
    while (following != i) {
        i = following;
        following = next[i];
    }
    p[get_local_id(0)] = i;
}

__kernel void free_hash(__global int *keys, int key, int n)
{
    for (int at = key % n;; at = (at + 1) % n) {
        int before = atomic_cmpxchg(&keys[at], -1, key);
        if (before == -1 || before == key)
            return;
    }
}

__kernel void free_for_some_time(__global volatile int *ready, long limit)
{
    long start = cu_clock64();
    while (!*ready)
        if (cu_clock64() - start > limit)
            return;
}

// cu2cl: no waits
__kernel void switched_off(__global volatile int *ready)
{
    while (*ready == 0)
        ;
}

__kernel void free_limit_behind_and(__global volatile uint *head, __global volatile uint *tail,
                                    __global int *p)
{
    unsigned limit = 1000;
    while (((*head - *tail) >= 32) && (limit-- > 0))
        ;
    p[get_local_id(0)] = limit;
}

__kernel void limit_that_is_not_needed(__global volatile int *ready, __global int *p)
{
    int limit = 1000;
    while (*ready == 0 || limit-- > 0)
        ;
    p[get_local_id(0)] = limit;
}

__kernel void free_condition_once_more(__global const int *counts, __global int *out, int n)
{
    __local int held[32];
    int j = 0, at = get_local_id(0);
    if (get_local_id(0) < 32)
        held[get_local_id(0)] = counts[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    while (j < n) {
        while (j < n && held[j] <= at)
            at -= held[j++];
        if (j < n) {
            out[at] = j;
            at += (uint)get_local_size(0);
        }
    }
}

__kernel void condition_changed_between(__global volatile int *ready, __global int *out)
{
    int j = 0, n = 10;
    while (j < n) {
        n = *ready;
        if (j < n)
            out[j++] = n;
        n = 10;
    }
}

__kernel void condition_changed_by_alias(__global volatile int *ready, __global int *out)
{
    int j = 0;
    int n = 10;
    int *limit = &n;
    while (j < n) {
        int seen = *ready;
        *limit = seen;
        if (j < n)
            out[j++] = n;
        else if (seen < 0)
            break;
        *limit = 10;
    }
}

__kernel void condition_about_another(__global volatile int *ready, __global int *out, int n,
                                      int m)
{
    int j = 0;
    while (j < n) {
        if (j < m && *ready)
            out[j++] = n;
        else if (*ready)
            j++;
    }
}

__kernel void warps_lower(__global volatile int *done, __global int *p)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32;
    if ((uint)get_local_id(0) % 32 == 0 && warp > 0)
        while (!done[warp - 1])
            ;
    p[warp] = 1;
    done[warp] = 1;
}

__kernel void warps_of_blocks(__global volatile int *done, __global int *p)
{
    int warp = get_group_id(0) * ((uint)get_local_size(0) / 32) + (uint)get_local_id(0) / 32;
    for (int i = warp - 1; i >= 0; i--)
        while (!done[i])
            ;
    p[warp] = 1;
    done[warp] = 1;
}

__kernel void warps_first_and_behind(__global volatile int *flags)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) >> 5,
        lane = get_local_id(0) & 31;
    if (lane == 31 && warp == 0)
        flags[0] = 2;
    if (lane == 31)
        flags[warp + 1] = 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (warp > 0 && lane == 0)
        for (int back = warp; back > 0; back--)
            while (flags[back] == 0)
                ;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (lane == 0)
        flags[warp] = 2;
}

__kernel void warps_higher(__global volatile int *done)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32;
    while (!done[warp + 1])
        ;
    done[warp] = 1;
}

__kernel void warps_own_lane(__global volatile int *flags)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32,
        lane = (uint)get_local_id(0) % 32;
    if (lane == 0)
        while (!flags[warp])
            ;
    if (lane == 1)
        flags[warp] = 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

__kernel void warps_barrier_elsewhere(__global volatile int *flags)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32,
        lane = (uint)get_local_id(0) % 32;
    if (warp > 5) {
        if (lane == 0)
            while (!flags[warp])
                ;
    } else {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
    if (lane == 1)
        flags[warp] = 1;
}

__kernel void warps_in_a_loop(__global volatile int *flags, int n)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32,
        lane = (uint)get_local_id(0) % 32;
    for (int i = 0; i < n; i++) {
        if (lane == 0)
            while (!flags[warp])
                ;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (lane == 1)
            flags[warp] = 1;
    }
}

__kernel void warps_first_waits(__global volatile int *flags)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32,
        lane = (uint)get_local_id(0) % 32;
    if (lane == 1 && warp == 0)
        flags[0] = 1;
    if (lane == 0)
        while (!flags[warp / 2])
            ;
    flags[warp + 1] = 1;
}

__kernel void warps_behind_a_jump(__global volatile int *flags)
{
    int warp = ((uint)get_group_id(0) * (uint)get_local_size(0) + (uint)get_local_id(0)) / 32,
        lane = (uint)get_local_id(0) % 32;
    if (lane == 0)
        while (!flags[warp])
            ;
    if (lane == 1)
        goto behind;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
behind:
    flags[warp] = 1;
}
