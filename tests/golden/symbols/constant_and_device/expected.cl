#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/vector.clh>

float polynomial(float x, __constant float *coefficients)
{
    float sum = 0;
    for (int i = 15; i >= 0; i--)
        sum = sum * x + coefficients[i];
    return sum;
}

__kernel void evaluate(__global float *out, __constant float *coefficients,
                       __constant cu_int3 *size, __global int *hits, __global double (*table)[2])
{
    out[get_local_id(0)] = polynomial((uint)get_local_id(0), coefficients) + size->y;
    atomic_add(hits, 1);
    table[1][(uint)get_local_id(0) & 1] = *hits;
}

/* weigh<float> */
__kernel void weigh_float(__global float *p, __constant float *weights_float_4)
{
    p[get_local_id(0)] *= weights_float_4[(uint)get_local_id(0) % 4]; // one of four
}

/* weigh<int> */
__kernel void weigh_int(__global int *p, __constant int *weights_int_4)
{
    p[get_local_id(0)] *= weights_int_4[(uint)get_local_id(0) % 4]; // one of four
}
