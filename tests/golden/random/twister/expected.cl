#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include <cu2cl/curand_poisson_xorwow.clh>
#include <cu2cl/curand_xorwow.clh>

__kernel void poisson(__global curandState *states, __global uint *out)
{ out[0] = cu_curand_poisson_xorwow_global(states, 3.5); }
