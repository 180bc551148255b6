// Assignments whose left operand is computed once, before the right one, which changes what the left one reads.
#include <cu2cl/cu2cl.h>

struct Item {
    int key, value;
};

void shift(int *out)
CU2CL_KERNEL(shift, out)

void divide(int *out, int n)
CU2CL_KERNEL(divide, out, n)

void assign(Item *out)
CU2CL_KERNEL(assign, out)
#include "input.cl.h"
