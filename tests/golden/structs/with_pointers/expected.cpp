#include <cu2cl/cu2cl.h>

struct Grid {
    int width, height;
    float *cells;
    const int *mask;
};

void k(Grid grid)
CU2CL_KERNEL(k, grid)
#include "input.cl.h"
