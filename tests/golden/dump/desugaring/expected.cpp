// What a function is before and after its forms of C++ are taken apart.
#include <cu2cl/cu2cl.h>

struct Guard {
    int *count;
};

struct Shape {
    int sides = 3;
    virtual int area() const { __builtin_trap(); }
};

void plain(int *out, Shape *shape)
CU2CL_KERNEL(plain, out, shape)
#include "input.cl.h"
