// A program of several sources: kernels of the same name in both, static device data in each,
// functions across them.
#include "check.h"
#include "common.h"

static __device__ int offset = 100;

static __global__ void work(int *data)
{
    data[threadIdx.x] += offset + COMMON;
}

int main()
{
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
