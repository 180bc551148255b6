// Returns in a row are one branch of the lanes, also with places between them. One that reads memory stands alone. Objects that
// constructors make become registers, so that lanes go together.
#include <cu2cl/cu2cl.h>

struct cell {
    int x, y;

};

void windows(const float *a, float *out, int width, int height)
CU2CL_KERNEL(windows, a, out, width, height)

void chosen(const float *a, const int *chosen, float *out, int n, int m)
CU2CL_KERNEL(::chosen, a, chosen, out, n, m)

/* An array stays memory of each lane, which one place has for all of them. */
struct row {
    float v[2];

};

void rows(const float *a, float *out, int n)
CU2CL_KERNEL(rows, a, out, n)
#include "input.cl.h"
