#include <cu2cl/cu2cl.h>

struct Complex {
    float re, im;

    Complex(float r, float i) : re(r), im(i) {}
    /* The square of the distance from zero:
     *   re^2 + im^2 */
    float norm() const { return re * re + im * im; }
};

void k(float *out, float x)
CU2CL_KERNEL(k, out, x)
#include "input.cl.h"
