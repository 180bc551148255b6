// Variables that ask for an alignment keep it: bytes may be used as a wider type.
#include <cu2cl/cu2cl.h>
#define CACHE_LINE 64

template <int N> void aligned_by_argument(int *out)
CU2CL_KERNEL(aligned_by_argument<N>, out)

template void aligned_by_argument<16>(int *);

void aligned(long long *out)
CU2CL_KERNEL(aligned, out)
#include "input.cl.h"
