// Bounds that are constants in some way, and one that only a compiler understands.
#include <cu2cl/cu2cl.h>
#define WARPS 4

constexpr int threads = 32 * WARPS;

namespace sizes
{
enum { SMALL = 32 };

void in_namespace(int *p)
CU2CL_KERNEL(in_namespace, p)
} // namespace sizes

template <class T, int COUNT> void of_template(T *p)
CU2CL_KERNEL(of_template<T, COUNT>, p)

void declared_before(int *p);

void declared_before(int *p)
CU2CL_KERNEL(declared_before, p)

constexpr int threads_for(int bytes)
{
    return bytes > 4 ? 128 : 256;
}

void computed(double *p)
CU2CL_KERNEL(computed, p)

void launch(int *p, float *f, double *d)
{
    CU2CL_LAUNCH(sizes::in_namespace, (1, 64), (p));
    CU2CL_LAUNCH((of_template<int, 128>), (1, 128), (p));
    CU2CL_LAUNCH((of_template<float, (WARPS + 2) * 32>), (1, 192), (f));
    CU2CL_LAUNCH(declared_before, (1, threads), (p));
    CU2CL_LAUNCH(computed, (1, 128), (d));
}
#include "input.cl.h"
