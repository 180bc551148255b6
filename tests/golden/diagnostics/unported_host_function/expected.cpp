#include <cu2cl/cu2cl.h>

int main()
{
    cudaIpcMemHandle_t handle;
    void *p;
    cu2clMalloc(&p, 16);
    cudaIpcGetMemHandle(&handle, p);
    return 0;
}
