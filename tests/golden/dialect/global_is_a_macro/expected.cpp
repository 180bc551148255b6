// a header takes the meaning of __global__ away: what stands behind it are host functions
#include <cu2cl/cu2cl.h>
#include <cstdio>
void k(int *p) CU2CL_KERNEL(k, p)
#include "mode.h"
void h(int **p) { cu2clMalloc(p, 4); }
int main() { int *p; h(&p); CU2CL_LAUNCH(k, (1, 1), (p)); }
#include "input.cl.h"
