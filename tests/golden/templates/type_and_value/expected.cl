#pragma OPENCL EXTENSION cl_khr_fp64 : enable

/* dot<float, 4> */
float dot_float_4(__local const float *a, __global const float *b)
{
    float sum = 0;
    for (int i = 0; i < 4; i++)
        sum += a[i] * b[i];
    return sum;
}

/* dot<double, 3> */
double dot_double_3(__global const double *a, __local const double *b)
{
    double sum = 0;
    for (int i = 0; i < 3; i++)
        sum += a[i] * b[i];
    return sum;
}

/* k<float, 64, 1> */
__kernel void k_float_64_1(__global float *out, __global const float *a)
{
    __local float cache[64];
    cache[get_local_id(0)] = a[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = dot_float_4(cache, a) * (float)2;
}

/* k<double, 32, 0> */
__kernel void k_double_32_0(__global double *out, __global const double *a)
{
    __local double cache[32] __attribute__((aligned(16)));
    cache[get_local_id(0)] = a[get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    out[get_local_id(0)] = dot_double_3(a, cache);
}
