#include <cu2cl/cu2cl.h>

template <typename T, int BLOCK, bool SCALE> void k(T *out, const T *a)
CU2CL_KERNEL(k<T, BLOCK, SCALE>, out, a)

void host(float *f, double *d)
{
    CU2CL_LAUNCH((k<float, 64, true>), (1, 64), (f, f));
    CU2CL_LAUNCH((k<double, 32, false>), (1, 32), (d, d));
}
#include "input.cl.h"
