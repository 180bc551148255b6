// Values of unsigned template parameters, whose highest bit is set.
#include <cu2cl/cu2cl.h>

template <unsigned short MASK, unsigned char STEP, unsigned LIMIT, unsigned long long SEED>
void fill(unsigned long long *out)
CU2CL_KERNEL(fill<MASK, STEP, LIMIT, SEED>, out)

void run(unsigned long long *out)
{
    CU2CL_LAUNCH((fill<0xFC00, 200, 0xF0000000u, 0xF000000000000000ull>), (1, 32), (out));
}
#include "input.cl.h"
