#include <cu2cl/texture.clh>

__kernel void fine(ulong t, __global float *out)
{
    out[0] = cu_tex2Df(t, 0.5f, 0.5f).x;
}
