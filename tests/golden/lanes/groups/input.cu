// Lanes whose elements a compiler would group, with and without a write between that may meet them.
struct cell {
    unsigned x, y;
};

__global__ void through_two(cell *p, cell *q, unsigned *sum)
{
    __shared__ unsigned seen[64];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[threadIdx.x] = i;
    __syncthreads();
    unsigned a = p[i].x;
    q[i].y = q[i].y * 3 + a;
    sum[i] = a ^ p[i].y ^ seen[63 - threadIdx.x];
}

__global__ void complex_in_place(unsigned *p, unsigned *q)
{
    __shared__ unsigned seen[64];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[threadIdx.x] = i;
    __syncthreads();
    unsigned re = p[2 * i];
    q[2 * i + 1] += re;
    q[2 * i] = p[2 * i + 1] * 5 + seen[63 - threadIdx.x];
}

__global__ void written_twice(cell *p, cell *q)
{
    __shared__ unsigned seen[64];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[threadIdx.x] = i;
    __syncthreads();
    p[i].x = i;
    q[i].x += 7;
    p[i].y = i * 2 + seen[63 - threadIdx.x];
}

// Each of these may go together: the parts of one element, and neighbours.
__global__ void parts(cell *p, const unsigned *in, unsigned *sum)
{
    __shared__ unsigned seen[64];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[threadIdx.x] = i;
    __syncthreads();
    p[i].x += seen[63 - threadIdx.x];
    p[i].y += 3;
    sum[i] = in[i + 1] + 5;
    sum[i] += in[i + 2];
}

__global__ void unique(const cell *__restrict__ p, cell *__restrict__ q)
{
    __shared__ unsigned seen[64];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[threadIdx.x] = i;
    __syncthreads();
    q[i].x = p[i].x + seen[63 - threadIdx.x];
    q[i].y = p[i].y;
}

__global__ void numbered(float *p)
{
    __shared__ unsigned seen[64];
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    seen[threadIdx.x] = i;
    __syncthreads();
    p[3 * i] += seen[63 - threadIdx.x];
    p[3 * i + 1] += 1;
    p[3 * i + 2] += 2;
}
