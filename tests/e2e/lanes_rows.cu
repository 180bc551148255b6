// TEST lanes: rows are made with --lanes only
// Kernels without barriers and loops, of which one work-item of the lanes form runs rows of several blocks: lanes
// that pass the tests are neighbours or not, rows end with their block or not, blocks are tiny or large.
#include "check.h"

#define SIZE 8192
// Neighbours.
__global__ void smooth(const int *in, int *out, int width, int rows, int columns)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < rows && j > 0 && j < columns - 1)
        out[i * width + j] = in[i * width + j - 1] + in[i * width + j] * 2 + in[i * width + j + 1];
}

// Neighbours, in each row others.
__global__ void triangle(const int *in, int *out, int width, int rows, int columns)
{
    int j = threadIdx.x + blockDim.x * blockIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (j < i || j >= columns)
        return;
    if (i >= rows)
        return;
    out[i * width + j] += in[j * 3 + i];
}

// Every third lane, and some lanes at both ends.
__global__ void others(const int *in, int *out, int width, int rows, int columns)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (((j & 3) == 1 || j < 3 || j > columns - 2) && i != 1)
        out[i * width + j] = in[i * width + j] ^ rows;
}

// A row ends with its block.
__global__ void edges(const int *in, int *out, int width, int rows, int columns)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    int *to = out + (i * width + j);
    if (threadIdx.x > 0 && threadIdx.x < blockDim.x && blockIdx.x != 2 && i < rows && j < columns)
        *to = *to * 3 + in[blockIdx.x] + gridDim.x;
}

// Which lanes pass the test of such a kernel, and what they write.
enum { SMOOTH, TRIANGLE, OTHERS, EDGES, KINDS };
static bool passes(int kind, int i, int j, int rows, int columns, int x, int block)
{
    switch (kind) {
    case SMOOTH: return i < rows && j > 0 && j < columns - 1;
    case TRIANGLE: return j >= i && j < columns && i < rows;
    case OTHERS: return ((j & 3) == 1 || j < 3 || j > columns - 2) && i != 1;
    default: return x > 0 && block != 2 && i < rows && j < columns;
    }
}

static int result(int kind, const std::vector<int> &in, int old, int i, int j, int width, int rows,
                  int block, int grid)
{
    int at = i * width + j;
    switch (kind) {
    case SMOOTH: return in[at - 1] + in[at] * 2 + in[at + 1];
    case TRIANGLE: return old + in[j * 3 + i];
    case OTHERS: return in[at] ^ rows;
    default: return old * 3 + in[block] + grid;
    }
}

static void launch(int kind, dim3 grid, dim3 block, const int *in, int *out, int width, int rows,
                   int columns)
{
    switch (kind) {
    case SMOOTH: smooth<<<grid, block>>>(in, out, width, rows, columns); break;
    case TRIANGLE: triangle<<<grid, block>>>(in, out, width, rows, columns); break;
    case OTHERS: others<<<grid, block>>>(in, out, width, rows, columns); break;
    default: edges<<<grid, block>>>(in, out, width, rows, columns); break;
    }
}

static void check(int kind, dim3 grid, dim3 block, int rows, int columns)
{
    std::vector<int> in(3 * SIZE), want(SIZE, 5);
    for (int i = 0; i < 3 * SIZE; i++)
        in[i] = i * 37 % 1001;
    int width = grid.x * block.x;
    int *d_in = copy_to_device(in), *d_out = copy_to_device(want);
    for (int i = 0; i < (int)(grid.y * block.y); i++)
        for (int j = 0; j < width; j++) {
            int x = j % block.x, own = j / block.x;
            if (passes(kind, i, j, rows, columns, x, own))
                want[i * width + j] = result(kind, in, 5, i, j, width, rows, own, grid.x);
        }
    launch(kind, grid, block, d_in, d_out, width, rows, columns);
    CHECK_LAUNCH();
    std::vector<int> out = copy_to_host(d_out, SIZE);
    for (int i = 0; i < SIZE; i++)
        EXPECT_EQUAL(i, out[i], want[i]);
    CHECK(cudaFree(d_in));
    CHECK(cudaFree(d_out));
}

int main()
{
    for (int kind = SMOOTH; kind < KINDS; kind++) {
        check(kind, dim3(30, 4), dim3(8, 4), 15, 237);
        check(kind, dim3(75, 11), dim3(3, 1), 9, 224);
        check(kind, dim3(200, 7), dim3(1, 2), 14, 190);
        check(kind, dim3(130, 1), dim3(33), 1, 4000);
        check(kind, dim3(1, 1), dim3(256), 1, 0);
    }
    return finish();
}
