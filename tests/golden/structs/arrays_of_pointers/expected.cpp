// A kernel's argument may hold no pointer in OpenCL C: each is an integer there, also the elements
// of an array, and a function that returns a reference to one returns the integer's address.

#include <cu2cl/cu2cl.h>

template <typename T, int N>
struct Few {
    T items[N];

};

struct Table {
    float *rows[2];
    const float *tiles[2][3];
    float *rest;

};

struct Ends {
    float *both[2];

};

void gather(Few<float *, 3> columns, Few<int, 3> offsets, Table table)
CU2CL_KERNEL(gather, columns, offsets, table)

void fill(Table given, Ends ends, float *out)
CU2CL_KERNEL(fill, given, ends, out)
#include "input.cl.h"
