/* Before C++17 an argument of a class is a copy of what a call or a cast gives, in parentheses or not. */
#include <cu2cl/cu2cl.h>

struct Complex {
    double r, i;
};

struct Real {
    double r;
};

void evaluate(Complex *z)
CU2CL_KERNEL(evaluate, z)

#include "input.cl.h"
