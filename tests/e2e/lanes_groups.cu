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

// Kernels that threads never meet in: a driver may run them as they are.
__global__ void plain_through_two(cell *p, cell *q, unsigned *sum)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned a = p[i].x;
    q[i].y = q[i].y * 3 + a;
    sum[i] = a ^ p[i].y;
}

__global__ void plain_complex(unsigned *p, unsigned *q)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned re = p[2 * i];
    q[2 * i + 1] += re;
    q[2 * i] = p[2 * i + 1] * 5;
}

__global__ void plain_written_twice(cell *p, cell *q)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    p[i].x = i;
    q[i].x += 7;
    p[i].y = i * 2;
}

__global__ void plain_rows(unsigned (*rows)[4], const unsigned *at, unsigned *sum)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned t = rows[i][2];
    rows[i][at[i] & 3] ^= t + 1;
    sum[i] = t * 7 + rows[i][3];
}

static void check_plain(unsigned n)
{
    std::vector<cell> host(n);
    std::vector<unsigned> at(n), rows(4 * n);
    for (unsigned i = 0; i < n; i++) {
        host[i] = {i * 3, i + 11};
        at[i] = i * 2654435761u >> 7;
        for (unsigned k = 0; k < 4; k++)
            rows[4 * i + k] = i * 17 + k;
    }
    cell *cells = copy_to_device(host);
    unsigned *sum = new_on_device<unsigned>(n), *row = copy_to_device(rows);

    plain_through_two<<<n / THREADS, THREADS>>>(cells, cells, sum);
    plain_complex<<<n / THREADS, THREADS>>>(&cells->x, &cells->x);
    CHECK_LAUNCH();
    host = copy_to_host(cells, n);
    std::vector<unsigned> sums = copy_to_host(sum, n);
    for (unsigned i = 0; i < n; i++) {
        unsigned y = (i + 11) * 3 + i * 3;
        EXPECT_EQUAL(i, sums[i], i * 3 ^ y);
        EXPECT_EQUAL(i, host[i].y, y + i * 3);
        EXPECT_EQUAL(i, host[i].x, (y + i * 3) * 5);
    }

    plain_written_twice<<<n / THREADS, THREADS>>>(cells, cells);
    plain_rows<<<n / THREADS, THREADS>>>(reinterpret_cast<unsigned(*)[4]>(row), copy_to_device(at),
                                         sum);
    CHECK_LAUNCH();
    host = copy_to_host(cells, n);
    sums = copy_to_host(sum, n);
    for (unsigned i = 0; i < n; i++) {
        unsigned t = rows[4 * i + 2];
        rows[4 * i + (at[i] & 3)] ^= t + 1;
        EXPECT_EQUAL(i, host[i].x, i + 7);
        EXPECT_EQUAL(i, host[i].y, i * 2);
        EXPECT_EQUAL(i, sums[i], t * 7 + rows[4 * i + 3]);
    }
}

// Columns of a matrix, whose width compilers do not know.
__global__ void plain_columns(unsigned *p, unsigned *q, unsigned *sum, int width, int t)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned a = p[width * i];
    q[width * i + t] = q[width * i + t] * 3 + a;
    sum[i] = a ^ p[width * i + 1];
}

// The same, where they may know it.
__global__ void plain_columns_of_two(unsigned *p, unsigned *q, unsigned *sum, int width)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (width != 2)
        return;
    unsigned a = p[width * i];
    q[width * i + 1] = q[width * i + 1] * 3 + a;
    sum[i] = a ^ p[width * i + 1];
}

static void check_columns(unsigned n)
{
    unsigned *sum = new_on_device<unsigned>(n);
    for (int width = 2; width <= 5; width++) {
        std::vector<unsigned> table(5 * n);
        for (unsigned i = 0; i < 5 * n; i++)
            table[i] = i * 2654435761u;
        unsigned *on_device = copy_to_device(table);
        plain_columns<<<n / THREADS, THREADS>>>(on_device, on_device, sum, width, 1);
        if (width == 2)
            plain_columns_of_two<<<n / THREADS, THREADS>>>(on_device, on_device, sum, width);
        CHECK_LAUNCH();
        std::vector<unsigned> sums = copy_to_host(sum, n), made = copy_to_host(on_device, 5 * n);
        for (unsigned i = 0; i < n; i++) {
            unsigned a = table[width * i], b = table[width * i + 1];
            for (int turn = 0; turn < (width == 2 ? 2 : 1); turn++)
                b = b * 3 + a;
            EXPECT_EQUAL(i, sums[i], a ^ b);
            EXPECT_EQUAL(i, made[width * i + 1], b);
        }
    }
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
    check_plain(n);
    check_columns(n);
    return finish();
}
