// What nvcc takes and clang does not: blanks in a launch's brackets, here and in a header, a pragma as the text of a macro, alignas
// behind __shared__.
#include <cu2cl/cu2cl.h>
#include "scale.cuh"

#define UNROLL _Pragma("unroll")
#define UNROLL_BY_4 _Pragma("unroll 4")
#define TEXT(x)     _Pragma(#x)
#define UNROLL_N(n) TEXT(unroll n)
#define QUIET       _Pragma("nv_diag_suppress 177")
#define EACH(i, n)  _Pragma("unroll") for (int i = 0; i < n; i++)

void total_of(int *values, int *total)
CU2CL_KERNEL(total_of, values, total)

int main()
{
    int *values, *total, first = 1'000 >> 2;
    cu2clMalloc(&values, 4 * sizeof(int));
    cu2clMalloc(&total, sizeof(int));
    scale_all(values, first);
    CU2CL_LAUNCH(total_of, (1, 1), (values, total));
    CU2CL_LAUNCH(total_of, (1, 1), (values, total));
    return first << 1 < 4;
}
#include "input.cl.h"
