#include <cu2cl/cu2cl.h>

struct Record {
    int key;
    double value;
};

int main()
{
    Record *records, *managed;
    void *pinned = nullptr;
    size_t free_bytes, total_bytes;

    cu2clMalloc(&records, 10 * sizeof(Record));
    cu2clMallocManaged(&managed, 10 * sizeof *managed, cu2clMemAttachGlobal);
    cu2clMallocHost(&pinned, 64);
    cu2clHostAlloc((void **)&pinned, 64, cu2clHostAllocMapped | cu2clHostAllocPortable);
    cu2clMemGetInfo(&free_bytes, &total_bytes);
    cu2clMemcpy2D(records, 32, managed, 32, 16, 2, cu2clMemcpyDefault);
    cu2clFreeHost(pinned);
    cu2clFree(managed), cu2clFree(records);
}
