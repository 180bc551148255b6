// Folders of the program's own that are called as a library's, in branches that are taken and not;
// and a header of the library in a branch that is not taken. CUB beside the program, which is ours.
#include <cu2cl/cu2cl.h>
#include <cu2cl/cuda/cub/thread/thread_operators.cuh>
#include "thrust/step.h"
#include <cub/count.h>
#ifdef MODEL_OPENMP
#include "thrust/other.h"
#include <cub/other.h>
#elif defined(MODEL_THRUST)
#include <cu2cl/cuda/thrust/sort.h>
#include <cu2cl/cuda/cub/cub.cuh>
#endif

void set(int *p) CU2CL_KERNEL(set, p)

int main()
{
    int *p;
    cu2clMalloc(&p, COUNT * sizeof *p);
    CU2CL_LAUNCH(set, (1, COUNT), (p));
    return cu2clFree(p);
}
#include "input.cl.h"
