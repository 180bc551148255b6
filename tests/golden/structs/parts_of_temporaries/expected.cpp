// A reference to a part of an object without a name keeps the object alive until its block ends.
#include <cu2cl/cu2cl.h>

struct Mark {
    int *log;
};

struct Pair {
    Mark first, second;
};

struct Named : Pair {
    int id[2];
};

struct Point {
    int x, y;
};

struct Bound {
    const Mark &mark;
    int weight;
};

void kept(int *log, int *out)
CU2CL_KERNEL(kept, log, out)

// Only the method's own: the object dies with the full-expression.
void not_kept(int *log, int *out)
CU2CL_KERNEL(not_kept, log, out)

// Which object lives on is decided late.
void either(int *log, int *out)
CU2CL_KERNEL(either, log, out)

// As an element of a list.
void in_a_list(int *log, int *out)
CU2CL_KERNEL(in_a_list, log, out)

void launch(int *log, int *out)
{
    CU2CL_LAUNCH(kept, (1, 1), (log, out));
    CU2CL_LAUNCH(not_kept, (1, 1), (log, out));
    CU2CL_LAUNCH(either, (1, 1), (log, out));
    CU2CL_LAUNCH(in_a_list, (1, 1), (log, out));
}
#include "input.cl.h"
