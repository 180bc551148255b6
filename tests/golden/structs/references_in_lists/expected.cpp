// The elements of a list for members that are references: addresses.
#include <cu2cl/cu2cl.h>

struct Ref {
    int &r;
};

struct Two {
    int &a;
    int n;
};

struct Row {
    int (&row)[32];
};

struct Base {
    int v;
};

struct Derived : Base {
    int w;
};

struct Bound {
    int k;
    const Base &base;
};

int counter;

struct Counted {
    int n;
    int &r = counter;
};

void shared_elements(int *out)
CU2CL_KERNEL(shared_elements, out)

// A thread's own variable, in another list an element of the block's.
void several_spaces(int *out)
CU2CL_KERNEL(several_spaces, out)

void others(int *out)
CU2CL_KERNEL(others, out)

void without_inner_braces(int *out)
CU2CL_KERNEL(without_inner_braces, out)

struct Keeps {
    int x;
    int *p;
};

void own_address(int *out)
CU2CL_KERNEL(own_address, out)
#include "input.cl.h"
