// A function that returns a reference returns a pointer in OpenCL C, which is read wherever the
// value is wanted: in initialisers, conditions and other functions' results.

#include <cu2cl/cu2cl.h>

struct Grid {
    float *points;
    bool *marks;
    int size;

};

// cu2cl: no lockstep
void smooth(Grid grid)
CU2CL_KERNEL(smooth, grid)
#include "input.cl.h"
