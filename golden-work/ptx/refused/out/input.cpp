// Inline PTX that has no rule, or a form that is not understood: each is named, and the rest is ported.
#include <cu2cl/cu2cl.h>

void no_rule(unsigned *x)
CU2CL_KERNEL(no_rule, x)

void other_barrier(unsigned *x)
CU2CL_KERNEL(other_barrier, x)

void sizes(unsigned long long *x)
CU2CL_KERNEL(sizes, x)

void address(unsigned *x, unsigned at)
CU2CL_KERNEL(address, x, at)

void jump(unsigned *x)
CU2CL_KERNEL(jump, x)

void special(unsigned *x)
CU2CL_KERNEL(special, x)

void part(unsigned *x)
CU2CL_KERNEL(part, x)

// An H200 computes something else here than the manual says.
void video(unsigned *x)
CU2CL_KERNEL(video, x)

void hidden(unsigned *x)
CU2CL_KERNEL(hidden, x)

void number(unsigned *x, unsigned long long at)
CU2CL_KERNEL(number, x, at)

void whole(unsigned *x)
CU2CL_KERNEL(whole, x)

void leaves(unsigned *x)
CU2CL_KERNEL(leaves, x)

void sign(unsigned *x)
CU2CL_KERNEL(sign, x)

void array(unsigned *x)
CU2CL_KERNEL(array, x)

void bounds(float *x)
CU2CL_KERNEL(bounds, x)

void short_list(float *d, unsigned a, unsigned b)
CU2CL_KERNEL(short_list, d, a, b)

void bulk(unsigned to, const int *from, unsigned barrier)
CU2CL_KERNEL(bulk, to, from, barrier)

void number_of_global(int *x, const int *from)
CU2CL_KERNEL(number_of_global, x, from)
#include "input.cl.h"
