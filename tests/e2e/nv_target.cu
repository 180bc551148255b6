// <nv/target>: code for the host and for architectures of devices, chosen by macros.
#include "check.h"
#include <nv/target>

__host__ __device__ int side(int x)
{
    NV_IF_TARGET(NV_IS_HOST, (int y = x, z = 1; return y + z;), (return x * 10;))
}

__host__ __device__ int only_device(int x)
{
    NV_IF_TARGET(NV_IS_DEVICE, (x += 100;))
    return x;
}

__device__ int at_least_80()
{
    NV_IF_ELSE_TARGET(NV_PROVIDES_SM_80, (return 80;), (return 0;))
}

__host__ __device__ int best()
{
    int found = -1;
    NV_DISPATCH_TARGET(NV_IS_HOST, (found = 1;), NV_PROVIDES_SM_90, (found = 90;), NV_PROVIDES_SM_80, (found = 80;),
                       NV_PROVIDES_SM_50, (found = 50;))
    return found;
}

__device__ int none()
{
    int found = 7;
    NV_DISPATCH_TARGET(NV_IS_HOST, (found = 1;), NV_NO_TARGET, (found = 2;))
    return found;
}

#ifdef __CUDA_ARCH__
#define ARCHITECTURE __CUDA_ARCH__
#else
#define ARCHITECTURE 0 // nvcc reads kernels for the host, too
#endif

__global__ void choose(int *out)
{
    out[0] = side(4);
    out[1] = only_device(5);
    out[2] = at_least_80() == (ARCHITECTURE >= 800 ? 80 : 0);
    out[3] = best() == (ARCHITECTURE >= 900 ? 90 : ARCHITECTURE >= 800 ? 80 : 50);
    out[4] = none();
}

int main()
{
    int *out = new_on_device<int>(5);
    choose<<<1, 1>>>(out);
    CHECK_LAUNCH();
    std::vector<int> got = copy_to_host(out, 5);
    const int want[] = {40, 105, 1, 1, 7};
    for (int i = 0; i < 5; i++)
        EXPECT_EQUAL(i, got[i], want[i]);
    EXPECT_EQUAL(5, side(4), 5);
    EXPECT_EQUAL(6, only_device(5), 5);
    EXPECT_EQUAL(7, best(), 1);
    return finish();
}
