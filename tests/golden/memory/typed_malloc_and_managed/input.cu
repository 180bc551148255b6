#include <cuda_runtime.h>

struct Record {
    int key;
    double value;
};

int main()
{
    Record *records, *managed;
    void *pinned = nullptr;
    size_t free_bytes, total_bytes;

    cudaMalloc(&records, 10 * sizeof(Record));
    cudaMallocManaged(&managed, 10 * sizeof *managed, cudaMemAttachGlobal);
    cudaMallocHost(&pinned, 64);
    cudaHostAlloc((void **)&pinned, 64, cudaHostAllocMapped | cudaHostAllocPortable);
    cudaMemGetInfo(&free_bytes, &total_bytes);
    cudaMemcpy2D(records, 32, managed, 32, 16, 2, cudaMemcpyDefault);
    cudaFreeHost(pinned);
    cudaFree(managed), cudaFree(records);
}
