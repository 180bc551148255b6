// Unsigned indices that count backwards wrap in the 32 bits of a shared address.
#include <cu2cl/cu2cl.h>

void mirror(int *data, unsigned n)
CU2CL_KERNEL(mirror, data, n)

void host(int *data)
{
    CU2CL_LAUNCH(mirror, (1, 32), (data, 32));
}
#include "input.cl.h"
