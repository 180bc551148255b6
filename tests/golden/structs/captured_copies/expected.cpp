// what a lambda captures by value is copied as C++ does it: arrays whole, objects by their class
#include <cu2cl/cu2cl.h>

struct Counted {
    int value, copies;


};

void captures(int *out, int n)
CU2CL_KERNEL(captures, out, n)
#include "input.cl.h"
