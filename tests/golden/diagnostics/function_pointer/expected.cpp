// Pointers to member functions have two parts on the host, and one number in kernels: what both share can't hold them.
#include <cu2cl/cu2cl.h>

struct Number {
    float value;
    float twice() const { return value * 2; }
};

typedef float (Number::*Function)() const;

struct Holder {
    Function function;
};

Function table[1] = {&Number::twice};

void call(float *p, int which)
CU2CL_KERNEL(call, p, which)

void as_argument(float *p, Function f)
CU2CL_KERNEL(as_argument, p, f)

void in_memory(float *p)
CU2CL_KERNEL(in_memory, p)

void in_struct(float *p, Holder holder)
CU2CL_KERNEL(in_struct, p, holder)
#include "input.cl.h"
