// Instances that share a body are a line each in the lanes form, too: their threads begin in the
// body, with the values in its frame.
#include <cu2cl/cu2cl.h>

template <int SIZE, int STEP> void sumOf(float *out, const float *in, int n)
CU2CL_KERNEL(sumOf<SIZE, STEP>, out, in, n)

void run(float *out, const float *in, int n)
{
    CU2CL_LAUNCH((sumOf<32, 64>), (1, 64), (out, in, n));
    CU2CL_LAUNCH((sumOf<16, 64>), (1, 64), (out, in, n));
    CU2CL_LAUNCH((sumOf<8, 128>), (1, 128), (out, in, n));
    CU2CL_LAUNCH((sumOf<4, 128>), (1, 128), (out, in, n));
}
#include "input.cl.h"
