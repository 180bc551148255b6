// Threads of a warp that hand values to each other with nothing between that synchronises. Kernels named free_* do not.
__device__ void halve(int *sums, int t)
{
    for (int step = 8; step > 0; step /= 2)
        sums[t] += sums[t + step];
}

__global__ void plain_pointer(int *p)
{
    __shared__ int sums[64];
    int t = threadIdx.x;
    sums[t] = p[t];
    __syncthreads();
    if (t < 32)
        halve(sums, t);
    __syncthreads();
    p[t] = sums[0];
}

__global__ void scan_with_fences(volatile int *p)
{
    int t = threadIdx.x;
    for (int step = 1; step < 32; step *= 2) {
        int before = t >= step ? p[t - step] : 0;
        p[t] = p[t] + before;
        __threadfence_block();
    }
}

__global__ void turn_in_place(int *p)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    s[31 - t] = s[t];
    p[t] = s[t];
}

__global__ void first_thread_tells(int *p)
{
    __shared__ int limit;
    if (threadIdx.x == 0)
        limit = p[0];
    p[threadIdx.x] = limit;
}

__global__ void back_edge(int *p, int n)
{
    __shared__ int s[33];
    int t = threadIdx.x;
    for (int i = 0; i < n; i++) {
        p[t] += s[t + 1];
        __syncthreads();
        s[t] = i; // the next round reads it
    }
}

__global__ void free_tree(int *p)
{
    __shared__ int s[256];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    for (int step = blockDim.x / 2; step > 0; step /= 2) {
        if (t < step)
            s[t] += s[t + step];
        __syncthreads();
    }
    if (t == 0)
        p[0] = s[0];
}

__global__ void free_warp(int *p)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncwarp();
    p[t] = s[t ^ 1];
}

__global__ void free_rows(int *p, int n)
{
    __shared__ int s[32 * 8];
    int t = threadIdx.x;
    for (int i = 0; i < 8; i++)
        s[8 * t + i] = p[i * n + t];
    for (int i = 7; i >= 0; i--)
        p[i * n + t] = s[8 * t + 7 - i];
}

__global__ void free_wavelet(float *p, int levels)
{
    __shared__ float s[512];
    int t = threadIdx.x, left = 2 * t, step = 1, working = blockDim.x / 2;
    s[t] = p[t];
    __syncthreads();
    for (int i = 0; i < levels; i++) {
        if (t < working) {
            s[left] = s[left] + s[left + step];
            step *= 2;
            left <<= 1;
            working /= 2;
        }
        __syncthreads();
    }
}

__global__ void free_odd_tree(int *p)
{
    __shared__ int s[256];
    int t = threadIdx.x, n = blockDim.x;
    s[t] = p[t];
    __syncthreads();
    do {
        int half = (n + 1) / 2;
        if (t + half < n)
            s[t] += s[t + half];
        n = half;
        __syncthreads();
    } while (n > 1);
    p[t] = s[0];
}

__global__ void odd_tree_that_meets(int *p)
{
    __shared__ int s[256];
    int t = threadIdx.x, n = blockDim.x;
    s[t] = p[t];
    __syncthreads();
    do {
        int half = n / 2;
        if (t + half < n)
            s[t] += s[t + half]; // with an odd n, the last of them is read and written
        n = half;
        __syncthreads();
    } while (n > 1);
    p[t] = s[0];
}

__global__ void free_exchange(int *p, int step)
{
    __shared__ int s[512];
    int t = threadIdx.x;
    s[t] = p[t];
    for (; step > 0; step >>= 1) {
        __syncthreads();
        int at = 2 * t - (t & (step - 1));
        if (s[at] > s[at + step]) {
            int v = s[at];
            s[at] = s[at + step];
            s[at + step] = v;
        }
    }
}

__global__ void free_until_settled(int *p)
{
    __shared__ int s[256];
    int t = threadIdx.x, best;
    do {
        best = p[t];
        s[t] = best;
        __syncthreads();
        best = s[0];
        __syncthreads();
    } while (best > 0);
}

__global__ void free_last(int *p)
{
    __shared__ int s[257];
    int t = threadIdx.x;
    s[t] = p[t];
    if (t == blockDim.x - 1)
        p[blockIdx.x] = s[blockDim.x];
}

__global__ void pointer_that_steps(int *p)
{
    __shared__ int s[64];
    int t = threadIdx.x, *own = s + t;
    *own++ = p[t];
    p[t] = *own;
}

__global__ void pointer_that_moves(float *rows, float *sums, int n)
{
    int t = threadIdx.x;
    float *row = rows;
    for (int i = 0; i < n; i++) {
        row[t] = sums[i];
        sums[t] += row[t + 1];
        row += blockDim.x;
    }
}

__global__ void buffers_that_take_turns(int *p, int n)
{
    __shared__ int a[64], b[64];
    int t = threadIdx.x, *from = a, *to = b;
    from[t] = p[t];
    __syncthreads();
    for (int i = 0; i < n; i++) {
        to[t] = from[t] + from[t + 1];
        int *last = from;
        from = to;
        to = last;
    }
    p[t] = from[t];
}

