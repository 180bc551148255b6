#include <cu2cl/cu2cl.h>
#define RUN(kernel, blocks, ...) CU2CL_LAUNCH(kernel, (blocks, 64), (__VA_ARGS__))
#define CONFIG 4, 64

void k(int *p)
CU2CL_KERNEL(k, p)

void launch(int *p)
{
    RUN(k, 2, p);
    CU2CL_LAUNCH(k, (CONFIG), (p));
}
#include "input.cl.h"
