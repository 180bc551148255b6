#include <cu2cl/cu2cl.h>
#define TID threadIdx.x
#define GTID (blockIdx.x * blockDim.x + TID)
#define BARRIER() __syncthreads()
#define KERNEL void
#define EACH(i, n) for (int i = 0; i < (n); i++)

KERNEL k(int *p, int n)
CU2CL_KERNEL(k, p, n)
#include "input.cl.h"
