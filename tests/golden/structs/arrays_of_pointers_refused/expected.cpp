// A pointer inside a kernel's argument is an integer in OpenCL C: nothing may point to it.

#include <cu2cl/cu2cl.h>

struct Pair {
    float *items[2];
};

void decays(Pair pair)
CU2CL_KERNEL(decays, pair)

void moves(Pair pair)
CU2CL_KERNEL(moves, pair)

void refers(Pair pair)
CU2CL_KERNEL(refers, pair)

void moves_at(Pair pair, int i)
CU2CL_KERNEL(moves_at, pair, i)

void visits(Pair pair)
CU2CL_KERNEL(visits, pair)
#include "input.cl.h"