__global__ void one_of_two(int *p, bool first)
{
    __shared__ int a[64], b[64];
    int t = threadIdx.x, *s = first ? a : b;
    s[t] = p[t];
    p[t] = s[t + 1];
}

__global__ void half_volatile(int *p)
{
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    if (t < 32) {
        *(volatile int *)&s[t] += 1;
        p[t] = *(volatile int *)&s[t ^ 1];
    }
}

struct View {
    int *data;
    __device__ View(int *data) : data(data) {}
    __device__ int &operator[](int i) const { return data[i]; }
};
struct Work {
    int *data, *other;
};

__device__ void put(Work work, int i, int value) { work.data[i] = value; }

__global__ void through_an_object(int *p)
{
    __shared__ int s[64];
    View view(s);
    int t = threadIdx.x;
    s[t] = p[t];
    p[t] = view[t + 1];
}

__global__ void through_a_member(int *p)
{
    __shared__ int s[64];
    Work work = {s, p};
    int t = threadIdx.x;
    put(work, t, p[t]);
    p[t] = s[t + 1];
}

__global__ void free_two_views(int *p)
{
    __shared__ int s[64], r[64];
    View left(s), right(r);
    int t = threadIdx.x;
    left[t] = p[t];
    p[t] = right[t + 1];
}

__global__ void filled_together(int *p, int n)
{
    extern __shared__ int all[];
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        all[i] = p[i];
    for (int i = 0; i < n; i++)
        p[threadIdx.x] += all[i];
}

__global__ void rows_and_columns(float *p)
{
    __shared__ float block[8 * 33];
    int t = threadIdx.x;
    for (int i = 0; i < 8; i++)
        block[i * 33 + t] = p[i * 32 + t];
    for (int i = 0; i < 8; i++)
        p[i * 32 + t] = block[threadIdx.y * 33 + 8 * t + i];
}

__global__ void counted_and_read(int *p)
{
    __shared__ int counts[64];
    int t = threadIdx.x;
    counts[t] = 0;
    __syncthreads();
    atomicAdd(&counts[p[t]], 1);
    p[t] = counts[t];
}

__global__ void cleared_and_counted(int *p)
{
    __shared__ int counts[64];
    counts[threadIdx.x] = 0;
    atomicAdd(&counts[p[threadIdx.x]], 1);
}

__global__ void free_until_counted(int *p, int n)
{
    __shared__ int count;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    while (count < n)
        p[atomicAdd(&count, 1)] = n;
}

__global__ void copied(int4 *p)
{
    __shared__ int4 s[64];
    int t = threadIdx.x;
    memcpy(&s[t], &p[t], sizeof(int4));
    p[t] = s[t + 1];
}

__global__ void free_up_to_a_limit(int *p, int n)
{
    __shared__ int s[1024];
    for (int i = threadIdx.x; i < 1024; i += blockDim.x)
        s[i] = p[i];
    for (int step = n; step > 0; step /= 2) {
        __syncthreads();
        for (int i = threadIdx.x; i < step; i += blockDim.x)
            s[i] += s[step + i];
    }
}

__global__ void free_odd_ones(int *p)
{
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = p[t];
    __syncthreads();
    for (int i = 1; i < 128; i <<= 1) {
        int mask = 2 * i - 1;
        if ((t & mask) == mask)
            s[t] += s[t - i];
        __syncthreads();
    }
}

__global__ void free_rows_of_a_block(float *p, int n)
{
    int at = threadIdx.y * 8 * n + threadIdx.x;
    for (int i = 0; i < n; i++) {
        p[at + 8 * i] += 1;
        p[at + 8 * i + 4] += 2;
    }
}

__device__ int value_of(const Work *work, int i) { return work->data[i]; }

__global__ void through_a_pointer(int *p)
{
    __shared__ int s[64];
    Work work;
    work.data = s;
    int t = threadIdx.x;
    s[t] = p[t];
    p[t] = value_of(&work, t + 1);
}

__global__ void free_checkerboard(int *p)
{
    __shared__ int cells[10 * 180];
    int x = threadIdx.x, z = threadIdx.z, y = 2 * threadIdx.y + ((x + z) & 1);
    int at = 180 * (z + 1) + 18 * (y + 1) + x + 1;
    cells[at] += cells[at - 1] + cells[at + 1] + cells[at - 18] + cells[at + 18] + cells[at - 180] + cells[at + 180];
}

#define TWICE(loop) for (int loop = 0; loop < n; loop++)

__global__ void too_large(int *p, int n)
{
    __shared__ int s[32];
    TWICE(a) TWICE(b) TWICE(c) TWICE(d) TWICE(e) TWICE(f) TWICE(g) TWICE(h)
    TWICE(i) TWICE(j) TWICE(k) TWICE(l) TWICE(m) TWICE(o)
        s[threadIdx.x] += a + o;
    p[threadIdx.x] = s[threadIdx.x];
}
