#include <cuda_runtime.h>

int main()
{
    cudaExternalMemory_t memory;
    cudaExternalMemoryHandleDesc what = {};
    void *p;
    cudaMalloc(&p, 16);
    cudaImportExternalMemory(&memory, &what);
    return 0;
}
