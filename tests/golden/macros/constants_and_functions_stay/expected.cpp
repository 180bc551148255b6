#include <cu2cl/cu2cl.h>
#define N 128
#define SQUARE(x) ((x) * (x))
#define INDEX2D(row, column, width) ((row) * (width) + (column))
#define MIN(a, b) ((a) < (b) ? (a) : (b))

#ifdef USE_DOUBLE
typedef double real;
#else
typedef float real;
#endif

void k(real *m, int width)
CU2CL_KERNEL(k, m, width)
#include "input.cl.h"
