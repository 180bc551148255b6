// Barriers that only a part of the block reaches, some calls away. Kernels named whole_* are not reported.
template <int count> struct Halves {
    static __device__ void add(float *values)
    {
        if (count > 16)
            __syncthreads();
        if (threadIdx.x < count) {
            values[threadIdx.x] += values[threadIdx.x + count];
            Halves<count / 2>::add(values);
        }
    }
};

template <> struct Halves<0> {
    static __device__ void add(float *) {}
};

__global__ void part_recursive(float *values)
{
    Halves<64>::add(values);
}

struct Flag {
    bool set;
    __device__ void raise(int i) { set = i == 3; }
    __device__ void wait() const
    {
        if (set)
            __syncthreads();
    }
};

__global__ void part_member()
{
    Flag flag;
    flag.raise(threadIdx.x);
    flag.wait();
}

__global__ void whole_member(int n)
{
    Flag flag;
    flag.raise(n);
    flag.wait();
}

__global__ void part_lambda(int n)
{
    auto wait = [](bool really) {
        if (really)
            __syncthreads();
    };
    wait(n > 3);
    wait(threadIdx.x > 3);
}

template <int n> __global__ void whole_left_out()
{
    if (n > 100 && threadIdx.x < 3)
        __syncthreads();
}

__global__ void whole_loops(int *p, int n)
{
    int i;
    for (i = threadIdx.x; i < n; i += 7)
        p[i] = i;
    for (i = 0; i < n; i++) // the same variable, the same for all here
        __syncthreads();
    for (i = threadIdx.x; i < n * (int)blockDim.x; i += blockDim.x)
        __syncthreads();
}

int main()
{
    whole_left_out<3><<<1, 64>>>();
}
