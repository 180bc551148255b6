#include <cu2cl/atomic.clh>

int fibonacci(int n);

#ifdef CU_RECURSION /* the device's compiler takes it */
int fibonacci(int n)
{ return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

__kernel void recursive(__global int *out)
{ out[0] = fibonacci(10); }
#endif

__kernel void in_part(__global float *out)
{ cu_atomic_add_float_global(out, 2.0f); }
