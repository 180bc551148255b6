#include <cuda_runtime.h>

int main()
{
    cudaIpcMemHandle_t handle;
    void *p;
    cudaMalloc(&p, 16);
    cudaIpcGetMemHandle(&handle, p);
    return 0;
}
