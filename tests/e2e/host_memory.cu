// TEST buffers: yes
// Pinned, mapped and registered host memory, asynchronous copies, managed memory.
#include <cstring>

#include "check.h"

__global__ void increment(int *data, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i]++;
}

static const int n = 300;

static void check_values(const int *data, int offset)
{
    for (int i = 0; i < n; i++)
        EXPECT_EQUAL(i, data[i], i + offset);
}

static void check_pinned()
{
    int *host, *data = new_on_device<int>(n);
    CHECK(cudaHostAlloc((void **)&host, n * sizeof(int), cudaHostAllocDefault));
    for (int i = 0; i < n; i++)
        host[i] = i;
    CHECK(cudaMemcpyAsync(data, host, n * sizeof(int), cudaMemcpyHostToDevice));
    increment<<<3, 100>>>(data, n);
    CHECK(cudaMemcpyAsync(host, data, n * sizeof(int), cudaMemcpyDeviceToHost, 0));
    CHECK(cudaDeviceSynchronize());
    check_values(host, 1);
    CHECK(cudaFreeHost(host));
    CHECK(cudaFree(data));
}

static void check_mapped()
{
    int *host, *device;
    CHECK(cudaHostAlloc((void **)&host, n * sizeof(int),
                        cudaHostAllocMapped | cudaHostAllocWriteCombined));
    for (int i = 0; i < n; i++)
        host[i] = i;
    CHECK(cudaHostGetDevicePointer((void **)&device, host, 0));
    increment<<<3, 100>>>(device, n);
    CHECK(cudaDeviceSynchronize());
    check_values(host, 1);
    increment<<<3, 100>>>(device, n);
    CHECK(cudaDeviceSynchronize());
    check_values(host, 2);
    CHECK(cudaFreeHost(host));
}

// pinned memory that a kernel uses by the host's pointer, from its start and from the middle
static void check_pinned_in_kernel()
{
    int *host, *data = new_on_device<int>(n);
    CHECK(cudaMallocHost((void **)&host, 2 * n * sizeof(int)));
    for (int i = 0; i < 2 * n; i++)
        host[i] = i % n;
    increment<<<3, 100>>>(host, n);
    increment<<<3, 100>>>(host + n, n);
    increment<<<3, 100>>>(host + n, n);
    CHECK(cudaMemcpyAsync(data, host + n, n * sizeof(int), cudaMemcpyDefault));
    CHECK(cudaDeviceSynchronize());
    check_values(host, 1);
    check_values(host + n, 2);
    CHECK(cudaMemset(host, 0, 4));
    CHECK(cudaMemcpy(host + n, data, n * sizeof(int), cudaMemcpyDefault));
    EXPECT_EQUAL(0, host[0], 0);
    check_values(host + n, 2);
    CHECK(cudaFreeHost(host));
    CHECK(cudaFree(data));
}

static void check_registered_in_kernel()
{
    std::vector<int> host(n + 7);
    int *device;
    for (int i = 0; i < n; i++)
        host[i + 7] = i;
    int supported = 0, direct = 0;
    CHECK(cudaDeviceGetAttribute(&supported, cudaDevAttrHostRegisterSupported, 0));
    CHECK(cudaDeviceGetAttribute(&direct, cudaDevAttrCanUseHostPointerForRegisteredMem, 0));
    if (!supported || !direct)
        return; // kernels of this device take none
    CHECK(cudaHostRegister(&host[7], n * sizeof(int), cudaHostRegisterMapped));
    CHECK(cudaHostGetDevicePointer((void **)&device, &host[7], 0));
    increment<<<3, 100>>>(device, n);
    CHECK(cudaDeviceSynchronize());
    check_values(&host[7], 1);
    CHECK(cudaHostUnregister(&host[7]));
}

static void check_managed()
{
    int *data;
    CHECK(cudaMallocManaged(&data, n * sizeof(int)));
    for (int i = 0; i < n; i++)
        data[i] = i;
    increment<<<3, 100>>>(data, n);
    CHECK(cudaDeviceSynchronize());
    check_values(data, 1);
    data[0] = 50;
    increment<<<3, 100>>>(data, n);
    CHECK(cudaDeviceSynchronize());
    EXPECT_EQUAL(0, data[0], 51);
    EXPECT_EQUAL(1, data[1], 3);
    CHECK(cudaFree(data));
}

static void check_registered()
{
    std::vector<int> host(n);
    int *data = new_on_device<int>(n);
    for (int i = 0; i < n; i++)
        host[i] = i;
    CHECK(cudaHostRegister(host.data(), n * sizeof(int), cudaHostRegisterDefault));
    CHECK(cudaMemcpyAsync(data, host.data(), n * sizeof(int), cudaMemcpyHostToDevice, 0));
    CHECK(cudaMemcpyAsync(host.data(), data + n / 2, 4 * sizeof(int), cudaMemcpyDeviceToHost, 0));
    CHECK(cudaStreamSynchronize(0));
    CHECK(cudaHostUnregister(host.data()));
    EXPECT_EQUAL(0, host[0], n / 2);
    EXPECT_EQUAL(3, host[3], n / 2 + 3);
    CHECK(cudaFree(data));
}

int main()
{
    check_pinned();
    check_mapped();
    check_pinned_in_kernel();
    check_registered();
    check_registered_in_kernel();
    check_managed();
    return finish();
}
