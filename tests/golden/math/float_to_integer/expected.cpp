#include <cu2cl/cu2cl.h>
#include <cu2cl/half.h>

#define PIXEL(x) ((unsigned char)(x))
#define STEPS    (int)(1.5f * 8)
#define COUNT    (int)(n * 2.5f)

typedef unsigned int id;

// The range of what is converted is known: casts stay as they are.
void known(int *out, const unsigned char *in, const float *x, int n)
CU2CL_KERNEL(known, out, in, x, n)

// It is not known.
void unknown(int *out, id *ids, unsigned char *bytes, const float *x, const double *y, __half h, int n)
CU2CL_KERNEL(unknown, out, ids, bytes, x, y, h, n)
#include "input.cl.h"
