// Barriers that only a part of the block reaches, some calls away. Kernels named whole_* are not reported.
#include <cu2cl/cu2cl.h>

template <int count> struct Halves {
};

template <> struct Halves<0> {
};

void part_recursive(float *values)
CU2CL_KERNEL(part_recursive, values)

struct Flag {
    bool set;
};

void part_member()
CU2CL_KERNEL(part_member)

void whole_member(int n)
CU2CL_KERNEL(whole_member, n)

void part_lambda(int n)
CU2CL_KERNEL(part_lambda, n)

template <int n> void whole_left_out()
CU2CL_KERNEL(whole_left_out<n>)

void whole_loops(int *p, int n)
CU2CL_KERNEL(whole_loops, p, n)

int main()
{
    CU2CL_LAUNCH(whole_left_out<3>, (1, 64), ());
}
#include "input.cl.h"
