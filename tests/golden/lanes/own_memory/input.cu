// Lane loops with memory of a lane's own, in one place for all lanes: no compiler may run their lanes
// together. It may where such memory has an element for each lane, or becomes registers.
struct pair {
    int low, high;
};

__device__ int pick(int i, int value)
{
    int t[4];
    t[0] = 1, t[1] = 2, t[2] = 3, t[3] = 4;
    t[i & 3] = value;
    return t[value & 3];
}

__device__ pair swap(pair p)
{
    pair q = {p.high, p.low};
    return q;
}

__global__ void own(const int *in, int *out)
{
    __shared__ int s[64];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    int t[4], i = s[63 - threadIdx.x];
    t[0] = 1, t[1] = 2, t[2] = 3, t[3] = 4;
    t[i & 3] = threadIdx.x;
    out[threadIdx.x] = t[i >> 2 & 3];
}

__global__ void called(const int *in, int *out)
{
    __shared__ int s[64];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = pick(s[63 - threadIdx.x], threadIdx.x);
}

__global__ void registers(const int *in, int *out)
{
    __shared__ int s[64];
    pair p = {in[threadIdx.x], 1};
    s[threadIdx.x] = swap(p).low;
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x];
}

__global__ void for_each_lane(const int *in, int *out)
{
    __shared__ int s[64];
    int t[4];
    t[threadIdx.x & 3] = in[threadIdx.x];
    s[threadIdx.x] = t[threadIdx.x & 3];
    __syncthreads();
    out[threadIdx.x] = s[63 - threadIdx.x] + t[threadIdx.x & 3];
}
