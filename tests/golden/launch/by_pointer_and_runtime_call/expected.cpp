#include <cu2cl/cu2cl.h>

void a(float *p)
CU2CL_KERNEL(a, p)

void b(float *p)
CU2CL_KERNEL(b, p)

void launch(float *p, bool first)
{
    void (*kernel)(float *) = first ? a : b;
    void *arguments[] = {&p};
    CU2CL_LAUNCH(kernel, (1, 1), (p));
    cu2clFuncSetCacheConfig(a, cu2clFuncCachePreferShared);
    cu2clLaunchKernel((void *)b, dim3(1), dim3(1), arguments, 0, 0);
}
#include "input.cl.h"
