// Loops that only another thread can end. Kernels named free_* have none: they retry, take locks, or wait for earlier blocks.
__global__ void flag(volatile int *ready, int *p)
{
    while (ready[0] == 0)
        ;
    p[threadIdx.x] = ready[1];
}

__global__ void chain(volatile int *state, const int *next, int n)
{
    int t = threadIdx.x, missing;
    do {
        missing = 0;
        for (int v = t; v < n; v += blockDim.x)
            if (v == n - 1 || state[next[v]])
                state[v] = 1;
            else
                missing = 1;
    } while (missing);
}

__global__ void flag_in_shared_memory(int *p)
{
    __shared__ volatile int ready;
    if (threadIdx.x == 0)
        ready = 0;
    __syncthreads();
    if (threadIdx.x == 32)
        atomicExch((int *)&ready, p[0]);
    for (; !ready;)
        ;
}

__global__ void barrier_of_the_grid(unsigned *count)
{
    if (threadIdx.x == 0) {
        atomicAdd(count, 1);
        while (atomicAdd(count, 0) < gridDim.x)
            __threadfence();
    }
    __syncthreads();
}

struct Signal {
    volatile int *state;
    __device__ bool is_set() const { return *state != 0; }
    __device__ void wait() const
    {
        while (!is_set())
            continue;
    }
};

__global__ void in_a_method(Signal signal, int *p)
{
    signal.wait();
    p[threadIdx.x] = 1;
}

__global__ void turns(int *turn, int *p)
{
    while (atomicCAS(turn, threadIdx.x, -1) != threadIdx.x)
        ;
    p[0] += 1;
    atomicExch(turn, threadIdx.x + 1);
}

__global__ void counts_its_rounds(volatile int *ready, int *p)
{
    int rounds = 0;
    unsigned pause = 8;
    while (!*ready) {
        rounds++;
        if (pause < 256)
            pause *= 2;
        __nanosleep(pause);
    }
    p[threadIdx.x] = rounds;
}

__global__ void read_into_a_variable(int *ready, int *p)
{
    int seen = 0;
    while (seen == 0)
        seen = atomicAdd(ready, 0);
    p[threadIdx.x] = seen;
}

__global__ void counts_what_is_ready(volatile float *values, const int *parts, int n)
{
    int missing, i;
    for (int k = threadIdx.x; k < n;) {
        missing = 4;
        for (i = 0; i < 4; i++)
            if (values[parts[4 * k + i]] >= 0)
                missing--;
        if (missing == 0) {
            values[k] = 1;
            k += blockDim.x;
        }
    }
}

__global__ void later_block(volatile int *done)
{
    if (threadIdx.x == 0 && blockIdx.x + 1 < gridDim.x)
        while (!done[blockIdx.x + 1])
            ;
    __syncthreads();
    done[blockIdx.x] = 1;
}

