// Lanes whose elements a compiler would group, with and without a write between that may meet them.
#include <cu2cl/cu2cl.h>

struct cell {
    unsigned x, y;
};

void through_two(cell *p, cell *q, unsigned *sum)
CU2CL_KERNEL(through_two, p, q, sum)

void complex_in_place(unsigned *p, unsigned *q)
CU2CL_KERNEL(complex_in_place, p, q)

void written_twice(cell *p, cell *q)
CU2CL_KERNEL(written_twice, p, q)

// Each of these may go together: the parts of one element, and neighbours.
void parts(cell *p, const unsigned *in, unsigned *sum)
CU2CL_KERNEL(parts, p, in, sum)

void unique(const cell *__restrict__ p, cell *__restrict__ q)
CU2CL_KERNEL(unique, p, q)

void numbered(float *p)
CU2CL_KERNEL(numbered, p)
#include "input.cl.h"
