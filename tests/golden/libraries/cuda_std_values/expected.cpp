// Views and values of libcu++, by value as arguments, too.
#include <cu2cl/cu2cl.h>
#include <cu2cl/cmath.h>
#include <cu2cl/std_bit.h>
#include <cu2cl/std_optional.h>
#include <cu2cl/std_span.h>

void positions(int *out, cuda::std::span<const unsigned> masks, int missing)
CU2CL_KERNEL(positions, out, masks, missing)

void run(int *out, unsigned *masks, int n)
{
    CU2CL_LAUNCH(positions, (cuda::ceil_div(n, 256), 256), (out, cuda::std::span<const unsigned>(masks, n), -1));
}
#include "input.cl.h"
