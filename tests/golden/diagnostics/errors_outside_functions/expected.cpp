// What an error outside functions concerns is not ported, also by way of others; the rest is.
#include <cu2cl/cu2cl.h>
#include "config.h"

#ifndef REAL
#define REAL float
#endif

struct Plain {
    int a;
};

struct Holed {
    int a;
    unknown_type b;
    float c;
};

struct Around {
    Holed *inner;
};

template <typename T> struct Box {
    T value;
};

enum Choice { FIRST = UNDEFINED, SECOND };

constexpr int LENGTH = MISSING * 2;
constexpr int TWICE = LENGTH + 1;
float table[TWICE];


template <typename T> struct Traits {
    static const int size = 1;
};

template <> struct Traits<float> : Unknown {
    static const int size = 4;
};

void ported(REAL *p, Plain plain) CU2CL_KERNEL(ported, p, plain)

void has_a_holed_class(int *p)
CU2CL_KERNEL(has_a_holed_class, p)

void points_to_one(int *p, Around *around) CU2CL_KERNEL(points_to_one, p, around)

void names_it_in_a_template(int *p, Box<Holed *> box) CU2CL_KERNEL(names_it_in_a_template, p, box)

void has_an_enumerator(int *p) CU2CL_KERNEL(has_an_enumerator, p)

void reads_a_table(float *p) CU2CL_KERNEL(reads_a_table, p)

void has_lost_an_overload(int *p) CU2CL_KERNEL(has_lost_an_overload, p)

void has_lost_a_specialisation(int *p) CU2CL_KERNEL(has_lost_a_specialisation, p)

int main()
{
    Plain plain = {0};
    REAL *p;
    cu2clMalloc(&p, sizeof *p);
    CU2CL_LAUNCH(ported, (1, 1), (p, plain));
    cu2clMemcpy(NOWHERE, p, sizeof *p, cu2clMemcpyDeviceToHost);
    return cu2clFree(p);
}
#include "input.cl.h"
