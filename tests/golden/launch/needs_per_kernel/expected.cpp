/* What each kernel needs: only some of a file use double, by all the ways a text can come to one. */
#include <cu2cl/cu2cl.h>
#define SCALE 0.5
#define HALF(x) ((x) * 0.5)
#define LESS(x) ((x) * 0.25f)

struct Plain {
    float x;
};

struct Wide {
    double x;
};

struct Outer {
    Wide inside;
    int n;
};

typedef double real;

double factors[2] = {1.0, 2.0};
static constexpr double eighth = 0.125;

void none(float *p, Plain s)
CU2CL_KERNEL(none, p, s)

void literal_of_float(float *p)
CU2CL_KERNEL(literal_of_float, p)

void by_macro(float *p)
CU2CL_KERNEL(by_macro, p)

void by_constant_macro(float *p)
CU2CL_KERNEL(by_constant_macro, p)

void by_call(int *p)
CU2CL_KERNEL(by_call, p)

void by_member(Outer *p)
CU2CL_KERNEL(by_member, p)

void by_typedef(void *p)
CU2CL_KERNEL(by_typedef, p)

void by_symbol(float *p)
CU2CL_KERNEL(by_symbol, p)

void by_constant(float *p)
CU2CL_KERNEL(by_constant, p)

template <typename T> void fill(T *p, T value)
CU2CL_KERNEL(fill<T>, p, value)

void add_long(unsigned long long *p)
CU2CL_KERNEL(add_long, p)

int main()
{
    CU2CL_LAUNCH(none, (1, 32), (nullptr, Plain()));
    CU2CL_LAUNCH(literal_of_float, (1, 32), (nullptr));
    CU2CL_LAUNCH(by_macro, (1, 32), (nullptr));
    CU2CL_LAUNCH(by_constant_macro, (1, 32), (nullptr));
    CU2CL_LAUNCH(by_call, (1, 32), (nullptr));
    CU2CL_LAUNCH(by_member, (1, 1), (nullptr));
    CU2CL_LAUNCH(by_typedef, (1, 1), (nullptr));
    CU2CL_LAUNCH(by_symbol, (1, 1), (nullptr));
    CU2CL_LAUNCH(by_constant, (1, 1), (nullptr));
    CU2CL_LAUNCH(fill<int>, (1, 32), (nullptr, 1));
    CU2CL_LAUNCH(fill<double>, (1, 32), (nullptr, 1.0));
    CU2CL_LAUNCH(add_long, (1, 32), (nullptr));
    return 0;
}
#include "input.cl.h"
