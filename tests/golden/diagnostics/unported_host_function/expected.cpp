#include <cu2cl/cu2cl.h>

int main()
{
#ifndef CU2CL_UNPORTED
    cu2cl_unported(__func__, "CU3001: 'cudaIpcMemHandle_t' is not supported: OpenCL programs share memory with graphics and other processes by means of their own");
#else
    cudaIpcMemHandle_t handle;
    void *p;
    cu2clMalloc(&p, 16);
    cudaIpcGetMemHandle(&handle, p);
    return 0;
#endif
}
