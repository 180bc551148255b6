// a header takes the meaning of __global__ away: what stands behind it are host functions
#include <cstdio>
__global__ void k(int *p) { *p = 1; }
#include "mode.h"
__global__ void h(int **p) { cudaMalloc(p, 4); }
int main() { int *p; h(&p); k<<<1, 1>>>(p); }
