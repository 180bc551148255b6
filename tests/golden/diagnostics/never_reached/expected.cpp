// A library of templates: nothing is ported, and that is said.
#include <cu2cl/cu2cl.h>
#include "more.cuh"

template <typename T> struct Scale {
    T factor;
    T both(T x) const { return x; }
};

template <typename T> void apply(T *p) CU2CL_KERNEL(apply<T>, p)

int host() { return 1; }