__global__ void free_retry(unsigned long long *sum, double value)
{
    unsigned long long old = *sum, assumed;
    do {
        assumed = old;
        old = atomicCAS(sum, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
    } while (assumed != old);
}

__global__ void free_retry_of_what_is_read(int *largest, int value)
{
    int seen;
    while ((seen = *(volatile int *)largest) < value)
        atomicCAS(largest, seen, value);
}

__global__ void free_lock(int *lock, int *p)
{
    bool done = false;
    while (!done)
        if (atomicCAS(lock, 0, 1) == 0) {
            p[0]++;
            __threadfence();
            atomicExch(lock, 0);
            done = true;
        }
}

__device__ void take(int *lock)
{
    while (atomicExch(lock, 1) != 0)
        ;
}

__global__ void free_lock_around(int *lock, int *p)
{
    take(lock);
    p[0]++;
    __threadfence();
    atomicExch(lock, 0);
}

__global__ void free_earlier_block(volatile int *done, int *p)
{
    if (threadIdx.x == 0)
        for (int i = blockIdx.x - 1; i >= 0; i--)
            while (!done[i])
                ;
    __syncthreads();
    p[blockIdx.x] = 1;
    done[blockIdx.x] = 1;
}

__global__ void free_ticket(volatile int *done, int *tickets)
{
    __shared__ int mine;
    if (threadIdx.x == 0)
        mine = atomicAdd(tickets, 1);
    __syncthreads();
    if (mine > 0)
        while (done[mine - 1] == 0)
            ;
    done[mine] = 1;
}

__global__ void free_last_block(int *count, int *p)
{
    __shared__ bool last;
    if (threadIdx.x == 0)
        last = atomicAdd(count, 1) == gridDim.x - 1;
    __syncthreads();
    if (last)
        p[threadIdx.x]++;
}

__global__ void free_queue(int *head, int n, int *p)
{
    int i;
    while ((i = atomicAdd(head, 1)) < n)
        p[i] = 1;
}

__global__ void free_rounds(int *changed, int *p, int n)
{
    do {
        __syncthreads();
        *changed = 0;
        __syncthreads();
        if (p[threadIdx.x] > n) {
            p[threadIdx.x] /= 2;
            *changed = 1;
        }
        __syncthreads();
    } while (*changed);
}

__global__ void free_own_steps(volatile int *p, volatile int *parents)
{
    int i = threadIdx.x, changed;
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

__global__ void free_sweeps(float *x, int n, float limit)
{
    float change;
    do {
        change = 0;
        for (int i = 1; i < n; i++) {
            float mean = 0.5f * (x[i - 1] + x[i + 1]);
            change = fmaxf(change, fabsf(mean - x[i]));
            x[i] = mean;
        }
    } while (change > limit);
}

__global__ void free_list(volatile int *next, int *p)
{
    int i = threadIdx.x, following = next[i];
    while (following != i) {
        i = following;
        following = next[i];
    }
    p[threadIdx.x] = i;
}

__global__ void free_hash(int *keys, int key, int n)
{
    for (int at = key % n;; at = (at + 1) % n) {
        int before = atomicCAS(&keys[at], -1, key);
        if (before == -1 || before == key)
            return;
    }
}

__global__ void free_for_some_time(volatile int *ready, long long limit)
{
    long long start = clock64();
    while (!*ready)
        if (clock64() - start > limit)
            return;
}

// cu2cl: no waits
__global__ void switched_off(volatile int *ready)
{
    while (*ready == 0)
        ;
}

__global__ void free_limit_behind_and(volatile unsigned *head, volatile unsigned *tail, int *p)
{
    unsigned limit = 1000;
    while (((*head - *tail) >= 32) && (limit-- > 0))
        ;
    p[threadIdx.x] = limit;
}

__global__ void limit_that_is_not_needed(volatile int *ready, int *p)
{
    int limit = 1000;
    while (*ready == 0 || limit-- > 0)
        ;
    p[threadIdx.x] = limit;
}

__global__ void free_condition_once_more(const int *counts, int *out, int n)
{
    __shared__ int held[32];
    int j = 0, at = threadIdx.x;
    if (threadIdx.x < 32)
        held[threadIdx.x] = counts[threadIdx.x];
    __syncthreads();
    while (j < n) {
        while (j < n && held[j] <= at)
            at -= held[j++];
        if (j < n) {
            out[at] = j;
            at += blockDim.x;
        }
    }
}

__global__ void condition_changed_between(volatile int *ready, int *out)
{
    int j = 0, n = 10;
    while (j < n) {
        n = *ready;
        if (j < n)
            out[j++] = n;
        n = 10;
    }
}

__global__ void condition_changed_by_alias(volatile int *ready, int *out)
{
    int j = 0, n = 10, &limit = n;
    while (j < n) {
        int seen = *ready;
        limit = seen;
        if (j < n)
            out[j++] = n;
        else if (seen < 0)
            break;
        limit = 10;
    }
}

__global__ void condition_about_another(volatile int *ready, int *out, int n, int m)
{
    int j = 0;
    while (j < n) {
        if (j < m && *ready)
            out[j++] = n;
        else if (*ready)
            j++;
    }
}

__global__ void warps_lower(volatile int *done, int *p)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    if (threadIdx.x % 32 == 0 && warp > 0)
        while (!done[warp - 1])
            ;
    p[warp] = 1;
    done[warp] = 1;
}

__global__ void warps_of_blocks(volatile int *done, int *p)
{
    int warp = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    for (int i = warp - 1; i >= 0; i--)
        while (!done[i])
            ;
    p[warp] = 1;
    done[warp] = 1;
}

__global__ void warps_first_and_behind(volatile int *flags)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
    if (lane == 31 && warp == 0)
        flags[0] = 2;
    if (lane == 31)
        flags[warp + 1] = 1;
    __syncthreads();
    if (warp > 0 && lane == 0)
        for (int back = warp; back > 0; back--)
            while (flags[back] == 0)
                ;
    __syncthreads();
    if (lane == 0)
        flags[warp] = 2;
}

__global__ void warps_higher(volatile int *done)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    while (!done[warp + 1])
        ;
    done[warp] = 1;
}

__global__ void warps_own_lane(volatile int *flags)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (lane == 0)
        while (!flags[warp])
            ;
    if (lane == 1)
        flags[warp] = 1;
    __syncthreads();
}

__global__ void warps_barrier_elsewhere(volatile int *flags)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (warp > 5) {
        if (lane == 0)
            while (!flags[warp])
                ;
    } else {
        __syncthreads();
    }
    if (lane == 1)
        flags[warp] = 1;
}

__global__ void warps_in_a_loop(volatile int *flags, int n)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    for (int i = 0; i < n; i++) {
        if (lane == 0)
            while (!flags[warp])
                ;
        __syncthreads();
        if (lane == 1)
            flags[warp] = 1;
    }
}

__global__ void warps_first_waits(volatile int *flags)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (lane == 1 && warp == 0)
        flags[0] = 1;
    if (lane == 0)
        while (!flags[warp / 2])
            ;
    flags[warp + 1] = 1;
}

__global__ void warps_behind_a_jump(volatile int *flags)
{
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (lane == 0)
        while (!flags[warp])
            ;
    if (lane == 1)
        goto behind;
    __syncthreads();
behind:
    flags[warp] = 1;
}
