#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/convert.clh>
#include <cu2cl/fast.clh>
#include <cu2cl/power.clh>
#include <cu2cl/trigonometry.clh>

__kernel void k(__global float *f, __global double *d)
{
    float x = f[get_local_id(0)];
    double y = d[get_local_id(0)];
    f[0] = sqrt(x) + rsqrt(x) + exp(x) + cu_pow_float(x, 2.0f) + fabs(x) + fmax(x, 1.0f)
        + fmin(x, 2.0f);
    f[1] = sin(x) + cu_pow_double((double)(x), (double)(2)) + fmax(x, 0.5f) + fabs(x) + floor(x)
        + cu_fast_exp(x) + cu_fast_sin(x);
    d[0] = sqrt(y) + exp(y) + cu_pow_double(y, 0.5) + fmin(y, 1.0) + y / 3;
    d[1] = cu_sin_double(y) * M_PI + atan2(y, 1.0);
    f[2] = fma(x, x, 1.0f) + 1 / x + min(cu_float2int(x), 3);
}
