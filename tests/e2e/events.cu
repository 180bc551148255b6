// Events: elapsed time, completion, flags, and their errors.
#include "check.h"

__global__ void spin(float *data, int rounds)
{
    float x = threadIdx.x;
    for (int i = 0; i < rounds; i++)
        x = x * 0.5f + 1.0f;
    data[threadIdx.x] = x;
}

int main()
{
    float *data = new_on_device<float>(32), milliseconds = -1, longer = -1;
    cudaEvent_t start, middle, stop, untimed;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&middle));
    CHECK(cudaEventCreateWithFlags(&stop, cudaEventBlockingSync));
    CHECK(cudaEventCreateWithFlags(&untimed, cudaEventDisableTiming));

    EXPECT(cudaEventQuery(start) == cudaSuccess); // never recorded
    CHECK(cudaEventRecord(start));
    spin<<<1, 32>>>(data, 100);
    CHECK(cudaEventRecord(middle, 0));
    spin<<<1, 32>>>(data, 1000);
    CHECK(cudaEventRecord(stop));
    CHECK(cudaEventRecord(untimed));
    CHECK(cudaEventSynchronize(stop));
    CHECK(cudaEventElapsedTime(&milliseconds, start, middle));
    CHECK(cudaEventElapsedTime(&longer, start, stop));
    EXPECT(milliseconds >= 0.0f);
    EXPECT(longer >= milliseconds);
    EXPECT(longer < 60000.0f);
    EXPECT(cudaEventQuery(stop) == cudaSuccess);
    EXPECT_EQUAL(0, copy_to_host(data, 1)[0], 2.0f);

    CHECK(cudaEventSynchronize(untimed));
    EXPECT(cudaEventElapsedTime(&milliseconds, start, untimed) == cudaErrorInvalidResourceHandle);
    EXPECT(cudaGetLastError() == cudaErrorInvalidResourceHandle);
    EXPECT(cudaGetLastError() == cudaSuccess);
    CHECK(cudaEventDestroy(start));
    CHECK(cudaEventDestroy(middle));
    CHECK(cudaEventDestroy(stop));
    CHECK(cudaEventDestroy(untimed));
    return finish();
}
