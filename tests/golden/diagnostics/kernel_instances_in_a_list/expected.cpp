// libclang does not show which instances a list holds.
#include <cu2cl/cu2cl.h>

template <int N> void shift(int *data) CU2CL_KERNEL(shift<N>, data)

void add(int *data) CU2CL_KERNEL(add, data)

typedef void (*Kernel)(int *);

template <class T> void host(T *data)
{
    CU2CL_LAUNCH(shift<3>, (1, 32), (data));
}

int main()
{
    Kernel first = shift<1>;
    const Kernel kernels[] = {add, first, &shift<2>};
    CU2CL_LAUNCH(kernels[0], (1, 32), (0));
    host<int>(0);
    return 0;
}
#include "input.cl.h"
