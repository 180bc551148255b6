// A typedef of a header that is first met behind a struct's pointers has to come before the struct.
#include <cu2cl/cu2cl.h>
#include "word.h"

struct Writer {
    Word *base;
    const Word *rows[2];
};

void set(unsigned long long *p)
CU2CL_KERNEL(set, p)
#include "input.cl.h"
