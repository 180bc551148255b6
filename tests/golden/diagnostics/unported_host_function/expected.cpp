#include <cu2cl/cu2cl.h>

int main()
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU3001: 'cudaExternalMemory_t' is not supported: OpenCL programs share memory with graphics and other processes by means of their own");
#else
    cudaExternalMemory_t memory;
    cudaExternalMemoryHandleDesc what = {};
    void *p;
    cu2clMalloc(&p, 16);
    cudaImportExternalMemory(&memory, &what);
    return 0;
#endif
}
