#include <cu2cl/cu2cl.h>

int max(dim3 size) { return size.x; }

void k(int *p, int n)
CU2CL_KERNEL(k, p, n)

void launch(int *p, int n, cu2clStream_t stream)
{
    dim3 grid(n, 2), block(32);
    CU2CL_LAUNCH(k, (1, 32), (p, n));
    CU2CL_LAUNCH(k, (grid, block), (p, n));
    CU2CL_LAUNCH(k, (dim3(n / 32, 1, 1), dim3(8, 4), n * sizeof(int), stream), (p, n + 1));
    CU2CL_LAUNCH(k, (grid, block, 0), (p,   // the pointer
                              n));
    for (int i = 0; i < n; i++)
        CU2CL_LAUNCH(k, (i, 1), (p + i, i));
}

// Lists in braces, which clang does not take there; a list inside of a call is another thing.
void launch_lists(int *p, int n, cu2clStream_t stream)
{
    const unsigned x = 8;
    dim3 grid(n, 2);
    CU2CL_LAUNCH(k, (grid, {x, 4, 1}, 0, stream), (p, n));
    CU2CL_LAUNCH(k, ({2, x} /* grid */, { x }, {}, {}), (p, n));
    CU2CL_LAUNCH(k, ({}, dim3{x, 2}), (p, n));
    CU2CL_LAUNCH(k, (max({1, x}), {x,
                      2}), (p, n));
}
#include "input.cl.h"
