#pragma OPENCL FP_CONTRACT OFF

#define STEPS 8

__kernel void walk(__global float *values, __global int *facts)
{
    facts[0] = STEPS;
    facts[1] = 900;
    facts[2] = 90;
    values[0] = values[1] * values[2] + values[3];
}
