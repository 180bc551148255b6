#include <cu2cl/heap.clh>

// Lines are spliced inside the signs of a launch, inside names, and inside device code's new.
typedef struct Node {
    int value;
} Node;

__kernel void build(__global int *p, __global uint *cu_heap, __global int *cu_status)
{
    __global Node *n = (__global Node *)cu_malloc(cu_heap, sizeof(Node));
    n->value = 2;
    __global Node *a = (__global Node *)cu_malloc(cu_heap, 4 * sizeof(Node));
    a[1].value = 1;
    p[get_local_id(0)] += n->value + a[1].value;
    cu_free(cu_heap, cu_status, n);
    cu_free(cu_heap, cu_status, a);
}
