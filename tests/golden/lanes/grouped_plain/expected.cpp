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

// Only the launch knows how far neighbours lie apart: as it is.
void columns(float *p, float *q, float *sum, int width, int t)
CU2CL_KERNEL(columns, p, q, sum, width, t)

// A compiler knows it, too: lane loops.
void columns_of_two(float *p, float *q, float *sum, int width, int t)
CU2CL_KERNEL(columns_of_two, p, q, sum, width, t)

int main()
{
    CU2CL_LAUNCH(through_two, (1, 64), (nullptr, nullptr, nullptr));
    CU2CL_LAUNCH(rows_of_four, (1, 64), (nullptr, nullptr, nullptr));
    CU2CL_LAUNCH(read_first, (1, 64), (nullptr, nullptr));
    CU2CL_LAUNCH(others, (1, 64), (nullptr, nullptr));
    CU2CL_LAUNCH(columns, (1, 64), (nullptr, nullptr, nullptr, 4, 1));
    CU2CL_LAUNCH(columns_of_two, (1, 64), (nullptr, nullptr, nullptr, 2, 1));
}
#include "input.cl.h"
