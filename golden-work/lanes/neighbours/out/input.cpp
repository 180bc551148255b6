// Loops over lanes that write side by side are marked to run together. Those that write all apart, or
// in one place, are not. A loop of all threads with no others in it stays inside of one.
#include <cu2cl/cu2cl.h>

struct cell {
    float x, y;
};

void diagonals(const int *in, int *out, int n)
CU2CL_KERNEL(diagonals, in, out, n)

void search(const cell *cells, const int *at, float *best, cell *all, int n)
CU2CL_KERNEL(search, cells, at, best, all, n)

// The first loop writes nothing side by side, and reads one place: each lane goes through it alone. In the
// second one the lanes together go over the input.
void histograms(const int *in, const float *weights, int *bins, int n)
CU2CL_KERNEL(histograms, in, weights, bins, n)

int main()
{
    return 0;
}
#include "input.cl.h"
