// Launch configurations as programs write them: integers, dim3 of one to three numbers,
// expressions, dim3 variables that are changed, braces, conversions, a launch in a macro and in a
// single-statement if, and a kernel without arguments.
#include "check.h"

struct Size {
    int w, h;
};

__global__ void count(int *counter, int *last)
{
    atomicAdd(counter, 1);
    if (threadIdx.x == blockDim.x - 1 && threadIdx.y == blockDim.y - 1 && threadIdx.z == 0 &&
        blockIdx.x == 0 && blockIdx.y == 0 && blockIdx.z == 0)
        *last = gridDim.x * 10000 + gridDim.y * 100 + gridDim.z;
}

__global__ void nothing()
{
}

#define LAUNCH(kernel, n, ...)                                                                     \
    kernel<<<((n) + 31) / 32, 32>>>(__VA_ARGS__);                                                  \
    CHECK_LAUNCH()

static int blocks_for(int n, int size = 16)
{
    return n / size + (n % size ? 1 : 0);
}

static int *counter, *last;

static void expect_threads(int line, int threads, int grid)
{
    std::vector<int> got = copy_to_host(counter, 2);
    CHECK(cudaMemset(counter, 0, 2 * sizeof(int)));
    EXPECT_EQUAL(line, got[0], threads);
    EXPECT_EQUAL(line, got[1], grid);
}

int main()
{
    counter = new_on_device<int>(2);
    last = counter + 1;
    nothing<<<1, 32>>>();
    CHECK_LAUNCH();

    count<<<3, 7>>>(counter, last);
    CHECK_LAUNCH();
    expect_threads(__LINE__, 21, 30101);

    dim3 grid(2, 3), block(4);
    block.y = 2;
    count<<<grid, block>>>(counter, last);
    CHECK_LAUNCH();
    expect_threads(__LINE__, 48, 20301);

    Size size = {33, 17};
    const int tile = 16;
    count<<<dim3(blocks_for(size.w), (size.h + tile - 1) / tile, 1), dim3(tile, tile / 2)>>>(
        counter, last);
    CHECK_LAUNCH();
    expect_threads(__LINE__, 3 * 2 * 16 * 8, 30201);

    // clang-format off
    count<<<(size.w > 20 ? 2 : 1), dim3{4, 2, 1}, 0, 0>>>(counter, last);
    // clang-format on
    CHECK_LAUNCH();
    expect_threads(__LINE__, 16, 20101);

    LAUNCH(count, 65, counter, last);
    expect_threads(__LINE__, 96, 30101);

    dim3 copy = grid;
    copy.z = grid.x * grid.y;
    // clang-format off
    count <<< copy, /* threads */ dim3(1, 1, 2), 0 >>> (
        counter,
        last);
    // clang-format on
    CHECK_LAUNCH();
    expect_threads(__LINE__, 2 * 3 * 6 * 2, 20306);

    for (int i = 1; i <= 3; i++)
        if (i % 2)
            count<<<i, i>>>(counter, last);
        else
            count<<<(unsigned)i, (unsigned short)2>>>(counter, last);
    CHECK_LAUNCH();
    expect_threads(__LINE__, 1 + 4 + 9, 30101);

    size_t wide = 5;
    unsigned char narrow = 2;
    count<<<wide, narrow, wide * sizeof(float), NULL>>>(counter, last);
    CHECK_LAUNCH();
    expect_threads(__LINE__, 10, 50101);
    return finish();
}
