// TEST buffers: yes
// A kernel's address is a value: launches through pointers, arrays of pointers, parameters, and by
// cudaLaunchKernel.
#include "check.h"

__global__ void add(int *data, int value)
{
    data[threadIdx.x] += value;
}

__global__ void multiply(int *data, int value)
{
    data[threadIdx.x] *= value;
}

template <int N> __global__ void shift(int *data, int value)
{
    data[threadIdx.x] = (data[threadIdx.x] << N) + value;
}

typedef void (*Kernel)(int *, int);

static void apply(Kernel kernel, int *data, int value)
{
    kernel<<<1, 32>>>(data, value);
    CHECK_LAUNCH();
}

int main()
{
    int *data = new_on_device<int>(32);
    const Kernel shift_2 = &shift<2>, shift_1 = shift<1>;
    const Kernel kernels[] = {add, multiply, shift_2, shift_1};

    for (int i = 0; i < 4; i++)
        apply(kernels[i], data, i + 5);

    int value = 100;
    void *arguments[] = {&data, &value};
    CHECK(cudaLaunchKernel((const void *)add, dim3(1), dim3(16), arguments, 0, 0));
    CHECK(cudaLaunchKernel((void *)multiply, dim3(1), dim3(8, 1, 1), arguments, 0, NULL));
    CHECK(cudaDeviceSynchronize());

    std::vector<int> got = copy_to_host(data, 32);
    for (int i = 0; i < 32; i++) {
        int want = ((((0 + 5) * 6) << 2) + 7) * 2 + 8;
        want = i < 16 ? want + 100 : want;
        want = i < 8 ? want * 100 : want;
        EXPECT_EQUAL(i, got[i], want);
    }
    return finish();
}
