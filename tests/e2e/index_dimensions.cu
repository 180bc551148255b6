// Every thread of a 1D, 2D and 3D grid computes its own global index from all built-in variables.
#include "check.h"

__global__ void index_1d(int *out)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = i * 2 + (int)gridDim.x;
}

__global__ void index_2d(int *out, int width)
{
    int x = threadIdx.x + blockIdx.x * blockDim.x;
    int y = threadIdx.y + blockIdx.y * blockDim.y;
    out[y * width + x] = y * 1000 + x;
}

__global__ void index_3d(uint3 *thread, uint3 *block, dim3 *sizes)
{
    unsigned blocks = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    unsigned threads = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    unsigned i = blocks * (blockDim.x * blockDim.y * blockDim.z) + threads;
    thread[i] = threadIdx;
    block[i] = blockIdx;
    if (i == 0) {
        sizes[0] = blockDim;
        sizes[1] = gridDim;
    }
}

static void check_3d()
{
    const dim3 grid(3, 2, 2), block(4, 3, 2);
    const int n = 3 * 2 * 2 * 4 * 3 * 2;
    uint3 *d_thread = new_on_device<uint3>(n), *d_block = new_on_device<uint3>(n);
    dim3 *d_sizes;
    CHECK(cudaMalloc(&d_sizes, 2 * sizeof(dim3)));

    index_3d<<<grid, block>>>(d_thread, d_block, d_sizes);
    CHECK_LAUNCH();
    std::vector<uint3> thread = copy_to_host(d_thread, n), blocks = copy_to_host(d_block, n);
    std::vector<dim3> sizes = copy_to_host(d_sizes, 2);
    for (int i = 0; i < n; i++) {
        int t = i % 24, b = i / 24;
        EXPECT_EQUAL(i, thread[i].x, t % 4);
        EXPECT_EQUAL(i, thread[i].y, t / 4 % 3);
        EXPECT_EQUAL(i, thread[i].z, t / 12);
        EXPECT_EQUAL(i, blocks[i].x, b % 3);
        EXPECT_EQUAL(i, blocks[i].y, b / 3 % 2);
        EXPECT_EQUAL(i, blocks[i].z, b / 6);
    }
    EXPECT(sizes[0].x == 4 && sizes[0].y == 3 && sizes[0].z == 2);
    EXPECT(sizes[1].x == 3 && sizes[1].y == 2 && sizes[1].z == 2);
}

int main()
{
    int *out = new_on_device<int>(24 * 20);

    index_1d<<<6, 10>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 60);
    for (int i = 0; i < 60; i++)
        EXPECT_EQUAL(i, got[i], i * 2 + 6);

    index_2d<<<dim3(3, 4), dim3(8, 5)>>>(out, 24);
    CHECK_LAUNCH();
    got = copy_to_host(out, 24 * 20);
    for (int i = 0; i < 24 * 20; i++)
        EXPECT_EQUAL(i, got[i], i / 24 * 1000 + i % 24);

    check_3d();
    return finish();
}
