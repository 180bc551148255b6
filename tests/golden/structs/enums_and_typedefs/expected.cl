enum { FIRST, SECOND = 7, THIRD };
typedef int Kind;

enum { Level_Low, Level_High = 3 };

typedef uint uint32;

typedef ulong Size;

typedef struct Node {
    int value;
    float weights[2];
    __global struct Node *next;
    __global const struct Node *const head;
} Node;

typedef Node Link;

__kernel void k(Kind kind, uchar level, __global uint32 *out, __global float (*rows)[4], Size n)
{
    if (kind == SECOND && level == Level_High)
        out[get_local_id(0)] = THIRD;
    rows[get_local_id(0)][3] = n;
}

__kernel void walk(__global Link *list, __global float *out)
{
    for (__global Link *at = list; at; at = at->next)
        *out += at->value * at->weights[1] + at->head->value;
}
