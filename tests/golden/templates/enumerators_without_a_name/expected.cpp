// Template arguments that are enumerators of an unnamed namespace, or have no enumerator; and nvcc's version as a value.
#include <cu2cl/cu2cl.h>
#include <cstdio>

namespace modes {
enum Mode { OFF, ON, FAST = 4 };
namespace {
enum Hidden { LEFT = 3, RIGHT };
template <Hidden H> void hidden(int *p) CU2CL_KERNEL(hidden<H>, p)
}

template <Mode M> void mode(int *p) CU2CL_KERNEL(mode<M>, p)

void launch(int *p)
{
    CU2CL_LAUNCH(hidden<RIGHT>, (1, 1), (p));
    CU2CL_LAUNCH(mode<ON>, (1, 1), (p));
    CU2CL_LAUNCH(mode<(Mode)5>, (1, 1), (p));
}
}

#if CU2CL_CUDACC_VER_MAJOR >= 11 && defined(CU2CL_CUDACC_VER_MINOR)
static int compiler() { return CU2CL_CUDACC_VER_MAJOR * 100 + CU2CL_CUDACC_VER_MINOR; }
#endif

int main()
{
    int *p;
    cu2clMalloc(&p, sizeof *p);
    modes::launch(p);
    printf("%d\n", compiler());
    return cu2clFree(p);
}
#include "input.cl.h"
