#include <cu2cl/cu2cl.h>
#define SUM    2+5
#define OFFSET 2*(4+2)
#define HALF   1<<2
#define TWICE(x) x*2
#define WHOLE  (SUM)

void k(int *out, int n)
CU2CL_KERNEL(k, out, n)
#include "input.cl.h"
