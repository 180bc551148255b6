// TEST buffers: yes
// A program of several sources: kernels of the same name in both, static device data in each,
// functions across them, of the host and of the device.
#include "check.h"
#include "common.h"
#include "device.h"

static __device__ int offset = 100;

static __global__ void work(int *data)
{
    data[threadIdx.x] += offset + COMMON;
}

#define FIRST 4

static __device__ int scale(int x)
{
    return x * 2;
}

// What it calls is defined in the other source.
__global__ void calls(float *floats, int *out)
{
    __shared__ float shared[FIRST];
    interval i = {1, 2};
    const int values[] = {1, 2, 3};
    filling::fill(floats, FIRST);
    filling::fill(shared, FIRST);
    widen(i, 4);
    out[0] = scaled_elsewhere(5) + scale(1);
    out[1] = (int)(shared[1] + floats[FIRST - 1]);
    out[2] = i.width();
    out[3] = weighed(values, 3);
    out[4] = weighed(out + 1, 2);
}

static void test_calls()
{
    const int want[] = {15 + 2, 51 + 53, 5, 80, 50};
    int *out = new_on_device<int>(5);
    calls<<<1, 1>>>(new_on_device<float>(FIRST), out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 5);
    for (int i = 0; i < 5; i++)
        EXPECT_EQUAL(100 + i, got[i], want[i]);
    const int values[] = {7, 1};
    EXPECT_EQUAL(200, weighed(values, 2), 10);
}

int main()
{
    test_calls();
    int *data = new_on_device<int>(THREADS);
    work<<<1, THREADS>>>(data);
    CHECK_LAUNCH();
    work_of_other(data);
    std::vector<int> out = copy_to_host(data, THREADS);
    for (int i = 0; i < THREADS; i++)
        EXPECT_EQUAL(i, out[i], (100 + COMMON) * (i + 2));
    EXPECT_EQUAL(0, plain_answer(), 42);
    return finish();
}
