// Statement expressions, as macros that evaluate their arguments once are written with them.

#include <cu2cl/cu2cl.h>
#define smaller(x, y)                                                                              \
    ({                                                                                             \
        __typeof__(x) x_ = (x);                                                                    \
        __typeof__(y) y_ = (y);                                                                    \
        x_ < y_ ? x_ : y_;                                                                         \
    })

void limit(int *counts, float *values, int n)
CU2CL_KERNEL(limit, counts, values, n)
#include "input.cl.h"
