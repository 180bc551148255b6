// Matrix fragments of a warp (nvcuda::wmma): a product of halves with sums in single precision.
#include <cu2cl/cu2cl.h>
#include <cu2cl/mma.h>

using namespace nvcuda;

void product(const half *a, const half *b, float *c, int n, int k)
CU2CL_KERNEL(product, a, b, c, n, k)

void run(const half *a, const half *b, float *c, int n, int k)
{
    CU2CL_LAUNCH(product, (dim3(n / 16, n / 16), 32), (a, b, c, n, k));
}
#include "input.cl.h"
