// Parameters that are declared as arrays are pointers, to whatever memory the caller has; they are
// passed on, compared, moved, and taken as rows of a matrix.
#include "check.h"

__host__ __device__ static int second(const int *p)
{
    return p[1];
}

__host__ __device__ static int at(int p[], int n)
{
    return p[n];
}

__host__ __device__ static int both(int a[16], int b[16], int n)
{
    int own[4] = {n, n + 1, n + 2, n + 3};
    int r = second(a) + at(b, n) * 3 + b[n] + second(own) * 5 + at(a, n);
    r += second(a + 1) + second(n > 2 ? a + n : a) + at(2 + b, 1) + second(n > 1 ? b : b + 1) * 3;
    int *moved = a;
    moved += 2;
    a++;
    return r * 7 + (a < moved) + at(a, 1) + (int)(moved - a) + at(moved, 0);
}

__host__ __device__ static int rows(int m[4][8], const int n)
{
    int r = second(m[1]) + m[2][n & 7] + at(m[3], 2);
    int(*row)[8] = m;
    row++;
    return r * 3 + second(*row) + at(row[1], 3) + (&m[0][0] == row[0] ? 1 : 0);
}

__host__ __device__ static void fill(int a[16], int m[4][8], int first)
{
    for (int i = 0; i < 16; i++)
        a[i] = first + i * i;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 8; k++)
            m[i][k] = first * i + k;
}

__host__ __device__ static int compute(int a[16], int b[16], int m[4][8], int n)
{
    return both(a, b, n & 7) + 3 * both(b, b, n & 3) + 11 * rows(m, n);
}

__global__ void run(int *out, int *memory)
{
    __shared__ int shared[16], table[4][8];
    int own[16], own_table[4][8];
    int i = threadIdx.x;
    int *mine = memory + 64 * i;
    fill(own, own_table, i);
    fill(mine, (int(*)[8])(mine + 32), i + 1);
    if (i == 0)
        fill(shared, table, 7);
    __syncthreads();
    out[4 * i] = compute(own, shared, own_table, i);
    out[4 * i + 1] = compute(mine, own, (int(*)[8])(mine + 32), i);
    out[4 * i + 2] = compute(shared, mine, table, i);
    out[4 * i + 3] = compute(shared, shared, own_table, i);
}

int main()
{
    const int n = 16;
    int *out = new_on_device<int>(4 * n), *memory = new_on_device<int>(64 * n);
    run<<<1, n>>>(out, memory);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 4 * n);
    int shared[16], table[4][8];
    fill(shared, table, 7);
    for (int i = 0; i < n; i++) {
        int own[16], own_table[4][8], mine[16], mine_table[4][8];
        fill(own, own_table, i);
        fill(mine, mine_table, i + 1);
        EXPECT_EQUAL(4 * i, got[4 * i], compute(own, shared, own_table, i));
        EXPECT_EQUAL(4 * i + 1, got[4 * i + 1], compute(mine, own, mine_table, i));
        EXPECT_EQUAL(4 * i + 2, got[4 * i + 2], compute(shared, mine, table, i));
        EXPECT_EQUAL(4 * i + 3, got[4 * i + 3], compute(shared, shared, own_table, i));
    }
    return finish();
}
