// Kernels without barriers or loops: those have lane loops, without the mark, of which a compiler
// may group accesses that it must not.
struct cell {
    unsigned x, y;
};

// q may be p: lane loops.
__global__ void through_two(cell *p, cell *q, unsigned *sum)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned a = p[i].x;
    q[i].y = q[i].y * 3 + a;
    sum[i] = a ^ p[i].y;
}

// A row's element that is not known: lane loops.
__global__ void rows_of_four(unsigned (*rows)[4], const unsigned *at, unsigned *sum)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned t = rows[i][2];
    rows[i][at[i] & 3] ^= t + 1;
    sum[i] = t * 7 + rows[i][3];
}

// Nothing stands between the reads: as it is.
__global__ void read_first(cell *p, cell *q)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned a = p[i].x, b = p[i].y;
    q[i].y = a * b;
}

// The write is to another member, or to memory of its own: as it is.
__global__ void others(cell *p, unsigned *__restrict__ out)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned a = p[i].x;
    out[i] = a;
    p[i].x = a + 1;
    p[i].y += a;
}

// Only the launch knows how far neighbours lie apart: as it is.
__global__ void columns(float *p, float *q, float *sum, int width, int t)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    q[width * (i + 1) + t] -= p[width * (i + 1)] * q[t];
    sum[i] = p[width * (i + 1) + 1];
}

// A compiler knows it, too: lane loops.
__global__ void columns_of_two(float *p, float *q, float *sum, int width, int t)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (width == 2) {
        q[width * (i + 1) + t] -= p[width * (i + 1)] * q[t];
        sum[i] = p[width * (i + 1) + 1];
    }
}

int main()
{
    through_two<<<1, 64>>>(nullptr, nullptr, nullptr);
    rows_of_four<<<1, 64>>>(nullptr, nullptr, nullptr);
    read_first<<<1, 64>>>(nullptr, nullptr);
    others<<<1, 64>>>(nullptr, nullptr);
    columns<<<1, 64>>>(nullptr, nullptr, nullptr, 4, 1);
    columns_of_two<<<1, 64>>>(nullptr, nullptr, nullptr, 2, 1);
}
