// Loops over lanes that write side by side are marked to run together. Those that write all apart, or
// in one place, are not.
#include <cu2cl/cu2cl.h>

struct cell {
    float x, y;
};

void diagonals(const int *in, int *out, int n)
CU2CL_KERNEL(diagonals, in, out, n)

void search(const cell *cells, const int *at, float *best, cell *all, int n)
CU2CL_KERNEL(search, cells, at, best, all, n)

int main()
{
    return 0;
}
#include "input.cl.h"
