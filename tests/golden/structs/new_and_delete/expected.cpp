// new and delete: plain ones are malloc and free, the others are calls of functions made for the type.
#include <cu2cl/cu2cl.h>
#include <new>

struct Pair {
    int a;
    float b;
};

struct Guard {
    int *count;
};

struct Shape {
    virtual ~Shape() { __builtin_trap(); }
    int id;
};

struct Polygon : Shape {
    int *sides;
    ~Polygon() { __builtin_trap(); }
};

template <int N, typename T = float> struct Block : Shape {
    T cells[N];
};

void blocks(Shape **shapes, int n)
CU2CL_KERNEL(blocks, shapes, n)

void plain(int *out, int n)
CU2CL_KERNEL(plain, out, n)

void guarded(int *out, int n)
CU2CL_KERNEL(guarded, out, n)

void make(Shape **shapes)
CU2CL_KERNEL(make, shapes)

void drop(Shape **shapes)
CU2CL_KERNEL(drop, shapes)

void placed(int *out)
CU2CL_KERNEL(placed, out)
#include "input.cl.h"
