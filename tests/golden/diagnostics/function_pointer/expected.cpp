#include <cu2cl/cu2cl.h>

struct Number {
    float x;
};

typedef float (Number::*Function)() const;

void call(float *p, int which)
CU2CL_KERNEL(call, p, which)
#include "input.cl.h"
