// A typedef of a header that is first met behind a struct's pointers has to come before the struct.
#include "word.h"

struct Writer {
    Word *base;
    const Word *rows[2];
};

__global__ void set(unsigned long long *p)
{
    Writer w;
    w.base = p;
    w.rows[0] = p + 1;
    *w.base = *w.rows[0];
}
