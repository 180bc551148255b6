// TEST items: yes
// Threads of one row of a block, chosen by `threadIdx.y`, read what their neighbours in the row
// write, with no barrier between: they need lockstep as threads of a whole block do.
// TEST warnings: kernels that need warps
#include "check.h"

#define COLUMNS 8
#define ROWS    4

// The pivot divides its row, itself as well.
__global__ void divide_rows(const float *in, const int *pivots, float *out)
{
    extern __shared__ float cells[];
    int const column = threadIdx.x;
    int const row = threadIdx.y, columns = blockDim.x;

    cells[row * columns + column] = in[row * columns + column];
    __syncthreads();
    for (int step = 0; step < blockDim.y; step++) {
        if (row == step)
            cells[row * columns + column] =
                cells[row * columns + column] / cells[row * columns + pivots[row]];
        __syncthreads();
    }
    out[row * columns + column] = cells[row * columns + column];
}

// The sum of the first row, in steps that rely on lockstep.
__global__ void sum_first_row(const float *in, float *out)
{
    __shared__ volatile float cells[COLUMNS];
    int const column = threadIdx.x;

    if (threadIdx.y == 0) {
        cells[column] = in[column];
        for (int half = COLUMNS / 2; half; half /= 2)
            if (column < half)
                cells[column] += cells[column + half];
        out[column] = cells[0];
    }
}

// A condition that holds for many threads, though it looks like one for a single thread.
__global__ void sum_up_to(const float *in, float *out, int last)
{
    __shared__ volatile float cells[32];
    int const i = threadIdx.x;

    if (i > last)
        return;
    cells[i] = in[i];
    for (int half = (last + 1) / 2; half; half /= 2)
        if (i < half)
            cells[i] += cells[i + half];
    out[i] = cells[0];
}

// A thread that has less to do in a turn of a loop waits for the others before the next turn.
__global__ void find_largest(const float *in, int *out)
{
    __shared__ float values[COLUMNS];
    __shared__ int at[COLUMNS];
    int const i = threadIdx.x;

    values[i] = in[i];
    at[i] = i;
    for (int n = 2; n <= COLUMNS; n *= 2)
        if (i < COLUMNS / n)
            if (values[at[i]] < values[at[i + COLUMNS / n]])
                at[i] = at[i + COLUMNS / n];
    int turn = 0;
    while (turn++ < 1)
        out[i] = at[0];
}

// Each thread of the row has cells of its own.
__global__ void own_cells(const float *in, float *out)
{
    __shared__ float cells[COLUMNS];

    if (threadIdx.y == 1) {
        cells[threadIdx.x] = in[threadIdx.x];
        out[threadIdx.x] = 2 * cells[threadIdx.x];
    }
}

int main()
{
    const int n = ROWS * COLUMNS;
    const dim3 block(COLUMNS, ROWS);
    std::vector<float> in(n), got;
    std::vector<int> pivots(ROWS);
    float sum = 0;

    for (int i = 0; i < n; i++)
        in[i] = (float)(i % 7 + 2);
    for (int i = 0; i < ROWS; i++)
        pivots[i] = (i * 3) % COLUMNS;
    for (int i = 0; i < COLUMNS; i++)
        sum += in[i];
    const float *cells = copy_to_device(in);
    float *out = new_on_device<float>(n);

    own_cells<<<1, block>>>(cells, out);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < COLUMNS; i++)
        EXPECT_EQUAL(i, got[i], 2 * in[i]);
    divide_rows<<<1, block, n * sizeof(float)>>>(cells, copy_to_device(pivots), out);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], in[i] / in[i / COLUMNS * COLUMNS + pivots[i / COLUMNS]]);
    sum_first_row<<<1, block>>>(cells, out);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < COLUMNS; i++)
        EXPECT_EQUAL(i, got[i], sum);
    CHECK(cudaMemset(out, 0, n * sizeof(float)));
    sum_up_to<<<1, 32>>>(cells, out, COLUMNS - 1);
    CHECK_LAUNCH();
    got = copy_to_host(out, n);
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, got[i], i < COLUMNS ? sum : 0);

    int *largest = new_on_device<int>(COLUMNS);
    find_largest<<<1, COLUMNS>>>(copy_to_device<float>({2, 0, 1, 0, 1, 0, 0, 9}), largest);
    CHECK_LAUNCH();
    for (int i = 0; i < COLUMNS; i++)
        EXPECT_EQUAL(i, copy_to_host(largest, COLUMNS)[i], 7);
    return finish();
}
