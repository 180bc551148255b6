#include <cu2cl/debug.clh>

char first(__constant const char *name)
{
    return name[0];
}

__kernel void checked(__global char *out, int n, __global int *cu_status)
{
    int i = get_local_id(0);
    ((bool)(i < n && "too many") ? (void)0
     : cu_assert_fail("i < n && \"too many\"", "input.cu", 16U, "void checked(char *, int)"));
    __constant const char *here = "input.cu";
    out[i] = here[i % 3] + first("input.cu") + 18U;
}
