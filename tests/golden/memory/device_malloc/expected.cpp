#include <cu2cl/cu2cl.h>

struct Node {
    int value;
    Node *next;
};

void build(Node **lists, int n)
CU2CL_KERNEL(build, lists, n)

void drop(Node **lists, int *sums, int n)
CU2CL_KERNEL(drop, lists, sums, n)

void scratch(float *values)
CU2CL_KERNEL(scratch, values)

int main()
{
    Node **lists;
    int *sums;
    cu2clDeviceSetLimit(cu2clLimitMallocHeapSize, 1 << 20);
    cu2clMalloc((void **)&lists, 100 * sizeof(Node *));
    cu2clMalloc((void **)&sums, 100 * sizeof(int));
    CU2CL_LAUNCH(build, (1, 128), (lists, 100));
    CU2CL_LAUNCH(drop, (1, 128), (lists, sums, 100));
    cu2clFree(lists);
    return 0;
}
#include "input.cl.h"
