// TEST warnings: the counter of cycles is not the same thing on every device

// clock and clock64 go forward. A device without a clock runs the kernels that read none.
#include "check.h"

__global__ void times(long long *out)
{
    clock_t first = clock();
    long long wide = clock64();
    out[0] = first >= 0 || first < 0;
    out[1] = clock64() >= wide;
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

    long long *out = new_on_device<long long>(2);
    times<<<1, 1>>>(out);
    cudaError_t status = cudaGetLastError();
    if (status == cudaErrorNoKernelImageForDevice) {
        printf("the device has no clock\n");
        return finish();
    }
    CHECK(status);
    CHECK(cudaDeviceSynchronize());
    std::vector<long long> got = copy_to_host(out, 2);
    EXPECT(got[0] == 1 && got[1] == 1);
    return finish();
}
