// Kernels without barriers and loops, whose threads write side by side behind a test: one work-item
// runs rows of several blocks, and finds out first which lanes of a row pass the test.
#include <cu2cl/cu2cl.h>
#define N 512

// A row goes on through several blocks.
void smooth(const float *in, float *out, int rows)
CU2CL_KERNEL(smooth, in, out, rows)

// Returns in front of the work are tests, too.
void add(const float *x, float *y, int rows, int columns)
CU2CL_KERNEL(add, x, y, rows, columns)

// It asks for the thread's place in its block alone: a row ends with its block.
void edges(float *out, int n)
CU2CL_KERNEL(edges, out, n)

// As they are: no test, a test of what memory has, no neighbours, an atomic operation.
void plain(float *out)
CU2CL_KERNEL(plain, out)

void chosen(const int *in, float *out)
CU2CL_KERNEL(chosen, in, out)

void spread(float *out, int n)
CU2CL_KERNEL(spread, out, n)

void count(int *out, int *counter, int n)
CU2CL_KERNEL(count, out, counter, n)

int main()
{
    return 0;
}
#include "input.cl.h"
