// Constants that functions make, and whose numbers can't be listed, or may not be those of the text
// at the end of the source.
#include <cu2cl/cu2cl.h>

struct Pair {
    int v[2];
};
constexpr Pair make(int i)
{
    return Pair{{i, -i}};
}

struct Pointer {
    const int *p;
};
constexpr int target[2] = {1, 2};
constexpr Pointer make_pointer()
{
    return Pointer{target};
}
constexpr Pointer pointer = make_pointer();

struct Large {
    char c[5000];
};
constexpr Large make_large()
{
    Large large{};
    large.c[7] = 1;
    return large;
}
constexpr Large large = make_large();

#define SIZE 6

void points(int *out)
CU2CL_KERNEL(points, out)

void is_large(int *out)
CU2CL_KERNEL(is_large, out)

void names_a_local(int *out)
CU2CL_KERNEL(names_a_local, out)

void names_a_macro(int *out)
CU2CL_KERNEL(names_a_macro, out)

#undef SIZE
#define SIZE 7
#include "input.cl.h"
