// Threads of a warp that meet where integers in their own objects say. Kernels named free_* do not.
struct Me {
    int thread;
    int *s;
    __device__ Me(int *p) : thread(threadIdx.x), s(p) {}
    __device__ void put(int v) { s[thread] = v; }
    __device__ int get() const { return s[thread]; }
    __device__ int other() const { return s[thread ^ 1]; }
    __device__ int following() const { return s[thread + 1]; }
    __device__ void next() { thread += 32; }
};

__global__ void free_own(int *out)
{
    __shared__ int s[64];
    Me me(s);
    me.put(out[me.thread]);
    out[me.thread] = me.get();
}

__global__ void other(int *out)
{
    __shared__ int s[64];
    Me me(s);
    me.put(out[me.thread]);
    out[me.thread] = me.other();
}

__global__ void free_moving(int *out, int n)
{
    __shared__ int s[640];
    Me me(s);
    for (int i = 0; i < n; i++, me.next())
        me.put(i);
    Me again(s);
    for (int i = 0; i < n; i++, again.next())
        out[i * 32 + threadIdx.x] = again.get();
}

__global__ void moving(int *out, int n)
{
    __shared__ int s[640];
    Me me(s);
    for (int i = 0; i < n; i++, me.next())
        me.put(i);
    Me again(s);
    for (int i = 0; i < n; i++, again.next())
        out[i * 32 + threadIdx.x] = again.following();
}

struct Pos {
    int x, y;
};

__device__ Pos where()
{
    return Pos{(int)threadIdx.x, 3};
}

__global__ void aggregate(int *out)
{
    __shared__ int s[64];
    Pos p = where(), q;
    q = p;
    q.x ^= 1;
    s[p.x] = 1;
    out[p.x] = s[q.x];
}

__global__ void free_aggregate(int *out)
{
    __shared__ int s[64];
    Pos p = where(), q;
    q = p;
    s[p.x] = 1;
    out[p.x] = s[q.x];
}

__device__ void change(int &k)
{
    k ^= 1;
}

__global__ void by_reference(int *out)
{
    __shared__ int s[64];
    Pos p = where();
    s[p.x] = 1;
    change(p.x);
    out[p.x] = s[p.x];
}

__device__ void change_it(Pos &p)
{
    p.x = p.x ^ 1;
}

__global__ void by_object(int *out)
{
    __shared__ int s[64];
    Pos p = where();
    s[p.x] = 1;
    change_it(p);
    out[p.x] = s[p.x];
}

__global__ void in_branch(int *out, int n)
{
    __shared__ int s[64];
    Pos p = where();
    s[p.x] = 1;
    if (n)
        p.x = p.x ^ 1;
    out[p.x] = s[p.x];
}

__global__ void by_pointer(int *out, int n)
{
    __shared__ int s[64];
    Pos p = where(), q = where(), *r = &p;
    q.x ^= 1;
    s[r->x] = 1;
    r = &q;
    out[p.x] = s[r->x];
}

// --- loops ---

struct Steps {
    int at, by;
};

__device__ void go_on(Steps &steps)
{
    steps.at += steps.by;
}

__global__ void free_steps(int *out, int n)
{
    __shared__ int s[640];
    Steps steps{(int)threadIdx.x, 32};
    for (int i = 0; i < n; i++) {
        out[i * 32 + threadIdx.x] = s[steps.at];
        s[steps.at] = i;
        go_on(steps);
    }
}

__global__ void steps_of_one(int *out, int n)
{
    __shared__ int s[640];
    Steps steps{(int)threadIdx.x, 1};
    for (int i = 0; i < n; i++) {
        out[i * 32 + threadIdx.x] = s[steps.at];
        s[steps.at] = i;
        go_on(steps);
    }
}

__global__ void set_once(int *out, int n)
{
    __shared__ int s[64];
    Steps steps{(int)threadIdx.x, 1};
    for (int i = 0; i < n; i++) {
        s[steps.at] = i;
        out[i * 32 + threadIdx.x] = s[threadIdx.x];
        steps.at = 63 - threadIdx.x;
    }
}

// A round of the one loop works on what the same round of the other has written.
__global__ void loops_in_turn(int *out, int n)
{
    __shared__ int s[640];
    int to = threadIdx.x, from = threadIdx.x ^ 1;
    for (int i = 0; i < n; i++, to += 32)
        s[to] = i;
    for (int i = 0; i < n; i++, from += 32)
        out[i * 32 + threadIdx.x] = s[from];
}

__global__ void free_loops_in_turn(int *out, int n)
{
    __shared__ int s[640];
    int to = threadIdx.x, from = threadIdx.x;
    for (int i = 0; i < n; i++, to += 32)
        s[to] = i;
    for (int i = 0; i < n; i++, from += 32)
        out[i * 32 + threadIdx.x] = s[from];
}

// One round: each thread has its own element. What follows the loop still counts.
template <int SHARE> __global__ void rows(int *out)
{
    __shared__ int s[SHARE * 64];
    for (int c = 0; c < SHARE; c++) {
        int count = s[threadIdx.x * SHARE + c];
        s[threadIdx.x * SHARE + c] = 1;
        out[threadIdx.x] += count;
    }
}

template <int SHARE> __global__ void neighbours(int *out)
{
    __shared__ int s[SHARE * 64 + 1];
    for (int c = 0; c < SHARE; c++)
        s[threadIdx.x * SHARE + c] = c;
    out[threadIdx.x] = s[threadIdx.x * SHARE + 1];
}

template __global__ void rows<1>(int *);
template __global__ void rows<3>(int *);
template __global__ void neighbours<1>(int *);
template __global__ void neighbours<2>(int *);

struct Sizes {
    unsigned part, length;
    unsigned parts[4];
    unsigned *far;
};

__constant__ Sizes sizes[1];
__constant__ Sizes one_size;

__device__ void add_part(float *row)
{
    row[sizes->part] += 1;
    row[one_size.part] += 1;
    row[sizes[0].parts[2]] += 1;
}

__device__ void add_far(float *row)
{
    row[one_size.far[0]] += 1;
}

__global__ void right_parts_of_constants(float *out)
{
    extern __shared__ float cells[];
    float *row = cells;
    row += threadIdx.x * sizes->length;
    row[sizes->part] = row[one_size.part] = row[sizes[0].parts[2]] = 0;
    add_part(row);
    out[threadIdx.x] = row[sizes->part];
}

__global__ void behind_a_pointer_of_constants(float *out)
{
    extern __shared__ float cells[];
    float *row = cells;
    row += threadIdx.x * sizes->length;
    row[one_size.far[0]] = 0;
    add_far(row);
    out[threadIdx.x] = row[0];
}
