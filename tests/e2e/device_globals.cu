// TEST buffers: yes
// __device__ variables: initialised, zero, arrays; changed by kernels, by device functions and by
// the host; their address and size.
#include "check.h"

__device__ int counter;
__device__ float factors[4] = {1, 2, 4, 8};
__device__ unsigned long long total = 1000;
static __device__ int2 corners[3];
__device__ volatile int flag = 5;

__device__ void visit(int i)
{
    atomicAdd(&counter, 1);
    atomicAdd(&total, (unsigned long long)i);
}

__global__ void work(float *out)
{
    int i = threadIdx.x;
    visit(i);
    out[i] = factors[i % 4];
    if (i < 3)
        corners[i].y = i + corners[i].x;
    if (i == 0)
        flag = flag + 1;
}

__global__ void fill(float *values, float value)
{
    values[threadIdx.x] = value;
}

__global__ void read_counter(int *out)
{
    int *p = &counter;
    *out = *p + flag;
}

// Only the host uses these: it copies to one, and gives a kernel the address of the other.
__constant__ short unused_table[3] = {4, 5, 6};
__device__ float passed[2];

static void check_unused(void)
{
    short table[3] = {0, 0, 7};
    CHECK(cudaMemcpyToSymbol(unused_table, table + 2, sizeof *table, 4));
    CHECK(cudaMemcpyFromSymbol(table, unused_table, sizeof table));
    EXPECT_EQUAL(0, table[0], 4);
    EXPECT_EQUAL(1, table[1], 5);
    EXPECT_EQUAL(2, table[2], 7);

    float *address = NULL, values[2];
    CHECK(cudaGetSymbolAddress((void **)&address, passed));
    fill<<<1, 2>>>(address, 2.5f);
    CHECK_LAUNCH();
    CHECK(cudaMemcpyFromSymbol(values, passed, sizeof values));
    EXPECT_EQUAL(0, values[0] + values[1], 5);
}

int main()
{
    float *d_out = new_on_device<float>(40);
    int2 start[3] = {{10, 0}, {20, 0}, {30, 0}};
    CHECK(cudaMemcpyToSymbol(corners, start, sizeof start));
    work<<<1, 40>>>(d_out);
    work<<<1, 40>>>(d_out);
    CHECK_LAUNCH();

    int count = 0;
    unsigned long long sum = 0;
    CHECK(cudaMemcpyFromSymbol(&count, counter, sizeof count));
    CHECK(cudaMemcpyFromSymbol(&sum, total, sizeof sum, 0, cudaMemcpyDeviceToHost));
    EXPECT_EQUAL(0, count, 80);
    EXPECT_EQUAL(0, sum, 1000 + 2 * 780);
    int2 end[3];
    CHECK(cudaMemcpyFromSymbol(end, corners, sizeof end));
    for (int i = 0; i < 3; i++)
        EXPECT_EQUAL(i, end[i].y, i + start[i].x);
    std::vector<float> out = copy_to_host(d_out, 40);
    for (int i = 0; i < 40; i++)
        EXPECT_EQUAL(i, out[i], 1 << i % 4);

    float *address = NULL;
    size_t size = 0;
    CHECK(cudaGetSymbolAddress((void **)&address, factors));
    CHECK(cudaGetSymbolSize(&size, factors));
    EXPECT_EQUAL(0, size, 16);
    fill<<<1, 2>>>(address + 1, 7.5f);
    CHECK_LAUNCH();
    float factor[4];
    CHECK(cudaMemcpyFromSymbol(factor, factors, sizeof factor));
    const float want[4] = {1, 7.5f, 7.5f, 8};
    for (int i = 0; i < 4; i++)
        EXPECT_EQUAL(i, factor[i], want[i]);

    count = -3;
    CHECK(cudaMemcpyToSymbol(counter, &count, sizeof count));
    int *d_count = new_on_device<int>(1);
    read_counter<<<1, 1>>>(d_count);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(d_count, 1)[0], 4);
    check_unused();
    return finish();
}
