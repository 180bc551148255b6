// Layouts that OpenCL C can't express: the kernels that use these structs are refused.
#include <cu2cl/cu2cl.h>

class Base {
public:
    Base() : number(0), tag(0) {}
    int number;

private:
    char tag;
};

// C++ puts `next` into the padding at the end of Base.
struct Derived : Base {
    char next;
};

struct Holder {
    Derived *derived;
};

void direct(Derived *d, float *out) CU2CL_KERNEL(direct, d, out)

void behind_a_pointer(Holder h, float *out) CU2CL_KERNEL(behind_a_pointer, h, out)

void another(float *out) CU2CL_KERNEL(another, out)
#include "input.cl.h"
