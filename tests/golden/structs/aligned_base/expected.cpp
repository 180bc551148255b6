// The alignment of a class template stands beside its base, which depends on the template's parameter.

#include <cu2cl/cu2cl.h>

template <typename T>
struct point {
    T x, y;
};

template <typename T>
struct alignas(4 * sizeof(T)) padded : point<T> {};

template <typename T>
void mirror(padded<T> *out, const padded<T> *in)
CU2CL_KERNEL(mirror<T>, out, in)

template void mirror(padded<float> *out, const padded<float> *in); \
template void mirror \
( \
    padded<int> *out, const padded<int> *in);
#include "input.cl.h"
