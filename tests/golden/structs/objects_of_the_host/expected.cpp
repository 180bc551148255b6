/* A class that kernels share may hold what the host alone can use. It keeps its room, is copied
 * with the whole, and no kernel gets at it. */
#include <cu2cl/cu2cl.h>
#include <omp.h>

struct Node {
    double x;
    omp_lock_t lock;
    omp_nest_lock_t locks[2];
    int children;
};

void count(Node *nodes)
CU2CL_KERNEL(count, nodes)

void steal(Node *nodes)
CU2CL_KERNEL(steal, nodes)

void add(Node *node, double x)
{
    omp_set_lock(&node->lock);
    node->x += x;
    omp_unset_lock(&node->lock);
}
#include "input.cl.h"
