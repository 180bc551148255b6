// A struct of one header has an array of a type that another header names.
#include "state.cuh"
__global__ void k(state *p, BitSequence *out)
{
    out[0] = p->buffer[3] + p->chaining[1];
}
int main() { k<<<1, 1>>>(0, 0); }
