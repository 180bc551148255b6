#pragma OPENCL EXTENSION cl_khr_fp64 : enable

int f(int x)
{
    return x + 1;
}

float f_float_float(float x, float y)
{
    return x * y;
}

__kernel void k(__global int *i, __global float *x)
{
    *i = f(*i);
    *x = f_float_float(*x, 2.0f) + f_float_float(*x, 3.0f);
}

__kernel void k_double__ptr(__global double *d)
{
    *d = f_float_float((float)*d, 2.0f);
}
