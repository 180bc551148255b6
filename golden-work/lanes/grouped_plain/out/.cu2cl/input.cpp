// Kernels without barriers or loops: those have lane loops, without the mark, of which a compiler
// may group accesses that it must not.
#include <cu2cl/cu2cl.h>

struct cell {
    unsigned x, y;
};

// q may be p: lane loops.
void through_two(cell *p, cell *q, unsigned *sum)
CU2CL_KERNEL(through_two, p, q, sum)

// A row's element that is not known: lane loops.
void rows_of_four(unsigned (*rows)[4], const unsigned *at, unsigned *sum)
CU2CL_KERNEL(rows_of_four, rows, at, sum)

// Nothing stands between the reads: as it is.
void read_first(cell *p, cell *q)
CU2CL_KERNEL(read_first, p, q)

// The write is to another member, or to memory of its own: as it is.
void others(cell *p, unsigned *__restrict__ out)
CU2CL_KERNEL(others, p, out)

int main()
{
    CU2CL_LAUNCH(through_two, (1, 64), (nullptr, nullptr, nullptr));
    CU2CL_LAUNCH(rows_of_four, (1, 64), (nullptr, nullptr, nullptr));
    CU2CL_LAUNCH(read_first, (1, 64), (nullptr, nullptr));
    CU2CL_LAUNCH(others, (1, 64), (nullptr, nullptr));
}
#include "input.cl.h"
