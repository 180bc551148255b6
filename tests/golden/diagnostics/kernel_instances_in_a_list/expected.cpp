// libclang does not show which instances a list holds; they are asked for at the end of the file,
// where a type of the function is not known.
#include <cu2cl/cu2cl.h>

template <int N> void shift(int *data) CU2CL_KERNEL(shift<N>, data)

template <class T> void fill(T *data) CU2CL_KERNEL(fill<T>, data)

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
    typedef int Value;
    void (*const fills[])(int *) = {fill<Value>};
    CU2CL_LAUNCH(kernels[0], (1, 32), (0));
    CU2CL_LAUNCH(fills[0], (1, 32), (0));
    host<int>(0);
    return 0;
}
#include "input.cl.h"
