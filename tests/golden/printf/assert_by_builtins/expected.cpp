// What newer C libraries make of `assert`: the compiler is asked for the place.
#include <cu2cl/cu2cl.h>

extern "C" void __assert_fail(const char *, const char *, unsigned int, const char *);
#define assert(expr) \
    (static_cast<bool>(expr) ? void(0) \
                             : __assert_fail(#expr, __builtin_FILE(), __builtin_LINE(), \
                                             __extension__ __PRETTY_FUNCTION__))

void checked(char *out, int n)
CU2CL_KERNEL(checked, out, n)

void by_default(int *out)
CU2CL_KERNEL(by_default, out)
#include "input.cl.h"
