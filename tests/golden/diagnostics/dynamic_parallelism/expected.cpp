// Launches by device code are ported, but for a kernel that has no name where it is launched.
#include <cu2cl/cu2cl.h>

void child(int *p) CU2CL_KERNEL(child, p)

template <typename T> void fill(T *p, T value) CU2CL_KERNEL(fill<T>, p, value)

void parent(int *p)
CU2CL_KERNEL(parent, p)

void grandparent(int *p) CU2CL_KERNEL(grandparent, p)

void unnamed(int *p) CU2CL_KERNEL(unnamed, p)

// a handle is a number in kernels
void graph(cu2clGraphExec_t exec, int *p)
CU2CL_KERNEL(graph, exec, p)

void has_graph(cu2clGraphExec_t exec, int *p) CU2CL_KERNEL(has_graph, exec, p)

int main()
{
    int *p;
    cu2clMalloc(&p, 32 * sizeof *p);
    CU2CL_LAUNCH(child, (1, 32), (p));
    CU2CL_LAUNCH(parent, (1, 32), (p));
    CU2CL_LAUNCH(grandparent, (1, 1), (p));
    CU2CL_LAUNCH(unnamed, (1, 1), (p));
    CU2CL_LAUNCH(graph, (1, 1), (nullptr, p));
    CU2CL_LAUNCH(has_graph, (1, 1), (nullptr, p));
    return cu2clFree(p);
}
#include "input.cl.h"
