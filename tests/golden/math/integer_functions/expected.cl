#include <cu2cl/integer.clh>

__kernel void k(__global int *i, __global uint *u, __global ulong *w)
{
    i[0] = ((int)popcount(u[0])) + clz(i[1]) + cu_ffs(i[2]) + ((int)abs(i[3]));
    u[1] = mul_hi(u[2], u[3]) + min(u[4], 7u) + cu_brev(u[5]);
    w[0] = mul_hi(w[1], w[2]) + ((int)popcount(w[3]));
    i[4] = cu_mul24(i[5], i[6]) + as_int(1.0f);
}
