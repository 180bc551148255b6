/* Made from input.cu by cu2cl 0.1.0. */
typedef uchar BitSequence;

typedef ulong DataLength;

typedef struct state {
    uint chaining[4];
    BitSequence buffer[64];
    DataLength n;
} state;

__kernel void k(__global state *p, __global BitSequence *out)
{
    out[0] = p->buffer[3] + p->chaining[1];
}
