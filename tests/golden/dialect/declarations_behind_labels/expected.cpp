// C++ declares behind `case 1:` what C does not: the name is the whole switch's, also where a variable around it has the same.
#include <cu2cl/cu2cl.h>


// What is negative and negated again.
const float step = -0.5f;
const float back = -step;

void all(float *p, int a)
CU2CL_KERNEL(all, p, a)

void run(float *p)
{
    CU2CL_LAUNCH(all, (1, 1), (p, 3));
}
#include "input.cl.h"
