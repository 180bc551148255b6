#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/convert.clh>
#include <cu2cl/fast.clh>
#include <cu2cl/rounding.clh>

#define HALF(x)      ((x) / 2)

typedef struct sample {
    float value;
    float weight;
} sample;

/* ratio<float> */
float ratio_float(float a, float b)
{
    return cu_fast_divide(a, b);
}

/* ratio<double> */
double ratio_double(double a, double b)
{
    return a / b;
}

__global sample *next(__global sample *s, int *count)
{
    return s + (*count)++;
}

__kernel void normalise(__global sample *samples, __global float *out, __global double *wide,
                        __global int *ints, int n)
{
    __global float *cu2cl_tmp1;
    int i = get_group_id(0) * get_local_size(0) + get_local_id(0), used = 0;
    float x = samples[i].value, y = samples[i].weight;

    // the target twice, once for reading
    samples[i].value = cu_fast_divide(samples[i].value, y);
    // the target is computed once
    cu2cl_tmp1 = &next(samples, &used)->weight, *cu2cl_tmp1 = cu_fast_divide(*cu2cl_tmp1, x);
    out[0] = cu_fast_divide(cu_fast_divide(x + 1, y - 1), n);
    out[1] = x / 2.0f + y / 0.125f + HALF(x); // exact as they are
    out[2] = 1.0f / x + 3.0f / 7.0f;          // a reciprocal and a constant
    out[3] = rsqrt(x) + rsqrt(y);
    out[4] = cu_fast_divide(2.0f, cu_fast_sqrt(x * x + y * y)) + cu_fast_sqrt(x) + rsqrt(y);
    out[5] = (cu_fast_divide(x, n)) + ratio_float(x, y) + cu_fast_divide(x, y);
    out[6] = cu_fdiv_rn(x, y) + cu_frcp_rn(x) + cu_fsqrt_rn(y);
    out[7] = cu_fast_divide(x, 3) + i / 2 + cu_fast_divide(i, x);
    wide[i] = ratio_double(wide[i], (double)x) / 3.0 + sqrt(wide[i]); // double stays
    wide[i] /= x;
    ints[i] /= 3;
    ints[i] = cu_float2int(cu_fast_divide(x, y));
}
