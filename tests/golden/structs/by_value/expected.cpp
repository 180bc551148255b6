#include <cu2cl/cu2cl.h>

struct Vector {
    float x, y, z;
};

typedef struct {
    int count;
    struct Vector origin;
    bool closed;
    char name[8];
} Shape;

void k(Vector *out, Shape shape, const Shape *others)
CU2CL_KERNEL(k, out, shape, others)
#include "input.cl.h"
