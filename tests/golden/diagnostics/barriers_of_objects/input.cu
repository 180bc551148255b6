// Barriers and collective operations in constructors and in destructors of objects without a name, which only a part of the block
// reaches. Kernels named whole_* are not reported.
struct Meeting {
    int *count;
    __device__ explicit Meeting(int *c) : count(c) {}
    __device__ ~Meeting()
    {
        __syncthreads();
        *count += 1;
    }
    __device__ int now() const { return *count; }
};

__global__ void part_statement(int *out)
{
    if (threadIdx.x < 7)
        out[threadIdx.x] = Meeting(out + 64).now();
}

__global__ void part_operand(int *out)
{
    bool some = threadIdx.x < 7 && Meeting(out).now() == 3;
    out[threadIdx.x] = some;
}

__device__ int with_default(int *out, int now = Meeting(nullptr).now())
{
    return *out + now;
}

__global__ void part_default_argument(int *out)
{
    if (threadIdx.x == 3)
        with_default(out);
}

__global__ void whole_statement(int *out, int n)
{
    if (n < 7)
        out[threadIdx.x] = Meeting(out + 64).now();
}

struct Late {
    int id;
    __device__ explicit Late(int i) : id(i) {}
    __device__ ~Late()
    {
        if (id == 0)
            __syncthreads();
    }
    __device__ int now() const { return id; }
};

__global__ void part_member(int *out)
{
    out[threadIdx.x] = Late(threadIdx.x).now();
}

__global__ void whole_member(int *out, int n)
{
    out[threadIdx.x] = Late(n).now();
}

struct Early {
    int id;
    __device__ explicit Early(int i) : id(i)
    {
        if (id == 0)
            __syncthreads();
    }
};

__global__ void part_constructor(int *out)
{
    Early e(threadIdx.x);
    out[threadIdx.x] = e.id;
}

__global__ void whole_constructor(int *out, int n)
{
    Early e(n);
    out[threadIdx.x] = e.id;
}

struct Own {
    int id;
    __device__ Own() : id(threadIdx.x) {}
};

__global__ void part_own_value(int *out)
{
    Own own;
    if (own.id == 0)
        __syncthreads();
    *out = 1;
}

struct Sum {
    int value, *to;
    __device__ Sum(int v, int *t) : value(v), to(t) {}
    __device__ ~Sum() { *to = __shfl_xor_sync(0xffffffffu, value, 1); }
    __device__ int now() const { return value; }
};

__global__ void part_shuffle(int *out)
{
    if (threadIdx.x < 32)
        out[64] = Sum(threadIdx.x, out + threadIdx.x).now();
}

__global__ void whole_shuffle(int *out)
{
    out[64] = Sum(threadIdx.x, out + threadIdx.x).now();
}
