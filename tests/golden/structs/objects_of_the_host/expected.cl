#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/convert.clh>

typedef struct Node {
    double x;
    uchar lock[4] __attribute__((aligned(4)));
    uchar locks[32] __attribute__((aligned(8)));
    int children;
} Node;

__kernel void count(__global Node *nodes)
{
    nodes[1] = nodes[0];
    nodes[1].children += cu_double2int(nodes->x);
}
