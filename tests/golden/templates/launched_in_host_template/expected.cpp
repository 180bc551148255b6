#include <cu2cl/cu2cl.h>

template <typename T> void fill(T *p, T value)
CU2CL_KERNEL(fill<T>, p, value)

template <typename T> void fill_all(T *p, T value)
{
    CU2CL_LAUNCH(fill<T>, (1, 32), (p, value));
}

void host(int *i, unsigned char *c)
{
    fill_all(i, 4);
    fill_all<unsigned char>(c, 'x');
}
#include "input.cl.h"
