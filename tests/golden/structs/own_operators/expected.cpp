// Operators new and delete of the program's own: of a class, with the size, with a place; in no class.

#include <cu2cl/cu2cl.h>

char pool[4096];
int used;

struct Plain {
    int v;
};

struct Counted {
    int v;
};

void k(int *out)
CU2CL_KERNEL(k, out)
#include "input.cl.h"
