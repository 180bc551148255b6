// TEST warnings: the counter of cycles is not the same thing on every device

// clock and clock64 go forward. A device without a clock runs the kernels that read none.
#include "check.h"
#include <cuda/std/chrono>

__global__ void times(long long *out)
{
    clock_t first = clock();
    long long wide = clock64();
    out[0] = first >= 0 || first < 0;
    out[1] = clock64() >= wide;
}

// The clock goes on in nanoseconds: at least 100 in the loop, and no hour.
__global__ void wall(long long *out)
{
    auto first = cuda::std::chrono::system_clock::now();
    long long sum = 0;
    cuda::std::chrono::nanoseconds passed(0);
    while (passed.count() < 100) {
        passed = cuda::std::chrono::high_resolution_clock::now() - first;
        sum++;
    }
    out[0] = passed.count() < 3600000000000ll;
    out[1] = sum > 0;
}

__device__ int one(int x)
{
    return x + 1;
}

__global__ void plain(int *out)
{
    out[0] = one(41);
}

int main()
{
    int *number = new_on_device<int>(1);
    plain<<<1, 1>>>(number);
    CHECK_LAUNCH();
    EXPECT_EQUAL(0, copy_to_host(number, 1)[0], 42);

    cuda::std::chrono::nanoseconds of_host =
        cuda::std::chrono::system_clock::now().time_since_epoch();
    EXPECT(of_host.count() > 1600000000000000000ll);

    long long *out = new_on_device<long long>(2);
    for (int kernel = 0; kernel < 2; kernel++) {
        if (kernel == 0)
            times<<<1, 1>>>(out);
        else
            wall<<<1, 1>>>(out);
        cudaError_t status = cudaGetLastError();
        if (status == cudaErrorNoKernelImageForDevice) {
            printf("the device has no clock of kind %d\n", kernel);
            continue;
        }
        CHECK(status);
        CHECK(cudaDeviceSynchronize());
        std::vector<long long> got = copy_to_host(out, 2);
        EXPECT(got[0] == 1 && got[1] == 1);
    }
    return finish();
}
