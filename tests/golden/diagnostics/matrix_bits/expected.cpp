// Matrix fragments whose elements have fewer than 8 bits are not ported.
#include <cu2cl/cu2cl.h>
#include <cu2cl/mma.h>

using namespace nvcuda;
using namespace wmma::experimental;

void bits(const unsigned *a, const unsigned *b, int *c)
CU2CL_KERNEL(bits, a, b, c)

void kept(int *c) CU2CL_KERNEL(kept, c)
#include "input.cl.h"
