// A struct of one header has an array of a type that another header names.
#include <cu2cl/cu2cl.h>
#include "state.cuh"
void k(state *p, BitSequence *out)
CU2CL_KERNEL(k, p, out)
int main() { CU2CL_LAUNCH(k, (1, 1), (0, 0)); }
#include "input.cl.h"
