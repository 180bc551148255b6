/* A class that kernels share may hold what the host alone can use. It keeps its room, is copied
 * with the whole, and no kernel gets at it. */
#include <omp.h>

struct Node {
    double x;
    omp_lock_t lock;
    omp_nest_lock_t locks[2];
    int children;
};

__global__ void count(Node *nodes)
{
    nodes[1] = nodes[0];
    nodes[1].children += (int)nodes->x;
}

__global__ void steal(Node *nodes)
{
    nodes[1].lock = nodes[0].lock;
}

void add(Node *node, double x)
{
    omp_set_lock(&node->lock);
    node->x += x;
    omp_unset_lock(&node->lock);
}
