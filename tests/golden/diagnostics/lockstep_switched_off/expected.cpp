// cu2cl: no lockstep
#include <cu2cl/cu2cl.h>

template <typename T> void known(T *p)
CU2CL_KERNEL(known<T>, p)

void inside(int *p)
CU2CL_KERNEL(inside, p)

void in_a_text(int *p)
CU2CL_KERNEL(in_a_text, p)

// A sentence that names cu2cl: no lockstep
void in_a_sentence(int *p)
CU2CL_KERNEL(in_a_sentence, p)

int main()
{
    CU2CL_LAUNCH(known<int>, (1, 64), (nullptr));
}
#include "input.cl.h"
