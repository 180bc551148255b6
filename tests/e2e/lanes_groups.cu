// Elements of one array that a thread reads and writes in turn, through pointers that are equal: a
// compiler that groups the reads, or the writes, must not move them past each other.
#include "check.h"

#define THREADS 64

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

int main()
{
    const unsigned n = 4 * THREADS;
    std::vector<cell> host(n);
    for (unsigned i = 0; i < n; i++)
        host[i] = {i * 3, i + 11};
    cell *cells = copy_to_device(host);
    unsigned *sum = new_on_device<unsigned>(n);

    through_two<<<n / THREADS, THREADS>>>(cells, cells, sum);
    complex_in_place<<<n / THREADS, THREADS>>>(&cells->x, &cells->x);
    CHECK_LAUNCH();
    host = copy_to_host(cells, n);
    std::vector<unsigned> sums = copy_to_host(sum, n);
    for (unsigned i = 0; i < n; i++) {
        unsigned other = i / THREADS * THREADS + THREADS - 1 - i % THREADS;
        unsigned y = (i + 11) * 3 + i * 3;
        EXPECT_EQUAL(i, sums[i], i * 3 ^ y ^ other);
        EXPECT_EQUAL(i, host[i].y, y + i * 3);
        EXPECT_EQUAL(i, host[i].x, (y + i * 3) * 5 + other);
    }

    written_twice<<<n / THREADS, THREADS>>>(cells, cells);
    CHECK_LAUNCH();
    host = copy_to_host(cells, n);
    for (unsigned i = 0; i < n; i++) {
        EXPECT_EQUAL(i, host[i].x, i + 7);
        EXPECT_EQUAL(i, host[i].y, i * 2 + i / THREADS * THREADS + THREADS - 1 - i % THREADS);
    }
    return finish();
}
