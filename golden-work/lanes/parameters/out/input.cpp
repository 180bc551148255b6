// Parameters that threads change each in its own way have copies in lane loops, where they are used: in one
// loop, beside those of a strip, or of the block. One whose address is taken for reading stays one for all.
#include <cu2cl/cu2cl.h>

struct Scale {
    int factor;
};

template <typename F>
void applied(F f, const int *in, int *out, int rounds)
CU2CL_KERNEL(applied<F>, f, in, out, rounds)

void moved(const int *in, int *out, int n)
CU2CL_KERNEL(moved, in, out, n)

void launch(int *in, int *out)
{
    CU2CL_LAUNCH(applied, (1, 64), (Scale{3}, in, out, 5));
    CU2CL_LAUNCH(moved, (1, 64), (in, out, 100));
}
#include "input.cl.h"
